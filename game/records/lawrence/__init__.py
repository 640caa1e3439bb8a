"""What Lawrence of Arabia adds to the language of scenarios."""
