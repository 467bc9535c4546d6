"""Looking into match files: the log in sentences, any position, a position as a test, and whether a file is genuine."""

from __future__ import annotations

import json
from pathlib import Path

from zeitalter.cli.board import pictures
from zeitalter.cli.flags import Values
from zeitalter.cli.news import show_log
from zeitalter.cli.play import show_crash, show_result
from zeitalter.cli.seats import read_number
from zeitalter.cli.voice import Voice
from zeitalter.engine import files
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.textfile import read_text
from zeitalter.games import find_game
from zeitalter.kit.declaration import declared
from zeitalter.texts import texts_for


def load_file(values: Values) -> Match:
    """The match file that a command line names."""
    if not values["file"]:
        raise BadInput("cli-file-missing")
    return files.load(Path(values["file"]), find_game)


def _at(match: Match, values: Values) -> Match:
    if values["at"] is None:
        return match
    return match.at(read_number(values["at"], "--at", 0, low=0))


def find_seat(match: Match, text: str | None) -> int | None:
    """A seat by number (from 1) or name; None: what everybody sees."""
    if text is None:
        return None
    names = [seat.name.lower() for seat in match.seats]
    if text.lower() in names:
        return names.index(text.lower())
    if text.isdecimal() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise BadInput("cli-unknown-seat", seat=text, seats=", ".join(s.name for s in match.seats))


def run_replay(voice: Voice, game: Game, values: Values) -> int:
    """`zeitalter replay`: the log with entry numbers, then the position."""
    whole = load_file(values)
    match = _at(whole, values)
    seat = find_seat(match, values["seat"])
    voice = voice.of_game(match.game.id)
    show_log(voice, match, seat)
    voice.print()
    voice.say("cli-position", style="title", entry=len(match.log), last=len(whole.log))
    voice.draw(pictures(match, seat, voice).table())
    voice.print()
    if match.over:
        show_result(voice, match)
    elif whole.crash is not None and match is whole:
        show_crash(voice, whole)
    else:
        names = [match.seats[asked].name for asked in match.asked()]
        voice.say("cli-waiting", names=voice.texts.listing(names))
    return 0


def run_show(voice: Voice, game: Game, values: Values) -> int:
    """`zeitalter show`: a position, drawn or as a test."""
    match = _at(load_file(values), values)
    voice = voice.of_game(match.game.id)
    if values["as_test"]:
        positions = declared(match.game).positions
        if positions is None:
            raise BadInput("cli-no-position", game=match.game.id)
        voice.raw(positions.as_test(match))
        return 0
    voice.draw(pictures(match, find_seat(match, values["seat"]), voice).table())
    return 0


def run_verify(voice: Voice, game: Game, values: Values) -> int:
    """`zeitalter verify`: the seed fits its hash, and the log leads to the stored position and result."""
    match = load_file(values)
    path = values["file"]
    data = json.loads(read_text(Path(path)))
    if match.rules_changed:
        raise BadInput("cli-older-rules", path=path, rules=data["rules"], ours=match.game.RULES)
    if not files.verify(match, data):
        raise BadInput("log-does-not-match", path=path)
    if data.get("result") != match.result:
        raise BadInput("cli-other-result", path=path)
    voice.say("cli-verified", path=path, entries=len(match.log))
    voice.print(match.commitment, indent="  ", style="dim")
    return 0


def run_options(voice: Voice, game: Game, values: Values) -> int:
    """`zeitalter options`: every table option with its values and help."""
    texts = texts_for(game.id, voice.lang)
    for switch in game.switches:
        title, help = texts.switch(game, switch.id)
        voice.print(f"{switch.id} ({switch.rule})  {title}", style="strong")
        voice.print(", ".join(f"{v} *" if v == switch.default else v for v in switch.values), indent="    ")
        voice.print(help, indent="    ")
    voice.say("cli-options-legend")
    return 0
