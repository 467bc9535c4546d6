# Die Wörter des Tisches, der im Browser gezeichnet wird.

## Karte

board-map = Karte
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-fit = Ganze Karte zeigen
board-possible = jetzt möglich
board-choose = Was tust du hier?
board-close = Schließen
board-cancel = Abbrechen
board-terrain = { $terrain }, Schwierigkeitsgrad { $n }
board-state = Stadtstaat { $name }
board-state-taken = Stadtstaat { $name }, erobert
board-nature = Naturwunder { $name }
board-nature-taken = Naturwunder { $name }, genommen
board-capital-of = Hauptstadt von { $name }
board-city-of = Stadt von { $name }
board-mature = entwickelt
board-token-of = Kontrollmarker von { $name }
board-strong-of = Verstärkter Kontrollmarker von { $name }
board-caravan-of = Wagen von { $name }
board-barbarian = Barbar { $letter }
board-wonder-here = Weltwunder { $name }
board-stray = Weltwunder { $name } ohne Besitzer
board-from = Von { $space }: Wähle, wohin.
board-which-caravan = Welcher Wagen?
board-caravan-where = { $n ->
    [one] Ein Schritt: Wähle, wohin.
   *[other] { $n } Schritte: Wähle, wohin.
}
board-caravan-at = Wagen { $n }: { $where }
board-on-card = auf der Karte

## Kampf

board-odds = { $percent } % Aussicht auf Sieg: { $attack } + Würfel gegen { $defence } + Würfel.
board-odds-own = { $n ->
    [one] Mit deinem Marker { $percent } %.
   *[other] Mit deinen { $n } Markern { $percent } %.
}
board-odds-other = { $n ->
    [one] Wenn nur die Verteidigung ihren Marker ausgibt, { $percent } %.
   *[other] Wenn nur die Verteidigung ihre { $n } Marker ausgibt, { $percent } %.
}
board-combat = { $name } greift an: { $space }
board-gives-back = Vorher gibst du deine Diplomatiekarte zurück: { $list }.
board-ahead = Es steht { $attack } gegen { $defence }: So gewinnt der Angriff.
board-level = Es steht { $attack } gegen { $defence }: Bei Gleichstand gewinnt die Verteidigung.
board-behind = Es steht { $attack } gegen { $defence }: So gewinnt die Verteidigung.
board-conquer = Sein Marker kommt auf deine Karte seines Typs, deine Stadt auf das Feld.
board-liberate = Der Stadtstaat kommt zurück auf das Feld, und du nimmst seine Diplomatiekarte.
board-won = gewonnen
board-lost = verloren

## Bau der Karte

board-lay = Spielplanteil anlegen
board-lay-sites = { $n ->
    [0] so gedreht kein Platz
    [one] so gedreht ein Platz
   *[other] so gedreht { $n } Plätze
}
board-tile = Spielplanteil { $tile }
board-side = Seite { $side }
board-turn-left = Gegen den Uhrzeigersinn drehen
board-turn-right = Im Uhrzeigersinn drehen
board-lay-next = Nächster möglicher Platz
board-lay-here = Hier anlegen
board-lay-where = Wähle, wohin

## Scheiben, Wunder, Sieg

board-round = Runde
board-events = Ereignisscheibe
board-event-now = jetzt
board-event-next = Am Ende dieser Runde
board-tech = Technologiescheiben
board-goals = Ziele
board-wonders = Weltwunder
board-wonder-words = { $name } ({ $type }, { $era }), Kosten { $cost }, { $left ->
    [one] das letzte des Stapels
   *[other] { $left } im Stapel
}
board-left = noch { $n }
board-no-wonder = kein Wunder mehr
board-cost = Kosten { $n }
board-paid = { $name }: { $paid } von { $cost } bezahlt
board-victory = Spielziele
board-victory-how = eine Agenda von jeder Karte
board-agenda-done = { $name } hat sie erfüllt

## Spieler

board-mat = Auslage von { $name }
board-first = Startspieler
board-row = Fokusreihe
board-slot = Platz { $n }, { $terrain }
board-trade = { $n ->
    [0] keine Handelsmarker
    [one] ein Handelsmarker
   *[other] { $n } Handelsmarker
}
board-caravans-here = { $n ->
    [one] ein Wagen
   *[other] { $n } Wagen
}
board-full = Hier liegen schon { $n }: Der Marker geht verloren.
board-have = Du hast { $n }.
board-pays-for = Passt zu diesen ausliegenden Weltwundern: { $list }.
board-advance = { $n ->
    [one] 1 Feld weiter, von { $from } auf { $to }
   *[other] { $n } Felder weiter, von { $from } auf { $to }
}
board-advance-over = { $n ->
    [one] 1 Feld weiter, von { $from } über { $to } hinaus
   *[other] { $n } Felder weiter, von { $from } über { $to } hinaus
}
board-dial = Technologiescheibe
board-tokens-left = Kontrollmarker im Vorrat
board-cities-left = Städte im Vorrat
board-fulfilled = Erfüllte Spielzielkarten
board-store = Handelsmarker auf Groß-Simbabwe
board-nothing-yet = Hier werden Weltwunder, eroberte Stadtstaaten und Diplomatiekarten liegen.

## In Worten

board-wild = Barbaren
board-free-states = Stadtstaaten
board-free-natures = Naturwunder
board-resources = Ressourcen
board-cities = Städte
board-tokens = Kontrollmarker
board-strong = Verstärkt
board-caravans = Wagen
board-wonders-own = Weltwunder
board-pacts = Diplomatiekarten

## Auf einen Blick, Nummern

board-numbers = Nummern der Felder zeigen (Taste N)
board-deed-card = { $card } auf Platz { $slot }
board-figure-dial = Technologiescheibe auf { $n }
board-figure-row = Fokusreihe: { $cards }
board-figure-card = { $n } { $card } ({ $type })
board-figure-agendas = { $n ->
    [0] Noch keine von { $of } Spielzielkarten erfüllt
   *[other] { $n } von { $of } Spielzielkarten erfüllt: { $list }
}
board-figure-trade = { $n ->
    [0] Keine Handelsmarker auf den Karten
    [one] 1 Handelsmarker auf den Karten
   *[other] { $n } Handelsmarker auf den Karten
}
board-figure-cities = { $n ->
    [one] 1 Stadt, davon entwickelt: { $mature }
   *[other] { $n } Städte, davon entwickelt: { $mature }
}
board-figure-wonders = { $n ->
    [0] Noch kein Weltwunder
    [one] 1 Weltwunder: { $list }
   *[other] { $n } Weltwunder: { $list }
}
board-figure-tokens = { $n ->
    [0] Keine Kontrollmarker auf dem Spielplan
    [one] 1 Kontrollmarker auf dem Spielplan
   *[other] { $n } Kontrollmarker auf dem Spielplan
}
