# Sentences of the server: what it refuses.

## People

error-who-are-you = We do not know yet who you are; tell us your name first.
error-name-missing = A name is needed; type at least one letter.
error-name-too-long = This name is too long; use at most { $most } characters.
error-name-taken = Somebody already has an account with the name “{ $name }”; choose another one, or sign in.
error-bad-password = A password needs { $low } to { $high } characters; choose another one.
error-wrong-password = Name and password do not match; check both and try again.
error-too-many-logins =
    There were too many attempts with a wrong password from here; wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and try again.
error-already-an-account = You already have an account; sign out first to make another one.

## Calls

error-no-mail-here = This house sends no e-mail; ask whoever runs it, or choose another way.
error-bad-mail = This is not an e-mail address; check it for typing errors.
error-bad-hook = This is not an address of such a webhook; copy it once more from the other service.
error-unknown-hook = We do not know webhooks of the kind “{ $kind }”; choose one of the list.
error-bad-browser = This browser cannot be called; reload the page and try again.
error-bad-time = Quiet hours need two times such as 22:00 and 07:30.
error-unknown-zone = There is no time zone “{ $zone }”; choose one of the list.
error-too-many-ways =
    You already have { $most ->
        [one] one of these
       *[other] { $most } of these
    }; remove one first.
error-no-such-way = This way of calling you is no longer there; reload the page.
error-way-not-open = Nothing is sent this way at the moment; confirm it, or set it up anew.
error-link-used = This link no longer counts; it works once and for a limited time. Ask for a new one.

## Requests

error-foreign-origin = This request came from another site; open the table at its own address.
error-not-json = The server reads JSON only; send the request with this content type.
error-bad-request = The request cannot be understood; reload the page and try again.
error-bad-message = The message cannot be understood; reload the page and try again.
error-message-too-large = The message is too large; send less at once.
error-too-many-screens = You have { $most } windows open; close some of them.
error-too-many-requests =
    Too much at once; wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and try again.
error-too-many-at-once = Too much is open from your address at once; close some windows and try again.
error-hello-first = The table does not know this screen yet; reload the page.
error-try-again = Somebody was faster; please try again.
error-our-mistake = Something went wrong on our side, and nothing was changed; please try again. If it happens again, tell whoever runs the server the number { $request }.
error-not-stored = The answer could not be stored and does not count; please try again.
error-disk-full = The disk of this server takes nothing more, so nothing was stored and nothing has changed; tell whoever runs it. As soon as there is room, it goes on.
error-database-away = One moment: the server cannot reach its database just now, and nothing has changed; try again shortly.
error-match-unread = One moment: the table cannot be read just now, so nothing can be played; the game goes on by itself as soon as it can be read again. Then you will also see whether your last answer counts.
error-damaged-match = The log of this match is damaged near entry { $entry }, so it cannot be opened; whoever runs the server can see with “zeitalter doctor” what can be saved.

## Pages and lists

error-no-such-page = There is nothing at this address; go back to the lobby.
error-no-such-language = There are no texts in the language “{ $lang }”; choose one of these: { $langs }.
error-bad-list = There is no list “{ $list }”; choose mine, open or finished.

## Matches

error-no-such-match = There is no such match, or it is not open to you; ask its owner for a link.
error-no-such-seat = There is no such seat in this match; choose another one.
error-no-such-link = This link leads nowhere; ask for a new one.
error-seat-taken = Somebody already sits here; choose another seat.
error-not-your-seat = You do not sit in this seat; only its owner can play it.
error-not-the-owner = Only the owner of the match can do this; ask them.
error-seat-is-a-bot = This seat has belonged to a bot from the start; choose a person's seat.
error-person-is-here = { $name } is at the table; a bot can only play for somebody who is away.
error-bot-plays-here = A bot is playing for you; take the seat back first.
error-bad-seat-kind = A seat cannot be “{ $kind }”; choose me, screen, link or bot.
error-bad-pace = A match cannot be played at the pace “{ $pace }”; choose live or daily.
error-bad-bot-pace = Bots do not play at the pace “{ $pace }”; choose calm, brisk or at_once.
error-same-name = Two people at the table are called “{ $name }”; give one of them another name.
error-confusable-name = “{ $name }” looks like “{ $other }”, who is at this table, too; choose another name.
error-nobody-plays = Only bots sit at this table; at least one seat needs a person.
error-no-hint = There is no hint now, because you are not being asked; wait for your next question.
error-hint-failed = No hint was found in time; decide for yourself, or ask again later.
error-analysis-after-the-end = A match can be analysed when it is over; until then nobody may know how it stands.
error-no-analysis = There is no analysis for this game yet; you can look at the match move by move.
error-not-your-analysis = Somebody else has started this analysis; only they or the owner of the match can cancel it.
error-too-many-analyses = Too many analyses are running already, at most { $most } for one person; wait until one of them is done.
error-no-plan = Nothing can be planned ahead here; choose an answer.
error-not-to-be-prepared = This cannot be prepared for that question.
error-notes-changed = Your notes were changed on another device meanwhile.
error-notes-too-long = Notes can have at most { $most } characters.
error-not-at-the-table = Only those who sit here or watch by invitation can talk; take a seat or ask for a link.
error-odd-position = The rules cannot handle this position; it began from a file, from another match or with components of its own. Take something back, or start another match.
error-rules-too-slow = The rules take too long in this match, because its position or its components are unusual; it can neither be played nor looked at here.
error-empty-chat = There is nothing to send; type something first.
error-chat-too-long = This is too long; use at most { $most } characters.
error-plan-too-long = A plan has at most { $most } steps; send what you have planned, then go on planning.
error-empty-plan = The plan is empty; plan something first.
error-file-after-the-end = The match file shows all secrets; you can have it when the game is over.
error-file-too-large = The file is too large for a match; choose a match file.
error-file-too-much =
    Checking { $path } takes more time or memory than this server allows for a match file; choose a shorter match or one with standard components.
error-components-too-many-bytes =
    The files are too large together; house cards have at most { $most } kB. Write only what differs in your game.
error-components-too-much =
    Checking { $path } takes more time or memory than this server allows for house cards; write only what differs in your game.
error-components-do-not-fit =
    The cards of { $path } do not fit together, a trial game could not go on with them; change less at a time.
error-log-too-long = The log of this match is too long; a match may have at most { $most } entries.
error-too-many-matches = You have { $most } matches here, and there is no room for more; delete old ones first.
error-too-much-stored = Your matches take up all the room there is for one person; delete old ones first.
error-address-full = There is no room for more matches from your address; delete old ones, or try again another day.
error-bad-bank = A time bank needs a clock, and has { $low } to { $high } hours.
error-bad-holiday = A holiday begins today or later, ends after its beginning, and is no more than a year ahead.
error-holiday-overlaps = You have already entered a holiday for a part of this time.
error-holidays-used-up = A year has at most { $most } days of holiday; in { $year } there would be more.
error-too-many-holidays = You cannot enter more than { $most } holidays.
error-no-such-holiday = This holiday is no longer there.
error-bad-clock = An answer may take { $low } to { $high } hours; choose a number in between, or no clock at all.
error-no-guide = There is no guide to this game yet; start with the quick rules.
error-already-sitting = You already sit at this table; send the link to the person who is to play here.
error-others-play = Others are playing in this match too, so it cannot be deleted; but a bot can go on for you.
