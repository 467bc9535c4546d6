"""The house: what its workers say to each other, and which of them keeps a match."""
