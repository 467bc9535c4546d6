"""`zeitalter lab tournament`: bots against one another, rated."""

from __future__ import annotations

from itertools import product
from typing import Any

from zeitalter.cli.experiments import progress_bar
from zeitalter.cli.flags import Values
from zeitalter.cli.lab.experiments import (
    made_by,
    opened,
    options_in,
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
from zeitalter.lab.experiment import describe
from zeitalter.lab.report.tournament_page import findings, tournament_page
from zeitalter.lab.report.wording import Wording
from zeitalter.lab.tournament import Place, Tournament, play_tournament, summary

GAMES = 24
BOTS = "random,beginner,casual,strategist"


def run(voice: Voice, game: Game, values: Values) -> int:
    """Play what is missing, then rate."""
    tournament = read_tournament(game, values)
    where = read_where(values)
    tournament.check()

    with opened(voice, _description(tournament), values) as store:

        def play() -> int:
            games = tournament.games
            if games:
                with progress_bar(voice, tournament.games) as tell:
                    found = play_tournament(tournament, store, where, tell)
            else:
                ids = [store.cell(cell.as_json()) for cell in tournament.cells()]
                games = store.most(ids)
                found = summary(tournament.bots, store.games(ids, games))
            if not found["games"]:
                raise BadInput("lab-nothing-played", path=str(store.file))
            found["made"] = made_by("tournament", game, values, games, tournament.seed)
            if write_results(voice, values, found, lambda: tournament_page(found, voice.lang)):
                show(voice, found)
                voice.say("cli-lab-games", games=found["games"], path=str(store.file))
                say_written(voice, values)
            return 0

        return stoppable(voice, store, play)


def read_tournament(game: Game, values: Values) -> Tournament:
    """The tournament that a command line describes."""
    words = [word.strip() for word in (values["players"] or str(min(4, game.max_seats))).split(",")]
    options = options_in(values)
    varied = read_variations(values["vary"])
    choices = [
        dict(zip((name for name, _ in varied), chosen, strict=True)) for chosen in product(*(v for _, v in varied))
    ]
    seats = [read_number(word, "--players", 4) for word in words]
    places = tuple(Place(n, {**options, **chosen}) for n in seats for chosen in choices)
    rounds = read_number(values["swiss"], "--swiss", 0) if values["swiss"] else 0
    games = read_number(values["games"], "--games", GAMES, low=0)
    if rounds and not games:
        raise BadInput("lab-swiss-games")
    seed = read_number(values["seed"], "--seed", 0, low=0)
    return Tournament(game.id, tuple(read_bots(values, BOTS)), places, seed, games, rounds)


def _description(tournament: Tournament) -> dict[str, Any]:
    """In a Swiss tournament the groups depend on how many games a round has."""
    places = [[place.seats, dict(place.options)] for place in tournament.places]
    found = describe("tournament", tournament.game, bots=tournament.bots, places=places, seed=tournament.seed)
    if tournament.rounds:
        found["swiss"] = {"games": tournament.games}
    return found


def show(voice: Voice, found: dict[str, Any]) -> None:
    """Ratings as a table, and what they say."""
    wording = Wording(found["made"]["game"], voice.lang)
    heads = [voice.text(f"lab-{head}") for head in ("bot", "rating", "unsure", "games", "wins", "interval", "fair")]
    cells = [
        [
            row["bot"],
            wording.number(row["mu"], 1),
            wording.number((row["high"] - row["low"]) / 2, 1),
            row["games"],
            wording.percent(row["share"]),
            wording.span(row["share_low"], row["share_high"]),
            wording.percent(row["expected"]),
        ]
        for row in found["ratings"]
    ]
    show_table(voice, heads, cells)
    voice.print()
    for sentence in findings(wording, found):
        voice.print(sentence)
