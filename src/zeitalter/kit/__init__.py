"""What games share and the kernel does not need: component files, view parts, positions, sentences, drawings."""
