"""Phase 6: conflicts of tokens and cities, surrender (43.6 to 43.64, 53.7, 53.8, 53.11, 62, A-10 to A-12b)."""

from __future__ import annotations

from typing import Any

import pytest
from build import asked, changed, cities, halted, offered, run_phase, short, sound, tokens, told

from zeitalter import Match
from zeitalter.games.civilization.position import Player, player
from zeitalter.testing import rule, say

AREAS = {1: "lemnos", 2: "athen", 3: "knossos", 4: "odessus"}
"""An area in play with two players for each limit."""
METAL = ["metallverarbeitung"]
NATIONS = ("thrakien", "kreta", "asien", "italien")


def battle(limit: int, *forces: tuple[int, list[str]], support: int = 0, area: str = "") -> Match:
    """Forces with their cards meet in an area of this limit; everybody has `support` tokens far away."""
    far = ("hattusa", "gordion", "sinope", "troja")
    where = area or AREAS[limit]
    people = [
        player(f"Seat {seat}", NATIONS[seat], {where: n, **({far[seat]: support} if support else {})}, cards=cards)
        for seat, (n, cards) in enumerate(forces)
    ]
    return run_phase("Conflicts", *people)


def left(m: Match, area: str) -> list[int]:
    return [tokens(m, seat).get(area, 0) for seat in range(m.table.seats)]


@rule("43.61", "43.6", "53.7", "53.8", "A-10", "WE-43.61")
@pytest.mark.parametrize(
    ("limit", "forces", "cards", "after"),
    [
        (1, (1, 1), ([], []), [0, 0]),
        (1, (2, 1), ([], []), [2, 0]),
        (2, (3, 2), ([], []), [2, 0]),
        (2, (3, 2), (METAL, METAL), [2, 0]),
        (4, (3, 2), ([], []), [3, 1]),
        (2, (1, 1), ([], []), [1, 1]),
        (2, (2, 1), (["landwirtschaft"], []), [2, 0]),
        (2, (2, 3, 4), ([], [], []), [0, 0, 2]),
        (2, (3, 2), ([], METAL), [1, 1]),
        (1, (3, 2), ([], METAL), [1, 0]),
        (1, (2, 2), ([], METAL), [0, 1]),
        (1, (2, 2), ([], []), [0, 0]),
        (3, (1, 2), ([], []), [1, 2]),
        (3, (2, 2), ([], []), [1, 1]),
        (3, (7, 7), ([], []), [1, 1]),
        (4, (9, 1), ([], []), [9, 0]),
    ],
)
def test_tokens_fight_until_one_is_left_or_the_limit_is_met(
    limit: int, forces: tuple[int, ...], cards: tuple[list[str], ...], after: list[int]
) -> None:
    """WE-43.61, the table and more; everybody has the rest in stock."""
    m = battle(limit, *zip(forces, cards, strict=True))
    assert halted(m)
    assert left(m, AREAS[limit]) == after
    assert m.state.stock == [56 - n for n in after]
    assert sound(m)


@rule("43.61", "A-10b", "WE-43.61")
def test_equal_forces_lose_equally_and_share_what_is_left() -> None:
    """WE-43.61: four against four in an area of limit 5, with three players so that donau is in play."""
    m = run_phase(
        "Conflicts",
        player("Ada", "kreta", {"donau": 4}),
        player("Ben", "asien", {"donau": 4}),
        player("Cleo", "italien", {"kyme": 1}),
    )
    assert changed(m) == {"donau.0": 2, "donau.1": 2, "0.stock": 54, "1.stock": 54}
    assert told(m, "loses") == [(0, 2, "donau"), (1, 2, "donau")]


@rule("43.6")
def test_at_or_below_the_limit_nations_live_together() -> None:
    m = run_phase(
        "Conflicts",
        player("Ada", "kreta", {"knossos": 1}),
        player("Ben", "asien", {"knossos": 1}),
        player("Cleo", "italien", {"knossos": 1}),
    )
    assert halted(m)
    assert changed(m) == {}
    assert told(m, "conflict") == []


@rule("43.6")
def test_single_player_above_the_limit_has_no_conflict() -> None:
    m = run_phase("Conflicts", player("Ada", "kreta", {"lemnos": 20}), player("Ben", "asien"))
    assert changed(m) == {}


@rule("43.6", "43.5", "A-55")
def test_ships_take_no_part() -> None:
    m = run_phase(
        "Conflicts",
        player("Ada", "kreta", {"lemnos": 1}, ships=["lemnos", "lemnos"]),
        player("Ben", "asien", {"lemnos": 2}, ships=["lemnos"]),
    )
    assert changed(m) == {"lemnos.0": None, "0.stock": 56}


@rule("43.61", "A-10")
@pytest.mark.parametrize(
    ("limit", "forces", "cards", "after"),
    [
        (1, (3, 3, 5), ([], [], []), [0, 0, 3]),
        (1, (4, 2, 3), (METAL, [], []), [2, 0, 0]),
        (1, (2, 4, 3), (METAL, [], []), [0, 2, 0]),
        (2, (2, 3, 4), (METAL, METAL, METAL), [0, 0, 2]),
        (4, (2, 2, 2), ([], [], []), [1, 1, 1]),
        (1, (2, 2, 2), ([], [], []), [0, 0, 0]),
        (1, (2, 2, 3), (METAL, [], METAL), [0, 0, 2]),
    ],
)
def test_three_players_lose_in_ascending_order_and_metalworkers_last(
    limit: int, forces: tuple[int, ...], cards: tuple[list[str], ...], after: list[int]
) -> None:
    """Counted by hand: a cycle of removals, equal keys together, the check after every step."""
    m = battle(limit, *zip(forces, cards, strict=True))
    assert left(m, AREAS[limit]) == after


@rule("53.7", "43.61")
def test_metalworking_makes_a_larger_opponent_remove_first() -> None:
    """Three without against two with it, limit 2: 2/2, 2/1, 1/1."""
    m = battle(2, (3, []), (2, METAL))
    assert changed(m) == {"athen.0": 1, "athen.1": 1, "0.stock": 55, "1.stock": 55}


@rule("53.8", "43.6")
def test_agriculture_does_not_raise_the_limit_in_a_conflict() -> None:
    m = battle(2, (2, ["landwirtschaft"]), (1, ["landwirtschaft"]))
    assert left(m, "athen") == [2, 0]


# -- cities ------------------------------------------------------------------------------------------------------------


def siege(
    attackers: int,
    *,
    area: str = "athen",
    stock: int = 20,
    cards: list[str] | None = None,
    inside: int = 0,
    **more: Any,
) -> Match:
    """Ben attacks a city of Ada, who has support elsewhere; `inside` tokens defend it."""
    land = {"hattusa": 2} | ({area: inside} if inside else {})
    ada = short("Ada", "kreta", land, stock=stock, cities=[area], cards=cards or [])
    return run_phase("Conflicts", ada, player("Ben", "asien", {area: attackers}, **more))


@rule("43.62", "43.6", "WE-43.62")
@pytest.mark.parametrize("attackers", [1, 6])
def test_city_resists_fewer_than_seven(attackers: int) -> None:
    """WE-43.62, first line; a city fills its area, so even one token is a conflict."""
    m = siege(attackers)
    assert halted(m)
    assert changed(m) == {"athen.1": None, "1.stock": 56}
    assert told(m, "city-resists") == [(0, "athen")]


@rule("53.11", "43.62")
@pytest.mark.parametrize(("attackers", "stands"), [(7, True), (8, False)])
def test_engineering_of_the_defender_asks_for_eight(attackers: int, stands: bool) -> None:
    m = siege(attackers, area="knossos", cards=["ingenieurwesen"])
    if stands:
        assert changed(m) == {"knossos.1": None, "1.stock": 56}
    else:
        assert changed(m) == {"knossos.city": None, "knossos.1": 3, "1.stock": 53}
        assert m.state.stock[0] == 20


@rule("53.11")
def test_engineering_of_the_attacker_does_not_help() -> None:
    ada = short("Ada", "kreta", {"hattusa": 2}, stock=20, cities=["athen"])
    m = run_phase("Conflicts", ada, player("Ben", "asien", {"athen": 6}, cards=["ingenieurwesen"]))
    assert cities(m, 0) == ["athen"]


@rule("43.62", "A-11b", "WE-43.62")
@pytest.mark.parametrize(
    ("area", "attackers", "after"),
    [("sparta", 7, 2), ("athen", 7, 2), ("athen", 12, 7), ("knossos", 7, 2), ("odessus", 7, 3)],
)
def test_strong_attack_turns_the_city_into_six_tokens_that_fight(area: str, attackers: int, after: int) -> None:
    """WE-43.62: 6 against 7 ends with 2 (limit 1 or 2), 6 against 12 with 7; limits 3 and 4 leave 1 defender."""
    m = siege(attackers, area=area)
    now = {f"{area}.city": None, f"{area}.1": after, "1.stock": 56 - after}
    extra = {"knossos": 1, "odessus": 1}.get(area, 0)
    if extra:
        now |= {f"{area}.0": extra, "0.stock": 20 - extra}
    assert changed(m) == now
    assert told(m, "city-falls") == [(0, area)]


@rule("43.62", "A-11b")
def test_survivors_of_both_sides_may_share_the_ruins() -> None:
    """Limit 4: 6 against 7 goes 5/7, 5/6, 4/6, 4/5, 3/5, 3/4, 2/4, 2/3, 1/3: four tokens are fed."""
    m = siege(7, area="odessus")
    assert left(m, "odessus") == [1, 3]


@rule("43.62", "53.7")
def test_metalworking_of_the_defender_helps_the_six_tokens() -> None:
    """Attackers remove first: 7/6, 6/6, 6/5 ... 1/1, 1/0: one is left instead of two."""
    m = siege(7, area="sparta", cards=METAL)
    assert changed(m) == {"sparta.city": None, "sparta.1": 1, "1.stock": 55}


@rule("43.62", "A-11", "WE-43.62")
@pytest.mark.parametrize(
    ("ben", "cleo", "after"), [(5, 3, [0, 0, 0]), (7, 7, [0, 0, 0]), (9, 1, [0, 4, 0]), (7, 1, [0, 2, 0])]
)
def test_attackers_of_the_same_city_first_fight_each_other_to_the_end(ben: int, cleo: int, after: list[int]) -> None:
    """WE-43.62: 5 and 3 leave 3, too few, 7 and 7 leave none; the one of Cleo falls first and costs Ben nothing."""
    m = run_phase(
        "Conflicts",
        short("Ada", "kreta", {"hattusa": 2}, stock=20, cities=["athen"]),
        player("Ben", "asien", {"athen": ben}),
        player("Cleo", "italien", {"athen": cleo}),
    )
    assert left(m, "athen") == after
    assert cities(m, 0) == ([] if any(after) else ["athen"])
    assert m.state.stock == [20, 56 - after[1], 56]


@rule("43.63", "A-11")
def test_tokens_in_the_city_fight_first_and_then_the_city_itself() -> None:
    """Nine against three inside: 9/2, 8/2, 8/1, 7/1, 7/0; seven are enough for the city."""
    m = siege(9, inside=3)
    assert changed(m) == {"athen.city": None, "athen.0": None, "athen.1": 2, "0.stock": 23, "1.stock": 54}
    m = siege(8, inside=3)
    assert changed(m) == {"athen.0": None, "athen.1": None, "0.stock": 23, "1.stock": 56}
    assert cities(m, 0) == ["athen"]


@rule("43.63")
def test_stronger_defenders_keep_the_attackers_from_the_city() -> None:
    m = siege(3, inside=5)
    assert changed(m) == {"athen.0": 3, "athen.1": None, "0.stock": 22, "1.stock": 56}


@rule("43.64", "65.1", "WE-43.62")
def test_city_surrenders_when_its_owner_lacks_six_tokens() -> None:
    """WE-43.62, last line: the seven tokens stay until phase 7."""
    m = siege(7, stock=5)
    assert halted(m)
    assert changed(m) == {"athen.city": 1}
    assert told(m, "surrenders") == [(0, 1, "athen")]
    ada = short("Ada", "kreta", {"hattusa": 2}, stock=5, cities=["athen"])
    m = run_phase(["Conflicts", "CityBuilding"], ada, player("Ben", "asien", {"athen": 7, "gordion": 2}))
    assert changed(m) == {"athen.city": 1, "athen.1": None, "1.stock": 54}


@rule("43.64")
def test_stock_of_exactly_six_fights() -> None:
    m = siege(7, stock=6)
    assert changed(m) == {"athen.city": None, "athen.1": 2, "1.stock": 54}


@rule("43.64", "43.62")
def test_city_with_short_stock_still_resists_a_weak_attack() -> None:
    m = siege(6, stock=0)
    assert changed(m) == {"athen.1": None, "1.stock": 56}
    m = siege(7, stock=0, cards=["ingenieurwesen"])
    assert changed(m) == {"athen.1": None, "1.stock": 56}


@rule("43.64", "43.63")
def test_defenders_lost_in_the_city_refill_the_stock_for_it() -> None:
    """Stock 4 and two tokens inside: they fall, and six are there."""
    m = siege(9, stock=4, inside=2)
    assert changed(m)["athen.city"] is None
    assert tokens(m, 0) == {"hattusa": 2}


@rule("A-12")
def test_city_that_surrenders_to_somebody_without_marker_is_removed_and_attackers_stay() -> None:
    nine = ["hattusa", "gordion", "kanesch", "sinope", "troja", "sardes", "milet", "rhodos", "thera"]
    m = run_phase(
        "Conflicts",
        short("Ada", "kreta", {"knossos": 2}, stock=5, cities=["athen"]),
        player("Ben", "asien", {"athen": 7, "bithynien": 11}, cities=nine),
    )
    assert halted(m)
    assert changed(m) == {"athen.city": None}


@rule("62", "43.64")
def test_fights_of_tokens_come_first_and_refill_the_stock() -> None:
    """Ada has stock 4; the two tokens she loses in lemnos make six before her city is attacked."""
    m = run_phase(
        "Conflicts",
        short("Ada", "kreta", {"hattusa": 2, "lemnos": 2}, stock=4, cities=["athen"]),
        player("Ben", "asien", {"athen": 7, "lemnos": 9}),
    )
    assert halted(m)
    assert changed(m) == {
        "0.stock": 6, "1.stock": 46, "lemnos.0": None, "lemnos.1": 8, "athen.1": 2, "athen.city": None,
    }  # fmt: skip


def two_sieges(order: tuple[str, str]) -> Match:
    """Ada (stock 3) is attacked in athen and, with three tokens inside, in sparta."""
    ada = short("Ada", "kreta", {"hattusa": 4, "sparta": 3}, stock=3, cities=["athen", "sparta"])
    m = run_phase("Conflicts", ada, player("Ben", "asien", {"athen": 7, "sparta": 4}))
    if not halted(m):
        assert asked(m) == [0]
        assert offered(m, 0, "fight") == [("athen",), ("sparta",)]
        say(m, 0, "fight", order[0])
    return m


@rule("43.64", "A-12b", "62")
def test_defender_may_have_another_fight_first_to_get_tokens() -> None:
    m = two_sieges(("sparta", "athen"))
    assert halted(m)
    assert changed(m) == {
        "0.stock": 6, "1.stock": 54, "sparta.0": None, "sparta.1": None, "athen.1": 2, "athen.city": None,
    }  # fmt: skip


@rule("43.64", "A-12b")
def test_defender_may_have_his_own_attack_settled_first() -> None:
    """Ada's three tokens fall before thera and make six of her three in stock; then athen is fought for."""
    ada = short("Ada", "kreta", {"hattusa": 2, "thera": 3}, stock=3, cities=["athen"])
    m = run_phase("Conflicts", ada, player("Ben", "asien", {"athen": 7, "gordion": 2}, cities=["thera"]))
    assert asked(m) == [0]
    assert offered(m, 0, "fight") == [("athen",), ("thera",)]
    say(m, 0, "fight", "thera")
    assert halted(m)
    assert changed(m) == {
        "0.stock": 6, "1.stock": 52, "thera.0": None, "athen.1": 2, "athen.city": None,
    }  # fmt: skip


@rule("43.64", "A-12b")
def test_defender_may_let_the_city_surrender_at_once() -> None:
    m = two_sieges(("athen", "sparta"))
    assert halted(m)
    assert changed(m) == {"0.stock": 6, "1.stock": 49, "sparta.0": None, "sparta.1": None, "athen.city": 1}


def contest(first: str, second: str) -> Match:
    """Both attack a city of the other and lack tokens; Ada is `first`, Ben `second`."""
    people: list[Player] = [
        short("Ada", first, {"troja": 7, "hattusa": 2}, stock=0, cities=["athen"]),
        short("Ben", second, {"athen": 7, "gordion": 2}, stock=0, cities=["troja"]),
    ]
    return run_phase("Conflicts", *people)


@rule("43.64", "62")
def test_cities_of_both_sides_surrender_without_stock() -> None:
    m = contest("kreta", "asien")
    while not halted(m):
        (seat,) = asked(m)
        say(m, seat, *m.game.action_to_json(m.table, m.options(seat)[0]))
    assert changed(m) == {"athen.city": 1, "troja.city": 0}


@rule("43.62", "43.7", "WE-43.62")
def test_rest_of_a_large_army_may_build_on_the_ruins() -> None:
    """WE-43.62: 12 against a city leave 7, enough for a city of their own."""
    ada = short("Ada", "kreta", {"hattusa": 2}, stock=20, cities=["athen"])
    m = run_phase(["Conflicts", "CityBuilding"], ada, player("Ben", "asien", {"athen": 12, "gordion": 2}))
    say(m, 1, "build", "athen")
    say(m, 1, "end_building")
    assert halted(m)
    assert changed(m) == {"athen.city": 1, "athen.1": None, "1.stock": 54}


@rule("43.6", "43.62")
def test_own_tokens_in_an_own_city_are_no_conflict() -> None:
    m = run_phase("Conflicts", player("Ada", "kreta", {"athen": 9}, cities=["athen"]), player("Ben", "asien"))
    assert changed(m) == {}


NINE = ["knossos", "phaistos", "thera", "rhodos", "milet", "troja", "sardes", "gordion", "kanesch"]


@rule("43.61", "53.7", "A-10")
@pytest.mark.parametrize(
    ("area", "forces", "metal", "left"),
    [
        ("knossos", (1, 2, 2), (), (0, 1, 1)),  # limit 3: the smallest goes, then two equals lose one each
        ("hattusa", (2, 2, 2), (), (0, 0, 0)),
        ("hattusa", (2, 2, 2), (1,), (0, 1, 0)),
        ("hattusa", (3, 2, 2), (1, 2), (1, 0, 0)),  # equal smiths lose at the same time, to the last
    ],
)
def test_three_nations_fight_for_one_area(
    area: str, forces: tuple[int, ...], metal: tuple[int, ...], left: tuple[int, ...]
) -> None:
    nations = ("kreta", "asien", "illyrien")
    m = run_phase(
        "Conflicts",
        *(
            player(nation, nation, {area: n}, cards=["metallverarbeitung"] if seat in metal else [])
            for seat, (nation, n) in enumerate(zip(nations, forces, strict=True))
        ),
    )
    assert tuple(tokens(m, seat).get(area, 0) for seat in range(3)) == left


@rule("43.62", "43.63", "A-11")
def test_rival_attackers_fight_before_they_meet_the_defenders_and_then_the_city() -> None:
    ada = short("Ada", "kreta", {"athen": 2, "hattusa": 2}, stock=20, cities=["athen"])
    ben, cleo = player("Ben", "asien", {"athen": 12}), player("Cleo", "illyrien", {"athen": 3})
    m = run_phase("Conflicts", ada, ben, cleo)
    assert told(m, "conflict") == [
        ("athen", (2, 1), (3, 12)), ("athen", (0, 1), (2, 10)), ("athen", (0, 1), (6, 9)),
    ]  # fmt: skip
    assert tokens(m, 1) == {"athen": 4}
    assert cities(m, 0) == []
    assert sound(m)


@rule("43.64", "43.65", "43.7")
def test_surrendered_city_must_be_supported_and_its_conquerors_leave_it() -> None:
    """Seven tokens for four cities: one must go; where the army stands, its tokens join it and the surplus leaves."""
    ada = short("Ada", "kreta", {"hattusa": 2}, stock=2, cities=["athen"])
    ben = short("Ben", "asien", {"athen": 7}, stock=20, cities=["troja", "gordion", "sinope"])
    m = run_phase(["Conflicts", "CityBuilding"], ada, ben)
    assert offered(m, 1, "dissolve") == [("athen",), ("gordion",), ("sinope",), ("troja",)]
    other = m.branch()
    say(m, 1, "dissolve", "gordion")
    assert tokens(m, 1) == {"gordion": 2}
    assert cities(m, 1) == ["athen", "sinope", "troja"]
    say(other, 1, "dissolve", "athen")
    assert halted(other)
    assert tokens(other, 1) == {"athen": 2}


@rule("43.64", "A-12", "64")
def test_army_without_a_city_marker_stays_on_the_ruins_but_builds_nothing() -> None:
    support = {"galatien": 2, "kilikien": 2, "ionien": 3, "bithynien": 2, "lykien": 1, "zypern": 2}
    ben = short("Ben", "asien", {"athen": 7, **support}, stock=8, cities=NINE)
    m = run_phase(["Conflicts", "CityBuilding"], short("Ada", "kreta", {"hattusa": 2}, stock=5, cities=["athen"]), ben)
    assert halted(m)
    assert (cities(m, 0), cities(m, 1)) == ([], sorted(NINE))
    assert tokens(m, 1) == {"athen": 2, **support}
