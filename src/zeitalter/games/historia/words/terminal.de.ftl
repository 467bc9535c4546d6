# Wörter für den Tisch im Terminal: kurz, denn eine Zeile hat 80 Spalten.

## Kopf und Rangliste

terminal-round = Runde { $round } von { $last }, Epoche { $epoch } ({ $of_epoch } von 4)
terminal-ending = Diese Aktionsrunde ist die letzte.
terminal-round-end = Rundenende
terminal-event = Ereignis
terminal-next-event = Danach
# Name | Punkte | Technologie | Militär | Machtwürfel | Handkarten | Ablagereihe | Staatsform
terminal-rank-heads = Spieler|SP|Tech|Mil|Würf.|Hand|Reihe|Staatsform
terminal-you = { $name } (du)
terminal-points = { $vp } SP
terminal-levels = T{ $technology } M{ $military }
terminal-short-technology = T
terminal-short-military = M
terminal-status =
    Machtwürfel: { $personal } frei, { $used } benutzt. Technologie { $technology }, Militär { $military }, { $vp } SP.

## Weltkarte

terminal-map-legend = Buchstaben: wer dort ist. SP des Plättchens, # seine Nummer (für Zivbots).
terminal-yours = deins
terminal-in-reach = erreichbar
terminal-beside = neben { $names }
terminal-near = Nachbarn
terminal-nobody = niemand

## Matrix

terminal-matrix-legend =
    T Technologie, M Militär. Großbuchstabe: wer dort steht, #: wie viele. + deine nächste Stufe, * Ziel, . kein Feld.
terminal-goal = Dieses Ziel
terminal-track-technology = Technologie
terminal-track-military = Militär
terminal-letter-clan = k
terminal-letter-nomads = n
terminal-letter-city_state = s
terminal-letter-empire = g
terminal-letter-mercantilism = m
terminal-letter-enlightenment = a
terminal-letter-consumerism = c
terminal-letter-utopia = u
terminal-letter-barbarians = b

## Tafeln

terminal-cubes = Machtwürfel
terminal-cubes-of = { $personal } frei, { $used } benutzt, { $map } auf der Weltkarte, { $general } noch nicht im Spiel
terminal-cubes-civbot = { $personal } übrig, { $map } auf der Weltkarte
terminal-hand = Hand
terminal-hand-hidden =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
terminal-hand-title =
    Deine Hand; du darfst { $n ->
        [one] 1 Karte
       *[other] bis zu { $n } Karten
    } je Aktionsrunde legen.
terminal-row = Ablage
terminal-row-empty = leer; Revolution braucht hier 3 Karten
terminal-revealed = Aufgedeckt
terminal-executing = Führt aus
terminal-wonders = Wunder
terminal-wonder-upright = { $name } ({ $text })
terminal-wonder-turned = [{ $name }, benutzt]
terminal-wonder-locked = { $name } ({ $text }; ab der nächsten Karte)
terminal-wonder-row = Wunderreihe
terminal-wonder-decks = Karten in den Wunderdecks: { $decks }
terminal-leader = Anführer
terminal-term = { $stat } { $value }: { $vp } SP
terminal-term-met = { $stat } { $value }: { $vp } SP (erfüllt)
terminal-term-open = { $stat } { $value }: { $vp } SP (jetzt { $now })
terminal-kept = Behalten
terminal-kept-of =
    Epoche { $epoch ->
        [1] I
        [2] II
       *[other] III
    }: { $text }
terminal-hidden = verdeckt
terminal-advisors = Berater
terminal-deck =
    { $n ->
        [0] Deck leer
       *[other] { $n } im Deck
    }
terminal-face-up = gespielt: { $names }
terminal-dominion = Herrschaft
terminal-dominion-ready = bereit: bei einem Wert allein vorn, beim anderen nicht allein hinten ({ $first }, { $second })
terminal-dominion-active = { $ability }, bis zum Ende der Epoche
terminal-dominion-spent = benutzt
terminal-land = Gebiete
terminal-shared = mit { $marks }
terminal-eliminated = ausgeschieden
terminal-next = Nächstes
terminal-next-none = { $letter }{ $level } kein Feld
terminal-next-overflow = { $letter }: { $vp } SP
terminal-nothing = keine
terminal-no-seat = Hier sitzt niemand; wähle einen Platz.

## Wirkungen

terminal-fx-nothing = nichts
terminal-fx-gain_vp = +{ $n } SP
terminal-fx-lose_vp = -{ $n } SP
terminal-fx-recover_cubes = { $n } Machtwürfel zurück
terminal-fx-receive_cubes =
    { $n ->
        [one] 1 neuer Machtwürfel
       *[other] { $n } neue Machtwürfel
    }
terminal-fx-pay_cubes = { $n } Machtwürfel abgeben
terminal-fx-destroy_cubes = { $n } Machtwürfel verlieren
terminal-fx-recover_oldest_cards =
    { $n ->
        [one] älteste Karte zurück
       *[other] { $n } älteste Karten zurück
    }
terminal-fx-recover_chosen_cards =
    { $n ->
        [one] beliebige Karte zurück
       *[other] { $n } beliebige Karten zurück
    }
terminal-fx-refresh_wonders =
    { $n ->
        [99] alle Wunder
       *[other] { $n } Wunder
    } auffrischen
terminal-fx-gain_levels = { $what } +{ $n }
terminal-fx-lose_levels = { $what } -{ $n }
terminal-fx-build_wonders = { $n } Wunder umsonst
terminal-fx-lose_wonders = { $n } Wunder aufgeben
terminal-fx-place_cube-normal = Machtwürfel setzen
terminal-fx-place_cube-anywhere = Machtwürfel beliebig setzen
terminal-fx-do_action = { $what }
terminal-fx-draw_advisors =
    { $n ->
        [one] neuer Berater
       *[other] { $n } neue Berater
    }
terminal-fx-unlock_card = Karte { $what }
terminal-fx-unlock_advanced = { $what } erweitert
terminal-fx-set_card_limit =
    { $n ->
        [one] 1 Karte zugleich
       *[other] { $n } Karten zugleich
    }
terminal-fx-ability = überall Nachbar
terminal-majority = alleinige Mehrheit ({ $stat })
terminal-destroy =
    { $n ->
        [one] ein anderes zerstören
       *[other] { $n } andere zerstören
    }
terminal-any-action = jede Aktion

## Aktionskarten

terminal-cubes-paid = { $n } Machtwürfel
terminal-or = { $basic }; oder { $advanced }
terminal-needs-technology = ohne Wirkung vor Technologie { $level }
terminal-card-military = { $effects }
terminal-card-technology = { $effects }
terminal-card-art = { $n } Wunder nehmen
terminal-card-exploitation = bis zu { $n } Machtwürfel zurück, benutzte oder von der Weltkarte
terminal-card-expansion =
    { $n ->
        [0] 1 Machtwürfel nebenan setzen
       *[other] { $n } Machtwürfel zurück, 1 setzen
    }
terminal-card-trade = { $effects }; der Partner gewinnt { $vp } SP
terminal-card-raid = { $effects }
terminal-card-war = der Stärkere gewinnt { $vp } SP
terminal-card-tourism = { $vp } SP je { $n } Wunder
terminal-card-revolution = neueste und beliebige Karte zurück; beendet die Runde

## Das Ende

terminal-total = Gesamt
terminal-level-sum = Summe der Stufen

## Was man tippen kann

terminal-play-help =
    Antworte mit einer Zahl der Liste; wo du Karten wählst, mit mehreren Zahlen oder Namen (1,4 oder kunst, handel).
    In einer langen Liste: mehr, oder Wörter zum Suchen; die Eingabetaste zeigt die Liste wieder.
    tisch   der ganze Tisch        weltkarte  die Weltkarte
    matrix  die ganze Matrix       tafeln     die Tafeln aller
    hand    deine Hand in Worten   karten     alle Aktionskarten
    wunder  Wunderreihe, Wunder    anführer   die Anführer
    karte NAME    eine Karte, ein Wunder, ein Anführer, ein Ereignis in Worten
    warum WÖRTER  warum etwas nicht geht, mit der Regel
    regel         die Regel zu dieser Frage; regel H51 oder regel WORT für andere
    tipp          was ein Bot hier täte, und warum
    zurück        deine letzte Antwort zurücknehmen, solange nichts aufgedeckt ist
    log N         die letzten N Zeilen des Protokolls
    speichern DATEI   die Partie speichern      ende   aufhören
    In der Rangliste heißt „Würf. 2/1“: 2 Machtwürfel frei, 1 benutzt.
terminal-no-card = Ich kenne keine Karte, kein Wunder, keinen Anführer, kein Ereignis und keine Technologie mit „{ $words }“ im Namen.
terminal-card-usage = Tippe „karte“ und einen Namen, zum Beispiel: karte petra
terminal-why-usage = Tippe „warum“ und was du gern tätest, zum Beispiel: warum revolution
terminal-words-matrix = matrix
terminal-words-wonders = wunder
terminal-words-leader = anführer
