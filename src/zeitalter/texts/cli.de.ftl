# Sätze der Kommandozeile.

## Hilfe

cli-about = Zeitalter ist ein offener Spieltisch für die großen Zivilisationsspiele.
cli-about-more = „zeitalter BEFEHL --help“ nennt die Schalter eines Befehls; --lang en spricht Englisch; --version nennt die Version.
cli-form-pure = reines Python
cli-form-compiled = kompilierte Regeln
cli-command-play = Am Tisch im Browser spielen; mit --terminal, oder mit Angaben zu einer Partie, im Terminal.
cli-command-rules = Das Regelbuch lesen: die ganze Seite, eine Regel nach Nummer oder alle Regeln mit einem Wort.
cli-command-options = Die Tischoptionen eines Spiels auflisten.
cli-command-replay = Das Protokoll einer Partiedatei in Sätzen lesen und die Stellung nach jedem Eintrag sehen.
cli-command-show = Eine Stellung aus einer Partiedatei sehen oder als Test ausgeben.
cli-command-verify = Prüfen, ob eine Partiedatei echt ist: Startwert und Prüfsumme, Protokoll und Stellungen.
cli-command-analyse = Auf eine beendete Partie zurückblicken: Gewinnchancen, Wendepunkte, was der Experte gespielt hätte, und wer Glück hatte.
cli-command-simulate = Bots viele Partien spielen lassen und sehen, wer gewinnt.
cli-command-lab-train = Die Bots aus Partien der Strategen lernen lassen: Gewinnchancen und Gewohnheiten.
cli-command-lab-calibrate = Prüfen, wie gut die gelernten Gewinnchancen in frischen Partien stimmen.
cli-command-lab-ladder = Messen, wie stark die Stufen der Bots sind, jede gegen drei der nächstschwächeren.
cli-command-fuzz = Zufällige Spieler nach Fehlern in den Regeln suchen lassen.
cli-default = (Ohne Angabe: { $value }.)

cli-flag-lang = Die Sprache: Deutsch oder Englisch; ohne Angabe die des Systems.
cli-flag-terminal = Im Terminal statt im Browser spielen.
cli-flag-seats = Wer spielt: me, me:Name, bot:strategist, bot:random, mit Kommas; mehrere „me“ teilen sich den Bildschirm.
cli-flag-seed = Eine Zahl, die dieselben Mischungen wiederholt, oder der lange Startwert vom Ende einer Partie.
cli-flag-playouts = Wie gründlich eine Entscheidung angesehen wird: so viele probeweise gespielte Fortsetzungen.
cli-flag-save = Die Partie in dieser Datei festhalten, immer auf dem neuesten Stand.
cli-flag-load = Mit einer gespeicherten Partie weitermachen.
cli-flag-components = Eine eigene Datei mit Spielmaterial über unsere legen.
cli-flag-option = Eine Tischoption mit Namen, wie „zeitalter options“ sie nennt; auch mehrmals.
cli-flag-quick = Die zwei Seiten für den schnellen Einstieg.
cli-flag-at = Die Stellung nach diesem Eintrag des Protokolls ansehen.
cli-flag-seat = Von diesem Platz aus sehen (Name oder Nummer); sonst siehst du, was alle wissen.
cli-flag-as-test = Die Stellung als Aufruf ausgeben, der sie aufbaut.
cli-flag-bots = Der Bot jedes Platzes, mit Kommas.
cli-flag-games = Wie viele Partien.
cli-flag-jobs = Wie viele Prozesse sich die Arbeit teilen.
cli-flag-players = Zu wievielt gespielt wird; mehrere Zahlen mit Kommas wechseln sich ab.
cli-flag-json = Ein JSON-Objekt statt einer Tabelle ausgeben.
cli-flag-out = Der Ordner für Dateien gescheiterter Partien.

## Spielen

cli-names = Ada, Beate, Carl, Dora, Emil, Frida, Gustav
cli-seat-person = { $name }
cli-seat-bot = { $name } (Bot { $bot })
cli-opening = { $game } mit { $seats }.
cli-commitment = Prüfsumme des Startwerts; der Startwert selbst wird am Ende gezeigt:
cli-how-to = Antworte mit einer Zahl. „hilfe“ nennt, was du sonst noch tippen kannst.
cli-seed = Startwert dieser Partie:
cli-pass-device = Gib das Gerät an { $name } weiter, dann drücke die Eingabetaste.
cli-end-of-input = Die Eingabe ist zu Ende, darum hört die Partie hier auf.
cli-save-as = Partie speichern? Tippe einen Dateinamen, oder drücke nur die Eingabetaste, um ohne Speichern zu gehen:
cli-goodbye = Bis zum nächsten Mal.
cli-saved = Gespeichert: { $path }
cli-save-usage = Tippe „speichern“ und einen Dateinamen, zum Beispiel: speichern partie.json
cli-no-more = Mehr gibt es nicht; die Eingabetaste zeigt die Liste von vorn.
cli-more =
    { $left ->
        [one] Noch 1 Antwort
       *[other] Noch { $left } Antworten
    }: tippe „mehr“, oder Wörter, nach denen du suchst.
cli-nothing-to-do = Damit ist jetzt nichts zu tun.
cli-enter-takes = Die Eingabetaste nimmt diese Antwort; oder tippe etwas anderes.
cli-bad-choice = Eine Antwort { $number } gibt es nicht; wähle eine Zahl von 1 bis { $last }.
cli-not-understood = „{ $text }“ verstehe ich hier nicht; tippe eine Zahl der Liste oder „hilfe“.
cli-which = „{ $text }“ kann mehreres heißen: { $names }.
cli-pick =
    { $most ->
        [one] { $fewest ->
            [0] Wähle mit Zahl oder Name, oder 0 für nichts.
           *[other] Wähle mit Zahl oder Name.
        }
       *[other] { $fewest ->
            [0] Wähle bis zu { $most }, mit Zahl oder Name, mit Kommas; 0 für nichts.
            [1] Wähle 1 bis { $most }, mit Zahl oder Name, mit Kommas.
           *[other] Wähle { $fewest } bis { $most }, mit Zahl oder Name, mit Kommas.
        }
    }
cli-hint = { $answer }. { $reason }
cli-hint-chance = { $answer }. { $reason } Gewinnchance: { $percent } %.
cli-hint-other =
    Oder: { $answer } ({ $percent ->
        [0] gleich gut
       *[other] −{ $percent } %
    }). { $reason }
cli-analysis-ends = { $first } % → { $last } %
cli-analysing = Die Partie wird angesehen: { $percent } %
cli-no-card = Ich kenne nichts mit „{ $words }“ im Namen.
cli-card-usage = Tippe „karte“ und einen Namen.
cli-no-picture = Dieses Spiel hat kein solches Bild ({ $picture }).
cli-why-usage = Tippe „warum“ und was du tun möchtest.
cli-why-possible = Das geht: { $answer }
cli-why-nothing = Ich finde nichts mit „{ $words }“, das eine Antwort auf diese Frage wäre.
cli-why-more =
    { $more ->
        [one] Es gibt noch 1 Grund; frag genauer.
       *[other] Es gibt noch { $more } Gründe; frag genauer.
    }
cli-table-open = Der Tisch steht bereit; Strg-C schließt ihn, Partien bleiben erhalten: { $url }
cli-play-help =
    Antworte mit einer Zahl der Liste; wo du mehreres wählst, mit Zahlen oder Namen und Kommas dazwischen.
    In einer langen Liste: mehr, oder Wörter zum Suchen; die Eingabetaste zeigt die Liste wieder.
    tisch         der ganze Tisch
    weltkarte, tafeln, hand, karten   Teile davon
    karte NAME    eine Karte oder anderes Spielmaterial in Worten
    warum WÖRTER  warum etwas nicht geht, mit der Regel
    regel         die Regel zu dieser Frage; regel NUMMER oder regel WORT für andere
    tipp          was ein Bot hier täte, und warum
    zurück        deine letzte Antwort zurücknehmen, solange nichts aufgedeckt ist
    log N         die letzten N Zeilen des Protokolls
    speichern DATEI   die Partie speichern      ende   aufhören

## Antworten in Worten

cli-typed-example = { $title }, zum Beispiel: { $line }
cli-typed-ways = { $title } ({ $count } Möglichkeiten), zum Beispiel: { $line }
cli-typed-how = Das tippst du in Worten, zum Beispiel: { $line }
cli-typed-choose =
    { $low ->
        [0] { $names } (zusammen höchstens { $high })
       *[other] { $names } (zusammen { $low } bis { $high })
    }
cli-typed-exactly = { $names } (zusammen { $high })
cli-typed-unknown = „{ $text }“ kenne ich hier nicht; tippe zum Beispiel: { $line }
cli-typed-missing = Es fehlt noch etwas; tippe zum Beispiel: { $line }
cli-typed-not-here = Das kannst du hier nicht wählen: { $name }.
cli-typed-too-many = Davon kannst du höchstens { $most } wählen: { $name }.
cli-typed-total =
    { $low ->
        [0] Du nennst zusammen { $total }, möglich sind höchstens { $high }.
       *[other] Du nennst zusammen { $total }; es müssen { $low } bis { $high } sein.
    }
cli-typed-wrong-total = Du nennst zusammen { $total }; es müssen { $high } sein.
cli-older-news =
    { $count ->
        [one] 1 ältere Zeile fehlt hier; „log 200“ zeigt sie.
       *[other] { $count } ältere Zeilen fehlen hier; „log 200“ zeigt die letzten 200.
    }

## Wörter für Befehle; beide Sprachen werden verstanden

cli-words-help = hilfe
cli-words-quit = ende
cli-words-undo = zurück, zurueck
cli-words-why = warum
cli-words-rule = regel, regeln
cli-words-hint = tipp
cli-words-log = protokoll
cli-words-save = speichern
cli-words-more = mehr
cli-words-card = karte
cli-words-table = tisch
cli-words-map = weltkarte
cli-words-hand = hand
cli-words-mats = tafeln, tafel
cli-words-cards = karten

## Dateien und Werkzeuge

cli-position = Stellung nach Eintrag { NUMBER($entry, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }
cli-waiting = Gewartet wird auf { $names }.
cli-crash = Hier hat das Programm einen Fehler gemacht: { $error }
cli-crash-answer = An der nächsten Antwort ist das Programm gescheitert. { $name }: { $answer } ({ $error })
cli-log-empty = Das Protokoll ist noch leer.
cli-verified =
    { $path } ist echt: Der Startwert passt zu seiner Prüfsumme, und alle { NUMBER($entries, useGrouping: 0) } Einträge des Protokolls führen zur gespeicherten Stellung. Prüfsumme des Startwerts:
cli-options-legend = * gilt, wenn du nichts angibst.
cli-rules-found =
    { $count ->
        [one] 1 Regel nennt
       *[other] { $count } Regeln nennen
    } „{ $words }“; „regel“ mit einer Nummer zeigt eine davon:
cli-simulating = Partien
cli-report-bot = Bot
cli-report-seats = Plätze
cli-report-wins = Siege
cli-report-share = Anteil
cli-report-points = Punkte
cli-report-best = Höchste
cli-report-worst = Niedrigste
cli-report-length =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } in { $seconds } Sekunden, im Mittel { $decisions } Entscheidungen je Partie.
cli-report-rounds = Runden je Partie im Mittel: { $rounds }.
cli-report-interrupted = Du hast die Simulation angehalten; das sind die Partien bis dahin.
cli-trained = Aus { $games } Partien und { $positions } Stellungen gelernt; die Dateien liegen in { $folder }.
cli-calibration = { $positions } Stellungen aus { $games } frischen Partien. Brier-Wert: { $brier }; mit gleichen Chancen für alle: { $base }.
cli-calibration-part = Ab { $since } % der Partie: { $brier }, mit gleichen Chancen { $base }.
cli-calibration-tenth = Chance
cli-calibration-count = Fälle
cli-calibration-said = vorhergesagt
cli-calibration-true = gewonnen
cli-ladder-pairing = Wer gegen wen
cli-ladder-games = Partien
cli-ladder-share = Siege
cli-ladder-interval = 95 %
cli-ladder-aim = Ziel
cli-fuzz-fine =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } mit { $answers } Antworten gespielt, kein Fehler gefunden.
cli-fuzz-failed =
    { $count ->
        [one] 1 von { $games } Partien ist gescheitert
       *[other] { $count } von { $games } Partien sind gescheitert
    }; „zeitalter replay DATEI“ öffnet eine Datei:

## Fehler

cli-crashed = Das Programm hat einen Fehler gemacht ({ $error }); die Partie bis hierher steht in { $path }.
cli-unexpected = Das Programm hat einen Fehler gemacht ({ $error }); bitte melde ihn.
error-cli-unknown-language = Die Sprache „{ $lang }“ ist unbekannt; wähle eine von diesen: { $langs }.
error-cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht; wähle einen von diesen: { $commands }.
error-cli-unknown-flag = Der Schalter { $flag } ist hier unbekannt; --help nennt die Schalter eines Befehls.
error-cli-flag-usage = Der Schalter { $flag } braucht einen Wert oder steht am falschen Platz; --help zeigt, wie er gemeint ist.
error-cli-usage = Die Befehlszeile ist nicht zu lesen ({ $what }); --help zeigt, wie der Befehl gemeint ist.
error-cli-extra-word = Was „{ $word }“ hier heißen soll, weiß ich nicht; --help zeigt, wie der Befehl gemeint ist.
error-cli-option-pair = „{ $value }“ ist keine Tischoption; schreibe name=wert, zum Beispiel events=on.
error-cli-components-pair = „{ $value }“ nennt keine Datei mit Spielmaterial; schreibe spiel=datei, zum Beispiel historia=meine.yaml.
error-cli-bad-seat = „{ $seat }“ ist kein Platz; schreibe me, me:Name oder bot:strategist, mit Kommas zwischen den Plätzen.
error-cli-same-name = Zwei Spieler heißen „{ $name }“; gib ihnen verschiedene Namen, zum Beispiel me:Ada.
error-cli-bad-seed = „{ $seed }“ ist kein Startwert; nimm eine ganze Zahl oder die 64 Zeichen vom Ende einer Partie.
error-cli-bad-number = { $flag } kann nicht „{ $value }“ sein; nimm eine ganze Zahl ab { $low }.
error-cli-already-settled = Startwert, Spielmaterial und Tischoptionen von { $path } stehen fest; lass diese Schalter weg.
error-cli-other-seat-count = Plätze in { $path }: { $wanted }, von dir genannt: { $seats }; nenne ebenso viele.
error-cli-no-terminal = { $game } lässt sich noch nicht im Terminal zeichnen.
error-cli-no-position = Stellungen von { $game } lassen sich noch nicht als Test ausgeben.
error-cli-no-such-rule = In den Regeln von { $game } gibt es weder eine Nummer noch ein Wort „{ $words }“.
error-cli-file-missing = Nenne eine Partiedatei; „zeitalter play --save DATEI“ schreibt eine.
error-cli-unknown-seat = Einen Platz „{ $seat }“ gibt es nicht; wähle einen von diesen: { $seats }.
error-cli-older-rules = { $path } wurde nach Regelstand { $rules } gespielt und lässt sich nach Regelstand { $ours } nicht prüfen.
error-cli-other-result = Das Ergebnis in { $path } ist nicht das, zu dem das Protokoll führt; nimm eine unveränderte Kopie.
