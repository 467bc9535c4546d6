# Wörter des Browsers: Lobby, Rahmen des Tisches, Frage, Rückschau, Regeln. Die Spiele bringen ihre eigenen Texte mit.

web-tagline = die großen Zivilisationsspiele
web-lead = Die großen Zivilisations-Brettspiele an einem Tisch: allein gegen Bots, an einem Bildschirm oder über das Netz.
web-play-now = Sofort spielen
web-play-now-what = „Sofort spielen“ beginnt gleich eine Partie { $game }; der Tisch erklärt sich selbst.
web-game = Spiel
web-game-players = { $low } bis { $high } Personen
web-won = Sieg für { $winners }.
web-learn = Geführtes erstes Spiel
web-new-match = Neue Partie
web-about = Über diese Ausgabe
web-nav = Seiten
web-foot = Zeitalter ist freie Software. Karten- und Regeltexte sind unsere eigenen; fremde Bilder werden nicht verwendet.
web-upload = Partiedatei öffnen
web-just-now = gerade eben
web-loading = Einen Moment, der Tisch wird gedeckt.
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert.
web-yes = ja
web-no = nein

## Spiele

web-opponents =
    { $bots ->
        [one] Gegen einen Bot, Stufe
       *[other] Gegen { $bots } Bots, Stufe
    }
web-minutes = { $low } bis { $high } Minuten
web-hours = { $low } bis { $high } Stunden
web-weight = Anspruch: { $weight } von { $most }
web-weight-1 = leicht
web-weight-2 = einfach
web-weight-3 = mittel
web-weight-4 = anspruchsvoll
web-weight-5 = sehr anspruchsvoll
web-rules-of = Regeln von { $game }
web-missing-title = Hier ist nichts
web-missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Zeichen, oder eine Partie wurde gelöscht.
web-missing-rules = Oder lies die Regeln:
web-upload-failed = „{ $file }“: { $reason }
web-icons-title = Wer die Symbole gezeichnet hat
web-about-others = Andere Spiele:

## Wer da ist

web-guest-name = Gast
web-who-are-you = Anmelden
web-account = Dein Konto
web-account-why = Mit einem Passwort kannst du auf einem anderen Gerät weiterspielen.
web-name = Name
web-password = Passwort
web-be-guest = Als Gast spielen
web-sign-in = Anmelden
web-sign-up = Neues Konto
web-sign-out = Abmelden
web-sign-out-everywhere = Auf allen Geräten abmelden
web-signed-in = Du bist angemeldet als { $name }.
web-refused-logins =
    Seit der letzten Anmeldung { $count ->
        [one] wurde ein Versuch
       *[other] wurden { $count } Versuche
    } mit falschem Passwort abgewiesen.
web-language-de = Deutsch
web-language-en = English
web-switch-theme = Hell oder dunkel

## Lobby

web-list-mine = Meine Partien
web-list-mine-empty = Du bist noch in keiner Partie. „Sofort spielen“ beginnt eine.
web-list-open = Offene Partien
web-list-open-empty = Gerade sucht niemand Mitspieler. Beginne eine Partie und lass sie offen.
web-list-finished = Beendete Partien
web-list-finished-empty = Hier stehen beendete Partien mit ihrem Ergebnis; jeder Zug lässt sich noch einmal ansehen.
web-next-table = Zum nächsten Tisch
web-next-table-count =
    { $count ->
        [one] Zum nächsten Tisch (einer wartet auf dich)
       *[other] Zum nächsten Tisch ({ $count } warten auf dich)
    }
web-next-none = Gerade wartet kein Tisch auf dich.
web-next-none-else = Gerade wartet kein anderer Tisch auf dich.
web-your-turn = Du bist dran
web-waiting-for = Wir warten auf { $names }.
web-take-seat = Platz nehmen
web-seat-free = ein freier Platz
web-over = Die Partie ist zu Ende.
web-until-short = bis { $when }
web-show-more = Mehr zeigen
web-delete = Diese Partie löschen
web-delete-sure = Wirklich löschen

## Neue Partie

web-seats = Plätze
web-seats-help = Wer an diesem Bildschirm sitzt, gibt das Gerät weiter; wer per Link spielt, bekommt von dir eine Adresse.
web-seat-me = ich
web-seat-screen = jemand an diesem Bildschirm
web-seat-link = jemand per Link
web-seat-bot = ein Bot
web-seat-kind = Wer auf Platz { $number } sitzt
web-seat-name = Name auf Platz { $number }
web-seat-number = Platz { $number }
web-add-seat = Noch ein Platz
web-remove-seat = Platz { $number } entfernen
web-bot-level = Stärke des Bots
web-bot-beginner = Anfänger: kennt die Regeln, denkt selten voraus
web-bot-casual = Gelegenheitsspieler: spielt ordentlich, lässt aber Chancen liegen
web-bot-expert = Experte: rechnet etwa eine Sekunde voraus
web-bot-master = Meister: rechnet bis zu fünf Sekunden voraus
web-bot-strategist = Stratege: plant auf den Sieg
web-bot-random = Glücksritter: spielt nach Zufall
web-pace = Tempo
web-pace-live = Live: alle sind am Tisch
web-pace-daily = Ein Zug am Tag: komm wieder, wann du magst
web-match-name = Name der Partie (wenn du magst)
web-open-match = Freie Plätze darf jeder nehmen
web-create = Partie beginnen
web-options = Tischoptionen
web-more-options = Alle Optionen zeigen
web-links-title = Verschicke diese Links
web-links-text = Wer einen Link zuerst öffnet, bekommt den Platz. Ihr müsst nicht warten, bis alle da sind: Es geht los, sobald jemand an der Reihe ist, der schon sitzt.
web-watch-link = Zum Zuschauen
web-to-table = Zum Tisch
web-join-title = Du bist eingeladen
web-join-text = An einem Tisch ist ein Platz für dich frei. Wie heißt du?
web-join = Platz nehmen
web-join-play = Eine Partie { $game } mit { $names } wartet auf dich. Wie heißt du?
web-join-watch = Hier kannst du bei { $game } zuschauen: { $names }. Wie heißt du?
web-join-as-spectator = Zuschauen
web-clock = Zeit für eine Antwort
web-clock-none = unbegrenzt
web-clock-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-bank = Zeitreserve
web-bank-none = keine
web-bank-help = So viel hat jeder Platz zusätzlich für die ganze Partie. Sie läuft erst, wenn die Zeit für eine Antwort um ist, und wird nie wieder aufgefüllt.
web-bank-left =
    { $hours ->
        [one] Danach bleibt dir noch eine Stunde Reserve.
       *[other] Danach bleiben dir noch { $hours } Stunden Reserve.
    }
web-away = Urlaub
web-away-until = { $name } ist im Urlaub bis { $when }; die Uhr steht so lange still.
web-holidays = Urlaub
web-holidays-why = Bist du weg, stehen alle deine Uhren still, und die anderen sehen es. Höchstens { $days } Tage im Jahr, noch { $left } in diesem.
web-holiday-first = Erster Tag
web-holiday-last = Letzter Tag
web-holiday-add = Eintragen
web-holiday-from-to = { $first } bis { $last }
web-holiday-end = ich bin wieder da
web-holiday-drop = streichen
web-clock-help = Braucht jemand länger, gibt das Spiel an seiner Stelle die übliche Antwort; so wartet niemand ewig.

## Tisch

web-menu = Menü
web-players = Mitspieler
web-you = { $name } (du)
web-here = am Tisch
web-is-asked = entscheidet gerade
web-board = Spielplan
web-my-mat = Deine Auslage
web-sheet-mat = Auslage
web-more = Mehr
web-tab-log = Verlauf
web-tab-others = Andere
web-tab-chat = Gespräch
web-tab-notes = Notizen
web-notes = Meine Notizen zu dieser Partie
web-notes-empty = Hier notierst du, was nur du sehen sollst.
web-notes-loading = Deine Notizen werden geholt.
web-notes-saved = Gespeichert; nur du siehst das.
web-notes-typing = Wird gespeichert …
web-notes-theirs = die anderen nehmen
web-notes-mine = diese behalten
web-notes-again = noch einmal versuchen
web-to-lobby = Zur Lobby
web-no-table = Dieser Tisch lässt sich nicht zeigen
web-kept-table = Keine Verbindung. So stand die Partie, als dieses Gerät sie zuletzt sah ({ $when }); bis die Verbindung wieder da ist, kannst du hier nichts tun.
web-kept-nothing = Keine Verbindung, und diese Partie hat das Gerät noch nie gesehen. Sie erscheint, sobald die Verbindung wieder da ist.
web-kept-lobby = Keine Verbindung. Die Listen sind so, wie dieses Gerät sie zuletzt sah ({ $when }); bis die Verbindung wieder da ist, kannst du nur schauen.
web-offline = Keine Verbindung; es wird weiter versucht.
web-title-turn = Du bist dran

web-menu-next = Zum nächsten Tisch, der auf mich wartet
web-menu-replay = Auf die Partie zurückblicken
web-menu-guide = Den Tisch erklären
web-menu-about = Über diese Ausgabe
web-menu-text = Den Tisch als Text zeigen
web-menu-confirm = Vor dem Ende meines Zuges fragen
web-menu-motion = Figuren bewegen sich
web-menu-notify = Melden, wenn ich dran bin
web-menu-lobby = Zur Lobby
web-menu-away = Einen Bot für mich spielen lassen
web-menu-back = Wieder selbst spielen
web-notify-refused = Der Browser erlaubt dieser Seite keine Meldungen.
web-replace = Ein Bot spielt für { $name }
web-return = Platz zurückgeben: { $name }
web-notify-on = Du bekommst eine Meldung, wenn du dran bist, solange diese Seite offen ist.
web-copy-seat = Link für { $name } kopieren
web-copy-watch = Link für Zuschauer kopieren

## Die Frage

web-question = Die Frage
web-options-label = Mögliche Antworten
web-tools = Hilfe zur Antwort
web-moment = Einen Moment.
web-sending = Deine Antwort ist unterwegs.
web-since = Die Frage wurde { $when } gestellt.
web-you-gave = Deine Antwort: { $answer }
web-recap =
    { $count ->
        [0] Noch nichts Neues seit deiner Antwort
        [one] 1 Zug der anderen seit deiner Antwort
       *[other] { $count } Züge der anderen seit deiner Antwort
    }
web-recap-title = Seit deiner Antwort
web-recap-watching = Seit du zuletzt hier warst
web-recap-all = Am Tisch
web-recap-none = noch nichts
web-recap-none-yet = Noch hat niemand etwas getan.
web-recap-show = Zeigen, was dabei geschah
web-recap-steps = Was geschah, Schritt für Schritt
web-recap-back = Zurück
web-recap-on = Weiter
web-recap-end = Fertig
web-recap-leave = Zur Gegenwart
web-recap-at = Rückblick, Schritt { $number } von { $count }. Der Tisch zeigt die Lage danach.
web-recap-fold = Rückblick zuklappen
web-recap-unfold = Rückblick aufklappen
web-recap-seen = Gesehen
web-deed = { $name }: { $text }
web-deed-other = { $name } { $text }
web-log-details = Einzelheiten: { $deed }
web-bot-pace = Tempo der Bots
web-bot-pace-calm = ruhig: du kannst zusehen
web-bot-pace-brisk = zügig
web-bot-pace-at_once = sofort
web-bot-sign = Bot, { $level }
web-undo = Zurück
web-hint-button = Tipp
web-hint = Tipp: { $answer }. { $reason }
web-hint-chance = Tipp: { $answer }. { $reason } Gewinnchance: { $percent } %.
web-hint-others = Auch möglich:
web-hint-other =
    { $answer } ({ $percent ->
        [0] gleich gut
       *[other] −{ $percent } %
    }). { $reason }
web-hint-thinking = Ein Bot sieht sich deine Lage an.
web-do-it = So machen
web-rule = Regel { $rule }
web-filter = In { $count } Antworten suchen
web-filter-none = Keine Antwort enthält diese Wörter.
web-pick-how = { $exact ->
    [yes] { $high ->
        [one] Wähle eins.
       *[other] Wähle { $high }.
    }
   *[no] { $low ->
        [0] Wähle höchstens { $high }.
       *[other] Wähle { $low } bis { $high }.
    }
}
web-pick-first = Wähle zuerst etwas aus
web-pick-why = So geht es nicht. Warum?
web-confirm-end = Bist du fertig? Danach lässt sich dein Zug nicht mehr zurücknehmen.
web-yes-end = Ja, weiter
web-no-back = Noch nicht
web-never-ask = Nicht mehr fragen
web-tie = { $what }: { $number }
web-luck = Glück
web-luckiest = Am meisten Glück hatte { $name }
web-look-back = Zurückblicken
web-play-again = Noch einmal spielen
web-answer-late = Deine Antwort kam zu spät: Die Partie ist ohne sie weitergegangen.
web-bot-plays = Ein Bot spielt für dich.
web-set-aside = Die Bots an diesem Tisch haben dreimal versagt und ruhen jetzt. Nimm eine Antwort zurück, lass einen Bot auf einem Platz spielen oder gib einen Platz zurück: Dann versuchen sie es wieder.
web-until = Zeit bis { $when }.
web-until-you = Du hast Zeit bis { $when }.
web-time-left = Noch { $left } auf der Uhr.
web-undo-what = Zurücknehmen: { $what }
web-undo-none = Im Augenblick lässt sich nichts zurücknehmen.
web-undo-to = Alles ab hier zurücknehmen:
web-undo-entry = Eine Antwort von dir
web-plan = Plan
web-plan-how = Was du wählst, wird zuerst geplant. Bis du es abschickst, kannst du es ändern.
web-plan-count =
    { $count ->
        [one] Plan: 1 Schritt
       *[other] Plan: { $count } Schritte
    }
web-plan-remove = Aus dem Plan nehmen: { $answer }
web-plan-discard = Alles verwerfen
web-plan-send = Absenden und weiter
web-plan-send-with = Plan absenden: { $answer }
web-plan-dropped =
    { $count ->
        [one] Das geht nicht mehr und ist aus dem Plan genommen: { $answers }. { $reason }
       *[other] Das alles geht nicht mehr und ist aus dem Plan genommen: { $answers }. { $reason }
    }
web-plan-gone = Dein Plan galt einer Frage, die es nicht mehr gibt; er ist verworfen.
web-prepare = Vorbereiten
web-prepare-why = Was du hier wählst, gilt, sobald die Frage kommt. Niemand sonst erfährt davon, und bis dahin kannst du es ändern.
web-prepare-nothing = mich fragen
web-prepare-fill = selbst zusammenstellen …
web-prepare-until-named = „{ $answer }“, bis jemand etwas tut, das mich betrifft
web-prepare-until-chapter = „{ $answer }“, bis eine neue Runde beginnt
web-prepared-dropped-impossible = Deine vorbereitete Antwort „{ $answer }“ ging nicht mehr: { $reason }
web-prepared-dropped-changed = Deine vorbereitete Antwort „{ $answer }“ wurde nicht gegeben: Worauf sie sich bezog, hat sich geändert.
web-prepared-dropped-undone = „{ $answer }“ gilt nicht mehr: Du hast es zurückgenommen.
web-prepared-dropped-named = „{ $answer }“ gilt nicht mehr: Es ist etwas geschehen, das dich betrifft.
web-prepared-dropped-chapter = „{ $answer }“ gilt nicht mehr: Eine neue Runde hat begonnen.
web-order-ask = mich fragen
web-order-never = von selbst weitergehen
web-order-always = mich auch fragen, wenn es nichts zu wählen gibt
web-form-pick = Wähle eins.
web-form-number = Eine Zahl von { $low } bis { $high }.
web-form-some = { $exact ->
    [yes] { $high ->
        [one] Wähle eins.
       *[other] Wähle { $high }.
    }
   *[no] { $low ->
        [0] Wähle höchstens { $high }.
       *[other] Wähle { $low } bis { $high }.
    }
}
web-form-row = { $exact ->
    [yes] Wähle { $high }; die Reihenfolge deiner Klicks zählt.
   *[no] Wähle { $low } bis { $high }; die Reihenfolge deiner Klicks zählt.
}
web-form-count = { $exact ->
    [yes] Zusammen { $high }.
   *[no] Zusammen { $low } bis { $high }.
}
web-form-bag = { $exact ->
    [yes] Zusammen { $high }, auch mehrere gleiche.
   *[no] Zusammen { $low } bis { $high }, auch mehrere gleiche.
}
web-form-each = Triff in jeder Zeile eine Wahl.
web-form-less = Weniger: { $what }
web-form-more = Mehr: { $what }
web-form-place = Nr. { $number }
web-form-of = von { $number }
web-quantity-all = alle
web-quantity-all-title = Alle { $number }
web-quantity-all-of = { $what }: alle { $number }
web-quantity-rest = Rest:
web-quantity-rest-of = { $what }: den Rest, { $number }
web-quantity-evenly = Gleichmäßig
web-quantity-largest = Von den größten
web-quantity-fill = Schnell ausfüllen
web-form-missing = Noch nicht vollständig
web-form-clear = Von vorn
web-fold = Zuklappen
web-unfold = Aufklappen
web-map-find = Gebiet suchen

## Die anderen und wer wer ist

web-rivals = Die anderen auf einen Blick
web-compare = Alle im Vergleich
web-compare-best = Der höchste Wert jeder Spalte ist unterstrichen.
web-best = (höchster)
web-figure-points = Punkte
web-menu-compare = Alle vergleichen (T)
web-open-mat = Zeigen, was vor { $name } liegt
web-points-why =
    { $points ->
        [one] { $name }: 1 Punkt. Woher er kommt
       *[other] { $name }: { $points } Punkte. Woher sie kommen
    }
web-points-of =
    { $points ->
        [one] { $name }: 1 Punkt
       *[other] { $name }: { $points } Punkte
    }
web-points-none = Noch keine Punkte.
web-points-unsourced = Der Verlauf sagt nicht, woher sie kommen.
web-points-else = Sonstiges
web-still-free = noch frei
web-seat-still-free = { $name }: noch frei
web-copy-link = Link kopieren
web-seat-a-bot = Bot hinsetzen
web-seat-bot-for = Einen Bot auf den freien Platz von { $name } setzen
web-waiting-free =
    { $count ->
        [one] Ein Platz ist noch frei: Es geht weiter, sobald dort jemand sitzt.
       *[other] { $count } Plätze sind noch frei: Es geht weiter, sobald dort jemand sitzt.
    }
web-you-watch =
    { $others ->
        [0] Du schaust zu.
        [one] Du schaust zu, mit dir eine weitere Person.
       *[other] Du schaust zu, mit dir { $others } weitere.
    }
web-watching-count =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-replace-here = { $name } ist am Tisch: Ein Bot kann nur für jemanden spielen, der nicht da ist.
web-replace-sure = { $name } ist nicht da. Ein Bot spielt dann auf diesem Platz, bis { $name } ihn zurücknimmt; alle am Tisch lesen es.
web-replace-yes = Ja, einen Bot für { $name } spielen lassen
web-news-bot-for-self = { $by } lässt eine Weile einen Bot spielen ({ $level }).
web-news-bot-for-absent = { $name } ist nicht da: { $by } lässt einen Bot auf dem Platz spielen ({ $level }). { $name } kann ihn jederzeit zurücknehmen.
web-news-bot-in-free-seat = { $by } hat einen Bot auf den freien Platz von { $name } gesetzt ({ $level }). Der Link zum Platz gilt weiter.
web-news-bot-left = Der Bot hat den freien Platz von { $name } verlassen.
web-news-seat-back = { $name } spielt wieder selbst, der Bot ist weg.
web-change = Ändern
web-keep = So lassen
web-change-late = Zum Ändern ist es zu spät: Alle Antworten sind da.
web-answers-lit =
    { $count ->
        [one] 1 Antwort, sie leuchtet auf dem Tisch
       *[other] { $count } Antworten, alle leuchten auf dem Tisch
    }
web-answers-fold = Liste zuklappen: alles leuchtet auf dem Tisch
web-suggest = Für mich planen
web-suggest-why = Ein Bot plant den Rest dieser Phase. Du kannst alles ändern, bevor du es abschickst.
web-suggest-none = Ein Bot würde hier nichts mehr hinzufügen.
web-suggested =
    { $count ->
        [one] Ein Bot hat 1 Schritt geplant. Ändere, was du willst, und schick es dann ab.
       *[other] Ein Bot hat { $count } Schritte geplant. Ändere, was du willst, und schick es dann ab.
    }
web-menu-keys = Tasten (?)
web-menu-confirm-grave = Fragen, bevor viel verloren geht
web-keys = Tasten
web-keys-popup = Solange auf dem Tisch ein kleines Menü offen ist, wählen die Ziffern daraus.
web-key-answers = die Antwort mit dieser Nummer geben
web-key-letters = Antworten ab der zehnten geben
web-key-finish = „Fertig“ sagen, wo das geht
web-key-enter = Ja sagen, wenn noch einmal nachgefragt wird
web-key-undo = zurücknehmen
web-key-hint = um einen Tipp bitten
web-key-plan = einen Bot die Phase planen lassen
web-key-rule = die Regel zeigen
web-key-compare = alle vergleichen
web-key-next = zum nächsten Tisch, der auf dich wartet
web-key-search = in den Antworten suchen
web-key-escape = schließen, was obenauf liegt
web-key-arrows = auf der Karte von Ort zu Ort
web-key-map = größer, kleiner, die ganze Karte
web-key-keys = diese Liste

## Verlauf, Gespräch, Regeln

web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-jump = Die Lage in diesem Augenblick zeigen
web-since-your-turn = oben: neu seit deiner Antwort
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-watching = schaut zu
web-chat-guest = Gast
web-chat-say = Sag etwas in die Runde
web-send = Senden
web-rules = Regeln
web-rules-quick = In Kürze
web-rules-rules = Alle Regeln
web-rules-search = In den Regeln suchen: ein Wort oder eine Nummer
web-rules-none = Keine Regel enthält „{ $words }“.
web-rules-hits = { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
}

## Rückschau

web-replay = Rückschau
web-replay-at = Zug { $entry } von { $last }
web-copy-position = Link zu dieser Stellung
web-copy-position-why = Wer die Partie sehen darf, kommt mit diesem Link genau hierher zurück.
web-replay-start = Der Tisch zu Beginn.
web-replay-stop = Zurück ins Jetzt
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug vor
web-replay-chapter-back = Eine Runde zurück
web-replay-chapter-on = Eine Runde vor
web-replay-speed = Tempo
web-replay-times = { $factor }-fach
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-chart = Punkte im Lauf der Partie
web-branch = Von hier gegen Bots weiter

web-analyse = Analysieren
web-analyse-why = Ein Experte sieht sich die ganze Partie an: Gewinnchancen, Wendepunkte, bessere Züge, Glück und Pech. Das dauert etwa eine Minute.
web-analysing = Die Partie wird angesehen: { $percent } %
web-analysing-cancel = Abbrechen
web-analysis-failed = Die Analyse ist nicht fertig geworden. Du kannst sie noch einmal starten.
web-analysis-whose = Entscheidungen von
web-analysis-go = Zur Stellung vor diesem Zug
web-analysis-branch = Von hier weiterspielen
web-analysis-share = Link zur Analyse kopieren
web-analysis-shared = Der Link ist kopiert.
web-download = Als Datei sichern
web-seed = Wurde ehrlich gemischt?
web-seed-why = Der Hash der geheimen Zahl steht vor dem ersten Zug fest; die Zahl wird am Ende gezeigt. Passen beide zusammen, hat niemand eingegriffen.
web-seed-hash = Hash:
web-seed-seed = Zahl:
web-seed-later = Die Zahl wird gezeigt, wenn die Partie zu Ende ist.
web-seed-fits = Die Zahl passt zu ihrem Hash: Das Mischen stand vor der Partie fest.
web-seed-fails = Die Zahl passt nicht zu ihrem Hash.

## Ein Bildschirm für mehrere

web-pass-title = Am Zug: { $name }
web-pass-text = Bitte gib das Gerät an { $name } weiter. Bis dahin sind alle Karten verdeckt.
web-pass-ready = Ich bin { $name }

## Textansicht

web-text-view = Der Tisch als Text
web-text-table = Der Tisch
web-hidden = verdeckt
web-hidden-count =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
web-field-round = Runde
web-field-epoch = Epoche
web-field-order = Spielerreihenfolge
web-field-ending = Letzte Aktionsrunde
web-field-event = Ereignis
web-field-next-event = Nächstes Ereignis
web-field-wonder-row = Wunderreihe
web-field-decks = Karten in den Decks
web-field-packet = Anführer zur Auswahl
web-field-removed-leaders = Anführer aus dem Spiel
web-field-leaders = Anführer
web-field-events = Ereignisse
web-field-tiles = Gebiete
web-field-number = Nummer
web-field-vp = SP
web-field-goals = Ziele
web-field-goal = Ziel
web-field-civilization = Zivilisation
web-field-technology = Technologie
web-field-military = Militär
web-field-government = Staatsform
web-field-personal = Freie Machtwürfel
web-field-used = Benutzte Machtwürfel
web-field-general = Machtwürfel noch nicht im Spiel
web-field-territories = Gebiete
web-field-level = Stärke
web-field-eliminated = Ausgeschieden
web-field-card-limit = Karten je Aktionsrunde
web-field-hand = Aktionskarten auf der Hand
web-field-hand-count = Handkarten
web-field-advisors-in-hand = Berater auf der Hand
web-field-advisor-deck = Beraterdeck
web-field-advisors-face-up = Gespielte Berater
web-field-row = Ablagereihe, älteste zuerst
web-field-played = Gelegte Karten
web-field-executing = Wird ausgeführt
web-field-wonders = Wunder
web-field-turned = benutzt
web-field-locked = ab der nächsten Karte nutzbar
web-field-leader = Anführer
web-field-terms = Bedingungen
web-field-stat = Bedingung
web-field-value = mindestens
web-field-met = erfüllt
web-field-kept-leaders = Behaltene Anführer
web-field-dominion = Herrschaft
web-field-stats = Werte, die dafür zählen
web-field-state = Zustand
web-value-ready = bereit
web-value-active = aktiv
web-value-spent = benutzt
web-field-ability = Fähigkeit

## Anleitung

web-guide = Anleitung
web-guide-step = Der Tisch: { $step } von { $last }
web-guide-count = Anleitung: { $step } von { $last } erklärt
web-guide-advice = Empfohlen: { $answer }. { $reason }
web-guide-over-title = Dein erstes Spiel ist zu Ende
web-guide-over = Bisher erklärt: { $step } von { $last } Themen. Die übrigen kommen dran, wenn sie dir in deinen nächsten Partien zum ersten Mal begegnen.
web-guide-next = Weiter
web-guide-skip = Überspringen
web-guide-understood = Verstanden

## Über diese Ausgabe

web-about-title = Über diese Ausgabe von { $game }
web-about-lead = Die Regeln sind vollständig. Nicht jede gedruckte Karte war uns bekannt; hier steht für jeden Teil, woher er kommt.
web-about-search = In den Teilen suchen
web-about-name = Teil
web-about-text = Was es tut
web-about-source = Quelle
web-about-part = { $part }: { $source }, { $sure }
web-credits = Küsten: Natural Earth (gemeinfrei). Symbole: game-icons.net (CC BY 3.0). Schriften: EB Garamond und Inter (OFL). Gebaut mit Lit und Fluent.
web-source-seed = Regeltext
web-source-rules = Regeltext
web-source-public = anderswo veröffentlicht
web-source-recalled = allgemeine Kenntnis des Spiels
web-source-reconstructed = von uns nachgebildet
web-sure-high = sehr sicher
web-sure-medium = ziemlich sicher
web-sure-low = unsicher

## Fehler

web-error = Etwas ist schiefgegangen ({ $id }). Nichts ist verloren; bitte versuche es noch einmal.
web-error-offline = Der Server antwortet nicht. Prüfe die Verbindung; nichts ist verloren.
web-error-server = Der Server konnte das nicht tun. Nichts ist verloren; bitte versuche es noch einmal.

## Wie jemand gerufen wird

web-calls-title = Benachrichtigungen
web-calls-lead = Deine Tische rufen dich, wenn du weg bist: wenn du am Zug bist, und wofür du sonst möchtest.
web-calls-who = Sag uns zuerst oben rechts deinen Namen; dann können deine Tische dich rufen.
web-calls-ways = Wege, dich zu erreichen
web-calls-none = Noch kein Weg: Wähle unten einen.
web-calls-push = Dieser Browser
web-calls-push-why = Eine Nachricht auf diesem Gerät, auch wenn die Seite zu ist. Ein Tippen öffnet den Tisch.
web-calls-push-add = Diesen Browser rufen
web-calls-push-cannot = Dieser Browser lässt sich hier nicht rufen. Er braucht https, und auf einem iPhone die Seite auf dem Home-Bildschirm.
web-calls-push-refused = Dieser Browser erlaubt keine Nachrichten von dieser Seite; du kannst das in seinen Einstellungen ändern.
web-calls-push-failed = Der Browser hat seinen Push-Dienst nicht erreicht; versuche es später oder wähle einen anderen Weg.
web-calls-mail = E-Mail
web-calls-mail-address = E-Mail-Adresse
web-calls-mail-add = An diese Adresse schreiben
web-calls-no-mail = Dieses Haus verschickt keine E-Mails.
web-calls-unconfirmed = Noch nicht bestätigt: Öffne den Link in der E-Mail, die wir dorthin geschickt haben.
web-calls-hook = Discord, Slack, ntfy, Matrix oder ein Webhook
web-calls-hook-kind = Dienst
web-calls-hook-address = Adresse des Webhooks
web-calls-hook-add = Webhook hinzufügen
web-calls-help-discord = In Discord: Einstellungen des Kanals, Integrationen, Webhooks; kopiere die Adresse. Sie beginnt mit https://discord.com/api/webhooks.
web-calls-help-slack = In Slack: ein eingehender Webhook einer App; kopiere die Adresse. Sie beginnt mit https://hooks.slack.com/services.
web-calls-help-ntfy = Die Adresse deines Themas, zum Beispiel https://ntfy.sh/ und ein Name, den niemand errät.
web-calls-help-matrix = Die Adresse ist matrixs://TOKEN@SERVER/RAUM: das Zugangstoken eines Kontos, das im Raum ist, und die interne Kennung des Raums.
web-calls-help-json = Irgendeine Adresse im Netz; sie bekommt JSON per POST. Nur Adressen, die alle erreichen können.
web-calls-kind-push = Browser
web-calls-kind-mail = E-Mail
web-calls-kind-discord = Discord
web-calls-kind-slack = Slack
web-calls-kind-ntfy = ntfy
web-calls-kind-matrix = Matrix
web-calls-kind-json = Webhook (JSON)
web-calls-stopped-by-you = Du hast das abgestellt.
web-calls-stopped-unreachable = Hier kam einen Tag lang nichts an, deshalb haben wir aufgehört. Entferne es und füge es neu hinzu.
web-calls-stopped-gone = Die andere Seite nimmt nichts mehr an. Entferne es und füge es neu hinzu.
web-calls-lost = Ein Weg, dich zu erreichen, geht nicht mehr. Sieh bei deinen Benachrichtigungen nach.
web-calls-try = Ausprobieren
web-calls-try-of = Ausprobieren: { $name }
web-calls-tried = Eine Probe ist unterwegs.
web-calls-remove = Entfernen
web-calls-remove-of = Entfernen: { $name }
web-calls-when = Wofür und wann
web-calls-no-way = Sobald es einen Weg gibt, dich zu erreichen, wählst du hier, wofür.
web-calls-group-push = Browser
web-calls-group-mail = E-Mail
web-calls-group-hook = Webhook
web-calls-event-turn = Ich bin am Zug
web-calls-event-nudge = Die Hälfte meiner Zeit ist vorbei
web-calls-event-joined = Jemand setzt sich
web-calls-event-over = Das Spiel ist zu Ende
web-calls-event-mentioned = Mein Name steht im Gespräch
web-calls-gathered = Einmal in der Stunde
web-calls-gathered-why = Alles aus einer Stunde in einer Nachricht, statt jedes sofort.
web-calls-always = Immer
web-calls-always-why = Auch wenn der Tisch vor mir offen ist, zum Beispiel in einem vergessenen Fenster.
web-calls-quiet = Ruhezeiten
web-calls-quiet-why = Was in dieser Zeit geschieht, erfährst du an ihrem Ende.
web-calls-quiet-begin = Von
web-calls-quiet-end = Bis
web-calls-zone = Zeitzone
web-calls-saved = Gespeichert.
web-calls-for-match = So ruft dich diese Partie:
web-calls-different = Für diese Partie anders
web-calls-different-why = Sonst gilt dasselbe wie für alle deine Partien.
web-calls-for-all = Benachrichtigungen für alle Partien
web-calls-feeds = Kalender und Feed
web-calls-feeds-why = Deine Züge in einem Kalender oder Feedreader. Wer die Adresse kennt, sieht sie; behalte sie also für dich.
web-calls-calendar = Kalender (ICS)
web-calls-atom = Feed (Atom)
web-calls-feed-new = Adresse anlegen
web-calls-feed-change = Neue Adresse anlegen
web-calls-feed-off = Abschalten
web-menu-calls = Diese Partie ruft mich
web-menu-notifications = Benachrichtigungen für diese Partie
web-forgot = Passwort vergessen?
web-stop-title = Nachrichten abstellen
web-stop-match = Nichts mehr über { $table }
web-stop-all = Auf diesem Weg nichts mehr ({ $way })
web-stop-done-match = Diese Partie ruft dich nicht mehr.
web-stop-done-all = Auf diesem Weg wird nichts mehr verschickt.
web-confirm-title = Bestätige deine E-Mail-Adresse
web-confirm-text = Deine Tische dürfen ab jetzt an diese Adresse schreiben.
web-confirm = Bestätigen
web-confirm-done = Deine Adresse ist bestätigt.
web-reset-title = Neues Passwort
web-reset-text = Wenn dein Konto eine bestätigte E-Mail-Adresse hat, schicken wir einen Link dorthin.
web-reset-name = Name des Kontos oder E-Mail-Adresse
web-reset-send = Link schicken
web-reset-sent = Wenn es so ein Konto mit bestätigter Adresse gibt, ist ein Link dorthin unterwegs. Er gilt eine Stunde.
web-reset-choose = Wähle ein neues Passwort. Du wirst dann auf allen Geräten abgemeldet.
web-reset-password = Neues Passwort
web-reset-save = Passwort speichern
web-reset-done = Das neue Passwort für { $name } ist gespeichert. Melde dich damit an.

## Eigene Karten

web-cards = Eigene Karten
web-cards-help =
    Deine Karten sagen etwas anderes als unsere? Schreib in eine kleine YAML-Datei, was anders ist, und leg sie hierher. Alle am Tisch sehen, was sich ändert.
web-cards-choose = Dateien wählen
web-cards-remove = { $file } entfernen
web-cards-looking = Die Karten werden ausprobiert.
web-cards-found =
    { $count ->
        [0] Diese Dateien ändern nichts an unserer Ausgabe.
        [one] Damit ist ein Teil anders als in unserer Ausgabe.
       *[other] Damit sind { $count } Teile anders als in unserer Ausgabe.
    }
web-cards-first = Bring erst die eigenen Karten in Ordnung oder nimm sie heraus.
web-cards-here = An diesem Tisch gelten eigene Karten. Was anders ist, steht oben in der Leiste.
web-cards-mark =
    { $count ->
        [0] Eigene Karten: was an diesem Tisch anders ist
        [one] Eigene Karten: ein Teil ist an diesem Tisch anders
       *[other] Eigene Karten: { $count } Teile sind an diesem Tisch anders
    }
web-cards-what = Was an diesem Tisch anders ist
web-cards-lead = Wer die Partie angelegt hat, hat eigene Karten mitgebracht. Texte, Zeichnungen und Bots richten sich danach.
web-cards-rules = An diesem Tisch gelten eigene Karten; wo die Regeln unsere nennen, gilt, was hier steht:
web-cards-join =
    { $count ->
        [0] Diese Partie hat eigene Karten; am Tisch siehst du, was anders ist.
        [one] Diese Partie hat eigene Karten: ein Teil ist anders als in unserer Ausgabe
       *[other] Diese Partie hat eigene Karten: { $count } Teile sind anders als in unserer Ausgabe
    }
web-cards-page = Alle Teile dieser Ausgabe ansehen
web-cards-to-table = Zum Tisch
web-cards-none = Diese Partie hat dieselben Karten wie unsere Ausgabe.
web-cards-more =
    { $count ->
        [one] Ein weiterer Teil ist anders.
       *[other] { $count } weitere Teile sind anders.
    }
web-cards-changed = geändert
web-cards-added = neu
web-cards-removed = entfällt
web-cards-ours = bei uns
web-cards-theirs = hier
web-cards-becomes = wird zu
web-cards-nothing = nichts
web-source-house = Datei dieser Partie
web-cards-field-de = Name auf Deutsch
web-cards-field-en = Name auf Englisch
web-cards-field-name-de = Name auf Deutsch
web-cards-field-name-en = Name auf Englisch
web-cards-field-effects = Wirkung
web-cards-field-trigger = Auslöser
web-cards-field-cost = Kosten
web-cards-field-value = Wert
web-cards-field-count = Anzahl
web-cards-field-points = Punkte
