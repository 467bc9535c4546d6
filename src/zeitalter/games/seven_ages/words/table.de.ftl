# Die Worte des im Browser gezeichneten Tisches.

## Karte

board-map = Weltkarte
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-fit = Ganze Karte zeigen
board-region = Region ...
board-own-areas = Deine Reiche
board-sea = See
board-ocean = Ozean
board-ground = Einkommen { $income }, Bewegung { $cost }, Verteidigung { $defence }
board-neutral = Dieses Gebiet ist neutral.
board-units-of = { $name }: { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}
board-city-of-level = { $name }, Stadt der Stufe { $level }
board-capital-of-level = { $name }, Hauptstadt der Stufe { $level }
board-disorder = Aufruhr
board-fort = Befestigung
board-jihad = Jihad
board-crusade = Kreuzzug
board-treaty = Friedensvertrag
board-possible = jetzt möglich
board-chosen = { $n } gewählt
board-can-move = Von hier können Einheiten ziehen
board-move-from = Aus { $area }: wähle das Ziel
board-all-go = Alle, die können, gehen mit. Nimm welche zurück, um eine kleinere Gruppe zu schicken.
board-group-goes = Nur diese gehen.
board-send-one = Nur eine schicken
board-send-all = Alle schicken
board-way-move = Marschieren
board-way-fly = Fliegen
board-way-travel = Ein Anführer allein
board-plan-send = { $what ->
    [move] { $n ->
        [one] 1 Bewegung abschicken und beenden
       *[other] { $n } Bewegungen abschicken und beenden
    }
    [build] { $n ->
        [one] 1 Einheit bauen und beenden
       *[other] { $n } Einheiten bauen und beenden
    }
    [restore_order] { $n ->
        [one] Aufruhr in 1 Gebiet entfernen und beenden
       *[other] Aufruhr in { $n } Gebieten entfernen und beenden
    }
   *[other] { $n ->
        [one] 1 Schritt abschicken und beenden
       *[other] { $n } Schritte abschicken und beenden
    }
}
board-cancel = Abbrechen
board-choose = Was machst du hier?
board-close = Schließen
board-forecast = Was zu erwarten ist
board-no-conflict = Kein Konflikt in Sicht.
board-conflict-in = Konflikt in { $area } gegen { $empire }.
board-odds = Setzen beide Seiten alles ein: { $wins } % Sieg, { $both } % beide Seiten fallen, { $loses } % Niederlage.

## Formulare

board-fill-in = Deine Wahl
board-to-dock = Neben der Karte ausfüllen
board-to-map = Auf der Karte wählen
board-to-hand = In deiner Hand wählen
board-to-scene = Neben der Karte wählen

## Ablauf und Leiste

board-turn = Runde { $turn }
board-round = Runde { $turn }, Aktionsphase: { $action }
board-last-turn = Letzte Runde
board-last-turn-why = Ein Reich hat die letzte Stufe überschritten: Die Partie endet mit dieser Runde.
board-track = Fortschrittstabelle
board-level = Zeitalter { $age }, Stufe { $level }
board-on-level = { $empire } auf Stufe { $level }.
board-year = { $year } n. Chr.
board-year-bc = { $year } v. Chr.
board-dark = dunkles Zeitalter
board-dark-means = Auf einem dunklen Feld gibt es am Rundenende keinen kostenlosen Fortschritt.
board-world-war = Weltkrieg
board-deck = Zugstapel
board-discard = Ablagestapel: { $n }

## Reiche und Tableaus

board-mat = Auslage von { $name }
board-start-player = Startspieler
board-money = Geld
board-areas = Gebiete
board-city-value = Stadtwert
board-elite = Elitemarker
board-go = Marker „+1 go“
board-glory = Ruhmespunkte
board-hand = Deine Hand
board-hand-count = Handkarten
board-cards-count = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
board-throw-away = { $n ->
    [0] Alle behalten
    [one] 1 Karte abwerfen
   *[other] { $n } Karten abwerfen
}, dann { $draw ->
    [0] keine ziehen
    [one] 1 Karte ziehen
   *[other] { $draw } Karten ziehen
}
board-hand-empty = Du hast keine Karten; Schicksal bringt neue.
board-known-cards = Du kennst: { $cards }
board-slots = { $n } von { $of } Reichen
board-no-empire = Du führst noch kein Reich. Reich gründen bringt eines aus deiner Hand ins Spiel.
board-empty-slot = Leerer Platz
board-empty-slot-may = Reich gründen, Schicksal, Zivilisierung oder Joker.
board-barbarian = Barbarisch
board-range = Reichweite zeigen: { $empire }
board-done-so-far = In dieser Runde getan: { $actions }
board-holds = Hält { $areas }.
board-capital-in = Hauptstadt in { $area }.
board-ages = Zeitalter { $ages }
board-one-age = Zeitalter { $ages }
board-starts-in = Startgebiete: { $areas }
board-starts-with = { $money } Geld, Elite { $elite }, Anführerwert { $leaders }
board-trade-number = Handelszahl { $n }
board-glory-domination = { $of ->
    [world] meiste Gebiete der Welt
   *[other] meiste Gebiete in { $what }
}
board-glory-city_value = höchster Stadtwert
board-glory-money = meistes Geld
board-glory-most_advanced = am weitesten fortgeschritten
board-glory-artefacts = meiste grüne Errungenschaften
board-glory-most_units = meiste Einheiten: { $what }
board-glory-fertile_areas = meiste fruchtbare Gebiete
board-glory-water_areas = meiste Wassergebiete
board-glory-leaders = meiste Anführer
board-glory-empires_with_own_religion = meiste Reiche mit seiner Religion
board-glory-hold_area = hält { $what }
board-at-once-captures_city = sofort für eine eroberte Stadt ab Stufe { $level }
board-at-once-wins_conflict = sofort für einen gewonnenen Konflikt
board-at-once-first_control = sofort, wenn es { $area } zum ersten Mal hält
board-face-down = verdeckt
board-no-marker = noch kein Marker
board-no-colour = Keine Farbe ist frei
board-no-card-fits = Keine Karte deiner Hand passt in Zeitalter { $age }
board-gives-up = Damit verlässt das Reich das Spiel: { $empire }.
board-leave-markers = Keinen aufdecken
board-place = Marker legen
board-place-open = Marker legen, leerer Platz ohne
board-place-missing = Jedes Reich braucht einen Marker

## Karten

board-value = Wert { $n }
board-value-of = Wert, im Kasten von { $action }
board-use-empire = Reich
board-green = grün
board-red = rot
board-kind-religion = Religion
board-kind-government = Regierung
board-kind-wonder = Wunder
board-kind-technology = Technologie
board-kind-society = Gesellschaft
board-kind-world = Welterrungenschaft
board-kind-treaty = Vertrag
board-unit-values = Frontlinie { $front }, Unterstützung { $support }, Bewegung { $move }
board-unit-from = Ab Zeitalter { $age }, Stufe { $level }; kostet { $cost }.
board-unit-carries = Trägt { $n }.

## Konflikt

board-conflict-round = Konflikt in { $area }, Kampfrunde { $round }
board-show-area = Gebiet zeigen
board-attacker = greift an
board-defender = verteidigt
board-no-card = keine Karte
board-total = Summe
board-total-so-far = Was bisher zählt, ohne Einheiten und Karte
board-available = Verfügbar
board-used = Verbraucht
board-rank-back = Zurückgehalten
board-rank-front = Frontlinie
board-rank-support = Unterstützung
board-disordered-force = { $n ->
    [one] Aufgelöste Truppe: 1 Marker
   *[other] Aufgelöste Truppe: { $n } Marker
}
board-part-card = Karte
board-part-front = Frontlinie
board-part-support = Unterstützung
board-part-elite = Elite
board-part-age = späteres Zeitalter
board-part-opponent_disorder = aufgelöste Truppe des Gegners
board-part-terrain = Gelände
board-part-fort = Befestigung
board-part-city = Stadt
board-part-crossing = Fluss, Pfeil, Invasion
board-part-power = Fähigkeiten
board-part-event = Ereignis
board-commit = Einheiten einsetzen
board-commit-how = Ein Klick schiebt eine Einheit weiter. Die Hälfte der eingesetzten, aufgerundet, bildet die Frontlinie.
board-commit-best = { $leaders ->
    [0] Die besten { $n }
   *[other] Die besten { $n } mit Anführer
}
board-commit-units = { $known ->
    [1] { $n } einsetzen, Summe { $sum }
   *[other] { $n } einsetzen, Summe { $sum } und die Karte
}
board-earlier-rounds = Frühere Kampfrunden: { $n }
board-front-is-half = Die Frontlinie braucht { $n }

## Geld

board-forfeited = Marker dieser Aktion, die noch verdeckt liegen, verfallen.
board-wild-waits = Der Joker kann auf eine spätere Aktionsphase warten.
board-costs = kostet { $n }
board-purse = Geld: { $n }
board-purse-left = Geld: noch { $n }, ausgegeben { $spent }

## Auswahl

board-choose-colours = Farbpaare
board-choose-use_colour = Farben und ihre Einheiten
board-choose-take_card = Der Ablagestapel
board-own-pair = dein Paar
board-later-units = später { $n }

## Handel, Abstimmung, Seereise

board-trade = Handel um Fortschritt
board-total-without-card = Ohne die Karte
board-trade-number-short = Handelszahl
board-neutral-world = Neutrale Welt
board-trade-brings = Es zählen Karte und Handelszahl. Die höhere Summe bringt die Differenz an Fortschritt, höchstens { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
}; dann werden die Karten getauscht.
board-neutral-brings = Es zählen Karte und Handelszahl. Eine höhere Summe als die der Welt bringt { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
}; die Karte der Welt behältst du.
board-lay-total = Karte { $value }, Handelszahl { $number }: zusammen { $total }
board-vote-on = Abstimmung über Ketzerei: { $religion }
board-vote-about = { $n ->
    [0] Es geht um keine Stufe
    [one] Es geht um 1 Stufe
   *[other] Es geht um { $n } Stufen
}. Die Abstimmung geht aus von: { $empire }.
board-would-lose = { $n ->
    [one] bei Annahme 1 Stufe zurück
   *[other] bei Annahme { $n } Stufen zurück
}
board-votes = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
}
board-voted-yes = dafür
board-voted-no = dagegen
board-not-voted = noch nicht abgestimmt
board-votes-needed = Nötig sind { $needed } von { $all } Stimmen; bisher { $yes }.
board-levels-left = { $n ->
    [one] 1 Stufe ist noch zu verteilen
   *[other] { $n } Stufen sind noch zu verteilen
}
board-propose = So vorschlagen
board-harvest = Ruhm der Runde { $turn }
board-last-harvest = Ruhm der letzten Runde
board-voyage = Seereise
board-at-sea-in = in { $area }
board-points-left = { $n ->
    [one] noch 1 Bewegungspunkt
   *[other] noch { $n } Bewegungspunkte
}
board-cargo = An Bord
board-free-hold = Platz für eine Einheit
board-voyage-sail = Klicke auf der Karte an, wohin das Schiff fährt.
board-voyage-land = Klicke auf der Karte an, wohin das Schiff fährt oder wo alle an Bord an Land gehen.

## Felder von Formularen

form-offer_area = Verkauf eines Gebiets
form-offer_area-3 = Welches Gebiet?
form-offer_area-4 = Für wie viel Geld?
form-rebels-1 = Gebiete mit Aufständischen
form-price-1 = Geld
form-price-2 = Karten
form-give = Geld anbieten
form-give-2 = Wie viel?
form-request = Um Geld bitten
form-request-2 = Wie viel?
form-land = An Land gehen

## Text

board-text-turn = Runde
board-text-round = Aktionsphase
board-text-active = Aktives Reich
board-text-neutral = Neutrale Gebiete
board-text-level = Fortschritt
board-text-marker = Aktionsmarker
board-text-artefacts = Errungenschaften

## Was an den anderen zählt

board-empire-on-level = { $empire } (Zeitalter { $age }, Stufe { $level })
board-figure-empires = { $n ->
    [one] 1 Reich bei { $of } Plätzen: { $empires }
   *[other] { $n } Reiche bei { $of } Plätzen: { $empires }
  }
board-figure-no-empire = Noch kein Reich bei { $of } Plätzen
board-figure-age = Das am weitesten fortgeschrittene Reich: Zeitalter { $age }, Stufe { $level }
board-figure-no-age = Noch kein Reich auf der Fortschrittstabelle
board-figure-glory = { $n ->
    [one] 1 Ruhmespunkt
   *[other] { $n } Ruhmespunkte
  }
board-figure-areas = { $n ->
    [one] 1 kontrolliertes Gebiet
   *[other] { $n } kontrollierte Gebiete
  }
board-figure-cards = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
  }
board-figure-money = gespartes Geld in allen Reichen zusammen: { $n }
board-menu-artefact = Errungenschaft: { $what }
board-menu-event = Ereignis: { $what }
board-menu-doubtful = { $n ->
    [one] 1 weitere Möglichkeit, die anderen hilft oder dir schadet
   *[other] { $n } weitere Möglichkeiten, die anderen helfen oder dir schaden
  }
