"""What goes over the wire: positions, events and refusals, and what a browser needs to speak of a game."""
