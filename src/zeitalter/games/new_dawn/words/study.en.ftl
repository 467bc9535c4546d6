# What a study of the balance looks at (zeitalter lab balance).

study-leader = Leader
study-wonder = World wonder
study-card = Focus card
study-state = Conquered city-state
