"""The table of Lawrence of Arabia. Start at `scene.LawrenceTable`."""
