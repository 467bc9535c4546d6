"""Phase 1: taxes, revolts, and who takes the cities (43.1, 53.9, A-03 to A-04b, A-45)."""

from __future__ import annotations

import pytest
from build import asked, changed, cities, halted, offered, phases, refusal, run_phase, short, sound, told

from zeitalter import Match
from zeitalter.games.civilization.position import player
from zeitalter.testing import rule, say

FOUR = ["athen", "sparta", "korinth", "mykene"]
NINE = ["knossos", "phaistos", "thera", "rhodos", "milet", "troja", "sardes", "gordion", "kanesch"]


@rule("43.1", "33", "WE-43.1")
def test_every_city_brings_two_tokens_from_stock_to_treasury() -> None:
    """WE-43.1, first case."""
    m = run_phase("Taxes", short("Ada", "kreta", stock=10, cities=FOUR), player("Ben", "asien", {"hattusa": 2}))
    assert changed(m) == {"0.stock": 2, "0.treasury": 54}
    assert told(m, "taxes") == [(0, 8, 2)]
    assert halted(m)
    assert sound(m)


@rule("43.1", "41")
def test_without_cities_there_is_no_tax_and_no_phase() -> None:
    m = run_phase("Taxes", player("Ada", "kreta", {"knossos": 9}), player("Ben", "asien", {"hattusa": 2}, treasury=5))
    assert changed(m) == {}
    assert phases(m) == []


@rule("43.1", "A-03", "65.1", "WE-43.1")
def test_cities_without_tax_revolt_and_the_odd_token_stays_in_stock() -> None:
    """WE-43.1, second case: stock 5 pays for two of four cities; the other player picks two."""
    m = run_phase("Taxes", short("Ada", "kreta", stock=5, cities=FOUR), player("Ben", "asien", {"hattusa": 2}))
    assert asked(m) == [1]
    assert offered(m, 1, "take") == [(area,) for area in ("athen", "korinth", "mykene", "sparta")]
    say(m, 1, "take", "sparta")
    assert offered(m, 1, "take") == [(area,) for area in ("athen", "korinth", "mykene")]
    say(m, 1, "take", "athen")
    assert halted(m)
    assert changed(m) == {"0.stock": 1, "0.treasury": 55, "sparta.city": 1, "athen.city": 1}
    assert told(m, "revolt") == [(0, 2)]
    assert told(m, "takes-city") == [(1, 0, "sparta"), (1, 0, "athen")]


@rule("43.1")
def test_only_cities_of_the_debtor_revolt() -> None:
    m = run_phase(
        "Taxes",
        short("Ada", "kreta", stock=2, cities=["athen", "sparta"]),
        player("Ben", "asien", {"hattusa": 2}, cities=["sinope"]),
    )
    assert refusal(m, 1, "take", "sinope") == ("no-revolt-there", "43.1")
    assert refusal(m, 1, "take", "knossos") == ("no-revolt-there", "43.1")
    assert refusal(m, 0, "take", "athen")[0] == "not-your-turn"


@rule("43.1", "A-03")
def test_stock_of_one_pays_for_nothing_and_all_cities_revolt_at_once() -> None:
    m = run_phase("Taxes", short("Ada", "kreta", stock=1, cities=FOUR[:2]), player("Ben", "asien", {"hattusa": 2}))
    assert halted(m)
    assert changed(m) == {"athen.city": 1, "sparta.city": 1}


@rule("43.1")
def test_largest_stock_is_measured_after_all_have_paid() -> None:
    """Ben has more before the taxes (20 against 13) but less after them (10 against 13)."""
    m = run_phase(
        "Taxes",
        short("Ada", "kreta", stock=1, cities=["athen", "sparta", "korinth"]),
        short("Ben", "asien", stock=20, cities=["sinope", "hattusa", "gordion", "kanesch", "troja"]),
        short("Cleo", "italien", {"tarquini": 1}, stock=13),
    )
    assert halted(m)
    assert cities(m, 2) == ["athen", "korinth", "sparta"]
    assert changed(m) == {
        "1.stock": 10, "1.treasury": 46, "athen.city": 2, "sparta.city": 2, "korinth.city": 2,
    }  # fmt: skip


@rule("43.1", "62")
def test_equal_stocks_in_a_revolt_are_settled_by_the_succession_table() -> None:
    """Illyrien comes before Asien, Italien before Illyrien, wherever they sit."""
    m = run_phase(
        "Taxes",
        short("Ada", "kreta", stock=0, cities=["athen"]),
        short("Ben", "asien", {"hattusa": 1}, stock=20),
        short("Cleo", "illyrien", {"germanien": 1}, stock=20),
    )
    assert cities(m, 2) == ["athen"]
    m = run_phase(
        "Taxes",
        short("Ada", "kreta", stock=0, cities=["athen"]),
        short("Ben", "illyrien", {"germanien": 1}, stock=20),
        short("Cleo", "italien", {"tarquini": 1}, stock=20),
    )
    assert cities(m, 2) == ["athen"]


@rule("43.1", "64", "A-04")
def test_taker_without_enough_city_markers_leaves_the_rest_to_the_next_stock() -> None:
    m = run_phase(
        "Taxes",
        short("Ada", "kreta", stock=0, cities=FOUR),
        player("Ben", "asien", cities=NINE[:7]),
        short("Cleo", "italien", {"tarquini": 1}, stock=5),
    )
    for area in ("sparta", "mykene"):
        assert asked(m) == [1]
        say(m, 1, "take", area)
    assert halted(m)
    assert cities(m, 0) == []
    assert cities(m, 1) == sorted([*NINE[:7], "sparta", "mykene"])
    assert cities(m, 2) == ["athen", "korinth"]
    assert (m.state.stock[1], m.state.treasury[1]) == (42, 14)
    assert sound(m)


@rule("A-04", "64")
def test_debtor_is_never_taker_and_city_nobody_can_take_is_dissolved() -> None:
    """The debtor has the largest stock left over (1 against 0): he still does not keep the city."""
    m = run_phase(
        "Taxes",
        short("Ada", "kreta", {"phrygien": 1}, stock=1, cities=["sparta"]),
        short("Ben", "asien", stock=0, cities=[]),
    )
    assert cities(m, 1) == ["sparta"]
    m = run_phase(
        "Taxes",
        short("Ada", "kreta", stock=3, cities=["sparta", "athen"]),
        short("Ben", "asien", stock=18, cities=NINE),
    )
    assert asked(m) == [0]
    assert offered(m, 0, "dissolve") == [("athen",), ("sparta",)]
    say(m, 0, "dissolve", "sparta")
    assert halted(m)
    assert changed(m) == {
        "0.stock": 0, "0.treasury": 55, "1.stock": 0, "1.treasury": 56, "sparta.0": 1, "sparta.city": None,
    }  # fmt: skip


@rule("A-04b", "63")
def test_several_debtors_are_settled_in_order_of_the_succession_table() -> None:
    """Italien's revolt comes before Asien's although the seats are the other way round."""
    m = run_phase(
        "Taxes",
        short("Ada", "asien", stock=2, cities=["hattusa", "gordion"]),
        short("Ben", "italien", stock=2, cities=["tarquini", "kyme"]),
        player("Cleo", "kreta", {"knossos": 1}),
    )
    assert asked(m) == [2]
    assert offered(m, 2, "take") == [("kyme",), ("tarquini",)]
    say(m, 2, "take", "kyme")
    assert offered(m, 2, "take") == [("gordion",), ("hattusa",)]
    say(m, 2, "take", "hattusa")
    assert changed(m) == {
        "0.stock": 0, "0.treasury": 56, "1.stock": 0, "1.treasury": 56, "hattusa.city": 2, "kyme.city": 2,
    }  # fmt: skip


@rule("A-04b", "A-04")
def test_markers_used_up_in_the_first_revolt_are_missing_in_the_second() -> None:
    """Cleo has one marker left: it takes Italien's city, so Asien's goes to Italien, whose marker came back."""
    m = run_phase(
        "Taxes",
        short("Ada", "asien", stock=0, cities=["hattusa"]),
        short("Ben", "italien", stock=1, cities=["tarquini"]),
        short("Cleo", "kreta", stock=50, cities=["athen", "sparta", "korinth", "mykene", *NINE[:4]], of=56),
    )
    assert halted(m)
    assert cities(m, 0) == []
    assert cities(m, 1) == ["hattusa"]
    assert len(cities(m, 2)) == 9


def minting(stock: int) -> Match:
    five = [*FOUR, "knossos"]
    return run_phase(
        "Taxes",
        short("Ada", "kreta", {"phaistos": 3}, stock=stock, cities=five, cards=["muenzwesen"]),
        short("Ben", "asien", {"hattusa": 2}, stock=40, cities=["sinope"]),
    )


@rule("53.9", "43.1")
@pytest.mark.parametrize(("rate", "paid"), [(1, 5), (2, 10), (3, 15)])
def test_coinage_sets_one_rate_for_all_cities_and_only_for_its_owner(rate: int, paid: int) -> None:
    m = minting(20)
    assert asked(m) == [0]
    assert offered(m, 0, "tax") == [(1,), (2,), (3,)]
    assert refusal(m, 0, "tax", 0)[0] == "not-offered"
    assert refusal(m, 0, "tax", 4)[0] == "not-offered"
    assert refusal(m, 1, "tax", 2)[0] == "not-your-turn"
    say(m, 0, "tax", rate)
    assert halted(m)
    assert changed(m) == {"0.stock": 20 - paid, "0.treasury": 33 + paid, "1.stock": 38, "1.treasury": 16}


@rule("53.9", "A-03b", "A-03", "WE-43.1")
@pytest.mark.parametrize(("rate", "paid", "revolting"), [(1, 5, 0), (2, 6, 2), (3, 6, 3)])
def test_rate_that_cannot_be_paid_is_allowed_and_makes_cities_revolt(rate: int, paid: int, revolting: int) -> None:
    """WE-43.1, third case: five cities, stock 6."""
    m = minting(6)
    say(m, 0, "tax", rate)
    for area in ("athen", "knossos", "mykene")[:revolting]:
        assert asked(m) == [1]
        say(m, 1, "take", area)
    assert halted(m)
    assert len(cities(m, 0)) == 5 - revolting
    assert len(cities(m, 1)) == 1 + revolting
    assert (m.state.stock[0], m.state.treasury[0]) == (6 - paid, 47 + paid)


@rule("53.9")
def test_owner_of_coinage_without_cities_is_not_asked() -> None:
    m = run_phase(
        "Taxes",
        player("Ada", "kreta", {"knossos": 3}, cards=["muenzwesen"]),
        player("Ben", "asien", {"hattusa": 2}, cities=["sinope"]),
    )
    assert halted(m)
    assert changed(m) == {"1.stock": 52, "1.treasury": 2}


@rule("43.1", "A-45")
def test_city_from_a_revolt_is_not_taxed_again_in_the_same_round() -> None:
    """Asien pays for its own city before it gets another; nothing is taken for the new one."""
    m = run_phase(
        "Taxes",
        short("Ada", "kreta", stock=0, cities=["athen"]),
        short("Ben", "asien", {"hattusa": 4}, stock=20, cities=["sinope"]),
    )
    assert changed(m) == {"1.stock": 18, "1.treasury": 34, "athen.city": 1}


@rule("43.1", "A-45")
def test_city_from_a_revolt_needs_support_again_from_the_next_growth_on() -> None:
    """Before growth it does not count, after growth it does: in phase 6 of the same round it is dissolved."""
    ada = short("Ada", "kreta", stock=0, cities=["athen"])
    ben = player("Ben", "asien", {"phrygien": 1})
    m = run_phase(["Taxes", "CheckSupport"], ada, ben)
    assert halted(m)
    assert changed(m) == {"athen.city": 1}
    m = run_phase(["Taxes", "Growth", "CheckSupport"], ada, ben)
    assert halted(m)
    assert changed(m) == {"athen.city": 1, "1.stock": 54, "phrygien.1": 2}
    m = run_phase(["Taxes", "Growth", "CheckSupport"], ada, player("Ben", "asien"))
    assert halted(m)
    assert changed(m) == {"athen.city": None, "athen.1": 2, "1.stock": 54}


@rule("53.9", "43.1", "A-04b")
def test_two_debtors_take_from_each_other_and_nobody_loses_a_city_twice() -> None:
    """Kreta pays 3 for one of three cities; Asien pays for none. What Asien takes does not revolt again."""
    ada = short("Ada", "kreta", stock=5, cities=["athen", "sparta", "korinth"], cards=["muenzwesen"])
    m = run_phase("Taxes", ada, short("Ben", "asien", stock=0, cities=["troja", "gordion"]))
    say(m, 0, "tax", 3)
    say(m, 1, "take", "athen")
    say(m, 1, "take", "sparta")
    assert halted(m)
    assert (cities(m, 0), cities(m, 1)) == (["gordion", "korinth", "troja"], ["athen", "sparta"])
    assert told(m, "taxes") == [(0, 3, 3), (1, 0, 2)]
