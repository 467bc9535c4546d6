# Sentences for whoever runs a server: the commands that start, move, copy and examine it. No browser needs them.

## The command

cli-command-serve = Serve the table for browsers, on this computer or for others.
cli-flag-host = The address to listen on; 0.0.0.0 lets other computers in.
cli-flag-port = The port to listen on.
cli-flag-data = The folder for accounts and matches; usually your own data folder.
cli-flag-url = The public address of this server, e.g. https://play.example.org: links in messages lead there, and the doctor looks whether it is reached by https, whether sockets get through and whether anything is open that should not be.
cli-flag-smtp = The server that takes e-mail: smtps://user@host, smtp://user@host:587 (STARTTLS) or smtp+plain://host:25.
cli-flag-smtp-password = A file with the password for the mail server.
cli-flag-mail-from = The address from which e-mail is sent.
cli-flag-bot-delay = The most seconds a bot may take for an answer; 0 is as fast as possible.
cli-flag-metrics = Numbers for Prometheus, on a port of their own that only this computer reaches, for example 9100.
cli-flag-metrics-token = A file with the word that Prometheus has to know; needed where other computers reach the port.
cli-flag-drain = Seconds between being asked to stop and stopping, so that a load balancer hears of it from /ready.
cli-flag-plain-log = Write the log for the eye instead of as JSON.
error-serve-bad-metrics = “{ $value }” is not an address for the numbers; use a port or HOST:PORT, for example 9100.
error-serve-metrics-open = Anybody could read the numbers at “{ $value }”; name a file with a token by --metrics-token, or use 127.0.0.1.
error-serve-short-token = The token in “{ $path }” has to be one line of at least { $low } plain characters.
cli-flag-database = The address of a database instead of a folder, for example postgresql://...
cli-flag-workers = How many processes serve together at one port; more than one needs PostgreSQL.
error-serve-bad-port = { NUMBER($port, useGrouping: 0) } is not a port; use a number from 0 to { NUMBER($most, useGrouping: 0) }.
error-serve-bad-delay = A bot cannot take “{ $value }” seconds; use a number from 0 to 60.
error-serve-bad-url = “{ $value }” is not the address of a site; write it like https://play.example.org.
error-serve-bad-smtp = “{ $value }” is not a mail server; write it like smtps://user@mail.example.org, without a password.
error-serve-bad-sender = “{ $value }” is not an e-mail address from which mail could be sent.
error-serve-mail-incomplete = E-mail needs three things: --smtp, --mail-from and --url.
error-serve-no-password = The file “{ $path }” with the password of the mail server cannot be read.
error-serve-two-places = The data can only be kept in one place; use either --data or --database.
error-serve-cannot-start = The server cannot start ({ $reason }); check the folder, the database and the port.
error-serve-needs-postgres = Several workers need one PostgreSQL database; name it with --database postgresql://... or leave --workers out.
error-serve-too-many-workers = At most { NUMBER($most, useGrouping: 0) } workers serve at one port; use a smaller number.
error-serve-cannot-share-ports = On this system several workers cannot share a port; start one server for each port instead.
error-serve-without-psycopg = PostgreSQL needs the package psycopg; install it with: pip install "zeitalter[postgres]".

## The command that moves a house into another database

cli-command-move-data = Copy everything from one database (a folder, or an address) into another one that is empty, and compare both.
error-move-not-empty = The new database is not empty (there are rows in { $table }); make an empty one and try again.
error-move-no-database = There is no database at “{ $path }”; name the folder of the house, or the address of its database.
error-move-differs = What was copied into { $table } is not what was there; nothing has been moved, please try again.
move-data-table = { $table }: { NUMBER($rows, useGrouping: 0) } rows
move-data-done = { NUMBER($rows, useGrouping: 0) } rows in { NUMBER($tables, useGrouping: 0) } tables copied and compared.

## The commands that copy a whole server

cli-command-backup = Copy accounts and matches into one file, while the server goes on; a folder gets a file with the date.
cli-command-restore = Make the accounts and matches of a backup those of a server that has none yet.
backup-copying = Copying
backup-done = Backed up: { $path }. It holds secrets of the players; keep it as safe as the database.
backup-done-matches =
    Backed up, with { $matches ->
        [one] one match
       *[other] { NUMBER($matches, useGrouping: 0) } matches
    }: { $path }. It holds secrets of the players; keep it as safe as the database.
restore-done = Restored: { $path }. You can start the server now.
restore-done-matches =
    Restored, with { $matches ->
        [one] one match
       *[other] { NUMBER($matches, useGrouping: 0) } matches
    }: { $path }. You can start the server now.
error-backup-needs-file = Name the file that the backup is to become, for example: zeitalter backup zeitalter-backup.sqlite.
error-backup-exists = There is already something at “{ $path }”, which stays as it is; choose another name.
error-backup-not-ours = “{ $path }” is not a backup of a Zeitalter server; choose another file.
error-backup-damaged = The copy at “{ $path }” is damaged ({ $reason }); take an older backup, or see what zeitalter doctor says about the database.
error-backup-newer = “{ $path }” was made by a newer version of Zeitalter; update the program first.
error-backup-no-tool = The program “{ $tool }” is missing; install the package postgresql-client.
error-backup-tool-failed = The program “{ $tool }” could not finish ({ $reason }); check the address of the database and your rights.
error-restore-needs-file = Name the backup that is to be restored, for example: zeitalter restore zeitalter-backup.sqlite.
error-restore-no-file = There is no file at “{ $path }”; check the name of the backup.
error-restore-exists = There is already a database at “{ $path }”, which stays as it is; stop the server and put it aside, or restore to another place.

## The command that looks for damaged matches

cli-command-doctor = Look how a server stands: program, database, room, backups, address; look for damaged matches, and save what can be saved.
cli-flag-rescue = The folder for what can be saved: a match file with the good entries, and all entries as they are.
cli-flag-mend = Cut damaged logs off after their last good entry, so that the matches can be opened again; needs --rescue.
error-doctor-needs-folder = Before a log is cut, everything has to be saved; name a folder with --rescue.
error-doctor-no-database = There is no database at “{ $path }”; use --data or --database.
error-doctor-cannot-open = The database cannot be opened ({ $reason }); check its address and your rights.
error-doctor-bad-url = “{ $url }” is not an address; write it as in a browser, for example https://play.example.org.
doctor-good = [ok]
doctor-warning = [note]
doctor-bad = [bad]
doctor-examining = Looking at matches
doctor-program = Zeitalter { $version } ({ $form }), Python { $python }.
doctor-database = { $bytes ->
        [0] Database: { $software }.
       *[other] Database: { $software }, { NUMBER($bytes, useGrouping: 0) } MB.
    }
doctor-strays = { $rows ->
        [one] One row of the database belongs
       *[other] { NUMBER($rows, useGrouping: 0) } rows of the database belong
    } to something that is not there; put a backup in its place, or ask the makers of the program.
doctor-foreign-owner = The files of the database belong to another user; call the doctor as that user (runuser), or the server may no longer be able to write.
doctor-room = { NUMBER($free, useGrouping: 0) } MB are free beside the database.
doctor-little-room = Only { NUMBER($free, useGrouping: 0) } MB are free beside the database; make room, or moves will soon be refused.
doctor-no-backup = No backup was made with zeitalter backup so far; make one every day.
doctor-backup = { $days ->
        [0] The last backup was made today.
        [one] The last backup is one day old.
       *[other] The last backup is { NUMBER($days, useGrouping: 0) } days old; one every day is better.
    }
doctor-older = The database is of an older version than this program; start the server, which brings it up to date, and come back.
doctor-newer = The database is of a newer version than this program; update the program.
doctor-empty = The database is empty; start the server once, or restore a backup.
site-good = { $url } is reached by https, sockets get through, and nothing is open that should not be.
site-silent = { $url } does not answer ({ $reason }); check the name, the firewall and the proxy.
site-not-ours = Something else than Zeitalter answers there (status { NUMBER($status, useGrouping: 0) }); check to which port the proxy passes requests on, and whether the server runs.
site-not-ready = The server says that it is not ready ({ $why }); see its log.
site-without-https = { $url } is without https: passwords and cookies can be read on the way. Put a proxy with a certificate in front.
site-without-hsts = The header Strict-Transport-Security is missing; let the proxy add it, so that browsers never come without https.
site-http-open = The address also answers without https; let the proxy lead from http to https.
site-metrics-open = Anybody can read the numbers for Prometheus at this address; do not let the proxy pass their port on.
site-no-sockets = Sockets do not get through, so that tables cannot be played; let the proxy pass the headers Upgrade and Connection on.
site-other-host = The server hears another name than the browser calls; let the proxy pass the header Host on unchanged.
doctor-file-damaged = The database file itself is damaged ({ $reason }); put a backup in its place.
doctor-gap = Match { $match } ({ $game }, “{ $name }”): entry { NUMBER($next, useGrouping: 0) } is missing; the first { NUMBER($good, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) } entries can be saved.
doctor-refused = Match { $match } ({ $game }, “{ $name }”): entry { NUMBER($next, useGrouping: 0) } cannot be played; the first { NUMBER($good, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) } entries can be saved.
doctor-nothing = Match { $match } ({ $game }, “{ $name }”): not even the set-up can be made; only its { NUMBER($last, useGrouping: 0) } entries can be saved, as they are.
doctor-saved = Saved: { $path }
doctor-mended = Cut off after entry { NUMBER($good, useGrouping: 0) }; the match can be opened again.
doctor-done = { $matches ->
        [one] One match
       *[other] { NUMBER($matches, useGrouping: 0) } matches
    } checked, { NUMBER($damaged, useGrouping: 0) } damaged.
