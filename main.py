"""Starts Card Table: `python main.py --help` tells what it can do."""

import sys

from game.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # A process that the executable starts begins here as well, and does what it is for.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main(sys.argv[1:]))
