"""Cases of phases 1 to 7 that a second reader of the rule text tried: edges and meetings of sections (43.1 to 43.7)."""

from __future__ import annotations

import pytest
from build import asked, changed, cities, halted, offered, refusal, run_phase, short, sound, tokens, told

from zeitalter import Match
from zeitalter.games.civilization.position import Player, player
from zeitalter.testing import can, rule, say

NINE = ["knossos", "phaistos", "thera", "rhodos", "milet", "troja", "sardes", "gordion", "kanesch"]
BEN = player("Ben", "asien", {"hattusa": 2})


def moving(tokens_on_board: dict[str, int], *others: Player, **what: object) -> Match:
    options = what.pop("options", None)
    m = run_phase("Movement", player("Ada", "kreta", tokens_on_board, **what), *(others or (BEN,)), options=options)
    assert asked(m) == [0]
    return m


# -- taking back and ending by one's own word -------------------------------------------------------------------------


@rule("43.7", "66")
def test_last_possible_city_can_be_taken_back_before_the_cards_are_drawn() -> None:
    m = run_phase(["CityBuilding", "TradeCards"], player("Ada", "kreta", {"athen": 6, "hattusa": 2}), BEN)
    say(m, 0, "build", "athen")
    assert offered(m, 0, "build") == []
    assert not told(m, "draws")
    m.undo(0)
    assert cities(m, 0) == []
    say(m, 0, "build", "athen")
    say(m, 0, "end_building")
    assert len(told(m, "draws")) == 1


@rule("43.7")
def test_who_cannot_build_is_told_instead_of_asked_and_surplus_waits_for_the_builders() -> None:
    ada = player("Ada", "kreta", {"athen": 6, "lesbos": 2, "lemnos": 2})
    m = run_phase("CityBuilding", ada, player("Ben", "asien", {"troja": 6, "hattusa": 1}))
    assert asked(m) == [0]
    assert told(m, "cannot-support") == [(1, "troja")]
    say(m, 0, "build", "athen")
    assert tokens(m, 0) == {"lesbos": 2, "lemnos": 2}
    say(m, 0, "end_building")
    assert tokens(m, 0) == {"lesbos": 1, "lemnos": 1}


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


# -- the reason of a refusal ------------------------------------------------------------------------------------------


@rule("43.2", "A-53")
def test_wrong_growth_is_told_how_many_are_due_where_and_in_all() -> None:
    ada = short("Ada", "kreta", {"knossos": 2, "phaistos": 1, "rhodos": 3}, stock=3)
    m = run_phase("Growth", ada, BEN)
    assert refusal(m, 0, "grow", ["knossos", "knossos", "knossos"]) == ("growth-too-much", "43.2")
    assert refusal(m, 0, "grow", ["knossos", "rhodos", "thera"]) == ("growth-too-much", "43.2")
    assert refusal(m, 0, "grow", ["knossos", "rhodos"]) == ("growth-total", "A-53")
    assert refusal(m, 0, "grow", ["knossos", "phaistos", "rhodos", "rhodos"]) == ("growth-total", "A-53")
    assert can(m, 0, "grow", ["knossos", "phaistos", "rhodos"])


@rule("43.5", "A-08", "A-07")
def test_wrong_move_is_told_whether_water_land_distance_or_the_open_sea_is_in_the_way() -> None:
    m = moving({"knossos": 1, "delphi": 1}, ships=["knossos", "delphi.west"], cards=["astronomie"])
    assert refusal(m, 0, "move", "knossos", "rhodos", 1) == ("water-between", "43.5")
    assert refusal(m, 0, "move", "knossos", "athen", 1) == ("not-adjacent", "43.5")
    assert refusal(m, 0, "sail", 0, "milet") == ("not-next-by-ship", "43.5")
    assert refusal(m, 0, "sail", 0, "gordion") == ("not-by-ship", "A-08")
    assert refusal(m, 0, "sail", 1, "delphi.ost") == ("not-by-ship", "A-08")
    assert refusal(m, 0, "sail", 0, "schwarzes_meer") == ("not-next-by-ship", "43.5")
    say(m, 0, "sail", 0, "aegaeis")
    assert refusal(m, 0, "end_moves") == ("ends-at-sea", "A-07")


@rule("71")
def test_nomads_do_not_sail_where_their_cargo_could_not_land() -> None:
    ben = player("Ben", "asien", {"thera": 1, "eretria": 1, "chalkis": 1})
    m = moving({"knossos": 2}, ben, ships=["knossos"], options={"variant": "nomads"})
    say(m, 0, "load", 0, 1)
    for coast in ("thera", "eretria", "thera"):  # past foreign coasts
        say(m, 0, "sail", 0, coast)
        assert refusal(m, 0, "unload", 0, 1) == ("foreign-tokens", "71")
    assert refusal(m, 0, "sail", 0, "eretria") == ("no-landing", "71")
    say(m, 0, "sail", 0, "knossos")
    say(m, 0, "unload", 0, 1)
    say(m, 0, "end_moves")
    assert tokens(m, 0) == {"knossos": 2}


@rule("43.7")
def test_own_and_foreign_cities_are_the_reason_before_the_number_of_tokens() -> None:
    ada = player("Ada", "kreta", {"athen": 6, "hattusa": 2, "gordion": 2, "lemnos": 1}, cities=["sparta"])
    m = run_phase("CityBuilding", ada, player("Ben", "asien", cities=["troja"]))
    assert refusal(m, 0, "build", "sparta") == ("city-there", "43.7")
    assert refusal(m, 0, "build", "troja") == ("city-there", "43.7")
    assert refusal(m, 0, "build", "hattusa") == ("too-few-to-build", "43.7")


@rule("43.65", "A-45", "A-04")
def test_cities_that_may_not_go_are_told_why() -> None:
    ada = player("Ada", "kreta", {"knossos": 2}, cities=["athen", "sparta", "korinth"])
    m = run_phase("CheckSupport", ada, player("Ben", "asien", {"gordion": 2}, cities=["troja"]), exempt=["athen"])
    assert refusal(m, 0, "dissolve", "troja") == ("no-city-of-yours", "43.65")
    assert refusal(m, 0, "dissolve", "athen") == ("city-exempt", "A-45")
    m = run_phase(
        "Taxes",
        short("Ada", "kreta", {"hattusa": 2}, stock=2, cities=["athen", "sparta"]),
        short("Ben", "asien", {"bithynien": 2}, stock=20, cities=NINE),
    )
    assert refusal(m, 0, "dissolve", "troja") == ("no-revolt-there", "43.1")
    assert can(m, 0, "dissolve", "sparta")


# -- taxes, census, ships ---------------------------------------------------------------------------------------------


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


@rule("43.3", "43.4", "43.5", "62")
def test_levy_after_the_census_does_not_change_who_moves_first() -> None:
    ada = player("Ada", "kreta", {"knossos": 4})
    m = run_phase(["TakeCensus", "Shipping", "Movement"], ada, player("Ben", "asien", {"hattusa": 3}))
    say(m, 0, "build_ship", "knossos", 2)
    say(m, 0, "end_ships")
    assert asked(m) == [0]


@rule("43.3", "43.5", "A-61")
def test_player_without_tokens_still_sails_his_ships_last() -> None:
    ben = player("Ben", "italien", cities=["sinope"], ships=["sinope"])
    m = run_phase(["TakeCensus", "Movement"], player("Ada", "kreta", {"knossos": 1}), ben, player("Cleo", "asien"))
    say(m, 0, "end_moves")
    assert asked(m) == [1]
    say(m, 1, "sail", 0, "phrygien")
    say(m, 1, "end_moves")
    assert halted(m)


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


# -- movement ---------------------------------------------------------------------------------------------------------


@rule("43.5", "A-09")
def test_two_ships_on_one_coast_keep_their_own_range_and_cargo_and_hand_nothing_over() -> None:
    m = moving({"knossos": 3}, ships=["knossos", "thera"])
    say(m, 0, "load", 0, 3)
    say(m, 0, "sail", 0, "thera")
    assert refusal(m, 0, "unload", 1, 1) == ("no-cargo", "43.5")
    say(m, 0, "unload", 0, 3)
    assert refusal(m, 0, "load", 1, 1) == ("not-enough-tokens", "43.5")
    for coast in ("knossos", "thera", "knossos"):
        say(m, 0, "sail", 0, coast)
    assert refusal(m, 0, "sail", 0, "thera") == ("range-used-up", "43.5")
    assert can(m, 0, "sail", 1, "knossos")


@rule("A-08", "43.5")
def test_krim_is_reached_from_both_coasts_of_skythien_and_leads_from_one_to_the_other() -> None:
    ada = player("Ada", "thrakien", {"skythien": 3}, ships=["skythien.west"])
    m = run_phase("Movement", ada, *(player(f"Idle {n}", n) for n in ("kreta", "italien")))
    say(m, 0, "load", 0, 3)
    say(m, 0, "sail", 0, "krim")
    say(m, 0, "unload", 0, 2)
    say(m, 0, "sail", 0, "skythien.ost")
    say(m, 0, "unload", 0, 1)
    assert tokens(m, 0) == {"krim": 2, "skythien": 1}
    assert refusal(m, 0, "move", "skythien", "donau", 1)[0] == "not-enough-tokens"


@rule("53.6", "A-07")
def test_last_step_leads_to_a_coast_and_one_open_sea_to_the_next() -> None:
    m = moving({"knossos": 1}, ships=["knossos"], cards=["astronomie"])
    for coast in ("mittelmeer_ost", "mittelmeer_mitte"):
        say(m, 0, "sail", 0, coast)
    say(m, 0, "sail", 0, "sparta")
    assert refusal(m, 0, "sail", 0, "mittelmeer_mitte") == ("no-way-back", "A-07")


@rule("71")
def test_nomads_enter_what_another_has_just_left() -> None:
    """Kreta leaves knossos by ship and moves first; Asien's ship finds it empty."""
    ben = player("Ben", "asien", {"rhodos": 1}, ships=["rhodos"])
    m = moving({"knossos": 1}, ben, ships=["knossos"], options={"variant": "nomads"})
    for words in (("load", 0, 1), ("sail", 0, "thera"), ("unload", 0, 1), ("end_moves",)):
        say(m, 0, *words)
    for words in (("load", 0, 1), ("sail", 0, "knossos"), ("unload", 0, 1)):
        say(m, 1, *words)
    assert tokens(m, 1) == {"knossos": 1}


# -- conflicts and support --------------------------------------------------------------------------------------------


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


@rule("43.65", "43.7")
def test_tokens_in_a_city_support_it_in_phase_six_and_leave_in_phase_seven() -> None:
    ada = player("Ada", "kreta", {"athen": 4}, cities=["athen", "sparta"])
    m = run_phase(["Conflicts", "CityBuilding"], ada, BEN)
    assert (cities(m, 0), tokens(m, 0)) == (["athen", "sparta"], {})


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
