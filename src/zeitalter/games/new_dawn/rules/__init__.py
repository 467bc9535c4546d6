"""The rules: the position, setting up, a module per chapter of the rule book, and what must always hold."""
