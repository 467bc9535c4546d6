"""Phase 4: building, keeping and giving up ships (43.4, A-01, A-05, A-06, A-39, A-54)."""

from __future__ import annotations

from typing import Any

import pytest
from build import asked, changed, end, halted, offered, refusal, run_phase, sound, told, with_idle

from zeitalter import Match
from zeitalter.engine.errors import BadInput
from zeitalter.games.civilization.position import player
from zeitalter.testing import can, rule, say


def shipping(tokens: dict[str, int] | None = None, seats: int = 2, **what: Any) -> Match:
    options = what.pop("options", None)
    return run_phase("Shipping", *with_idle(player("Ada", "kreta", tokens, **what), seats=seats), options=options)


@rule("43.4", "53")
def test_ship_costs_two_tokens_of_the_treasury_which_go_to_stock() -> None:
    m = shipping({"knossos": 3}, treasury=5)
    say(m, 0, "build_ship", "knossos", 0)
    end(m, 0, "end_ships")
    assert halted(m)
    assert changed(m) == {"0.treasury": 3, "0.stock": 50, "0.ships": ["knossos"]}
    assert told(m, "builds-ship") == [(0, "knossos", 0)]


@rule("43.4", "A-05", "WE-43.4")
@pytest.mark.parametrize(("levied", "treasury", "left"), [(1, 1, 2), (2, 0, 1)])
def test_ship_may_be_paid_by_levy_in_its_own_area_token_by_token(levied: int, treasury: int, left: int) -> None:
    """WE-43.4: one token of the treasury and one levied."""
    m = shipping({"knossos": 3}, treasury=treasury)
    say(m, 0, "build_ship", "knossos", levied)
    end(m, 0, "end_ships")
    assert halted(m)
    now = {"0.stock": 56 - left, "0.ships": ["knossos"], "knossos.0": left}
    assert changed(m) == (now | {"0.treasury": 0} if treasury else now)
    assert sound(m)


@rule("A-05")
def test_levy_takes_no_tokens_from_other_areas() -> None:
    m = shipping({"knossos": 1, "phaistos": 9})
    assert refusal(m, 0, "build_ship", "knossos", 2) == ("levy-too-small", "A-05")
    assert refusal(m, 0, "build_ship", "knossos", 1) == ("treasury-too-small", "43.4")
    assert offered(m, 0, "build_ship") == [("phaistos", 2)]
    assert refusal(m, 0, "build_ship", "phaistos", 3)[0] == "not-offered"


@rule("43.4")
def test_last_tokens_of_an_area_may_be_levied() -> None:
    m = shipping({"knossos": 2})
    say(m, 0, "build_ship", "knossos", 2)
    end(m, 0, "end_ships")
    assert changed(m) == {"0.stock": 56, "0.ships": ["knossos"], "knossos.0": None}


@rule("43.4", "WE-43.4")
def test_every_ship_costs_one_token_and_the_unpaid_one_returns_to_stock() -> None:
    """WE-43.4: two ships and one token in the treasury."""
    m = shipping(ships=["knossos", "athen"], treasury=1)
    assert offered(m, 0, "keep_ship") == [("athen", "treasury"), ("knossos", "treasury")]
    say(m, 0, "keep_ship", "athen", "treasury")
    assert refusal(m, 0, "keep_ship", "knossos", "treasury") == ("treasury-too-small", "43.4")
    assert refusal(m, 0, "keep_ship", "knossos", "levy") == ("levy-too-small", "A-05")
    end(m, 0, "end_ships")
    assert halted(m)
    assert changed(m) == {"0.treasury": 0, "0.stock": 56, "0.ships": ["athen"]}
    assert told(m, "loses-ship") == [(0, "knossos")]


@rule("43.4", "A-05")
def test_upkeep_may_be_levied_where_the_ship_lies() -> None:
    m = shipping({"knossos": 1, "sparta": 4}, ships=["knossos", "athen"], treasury=1)
    say(m, 0, "keep_ship", "knossos", "levy")
    say(m, 0, "keep_ship", "athen", "treasury")
    end(m, 0, "end_ships")
    assert changed(m) == {"0.treasury": 0, "0.stock": 52, "knossos.0": None}


@rule("43.4")
def test_nothing_has_to_be_kept_even_if_it_could_be_paid() -> None:
    m = shipping({"knossos": 3}, ships=["knossos", "knossos"], treasury=5)
    say(m, 0, "keep_ship", "knossos", "treasury")
    end(m, 0, "end_ships")
    assert changed(m) == {"0.treasury": 4, "0.stock": 49, "0.ships": ["knossos"]}


@rule("43.4")
def test_new_ship_owes_no_upkeep_in_the_round_it_is_built_and_may_sail() -> None:
    m = run_phase(["Shipping", "Movement"], player("Ada", "kreta", {"knossos": 4}, treasury=2), player("Ben", "asien"))
    say(m, 0, "build_ship", "knossos", 0)
    assert not can(m, 0, "keep_ship", "knossos", "levy")
    assert refusal(m, 0, "keep_ship", "knossos", "levy") == ("no-ship-there", "43.4")
    end(m, 0, "end_ships")
    assert can(m, 0, "sail", 0, "thera")
    assert can(m, 0, "load", 0, 4)


@rule("A-01", "32", "43.4", "WE-43.4")
def test_fifth_ship_is_impossible() -> None:
    """WE-43.4."""
    m = shipping({"knossos": 9}, ships=["knossos"] * 4, treasury=20)
    assert refusal(m, 0, "build_ship", "knossos", 0) == ("no-ship-left", "43.4")
    for _ in range(4):
        say(m, 0, "keep_ship", "knossos", "treasury")
    assert offered(m, 0, "build_ship") == []
    end(m, 0, "end_ships")
    assert changed(m) == {"0.treasury": 16, "0.stock": 31}
    m = shipping({"knossos": 9}, treasury=20)
    for _ in range(4):
        say(m, 0, "build_ship", "knossos", 0)
    assert offered(m, 0, "build_ship") == []
    say(m, 0, "end_ships")
    assert halted(m)
    assert changed(m) == {"0.treasury": 12, "0.stock": 35, "0.ships": ["knossos"] * 4}


@rule("A-54")
def test_ship_may_be_given_up_and_built_elsewhere_at_full_price() -> None:
    m = shipping({"sparta": 1}, ships=["knossos"] * 4, treasury=5)
    assert refusal(m, 0, "build_ship", "sparta", 0) == ("no-ship-left", "43.4")
    say(m, 0, "give_up_ship", "knossos")
    say(m, 0, "build_ship", "sparta", 0)
    for _ in range(3):
        say(m, 0, "keep_ship", "knossos", "treasury")
    end(m, 0, "end_ships")
    assert changed(m) == {"0.treasury": 0, "0.stock": 55, "0.ships": ["knossos", "knossos", "knossos", "sparta"]}


@rule("43.4", "31", "WE-43.4")
def test_ships_are_built_on_coasts_not_inland_and_not_at_sea() -> None:
    """WE-43.4: hattusa has no coast at all; an open sea holds no shipyard."""
    m = shipping({"hattusa": 5, "makedonien": 5}, treasury=10)
    assert halted(m)
    m = shipping({"hattusa": 5, "knossos": 1}, treasury=10)
    assert {coast for coast, _ in offered(m, 0, "build_ship")} == {"knossos"}
    with pytest.raises(BadInput):
        can(m, 0, "build_ship", "hattusa", 0)
    assert not can(m, 0, "build_ship", "aegaeis", 0)
    assert refusal(m, 0, "build_ship", "aegaeis", 0)[1] in ("43.4", "A-39", "A-06")


@rule("A-06")
def test_builder_needs_a_token_or_a_city_in_the_area() -> None:
    m = shipping({"knossos": 1}, cities=["athen"], treasury=9)
    assert refusal(m, 0, "build_ship", "sparta", 0) == ("not-present", "A-06")
    assert can(m, 0, "build_ship", "athen", 0)
    assert not can(m, 0, "build_ship", "athen", 1)
    assert can(m, 0, "build_ship", "knossos", 0)


@rule("A-06", "A-39", "43.4")
def test_table_may_allow_building_in_any_coastal_area_in_play() -> None:
    m = shipping({"hattusa": 1}, treasury=9, options={"ship_presence": "off"})
    assert can(m, 0, "build_ship", "sparta", 0)
    assert refusal(m, 0, "build_ship", "tarquini", 0) == ("not-in-play", "A-39")
    assert refusal(m, 0, "build_ship", "sparta", 1) == ("levy-too-small", "A-05")


@rule("A-06", "A-08")
def test_lake_shores_count_as_coast_and_two_coasts_are_told_apart() -> None:
    m = shipping({"gordion": 1, "galatien": 1, "delphi": 1}, treasury=9)
    coasts = {coast for coast, _ in offered(m, 0, "build_ship")}
    assert coasts == {"gordion", "galatien.see", "galatien.tuzsee", "delphi.west", "delphi.ost"}


@rule("43.4", "65.2")
def test_empty_treasury_and_no_tokens_at_the_coast_ask_nothing() -> None:
    m = shipping({"hattusa": 7})
    assert halted(m)
    assert changed(m) == {}


@rule("43.4", "65.2")
def test_ship_nobody_can_pay_for_is_lost() -> None:
    m = shipping({"hattusa": 7}, ships=["knossos"])
    assert offered(m, 0, "keep_ship") == []
    end(m, 0, "end_ships")
    assert halted(m)
    assert changed(m) == {"0.ships": []}


@rule("43.4", "43")
def test_all_players_build_at_the_same_time() -> None:
    m = run_phase(
        "Shipping",
        player("Ada", "kreta", {"knossos": 3}),
        player("Ben", "asien", {"sinope": 3}),
        player("Cleo", "italien", {"rubikon": 1}),
    )
    assert sorted(asked(m)) == [0, 1]
    say(m, 1, "build_ship", "sinope", 2)
    say(m, 1, "end_ships")
    end(m, 0, "end_ships")
    assert halted(m)
    assert changed(m) == {"1.ships": ["sinope"], "1.stock": 55, "sinope.1": 1}


BEN = player("Ben", "asien", {"hattusa": 2})


@rule("43.4", "66")
def test_last_ship_that_is_paid_or_given_up_can_be_taken_back() -> None:
    m = run_phase("Shipping", player("Ada", "kreta", {"knossos": 1}, ships=["thera"], treasury=1), BEN)
    for words in (("keep_ship", "thera", "treasury"), ("give_up_ship", "thera")):
        say(m, 0, *words)
        assert not halted(m)
        m.undo(0)
    say(m, 0, "end_ships")
    assert halted(m)
    assert changed(m) == {"0.ships": []}


@rule("43.4", "A-05")
def test_one_token_pays_for_one_of_two_ships_in_its_area_and_treasury_may_go_to_a_new_one() -> None:
    ada = player("Ada", "kreta", {"knossos": 1}, ships=["knossos", "knossos"], cities=["rhodos"], treasury=2)
    m = run_phase("Shipping", ada, BEN)
    say(m, 0, "keep_ship", "knossos", "levy")
    assert refusal(m, 0, "keep_ship", "knossos", "levy") == ("levy-too-small", "A-05")
    say(m, 0, "build_ship", "rhodos", 0)
    assert refusal(m, 0, "keep_ship", "knossos", "treasury") == ("treasury-too-small", "43.4")
    say(m, 0, "end_ships")
    assert changed(m) == {"0.ships": ["knossos", "rhodos"], "0.treasury": 0, "0.stock": 56, "knossos.0": None}
