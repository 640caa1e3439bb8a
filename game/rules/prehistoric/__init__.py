"""Prehistoric Warfare: its state, its rules and the words for both. Start at `rules.py`."""
