# Texte von Historia. Variablen heißen wie die Arten in game.py; Listen kommen auch als $..._count.
# Namen werden unverändert eingesetzt, darum brauchen die Sätze weder Artikel noch Endungen für sie.

game-name = Historia
game-lead = Lege verdeckt deine Aktionskarten, decke mit allen auf und führe eine Zivilisation in zwölf Runden durch drei Epochen: Gebiete, Wunder, Kriege und Staatsformen.
welcome = Willkommen. Wer nach zwölf Runden die meisten Siegpunkte (SP) hat, gewinnt. Wähle zuerst einen Anführer: Seine zwei Ziele bringen am Ende der ersten Epoche Punkte, und der Tipp sagt, welcher passt.
tie-levels = Technologie und Militär zusammen
header-epoch =
    Epoche { $epoch ->
        [1] I
        [2] II
       *[other] III
    }
header-round = Runde { $round }
civbot-name = Zivbot { $color }

phrase-epoch =
    { $number ->
        [1] I
        [2] II
       *[other] III
    }
phrase-cubes =
    { $number ->
        [one] 1 Machtwürfel
       *[other] { $number } Machtwürfel
    }

## Namen

stat-technology = Technologie
stat-military = Militär
stat-wonders = Wunder
stat-territories = Gebiete

version-basic = Grundaktion
version-advanced = erweiterte Aktion

place-general = allgemeiner Vorrat
place-used = benutzte Machtwürfel
place-personal = persönlicher Vorrat

source-government = Regierungsbonus
source-territories = Gebietsbonus
source-leader = Anführerbonus
source-wonder = Wunder
source-advisor = Berater
source-level = Stufe
source-trade = Handel
source-raid = Überfall
source-war = Krieg
source-tourism = Tourismus
source-exploitation = Ausbeutung
source-event = Ereignis
source-goal = Ziel
source-civbot = Zivbot-Bonus

hindrance-technology = die nötige Technologie fehlt
hindrance-cubes = kein freier Würfel
hindrance-cell = auf der Matrix fehlt dort das Feld
hindrance-row = die Wunderreihe ist leer
hindrance-reach = kein weiteres Gebiet erreichbar
hindrance-partner = kein Nachbar mit mehr Technologie
hindrance-weaker = kein Nachbar mit weniger Militär
hindrance-rival = kein Gebiet ist geteilt
hindrance-used = kein Würfel ist benutzt
hindrance-wonders = zu wenige Wunder
hindrance-even = alle dort sind gleich stark
hindrance-beatable = in geteilten Gebieten ist niemand schwächer
hindrance-discards = die Ablagereihe ist leer
hindrance-upright = kein Wunder ist benutzt
hindrance-general = der allgemeine Vorrat ist leer
hindrance-advisors = kein Berater liegt verdeckt
hindrance-event = das Ereignis lässt nichts übrig


## Wie eine Partie endete

result-points = { $winners } gewinnt mit { $points } SP.
result-tie-break =
    { $winners } gewinnt mit { $points } SP: Bei Gleichstand entscheidet die größere Summe aus Technologie und Militär.
result-shared = { $winners } teilen sich den Sieg mit je { $points } SP.
result-solo-win = { $winners } gewinnt mit { $points } SP, mehr als jeder Zivbot.
result-solo-loss = Die Partie ist verloren: Ein Zivbot hat mindestens ebenso viele SP.
result-solo-elimination = Die Partie ist verloren: Der letzte Machtwürfel wurde von der Weltkarte vertrieben.

## Das Protokoll: Vorbereitung

event-player-order = Spielerreihenfolge: { $seat }.
event-plays-civilization = Zivilisation von { $civ }: { $civilization }.
event-tiles = Die Gebietsplättchen liegen aus; ihre Nummern in der Reihenfolge der Gebiete: { $tile }.
event-draws-goal = { $seat } zieht { $goal }.
event-places-goal = { $seat } legt { $goal } auf Feld { $cell }.
event-goals-placed =
    { $number ->
        [one] 1 Ziel liegt auf der Matrix.
       *[other] { $number } Ziele liegen auf der Matrix.
    }
event-excludes-advisor = { $seat } lässt vorerst einen Berater aus: { $card }.
event-draws-advisor = { $seat } nimmt einen Berater: { $card }.
event-draws-advisor-veiled = { $seat } nimmt einen Berater.
event-starts-with-advisor = { $seat } beginnt mit einem Berater: { $card }.
event-starts-with-advisor-veiled = { $seat } beginnt mit einem Berater.
event-turns-advisor-deck = Das Beraterdeck von { $seat } beginnt von vorn: Auch gespielte Berater können wiederkommen.
event-keeps-leader = { $seat } behält einen Anführer: { $leader }.
event-keeps-leader-veiled = { $seat } behält einen Anführer.
event-reveals-leader = Anführer von { $seat }: { $leader }.
event-leader-scores =
    { $number ->
        [0] { $leader } bringt { $seat } keine SP.
       *[other] { $leader } bringt { $seat } { $number } SP.
    }
event-settles = { $civ } beginnt hier: { $territory }.

## Das Protokoll: Runden und Karten

event-round =
    Runde { $number } beginnt (Epoche { $number2 ->
        [1] I
        [2] II
       *[other] III
    }).
event-round-ends = Die Aktionsrunden der Runde { $number } sind vorbei.
event-event = Ereignis dieser Runde: { $event }.
event-next-event = Ereignis der nächsten Runde: { $event }.
event-event-happens = Das Ereignis trifft { $civ }: { $event }.
event-blocked-by-event =
    { $seat } kann die Forderung des Ereignisses nicht erfüllen ({ $event }); { $card } bleibt ohne Wirkung.
event-reveals = { $seat } deckt auf: { $card }.
event-passes = { $seat } hat keine spielbare Karte und setzt in dieser Aktionsrunde aus.
event-starts-card = { $seat } beginnt mit { $card }.
event-calls-advisor = { $seat } ruft { $card }.
event-revolts = Revolution von { $seat }: Mit dieser Aktionsrunde endet die Runde.
event-executes = { $seat } führt { $action } aus ({ $version }).
event-no-effect = { $action } bleibt für { $seat } ohne Wirkung: { $hindrance }.
event-takes-back = { $seat } nimmt { $card } zurück auf die Hand.
event-takes-oldest = { $seat } nimmt die ältesten Karten zurück auf die Hand: { $card }.
event-gets-card = { $seat } erhält eine neue Karte: { $card }.

## Das Protokoll: Machtwürfel, Punkte, Stufen

event-pays = { $civ } gibt { phrase-cubes } ab.
event-recovers-cubes =
    { $number ->
        [one] { $civ } nimmt 1 benutzten Machtwürfel zurück.
       *[other] { $civ } nimmt { $number } benutzte Machtwürfel zurück.
    }
event-receives-cubes = { $civ } legt { phrase-cubes } aus dem allgemeinen Vorrat zu den benutzten.
event-destroys-cubes = { $civ } legt { phrase-cubes } in den allgemeinen Vorrat zurück.
event-gains-vp = { $civ } gewinnt { $number } SP ({ $source }).
event-loses-vp = { $civ } verliert { $number } SP ({ $source }).
event-level-up = { $civ } erreicht { $stat } { $number }.
event-level-down = { $civ } fällt zurück auf { $stat } { $number }.
event-overflow = { $civ } steht schon auf der höchsten Stufe ({ $stat }) und erhält stattdessen SP.

## Das Protokoll: Wunder, Weltkarte, Nachbarn

event-builds = { $seat } baut ein Wunder: { $wonder }.
event-uses-wonder = { $seat } nutzt ein Wunder: { $wonder }.
event-loses-wonder = { $seat } verliert ein Wunder, es verlässt das Spiel: { $wonder }.
event-refreshes = { $seat } frischt auf: { $wonder }.
event-wonder-removed = Aus der Wunderreihe und dem Spiel entfernt: { $wonder }.
event-expands = { $civ } setzt einen Machtwürfel: { $territory }.
event-leaves = { $civ } verlässt ein Gebiet: { $territory }.
event-exploits = Ausbeutung von { $seat }.
event-trades = { $seat } handelt mit { $civ }.
event-raids = { $seat } überfällt { $civ }.
event-attacks = { $civ } führt Krieg gegen { $civ2 } ({ $territory }).
event-war-even = Beide Seiten sind gleich stark; der Krieg bleibt ohne Wirkung.
event-wins-war = { $civ } gewinnt den Krieg.
event-loses-territory = { $civ } verliert ein Gebiet: { $territory }.
event-keeps-last-cube = { $civ } behält den letzten Machtwürfel auf der Weltkarte: { $territory }.
event-eliminated = { $civ } hat kein Gebiet mehr und scheidet aus.
event-tourists =
    { $number ->
        [0] Tourismus bringt { $seat } keine SP.
       *[other] Tourismus bringt { $seat } { $number } SP.
    }
event-bot-turn =
    { $number ->
        [one] { $civ } ist am Zug: 1 Karte.
       *[other] { $civ } ist am Zug: { $number } Karten.
    }
event-bot-acts = { $civ }: { $action }.
event-bot-idle = { $action } bleibt für { $civ } ohne Wirkung: { $hindrance }.

## Das Protokoll: Ende der Runde, Varianten, Ende

event-measure = Maßnahme am Ende der Runde: { $measure }.
event-scores-territories = Gebietsbonus für { $civ }, wo sonst niemand ist: { $territory }.
event-bot-shares = { $civ } bekommt einen Teil der Anführerpunkte, die verfehlt wurden.
event-government = Staatsform von { $civ }: { $government }.
event-new-order = Neue Spielerreihenfolge: { $seat }.
event-new-wonders =
    { $wonder_count ->
        [0] Die Wunderreihe ist leer.
       *[other] Neue Wunderreihe: { $wonder }.
    }
event-reaches-goal = { $civ } erreicht { $goal }.
event-activates-dominion = { $seat } dreht das Herrschaftsplättchen um: { $ability }.
event-dominion-ends = Die Herrschaft von { $seat } endet: { $ability }.
event-game-over =
    { $seat_count ->
        [one] { $seat } gewinnt mit { $number } SP.
       *[other] { $seat } teilen sich den Sieg mit je { $number } SP.
    }
event-solo-won = Die Partie ist gewonnen, mit mehr SP als jeder Zivbot.
event-solo-lost = Die Partie ist verloren: Ein Zivbot hat mindestens ebenso viele SP.
event-solo-eliminated = Die Partie ist verloren: Der letzte Machtwürfel wurde von der Weltkarte vertrieben.

## Antworten

option-civilization = { $civilization } wählen
option-place_goal = Ziel auf Feld { $cell } legen
option-exclude = { $card } vorerst auslassen
option-choose_advisor = { $card } nehmen
option-keep = { $leader } behalten
option-settle = Ersten Machtwürfel setzen: { $territory }
option-select =
    { $card_count ->
        [0] Keine Karte legen
       *[other] { $card } legen
    }
option-pass = In dieser Aktionsrunde aussetzen
option-start = { $card } ausführen
option-end_turn = Zug beenden
option-no_effect = Ohne Wirkung weiter
option-military = Militär ({ $version }): Militär erhöhen
option-technology = Technologie ({ $version }): Technologie erhöhen
option-art =
    { $wonder_count ->
        [0] Kunst ({ $version }): kein Wunder nehmen
       *[other] Kunst ({ $version }): { $wonder } bauen
    }
option-exploitation =
    { $territory_count ->
        [0] { $number ->
            [0] Ausbeutung ({ $version }): nichts zurücknehmen
            [one] Ausbeutung ({ $version }): 1 benutzten Machtwürfel zurücknehmen
           *[other] Ausbeutung ({ $version }): { $number } benutzte Machtwürfel zurücknehmen
        }
       *[other] { $number ->
            [0] Ausbeutung ({ $version }): { $territory } aufgeben
            [one] Ausbeutung ({ $version }): 1 benutzten Machtwürfel zurücknehmen, { $territory } aufgeben
           *[other] Ausbeutung ({ $version }): { $number } benutzte Machtwürfel zurücknehmen, { $territory } aufgeben
        }
    }
option-expansion =
    { $number ->
        [0] Ausbreitung ({ $version }): Machtwürfel setzen: { $territory }
        [one] Ausbreitung ({ $version }): 1 benutzten Machtwürfel zurücknehmen, dann setzen: { $territory }
       *[other] Ausbreitung ({ $version }): { $number } benutzte Machtwürfel zurücknehmen, dann setzen: { $territory }
    }
option-trade = Handel ({ $version }): mit { $civ }
option-raid = Überfall ({ $version }): auf { $civ }
option-war = Krieg ({ $version }): gegen { $civ } ({ $territory })
option-tourism = Tourismus ({ $version }): deine Wunder werten
option-revolution =
    { $card_count ->
        [0] Revolution: die neueste Karte zurücknehmen
       *[other] Revolution: die neueste Karte und { $card } zurücknehmen
    }
option-wonder =
    { $wonder2_count ->
        [0] { $wonder } nutzen
       *[other] { $wonder } nutzen und dafür { $wonder2 } zerstören
    }
option-build =
    { $wonder_count ->
        [0] Nichts bauen
       *[other] { $wonder } bauen
    }
option-refresh =
    { $wonder_count ->
        [0] Nichts auffrischen
       *[other] { $wonder } auffrischen
    }
option-give_up =
    { $wonder_count ->
        [0] Nichts aufgeben
       *[other] { $wonder } aufgeben
    }
option-take_back =
    { $card_count ->
        [0] Nichts zurücknehmen
       *[other] { $card } zurücknehmen
    }
option-cube = Machtwürfel setzen: { $territory }
option-no_cube = Keinen Machtwürfel setzen
option-dominion =
    { $number ->
        [0] Herrschaft: { $ability } (Machtwürfel zum Markieren: { $place })
       *[other] Herrschaft: { $ability }, { phrase-cubes } nehmen (Machtwürfel zum Markieren: { $place })
    }
option-leave = { $territory } verlassen

## Fragen

prompt-ChooseCivilization = { $name }, wähle deine Zivilisation; ihre fünf Berater gehören dann dir.
prompt-PlaceGoal = { $name }, lege { $goal } auf ein Feld der Matrix; wer es zuerst erreicht, bekommt den Bonus.
prompt-ExcludeAdvisor = { $name }, welchen Berater lässt du vorerst aus? Er kommt offen unter dein Deck.
prompt-FirstAdvisor = { $name }, welchen Berater nimmst du zu Beginn auf die Hand?
prompt-ChooseAdvisor = { $name }, welchen deiner verdeckten Berater nimmst du auf die Hand?
prompt-KeepLeader =
    { $name }, welchen Anführer behältst du? Seine Bedingungen bringen am Ende seiner Epoche SP.
prompt-PlaceFirstCube = { $name }, in welchem leeren Gebiet beginnst du? Von dort breitest du dich später aus.
prompt-SelectCards =
    { $name }, lege Karten verdeckt hin; alle decken zugleich auf und führen aus, was sie gelegt haben.
prepare-select-cards = Karten der nächsten Runde
order-choose-next = Wenn nur noch Wunder übrig sind
    .never = meinen Zug von selbst beenden
prompt-ChooseNext =
    { $name }, was kommt als Nächstes? Wunder darfst du vor, zwischen und nach deinen Karten nutzen.
prompt-Execute = { $name }, wie führst du { $action } aus? Solange etwas möglich ist, darfst du nicht verzichten.
prompt-BuildWonders =
    { $name }, { $number ->
        [one] welches Wunder
       *[other] welche Wunder (bis zu { $number })
    } der Wunderreihe nimmst du? Machtwürfel kostet das nicht.
prompt-RefreshWonders =
    { $name }, welche benutzten Wunder frischst du auf? Du darfst { $number ->
        [99] alle
        [one] eines
       *[other] bis zu { $number }
    } wählen und dann wieder nutzen.
prompt-LoseWonders =
    { $name }, { $number ->
        [one] welches Wunder
       *[other] welche { $number } Wunder
    } gibst du auf? Was du wählst, verlässt das Spiel.
prompt-TakeBackCards =
    { $name }, { $number ->
        [one] welche Karte
       *[other] welche Karten (bis zu { $number })
    } deiner Ablagereihe nimmst du zurück auf die Hand?
prompt-PlaceCube =
    { $name }, in welches Gebiet setzt du den Machtwürfel? In jedem Gebiet darf nur einer von dir stehen.
prompt-LeaveTerritory =
    { $name }, ein zusätzlicher Machtwürfel geht zurück: Welches Gebiet verlässt du? SP kostet das nicht.

## Ablehnungen: Vorbereitung

objection-civilization-taken = Diese Zivilisation ist schon vergeben: { $civilization }.
objection-color-taken = Eine Zivilisation dieser Farbe ist schon im Spiel, darum geht diese nicht: { $civilization }.
objection-cell-missing = Auf der Matrix gibt es kein Feld { $cell }.
objection-goal-on-clan = Auf einem Feld des Klans darf kein Ziel liegen.
objection-goal-beside-goal =
    Feld { $cell } berührt ein anderes Ziel, und Ziele dürfen nicht nebeneinander liegen, auch nicht schräg.
objection-leader-of-epoch =
    Du hast schon einen Anführer der Epoche { phrase-epoch }; für jede Epoche darfst du einen behalten.
objection-not-empty = Hier ist schon jemand: { $territory }. Dein erster Machtwürfel braucht ein leeres Gebiet.

## Ablehnungen: Karten

objection-must-play = Mindestens eine Karte musst du legen.
objection-card-limit =
    Du darfst in einer Aktionsrunde { $number ->
        [one] nur eine Karte
       *[other] höchstens { $number } Karten
    } legen.
objection-not-in-hand = { $card } ist nicht auf deiner Hand.
objection-row-too-short =
    Revolution braucht mindestens 3 Karten in deiner Ablagereihe; { $number ->
        [0] sie ist leer
        [one] dort liegt nur 1
       *[other] dort liegen nur { $number }
    }.
objection-not-revealed = { $card } hast du in dieser Aktionsrunde nicht gelegt oder schon ausgeführt.
objection-revolution-last = Revolution kommt zuletzt; führe erst deine anderen Karten aus.
objection-cards-left = Du hast noch aufgedeckte Karten; führe sie aus, bevor du deinen Zug beendest.
objection-must-execute = { $action } ist möglich und muss darum ausgeführt werden.
objection-event-leaves-nothing = Erst kommt das Ereignis ({ $event }), und danach wäre { $action } nicht mehr möglich.
objection-card-needs-technology = { $action } wirkt nur mit der Technologie { $technology }, und die hast du nicht.
objection-advanced-needs-technology =
    Die erweiterte Aktion braucht die Technologie { $technology }, die du noch nicht hast: { $action }.
objection-only-basic = Hier ist nur die Grundaktion möglich: { $action }.

## Ablehnungen: Aktionen

objection-needs-cubes =
    Das kostet { phrase-cubes }, und { $number2 ->
        [0] dein persönlicher Vorrat ist leer
        [one] in deinem persönlichen Vorrat liegt nur 1
       *[other] in deinem persönlichen Vorrat liegen nur { $number2 }
    }.
objection-needs-vp = Das kostet { $number } SP, und so viele hast du nicht.
objection-no-cell = In dieser Richtung fehlt auf der Matrix das Feld ({ $stat }); entwickle erst die andere Achse.
objection-no-wonders = Die Wunderreihe ist leer.
objection-wonder-not-in-row = Dieses Wunder liegt nicht in der Wunderreihe: { $wonder }.
objection-other-number-of-wonders =
    Hier nimmst du { $number ->
        [one] genau 1 Wunder
       *[other] { $number } Wunder oder alle, die noch da sind
    }.
objection-no-own-cube-there = Dort hast du keinen Machtwürfel: { $territory }.
objection-last-map-cube =
    Dein letzter Machtwürfel muss auf der Weltkarte bleiben, darum kannst du diesen nicht nehmen: { $territory }.
objection-too-many-cubes = Hier darfst du höchstens { phrase-cubes } zurücknehmen.
objection-not-in-used-pool =
    { $number ->
        [0] Du hast keine benutzten Machtwürfel.
        [one] Du hast nur 1 benutzten Machtwürfel.
       *[other] Du hast nur { $number } benutzte Machtwürfel.
    }
objection-own-cube-there = Dort hast du schon einen Machtwürfel, und mehr als einer ist nicht erlaubt: { $territory }.
objection-out-of-reach =
    Dieses Gebiet grenzt an keines von deinen: { $territory }. Mit Navigation könntest du überallhin.
objection-no-cube = Dein persönlicher Vorrat ist leer, du hast keinen Machtwürfel zum Setzen.
objection-not-yourself = Das geht nicht gegen dich selbst; wähle eine andere Zivilisation.
objection-not-a-neighbour =
    { $civ } ist kein Nachbar von dir: Dazu braucht es ein gemeinsames oder angrenzendes Gebiet oder Navigation.
objection-partner-not-higher = { $civ } hat nicht mehr Technologie als du, darum gibt es hier nichts zu lernen.
objection-not-weaker = { $civ } hat nicht weniger Militär als du, darum ist kein Überfall möglich.
objection-rival-not-there = { $civ } hat dort keinen Machtwürfel: { $territory }.
objection-choose-a-card = Wähle noch eine Karte deiner Ablagereihe, die du zurücknimmst.
objection-card-not-in-row = Aus deiner Ablagereihe kannst du diese Karte jetzt nicht wählen: { $card }.

## Ablehnungen: Wunder und Herrschaft

objection-not-your-wonder = Dieses Wunder gehört dir nicht: { $wonder }.
objection-wonder-turned = Dieses Wunder ist benutzt und muss erst aufgefrischt werden: { $wonder }.
objection-wonder-too-new = Dieses Wunder ist neu; du kannst es ab deiner nächsten Karte nutzen: { $wonder }.
objection-wonder-other-action = Dieses Wunder lässt sich nur mit der Aktion { $action } nutzen: { $wonder }.
objection-wonder-no-majority =
    Dieses Wunder braucht die alleinige Mehrheit ({ $stat }), Gleichstand reicht nicht: { $wonder }.
objection-wonder-price =
    { $wonder } wirkt, wenn du { $number ->
        [one] genau ein anderes eigenes Wunder
       *[other] genau { $number } andere eigene Wunder
    } zerstörst.
objection-wonder-itself = Ein Wunder kann sich nicht selbst zerstören: { $wonder }. Wähle ein anderes eigenes.
objection-wonder-nothing-to-destroy =
    Dafür müsstest du andere eigene Wunder zerstören, und so viele hast du nicht: { $wonder }.
objection-wonder-upright = Dieses Wunder ist nicht benutzt und muss nicht aufgefrischt werden: { $wonder }.
objection-wonder-refreshes-itself =
    Dieses Wunder frischt selbst Wunder auf, darum kann kein Wunder es auffrischen: { $wonder }.
objection-no-dominion = In dieser Partie gibt es keine Herrschaftsplättchen.
objection-dominion-used = Du hast dein Herrschaftsplättchen schon umgedreht; es gilt einmal in der Partie.
objection-dominion-condition =
    Du musst in einem Wert allein Erster und im anderen nicht allein Letzter sein: { $stat } und { $stat2 }.
objection-dominion-no-cube =
    Zum Markieren braucht das Plättchen einen Machtwürfel von dir, und an diesem Ort liegt keiner.

## Tischoptionen

switch-civilizations = Zivilisationen
    .help = Werden die Zivilisationen ausgelost, oder wählt jeder in Spielerreihenfolge eine?
switch-civilizations-random = ausgelost
switch-civilizations-choice = frei gewählt

switch-start_order = Erste Spielerreihenfolge
    .help = Wird die Reihenfolge der ersten Runde ausgelost, oder gilt die Sitzordnung?
switch-start_order-random = ausgelost
switch-start_order-seated = nach Sitzordnung

switch-expert_start = Start für Erfahrene
    .help = Jeder beginnt mit 3 statt 4 Machtwürfeln, keiner davon ist schon benutzt.
switch-expert_start-off = aus
switch-expert_start-on = an

switch-civbots = Zivbots
    .help = Wie viele Zivilisationen das Spiel selbst führt; „automatisch“ heißt: allein 5, zu zweit 4, sonst keine.
switch-civbots-auto = automatisch
switch-civbots-full = so viele wie passen: sechs Zivilisationen insgesamt
switch-civbots-0 = keine
switch-civbots-1 = 1
switch-civbots-2 = 2
switch-civbots-3 = 3
switch-civbots-4 = 4
switch-civbots-5 = 5

switch-civbot_levels = Schwierigkeitsgrad der Zivbots
    .help = Karten je Runde: Häuptling 3, Adelige 4, König 5; nenne mehrere, um jedem Zivbot seinen eigenen zu geben.
switch-civbot_levels-noble = Adelige
switch-civbot_levels-chieftain = Häuptling
switch-civbot_levels-king = König

switch-events = Ereignisse
    .help = Eine Variante: In jeder Runde fordert oder gibt ein Ereignis etwas, wenn jemand seine Aktion ausführt.
switch-events-off = aus
switch-events-on = an

switch-goals = Zivilisationsziele
    .help = Eine Zugabe: Acht Ziele liegen auf der Matrix, und wer eines zuerst erreicht, bekommt seinen Bonus.
switch-goals-off = aus
switch-goals-on = an

switch-dominion = Arten der Herrschaft
    .help = Eine Zugabe: Wer vorn liegt, darf einmal in der Partie bis zum Ende der Epoche eine starke Fähigkeit nutzen.
switch-dominion-off = aus
switch-dominion-on = an

switch-advanced_leaders = Anführer für alle Epochen
    .help = Für Fortgeschrittene: Die Anführer aller drei Epochen werden zu Beginn gewählt, spätere bleiben geheim.
switch-advanced_leaders-off = aus
switch-advanced_leaders-on = an

switch-chosen_advisors = Berater auswählen
    .help = Für Fortgeschrittene: Du wählst deine Berater aus, statt sie zu ziehen.
switch-chosen_advisors-off = aus
switch-chosen_advisors-on = an

switch-exploitation_advanced_cost = Preis der erweiterten Ausbeutung
    .help = Das Regelheft verlangt 1 Machtwürfel, die Kurzübersicht 1 SP.
switch-exploitation_advanced_cost-cube = 1 Machtwürfel
switch-exploitation_advanced_cost-vp = 1 SP

switch-animals_bonus = Bonus der Tierhaltung
    .help = Was Technologie 3 (Tierhaltung) bringt; die Regeltexte lassen es offen.
switch-animals_bonus-recover_cube = 1 Machtwürfel zurück
switch-animals_bonus-recover_card = die älteste Karte zurück
switch-animals_bonus-none = nichts

switch-vesuvius_trigger = Ausbruch des Vesuvs
    .help = Welche Aktion dieses Ereignis auslöst; das zählt nur mit Ereignissen.
switch-vesuvius_trigger-any_action = jede Aktion
switch-vesuvius_trigger-art = Kunst
switch-vesuvius_trigger-expansion = Ausbreitung

switch-little_ice_age_trigger = Kleine Eiszeit
    .help = Welche Aktion dieses Ereignis auslöst; das zählt nur mit Ereignissen.
switch-little_ice_age_trigger-trade = Handel
switch-little_ice_age_trigger-any_action = jede Aktion

switch-leader_bonus_before_player_order = Anführerbonus vor der Spielerreihenfolge
    .help = Ist das an, zählen die SP der Anführer schon für die Reihenfolge der nächsten Runde.
switch-leader_bonus_before_player_order-off = aus
switch-leader_bonus_before_player_order-on = an

switch-recover_cubes_rounds = Machtwürfel zurückerhalten
    .help = Nach welchen Runden einer Epoche jeder für jedes seiner Gebiete 1 Machtwürfel zurücknimmt.
switch-recover_cubes_rounds-2-4 = Runden 2 und 4
switch-recover_cubes_rounds-2-3-4 = Runden 2, 3 und 4
switch-recover_cubes_rounds-4 = Runde 4

switch-score_may_be_negative = Punktestand unter 0
    .help = Ist das ausgeschlossen, endet jeder Verlust von SP bei 0.
switch-score_may_be_negative-on = erlaubt
switch-score_may_be_negative-off = ausgeschlossen

switch-dominion_counts_civbots = Zivbots zählen für die Herrschaft
    .help = Ist das an, musst du auch vor den Zivbots liegen, um dein Herrschaftsplättchen umzudrehen.
switch-dominion_counts_civbots-off = aus
switch-dominion_counts_civbots-on = an

## Spielmaterial in Worten: Wirkungen

effect-gain_vp = { $n } SP
effect-lose_vp = { $n } SP verlieren
effect-recover_cubes = { $n } Machtwürfel zurück
effect-receive_cubes =
    { $n ->
        [one] 1 neuer Machtwürfel
       *[other] { $n } neue Machtwürfel
    } bei den benutzten
effect-pay_cubes = { $n } Machtwürfel abgeben
effect-destroy_cubes = { $n } Machtwürfel in den allgemeinen Vorrat zurücklegen
effect-recover_oldest_cards =
    { $n ->
        [one] die älteste Karte zurück
       *[other] die { $n } ältesten Karten zurück
    }
effect-recover_chosen_cards =
    { $n ->
        [one] 1 Karte deiner Wahl zurück
       *[other] bis zu { $n } Karten deiner Wahl zurück
    }
effect-refresh_wonders =
    { $n ->
        [99] alle Wunder
        [one] 1 Wunder
       *[other] bis zu { $n } Wunder
    } auffrischen
effect-gain_levels-technology =
    { $n ->
        [one] 1 Technologiestufe
       *[other] { $n } Technologiestufen
    }
effect-gain_levels-military =
    { $n ->
        [one] 1 Militärstufe
       *[other] { $n } Militärstufen
    }
effect-lose_levels-technology =
    { $n ->
        [one] 1 Technologiestufe
       *[other] { $n } Technologiestufen
    } verlieren
effect-lose_levels-military =
    { $n ->
        [one] 1 Militärstufe
       *[other] { $n } Militärstufen
    } verlieren
effect-build_wonders =
    { $n ->
        [one] 1 Wunder
       *[other] bis zu { $n } Wunder
    } kostenlos bauen
effect-lose_wonders = { $n } Wunder aufgeben
effect-place_cube-personal-normal = 1 Machtwürfel in ein erreichbares Gebiet setzen
effect-place_cube-personal-anywhere = 1 Machtwürfel in ein beliebiges Gebiet setzen
effect-place_cube-used-normal = 1 benutzten Machtwürfel in ein erreichbares Gebiet setzen
effect-place_cube-used-anywhere = 1 benutzten Machtwürfel in ein beliebiges Gebiet setzen
effect-do_action = { $action } ausführen
effect-do_action-details = { $action } ausführen ({ $details })
effect-do_action-basic = Grundaktion
effect-do_action-free = ohne Machtwürfel abzugeben
effect-do_action-waived = auch ohne die nötige Technologie
effect-draw_advisors =
    { $n ->
        [one] 1 neuer Berater
       *[other] { $n } neue Berater
    }
effect-unlock_card = Aktionskarte { $action }
effect-unlock_advanced = erweiterte Aktion { $action }
effect-set_card_limit = Kartenlimit { $n }
effect-ability-navigation = alle Gebiete für dich benachbart

## Spielmaterial in Worten: Auslöser

trigger-action = Mit der Aktion { $action }
trigger-majority-technology = Mit alleiniger Mehrheit bei Technologie
trigger-majority-military = Mit alleiniger Mehrheit bei Militär
trigger-majority-wonders = Mit alleiniger Mehrheit bei Wundern
trigger-majority-territories = Mit alleiniger Mehrheit bei Gebieten
trigger-destroy =
    { $count ->
        [one] 1 anderes eigenes Wunder zerstören
       *[other] { $count } andere eigene Wunder zerstören
    }
trigger-before-action = Vor der Aktion { $action }
trigger-before-any = Vor jeder Aktion

## Spielmaterial in Worten: Karten und Plättchen

describe-nothing = kein Bonus
describe-sentence = { $text }.
describe-wonder = { $trigger }: { $effects }.

describe-leader = { $minor }; { $major }.
describe-term-technology = Technologie ab { $value }: { $vp } SP
describe-term-military = Militär ab { $value }: { $vp } SP
describe-term-wonders =
    { $value ->
        [one] ab 1 Wunder
       *[other] ab { $value } Wundern
    }: { $vp } SP
describe-term-territories =
    { $value ->
        [one] ab 1 Gebiet
       *[other] ab { $value } Gebieten
    }: { $vp } SP

describe-advisor-symbol = Gilt als Aktion { $action }.

describe-event-gift = { $trigger } bekommst du: { $effects }.
describe-event-price = { $trigger }: { $effects }.
describe-event-demand = { $trigger }: { $effects }; geht das nicht, bleibt die Aktion ohne Wirkung.
describe-event-civbots = Gilt auch für Zivbots.
describe-event-no-civbots = Gilt nicht für Zivbots.

describe-government = Am Ende jeder Runde: { $effects }.

describe-basic = Grundaktion: { $text }.
describe-basic-requires = Grundaktion (Technologie { $level }, { $technology }): { $text }.
describe-advanced = Erweiterte Aktion (Technologie { $level }, { $technology }): { $text }.
describe-pay-cubes = { $cost } Machtwürfel abgeben, { $text }
describe-pay-vp = { $cost } SP abgeben, { $text }

describe-action-military = { $effects } gewinnen
describe-action-technology = { $effects } gewinnen
describe-action-art = { $wonders } Wunder der Wunderreihe nehmen
describe-action-exploitation =
    { $cubes ->
        [one] bis zu 1 eigenen Machtwürfel
       *[other] bis zu { $cubes } eigene Machtwürfel
    } aus den benutzten oder von der Weltkarte nehmen; ein geräumtes Gebiet kostet die SP seines Plättchens
describe-action-expansion =
    { $before ->
        [0] 1 Machtwürfel in ein Nachbargebiet ohne eigenen setzen
        [one] bis zu 1 benutzten Machtwürfel zurücknehmen, dann 1 in ein Nachbargebiet ohne eigenen setzen
       *[other] bis zu { $before } benutzte Machtwürfel zurücknehmen, dann 1 in ein Nachbargebiet ohne eigenen setzen
    }
describe-action-trade = { $effects } von einem Nachbarn, der mehr Technologie hat und { $vp } SP erhält
describe-action-raid = Nachbar mit weniger Militär: { $effects }
describe-action-war =
    im geteilten Gebiet gewinnt das höhere Militär { $vp } SP, der Machtwürfel des Verlierers kommt zu den benutzten
describe-action-tourism =
    { $vp } SP für { $wonders ->
        [one] jedes eigene Wunder
       *[other] je { $wonders } eigene Wunder
    } gewinnen
describe-action-revolution =
    die neueste Karte der Ablagereihe und { $cards ->
        [one] 1 weitere
       *[other] { $cards } weitere
    } zurücknehmen; mit dieser Aktionsrunde endet die Runde

describe-ability-extra_cubes =
    Bis zu 2 Machtwürfel aus dem allgemeinen in den persönlichen Vorrat; am Ende der Epoche gehen so viele zurück.
describe-ability-shared_territories =
    Gebietsbonus auch in geteilten Gebieten; die anderen dort zählen sie nicht für Anführer und Machtwürfel.
describe-ability-technology_boost = 2 Technologiestufen mit ihren Boni bis zum Ende der Epoche.
describe-ability-military_boost = 2 Militärstufen mit ihren Boni bis zum Ende der Epoche.

goal-name = Ziel { $number }
