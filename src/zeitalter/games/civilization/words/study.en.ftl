# What a study of the balance looks at (zeitalter lab balance).

study-nation = Nation
study-card = Civilization card
