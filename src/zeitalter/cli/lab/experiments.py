"""What the commands of the lab have in common: reading their flags, the file of the results, and what is written."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from errno import ENOENT
from itertools import zip_longest
from pathlib import Path
from typing import Any

from zeitalter import __version__
from zeitalter.cli.complain import INTERRUPTED, complain
from zeitalter.cli.experiments import progress_bar
from zeitalter.cli.flags import Values, switches_in
from zeitalter.cli.seats import read_number
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.engine.textfile import write_text
from zeitalter.lab.experiment import Play, play_missing
from zeitalter.lab.recorded_game import play_recorded
from zeitalter.lab.runner import Where
from zeitalter.lab.store import Store, fingerprint

LOCAL = "local"
SHOWN = ("bots", "players", "swiss", "games", "seed")
"""Flags that say what an experiment is, as a report repeats them."""
CONNECTING = 5.0
"""Seconds after which nobody is at an address."""


def read_where(values: Values) -> Where:
    """Who does the work."""
    processors = os.cpu_count() or 1 if values["ray"] == LOCAL else 1
    where = Where(read_number(values["jobs"], "--jobs", processors), values["ray"])
    if where.ray is not None and where.ray != LOCAL:
        _check_address(where.ray)
    return where


def _check_address(address: str) -> None:
    """Refuse an address where nobody listens; Ray itself would try for a minute."""
    if address == "auto":
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if not colon or not port.isdecimal():
            raise ValueError
        socket.create_connection((host, int(port)), CONNECTING).close()
    except (OSError, OverflowError, ValueError):
        raise BadInput("lab-no-ray", address=address) from None


def read_bots(values: Values, usual: str) -> list[str]:
    """The bots that a command line names."""
    return [name.strip() for name in (values["bots"] or usual).split(",")]


def read_variations(pairs: Sequence[str] | None) -> list[tuple[str, list[str]]]:
    """What changes, each with its values: `events=on,off`."""
    found = []
    for pair in pairs or ():
        name, equals, values = pair.partition("=")
        listed = [value.strip() for value in values.split(",")]
        if not equals or not name.strip() or not all(listed):
            raise BadInput("lab-bad-variation", value=pair)
        found.append((name.strip(), listed))
    return found


@contextmanager
def opened(voice: Voice, description: Mapping[str, Any], values: Values) -> Iterator[Store]:
    """The file of an experiment: the one that is named, or one that the same command finds again."""
    name = f"lab-{description['experiment']}-{description['game']}-{fingerprint(description)}.sqlite"
    file = Path(values["store"] or name)
    if values["games"] == "0" and not file.exists():
        raise BadInput("lab-nothing-played", path=str(file))
    _check_written_to(values)
    with Store(file, description) as store:
        if store.set_aside is not None:
            complain(voice.text("cli-lab-set-aside", path=str(store.file), aside=str(store.set_aside)))
        yield store


def _check_written_to(values: Values) -> None:
    """Refuse results that nobody could write before hours of playing."""
    for path in (values.get("report"), values.get("json")):
        if path and path != "-" and not Path(path).parent.is_dir():
            raise BadInput("cannot-write", path=path, reason=os.strerror(ENOENT))


def played(
    voice: Voice,
    store: Store,
    cells: Sequence[Mapping[str, Any]],
    games: int,
    where: Where,
    play: Play = play_recorded,
) -> tuple[list[int], int]:
    """Play what is missing, with a bar that shows how far it is; what the store calls the cells, and up to which number
    their games are looked at: without any games to play all that there are."""
    if games:
        with progress_bar(voice, games * len(cells)) as tell:
            return play_missing(store, cells, games, play, where, tell), games
    ids = [store.cell(cell) for cell in cells]
    games = store.most(ids)
    if not games:
        raise BadInput("lab-nothing-played", path=str(store.file))
    return ids, games


def stoppable(voice: Voice, store: Store, run: Callable[[], int]) -> int:
    """Run an experiment; who stops it is told where it goes on."""
    try:
        return run()
    except KeyboardInterrupt:
        store.write()
        complain(voice.text("cli-lab-stopped", path=str(store.file)))
        return INTERRUPTED


def made_by(command: str, game: Game, values: Values, games: int, seed: int) -> dict[str, Any]:
    """How a summary of so many games (of every kind) was made, for whoever wants to make it again."""
    shown = {**values, "games": games}
    words = [f"--{name} {shown[name]}" for name in SHOWN if shown.get(name)]
    for name in ("vary", "change"):
        words += [f"--{name} {pair}" for pair in values.get(name) or ()]
    words += [f"--option {name}={_word(value)}" for name, value in switches_in(values).items()]
    line = " ".join(["zeitalter lab", command, game.id, *words])
    return {"command": line, "version": __version__, "game": game.id, "rules": game.RULES, "seed": seed}


def _word(value: Any) -> str:
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def options_in(values: Values) -> dict[str, str]:
    """The table options of a command line as words, as they are written into files."""
    return {name: _word(value) for name, value in switches_in(values).items()}


def write_results(voice: Voice, values: Values, summary: Mapping[str, Any], page: Callable[[], str]) -> bool:
    """Write the summary and the page where the command line wants them; whether the screen is still free."""
    text = json.dumps(summary, ensure_ascii=False)
    if values["report"]:
        write_text(Path(values["report"]), page())
    if values["json"] and values["json"] != "-":
        write_text(Path(values["json"]), text + "\n")
    if values["json"] == "-":
        voice.raw(text)
        return False
    return True


def say_written(voice: Voice, values: Values) -> None:
    """Name the files that were written."""
    for name in ("json", "report"):
        if values.get(name) and values[name] != "-":
            voice.say("cli-lab-written", path=values[name])


def show_table(voice: Voice, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """A table whose first column holds names."""
    cells = [[str(cell) for cell in row] for row in (heads, *rows)]
    widths = [max(len(cell) for cell in column) for column in zip_longest(*cells, fillvalue="")]
    rest = sum(widths[1:]) + 2 * len(widths[1:])
    first = max(12, min(widths[0], voice.width - rest))
    for i, row in enumerate(cells):
        line = f"{row[0][:first]:{first}}" + "".join(
            f"{cell:>{width + 2}}" for cell, width in zip(row[1:], widths[1:], strict=False)
        )
        voice.draw([[(line, "title" if i == 0 else "")]])
