# What people are written when their tables call them: by push, by mail, through hooks, and in feeds.

call-turn = { $game }, “{ $table }”: it is your turn.
call-nudge = { $game }, “{ $table }”: it is still your turn, and half of your time is over.
call-joined = { $game }, “{ $table }”: { $by } has sat down.
call-over = { $game }, “{ $table }”: the game is over.
call-mentioned = { $game }, “{ $table }”: { $by } has mentioned you in the chat.
call-several = { $count ->
        [one] One message from your tables
       *[other] { $count } messages from your tables
    }
call-more = { $count ->
        [one] One more message.
       *[other] { $count } more messages.
    }
call-trial = This is a trial message: this is how your tables call you.
call-lost = Messages ({ $way }) no longer reach you, so we have stopped sending them there. You can set this up anew.
call-way-push = to a browser
call-way-mail = by e-mail
call-way-discord = to Discord
call-way-slack = to Slack
call-way-ntfy = to ntfy
call-way-matrix = to Matrix
call-way-json = to a webhook
call-stop = Stop these messages: { $url }
call-stop-short = Stop these
call-feed-title = Zeitalter: my turn
call-confirm-title = Confirm your e-mail address
call-confirm =
    Hello { $name },

    somebody, probably you, wants messages from game tables at this address. If so, open this page within two days:
    { $url }

    If it was not you, there is nothing to do; you will hear nothing more.
call-reset-title = Choose a new password
call-reset =
    Hello { $name },

    somebody, probably you, wants to choose a new password for this account. This page is open for an hour:
    { $url }

    If it was not you, there is nothing to do; your password stays as it is.
