"""How a good player of 7 Ages thinks: an answer for every question by rules of thumb, and why it is good."""
