"""Starts Card Table: `python main.py --help` tells what it can do."""

import sys

from game.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
