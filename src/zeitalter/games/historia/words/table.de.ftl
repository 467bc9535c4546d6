# Die Wörter des im Browser gezeichneten Tisches.

## Karte

board-map = Weltkarte
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganze Karte zeigen
board-tile = { $vp } SP, Plättchen { $number }
board-cubes-here = Würfel: { $names }
board-empty-here = Keine Würfel
board-possible = jetzt möglich
board-choose = Was machst du hier?
board-close = Schließen
board-more-answers = und { $n } weitere
board-compare = { $stat }: du { $own }, { $name } { $other }
board-parts = Teile des Spielplans

## Matrix

board-matrix = Entwicklungsmatrix
board-matrix-keys = Entwicklungsmatrix; die Pfeiltasten gehen von Feld zu Feld
board-cell = Militär { $military }, Technologie { $technology }: { $government }
board-stands = { $names } hier
board-next = deine nächste Stufe
board-level-military = Militär { $level }
board-letter-clan = K
board-letter-nomads = N
board-letter-city_state = S
board-letter-empire = G
board-letter-mercantilism = M
board-letter-enlightenment = A
board-letter-consumerism = C
board-letter-utopia = U
board-letter-barbarians = B

## Zeit und Ereignisse

board-time = Runde { $round } von 12: Epoche { $epoch }, Runde { $of_epoch } von 4
board-round-end = Am Ende dieser Runde
board-ending = Letzte Aktionsrunde, danach
board-event-now = Ereignis
board-event-next = Nächstes Ereignis

## Karten

board-wonder-row = Wunderreihe
board-wonder-row-empty = Im Moment liegt kein Wunder aus. Am Ende von Runde { $next } werden neue aufgedeckt.
board-wonder-row-over = Kein Wunder liegt aus, und es kommen keine neuen mehr.
board-decks = { $n } im Deck
board-leaders-to-choose = Anführer zur Wahl
board-advisors-to-choose = Berater zur Wahl
board-civilizations-to-choose = Zivilisationen zur Wahl
board-trade-whom = Mit wem handelst du?
board-raid-whom = Wen überfällst du?
board-why-not = Nicht möglich. Ein Klick sagt, warum.
board-hand = Hand
board-limit =
    { $n ->
        [one] 1 Karte legen
       *[other] bis zu { $n } Karten legen
    }
board-lay =
    { $n ->
        [0] Wähle eine Karte
        [one] 1 Karte legen
       *[other] { $n } Karten legen
    }
board-laid = gelegt
board-revealed = aufgedeckt
board-executing = jetzt
board-row = Ablagereihe
board-row-order = Ablagereihe, älteste zuerst
board-row-empty = Leer. Revolution braucht hier drei Karten.
board-oldest = älteste
board-advisors = Berater
board-advisor-deck =
    { $n ->
        [0] Deck leer
        [one] 1 verdeckt
       *[other] { $n } verdeckt
    }
board-wonders = Wunder
board-wonders-empty = Noch keine. Kunst nimmt eines aus der Wunderreihe.
board-turned = benutzt
board-locked = neu, ab der nächsten Karte benutzbar
board-leader = Anführer
board-leader-none = Noch kein Anführer
board-term = { $stat } { $value }: { $vp } SP
board-term-met = erfüllt
board-term-unmet = noch nicht erfüllt
board-term-open = jetzt { $now }
board-kept =
    aufgehoben für Epoche { $epoch ->
        [1] I
        [2] II
       *[other] III
    }
board-dominion = Herrschaft
board-dominion-needs = Braucht die Führung bei { $first } oder { $second }, ohne beim anderen Wert Letzter zu sein.
board-dominion-ready = bereit
board-dominion-active = aktiv
board-dominion-spent = benutzt
board-advanced = erweiterte Aktion verfügbar

## Auslagen

board-mat = Auslage von { $name }
board-you = du
board-vp = { $vp } SP
board-vp-word = Siegpunkte
board-order = Platz { $place } der Spielerreihenfolge
board-pool-personal = verfügbar
board-pool-used = benutzt
board-pool-general = nicht im Spiel
board-hand-count =
    { $n ->
        [one] 1 Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
board-eliminated = ausgeschieden

## Telefon

board-tab-map = Karte
board-tab-matrix = Matrix
board-tab-wonders = Wunder
board-tab-time = Runde
board-tab-score = Wertung

## Spielende

board-score = Schlusswertung
board-score-who = Zivilisation
board-score-sum = SP
board-score-levels = Stufen
board-score-levels-why = Technologie und Militär zusammen entscheiden einen Gleichstand.

## Der Tisch in Worten

board-text-time = Runde und Reihenfolge
board-text-order = Spielerreihenfolge
board-text-wonder-decks = Wunder in den Decks nach Epochen
board-text-leader-decks = Anführer in den Decks nach Epochen
board-text-removed = Anführer aus dem Spiel
board-text-hidden = verdeckt
board-text-none = keine
board-text-near = Grenzt an { $names }.
board-text-next = Deine nächste Stufe { $stat } ist { $level } und führt zu { $government }.
board-text-goal = Ziel bei Militär { $military }, Technologie { $technology }:
board-text-face-up = gespielt
board-text-pick = wählen

## Auf einen Blick

board-figure-technology = Technologie { $level }: { $name }
board-figure-military = Militär { $level }, Staatsform: { $government }
board-figure-cubes = Machtwürfel: { $personal } verfügbar, { $used } benutzt, { $map } auf der Karte, { $general } nicht im Spiel
board-figure-row =
    { $n ->
        [0] Ablagereihe leer
        [one] 1 Karte in der Ablagereihe: { $names }
       *[other] { $n } Karten in der Ablagereihe: { $names }
    }
