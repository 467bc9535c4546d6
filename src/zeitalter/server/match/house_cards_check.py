"""What a worker does with an owner's component files: read them, lay them over ours, see whether they can be played.

Only what has come through all of this is stored with a match. What is checked is what will be stored: the form that
comes back from JSON.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

import msgspec

from zeitalter.engine import kernel
from zeitalter.engine.errors import BadInput, ZeitalterError
from zeitalter.engine.match import Match, Seat
from zeitalter.games import find_game
from zeitalter.kit.declaration import Declaration, declared
from zeitalter.kit.owners_files import cut_down, join_files, read_owners_file
from zeitalter.kit.read_fields import check_has_effect
from zeitalter.server.encoding import json_bytes
from zeitalter.server.errors import TooLarge
from zeitalter.server.match.upload_check import check_positions, check_shown
from zeitalter.server.store.match_info import Place
from zeitalter.server.store.matches import match_rows
from zeitalter.server.wire.bounds import MOST_CARD_BYTES, ComponentFile, OptionValue
from zeitalter.server.wire.edition import differences_of

TRIAL = 1.0
"""Seconds of the processor for which random players try the cards."""
AT_ONCE = 50
"""Answers between two looks at the clock."""
TRIAL_SEED = bytes(32)


class CardsTask(msgspec.Struct):
    """The files of an owner, and for a new match also who is to sit there."""

    game: str
    files: list[ComponentFile]
    options: dict[str, OptionValue] = {}
    seats: list[SeatTask] = []
    seed: str = ""


class SeatTask(msgspec.Struct):
    """Who is to sit in a seat."""

    name: str
    bot: str | None = None


class NewMatch(msgspec.Struct):
    """A match as the server stores it."""

    minutes: int
    """How long a live table may take over the first question."""
    rows: msgspec.Raw
    """`MatchRows`."""


def check_cards(data: bytes) -> bytes:
    """What differs with some component files, as `Differences`; refused with what is wrong with them."""
    task = msgspec.json.decode(data, type=CardsTask)
    game = declared(find_game(task.game))
    seats = [Seat(str(n + 1), "bot:random") for n in range(game.facts.quick_seats)]
    return json_bytes(differences_of(_tried(task, game, seats, TRIAL_SEED)))


def begin_match(data: bytes) -> bytes:
    """A `NewMatch` with an owner's cards; refused with what is wrong with them."""
    task = msgspec.json.decode(data, type=CardsTask)
    game = declared(find_game(task.game))
    seats = [Seat(place.name, f"bot:{place.bot}" if place.bot else "person") for place in task.seats]
    match = _tried(task, game, seats, bytes.fromhex(task.seed))
    question = match.question()
    minutes = 0 if question is None else question.minutes(match.state)
    return json_bytes(NewMatch(minutes, msgspec.Raw(json_bytes(match_rows(match)))))


def _tried(task: CardsTask, game: Declaration, seats: list[Seat], seed: bytes) -> Match:
    """A match with these cards that was looked at and played for a moment."""
    try:
        overlay = read_cards(task.files, game)
        match = Match.new(game, seats, task.options, seed, overlay or None)
        if not overlay:
            return match
        check_has_effect(game.rules.our_components(), overlay, game.rules.schema, "")
        if not differences_of(match).total:  # remarks alone make no house cards
            return Match.new(game, seats, task.options, seed)
        _try(match)
        return match
    except (ZeitalterError, MemoryError) as error:
        raise _named(error, task.files) from None
    except Exception:  # whatever cards that do not fit together make the rules stumble over
        raise BadInput("components-do-not-fit", path=", ".join(file.name for file in task.files)) from None


def read_cards(files: list[ComponentFile], game: Declaration) -> dict[str, Any]:
    """What the files of an owner change, all together, as it is stored."""
    if sum(len(file.text.encode()) for file in files) > MOST_CARD_BYTES:
        raise TooLarge("components-too-many-bytes", most=MOST_CARD_BYTES // 1024)
    said = join_files([read_owners_file(file.text, file.name) for file in files])
    changed: dict[str, Any] = cut_down(game.rules.our_components(), said)
    stored: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(changed))
    return stored


def _named(error: BaseException, files: list[ComponentFile]) -> BaseException:
    """A refusal that speaks of the files by their own names, not by those of ours."""
    names = [file.name for file in files]
    if isinstance(error, BadInput) and error.args_by_name.get("path", names[0]) not in names:
        error.args_by_name["path"] = ", ".join(names)
    return error


def _try(match: Match) -> None:
    """Do with the first position what the server will do with it, and let random players go on for a moment."""
    places = [
        Place(seat.name, bot=seat.player.removeprefix("bot:") if ":" in seat.player else None) for seat in match.seats
    ]
    try:
        check_positions(match)
        check_shown(match, places)
    except BadInput as error:
        if error.id == "file-too-much":
            raise BadInput("components-too-much", path="") from None
        raise BadInput("components-do-not-fit", path="") from None
    state, r = match.state.copy(), Random(0)
    end = time.process_time() + TRIAL
    while state.result is None and time.process_time() < end:
        kernel.play_out(state, r, AT_ONCE)
        if match.game.invariants(state):
            raise ValueError("the pieces do not add up")
