"""`zeitalter lab`: tournaments, studies of balance, sweeps, what bots learn, and how strong they are."""
