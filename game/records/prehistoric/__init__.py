"""What Prehistoric Warfare adds to the language of scenarios."""
