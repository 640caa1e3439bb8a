"""The table of Prehistoric Warfare. Start at `scene.PrehistoricTable`."""
