# What a study of the balance looks at (zeitalter lab balance).

study-civilization = Civilization
study-leader = Leader
study-wonder = Wonder
study-card = Advisor
study-government = Government
