# Texte des Kerns: Aufzählungen, Protokoll und Ablehnungen jedes Spiels, alle Fehler in Dateien, Optionen und Namen.
# Jeder Fehler sagt in einem Satz, was nicht stimmt und was zu tun ist.

list-and = { $first } und { $last }
list-times = { $number } × { $name }
list-none = keine

## Das Protokoll

event-prepared = { $seat } hatte diese Antwort vorbereitet.
event-clock = Die Zeit von { $seat } ist um: Es gilt die übliche Antwort.
event-undo = { $seat } nimmt etwas zurück.
event-undo-of = { $seat } nimmt zurück: { $what }
event-rules = Das Programm spielt jetzt nach Regelstand { $number }; es geht von der gespeicherten Stellung aus weiter.

## Ablehnungen

objection-game-over = Die Partie ist zu Ende; du kannst jede Stellung ansehen, gespielt wird nichts mehr.
objection-not-your-turn = Du bist gerade nicht an der Reihe; jetzt entscheiden andere.
objection-not-offered = Das gehört hier nicht zu den möglichen Antworten; wähle eine aus der Liste.
objection-stale-answer =
    Die Partie ist seit dieser Frage weitergegangen; sieh dir die neue Stellung an und antworte noch einmal.
objection-nothing-to-undo =
    Es gibt nichts zurückzunehmen: Inzwischen hat jemand anderes geantwortet, oder etwas wurde aufgedeckt.
objection-behind-a-barrier = So weit kannst du nicht zurück, denn seither wurde etwas aufgedeckt.
objection-not-to-be-planned = Das lässt sich nicht vorausplanen; es geht nur als Abschluss eines Plans.
objection-read-only =
    Diese Partie kannst du nur ansehen: Sie wurde nach anderen Regeln gespielt und kann hier nicht weitergehen.

## Partien und Antworten

error-bad-order = Eine Daueranweisung heißt „never“, „always“ oder „ask“, nicht „{ $order }“; wähle eine davon.
error-no-such-entry =
    Eintrag { NUMBER($entry, useGrouping: 0) } fehlt; wähle eine Zahl von 0 bis { NUMBER($last, useGrouping: 0) }.
error-older-rules =
    Eintrag { NUMBER($entry, useGrouping: 0) } hat ältere Regeln; wähle { NUMBER($first, useGrouping: 0) } oder später.
error-bad-entry =
    Im Protokoll steht ein unverständlicher Eintrag ({ $entry }); nimm eine unveränderte Kopie der Partiedatei.
error-bad-value = „{ $value }“ ist kein Wert der Art „{ $kind }“; nimm einen, den die Optionen zeigen.
error-bad-action = „{ $value }“ ist in diesem Spiel keine Antwort; schreibe sie so, wie die Optionen geschrieben sind.
error-bad-seat-count =
    { $game } ist für { $low } bis { $high } Spieler, nicht für { $seats }; wähle eine Zahl in diesem Bereich.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; wähle eines von diesen: { $games }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht; wähle einen von diesen: { $bots }.
error-no-budget = Der Bot „{ $bot }“ rechnet nicht voraus; eine Bedenkzeit haben nur expert und master.
error-bad-budget = „{ $bot }“ nennt keine Bedenkzeit; schreibe zum Beispiel expert@0.5 (Sekunden) oder expert@50p (Proben).
error-nothing-to-learn = Das Spiel „{ $game }“ bringt nichts mit, woraus Bots lernen könnten.
error-no-observation = Das Spiel „{ $game }“ sagt nicht, was ein Lernender sieht; zum Lernen taugt es noch nicht.
error-no-seat-of-this-number = Einen Platz { $seat } gibt es an diesem Tisch nicht; wähle einen von 0 bis { $last }.
error-wrong-number-of-bots = Genannte Bots: { $bots }, andere Plätze: { $seats }; nenne einen Bot für alle oder einen für jeden Platz.
error-needs-extra = Dafür fehlt das Modul „{ $module }“; „pip install zeitalter[{ $extra }]“ installiert es.
error-not-trained = Für „{ $folder }“ ist noch nichts gelernt ({ $file } fehlt); starte zuerst zeitalter lab train.
error-review-before-end = Diese Partie ist noch nicht zu Ende; analysieren lässt sie sich erst danach.
error-no-review = Für dieses Spiel gibt es noch keine Analyse.
error-trained-otherwise = { $file } von „{ $folder }“ wurde mit anderen Merkmalen gelernt; starte zeitalter lab train noch einmal.

## Tischoptionen

error-unknown-option = Eine Tischoption „{ $option }“ gibt es nicht; wähle eine von diesen: { $options }.
error-bad-option-value =
    Die Tischoption „{ $option }“ kann nicht „{ $value }“ sein; wähle einen von diesen Werten: { $values }.
error-too-many-for-variant = Die einfachen Spiele von Civilization sind für höchstens { $most } Personen, nicht für { $seats }.
error-start-after-end = Das erste Zeitalter ({ $first }) kommt nach dem letzten ({ $last }); wähle ein früheres erstes oder ein späteres letztes.
error-too-many-civbots =
    { $seats ->
        [one] Ein Spieler
       *[other] { $seats } Spieler
    } und { $bots ->
        [one] ein Zivbot
       *[other] { $bots } Zivbots
    } sind zu viele für die Weltkarte; wähle { $most ->
        [0] keinen
        [one] höchstens einen
       *[other] höchstens { $most }
    }.
error-solo-needs-civbots = Allein brauchst du mindestens einen Zivbot; wähle 1 bis 5 Zivbots.

## Dateien

error-cannot-write =
    { $path } lässt sich nicht schreiben ({ $reason }); prüfe den Ordner und deine Zugriffsrechte.
error-cannot-read = { $path } lässt sich nicht lesen ({ $reason }); prüfe den Namen und deine Zugriffsrechte.
error-not-text = { $path } ist keine Textdatei in UTF-8; speichere sie in dieser Kodierung.
error-not-a-match-file =
    { $path } ist keine Partiedatei von Zeitalter; wähle eine Datei, die als Partie gespeichert wurde.
error-newer-file = { $path } stammt von einem neueren Zeitalter; aktualisiere das Programm, um sie zu öffnen.
error-newer-rules =
    { $path } wurde nach Regelstand { $rules } gespielt, das Programm kennt nur { $ours }; aktualisiere es.
error-damaged-file = { $path } ist beschädigt oder unvollständig; nimm eine unveränderte Kopie.
error-not-a-position =
    In { $path } kann die Stellung nach Eintrag { $entry } in diesem Spiel nicht vorkommen; nimm eine unveränderte Kopie.
error-seed-does-not-match =
    Der Startwert in { $path } passt nicht zu seiner Prüfsumme; nimm eine unveränderte Kopie.
error-log-does-not-match =
    Das Protokoll in { $path } führt nicht zur gespeicherten Stellung; nimm eine unveränderte Kopie.

## Spielmaterial

error-not-yaml = { $path } ist keine gültige YAML-Datei; verbessere sie ab Zeile { NUMBER($line, useGrouping: 0) }.
error-components-bad-entry =
    In { $path } stimmt etwas bei { $place } nicht: { $kind ->
        [missing] Es fehlt „{ $name }“; ergänze es.
        [unknown] „{ $name }“ gibt es dort nicht; streiche es oder verbessere die Schreibweise.
        [value] „{ $name }“ ist dort nicht möglich; nimm einen Wert aus unserer Datei zum Vorbild.
        [least] Dort steht zu wenig; schreibe mindestens { $name }.
        [length] Dort ist die Länge { $name } richtig; ergänze oder streiche etwas.
        [type] Dort gehört { $wanted ->
            [int] eine ganze Zahl
            [float] eine Zahl
            [str] ein Wort
            [bool] true oder false
            [array] eine Liste
            [object] eine Gruppe von Feldern
           *[other] { $wanted }
        } hin, nicht { $name ->
            [int] eine Zahl
            [float] eine Kommazahl
            [str] ein Wort
            [bool] true oder false
            [array] eine Liste
            [object] eine Gruppe von Feldern
            [null] nichts
           *[other] { $name }
        }; verbessere diesen Eintrag.
       *[other] { $what }; verbessere diesen Eintrag.
    }
error-components-too-large =
    In { $path } steht bei { $place } zu viel; schreibe dort höchstens { $most }.
error-components-unknown-part = Im Spielmaterial gibt es keinen Teil „{ $part }“; nimm einen von diesen: { $parts }.
error-components-bad-effect =
    Die Wirkung „{ $effect }“ von { $entry } in { $part } ist unbekannt; sieh unter „vocabulary“ nach, welche es gibt.
error-components-bad-count =
    { $part } ({ $what }): { $wanted ->
        [one] Ein Eintrag ist
       *[other] { $wanted } Einträge sind
    } nötig, gefunden { $found ->
        [one] wurde einer
       *[other] wurden { $found }
    }; ergänze oder streiche Einträge.
error-components-twice =
    { $entry } steht in { $part } doppelt; behalte einen Eintrag und benenne den anderen um oder streiche ihn.
error-components-unknown-name =
    { $entry } in { $part } nennt „{ $name }“, und das ist unbekannt; nimm einen von diesen Namen: { $names }.
error-components-bad-row =
    Die Zeile { $row } der Matrix braucht 16 Zeichen aus „{ $codes }“; verbessere matrix.rows.
error-components-no-start =
    Der Matrix fehlt das Startfeld (Militär 1, Technologie 1); ergänze es in matrix.rows.
error-components-symbol =
    { $entry } (Berater) führt die Aktion { $action } aus, zeigt sie aber nicht; setze shows_action auf { $action }.
error-components-bad-trigger =
    Der Auslöser von { $entry } in { $part } ist unvollständig; nenne Art (type) und Aktion, Wert oder Anzahl dazu.
error-components-no-price = „{ $entry }“ kostet keine Machtwürfel; nimm cost_cubes aus dieser Aktionskarte heraus.
error-components-missing = Im Teil „{ $part }“ fehlt der Eintrag „{ $entry }“; er muss dabei sein.
error-components-bad-cubes = Die Machtwürfel in „{ $part }“ gehen nicht auf; prüfe ihre Summe und ob einer fehlt.
error-components-bad-border =
    Die Grenze „{ $entry }“ verbindet ein Gebiet mit sich selbst; nenne zwei verschiedene.
error-components-said-twice =
    Deine Materialdatei nennt den Eintrag „{ $entry }“ zweimal; schreib alles dazu an eine Stelle.
error-components-key-twice =
    In { $path } steht „{ $key }“ zweimal in derselben Gruppe, noch einmal in Zeile { NUMBER($line, useGrouping: 0) }; schreib es einmal.
error-components-alias =
    In Zeile { NUMBER($line, useGrouping: 0) } von { $path } steht ein Verweis (& oder *); schreib dort aus, was gemeint ist.
error-components-tag =
    In Zeile { NUMBER($line, useGrouping: 0) } von { $path } steht eine Typangabe mit Ausrufezeichen; schreib den Wert ohne sie.
error-components-bad-id =
    In { $path } steht bei { $place } „{ $name }“; ein Schlüssel hat nur Buchstaben ohne Umlaute, Ziffern und Unterstriche.
error-components-bad-letter =
    In { $path } steht bei { $place } ein Zeichen, das niemand lesen kann; tippe den Text dort neu.
error-components-bad-name =
    In { $path } passt der Name bei { $place } nicht auf eine Karte; schreib 1 bis { $most } Zeichen.
error-components-no-effect =
    In { $path } steht { $place }, das keine Regel liest: ein anderer Wert ändert im Spiel nichts; nimm es heraus.
error-components-nothing-to-remove = Es gibt keinen Eintrag „{ $entry }“ zum Entfernen; prüfe seine id.
