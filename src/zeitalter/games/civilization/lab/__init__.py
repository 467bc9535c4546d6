"""What programs that learn Civilization see of it."""
