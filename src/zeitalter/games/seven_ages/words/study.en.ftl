# What a study of the balance looks at (zeitalter lab balance).

study-empire = Empire
study-artefact = Artefact
study-event = Event
