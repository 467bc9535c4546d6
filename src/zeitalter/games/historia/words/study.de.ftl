# Wonach eine Untersuchung der Ausgewogenheit fragt (zeitalter lab balance).

study-civilization = Zivilisation
study-leader = Anführer
study-wonder = Weltwunder
study-card = Berater
study-government = Regierung
