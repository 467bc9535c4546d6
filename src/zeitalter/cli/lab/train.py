"""`zeitalter lab train`: let strategists play one another and learn from it."""

from __future__ import annotations

from pathlib import Path

from zeitalter.cli.flags import Values
from zeitalter.cli.lab.experiments import opened, options_in, read_where, stoppable
from zeitalter.cli.lab.self_play import description, foresight_of, gathered, read_tables
from zeitalter.cli.seats import read_number
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.lab.selfplay import SelfPlay

GAMES = 1000


def run(voice: Voice, game: Game, values: Values) -> int:
    """Play, learn, and write what was learnt."""
    parts = foresight_of(game)
    try:
        from zeitalter.lab import train
    except ModuleNotFoundError as error:
        raise BadInput("needs-extra", module=error.name or "", extra="lab") from None
    wanted = read_number(values["games"], "--games", GAMES, low=0)
    seed = read_number(values["seed"], "--seed", 1, low=0)
    task = SelfPlay(game, read_tables(values, game, parts.tables), seed)
    where = read_where(values)

    with opened(voice, description("train", task), values) as store:

        def learn() -> int:
            found, games = gathered(voice, store, task, wanted, where)
            made = {"command": f"zeitalter lab train {game.id} {_flags(values)}".strip(), "games": games, "seed": seed}
            chances = train.train_chances(found.examples, parts.feature_names, made)
            habits = train.train_habits(found.counts, made)
            folder = Path(values["out"]) if values["out"] else parts.trained
            train.write(folder, chances, habits)
            voice.say("cli-trained", games=games, positions=len(found.examples), folder=str(folder))
            return 0

        return stoppable(voice, store, learn)


def _flags(values: Values) -> str:
    words = [f"--{name} {values[name]}" for name in ("games", "seed", "players") if values[name]]
    return " ".join([*words, *(f"--option {name}={value}" for name, value in options_in(values).items())])
