"""What programs that learn A New Dawn see of it."""
