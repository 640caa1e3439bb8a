"""Lawrence of Arabia: its state, its rules and the words for both. Start at `rules.Lawrence`."""
