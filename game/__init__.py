"""Card Table: two card games at one table. See docs/ARCHITECTURE.md."""

__version__ = "0.1.0"
