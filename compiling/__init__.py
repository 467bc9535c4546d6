"""How the rules are compiled: sources are rewritten for the compiler, compiled, and laid beside what they come from."""
