# Wonach eine Untersuchung der Ausgewogenheit fragt (zeitalter lab balance).

study-nation = Volk
study-card = Zivilisationskarte
