# Sätze für alle, die einen Server betreiben: die Befehle, die ihn starten, umziehen, sichern und prüfen. Kein Browser braucht sie.

## Der Befehl

cli-command-serve = Stellt den Tisch für Browser bereit, auf diesem Rechner oder für andere.
cli-flag-host = Die Adresse, auf der der Server hört; 0.0.0.0 lässt andere Rechner herein.
cli-flag-port = Der Port, auf dem der Server hört.
cli-flag-data = Der Ordner für Konten und Partien; sonst dein eigener Datenordner.
cli-flag-url = Die öffentliche Adresse dieses Servers, zum Beispiel https://play.example.org: Dorthin führen Links in Nachrichten, und der Doktor sieht nach, ob sie über https zu erreichen ist, ob Sockets durchkommen und ob etwas offen ist, das es nicht sein soll.
cli-flag-smtp = Der Server, der E-Mails annimmt: smtps://user@host, smtp://user@host:587 (STARTTLS) oder smtp+plain://host:25.
cli-flag-smtp-password = Eine Datei mit dem Passwort für den Mailserver.
cli-flag-mail-from = Die Adresse, von der E-Mails kommen.
cli-flag-bot-delay = Wie viele Sekunden ein Bot höchstens für eine Antwort braucht; 0 ist so schnell wie möglich.
cli-flag-metrics = Zahlen für Prometheus, an einem eigenen Port, den nur dieser Rechner erreicht, zum Beispiel 9100.
cli-flag-metrics-token = Eine Datei mit dem Wort, das Prometheus kennen muss; nötig, wo andere Rechner den Port erreichen.
cli-flag-drain = Sekunden zwischen der Bitte aufzuhören und dem Ende, damit ein Lastverteiler es über /ready erfährt.
cli-flag-plain-log = Schreibt das Protokoll fürs Auge statt als JSON.
error-serve-bad-metrics = „{ $value }“ ist keine Adresse für die Zahlen; nimm einen Port oder HOST:PORT, zum Beispiel 9100.
error-serve-metrics-open = Unter „{ $value }“ könnten alle die Zahlen lesen; nenne mit --metrics-token eine Datei mit einem Wort, oder nimm 127.0.0.1.
error-serve-short-token = Das Wort in „{ $path }“ muss eine Zeile aus mindestens { $low } einfachen Zeichen sein.
cli-flag-database = Die Adresse einer Datenbank statt eines Ordners, zum Beispiel postgresql://...
cli-flag-workers = Wie viele Prozesse zusammen an einem Port arbeiten; mehr als einer braucht PostgreSQL.
error-serve-bad-port = { NUMBER($port, useGrouping: 0) } ist kein Port; nimm eine Zahl von 0 bis { NUMBER($most, useGrouping: 0) }.
error-serve-bad-delay = Ein Bot kann nicht „{ $value }“ Sekunden brauchen; nimm eine Zahl von 0 bis 60.
error-serve-bad-url = „{ $value }“ ist nicht die Adresse einer Seite; schreib sie wie https://play.example.org.
error-serve-bad-smtp = „{ $value }“ ist kein Mailserver; schreib ihn wie smtps://user@mail.example.org, ohne Passwort.
error-serve-bad-sender = „{ $value }“ ist keine E-Mail-Adresse, von der etwas kommen könnte.
error-serve-mail-incomplete = E-Mail braucht drei Dinge: --smtp, --mail-from und --url.
error-serve-no-password = Die Datei „{ $path }“ mit dem Passwort des Mailservers lässt sich nicht lesen.
error-serve-two-places = Die Daten können nur an einem Ort liegen; nimm entweder --data oder --database.
error-serve-cannot-start = Der Server kann nicht starten ({ $reason }); prüfe Ordner, Datenbank und Port.
error-serve-needs-postgres = Mehrere Arbeiter brauchen eine gemeinsame PostgreSQL-Datenbank; nenne sie mit --database postgresql://... oder lass --workers weg.
error-serve-too-many-workers = An einem Port arbeiten höchstens { NUMBER($most, useGrouping: 0) } Arbeiter; nimm eine kleinere Zahl.
error-serve-cannot-share-ports = Auf diesem System können sich mehrere Arbeiter keinen Port teilen; starte stattdessen für jeden Port einen Server.
error-serve-without-psycopg = PostgreSQL braucht das Paket psycopg; du bekommst es mit: pip install "zeitalter[postgres]".

## Der Befehl, der ein Haus in eine andere Datenbank umzieht

cli-command-move-data = Kopiert alles aus einer Datenbank (ein Ordner oder eine Adresse) in eine andere, leere, und vergleicht beide.
error-move-not-empty = Die neue Datenbank ist nicht leer (in { $table } stehen Zeilen); lege eine leere an und versuche es noch einmal.
error-move-no-database = Unter „{ $path }“ liegt keine Datenbank; nenne den Ordner des Hauses oder die Adresse seiner Datenbank.
error-move-differs = Was in { $table } angekommen ist, ist nicht das, was dort war; es ist nichts umgezogen, bitte versuche es noch einmal.
move-data-table = { $table }: { NUMBER($rows, useGrouping: 0) } Zeilen
move-data-done = { NUMBER($rows, useGrouping: 0) } Zeilen in { NUMBER($tables, useGrouping: 0) } Tabellen kopiert und verglichen.

## Die Befehle, die einen ganzen Server kopieren

cli-command-backup = Kopiert Konten und Partien in eine Datei, während der Server weiterläuft; ein Ordner bekommt eine Datei mit Datum.
cli-command-restore = Macht die Konten und Partien einer Sicherung zu denen eines Servers, der noch keine hat.
backup-copying = Kopiere
backup-done = Gesichert: { $path }. Darin sind Geheimnisse der Spieler; bewahre sie so sicher auf wie die Datenbank.
backup-done-matches =
    Gesichert, mit { $matches ->
        [one] einer Partie
       *[other] { NUMBER($matches, useGrouping: 0) } Partien
    }: { $path }. Darin sind Geheimnisse der Spieler; bewahre sie so sicher auf wie die Datenbank.
restore-done = Wiederhergestellt: { $path }. Du kannst den Server jetzt starten.
restore-done-matches =
    Wiederhergestellt, mit { $matches ->
        [one] einer Partie
       *[other] { NUMBER($matches, useGrouping: 0) } Partien
    }: { $path }. Du kannst den Server jetzt starten.
error-backup-needs-file = Nenne die Datei, die die Sicherung werden soll, zum Beispiel: zeitalter backup zeitalter-backup.sqlite.
error-backup-exists = Unter „{ $path }“ liegt schon etwas, das bleibt, wie es ist; nimm einen anderen Namen.
error-backup-not-ours = „{ $path }“ ist keine Sicherung eines Zeitalter-Servers; nimm eine andere Datei.
error-backup-damaged = Die Kopie „{ $path }“ ist beschädigt ({ $reason }); nimm eine ältere Sicherung, oder sieh nach, was zeitalter doctor zur Datenbank sagt.
error-backup-newer = „{ $path }“ hat eine neuere Version von Zeitalter gemacht; erneuere zuerst das Programm.
error-backup-no-tool = Das Programm „{ $tool }“ fehlt; installiere das Paket postgresql-client.
error-backup-tool-failed = Das Programm „{ $tool }“ kam nicht zum Ende ({ $reason }); prüfe die Adresse der Datenbank und deine Rechte.
error-restore-needs-file = Nenne die Sicherung, die wiederhergestellt werden soll, zum Beispiel: zeitalter restore zeitalter-backup.sqlite.
error-restore-no-file = Unter „{ $path }“ liegt keine Datei; prüfe den Namen der Sicherung.
error-restore-exists = Unter „{ $path }“ liegt schon eine Datenbank, die bleibt, wie sie ist; halte den Server an und lege sie beiseite, oder stelle an einem anderen Ort wieder her.

## Der Befehl, der nach beschädigten Partien sucht

cli-command-doctor = Sieht nach, wie es um einen Server steht: Programm, Datenbank, Platz, Sicherungen, Adresse; sucht beschädigte Partien und rettet, was zu retten ist.
cli-flag-rescue = Der Ordner für das, was zu retten ist: eine Partiedatei mit den guten Einträgen, und alle Einträge, wie sie sind.
cli-flag-mend = Beschädigte Protokolle hinter dem letzten guten Eintrag abschneiden, damit sich die Partien wieder öffnen lassen; verlangt --rescue.
error-doctor-needs-folder = Bevor ein Protokoll abgeschnitten wird, muss alles gerettet sein; nenne mit --rescue einen Ordner.
error-doctor-no-database = Unter „{ $path }“ liegt keine Datenbank; benutze --data oder --database.
error-doctor-cannot-open = Die Datenbank lässt sich nicht öffnen ({ $reason }); prüfe ihre Adresse und deine Rechte.
error-doctor-bad-url = „{ $url }“ ist keine Adresse; schreibe sie wie im Browser, zum Beispiel https://play.example.org.
doctor-good = [gut]
doctor-warning = [Hinweis]
doctor-bad = [schlecht]
doctor-examining = Sehe Partien an
doctor-program = Zeitalter { $version } ({ $form }), Python { $python }.
doctor-database = { $bytes ->
        [0] Datenbank: { $software }.
       *[other] Datenbank: { $software }, { NUMBER($bytes, useGrouping: 0) } MB.
    }
doctor-strays = { $rows ->
        [one] Eine Zeile der Datenbank gehört
       *[other] { NUMBER($rows, useGrouping: 0) } Zeilen der Datenbank gehören
    } zu etwas, das nicht da ist; lege eine Sicherung an ihre Stelle, oder frage die, die das Programm machen.
doctor-foreign-owner = Die Dateien der Datenbank gehören einem anderen Benutzer; rufe den Doktor als dieser Benutzer (runuser), sonst kann der Server vielleicht nicht mehr schreiben.
doctor-room = Neben der Datenbank sind { NUMBER($free, useGrouping: 0) } MB frei.
doctor-little-room = Neben der Datenbank sind nur { NUMBER($free, useGrouping: 0) } MB frei; schaffe Platz, sonst werden bald Züge abgelehnt.
doctor-no-backup = Mit zeitalter backup wurde noch nie gesichert; tu es jeden Tag.
doctor-backup = { $days ->
        [0] Die letzte Sicherung ist von heute.
        [one] Die letzte Sicherung ist einen Tag alt.
       *[other] Die letzte Sicherung ist { NUMBER($days, useGrouping: 0) } Tage alt; besser ist eine jeden Tag.
    }
doctor-older = Die Datenbank ist von einer älteren Version als das Programm; starte den Server, der sie erneuert, und komm dann wieder.
doctor-newer = Die Datenbank ist von einer neueren Version als das Programm; erneuere das Programm.
doctor-empty = Die Datenbank ist leer; starte den Server einmal, oder stelle eine Sicherung wieder her.
site-good = { $url } ist über https zu erreichen, Sockets kommen durch, und nichts ist offen, das es nicht sein soll.
site-silent = { $url } antwortet nicht ({ $reason }); prüfe den Namen, die Firewall und den Proxy.
site-not-ours = Dort antwortet etwas anderes als Zeitalter (Status { NUMBER($status, useGrouping: 0) }); prüfe, an welchen Port der Proxy Anfragen weitergibt, und ob der Server läuft.
site-not-ready = Der Server sagt, dass er nicht bereit ist ({ $why }); sieh in sein Protokoll.
site-without-https = { $url } ist ohne https: Passwörter und Cookies kann man unterwegs lesen. Stelle einen Proxy mit Zertifikat davor.
site-without-hsts = Der Header Strict-Transport-Security fehlt; lass ihn den Proxy hinzufügen, damit Browser nie ohne https kommen.
site-http-open = Die Adresse antwortet auch ohne https; lass den Proxy von http auf https leiten.
site-metrics-open = Alle können unter dieser Adresse die Zahlen für Prometheus lesen; lass den Proxy deren Port nicht weitergeben.
site-no-sockets = Sockets kommen nicht durch, deshalb lässt sich an keinem Tisch spielen; lass den Proxy die Header Upgrade und Connection weitergeben.
site-other-host = Der Server hört einen anderen Namen, als der Browser ruft; lass den Proxy den Header Host unverändert weitergeben.
doctor-file-damaged = Die Datei der Datenbank selbst ist beschädigt ({ $reason }); lege eine Sicherung an ihre Stelle.
doctor-gap = Partie { $match } ({ $game }, „{ $name }“): Eintrag { NUMBER($next, useGrouping: 0) } fehlt; zu retten ist alles bis Eintrag { NUMBER($good, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }.
doctor-refused = Partie { $match } ({ $game }, „{ $name }“): Eintrag { NUMBER($next, useGrouping: 0) } lässt sich nicht spielen; zu retten ist alles bis Eintrag { NUMBER($good, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }.
doctor-nothing = Partie { $match } ({ $game }, „{ $name }“): Nicht einmal der Aufbau gelingt; nur die { NUMBER($last, useGrouping: 0) } Einträge sind zu retten, wie sie sind.
doctor-saved = Gerettet: { $path }
doctor-mended = Hinter Eintrag { NUMBER($good, useGrouping: 0) } abgeschnitten; die Partie lässt sich wieder öffnen.
doctor-done = { $matches ->
        [one] Eine Partie
       *[other] { NUMBER($matches, useGrouping: 0) } Partien
    } angesehen, { NUMBER($damaged, useGrouping: 0) } beschädigt.
