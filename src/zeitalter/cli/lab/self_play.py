"""What training and calibration have in common: the tables of their games, and what all games of a task teach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.cli.flags import Values
from zeitalter.cli.lab.experiments import options_in, played
from zeitalter.cli.seats import read_number
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.kit.declaration import declared
from zeitalter.kit.game_parts import Foresight
from zeitalter.lab.experiment import describe
from zeitalter.lab.runner import Where
from zeitalter.lab.selfplay import Played, SelfPlay, play_numbers, played_from_json
from zeitalter.lab.store import Store

Tables = Sequence[tuple[int, Mapping[str, Any]]]


def foresight_of(game: Game) -> Foresight[Any]:
    """What a game brings for learning, or a clear refusal."""
    bot = declared(game).bot
    if bot is None or bot.foresight is None:
        raise BadInput("nothing-to-learn", game=game.id)
    return bot.foresight


def read_tables(values: Values, game: Game, usual: Tables) -> Tables:
    """The tables that are played at by turns: by numbers of players, with commas between them, or the usual ones."""
    options = options_in(values)
    words = [word.strip() for word in values["players"].split(",")] if values["players"] else []
    numbers = [read_number(word, "--players", 4) for word in words]
    tables = [(number, options) for number in numbers] or [(seats, {**o, **options}) for seats, o in usual]
    for seats, chosen in tables:
        game.table(seats, chosen)
    return tables


def description(experiment: str, task: SelfPlay) -> dict[str, Any]:
    """What the file of the games says of them."""
    return describe(experiment, task.game.id, **{k: v for k, v in task.as_json().items() if k != "game"})


def gathered(voice: Voice, store: Store, task: SelfPlay, games: int, where: Where) -> tuple[Played, int]:
    """What all games of a task teach, by their numbers, and how many they are."""
    ids, games = played(voice, store, [task.as_json()], games, where, play_numbers)
    found, count = Played(), 0
    for game in store.games(ids, games):
        found.add(played_from_json(game.number, game.record))
        count += 1
    return found, count
