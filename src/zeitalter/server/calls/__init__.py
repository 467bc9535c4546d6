"""People are called: what has happened at their tables goes to their browsers, by mail and through hooks."""
