"""The studio that draws the pictures of the cards: `python -m assets.studio`.

Only its results, the files under `assets/art`, are needed to play.
"""
