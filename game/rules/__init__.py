"""The rules module: it alone decides what is legal. Standard library only; no clock, no I/O."""
