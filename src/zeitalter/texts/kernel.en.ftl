# Texts of the kernel: lists, log lines and refusals of any game, and every mistake in a file, an option or a name.
# Each error says in one sentence what is wrong and what to do.

list-and = { $first } and { $last }
list-times = { $number } × { $name }
list-none = none

## The log

event-prepared = { $seat } had prepared this answer.
event-clock = Time is up for { $seat }: the usual answer is given.
event-undo = { $seat } takes something back.
event-undo-of = { $seat } takes back: { $what }
event-rules = The program now plays by version { $number } of the rules; the game goes on from the stored position.

## Refusals

objection-game-over = The game is over; you can look at every position, but nothing more is played.
objection-not-your-turn = You are not being asked at the moment; others are deciding.
objection-not-offered = This is not one of the possible answers here; choose one from the list.
objection-stale-answer = The game has moved on since this question; please look at the new position and answer again.
objection-nothing-to-undo = There is nothing to take back: another player has answered since, or something was revealed.
objection-behind-a-barrier = You cannot go back that far, because something has been revealed since.
objection-not-to-be-planned = This cannot be planned ahead; it can only come at the end of a plan.
objection-read-only = This game can only be viewed: it was played under other rules and cannot go on here.

## Matches and answers

error-bad-order = A standing order is “never”, “always” or “ask”, not “{ $order }”; choose one of these.
error-no-such-entry =
    There is no entry { NUMBER($entry, useGrouping: 0) }; choose a number from 0 to { NUMBER($last, useGrouping: 0) }.
error-older-rules =
    Entry { NUMBER($entry, useGrouping: 0) } was played under older rules; choose { NUMBER($first, useGrouping: 0) } or later.
error-bad-entry =
    The log holds an entry that cannot be understood ({ $entry }); use an unchanged copy of the match file.
error-bad-value = “{ $value }” is not a value of the kind “{ $kind }”; take one that the options show.
error-bad-action = “{ $value }” is not an answer in this game; write it the way the options are written.
error-bad-seat-count =
    { $game } is for { $low } to { $high } players, not for { $seats }; choose a number in this range.
error-unknown-game = There is no game “{ $game }”; choose one of these: { $games }.
error-unknown-bot = There is no bot “{ $bot }” for this game; choose one of these: { $bots }.
error-no-budget = The bot “{ $bot }” does not search; only expert and master have time to think.
error-bad-budget = “{ $bot }” names no time to think; write for example expert@0.5 (seconds) or expert@50p (playouts).
error-nothing-to-learn = The game “{ $game }” brings nothing that bots could learn from.
error-no-observation = The game “{ $game }” does not say what a learner sees; it cannot be learnt yet.
error-no-seat-of-this-number = There is no seat { $seat } at this table; choose one from 0 to { $last }.
error-wrong-number-of-bots = Bots named: { $bots }, other seats: { $seats }; name one bot for all or one for each seat.
error-needs-extra = The module “{ $module }” is missing for this; “pip install zeitalter[{ $extra }]” installs it.
error-not-trained = Nothing has been learnt for “{ $folder }” yet ({ $file } is missing); run zeitalter lab train first.
error-review-before-end = This match is not over yet; it can be analysed when it is.
error-no-review = There is no analysis for this game yet.
error-trained-otherwise = { $file } of “{ $folder }” was learnt with other features; run zeitalter lab train again.

## Table options

error-unknown-option = There is no table option “{ $option }”; choose one of these: { $options }.
error-bad-option-value = The table option “{ $option }” cannot be “{ $value }”; choose one of these: { $values }.
error-too-many-for-variant = The simple games of Civilization are for up to { $most } players, not for { $seats }.
error-start-after-end = The first age ({ $first }) comes after the last one ({ $last }); choose an earlier first or a later last age.
error-too-many-civbots =
    { $seats ->
        [one] One player
       *[other] { $seats } players
    } and { $bots ->
        [one] one civbot
       *[other] { $bots } civbots
    } are too many for the map; choose { $most ->
        [0] none
        [one] at most one
       *[other] at most { $most }
    }.
error-solo-needs-civbots = A solo game needs at least one civbot; choose 1 to 5 civbots.

## Files

error-cannot-write = { $path } cannot be written ({ $reason }); check the folder and your permissions.
error-cannot-read = { $path } cannot be read ({ $reason }); check the name and your permissions.
error-not-text = { $path } is not a text file in UTF-8; save it with this encoding.
error-not-a-match-file = { $path } is not a match file of Zeitalter; choose a file that was saved as a match.
error-newer-file = { $path } was saved by a newer Zeitalter; update the program to open it.
error-newer-rules =
    { $path } was played under version { $rules } of the rules, and this program knows them only up to version { $ours }; update it to go on.
error-damaged-file = { $path } is damaged or incomplete; use an unchanged copy.
error-not-a-position =
    In { $path } the position after entry { $entry } cannot arise in this game; use an unchanged copy.
error-seed-does-not-match = The seed in { $path } does not match its published hash; use an unchanged copy.
error-log-does-not-match = The log in { $path } does not lead to the position stored with it; use an unchanged copy.

## Component files

error-not-yaml = { $path } is not a valid YAML file; correct it from line { NUMBER($line, useGrouping: 0) } on.
error-components-bad-entry =
    In { $path } something is wrong at { $place }: { $kind ->
        [missing] “{ $name }” is missing; add it.
        [unknown] there is no “{ $name }”; take it out or correct its spelling.
        [value] “{ $name }” is not possible there; look at our file for a value that is.
        [least] there is too little; write at least { $name }.
        [length] the right length there is { $name }; add something or take something out.
        [type] { $wanted ->
            [int] a whole number
            [float] a number
            [str] a word
            [bool] true or false
            [array] a list
            [object] a group of fields
           *[other] { $wanted }
        } belongs there, not { $name ->
            [int] a number
            [float] a decimal number
            [str] a word
            [bool] true or false
            [array] a list
            [object] a group of fields
            [null] nothing
           *[other] { $name }
        }; correct this entry.
       *[other] { $what }; correct this entry.
    }
error-components-too-large =
    In { $path } there is too much at { $place }; write at most { $most } there.
error-components-unknown-part = A component file has no part “{ $part }”; use one of these: { $parts }.
error-components-bad-effect =
    The effect “{ $effect }” of { $entry } in { $part } is unknown; see the vocabulary of effects.
error-components-bad-count =
    { $part } ({ $what }): { $wanted ->
        [one] one entry is
       *[other] { $wanted } entries are
    } needed and { $found ->
        [one] one was
       *[other] { $found } were
    } found; add or remove entries.
error-components-twice = { $entry } is in { $part } twice; keep one entry and rename or remove the other.
error-components-unknown-name =
    { $entry } in { $part } names “{ $name }”, which is unknown; use one of these: { $names }.
error-components-bad-row =
    Row { $row } of the matrix needs 16 characters out of “{ $codes }”; correct matrix.rows.
error-components-no-start =
    The matrix has no cell for military 1 and technology 1, where everybody starts; add it in matrix.rows.
error-components-symbol =
    The advisor { $entry } executes the action { $action } without showing it; set shows_action to { $action }.
error-components-bad-trigger =
    The trigger of { $entry } in { $part } is incomplete; name its type and the action, stat or count it needs.
error-components-no-price = “{ $entry }” has no price in cubes; take cost_cubes out of this action card.
error-components-missing = In the part “{ $part }” the entry “{ $entry }” is missing; it has to be there.
error-components-bad-cubes = The cubes in “{ $part }” do not add up; check their sum and that none is missing.
error-components-bad-border = The border “{ $entry }” joins a territory with itself; name two different ones.
error-components-said-twice = Your component file names the entry “{ $entry }” twice; say everything about it in one place.
error-components-key-twice =
    In { $path } “{ $key }” stands twice in the same group, again on line { NUMBER($line, useGrouping: 0) }; write it once.
error-components-alias =
    Line { NUMBER($line, useGrouping: 0) } of { $path } has a reference (& or *); write out what is meant there.
error-components-tag =
    Line { NUMBER($line, useGrouping: 0) } of { $path } has a tag with an exclamation mark; write the value without it.
error-components-bad-id =
    In { $path } there is “{ $name }” at { $place }; a key has only plain letters, digits and underscores.
error-components-bad-letter =
    In { $path } there is a character at { $place } that nobody can read; type the text there anew.
error-components-bad-name =
    In { $path } the name at { $place } does not fit on a card; write 1 to { $most } characters.
error-components-no-effect =
    In { $path } there is { $place }, which no rule reads: another value has no effect in the game; take it out.
error-components-nothing-to-remove = There is no entry “{ $entry }” to remove; check its id.
