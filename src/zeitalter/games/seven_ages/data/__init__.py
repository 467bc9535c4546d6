"""What is printed on board, cards and counters: YAML, the records it must fit, and the components compiled from it."""
