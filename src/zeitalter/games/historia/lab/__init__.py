"""What programs that learn Historia see of it."""
