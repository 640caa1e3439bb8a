"""The studio that makes the sounds: `python -m assets.studio.sound`.

Only its results, the files under `assets/sounds`, are needed to play.
"""
