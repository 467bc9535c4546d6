"""Balance: what wins more than its share is found, luck is not, and all four games say what there is to see."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from zeitalter import find_game
from zeitalter.lab.balance import Balance, balance_of
from zeitalter.lab.experiment import Cell, describe, play_missing
from zeitalter.lab.recorded_game import play_recorded
from zeitalter.lab.report.wording import Wording
from zeitalter.lab.runner import Where
from zeitalter.lab.simulate import Task, play_games
from zeitalter.lab.store import Store

TABLES = {
    "historia": (3, {}),
    "civilization": (2, {"variant": "farmers"}),
    "new_dawn": (2, {"round_limit": "8"}),
    "seven_ages": (2, {"start_age": "1", "end_age": "1"}),
}


def made_up(games: int, better: float, seed: int = 1, bots: tuple[str, ...] = ("a",) * 4) -> list[dict[str, Any]]:
    """Games in which everybody has one of six cards; who has the ace wins more easily."""
    r, found = Random(seed), []
    for _ in range(games):
        cards = r.sample(["ace", "two", "three", "four", "five", "six"], 4)
        weights = [better if card == "ace" else 1.0 for card in cards]
        winner = r.choices(range(4), weights)[0]
        points = [10 + 5 * (seat == winner) for seat in range(4)]
        found.append(
            {
                "bots": list(bots),
                "points": points,
                "winners": [winner],
                "ranking": sorted(range(4), key=lambda seat: -points[seat]),
                "how": "points",
                "decisions": 100 + r.randrange(20),
                "growth": [[5, 5, 5, 5], points],
                "gets": {"card": [[card] for card in cards]},
            }
        )
    return found


def summary_of(records: list[dict[str, Any]]) -> dict[str, Any]:
    balance = Balance()
    for record in records:
        balance.add(record)
    return balance.summary()


def test_what_wins_more_than_its_share_is_found_and_nothing_else() -> None:
    found = summary_of(made_up(2000, 1.6))
    assert [row["id"] for row in found["topics"]["card"] if row["stands_out"] and row["share"] > row["expected"]] == [
        "ace"
    ]
    best = found["topics"]["card"][0]
    assert best["low"] > best["expected"] == pytest.approx(0.25)
    assert not any(row["stands_out"] for row in found["topics"]["seat"])


def test_luck_alone_is_found_in_at_most_one_study_of_twenty() -> None:
    studies = [summary_of(made_up(150, 1.0, seed)) for seed in range(60)]
    false = sum(any(row["stands_out"] for rows in s["topics"].values() for row in rows) for s in studies)
    assert false <= 5


def test_things_are_compared_with_others_of_their_kind() -> None:
    """Only winners have a crown or a sceptre: neither is better than the other."""
    records = made_up(300, 1.0)
    for i, record in enumerate(records):
        crown = [["crown" if i % 2 else "sceptre"] if seat in record["winners"] else [] for seat in range(4)]
        record["gets"]["jewel"] = crown
    rows = summary_of(records)["topics"]["jewel"]
    assert [row["expected"] for row in rows] == [1.0, 1.0]
    assert not any(row["stands_out"] for row in rows)


def test_bots_are_compared_with_their_like() -> None:
    """The strong bot always has the pen; that does not make the pen strong."""
    records = made_up(300, 1.0, bots=("strong", "weak", "weak", "weak"))
    for record in records:
        record.update(winners=[0], gets={"tool": [["pen"], ["brush"], ["brush"], ["brush"]]})
    rows = {row["id"]: row for row in summary_of(records)["topics"]["tool"]}
    assert rows["pen"]["share"] == rows["pen"]["expected"] == 1.0
    assert not rows["pen"]["stands_out"]


def test_lengths_and_growth_are_summed_up() -> None:
    found = summary_of(made_up(100, 1.0))
    assert found["games"] == 100
    assert sum(n for _, n in found["length"]["decision_counts"]) == 100
    low, median, high = (found["length"]["decisions"][k] for k in ("quarter", "median", "three_quarters"))
    assert 100 <= low <= median <= high < 120
    first, last = found["growth"]
    assert (first["winners"]["mean"], first["others"]["mean"]) == (5, 5)
    assert (last["winners"]["mean"], last["others"]["mean"]) == (15, 10)
    assert found["points"]["margin"]["mean"] == 5


def test_growth_ends_where_most_games_have_ended() -> None:
    records = made_up(10, 1.0)
    for record in records[:4]:  # they drag on, and the points of those few say nothing of the others
        record["growth"] = [[1] * 4, [2] * 4, [3] * 4]
    assert [(row["stage"], row["games"]) for row in summary_of(records)["growth"]] == [(1, 10), (2, 10)]


def test_a_recorded_game_is_the_one_a_simulation_plays() -> None:
    cell = Cell("historia", ("beginner", "random", "random"), 4)
    task = Task(find_game("historia"), cell.bots, 4, {})
    for record, outcome in zip(play_recorded(cell.as_json(), [0, 1]), play_games(task, 0, 2), strict=True):
        assert tuple(record["points"]) == outcome.points
        assert tuple(record["winners"]) == outcome.winners
        assert record["decisions"] == outcome.decisions
        assert len(record["growth"]) == outcome.rounds
        assert record["growth"][-1] == record["points"]


@pytest.mark.parametrize("game", TABLES)
def test_every_game_says_what_there_is_to_see(game: str) -> None:
    """Its events happen, and everything in a record has a name in both languages."""
    seats, options = TABLES[game]
    cell = Cell(game, ("random",) * seats, 2, options)
    cell.check()
    (record,) = play_recorded(cell.as_json(), [0])
    study = find_game(game).study
    assert study is not None
    assert set(record["gets"]) & set(study.topics)
    for lang in ("de", "en"):
        wording = Wording(game, lang, seats)
        assert all(wording.topic(topic) for topic in study.topics)
        for topic, things in record["gets"].items():
            for id in {id for own in things for id in own}:
                assert wording.thing(topic, id)[0] != id[0], (topic, id)  # a name or a sentence, no bare id
        for deeds in record.get("opening", ()):
            assert "_" not in wording.thing("opening", " > ".join(deeds))


def test_one_process_and_two_find_the_same(tmp_path: Path) -> None:
    cell = Cell("historia", ("random",) * 2, 3)
    found = []
    for jobs in (1, 2):
        with Store(tmp_path / f"{jobs}.sqlite", describe("balance", "historia", cell=cell.as_json())) as store:
            ids = play_missing(store, [cell.as_json()], 16, play_recorded, Where(jobs))
            found.append(balance_of(store.games(ids, 16)))
    assert found[0] == found[1]
