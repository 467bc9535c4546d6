"""What programs that learn 7 Ages see of it."""
