"""Tournaments: everybody meets everybody, seats turn, ratings do not depend on the order of arrival."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from zeitalter.engine import BadInput
from zeitalter.lab.experiment import describe
from zeitalter.lab.recorded_game import play_recorded
from zeitalter.lab.runner import Where
from zeitalter.lab.store import Game, Store
from zeitalter.lab.tournament import Place, Tournament, places_of, play_tournament, summary

pytest.importorskip("openskill")

BOTS = ("random", "beginner", "casual")


def tournament(*seats: int, **more: int) -> Tournament:
    return Tournament("historia", BOTS, tuple(Place(n, {}) for n in seats), 5, **{"games": 4, **more})


def store(tmp_path: Path, name: str = "t") -> Store:
    return Store(tmp_path / f"{name}.sqlite", describe("tournament", "historia"))


def test_everybody_meets_everybody_at_every_table() -> None:
    cells = [cell.bots for cell in tournament(2, 3, 4).cells()]
    assert cells == [*combinations(BOTS, 2), BOTS, (*BOTS, "random")]


def test_better_bots_are_rated_higher(tmp_path: Path) -> None:
    with store(tmp_path) as file:
        found = play_tournament(tournament(3, games=12), file, Where())
    assert [row["bot"] for row in found["ratings"]] == ["casual", "beginner", "random"]
    assert all(row["low"] < row["mu"] < row["high"] for row in found["ratings"])
    assert sum(row["share"] for row in found["ratings"]) == pytest.approx(1, abs=1e-4)
    assert [row["expected"] for row in found["ratings"]] == [pytest.approx(1 / 3, abs=1e-4)] * 3


def test_ratings_are_those_of_the_numbers_not_of_the_arrival(tmp_path: Path) -> None:
    cells = [cell.as_json() for cell in tournament(2).cells()]
    rows = [(i, n, record) for i, cell in enumerate(cells) for n, record in enumerate(play_recorded(cell, range(4)))]
    found = []
    for seed in (1, 2):
        Random(seed).shuffle(rows)
        with store(tmp_path, str(seed)) as file:
            ids = [file.cell(cell) for cell in cells]
            for i, number, record in rows:
                file.add(ids[i], number, record)
            found.append(summary(BOTS, file.games(ids, 4)))
    assert found[0] == found[1]


def test_in_a_swiss_round_neighbours_in_strength_sit_together() -> None:
    order = ("e", "d", "c", "b", "a")
    swiss = Tournament("historia", order, (Place(2, {}),), 1, 4, rounds=3)
    assert [cell.bots for cell in swiss.swiss_cells(order)] == [("e", "d"), ("c", "b"), ("b", "a")]
    assert [cell.bots for cell in tournament(4).swiss_cells(BOTS)] == [(*BOTS, "random")]


def test_a_swiss_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    swiss = tournament(2, games=2, rounds=3)
    with store(tmp_path) as file:
        whole = play_tournament(swiss, file, Where())

    def stop(done: int, total: int) -> None:
        if done >= 5:
            raise KeyboardInterrupt

    with store(tmp_path, "again") as file, pytest.raises(KeyboardInterrupt):
        play_tournament(swiss, file, Where(), stop)
    with store(tmp_path, "again") as file:
        assert play_tournament(swiss, file, Where()) == whole
    assert whole["games"] == 12


def test_a_bot_in_several_seats_counts_for_all_of_them() -> None:
    record = {"bots": ["x", "y", "x"], "points": [9, 5, 1], "winners": [0], "ranking": [0, 1, 2]}
    found = summary(("x", "y"), [Game(1, 0, record)])
    x, y = sorted(found["ratings"], key=lambda row: row["bot"])
    assert (x["share"], x["expected"]) == (0.5, 0.33333)
    assert (y["share"], y["expected"]) == (0, 0.33333)
    assert x["mu"] == pytest.approx(25, abs=1)
    assert {(row["bot"], row["share"]) for row in found["ahead"]} == {("x", 0.5), ("y", 0.5)}


def test_winners_share_the_first_place() -> None:
    assert places_of({"points": [3, 7, 7], "winners": [1, 2], "ranking": [1, 2, 0]}) == [2, 0, 0]


@pytest.mark.parametrize("bots", [("random",), ("random", "random")])
def test_one_bot_alone_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as refusal:
        Tournament("historia", bots, (Place(2, {}),), 1, 1).check()
    assert refusal.value.id == "lab-two-bots"
