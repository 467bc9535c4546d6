"""What is printed on board and cards: YAML, the records it must fit, and the components compiled from it."""
