"""`zeitalter lab sweep`: one option or component value changed, everything else equal."""

from __future__ import annotations

from typing import Any

from zeitalter.cli.flags import Values
from zeitalter.cli.lab.experiments import (
    made_by,
    opened,
    options_in,
    played,
    read_bots,
    read_variations,
    read_where,
    say_written,
    show_table,
    stoppable,
    write_results,
)
from zeitalter.cli.seats import read_number
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.kit.declaration import declared
from zeitalter.lab.changes import overlay_of
from zeitalter.lab.experiment import Cell, describe
from zeitalter.lab.report.sweep_page import findings, name_of, sweep_page
from zeitalter.lab.report.wording import Wording
from zeitalter.lab.sweep import Variation, sweep_of

GAMES = 200
BOTS = "strategist,strategist,strategist,strategist"


def run(voice: Voice, game: Game, values: Values) -> int:
    """Play every variation, and compare it with the table as it is."""
    games = read_number(values["games"], "--games", GAMES, low=0)
    seed = read_number(values["seed"], "--seed", 0, low=0)
    where = read_where(values)
    variations = read_sweep(game, values, seed)
    for variation in variations:
        variation.cell.check()
    cells = [variation.cell.as_json() for variation in variations]

    with opened(voice, describe("sweep", game.id, cells=cells), values) as store:

        def compare() -> int:
            ids, last = played(voice, store, cells, games, where)
            found: dict[str, Any] = sweep_of(variations, ids, store.games(ids, last))
            found["bots"] = list(variations[0].cell.bots)
            found["made"] = made_by("sweep", game, values, last, seed)
            if write_results(voice, values, found, lambda: sweep_page(found, voice.lang)):
                show(voice, found)
                voice.say("cli-lab-games", games=found["games"], path=str(store.file))
                say_written(voice, values)
            return 0

        return stoppable(voice, store, compare)


def read_sweep(game: Game, values: Values, seed: int) -> list[Variation]:
    """The table as it is, then every variation."""
    base = Cell(game.id, tuple(read_bots(values, BOTS)), seed, options_in(values))
    usual = game.table(len(base.bots), base.options).options
    found = [Variation("base", "", "", base)]
    for name, listed in read_variations(values["vary"]):
        option = name.replace("-", "_")
        for value in listed:
            if str(usual.get(option)) != value:
                found.append(Variation("option", option, value, base._replace(options={**base.options, option: value})))
    for path, listed in read_variations(values["change"]):
        for value in listed:
            changes = overlay_of(declared(game), path, value)
            found.append(Variation("component", path, value, base._replace(changes=changes)))
    if len(found) == 1:
        raise BadInput("lab-nothing-varied")
    return found


def show(voice: Voice, found: dict[str, Any]) -> None:
    """What every variation does, as sentences and as a table."""
    wording = Wording(found["made"]["game"], voice.lang, len(found["bots"]))
    for sentence in findings(wording, found):
        voice.print(sentence)
    heads = [voice.text(f"lab-{head}") for head in ("mean", "difference", "unsure")]
    for variation in found["variations"][1:]:
        voice.print()
        cells = []
        for name, m in variation["measures"].items():
            if "difference" in m:
                half = (m["high"] - m["low"]) / 2
                star = " *" if m["stands_out"] else ""
                figures = (wording.number(m["mean"], 2), wording.signed(m["difference"], 2), wording.number(half, 2))
                cells.append([voice.text(f"lab-measure-{name}") + star, *figures])
        show_table(voice, [name_of(wording, variation), *heads], cells)
    voice.print()
