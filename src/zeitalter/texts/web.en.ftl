# Words of the browser: lobby, frame of the table, question, replay, rules drawer. Games bring their own texts.

web-tagline = the great civilization games
web-lead = The great civilization board games at one table: alone against bots, on one screen, or over the network.
web-play-now = Play now
web-play-now-what = “Play now” starts a match of { $game } at once; the table explains itself.
web-game = Game
web-game-players = { $low } to { $high } players
web-won = Won by { $winners }.
web-learn = Guided first game
web-new-match = New match
web-about = About this edition
web-nav = Pages
web-foot = Zeitalter is free software. Card and rule wording is our own; no one’s art is used.
web-upload = Open a match file
web-just-now = just now
web-loading = One moment, the table is being set up.
web-close = Close
web-copy = Copy
web-copied = Copied.
web-yes = yes
web-no = no

## Games

web-opponents =
    { $bots ->
        [one] Against one bot, level
       *[other] Against { $bots } bots, level
    }
web-minutes = { $low } to { $high } minutes
web-hours = { $low } to { $high } hours
web-weight = Weight: { $weight } of { $most }
web-weight-1 = light
web-weight-2 = easy
web-weight-3 = medium
web-weight-4 = demanding
web-weight-5 = very demanding
web-rules-of = Rules of { $game }
web-missing-title = There is nothing here
web-missing-text = No page has this address. Perhaps a character is missing, or a match was deleted.
web-missing-rules = Or read the rules:
web-upload-failed = “{ $file }”: { $reason }
web-icons-title = Who drew the icons
web-about-others = Other games:

## Who is here

web-guest-name = Guest
web-who-are-you = Sign in
web-account = Your account
web-account-why = With a password you can go on playing on another device.
web-name = Name
web-password = Password
web-be-guest = Play as a guest
web-sign-in = Sign in
web-sign-up = New account
web-sign-out = Sign out
web-sign-out-everywhere = Sign out on all devices
web-signed-in = You are signed in as { $name }.
web-refused-logins =
    { $count ->
        [one] One attempt with a wrong password was
       *[other] { $count } attempts with a wrong password were
    } refused since you last signed in.
web-language-de = Deutsch
web-language-en = English
web-switch-theme = Light or dark

## Lobby

web-list-mine = My matches
web-list-mine-empty = You are not in any match yet. “Play now” starts one.
web-list-open = Open matches
web-list-open-empty = Nobody is looking for players right now. Start a match and leave it open.
web-list-finished = Finished matches
web-list-finished-empty = Finished matches appear here with their results; every move can be looked at again.
web-next-table = Go to the next table
web-next-table-count =
    { $count ->
        [one] Go to the next table (one waits for you)
       *[other] Go to the next table ({ $count } wait for you)
    }
web-next-none = No table waits for you just now.
web-next-none-else = No other table waits for you just now.
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }.
web-take-seat = Take a seat
web-seat-free = a free seat
web-over = The game is over.
web-until-short = until { $when }
web-show-more = Show more
web-delete = Delete this match
web-delete-sure = Really delete

## New match

web-seats = Seats
web-seats-help = People on this screen pass the device around; for people by link you get an address to send.
web-seat-me = me
web-seat-screen = someone on this screen
web-seat-link = someone by link
web-seat-bot = a bot
web-seat-kind = Who sits in seat { $number }
web-seat-name = Name for seat { $number }
web-seat-number = Seat { $number }
web-add-seat = Add a seat
web-remove-seat = Remove seat { $number }
web-bot-level = Level of the bot
web-bot-beginner = Beginner: knows the rules, seldom thinks ahead
web-bot-casual = Casual player: plays sensibly but lets chances pass
web-bot-expert = Expert: looks ahead for about a second
web-bot-master = Master: looks ahead for up to five seconds
web-bot-strategist = Strategist: plays to win
web-bot-random = Gambler: plays at random
web-pace = Pace
web-pace-live = Live: everybody is at the table
web-pace-daily = A move a day: come back whenever you like
web-match-name = Name of the match (optional)
web-open-match = Anybody may take a free seat
web-create = Start the match
web-options = Table options
web-more-options = Show all options
web-links-title = Send these links
web-links-text = Whoever opens a link first takes the seat. The match starts as soon as the seat that is asked first is taken.
web-watch-link = For spectators
web-to-table = To the table
web-join-title = You are invited
web-join-text = A seat at a table is kept for you. What is your name?
web-join = Take the seat
web-join-play = A match of { $game } with { $names } is waiting for you. What is your name?
web-join-watch = Here you can watch a match of { $game }: { $names }. What is your name?
web-join-as-spectator = Watch
web-clock = Time for an answer
web-clock-none = no limit
web-clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-bank = Time bank
web-bank-none = none
web-bank-help = Every seat has this much beside it for the whole match. It runs only when the time of an answer is up, and is never filled again.
web-bank-left =
    { $hours ->
        [one] After that one hour of your bank is left.
       *[other] After that { $hours } hours of your bank are left.
    }
web-away = away
web-away-until = { $name } is on holiday until { $when }; the clock stands still meanwhile.
web-holidays = Holidays
web-holidays-why = While you are away all your clocks stand still, and the others see it. At most { $days } days a year, { $left } left in this one.
web-holiday-first = First day
web-holiday-last = Last day
web-holiday-add = Enter
web-holiday-from-to = { $first } to { $last }
web-holiday-end = I am back
web-holiday-drop = give it up
web-clock-help = If somebody takes longer, the game gives its usual answer for them, so that nobody waits forever.

## Table

web-menu = Menu
web-players = Players
web-you = { $name } (you)
web-here = at the table
web-is-asked = is deciding
web-board = Board
web-my-mat = Your mat
web-sheet-mat = My mat
web-more = More
web-tab-log = Log
web-tab-others = Others
web-tab-chat = Chat
web-tab-notes = Notes
web-notes = My notes on this match
web-notes-empty = Write down here what only you should see.
web-notes-loading = Your notes are on their way.
web-notes-saved = Saved; only you see this.
web-notes-typing = Saving …
web-notes-theirs = take the others
web-notes-mine = keep these
web-notes-again = try again
web-to-lobby = To the lobby
web-no-table = This table cannot be shown
web-kept-table = No connection. This is how the match stood when this device last saw it ({ $when }); until the connection is back you cannot do anything here.
web-kept-nothing = No connection, and this device has never seen this match. It appears as soon as the connection is back.
web-kept-lobby = No connection. The lists are as this device last saw them ({ $when }); until the connection is back you can only look.
web-offline = No connection; trying again.
web-title-turn = Your turn

web-menu-next = To the next table that waits for me
web-menu-replay = Look back at the match
web-menu-guide = Explain the table to me
web-menu-about = About this edition
web-menu-text = Show the table as text
web-menu-confirm = Ask before my turn ends
web-menu-motion = Animate the pieces
web-menu-notify = Tell me when it is my turn
web-menu-lobby = To the lobby
web-menu-away = Let a bot play for me
web-menu-back = Play for myself again
web-notify-refused = The browser does not allow notifications for this page.
web-replace = Let a bot play for { $name }
web-return = Give the seat back to { $name }
web-notify-on = You will be told when it is your turn, as long as this page is open.
web-copy-seat = Copy the link for { $name }
web-copy-watch = Copy the link for spectators

## The question

web-question = The question
web-options-label = Possible answers
web-tools = Help with the answer
web-moment = One moment.
web-sending = Your answer is on its way.
web-since = Asked { $when }.
web-you-gave = Your answer: { $answer }
web-recap =
    { $count ->
        [0] Nothing new since your answer
        [one] 1 move by others since your answer
       *[other] { $count } moves by others since your answer
    }
web-recap-title = Since your answer
web-recap-watching = Since you last looked
web-recap-all = The table
web-recap-none = nothing yet
web-recap-none-yet = Nobody has done anything yet.
web-recap-show = Show what happened there
web-recap-steps = What happened, step by step
web-recap-back = Back
web-recap-on = Next
web-recap-end = Finish
web-recap-leave = Back to now
web-recap-at = Recap, step { $number } of { $count }. The table shows the position after it.
web-recap-fold = Collapse the recap
web-recap-unfold = Expand the recap
web-recap-seen = Seen
web-deed = { $name }: { $text }
web-deed-other = { $name } { $text }
web-log-details = Details: { $deed }
web-bot-pace = Pace of the bots
web-bot-pace-calm = calm: you can watch
web-bot-pace-brisk = brisk
web-bot-pace-at_once = at once
web-bot-sign = Bot, { $level }
web-undo = Undo
web-hint-button = Hint
web-hint = Hint: { $answer }. { $reason }
web-hint-chance = Hint: { $answer }. { $reason } Chance to win: { $percent } %.
web-hint-others = Also possible:
web-hint-other =
    { $answer } ({ $percent ->
        [0] as good
       *[other] −{ $percent } %
    }). { $reason }
web-hint-thinking = A bot is looking at your position.
web-do-it = Do it
web-rule = Rule { $rule }
web-filter = Search { $count } answers
web-filter-none = No answer contains these words.
web-pick-how = { $exact ->
    [yes] { $high ->
        [one] Choose one.
       *[other] Choose { $high }.
    }
   *[no] { $low ->
        [0] Choose up to { $high }.
       *[other] Choose { $low } to { $high }.
    }
}
web-pick-first = Choose something first
web-pick-why = Not possible this way. Why?
web-confirm-end = Are you done? After this your turn cannot be taken back.
web-yes-end = Yes, go on
web-no-back = Not yet
web-never-ask = Do not ask me again
web-tie = { $what }: { $number }
web-luck = Luck
web-luckiest = { $name } had the most luck
web-look-back = Look back
web-play-again = Play again
web-answer-late = Your answer came too late: the game has moved on without it.
web-bot-plays = A bot is playing for you.
web-set-aside = The bots at this table have failed three times and are pausing. Take an answer back, give a seat to a bot, or give one back to a person: then they try again.
web-until = Time until { $when }.
web-until-you = You have until { $when }.
web-time-left = { $left } left on the clock.
web-undo-what = Take back: { $what }
web-undo-none = There is nothing to take back now.
web-undo-to = Take back everything from here on:
web-undo-entry = One of your answers
web-plan = Plan
web-plan-how = What you choose goes into a plan first. You can change it until you send it.
web-plan-count =
    { $count ->
        [one] Plan: 1 step
       *[other] Plan: { $count } steps
    }
web-plan-remove = Take out of the plan: { $answer }
web-plan-discard = Discard all
web-plan-send = Send and go on
web-plan-send-with = Send the plan: { $answer }
web-plan-dropped =
    { $count ->
        [one] This is no longer possible and was taken out of the plan: { $answers }. { $reason }
       *[other] These are no longer possible and were taken out of the plan: { $answers }. { $reason }
    }
web-plan-gone = The question your plan was for is gone, so the plan was discarded.
web-prepare = Prepare
web-prepare-why = What you choose here counts as soon as the question comes. Nobody else hears of it, and until then you can change it.
web-prepare-nothing = ask me
web-prepare-fill = put it together myself …
web-prepare-until-named = “{ $answer }” until somebody does something that concerns me
web-prepare-until-chapter = “{ $answer }” until a new round begins
web-prepared-dropped-impossible = Your prepared answer “{ $answer }” was no longer possible: { $reason }
web-prepared-dropped-changed = Your prepared answer “{ $answer }” was not given: what it was about has changed.
web-prepared-dropped-undone = “{ $answer }” no longer counts: you have taken it back.
web-prepared-dropped-named = “{ $answer }” no longer counts: something has happened that concerns you.
web-prepared-dropped-chapter = “{ $answer }” no longer counts: a new round has begun.
web-order-ask = ask me
web-order-never = go on by itself
web-order-always = ask me even if there is nothing to choose
web-form-pick = Choose one.
web-form-number = A number from { $low } to { $high }.
web-form-some = { $exact ->
    [yes] { $high ->
        [one] Choose one.
       *[other] Choose { $high }.
    }
   *[no] { $low ->
        [0] Choose up to { $high }.
       *[other] Choose { $low } to { $high }.
    }
}
web-form-row = { $exact ->
    [yes] Choose { $high }; the order of your clicks counts.
   *[no] Choose { $low } to { $high }; the order of your clicks counts.
}
web-form-count = { $exact ->
    [yes] { $high } in all.
   *[no] { $low } to { $high } in all.
}
web-form-bag = { $exact ->
    [yes] { $high } in all; several of a kind are allowed.
   *[no] { $low } to { $high } in all; several of a kind are allowed.
}
web-form-each = Choose one for each.
web-form-less = Less: { $what }
web-form-more = More: { $what }
web-form-place = No. { $number }
web-form-of = of { $number }
web-quantity-all = all
web-quantity-all-title = All { $number }
web-quantity-all-of = { $what }: all { $number }
web-quantity-rest = rest:
web-quantity-rest-of = { $what }: the rest, { $number }
web-quantity-evenly = Evenly
web-quantity-largest = From the largest
web-quantity-fill = Fill in quickly
web-form-missing = Not complete yet
web-form-clear = Start again
web-fold = Collapse
web-unfold = Expand
web-map-find = Find an area

## Rivals and who is who

web-rivals = The others at a glance
web-compare = All players compared
web-compare-best = The highest value of each column is underlined.
web-best = (highest)
web-figure-points = Points
web-menu-compare = Compare all players (T)
web-open-mat = Show what { $name } has on the table
web-points-why =
    { $points ->
        [one] { $name }: 1 point. Where it comes from
       *[other] { $name }: { $points } points. Where they come from
    }
web-points-of =
    { $points ->
        [one] { $name }: 1 point
       *[other] { $name }: { $points } points
    }
web-points-none = No points yet.
web-points-unsourced = The log does not say where they come from.
web-points-else = other
web-still-free = still free
web-seat-still-free = { $name }: still free
web-copy-link = Copy the link
web-seat-a-bot = Seat a bot
web-seat-bot-for = Seat a bot in the free seat of { $name }
web-waiting-free =
    { $count ->
        [one] A seat is still free: the game goes on as soon as somebody sits there.
       *[other] { $count } seats are still free: the game goes on as soon as somebody sits there.
    }
web-you-watch =
    { $others ->
        [0] You are watching.
        [one] You are watching; 1 other is watching too.
       *[other] You are watching; { $others } others are watching too.
    }
web-watching-count =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
web-replace-here = { $name } is at the table; a bot can only play for somebody who is away.
web-replace-sure = { $name } is away. A bot will play this seat until { $name } takes it back; everybody at the table will be told.
web-replace-yes = Yes, let a bot play for { $name }
web-news-bot-for-self = { $by } lets a bot play for a while ({ $level }).
web-news-bot-for-absent = { $name } is away: { $by } lets a bot play the seat ({ $level }). { $name } can take it back at any time.
web-news-bot-in-free-seat = { $by } has seated a bot in the free seat of { $name } ({ $level }). The seat can still be taken by its link.
web-news-bot-left = The bot has left the free seat of { $name }.
web-news-seat-back = { $name } plays the seat again; the bot has gone.
web-change = Change it
web-keep = Leave it as it is
web-change-late = Too late to change it: all answers are in.
web-answers-lit =
    { $count ->
        [one] 1 answer, lit on the table
       *[other] { $count } answers, all lit on the table
    }
web-answers-fold = Collapse the list: every answer is lit on the table
web-suggest = Plan for me
web-suggest-why = A bot plans the rest of this phase. You can change everything before you send it.
web-suggest-none = A bot would add nothing more here.
web-suggested =
    { $count ->
        [one] A bot has planned 1 step. Change what you like, then send it.
       *[other] A bot has planned { $count } steps. Change what you like, then send it.
    }
web-menu-keys = Keys (?)
web-menu-confirm-grave = Ask before I lose a lot
web-keys = Keys
web-keys-popup = While a small menu is open on the table, the numbers choose from it.
web-key-answers = give the answer with this number
web-key-letters = give the answers after the ninth
web-key-finish = finish, where possible
web-key-enter = say yes when you are asked to confirm
web-key-undo = take back
web-key-hint = ask for a hint
web-key-plan = let a bot plan the phase
web-key-rule = show the rule
web-key-compare = compare all players
web-key-next = to the next table that waits for you
web-key-search = search the answers
web-key-escape = close what is on top
web-key-arrows = move from place to place on the map
web-key-map = zoom in, zoom out, show the whole map
web-key-keys = this list

## Log, chat, rules

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-jump = Show the position at this moment
web-since-your-turn = above: new since your answer
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-watching = watching
web-chat-guest = guest
web-chat-say = Say something to the table
web-send = Send
web-rules = Rules
web-rules-quick = In brief
web-rules-rules = All rules
web-rules-search = Search the rules: a word or a number
web-rules-none = No rule contains “{ $words }”.
web-rules-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}

## Looking back

web-replay = Looking back
web-replay-at = Move { $entry } of { $last }
web-copy-position = Link to this position
web-copy-position-why = Whoever may see the match gets to exactly this position by it.
web-replay-start = The table at the start.
web-replay-stop = Back to now
web-replay-back = One move back
web-replay-on = One move forward
web-replay-chapter-back = One round back
web-replay-chapter-on = One round forward
web-replay-speed = Speed
web-replay-times = { $factor } times
web-replay-play = Play
web-replay-pause = Pause
web-chart = Points over time
web-branch = Go on from here against bots

web-analyse = Analyse
web-analyse-why = An expert looks at the whole match: chances to win, turning points, better moves, good and bad luck. It takes about a minute.
web-analysing = Looking at the match: { $percent } %
web-analysing-cancel = Cancel
web-analysis-failed = The analysis was not finished. You can start it again.
web-analysis-whose = Decisions of
web-analysis-go = To the position before this move
web-analysis-branch = Play on from here
web-analysis-share = Copy a link to the analysis
web-analysis-shared = The link has been copied.
web-download = Save as a file
web-seed = Were the cards shuffled fairly?
web-seed-why = The hash of the secret seed is fixed before the first move; the seed is shown at the end. If they match, nobody has tampered with the shuffles.
web-seed-hash = Hash:
web-seed-seed = Seed:
web-seed-later = The seed is shown when the game is over.
web-seed-fits = The seed matches its hash: the shuffles were fixed before the game.
web-seed-fails = The seed does not match its hash.

## Hot seat

web-pass-title = It is { $name }’s turn
web-pass-text = Please pass the device to { $name }. All hands are hidden until then.
web-pass-ready = I am { $name }

## Text view

web-text-view = The table as text
web-text-table = The table
web-hidden = face down
web-hidden-count =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
web-field-round = Round
web-field-epoch = Epoch
web-field-order = Player order
web-field-ending = Last action round
web-field-event = Event
web-field-next-event = Next event
web-field-wonder-row = Wonder row
web-field-decks = Cards in the decks
web-field-packet = Leaders to choose from
web-field-removed-leaders = Leaders out of the game
web-field-leaders = Leaders
web-field-events = Events
web-field-tiles = Territories
web-field-number = number
web-field-vp = VP
web-field-goals = Goals
web-field-goal = Goal
web-field-civilization = Civilization
web-field-technology = Technology
web-field-military = Military
web-field-government = Government
web-field-personal = Cubes to spend
web-field-used = Cubes in the used pool
web-field-general = Cubes not in play yet
web-field-territories = Territories
web-field-level = Difficulty
web-field-eliminated = Eliminated
web-field-card-limit = Cards per action round
web-field-hand = Action cards in hand
web-field-hand-count = Cards in hand
web-field-advisors-in-hand = Advisors in hand
web-field-advisor-deck = Advisor deck
web-field-advisors-face-up = Advisors played
web-field-row = Discard row, oldest first
web-field-played = Cards laid
web-field-executing = Executing
web-field-wonders = Wonders
web-field-turned = used
web-field-locked = from the next card on
web-field-leader = Leader
web-field-terms = Conditions
web-field-stat = condition
web-field-value = at least
web-field-met = met
web-field-kept-leaders = Leaders kept
web-field-dominion = Dominion
web-field-stats = first in, not last in
web-field-state = state
web-value-ready = ready
web-value-active = active
web-value-spent = used
web-field-ability = ability

## Guide

web-guide = Guide
web-guide-step = The table: { $step } of { $last }
web-guide-count = Guide: { $step } of { $last } explained
web-guide-advice = Recommended: { $answer }. { $reason }
web-guide-over-title = Your first game is over
web-guide-over = { $step } of { $last } things were explained. The rest is explained when it first comes up in your next matches.
web-guide-next = Next
web-guide-skip = Skip
web-guide-understood = Got it

## About this edition

web-about-title = About this edition of { $game }
web-about-lead = The rules are complete. Not every printed card was known to us; for every component you can read here where it comes from.
web-about-search = Search the components
web-about-name = Component
web-about-text = What it does
web-about-source = Source
web-about-part = { $part }: { $source }, { $sure }
web-credits = Coastlines: Natural Earth (public domain). Icons: game-icons.net (CC BY 3.0). Type: EB Garamond and Inter (OFL). Built with Lit and Fluent.
web-source-seed = rule text
web-source-rules = rule text
web-source-public = published elsewhere
web-source-recalled = general knowledge of the game
web-source-reconstructed = reconstructed by us
web-sure-high = very sure
web-sure-medium = fairly sure
web-sure-low = not sure

## Mistakes

web-error = Something went wrong ({ $id }). Nothing is lost; please try again.
web-error-offline = The server does not answer. Check the connection; nothing is lost.
web-error-server = The server could not do this. Nothing is lost; please try again.

## How somebody is called

web-calls-title = Notifications
web-calls-lead = Your tables call you when you are away: when it is your turn, and for whatever else you like.
web-calls-who = Tell us your name first, at the top right; then your tables can call you.
web-calls-ways = Ways to reach you
web-calls-none = No way yet: choose one below.
web-calls-push = This browser
web-calls-push-why = A message on this device, also when the page is closed. A tap opens the table.
web-calls-push-add = Call this browser
web-calls-push-cannot = This browser cannot be called here. It needs https, and on an iPhone the page on the home screen.
web-calls-push-refused = This browser does not allow messages from this page; you can change that in its settings.
web-calls-push-failed = The browser could not reach its push service; try again later, or choose another way.
web-calls-mail = E-mail
web-calls-mail-address = E-mail address
web-calls-mail-add = Write to this address
web-calls-no-mail = This house sends no e-mail.
web-calls-unconfirmed = Not confirmed yet: open the link in the e-mail that we have sent there.
web-calls-hook = Discord, Slack, ntfy, Matrix or a webhook
web-calls-hook-kind = Service
web-calls-hook-address = Address of the webhook
web-calls-hook-add = Add the webhook
web-calls-help-discord = In Discord: settings of the channel, integrations, webhooks; copy the address. It begins with https://discord.com/api/webhooks.
web-calls-help-slack = In Slack: an incoming webhook of an app; copy the address. It begins with https://hooks.slack.com/services.
web-calls-help-ntfy = The address of your topic, for example https://ntfy.sh/ and a name that nobody guesses.
web-calls-help-matrix = The address is matrixs://TOKEN@SERVER/ROOM: the access token of an account that is in the room, and the internal id of the room.
web-calls-help-json = Any address of the web; it is sent JSON with POST. Only addresses that everybody can reach.
web-calls-kind-push = Browser
web-calls-kind-mail = E-mail
web-calls-kind-discord = Discord
web-calls-kind-slack = Slack
web-calls-kind-ntfy = ntfy
web-calls-kind-matrix = Matrix
web-calls-kind-json = Webhook (JSON)
web-calls-stopped-by-you = You have stopped this.
web-calls-stopped-unreachable = Nothing arrived here for a day, so we have stopped. Remove it and add it again.
web-calls-stopped-gone = The other side no longer takes anything. Remove it and add it again.
web-calls-lost = A way to reach you has failed. Look at your notifications.
web-calls-try = Try it
web-calls-try-of = Try it: { $name }
web-calls-tried = A trial message is on its way.
web-calls-remove = Remove
web-calls-remove-of = Remove: { $name }
web-calls-when = What and when
web-calls-no-way = As soon as there is a way to reach you, you choose here what for.
web-calls-group-push = Browser
web-calls-group-mail = E-mail
web-calls-group-hook = Webhook
web-calls-event-turn = It is my turn
web-calls-event-nudge = Half of my time is over
web-calls-event-joined = Somebody sits down
web-calls-event-over = The game is over
web-calls-event-mentioned = My name stands in the chat
web-calls-gathered = Once an hour
web-calls-gathered-why = Everything of an hour in one message, instead of each at once.
web-calls-always = Always
web-calls-always-why = Also when the table is open in front of me, for example in a window I have forgotten.
web-calls-quiet = Quiet hours
web-calls-quiet-why = What happens in this time is told at its end.
web-calls-quiet-begin = From
web-calls-quiet-end = To
web-calls-zone = Time zone
web-calls-saved = Saved.
web-calls-for-match = How this match calls you:
web-calls-different = Different for this match
web-calls-different-why = Otherwise the same holds as for all your matches.
web-calls-for-all = Notifications for all matches
web-calls-feeds = Calendar and feed
web-calls-feeds-why = Your turns in a calendar or a news reader. Whoever knows the address sees them, so keep it to yourself.
web-calls-calendar = Calendar (ICS)
web-calls-atom = News feed (Atom)
web-calls-feed-new = Make an address
web-calls-feed-change = Make a new address
web-calls-feed-off = Switch off
web-menu-calls = This match calls me
web-menu-notifications = Notifications for this match
web-forgot = Forgot your password?
web-stop-title = Stop messages
web-stop-match = No more about { $table }
web-stop-all = Nothing more this way ({ $way })
web-stop-done-match = This match no longer calls you.
web-stop-done-all = Nothing more is sent this way.
web-confirm-title = Confirm your e-mail address
web-confirm-text = Your tables may write to this address from now on.
web-confirm = Confirm
web-confirm-done = Your address is confirmed.
web-reset-title = New password
web-reset-text = If your account has a confirmed e-mail address, we send a link there.
web-reset-name = Name of the account, or e-mail address
web-reset-send = Send the link
web-reset-sent = If there is such an account with a confirmed address, a link is on its way there. It counts for an hour.
web-reset-choose = Choose a new password. You are then signed out on all devices.
web-reset-password = New password
web-reset-save = Save the password
web-reset-done = The new password for { $name } is saved. Sign in with it.

## House cards

web-cards = House cards
web-cards-help =
    Do your cards say something else than ours? Write what differs into a small YAML file and drop it here. Everybody at the table sees what changes.
web-cards-choose = Choose files
web-cards-remove = Remove { $file }
web-cards-looking = The cards are being tried.
web-cards-found =
    { $count ->
        [0] These files change nothing about our edition.
        [one] With them one part differs from our edition.
       *[other] With them { $count } parts differ from our edition.
    }
web-cards-first = First mend the house cards, or take them out.
web-cards-here = This table has house cards. The bar above shows what differs.
web-cards-mark =
    { $count ->
        [0] House cards: what differs at this table
        [one] House cards: one part differs at this table
       *[other] House cards: { $count } parts differ at this table
    }
web-cards-what = What differs at this table
web-cards-lead = Whoever made this match has brought house cards along. Texts, drawings and bots follow them.
web-cards-rules = This table has house cards; where the rules speak of ours, this counts:
web-cards-join =
    { $count ->
        [0] This match has house cards; at the table you see what differs.
        [one] This match has house cards: one part differs from our edition
       *[other] This match has house cards: { $count } parts differ from our edition
    }
web-cards-page = Look at all parts of this edition
web-cards-to-table = To the table
web-cards-none = This match has the same cards as our edition.
web-cards-more =
    { $count ->
        [one] One more part differs.
       *[other] { $count } more parts differ.
    }
web-cards-changed = changed
web-cards-added = new
web-cards-removed = left out
web-cards-ours = with us
web-cards-theirs = here
web-cards-becomes = becomes
web-cards-nothing = nothing
web-source-house = file of this match
web-cards-field-de = German name
web-cards-field-en = English name
web-cards-field-name-de = German name
web-cards-field-name-en = English name
web-cards-field-effects = effect
web-cards-field-trigger = trigger
web-cards-field-cost = cost
web-cards-field-value = value
web-cards-field-count = number
web-cards-field-points = points
