"""The screens around the table: title, set-up, result."""
