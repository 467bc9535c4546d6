# Texte von Ein neues Zeitalter. Variablen heißen wie die Arten in kinds.py; Listen kommen auch als $..._count.
# Namen werden unverändert eingesetzt, darum stehen sie, wo es geht, ohne Artikel und Endung.

game-name = Civilization: Ein neues Zeitalter
game-lead = Fünf Fokuskarten, von denen die am stärksten ist, die am längsten wartet: Städte bauen, forschen, handeln, Weltwunder errichten und Agenden vor den anderen erfüllen.
welcome = Willkommen. Es gewinnt, wer auf jeder der ausliegenden Spielzielkarten eine Agenda erfüllt hat. In jedem Zug handelst du eine deiner fünf Fokuskarten ab; je weiter rechts sie liegt, desto stärker ist sie. Fang mit einer Karte auf Platz 4 oder 5 an.
tie-wonders = Weltwunder
tie-spaces = Eigene Felder
luck-roll =
    { $count ->
        [one] 1 Angriffswurf
       *[other] { $count } Angriffswürfe
    }, zusammen { $total } gegen die Würfe der Verteidigung
header-round = Runde { $round }

phrase-tokens = { $number } Handelsmarker
phrase-level =
    { $number ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }

## Namen

space-unlaid = Feld { $number }·{ $number2 }
space-water = Wassermarker { $number }
space-capital = Hauptstadt von { $seat }
# Auf der Seite nach dem, was daneben liegt: "Wald neben Genf"; $mark sind die Nummern (" 11·5"), wo das für mehrere gilt.
space-beside = { $terrain }{ $mark } neben { $city_state }
space-beside-capital = { $terrain }{ $mark } neben der Hauptstadt von { $seat }
space-near-capital = { $terrain }{ $mark } bei { $seat }
space-beside-torres_del_paine = { $terrain }{ $mark } neben den Torres del Paine
space-beside-cliffs_of_dover = { $terrain }{ $mark } neben den Klippen von Dover
space-beside-mount_everest = { $terrain }{ $mark } neben dem Mount Everest
space-beside-crater_lake = { $terrain }{ $mark } neben dem Crater Lake
space-beside-grand_mesa = { $terrain }{ $mark } neben der Grand Mesa
space-beside-galapagos_islands = { $terrain }{ $mark } neben den Galapagos-Inseln
space-beside-mount_kilimanjaro = { $terrain }{ $mark } neben dem Kilimandscharo
space-beside-pantanal = { $terrain }{ $mark } neben dem Pantanal

caravan-0 = Wagen 1 (nicht im Spiel)
caravan-1 = Wagen 2 (nicht im Spiel)
caravan-2 = Wagen 3 (nicht im Spiel)
caravan-3 = Wagen 1 (nicht im Spiel)
caravan-4 = Wagen 2 (nicht im Spiel)
caravan-5 = Wagen 3 (nicht im Spiel)
caravan-6 = Wagen 1 (nicht im Spiel)
caravan-7 = Wagen 2 (nicht im Spiel)
caravan-8 = Wagen 3 (nicht im Spiel)
caravan-9 = Wagen 1 (nicht im Spiel)
caravan-10 = Wagen 2 (nicht im Spiel)
caravan-11 = Wagen 3 (nicht im Spiel)
caravan-on-card = Wagen { $number } (auf der Wirtschaftskarte)
caravan-on-map = Wagen { $number } ({ $space })

type-culture = Kultur
type-science = Wissenschaft
type-economy = Wirtschaft
type-industry = Industrie
type-military = Militär

wonder_type-culture = kulturell
wonder_type-economy = wirtschaftlich
wonder_type-science = wissenschaftlich
wonder_type-military = militärisch

era-ancient = Antike
era-medieval = Mittelalter
era-modern = Moderne

icon-none = kein Ereignis
icon-barbarian_spawn = neue Barbaren
icon-barbarian_move = die Barbaren ziehen
icon-trade = Handel

effect-build_wonder = Weltwunder bauen
effect-build_city = Stadt bauen
effect-reinforce = Kontrollmarker verstärken
effect-attack = Angreifen

## Wie eine Partie endete

result-victory = { $winners } hat auf jeder Spielzielkarte eine Agenda erfüllt und gewinnt.
result-tie-break =
    Mehrere haben auf jeder Spielzielkarte eine Agenda erfüllt; nach Weltwundern und Feldern gewinnt { $winners }.
result-shared = { $winners } haben ihre Agenden erfüllt, stehen auch sonst gleich und teilen sich den Sieg.
result-limit = Nach der vereinbarten letzten Runde endet die Partie; am weitesten ist: { $winners }.

## Das Protokoll: Aufbau

event-leads = { $seat } spielt { $leader }.
event-first-player = Startspieler ist { $seat }.
event-core = Der Kern des Spielplans liegt aus, Seite { $side }: Spielplanteile { $tile }.
event-lays-tile = { $seat } legt Spielplanteil { $tile } an, Seite { $side }.
event-water-fills =
    { $number ->
        [one] Ein umschlossenes Feld wird zu Wasser.
       *[other] { $number } umschlossene Felder werden zu Wasser.
    }
event-capital = { $seat } gründet die Hauptstadt.
event-victory-cards = Die Spielzielkarten liegen aus: { $victory }.
event-shows-wonder = Ein Weltwunder wird aufgedeckt: { $wonder }.

## Das Protokoll: Runde und Zug

event-round = Runde { $number } beginnt.
event-event-dial = Die Ereignisscheibe zeigt: { $icon }.
event-turn = { $seat } ist am Zug.
event-resolves = { $seat } handelt ab: { $focus }, Platz { $slot }.
event-without-effect = Ohne Wirkung für { $seat }: { $focus }.
event-resets = { $seat } setzt auf Platz 1 zurück: { $focus }.
event-swaps-cards = { $seat } tauscht zwei Karten der Fokusreihe: { $focus } und { $focus2 }.
event-replaces = { $seat } tauscht eine Fokuskarte aus: { $focus2 } statt { $focus }.
event-gets-trade = { $seat } erhält { phrase-tokens }: { $focus }.
event-stores-trade = { $seat } lagert { phrase-tokens } auf Groß-Simbabwe.
event-spends = { $seat } gibt { phrase-tokens } aus: { $focus }.
event-spends-state = { $seat } nutzt den Marker eines Stadtstaats wie einen Handelsmarker: { $city_state }.
event-spends-nature = { $seat } nutzt ein Naturwunder: { $nature }.
event-loses-trade = { $seat } verliert { phrase-tokens }: { $focus }.
event-card-full = { $seat } verliert { phrase-tokens }, denn auf einer Karte liegen höchstens 3: { $focus }.
event-cards-full = { $seat } verliert { phrase-tokens }, denn die Karten sind voll.
event-card-missing =
    { $seat } verliert { phrase-tokens }, denn in der Fokusreihe liegt keine Karte dieses Typs: { $type }.
event-store-lost = { $seat } verliert, was auf Groß-Simbabwe lag: { phrase-tokens }.
event-uses-wonder = { $seat } nutzt ein Weltwunder: { $wonder }.
event-uses-envoy = { $seat } nutzt die Diplomatiekarte eines Stadtstaats: { $city_state }.
event-gains =
    { $number ->
        [one] { $seat } erhält eine Ressource: { $resource }.
       *[other] { $seat } erhält { $number } Ressourcen: { $resource }.
    }
event-pays =
    { $number ->
        [one] { $seat } gibt eine Ressource ab: { $resource }.
       *[other] { $seat } gibt { $number } Ressourcen ab: { $resource }.
    }

## Das Protokoll: Felder

event-claims = { $seat } platziert einen Kontrollmarker: { $space }.
event-takes-back = { $seat } nimmt einen eigenen Kontrollmarker vom Spielplan: { $space }.
event-moves-token = { $seat } versetzt einen Kontrollmarker: { $space } – { $space2 }.
event-loses-token = Ein Kontrollmarker von { $seat } ist zerstört: { $space }.
event-loses-city = Eine Stadt von { $seat } ist zerstört: { $space }.
event-weakened = Ein Kontrollmarker von { $seat } ist nicht mehr verstärkt: { $space }.
event-reinforces = { $seat } verstärkt einen Kontrollmarker: { $space }.
event-takes-space = { $seat } übernimmt ein Feld von { $seat2 }: { $space }.
event-gets-nature = { $seat } erhält ein Naturwunder: { $nature }.
event-frees-nature = Ein Naturwunder liegt wieder auf seinem Feld: { $nature }.
event-gets-wonder = { $seat } erhält die Kontrolle über ein Weltwunder: { $wonder } ({ $space }).
event-moves-wonder =
    { $seat } nimmt { $seat2 } ein Weltwunder und legt es unter eine eigene Stadt: { $wonder } ({ $space }).
event-keeps-wonder = { $seat } behält ein Weltwunder, denn { $seat2 } hat keine Stadt ohne eines: { $wonder }.
event-stray-wonder = Dieses Weltwunder gehört niemandem mehr und bleibt liegen, wo es ist: { $wonder } ({ $space }).
event-conquers = { $seat } erobert einen Stadtstaat: { $city_state }.
event-frees-state = Ein Stadtstaat ist wieder unabhängig: { $city_state }.
event-liberates = { $seat } befreit einen Stadtstaat und erhält seine Diplomatiekarte: { $city_state }.
event-nature-on-card = { $seat } legt ein Naturwunder auf eine Fokuskarte: { $nature } ({ $focus }).
event-state-on-card = { $seat } legt den Marker eines Stadtstaats auf eine Fokuskarte: { $city_state } ({ $focus }).

## Das Protokoll: Wissenschaft, Wirtschaft, Industrie

event-advances = { $seat } dreht die Technologiescheibe um { $number } weiter, auf { $number2 }.
event-overflows = { $seat } kommt über das Ende der Technologiescheibe hinaus; sie steht jetzt auf { $number }.
event-strikes = { $seat } setzt Kernkraft ein: { $space }.
event-caravan-moves = Ein Wagen von { $seat } zieht: { $space } – { $space2 }.
event-caravan-trades = Ein Wagen von { $seat } treibt Handel: { $space }.
event-loses-caravan = Ein Wagen von { $seat } ist zerstört: { $space }.
event-clears = Ein Wagen von { $seat } vertreibt Barbar { $letter }: { $space }.
event-takes-envoy = { $seat } nimmt eine Diplomatiekarte: { $city_state }.
event-returns-envoy = { $seat } gibt eine Diplomatiekarte zurück: { $city_state }.
event-takes-pact = { $seat } nimmt eine Diplomatiekarte von { $seat2 }: { $pact }.
event-returns-pact = { $seat } gibt { $seat2 } eine Diplomatiekarte zurück: { $pact }.
event-builds-city = { $seat } baut eine Stadt: { $space }.
event-builds = { $seat } baut ein Weltwunder: { $wonder } ({ $space }).

## Das Protokoll: Kampf und Barbaren

event-attacks = { $seat } greift an: { $space }.
event-roll =
    { $seat } würfelt { $number }, die Verteidigung { $number2 }. Kampfwerte: { $number3 } gegen { $number4 }.
event-attack-won = { $seat } gewinnt den Kampf mit { $number } gegen { $number2 }.
event-attack-lost = { $seat } verliert den Kampf mit { $number } gegen { $number2 }.
event-loots = { $seat } besiegt die Hauptstadt von { $seat2 }.
event-steals = { $seat } nimmt { $seat2 } einen Handelsmarker: { $focus }.
event-direction = Würfelwurf für die Richtung der Barbaren: { $number }.
event-barbarian-moves = Barbar { $letter } zieht: { $space } – { $space2 }.
event-barbarian-at-edge = Barbar { $letter } kommt an den Rand des Spielplans und kehrt um: { $space }.
event-barbarian-barred =
    Barbar { $letter } kehrt um, denn ein Weltwunder von { $seat } lässt ihn nicht ein: { $wonder } ({ $space }).
event-barbarian-repelled =
    Ein verstärkter Kontrollmarker von { $seat } wehrt Barbar { $letter } ab: { $space } – { $space2 }.
event-barbarian-at-capital = Die Hauptstadt von { $seat } wehrt Barbar { $letter } ab, er geht zurück auf sein Feld: { $space }.
event-barbarian-stays = Barbar { $letter } bleibt, wo er ist: { $space }.
event-barbarian-spawns = Barbar { $letter } erscheint: { $space }.
event-barbarian-defeated = { $seat } besiegt Barbar { $letter }.
event-driven = { $seat } lenkt Barbar { $letter } auf ein anderes Feld: { $space }.

## Das Protokoll: Ende

event-completes = { $seat } erfüllt eine Agenda: { $agenda }.
event-game-over =
    { $seat_count ->
        [one] Die Partie ist zu Ende, { $seat } gewinnt.
       *[other] Die Partie ist zu Ende, { $seat } gewinnen.
    }

## Antworten: Aufbau und Zug

option-star = Hauptstadt auf Spielplanteil { $tile }
option-lay_tile =
    { $number ->
        [0] Spielplanteil { $tile } anlegen: Seite { $side }, ungedreht, Ort { $hex }
        [one] Spielplanteil { $tile } anlegen: Seite { $side }, um 1 Sechstel gedreht, Ort { $hex }
       *[other] Spielplanteil { $tile } anlegen: Seite { $side }, um { $number } Sechstel gedreht, Ort { $hex }
    }
option-focus = Abhandeln: { $focus }
option-effect = { $effect }
option-resolve = Abhandeln: { $focus }
option-done = Fertig
option-spend = 1 Handelsmarker ausgeben
option-spend_state = Stadtstaat wie einen Handelsmarker nutzen: { $city_state }
option-spend_nature = Naturwunder wie einen Handelsmarker nutzen: { $nature }
option-swap = Tauschen: { $focus } und { $focus2 }
option-put = 1 Handelsmarker legen: { $focus }
option-put_store = 1 Handelsmarker lagern: Groß-Simbabwe
option-unload = 1 Handelsmarker von Groß-Simbabwe: { $focus }
option-place_nature = { $nature } legen: { $focus }
option-place_state = { $city_state } legen: { $focus }

## Antworten: Kultur und Wissenschaft

option-claim = Kontrollmarker platzieren: { $space }
option-take_back = Eigenen Kontrollmarker zurücknehmen: { $space }
option-shift = Kontrollmarker versetzen: { $space } – { $space2 }
option-convert = Fremden Kontrollmarker umwandeln: { $space }
option-raze = Fremden Kontrollmarker zerstören: { $space }
option-name_tokens = Diese beiden Kontrollmarker nennen: { $space } und { $space2 }
option-yield_token = Diesen Kontrollmarker hergeben: { $space }
option-advance = Technologiescheibe weiterdrehen
option-replace = Austauschen: { $focus2 } statt { $focus }
option-strike = Kernkraft einsetzen: { $space }
option-gain = { $resource } nehmen
option-exchange = { $resource } gegen { $resource2 } tauschen

## Antworten: Wirtschaft und Industrie

option-send = { $caravan } zieht: { $space }
option-take_pact = Von { $seat } nehmen: { $pact }
option-change_pact = Von { $seat } nehmen: { $pact2 }; zurückgeben: { $pact }
option-give_back = An { $seat } zurückgeben: { $pact }
option-city = Stadt bauen: { $space }
option-build = Bauen: { $wonder }
option-pay = Eine Ressource ausgeben: { $resource }
option-pay_nature = Naturwunder als Ressource nutzen: { $nature }
option-under = Unter diese Stadt: { $space }

## Antworten: Militär

option-reinforce = Kontrollmarker verstärken: { $space }
option-attack = Angreifen: { $space }
option-conquer = Stadtstaat erobern
option-liberate = Stadtstaat befreien
option-steal = 1 Handelsmarker nehmen: { $focus }
option-discard = 1 Handelsmarker abgeben: { $focus }
option-drive = Barbar { $letter } versetzen: { $space }

## Fragen

prompt-ChooseStar = { $name }, wo soll deine Hauptstadt stehen?
prompt-LayTile =
    { $name }, lege eines deiner Spielplanteile an. Es muss 4 Felder und, wenn es geht, den Kern berühren.
prompt-BeginTurn =
    { $name }, welche Karte deiner Fokusreihe handelst du ab? Je höher ihr Platz, desto stärker ist sie.
prepare-begin-turn = Karte meines nächsten Zuges
prepare-defender-spends = Wenn ich das nächste Mal angegriffen werde
    .done = Nichts ausgeben
prompt-ChooseEffect = { $name }, was tust du mit dieser Karte?
prompt-PutTrade =
    { $number ->
        [one] { $name }, auf welche Karte legst du den Handelsmarker? Mehr als 3 liegen nie auf einer.
       *[other] { $name }, lege { $number } Handelsmarker auf deine Karten. Mehr als 3 liegen nie auf einer.
    }
prompt-PlaceNature = { $name }, auf welche deiner Karten legst du dieses Naturwunder: { $nature }?
prompt-PlaceState = { $name }, auf welche deiner Karten legst du diesen Stadtstaat: { $city_state }?
prompt-PlaceTokens =
    { $number ->
        [0] { $name }, die Karte selbst erlaubt keinen Kontrollmarker mehr. Für jeden Handelsmarker, den du ausgibst, platzierst du 1 weiteren.
       *[other] { $name }, wo platzierst du Kontrollmarker? Die Karte erlaubt noch { $number }.
    }
prompt-Chain = { $name }, Stonehenge: Platzierst du noch einen Kontrollmarker auf Hügeln neben diesem Feld: { $space }?
prompt-MoveToken = { $name }, welchen deiner Kontrollmarker versetzt du auf ein leeres Feld daneben?
prompt-ConvertToken = { $name }, welchen fremden Kontrollmarker wandelst du um?
prompt-YieldToken = { $name }, { $seat2 } hat zwei deiner Kontrollmarker genannt. Welchen gibst du her?
prompt-Advance = { $name }, drehst du die Technologiescheibe weiter? Jeder Handelsmarker bringt 1 Feld mehr.
prompt-ReplaceCard = { $name }, welche Karte ersetzt du durch eine Karte der Stufe { phrase-level }?
prompt-UpgradeCards =
    { $number ->
        [one] { $name }, welche Karte ersetzt du durch die nächste Stufe?
       *[other] { $name }, welche Karten ersetzt du durch die nächste Stufe? Noch höchstens { $number }.
    }
prompt-Strike =
    { $name }, wo setzt du Kernkraft ein? Dort und ringsum verschwinden Kontrollmarker, verstärkte werden umgedreht.
prompt-GainResource = { $name }, welche Ressource nimmst du?
prompt-ExchangeResource = { $name }, welche Ressource tauschst du?
prompt-MoveCaravans = { $name }, wohin ziehen deine Wagen? Jeder Handelsmarker bringt jedem Wagen 1 Schritt mehr.
prompt-TakePact = { $name }, welche Diplomatiekarte von { $seat2 } nimmst du?
prompt-TakePacts =
    { $number ->
        [one] { $name }, welche Diplomatiekarte nimmst du noch?
       *[other] { $name }, welche Diplomatiekarten nimmst du? Noch höchstens { $number }.
    }
prompt-GiveBackPacts = { $name }, welche Diplomatiekarte gibst du zurück? Von jedem Mitspieler behältst du nur eine.
prompt-BuildCity = { $name }, wo baust du eine Stadt?
prompt-BuildWonder = { $name }, welches Weltwunder baust du?
prompt-Pay =
    { $name }, womit bezahlst du weiter ({ $wonder })? Bezahlt: { $number }. Ressourcen zählen 2, Handelsmarker 1.
prompt-ChooseCity = { $name }, unter welche Stadt kommt dein Weltwunder ({ $wonder })?
prompt-Reinforce =
    { $number ->
        [one] { $name }, welchen Kontrollmarker verstärkst du noch?
       *[other] { $name }, welche Kontrollmarker verstärkst du? Noch höchstens { $number }.
    }
prompt-Attack =
    { $number ->
        [one] { $name }, was greifst du an? Das ist dein letzter Angriff.
       *[other] { $name }, was greifst du an? Noch höchstens { $number } Angriffe.
    }
prompt-AttackerSpends = { $name }, gibst du für deinen Angriff Handelsmarker aus? Ziel: { $space }.
prompt-DefenderSpends = { $name }, gibst du für die Verteidigung Handelsmarker aus? Angegriffen wird: { $space }.
prompt-ConquerOrLiberate = { $name }, eroberst oder befreist du den Stadtstaat { $city_state }?
prompt-FreeToken =
    { $name }, du hast keinen Kontrollmarker übrig. Nimmst du einen zurück, um dieses Feld zu übernehmen: { $space }?
prompt-MoveWonder = { $name }, unter welche deiner Städte kommt das Weltwunder ({ $wonder })?
prompt-StealTrade =
    { $number ->
        [one] { $name }, von welcher Karte von { $seat2 } nimmst du den letzten Handelsmarker?
       *[other] { $name }, von welchen Karten von { $seat2 } nimmst du Handelsmarker? Noch { $number }.
    }
prompt-DiscardTrade =
    { $number ->
        [one] { $name }, Barbaren bei deiner Hauptstadt: Welchen Handelsmarker gibst du ab?
       *[other] { $name }, Barbaren bei deiner Hauptstadt: Welche Handelsmarker gibst du ab? Noch { $number }.
    }
prompt-ResolveMore = { $name }, handelst du mit deinem Weltwunder noch eine Karte ab?
prompt-ResolveOther = { $name }, handelst du mit Kapitalismus noch eine Karte ab, als läge sie auf Platz 1?
prompt-SwapCards = { $name }, tauschst du nach deinem Sieg zwei Karten deiner Fokusreihe?

## Ablehnungen: Aufbau

objection-star-taken = Dort steht schon eine Hauptstadt, oder es gibt dort keinen Stern: Spielplanteil { $tile }.
objection-tile-not-yours = Dieses Spielplanteil hast du nicht auf der Hand: { $tile }.
objection-tile-overlaps = Dort liegt schon etwas; Spielplanteile überdecken einander nicht.
objection-tile-touches-too-little = Ein neues Spielplanteil muss mindestens { $number } liegende Felder berühren.
objection-tile-away-from-core = Das Spielplanteil muss den Kern berühren, solange das möglich ist.
objection-tile-encloses-too-much = So entstünde ein Loch, für das die Wassermarker nicht reichen.

## Ablehnungen: Karten

objection-not-in-row = Diese Karte liegt nicht in deiner Fokusreihe: { $focus }.
objection-card-not-in-deck = Diese Karte ist nicht in deinem Fokusstapel: { $focus }.
objection-wrong-level = Nötig ist eine Karte der Stufe { phrase-level }, und das ist diese nicht: { $focus }.
objection-wrong-type = Der Typ dieser Karte passt hier nicht: { $focus }.
objection-used-this-turn = Das geht jetzt nicht; jede Fähigkeit zu Beginn des Zuges nutzt du nur einmal.

## Ablehnungen: Felder

objection-water = Auf Wasser geht das nicht: { $space }.
objection-too-difficult =
    Das Gelände ist zu schwierig ({ $space }): Schwierigkeitsgrad { $number }, erlaubt ist höchstens { $number2 }.
objection-occupied = Dort liegt oder steht schon etwas, das im Weg ist: { $space }.
objection-barbarian-there = Dort stehen Barbaren: { $space }.
objection-no-city-next-to-it = Daneben steht keine deiner Städte: { $space }.
objection-nothing-friendly-near = Daneben liegt keines der Felder, von denen du ausgehen kannst: { $space }.
objection-not-your-token = Dort liegt kein Kontrollmarker von dir: { $space }.
objection-placed-this-turn =
    Diesen Kontrollmarker hast du in diesem Zug platziert; jetzt kannst du ihn nicht zurücknehmen: { $space }.
objection-not-a-rival-token = Dort liegt kein fremder Kontrollmarker: { $space }.
objection-no-tokens-left = Du hast keinen Kontrollmarker mehr übrig; nimm erst einen vom Spielplan zurück.
objection-no-more-tokens = Mehr Kontrollmarker darfst du jetzt nicht platzieren.
objection-not-next-hills = Mit Stonehenge geht es nur auf Hügeln gleich daneben weiter: { $space }.
objection-no-cities-left = Du hast keine Stadt mehr übrig.
objection-next-to-a-city = Daneben liegt schon eine Stadt oder ein Stadtstaat: { $space }.
objection-out-of-range =
    { $number ->
        [one] Das ist zu weit weg oder der Weg ist versperrt ({ $space }): Erlaubt ist 1 Feld.
       *[other] Das ist zu weit weg oder der Weg ist versperrt ({ $space }): Erlaubt sind { $number } Felder.
    }

## Ablehnungen: Wagen, Weltwunder, Kampf

objection-caravan-not-usable = Diesen Wagen kannst du noch nicht nutzen.
objection-caravan-rests = Dieser Wagen hat gerade Handel getrieben und zieht in diesem Zug nicht noch einmal.
objection-caravan-is-there = Dieser Wagen ist schon dort: { $space }.
objection-caravan-starts-there =
    Von seiner Karte startet dieser Wagen dort, ohne einen Schritt; dort zu bleiben ist keine Bewegung: { $space }.
objection-no-way = Dorthin kommt dieser Wagen jetzt nicht: { $space }.
objection-already-traded = Dort hast du in diesem Zug schon Handel getrieben: { $space }.
objection-wonder-not-open = Dieses Weltwunder liegt nicht aus: { $wonder }.
objection-too-expensive = { $wonder } kostet { $number }, und du kommst höchstens auf { $number2 }.
objection-no-free-city = Du hast keine Stadt ohne Weltwunder.
objection-not-eligible = Diese Ressource passt nicht zu diesem Weltwunder: { $resource } ({ $wonder }).
objection-none-of-it = Davon ist nichts da: { $resource }.
objection-already-strong = Dieser Kontrollmarker ist schon verstärkt: { $space }.
objection-nothing-to-attack = Dort gibt es nichts anzugreifen: { $space }.
objection-pact-not-there = Diese Diplomatiekarte kannst du jetzt nicht wählen: { $pact } ({ $seat }).

## Tischoptionen

switch-map = Spielplan
    .help = Der feste Plan für die erste Partie, oder ein Plan, den ihr gemeinsam aus Teilen baut.
switch-map-first = für die erste Partie
switch-map-advanced = gemeinsam gebaut

switch-epic = Episches Spiel
    .help = Mit vier Spielzielkarten statt drei dauert die Partie länger.
switch-epic-off = aus
switch-epic-on = an

switch-city_state_token_defends = Stadtstaaten helfen in der Verteidigung
    .help = Ob der Marker eines eroberten Stadtstaats auch ausgegeben werden darf, wenn man angegriffen wird.
switch-city_state_token_defends-on = ja
switch-city_state_token_defends-off = nein

switch-overflow_counts_24 = Über 24 hinaus zählt als 24
    .help = Wer die Technologiescheibe überdreht, hat damit auch die 24 erreicht und bekommt ihre Karte.
switch-overflow_counts_24-on = ja
switch-overflow_counts_24-off = nein

switch-city_needs_marker = Städte nur bei eigenen Figuren
    .help = Ist das an, entsteht eine Stadt nur, wo schon ein eigener Kontrollmarker oder Wagen ist.
switch-city_needs_marker-off = aus
switch-city_needs_marker-on = an

switch-barbarian_frees_city_state = Zerstörte Städte geben Stadtstaaten frei
    .help = Ob ein eroberter Stadtstaat wieder unabhängig wird, wenn die Stadt auf seinem Feld zerstört wird.
switch-barbarian_frees_city_state-on = ja
switch-barbarian_frees_city_state-off = nein

switch-machu_picchu = Machu Picchu
    .help = Ob Karten auf Platz 1 und 2 wie auf Platz 3 gelten oder zwei Plätze weiter.
switch-machu_picchu-slot3 = wie auf Platz 3
switch-machu_picchu-plus2 = zwei Plätze weiter

switch-pentagon_path_rules = Pentagon braucht einen Weg
    .help = Ob für Angriffe mit dem Pentagon noch gilt, worüber man zählen darf, oder ob alles erreichbar ist.
switch-pentagon_path_rules-on = ja
switch-pentagon_path_rules-off = nein, alles ist erreichbar

switch-forbidden_city_era = Zeitalter der Verbotenen Stadt
    .help = Die Abbildung sagt Antike, die Zahl der Karten spricht für das Mittelalter.
switch-forbidden_city_era-medieval = Mittelalter
switch-forbidden_city_era-ancient = Antike

switch-rival_caravan_blocks_city = Fremde Wagen verhindern Städte
    .help = Ob ein Feld mit einem fremden Wagen für eine neue Stadt gesperrt ist.
switch-rival_caravan_blocks_city-on = ja
switch-rival_caravan_blocks_city-off = nein

switch-currency_stops = Währung: Barbaren halten Wagen auf
    .help = Ob ein Wagen, der mit Währung Barbaren vertreibt, dort stehen bleiben muss.
switch-currency_stops-off = nein
switch-currency_stops-on = ja

switch-round_limit = Letzte Runde
    .help = Hat bis dahin niemand gewonnen, siegt, wer die meisten Spielzielkarten erfüllt hat.
switch-round_limit-60 = nach 60 Runden
switch-round_limit-40 = nach 40 Runden
switch-round_limit-100 = nach 100 Runden
switch-round_limit-8 = nach 8 Runden
