"""What is foretold during the movement, against what then really happens (43.6, 43.62, 43.64, 43.65, 43.7)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from build import Halt, asked, cities, halted, tokens, told

from zeitalter import Match
from zeitalter.games.civilization.position import Player, player, position
from zeitalter.games.civilization.view.forecast import forecast
from zeitalter.testing import rule, say

FAR = {"hattusa": 2, "gordion": 2}
"""Areas in Asia that keep cities supported."""


def moving(*players: Player, **board: Any) -> Match:
    """Seat 0 is the last to move; conflicts and building follow."""
    steps = [["StartMoves", 0], "Conflicts", Halt(), "CityBuilding", Halt(), "StartRound"]
    return position(*players, stack=steps, phase=5, **board)


def foretold(m: Match, key: str) -> Any:
    """One part of the forecast that everybody sees."""
    return m.view(None)["forecast"][key]


def fought(m: Match) -> dict[str, Any]:
    """The only conflict that is foretold; then all are settled, and what is left is what was foretold."""
    (found,) = foretold(m, "conflicts")
    say(m, 0, "end_moves")
    if found["choice"]:
        return dict(found)
    if found["outcome"] in ("fight", "safe", "falls"):
        assert found["left"] == [tokens(m, seat).get(found["area"], 0) for seat in found["seats"]]
    return dict(found)


# -- conflicts ---------------------------------------------------------------------------------------------------------


@rule("43.6", "43.61")
def test_tokens_beyond_the_limit_will_fight() -> None:
    m = moving(player("Ada", "kreta", {"athen": 3}), player("Beate", "asien", {"athen": 2}))
    assert fought(m) == {
        "area": "athen", "seats": [0, 1], "tokens": [3, 2], "left": [2, 0], "feeds": 2, "city": None,
        "outcome": "fight", "choice": False,
    }  # fmt: skip


@rule("43.6")
def test_nations_within_the_limit_live_in_peace() -> None:
    m = moving(player("Ada", "kreta", {"knossos": 1}), player("Beate", "asien", {"knossos": 2}))
    assert foretold(m, "conflicts") == []
    assert foretold(m, "surplus") == []


@rule("43.6")
def test_a_move_changes_what_is_foretold() -> None:
    m = moving(player("Ada", "kreta", {"knossos": 4}), player("Beate", "asien", {"phaistos": 3}))
    assert foretold(m, "conflicts") == []
    say(m, 0, "move", "knossos", "phaistos", 2)
    assert [found["area"] for found in foretold(m, "conflicts")] == ["phaistos"]


@rule("43.62", "53.11")
@pytest.mark.parametrize(
    ("attackers", "cards", "outcome"),
    [(6, [], "safe"), (7, [], "falls"), (7, ["ingenieurwesen"], "safe"), (8, ["ingenieurwesen"], "falls")],
)
def test_a_city_falls_to_enough_attackers(attackers: int, cards: list[str], outcome: str) -> None:
    m = moving(
        player("Ada", "kreta", {"knossos": attackers}),
        player("Beate", "asien", FAR, cities=["knossos"], cards=cards),
    )
    found = fought(m)
    assert (found["outcome"], found["city"], found["seats"], found["tokens"]) == (outcome, 1, [0], [attackers])
    assert ("knossos" in cities(m, 1)) == (outcome == "safe")


@rule("43.63")
def test_tokens_beside_a_city_defend_it() -> None:
    m = moving(
        player("Ada", "kreta", {"knossos": 7}), player("Beate", "asien", {**FAR, "knossos": 2}, cities=["knossos"])
    )
    found = fought(m)
    assert (found["outcome"], found["tokens"]) == ("safe", [7, 2])
    assert cities(m, 1) == ["knossos"]


@rule("43.64")
def test_a_city_without_tokens_in_stock_will_surrender() -> None:
    m = moving(player("Ada", "kreta", {"knossos": 7}), player("Beate", "asien", FAR, cities=["knossos"], stock=5))
    assert fought(m)["outcome"] == "surrenders"
    assert cities(m, 0) == ["knossos"]


@rule("43.64", "A-12b")
def test_where_the_owner_may_choose_the_order_it_is_said() -> None:
    m = moving(
        player("Ada", "kreta", {"knossos": 7, "sparta": 1}),
        player("Beate", "asien", {**FAR, "sparta": 2}, cities=["knossos", "sparta"], stock=5),
    )
    found = {one["area"]: (one["outcome"], one["choice"]) for one in foretold(m, "conflicts")}
    assert found == {"knossos": ("surrenders", True), "sparta": ("safe", False)}


@rule("71")
def test_nomads_never_fight_but_lose_what_is_too_much() -> None:
    m = position(
        player("Ada", "kreta", {"knossos": 5}),
        player("Beate", "asien", {"hattusa": 1}),
        options={"variant": "nomads"},
        phase=5,
        stack=[["StartMoves", 0], "EndNomadRound", Halt(), "StartRound"],
    )
    (extra,) = foretold(m, "surplus")
    assert foretold(m, "conflicts") == []
    say(m, 0, "end_moves")
    assert tokens(m, 0) == {"knossos": 5 - extra["number"]}


# -- surplus -----------------------------------------------------------------------------------------------------------


@rule("43.7", "53.8")
@pytest.mark.parametrize(("cards", "number"), [([], 2), (["landwirtschaft"], 1)])
def test_surplus_is_foretold(cards: list[str], number: int) -> None:
    m = moving(player("Ada", "kreta", {"knossos": 5}, cards=cards), player("Beate", "asien", FAR))
    assert foretold(m, "surplus") == [{"area": "knossos", "seat": 0, "number": number, "builds": False}]
    say(m, 0, "end_moves")
    say(m, 0, "pass")
    assert tokens(m, 0) == {"knossos": 5 - number}


@rule("43.7")
def test_surplus_that_can_become_a_city_is_said() -> None:
    m = moving(player("Ada", "kreta", {"knossos": 6, "phaistos": 2}), player("Beate", "asien", FAR))
    assert foretold(m, "surplus") == [{"area": "knossos", "seat": 0, "number": 3, "builds": True}]


@rule("43.7")
def test_no_token_stays_beside_a_city() -> None:
    m = moving(player("Ada", "kreta", {"knossos": 2, "phaistos": 2}, cities=["knossos"]), player("Beate", "asien", FAR))
    assert foretold(m, "surplus") == [{"area": "knossos", "seat": 0, "number": 2, "builds": False}]


# -- support -----------------------------------------------------------------------------------------------------------


def support(m: Match, seat: int) -> list[int]:
    """Cities, needed, available, missing, and missing after the surplus has gone."""
    (found,) = [one for one in foretold(m, "support") if one["seat"] == seat]
    return [found[key] for key in ("cities", "needed", "available", "missing", "later")]


@rule("43.65")
def test_cities_need_two_tokens_each() -> None:
    m = moving(player("Ada", "kreta", {"phaistos": 3}, cities=["knossos", "sparta"]), player("Beate", "asien", FAR))
    assert support(m, 0) == [2, 4, 3, 1, 2]
    say(m, 0, "end_moves")
    assert m.question().rule == "43.65"


@rule("43.65", "A-13")
def test_tokens_that_will_go_feed_nobody_later() -> None:
    m = moving(player("Ada", "kreta", {"phaistos": 6}, cities=["knossos", "sparta"]), player("Beate", "asien", FAR))
    assert support(m, 0) == [2, 4, 6, 0, 2]


@rule("43.65", "43.62")
def test_support_counts_what_conflicts_leave() -> None:
    m = moving(
        player("Ada", "kreta", {"knossos": 7, "athen": 3}, cities=["sparta"]),
        player("Beate", "asien", {"athen": 3, "hattusa": 1}, cities=["knossos", "byzanz"]),
    )
    before = [one for one in m.view(0)["forecast"]["support"] if one["seat"] == 1]
    say(m, 0, "end_moves")
    held = len(cities(m, 1))
    assert [(one["cities"], one["available"]) for one in before] == [(held, sum(tokens(m, 1).values()))]


@rule("43.65", "43.5")
def test_tokens_aboard_count_for_support() -> None:
    m = moving(
        player("Ada", "kreta", {"phaistos": 2}, cities=["knossos"], ships=["phaistos"]), player("Beate", "asien", FAR)
    )
    say(m, 0, "load", 0, 2)
    assert support(m, 0) == [1, 2, 2, 0, 0]


@rule("A-45")
def test_cities_from_a_revolt_need_no_support_yet() -> None:
    m = moving(player("Ada", "kreta", {}, cities=["knossos"], ships=["knossos"]), player("Beate", "asien", FAR),
               exempt=["knossos"])  # fmt: skip
    assert support(m, 0) == [0, 0, 0, 0, 0]


# -- crowds ------------------------------------------------------------------------------------------------------------

CROWDED = ("knossos", "phaistos", "sparta", "athen", "hattusa", "gordion", "byzanz", "sardes", "delphi", "troja")
CARDS = ("metallverarbeitung", "landwirtschaft", "ingenieurwesen")


def crowd(seed: int) -> Match:
    """Four nations on a few areas, with cities and cards by lot."""
    r = Random(seed)
    owners = {area: r.choice([None, None, 0, 1, 2, 3]) for area in CROWDED}
    people = []
    for seat, nation in enumerate(("kreta", "asien", "thrakien", "illyrien")):
        held = {area: r.choice((1, 2, 3, 8)) for area in r.sample(CROWDED, 4)}
        own = [area for area, owner in owners.items() if owner == seat]
        people.append(player(f"Seat {seat}", nation, held, cities=own, cards=[c for c in CARDS if r.random() < 0.4]))
    return moving(*people)


@rule("43.6", "43.65", "43.7")
@pytest.mark.parametrize("seed", range(40))
def test_everything_comes_as_it_was_foretold(seed: int) -> None:
    m = crowd(seed)
    found = m.view(None)["forecast"]
    assert found["conflicts"]
    say(m, 0, "end_moves")
    lost: Counter[tuple[int, str]] = Counter()
    for seat, n, area in told(m, "loses"):
        lost[seat, area] += n
    for one in found["conflicts"]:
        if one["outcome"] in ("fight", "safe"):
            left = [n - lost[seat, one["area"]] for seat, n in zip(one["seats"], one["tokens"], strict=True)]
            assert left == one["left"]
    assert {area for _, area in lost} <= {one["area"] for one in found["conflicts"]}
    falls = [one["area"] for one in found["conflicts"] if one["outcome"] == "falls"]
    assert sorted(area for _, area in told(m, "city-falls")) == sorted(falls)
    unfed = [one["seat"] for one in found["support"] if one["missing"]]
    if unfed:
        assert told(m, "dissolves") or told(m, "city-removed") or asked(m)[0] in unfed
        return
    assert halted(m)
    say(m, 0, "pass")
    while not halted(m):
        say(m, asked(m)[0], "end_building")
    surplus = {(seat, n, area) for seat, n, area in told(m, "surplus")}
    assert surplus == {(one["seat"], one["number"], one["area"]) for one in found["surplus"]}


def test_a_forecast_changes_nothing_and_is_only_for_the_movement() -> None:
    m = moving(player("Ada", "kreta", {"athen": 3}), player("Beate", "asien", {"athen": 2}))
    before = m.game.state_to_json(m.state)
    assert m.view(0)["forecast"] == m.view(1)["forecast"] == forecast(m.state)
    assert m.game.state_to_json(m.state) == before
    say(m, 0, "end_moves")
    assert m.view(0)["forecast"] is None
