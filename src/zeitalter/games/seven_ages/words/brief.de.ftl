# Taten in Kürze: brief-<Ereignis> ist ein Bruchstück ohne Punkt; der Tisch verbindet sie nach dem Namen mit Kommas.
# run-<Ereignis> fasst mehrere gleiche zusammen ($count Mal, $total zusammen). Was hier nicht steht, steht nur in den Einzelheiten.

## Anfang und Ablauf

brief-shows-opening-card = zeigt { $card }
brief-start-player = beginnt
brief-takes-colours = nimmt { $colour } und { $colour2 }
brief-turns-over = { $action } ({ $empire })
brief-turns-over-wild = Joker als { $action } ({ $empire })
brief-turns-over-slot = { $action }
brief-turns-over-slot-wild = Joker als { $action }
brief-forfeits-wild = Joker verfallen ({ $empire })
brief-resumes = weiter mit { $action } ({ $empire })
brief-resumes-slot = weiter mit { $action }
brief-saves-action = passt für „+1 go“
brief-goes-on = zweite Aktion { $action }
brief-turn-ends = Ende von Runde { $number }

## Karten, Ruhm, Fortschritt

brief-draws-cards =
    { $number ->
        [0] keine Karte
        [one] zieht 1 Karte
       *[other] zieht { $number } Karten
    }
brief-draws-cards-veiled =
    { $number ->
        [0] keine Karte
        [one] zieht 1 Karte
       *[other] zieht { $number } Karten
    }
run-draws-cards =
    { $total ->
        [one] zieht 1 Karte
       *[other] zieht { $total } Karten
    }
brief-throws-away =
    { $number ->
        [0] wirft nichts ab
        [one] wirft 1 Karte ab
       *[other] wirft { $number } Karten ab
    }
brief-takes-discard = nimmt { $card }
run-takes-discard = nimmt { $count } Karten vom Ablagestapel
brief-takes-from-discard = nimmt { $card }
brief-gains-glory = +{ $number } Ruhm
brief-loses-glory = −{ $number } Ruhm
brief-gains-glory-with = +{ $number } Ruhm
run-gains-glory-with = +{ $total } Ruhm
brief-loses-glory-with = −{ $number } Ruhm
run-loses-glory-with = −{ $total } Ruhm
brief-reaps-glory = +{ $number } Ruhm ({ $empire })
run-reaps-glory =
    { $count ->
        [one] +{ $total } Ruhm mit 1 Reich
       *[other] +{ $total } Ruhm mit { $count } Reichen
    }
brief-buys-glory = kauft Ruhm für { $number2 } Geld
brief-advances = { $empire } auf Stufe { $number2 }
run-advances = { $count }-mal Fortschritt
brief-falls-back = { $empire } zurück auf Stufe { $number2 }
run-falls-back = { $count }-mal Rückschritt
brief-enters-age = { $empire } im { $age }
run-enters-age = { $count } Reiche in einem anderen Zeitalter
brief-passes-last-level = { $empire } über der letzten Stufe

## Reiche gründen und aufgeben

brief-starts-nothing = kein neues Reich
brief-starts-empire = { $empire } auf Stufe { $number }
brief-leader-joins = Anführer { $leader }
run-leader-joins = { $count } Anführer
brief-founds-capital = Hauptstadt { $area }
brief-empire-ends = Ende des Reichs ({ $empire })
brief-settles-down = nicht mehr barbarisch ({ $empire })

## Produktion

brief-collects-income = +{ $number } Geld
brief-pays-upkeep = −{ $number } Unterhalt
brief-builds = { $unit } ({ $area })
run-builds =
    { $count ->
        [one] 1 Einheit für { $total } Geld
       *[other] { $count } Einheiten für { $total } Geld
    }
brief-fortifies = Befestigung ({ $area })
run-fortifies = { $count } Befestigungen
brief-dismisses = entlassen: { $unit } ({ $area })
run-dismisses = { $count } Einheiten entlassen

## Handel

brief-asks-way = bittet um einen Weg durch { $empire }
brief-refuses-way = kein Weg durch { $empire }
brief-declines-price = verzichtet auf den Weg
brief-gets-way = Weg durch { $empire }
brief-announces-trade = Handel ({ $empire2 })
brief-trade-totals = { $number } : { $number2 }
brief-neutral-totals = { $number } : { $number2 } gegen die neutrale Welt
brief-wins-trade = gewonnen ({ $empire })
brief-trade-tied = Gleichstand
brief-earns = +{ $number } Geld ({ $empire })
brief-pays = { $number } Geld an { $empire2 }
brief-offers-swap = bietet Kartentausch an ({ $empire })
brief-offers-money = bietet { $number } Geld an ({ $empire })
brief-requests-money = bittet um { $number } Geld ({ $empire })
brief-refuses-offer = lehnt ab
brief-swap = Kartentausch mit { $seat2 }
brief-swap-veiled = Kartentausch mit { $seat2 }

## Manöver und Konflikt

brief-marches = { $area } → { $area2 }
run-marches = { $count } Züge
brief-flies = Flug { $area } → { $area2 }
run-flies = { $count } Flüge
brief-leader-travels = { $leader } → { $area2 }
brief-sets-sail = Seereise ab { $area }
run-sets-sail = { $count } Seereisen
brief-lands = Landung ({ $area })
run-lands = { $count } Landungen
brief-turns-back = Landung gescheitert
brief-goes-down = mit dem Schiff verloren: { $unit }
brief-moves-in-world-war = noch ein Feldzug
brief-moves-again = zweiter Feldzug
brief-strategist-moves = der Stratege zieht noch einmal
brief-gains-area = neu: { $area }
run-gains-area = { $count } neue Gebiete
brief-loses-area = { $area } nicht mehr kontrolliert ({ $empire })
run-loses-area = { $count } Gebiete weniger
brief-takes-area = { $area } erobert (bisher { $empire2 })
run-takes-area = { $count } Gebiete erobert
brief-conflict = Konflikt gegen { $empire2 } ({ $area })
run-conflict = { $count } Konflikte
brief-loses-units = Verluste ({ $empire }): { $unit }
brief-units-perish = Verluste ({ $empire }): { $unit }
brief-retreats = Rückzug ({ $empire }): { $area } → { $area2 }
brief-beats-off = { $area } gehalten ({ $empire })
brief-wiped-out = { $area }: niemand übrig
brief-leader-dies = Anführer verloren: { $leader }
brief-city-falls =
    { $number ->
        [0] Stadt zerstört ({ $area })
       *[other] Stadt nur noch Stufe { $number } ({ $area })
    }
brief-loots =
    { $number ->
        [0] keine Beute
       *[other] { $number } Geld erbeutet
    }
brief-capital-lost = Hauptstadt verloren ({ $empire })
brief-disorder = Aufruhr ({ $area })
run-disorder = Aufruhr in { $count } Gebieten
brief-order = Ordnung ({ $area })
run-order = Ordnung in { $count } Gebieten
brief-avoids-disorder = kein Aufruhr ({ $area })

## Zivilisierung, Glaube, Abstimmungen

brief-plays-artefact = { $artefact } für { $empire }
brief-artefact-goes = { $artefact } verloren ({ $empire })
run-artefact-goes = { $count } Errungenschaften verloren
brief-adopts = { $artefact } angenommen ({ $empire })
brief-gains-elite =
    { $number ->
        [one] 1 Elitemarker ({ $empire })
       *[other] { $number } Elitemarker ({ $empire })
    }
brief-builds-city = neue Stadt ({ $area })
brief-raises-city = Stadt auf Stufe { $number } ({ $area })
brief-declares-capital = Hauptstadt { $area }
brief-demotes = { $leader } degradiert
brief-upgrades = { $unit2 } statt { $unit } ({ $area })
run-upgrades = { $count } Einheiten getauscht
brief-jihad = Jihad ({ $area })
brief-jihad-ends = Ende des Jihad
brief-crusade = Aufruf zum Kreuzzug
brief-crusade-ends = Ende des Kreuzzugs
brief-treaty = Friedensvertrag ({ $empire2 })
brief-treaty-ends = Ende des Friedensvertrags ({ $empire2 })
brief-world-war-ends = Ende des Weltkriegs
brief-converts-area = { $area } bekehrt
brief-looks-at-hand =
    { $number ->
        [0] sieht keine Karte ({ $seat2 })
        [one] sieht 1 Karte ({ $seat2 })
       *[other] sieht { $number } Karten ({ $seat2 })
    }
brief-looks-at-hand-veiled =
    { $number ->
        [0] sieht keine Karte ({ $seat2 })
        [one] sieht 1 Karte ({ $seat2 })
       *[other] sieht { $number } Karten ({ $seat2 })
    }
brief-heresy-vote = Abstimmung über Ketzerei
brief-vote-passes = Vorschlag angenommen
brief-vote-fails = Vorschlag gescheitert
brief-warns-of-move = fordert eine Resolution gegen { $empire }
brief-warns-of-event = fordert eine Resolution gegen { $seat2 }
brief-resolution-fails = keine Resolution
brief-gives-in = gibt nach
brief-defies = gibt nicht nach

## Ereignisse

brief-plays-event =
    { $leader_count ->
        [0] { $artefact_count ->
            [0] { $area_count ->
                [0] { $empire_count ->
                    [0] Ereignis { $event }
                   *[other] Ereignis { $event } ({ $empire })
                }
               *[other] Ereignis { $event } ({ $area })
            }
           *[other] Ereignis { $event } ({ $artefact })
        }
       *[other] Ereignis { $event } ({ $leader })
    }
brief-event-fails = ein Ereignis bleibt ohne Wirkung
brief-gains-money = +{ $number } Geld ({ $empire })
brief-loses-money = −{ $number } Geld ({ $empire })
brief-robs = { $number } Geld erbeutet (bisher { $empire2 })
brief-turns-into-pass = Aktion wird zum Passen
brief-gains-go = Marker „+1 go“ ({ $empire })
brief-fort-falls = Befestigung zerstört ({ $area })
brief-ships-stopped = Schiffe aufgehalten ({ $area })
brief-draws-leaders =
    { $leader_count ->
        [0] kein Anführer
       *[other] Anführer { $leader }
    }
brief-settles = { $area } besiedelt
run-settles = { $count } Gebiete besiedelt
brief-helps-side = +{ $number } für { $empire }
brief-draws-again = neue Karte ({ $empire })
brief-betrays = { $piece } ohne Wert ({ $empire })
brief-hires = angeworben: { $unit }
run-hires = { $count } Einheiten angeworben
brief-names-rebels =
    { $area_count ->
        [0] kein Gebiet erhebt sich
       *[other] Aufstand: { $area }
    }
brief-collapses = Zusammenbruch ({ $empire })
brief-fragments =
    { $area_count ->
        [0] das Reich hält zusammen
       *[other] zersplittert, verloren: { $area }
    }
brief-new-dynasty = führt jetzt { $empire }
brief-offers-area = Heirat mit Verkauf vorgeschlagen ({ $area })
brief-sells-area = { $area } für { $number } Geld an { $empire2 }
brief-marriage-fails = keine Heirat
