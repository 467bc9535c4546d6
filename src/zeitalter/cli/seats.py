"""From flags to a match: who sits where, the seed, the table options, the owner's components, or a saved file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from zeitalter.bots import read_bot
from zeitalter.cli.flags import Values, switches_in
from zeitalter.cli.voice import clean
from zeitalter.engine import files
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match, Seat
from zeitalter.engine.switches import resolve
from zeitalter.games import find_game
from zeitalter.kit.component_files import load_yaml
from zeitalter.kit.declaration import declared
from zeitalter.kit.read_fields import check_has_effect
from zeitalter.texts import Texts

PERSONS = ("me", "person")
USUAL = "me,bot:strategist,bot:strategist,bot:random"
SEED_DIGITS = 64


def is_person(seat: Seat) -> bool:
    """Whether a person plays this seat."""
    return seat.player in PERSONS


def bot_name(seat: Seat) -> str:
    """The name of the bot that plays a seat."""
    return seat.player.removeprefix("bot:")


def read_seats(text: str, game: Game, texts: Texts) -> list[Seat]:
    """The seats a person names: `me`, `me:Name`, `bot:strategist`, `bot:strategist:Name`."""
    usual = [name.strip() for name in texts.message("cli-names").split(",")]
    seats: list[Seat] = []
    for i, part in enumerate(p.strip() for p in text.split(",")):
        who, _, rest = part.partition(":")
        bot, _, bot_title = rest.partition(":")
        name = clean((bot_title if who == "bot" else rest).strip())
        if who not in ("me", "bot") or (who == "bot" and not bot):
            raise BadInput("cli-bad-seat", seat=part)
        if who == "bot":
            read_bot(bot, game)
        taken = [s.name for s in seats]
        free = next((n for n in [*usual[i:], *usual] if n not in taken), str(i + 1))
        seats.append(Seat(name or free, "me" if who == "me" else f"bot:{bot}"))
    names = [s.name.lower() for s in seats]
    twice = next((s.name for s in seats if names.count(s.name.lower()) > 1), None)
    if twice is not None:
        raise BadInput("cli-same-name", name=twice)
    return seats


def read_seed(text: str | None) -> int | bytes | None:
    """A number, or the long seed that is shown at the end of a game."""
    if text is None:
        return None
    try:
        return bytes.fromhex(text) if len(text) == SEED_DIGITS else int(text)
    except ValueError:
        raise BadInput("cli-bad-seed", seed=text) from None


def read_number(text: str | None, flag: str, default: int, low: int = 1) -> int:
    """A whole number of a flag."""
    if text is None:
        return default
    if not text.isdecimal() or int(text) < low:
        raise BadInput("cli-bad-number", flag=flag, value=text, low=low)
    return int(text)


def read_components(pairs: Sequence[str] | None, game: Game) -> Any:
    """The owner's component file for this game: `historia=my.yaml`."""
    found = None
    for pair in pairs or ():
        id, equals, path = pair.partition("=")
        if not equals or not path:
            raise BadInput("cli-components-pair", value=pair)
        if find_game(id) is game:
            found, rules = load_yaml(Path(path)), declared(game).rules
            game.load_components(resolve(game.switches, {}), found)
            check_has_effect(rules.our_components(), found, rules.schema, path)
    return found


def new_match(game: Game, values: Values, texts: Texts) -> Match:
    """A new match as the flags say."""
    seats = read_seats(USUAL if values["seats"] is None else values["seats"], game, texts)
    overlay = read_components(values["components"], game)
    return Match.new(game, seats, switches_in(values), read_seed(values["seed"]), overlay)


def loaded_match(path: str, values: Values, texts: Texts) -> Match:
    """A saved match; `--seats` may say who plays on, everything else is settled."""
    match = files.load(Path(path), find_game)
    if switches_in(values) or values["seed"] is not None or values["components"]:
        raise BadInput("cli-already-settled", path=path)
    if values["seats"] is not None:
        seats = read_seats(values["seats"], match.game, texts)
        if len(seats) != len(match.seats):
            raise BadInput("cli-other-seat-count", path=path, seats=len(seats), wanted=len(match.seats))
        match.seats = [Seat(old.name, new.player) for old, new in zip(match.seats, seats, strict=True)]
    for seat in match.seats:
        if not is_person(seat):
            read_bot(bot_name(seat), match.game)
    return match
