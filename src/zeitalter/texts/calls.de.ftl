# Was Leuten geschrieben wird, wenn ihre Tische sie rufen: per Push, per Mail, durch Webhooks und in Feeds.

call-turn = { $game }, „{ $table }“: Du bist am Zug.
call-nudge = { $game }, „{ $table }“: Du bist noch am Zug, und die Hälfte deiner Zeit ist vorbei.
call-joined = { $game }, „{ $table }“: { $by } hat sich gesetzt.
call-over = { $game }, „{ $table }“: Das Spiel ist zu Ende.
call-mentioned = { $game }, „{ $table }“: { $by } hat dich im Gespräch erwähnt.
call-several = { $count ->
        [one] Eine Nachricht von deinen Tischen
       *[other] { $count } Nachrichten von deinen Tischen
    }
call-more = { $count ->
        [one] Noch eine Nachricht.
       *[other] Noch { $count } Nachrichten.
    }
call-trial = Das ist eine Probe: So rufen dich deine Tische.
call-lost = Nachrichten ({ $way }) erreichen dich nicht mehr, deshalb schicken wir dorthin keine mehr. Du kannst das neu einrichten.
call-way-push = an einen Browser
call-way-mail = per E-Mail
call-way-discord = an Discord
call-way-slack = an Slack
call-way-ntfy = an ntfy
call-way-matrix = an Matrix
call-way-json = an einen Webhook
call-stop = Diese Nachrichten abstellen: { $url }
call-stop-short = Abstellen
call-feed-title = Zeitalter: Ich bin am Zug
call-confirm-title = Bestätige deine E-Mail-Adresse
call-confirm =
    Hallo { $name },

    jemand, vermutlich du, möchte an diese Adresse Nachrichten von Spieltischen bekommen. Wenn das stimmt, öffne innerhalb von zwei Tagen diese Seite:
    { $url }

    Wenn du es nicht warst, musst du nichts tun; du hörst nichts mehr von uns.
call-reset-title = Wähle ein neues Passwort
call-reset =
    Hallo { $name },

    jemand, vermutlich du, möchte für dieses Konto ein neues Passwort wählen. Diese Seite ist eine Stunde lang offen:
    { $url }

    Wenn du es nicht warst, musst du nichts tun; dein Passwort bleibt, wie es ist.
