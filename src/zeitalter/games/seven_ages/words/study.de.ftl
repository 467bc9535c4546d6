# Wonach eine Untersuchung der Ausgewogenheit fragt (zeitalter lab balance).

study-empire = Reich
study-artefact = Errungenschaft
study-event = Ereignis
