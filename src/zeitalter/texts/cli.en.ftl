# Sentences of the command line.

## Help

cli-about = Zeitalter is an open game table for the great civilization board games.
cli-about-more = “zeitalter COMMAND --help” lists the flags of a command; --lang de speaks German; --version says which edition this is.
cli-form-pure = pure Python
cli-form-compiled = compiled rules
cli-command-play = Play at the table in the browser; with --terminal, or with flags that describe a match, in the terminal.
cli-command-rules = Read the rule book: the whole page, a rule by its number, or every rule that contains a word.
cli-command-options = List the table options of a game.
cli-command-replay = Read the log of a match file in sentences and see the position after any entry.
cli-command-show = See a position of a match file, or print it as a test.
cli-command-verify = Check that a match file is genuine: the seed matches its hash, and the log leads to every position.
cli-command-analyse = Look back at a match that is over: chances to win, turning points, what the expert would have played, and who was lucky.
cli-command-simulate = Let bots play many games and see who wins.
cli-command-lab-train = Let the bots learn from games of the strategists: chances of winning, and habits.
cli-command-lab-calibrate = See how well the learnt chances of winning hold in fresh games.
cli-command-lab-ladder = Measure how strong the levels of the bots are, each against three of the next weaker one.
cli-command-fuzz = Let random players look for mistakes in the rules.
cli-default = (Default: { $value }.)

cli-flag-lang = The language: German or English; usually that of the system.
cli-flag-terminal = Play in the terminal instead of the browser.
cli-flag-seats = Who plays: me, me:Name, bot:strategist, bot:random, separated by commas; several “me” share the screen.
cli-flag-seed = A number that repeats the same shuffles, or the long seed shown at the end of a game.
cli-flag-playouts = How thoroughly a decision is looked at: so many continuations are tried.
cli-flag-save = Keep the match in this file, always up to date.
cli-flag-load = Go on with a saved match.
cli-flag-components = Use your own component file on top of ours.
cli-flag-option = A table option by name, as “zeitalter options” lists them; may be repeated.
cli-flag-quick = The two-page summary for starting quickly.
cli-flag-at = Look at the position after this entry of the log.
cli-flag-seat = Look from this seat (name or number); otherwise you see what everybody knows.
cli-flag-as-test = Print the position as a call that builds it.
cli-flag-bots = The bot of each seat, separated by commas.
cli-flag-games = How many games.
cli-flag-jobs = How many processes share the work.
cli-flag-players = How many play; several numbers, separated by commas, take turns.
cli-flag-json = Print one JSON object instead of a table.
cli-flag-out = The folder for files of games that failed.

## Playing

cli-names = Ada, Beth, Carl, Dora, Emil, Fay, Gina
cli-seat-person = { $name }
cli-seat-bot = { $name } (bot { $bot })
cli-opening = { $game } with { $seats }.
cli-commitment = Hash of the seed; the seed itself is shown at the end:
cli-how-to = Answer with a number. “help” lists what else you can type.
cli-seed = Seed of this game:
cli-pass-device = Pass the device to { $name }, then press Enter.
cli-end-of-input = The input has ended, so the game stops here.
cli-save-as = Save the game? Type a file name, or just Enter to leave without saving:
cli-goodbye = Goodbye.
cli-saved = Saved: { $path }
cli-save-usage = Type “save” and a file name, for example: save game.json
cli-no-more = There is nothing more to list; Enter shows the list from the start.
cli-more =
    { $left ->
        [one] 1 more answer
       *[other] { $left } more answers
    }: type “more”, or words to search for.
cli-nothing-to-do = There is nothing to do with it now.
cli-enter-takes = Press Enter to take this answer, or type something else.
cli-bad-choice = There is no answer { $number }; choose a number from 1 to { $last }.
cli-not-understood = I do not understand “{ $text }” here; type a number of the list, or “help”.
cli-which = “{ $text }” can mean several things: { $names }.
cli-pick =
    { $most ->
        [one] { $fewest ->
            [0] Choose one by number or name, or 0 for none.
           *[other] Choose one by number or name.
        }
       *[other] { $fewest ->
            [0] Choose up to { $most }, by number or name, separated by commas; 0 for none.
            [1] Choose 1 to { $most }, by number or name, separated by commas.
           *[other] Choose { $fewest } to { $most }, by number or name, separated by commas.
        }
    }
cli-hint = { $answer }. { $reason }
cli-hint-chance = { $answer }. { $reason } Chance to win: { $percent } %.
cli-hint-other =
    Or: { $answer } ({ $percent ->
        [0] as good
       *[other] −{ $percent } %
    }). { $reason }
cli-analysis-ends = { $first } % → { $last } %
cli-analysing = Looking at the match: { $percent } %
cli-no-card = I know nothing with “{ $words }” in its name.
cli-card-usage = Type “card” and a name.
cli-no-picture = This game has no picture of that kind ({ $picture }).
cli-why-usage = Type “why” and what you would like to do.
cli-why-possible = This is possible: { $answer }
cli-why-nothing = I find nothing named “{ $words }” that would be an answer to this question.
cli-why-more =
    { $more ->
        [one] There is 1 more reason; be more specific.
       *[other] There are { $more } more reasons; be more specific.
    }
cli-table-open = The table is open; Ctrl-C closes it, and matches are kept: { $url }
cli-play-help =
    Answer with a number of the list; where you choose several things, with numbers or names and commas between them.
    In a long list: more, or words to search for; Enter shows the list again.
    table       the whole table
    map, mats, hand, cards   parts of it
    card NAME   a card or something else of the game in full words
    why WORDS   why something is not possible, with the rule
    rule        the rule of this question; rule NUMBER or rule WORD for others
    hint        what a bot would do here, and why
    undo        take back your last answer, if nobody has seen more since
    log N       the last N lines of the log
    save FILE   save the game      quit     leave

## Answers typed in words

cli-typed-example = { $title }, for example: { $line }
cli-typed-ways = { $title } ({ $count } ways), for example: { $line }
cli-typed-how = This one is typed in words, for example: { $line }
cli-typed-choose =
    { $low ->
        [0] { $names } (at most { $high } in all)
       *[other] { $names } ({ $low } to { $high } in all)
    }
cli-typed-exactly = { $names } ({ $high } in all)
cli-typed-unknown = I do not know “{ $text }” here; type for example: { $line }
cli-typed-missing = Something is missing; type for example: { $line }
cli-typed-not-here = This cannot be chosen here: { $name }.
cli-typed-too-many = At most { $most } of this can be chosen: { $name }.
cli-typed-total =
    { $low ->
        [0] You named { $total } in all, and at most { $high } are possible.
       *[other] You named { $total } in all; it must be { $low } to { $high }.
    }
cli-typed-wrong-total = You named { $total } in all; it must be { $high }.
cli-older-news =
    { $count ->
        [one] 1 older line is left out; “log 200” shows it.
       *[other] { $count } older lines are left out; “log 200” shows the last 200.
    }

## Words for commands; both languages are understood

cli-words-help = help, ?, h
cli-words-quit = quit, exit, q
cli-words-undo = undo, u
cli-words-why = why
cli-words-rule = rule, rules
cli-words-hint = hint
cli-words-log = log
cli-words-save = save
cli-words-more = more
cli-words-card = card
cli-words-table = table, board
cli-words-map = map
cli-words-hand = hand
cli-words-mats = mats, mat
cli-words-cards = cards

## Files and tools

cli-position = Position after entry { NUMBER($entry, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
cli-waiting = Waiting for { $names }.
cli-crash = Here the program made a mistake: { $error }
cli-crash-answer = The next answer broke the program. { $name }: { $answer } ({ $error })
cli-log-empty = The log is still empty.
cli-verified =
    { $path } is genuine: the seed matches its hash, and all { NUMBER($entries, useGrouping: 0) } entries of the log lead to the stored position. Hash of the seed:
cli-options-legend = * marks the default.
cli-rules-found =
    { $count ->
        [one] 1 rule contains
       *[other] { $count } rules contain
    } “{ $words }”; “rule” with a number shows one:
cli-simulating = Games
cli-report-bot = Bot
cli-report-seats = Seats
cli-report-wins = Wins
cli-report-share = Share
cli-report-points = Points
cli-report-best = Best
cli-report-worst = Worst
cli-report-length =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } seconds, on average { $decisions } decisions a game.
cli-report-rounds = Rounds a game on average: { $rounds }.
cli-report-interrupted = You stopped the simulation; these are the games played so far.
cli-trained = Learnt from { $games } games and { $positions } positions; the files are in { $folder }.
cli-calibration = { $positions } positions of { $games } fresh games. Brier score: { $brier }; with equal chances for all: { $base }.
cli-calibration-part = From { $since } % of the game on: { $brier }, with equal chances { $base }.
cli-calibration-tenth = chance
cli-calibration-count = cases
cli-calibration-said = predicted
cli-calibration-true = won
cli-ladder-pairing = Who against whom
cli-ladder-games = games
cli-ladder-share = wins
cli-ladder-interval = 95 %
cli-ladder-aim = aim
cli-fuzz-fine =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $answers } answers played, no mistake found.
cli-fuzz-failed =
    { $count ->
        [one] 1 game of { $games } failed
       *[other] { $count } games of { $games } failed
    }; “zeitalter replay FILE” opens a file:

## Mistakes

cli-crashed = The program made a mistake ({ $error }); the match up to here is kept in { $path }.
cli-unexpected = The program made a mistake ({ $error }); please report it.
error-cli-unknown-language = The language “{ $lang }” is unknown; choose one of these: { $langs }.
error-cli-unknown-command = There is no command “{ $command }”; choose one of these: { $commands }.
error-cli-unknown-flag = The flag { $flag } is unknown here; --help lists the flags of a command.
error-cli-flag-usage = The flag { $flag } needs a value, or stands in the wrong place; --help shows how it is used.
error-cli-usage = The command line cannot be read ({ $what }); --help shows how the command is used.
error-cli-extra-word = I do not know what “{ $word }” means here; --help shows how the command is used.
error-cli-option-pair = “{ $value }” is not a table option; write name=value, for example events=on.
error-cli-components-pair = “{ $value }” does not name a component file; write game=file, for example historia=my.yaml.
error-cli-bad-seat = “{ $seat }” is not a seat; write me, me:Name or bot:strategist, with commas between the seats.
error-cli-same-name = Two players are called “{ $name }”; give them different names, for example me:Ada.
error-cli-bad-seed = “{ $seed }” is not a seed; use a whole number, or the 64 digits shown at the end of a game.
error-cli-bad-number = { $flag } cannot be “{ $value }”; use a whole number, { $low } or more.
error-cli-already-settled = Seed, components and table options of { $path } are settled; leave those flags out.
error-cli-other-seat-count = { $path } has { $wanted } seats, but you name { $seats }; name { $wanted }.
error-cli-no-terminal = { $game } cannot be drawn in a terminal yet.
error-cli-no-position = Positions of { $game } cannot be printed as a test yet.
error-cli-no-such-rule = The rules of { $game } contain neither a number nor a word “{ $words }”.
error-cli-file-missing = Name a match file; “zeitalter play --save FILE” writes one.
error-cli-unknown-seat = There is no seat “{ $seat }”; choose one of these: { $seats }.
error-cli-older-rules = { $path } was played under version { $rules } of the rules and cannot be checked under version { $ours }.
error-cli-other-result = The result in { $path } is not the one the log leads to; use an unchanged copy.
