# Der Verlauf in Kürze: was eine Tat zu ihrer einen Zeile beiträgt. Variablen wie bei event-<id>; kein Punkt am Ende.

## Vorbereitung

brief-player-order = Reihenfolge: { $seat }
brief-plays-civilization = spielt { $civilization }
brief-draws-goal = zieht { $goal }
brief-places-goal = auf Feld { $cell }
brief-goals-placed =
    { $number ->
        [one] 1 Ziel liegt aus
       *[other] { $number } Ziele liegen aus
    }
brief-excludes-advisor = lässt { $card } vorerst aus
brief-starts-with-advisor = beginnt mit einem Berater: { $card }
brief-starts-with-advisor-veiled = beginnt mit einem Berater
brief-keeps-leader = wählt einen Anführer: { $leader }
brief-keeps-leader-veiled = wählt einen Anführer
brief-reveals-leader = Anführer { $leader }
brief-settles = erster Würfel → { $territory }

## Karten

brief-event = Ereignis: { $event }
brief-reveals = legt { $card }
brief-passes = setzt aus
brief-calls-advisor = { $card }
brief-revolts = Revolution, letzte Aktionsrunde
brief-event-happens = Ereignis
brief-blocked-by-event = { $card } ohne Wirkung: { $event }
brief-no-effect = { $action } ohne Wirkung: { $hindrance }
brief-takes-back =
    { $card_count ->
        [one] Karte zurück: { $card }
       *[other] Karten zurück: { $card }
    }
brief-gets-card = neue Karte { $card }
brief-draws-advisor = neuer Berater { $card }
brief-draws-advisor-veiled = neuer Berater

## Machtwürfel, Punkte, Stufen

brief-exploits = Ausbeutung
brief-recovers-cubes =
    { $number ->
        [one] 1 Würfel zurück
       *[other] { $number } Würfel zurück
    }
brief-receives-cubes =
    { $number ->
        [one] 1 neuer Würfel
       *[other] { $number } neue Würfel
    }
brief-destroys-cubes =
    { $number ->
        [one] 1 Würfel verloren
       *[other] { $number } Würfel verloren
    }
brief-gains-vp = +{ $number } SP
brief-loses-vp = −{ $number } SP
brief-level-up = { $stat } → { $number }
brief-level-down = { $stat } ↓ { $number }
brief-overflow = { $stat } schon ganz oben

## Wunder, Weltkarte, Nachbarn

brief-builds = baut { $wonder }
brief-uses-wonder = nutzt { $wonder }
brief-loses-wonder = verliert { $wonder }
brief-refreshes = frischt { $wonder } auf
brief-wonder-removed = Wunder aus dem Spiel: { $wonder }
brief-expands = Ausbreitung → { $territory }
brief-leaves = gibt auf: { $territory }
brief-trades = Handel mit { $civ }
brief-raids = Überfall auf { $civ }
brief-attacks = Krieg gegen { $civ2 } ({ $territory })
brief-war-even = unentschieden
brief-wins-war = gewinnt
brief-loses-territory = räumt das Gebiet
brief-keeps-last-cube = behält den letzten Würfel
brief-eliminated = scheidet aus
brief-tourists = Tourismus

## Ende der Runde, Varianten, Ende

brief-round-ends = Runde { $number } ist gespielt
brief-measure = { $measure }
brief-scores-territories = Gebietsbonus: { $territory }
brief-government = { $government }
brief-leader-scores =
    { $number ->
        [0] { $leader } bringt nichts
       *[other] { $leader }
    }
brief-bot-shares = verfehlte Anführerpunkte
brief-new-order = neue Reihenfolge: { $seat }
brief-new-wonders =
    { $wonder_count ->
        [0] kein Wunder liegt aus
        [one] 1 Wunder liegt aus
       *[other] { $wonder_count } Wunder liegen aus
    }
brief-reaches-goal = erreicht { $goal }
brief-activates-dominion = Herrschaft: { $ability }
brief-dominion-ends = Herrschaft endet: { $ability }

## Auf einen Blick: Überschriften

figure-technology = Technologie
figure-military = Militär
figure-cubes = Würfel
figure-hand = Hand
figure-row = Ablage
figure-leader = Anführer
