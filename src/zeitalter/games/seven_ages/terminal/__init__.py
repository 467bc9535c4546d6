"""The table drawn in a terminal."""
