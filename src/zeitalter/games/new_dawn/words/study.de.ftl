# Wonach eine Untersuchung der Ausgewogenheit fragt (zeitalter lab balance).

study-leader = Anführer
study-wonder = Weltwunder
study-card = Fokuskarte
study-state = Eroberter Stadtstaat
