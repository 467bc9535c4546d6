# Sätze des Servers: was er ablehnt.

## Personen

error-who-are-you = Wir wissen noch nicht, wer du bist; nenne zuerst deinen Namen.
error-name-missing = Ein Name wird gebraucht; gib mindestens einen Buchstaben ein.
error-name-too-long = Dieser Name ist zu lang; nimm höchstens { $most } Zeichen.
error-name-taken = Ein Konto mit dem Namen „{ $name }“ gibt es schon; wähle einen anderen Namen oder melde dich an.
error-bad-password = Ein Passwort braucht { $low } bis { $high } Zeichen; wähle ein anderes.
error-wrong-password = Name und Passwort passen nicht zusammen; prüfe beides und versuche es noch einmal.
error-too-many-logins =
    Von hier kamen zu viele Versuche mit falschem Passwort; warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } und versuche es noch einmal.
error-already-an-account = Du hast schon ein Konto; melde dich erst ab, um ein anderes anzulegen.

## Rufe

error-no-mail-here = Dieses Haus verschickt keine E-Mails; frag, wer es betreibt, oder wähle einen anderen Weg.
error-bad-mail = Das ist keine E-Mail-Adresse; prüfe sie auf Tippfehler.
error-bad-hook = Das ist keine Adresse eines solchen Webhooks; kopiere sie noch einmal aus dem anderen Dienst.
error-unknown-hook = Webhooks der Art „{ $kind }“ kennen wir nicht; wähle eine aus der Liste.
error-bad-browser = Dieser Browser lässt sich nicht rufen; lade die Seite neu und versuche es noch einmal.
error-bad-time = Ruhezeiten brauchen zwei Uhrzeiten, zum Beispiel 22:00 und 07:30.
error-unknown-zone = Eine Zeitzone „{ $zone }“ gibt es nicht; wähle eine aus der Liste.
error-too-many-ways =
    Du hast davon schon { $most ->
        [one] einen
       *[other] { $most }
    }; entferne zuerst einen.
error-no-such-way = Diesen Weg, dich zu rufen, gibt es nicht mehr; lade die Seite neu.
error-way-not-open = Auf diesem Weg wird gerade nichts verschickt; bestätige ihn oder richte ihn neu ein.
error-link-used = Dieser Link gilt nicht mehr; er wirkt einmal und nur eine Zeit lang. Lass dir einen neuen schicken.

## Anfragen

error-foreign-origin = Diese Anfrage kam von einer anderen Seite; öffne den Tisch unter seiner eigenen Adresse.
error-not-json = Der Server liest nur JSON; schicke die Anfrage mit diesem Inhaltstyp.
error-bad-request = Die Anfrage ist nicht zu verstehen; lade die Seite neu und versuche es noch einmal.
error-bad-message = Die Nachricht ist nicht zu verstehen; lade die Seite neu und versuche es noch einmal.
error-message-too-large = Die Nachricht ist zu groß; schicke weniger auf einmal.
error-too-many-screens = Du hast schon { $most } Fenster offen; schließe einige davon.
error-too-many-requests =
    Das war zu viel auf einmal; warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } und versuche es noch einmal.
error-too-many-at-once = Von deiner Adresse ist zu viel auf einmal offen; schließe einige Fenster und versuch es noch einmal.
error-hello-first = Der Tisch kennt diesen Bildschirm noch nicht; lade die Seite neu.
error-try-again = Jemand war schneller; versuche es bitte noch einmal.
error-our-mistake = Bei uns ist etwas schiefgegangen, und nichts wurde geändert; versuche es bitte noch einmal. Passiert es wieder, dann nenne denen, die den Server betreiben, die Nummer { $request }.
error-not-stored = Die Antwort konnte nicht gespeichert werden und zählt nicht; versuche es bitte noch einmal.
error-disk-full = Die Platte dieses Servers nimmt nichts mehr auf, deshalb wurde nichts gespeichert und nichts geändert; sag es denen, die ihn betreiben. Sobald Platz ist, geht es weiter.
error-database-away = Einen Moment: Der Server erreicht gerade seine Datenbank nicht, und nichts wurde geändert; versuche es gleich noch einmal.
error-match-unread = Einen Moment: Der Tisch kann gerade nicht gelesen werden, deshalb kann nichts gespielt werden; es geht von selbst weiter, sobald er gelesen ist. Dann zeigt sich auch, ob die letzte Antwort gilt.
error-damaged-match = Das Protokoll dieser Partie ist bei Eintrag { $entry } beschädigt, deshalb lässt sie sich nicht öffnen; wer den Server betreibt, sieht mit „zeitalter doctor“, was zu retten ist.

## Seiten und Listen

error-no-such-page = Unter dieser Adresse gibt es nichts; geh zurück in die Lobby.
error-no-such-language = In der Sprache „{ $lang }“ gibt es keine Texte; wähle eine von diesen: { $langs }.
error-bad-list = Eine Liste „{ $list }“ gibt es nicht; wähle mine, open oder finished.

## Partien

error-no-such-match = Diese Partie gibt es nicht, oder sie ist nicht offen für dich; bitte um einen Link.
error-no-such-seat = Diesen Platz gibt es in der Partie nicht; wähle einen anderen.
error-no-such-link = Dieser Link führt nirgendwohin; bitte um einen neuen.
error-seat-taken = Hier sitzt schon jemand; wähle einen anderen Platz.
error-not-your-seat = Du sitzt nicht auf diesem Platz; nur wer dort sitzt, kann für ihn spielen.
error-not-the-owner = Das kann nur, wer die Partie eröffnet hat; bitte darum.
error-seat-is-a-bot = Dieser Platz gehört von Anfang an einem Bot; wähle den Platz einer Person.
error-person-is-here = { $name } ist am Tisch; ein Bot kann nur für jemanden spielen, der nicht da ist.
error-bot-plays-here = Ein Bot spielt für dich; nimm zuerst den Platz wieder ein.
error-bad-seat-kind = Ein Platz kann nicht „{ $kind }“ sein; wähle me, screen, link oder bot.
error-bad-pace = Im Tempo „{ $pace }“ kann man nicht spielen; wähle live oder daily.
error-bad-bot-pace = Bots spielen nicht im Tempo „{ $pace }“; wähle calm, brisk oder at_once.
error-same-name = Zwei am Tisch heißen „{ $name }“; gib einem von beiden einen anderen Namen.
error-confusable-name = „{ $name }“ sieht aus wie „{ $other }“ am selben Tisch; nimm einen anderen Namen.
error-nobody-plays = An diesem Tisch sitzen nur Bots; mindestens ein Platz braucht eine Person.
error-no-hint = Jetzt gibt es keinen Tipp, weil du nicht gefragt bist; warte auf deine nächste Frage.
error-hint-failed = Es fand sich nicht rechtzeitig ein Tipp; entscheide selbst oder frag später noch einmal.
error-analysis-after-the-end = Analysieren lässt sich eine Partie erst, wenn sie zu Ende ist; vorher bleibt geheim, wie es steht.
error-no-analysis = Für dieses Spiel gibt es noch keine Analyse; ansehen kannst du die Partie Zug für Zug.
error-not-your-analysis = Diese Analyse hat jemand anders gestartet; abbrechen kann sie nur, wer sie gestartet hat oder wem die Partie gehört.
error-too-many-analyses = Es laufen schon zu viele Analysen, für eine Person höchstens { $most }; warte, bis eine davon fertig ist.
error-no-plan = Hier lässt sich nichts vorausplanen; wähle die Antwort aus.
error-not-to-be-prepared = Das lässt sich für diese Frage nicht vorbereiten.
error-notes-changed = Deine Notizen wurden inzwischen auf einem anderen Gerät geändert.
error-notes-too-long = Notizen dürfen höchstens { $most } Zeichen lang sein.
error-not-at-the-table = Mitreden kann nur, wer hier sitzt oder auf Einladung zuschaut; nimm Platz oder bitte um einen Link.
error-odd-position = Mit dieser Stellung kommen die Regeln nicht zurecht; sie stammt aus einer Datei, aus einer anderen Partie oder aus eigenem Spielmaterial. Nimm etwas zurück oder beginne eine andere Partie.
error-rules-too-slow = Die Regeln brauchen in dieser Partie zu lange, weil ihre Stellung oder ihr Spielmaterial ungewöhnlich ist; sie lässt sich hier weder spielen noch ansehen.
error-empty-chat = Es gibt nichts zu schicken; schreib zuerst etwas.
error-chat-too-long = Das ist zu lang; nimm höchstens { $most } Zeichen.
error-plan-too-long = Ein Plan hat höchstens { $most } Schritte; schicke ab, was du geplant hast, und plane dann weiter.
error-empty-plan = Der Plan ist leer; plane zuerst etwas.
error-file-after-the-end = Die Partiedatei zeigt alle Geheimnisse; du bekommst sie, wenn das Spiel zu Ende ist.
error-file-too-large = Die Datei ist zu groß für eine Partie; wähle eine Partiedatei.
error-file-too-much =
    { $path } zu prüfen kostet mehr Zeit oder Speicher, als dieser Server einer Partiedatei zugesteht; nimm eine kürzere Partie oder eine mit üblichem Spielmaterial.
error-components-too-many-bytes =
    Die Dateien sind zusammen zu groß; eigene Karten haben höchstens { $most } kB. Schreib nur hinein, was bei dir anders ist.
error-components-too-much =
    { $path } zu prüfen kostet mehr Zeit oder Speicher, als dieser Server eigenen Karten zugesteht; schreib nur hinein, was bei dir anders ist.
error-components-do-not-fit =
    Die Karten aus { $path } passen nicht zusammen, beim Ausprobieren ging das Spiel nicht weiter; ändere weniger auf einmal.
error-log-too-long = Das Protokoll dieser Partie ist zu lang; eine Partie hat höchstens { $most } Einträge.
error-too-many-matches = Du hast hier schon { $most } Partien, für weitere ist kein Platz; lösche zuerst alte.
error-too-much-stored = Deine Partien füllen allen Platz, den es für eine Person gibt; lösche zuerst alte.
error-address-full = Für deine Adresse ist kein Platz mehr für weitere Partien; lösche alte oder versuch es an einem anderen Tag.
error-bad-bank = Eine Reserve gibt es nur zu einer Uhr, und sie hat { $low } bis { $high } Stunden.
error-bad-holiday = Ein Urlaub beginnt heute oder später, endet nach seinem Anfang und liegt nicht mehr als ein Jahr voraus.
error-holiday-overlaps = Für einen Teil dieser Zeit hast du schon Urlaub eingetragen.
error-holidays-used-up = In einem Jahr sind es höchstens { $most } Tage Urlaub; { $year } wären es mehr.
error-too-many-holidays = Mehr als { $most } Mal kannst du keinen Urlaub eintragen.
error-no-such-holiday = Diesen Urlaub gibt es nicht mehr.
error-bad-clock = Für eine Antwort gibt es { $low } bis { $high } Stunden; nimm eine Zahl dazwischen oder gar keine Uhr.
error-no-guide = Zu diesem Spiel gibt es noch keine Anleitung; beginne mit den Schnellregeln.
error-already-sitting = Du sitzt schon an diesem Tisch; schicke den Link der Person, die hier spielen soll.
error-others-play = An dieser Partie sitzen auch andere; sie lässt sich nicht löschen, aber ein Bot kann für dich weiterspielen.
