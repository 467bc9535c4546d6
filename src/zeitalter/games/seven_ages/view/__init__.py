"""What a seat may know, and worlds it cannot tell apart."""
