"""7 Ages (Harry Rowland, 2004): players lead several empires each through the seven ages of history."""
