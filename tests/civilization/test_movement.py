"""Phase 5: movement over land and by ship (43.5, 53.1, 53.6, A-07 to A-09, A-39, A-55)."""

from __future__ import annotations

from typing import Any

from build import asked, changed, end, halted, offered, refusal, run_phase, sound, tokens, told, with_idle

from zeitalter import Match
from zeitalter.games.civilization.position import Player, player
from zeitalter.testing import can, rule, say


def moving(land: dict[str, int] | None = None, seats: int = 2, **what: Any) -> Match:
    """Kreta moves; all others have nothing on the board."""
    return run_phase("Movement", *with_idle(player("Ada", "kreta", land, **what), seats=seats))


def sail(m: Match, *coasts: str, ship: int = 0) -> None:
    for coast in coasts:
        say(m, 0, "sail", ship, coast)


# -- order and land ----------------------------------------------------------------------------------------------------


@rule("43.5", "43.3")
def test_players_move_in_the_order_of_the_census() -> None:
    m = run_phase(
        "Movement",
        player("Ada", "kreta", {"knossos": 1}),
        player("Ben", "asien", {"hattusa": 1}),
        player("Cleo", "italien", {"tarquini": 1}),
        census=[2, 0, 1],
    )
    for seat in (2, 0, 1):
        assert asked(m) == [seat]
        assert refusal(m, (seat + 1) % 3, "end_moves")[0] == "not-your-turn"
        say(m, seat, "end_moves")
    assert halted(m)
    assert changed(m) == {}


@rule("43.5", "WE-A")
def test_whole_masses_wander_each_token_over_one_border() -> None:
    """WE-A: four tokens to four neighbours; none of them goes on."""
    m = run_phase(
        "Movement", *with_idle(player("Ada", "illyrien", {"germanien": 4, "kyme": 1}), seats=3), census=[0, 1, 2]
    )
    for to in ("dakien", "pannonien", "sudeten", "illyricum"):
        say(m, 0, "move", "germanien", to, 1)
    assert refusal(m, 0, "move", "sudeten", "skythien", 1) == ("not-enough-tokens", "43.5")
    end(m, 0, "end_moves")
    assert halted(m)
    assert changed(m) == {"germanien.0": None, "dakien.0": 1, "pannonien.0": 1, "sudeten.0": 1, "illyricum.0": 1}
    assert told(m, "moves") == [
        (0, 1, "germanien", to) for to in ("dakien", "pannonien", "sudeten", "illyricum")
    ]  # fmt: skip


@rule("43.5")
def test_tokens_that_have_not_moved_may_leave_an_area_others_have_entered() -> None:
    m = moving({"athen": 2, "korinth": 1, "knossos": 1})
    say(m, 0, "move", "korinth", "athen", 1)
    assert refusal(m, 0, "move", "athen", "mykene", 3) == ("not-enough-tokens", "43.5")
    say(m, 0, "move", "athen", "mykene", 2)
    assert refusal(m, 0, "move", "athen", "delphi", 1) == ("not-enough-tokens", "43.5")
    end(m, 0, "end_moves")
    assert changed(m) == {"athen.0": 1, "korinth.0": None, "mykene.0": 2}


@rule("43.5", "31")
def test_only_land_borders_are_crossed_on_foot() -> None:
    m = moving({"knossos": 3, "athen": 1})
    assert offered(m, 0, "move") == [
        ("athen", "delphi", 1), ("athen", "korinth", 1), ("athen", "mykene", 1),
        ("knossos", "phaistos", 1), ("knossos", "phaistos", 2), ("knossos", "phaistos", 3),
    ]  # fmt: skip
    assert refusal(m, 0, "move", "knossos", "thera", 1) == ("water-between", "43.5")
    assert refusal(m, 0, "move", "athen", "chalkis", 1) == ("water-between", "43.5")
    assert refusal(m, 0, "move", "athen", "sparta", 1) == ("not-adjacent", "43.5")
    assert refusal(m, 0, "move", "knossos", "knossos", 1)[0] == "not-adjacent"
    assert refusal(m, 0, "move", "knossos", "phaistos", 0)[0] == "not-enough-tokens"
    assert refusal(m, 0, "move", "knossos", "phaistos", -1)[0] == "not-enough-tokens"
    assert refusal(m, 0, "move", "aegaeis", "phaistos", 1)[0] == "not-enough-tokens"
    assert refusal(m, 0, "move", "knossos", "aegaeis", 1)[0] == "not-adjacent"


@rule("43.5")
def test_foreign_tokens_and_cities_do_not_stop_movement_and_any_number_may_gather() -> None:
    m = run_phase(
        "Movement",
        player("Ada", "kreta", {"athen": 9, "korinth": 5}),
        player("Ben", "asien", {"mykene": 8, "hattusa": 1}, cities=["sparta"]),
        census=[0, 1],
    )
    say(m, 0, "move", "athen", "mykene", 9)
    say(m, 0, "move", "korinth", "sparta", 5)
    end(m, 0, "end_moves")
    say(m, 1, "move", "mykene", "sparta", 8)
    end(m, 1, "end_moves")
    assert halted(m)
    assert changed(m) == {
        "athen.0": None, "korinth.0": None, "mykene.0": 9, "sparta.0": 5, "mykene.1": None, "sparta.1": 8,
    }  # fmt: skip
    assert sound(m)


@rule("A-39", "31", "42")
def test_regions_out_of_play_are_closed_on_foot_and_by_ship() -> None:
    """With two players only beige is in play."""
    m = moving({"odessus": 2, "apollonia": 1}, ships=["apollonia", "odessus"])
    assert refusal(m, 0, "move", "odessus", "dakien", 1) == ("not-in-play", "A-39")
    assert refusal(m, 0, "sail", 0, "tarent") == ("not-in-play", "A-39")
    assert refusal(m, 0, "sail", 0, "illyricum") == ("not-in-play", "A-39")
    assert refusal(m, 0, "sail", 1, "tyras") == ("not-in-play", "A-39")
    assert can(m, 0, "sail", 0, "korkyra")
    m = moving({"odessus": 2, "apollonia": 1}, ships=["apollonia", "odessus"], seats=3)
    assert can(m, 0, "move", "odessus", "dakien", 1)
    assert can(m, 0, "sail", 0, "tarent")
    assert can(m, 0, "sail", 1, "tyras")


# -- ships -------------------------------------------------------------------------------------------------------------


@rule("43.5", "WE-B")
def test_ship_carries_three_tokens_four_areas_far() -> None:
    """WE-B: with four players, so that antiochia is in play."""
    m = moving({"knossos": 3}, ships=["knossos"], seats=4)
    say(m, 0, "load", 0, 3)
    assert refusal(m, 0, "end_moves") == ("cargo-aboard", "43.5")
    sail(m, "rhodos", "lykien", "zypern", "salamis")
    assert refusal(m, 0, "sail", 0, "antiochia") == ("range-used-up", "43.5")
    assert refusal(m, 0, "end_moves") == ("cargo-aboard", "43.5")
    say(m, 0, "unload", 0, 3)
    end(m, 0, "end_moves")
    assert halted(m)
    assert changed(m) == {"0.ships": ["salamis"], "knossos.0": None, "salamis.0": 3}
    assert len(told(m, "sails")) == 4


@rule("53.1", "43.5")
def test_cloth_making_adds_a_fifth_area() -> None:
    m = moving({"knossos": 3}, ships=["knossos"], cards=["weben"], seats=4)
    say(m, 0, "load", 0, 3)
    sail(m, "rhodos", "lykien", "zypern", "salamis", "antiochia")
    assert refusal(m, 0, "sail", 0, "kilikien") == ("range-used-up", "43.5")
    say(m, 0, "unload", 0, 3)
    end(m, 0, "end_moves")
    assert changed(m) == {"0.ships": ["antiochia"], "knossos.0": None, "antiochia.0": 3}


@rule("43.5", "WE-C")
def test_ship_takes_up_and_sets_down_in_several_places() -> None:
    """WE-C."""
    m = moving({"chalkis": 2, "eretria": 2}, ships=["chalkis"])
    say(m, 0, "load", 0, 2)
    sail(m, "eretria")
    say(m, 0, "load", 0, 2)
    sail(m, "thera")
    say(m, 0, "unload", 0, 2)
    sail(m, "knossos")
    say(m, 0, "unload", 0, 2)
    end(m, 0, "end_moves")
    assert changed(m) == {
        "0.ships": ["knossos"], "chalkis.0": None, "eretria.0": None, "thera.0": 2, "knossos.0": 2,
    }  # fmt: skip


@rule("43.5", "43.7", "WE-D")
def test_ship_shuttles_six_tokens_to_corfu_and_a_city_is_built() -> None:
    """WE-D: never more than five aboard."""
    m = run_phase(
        ["Movement", "CityBuilding"],
        player("Ada", "kreta", {"delphi": 4, "epirus": 2, "knossos": 2}, ships=["delphi.west"]),
        player("Ben", "asien"),
    )
    say(m, 0, "load", 0, 4)
    sail(m, "epirus")
    assert refusal(m, 0, "load", 0, 2) == ("ship-full", "43.5")
    say(m, 0, "load", 0, 1)
    sail(m, "korkyra")
    say(m, 0, "unload", 0, 5)
    sail(m, "epirus")
    say(m, 0, "load", 0, 1)
    sail(m, "korkyra")
    say(m, 0, "unload", 0, 1)
    end(m, 0, "end_moves")
    say(m, 0, "build", "korkyra")
    end(m, 0, "end_building")
    assert halted(m)
    assert changed(m) == {
        "0.stock": 54, "0.ships": ["korkyra"], "delphi.0": None, "epirus.0": None, "korkyra.city": 0,
    }  # fmt: skip


@rule("43.5", "WE-D")
def test_sixth_token_does_not_fit() -> None:
    """WE-D, variant."""
    m = moving({"delphi": 6}, ships=["delphi.west"])
    assert refusal(m, 0, "load", 0, 6) == ("ship-full", "43.5")
    say(m, 0, "load", 0, 5)
    assert refusal(m, 0, "load", 0, 1) == ("ship-full", "43.5")
    assert offered(m, 0, "load") == []


@rule("43.5", "WE-B")
def test_walk_and_voyage_do_not_go_together() -> None:
    """WE-B: who walked from phaistos to knossos may not board; who landed may not walk."""
    m = moving({"phaistos": 2}, ships=["knossos"])
    say(m, 0, "move", "phaistos", "knossos", 2)
    assert refusal(m, 0, "load", 0, 1) == ("not-enough-tokens", "43.5")
    m = moving({"thera": 2}, ships=["thera"])
    say(m, 0, "load", 0, 2)
    sail(m, "knossos")
    say(m, 0, "unload", 0, 2)
    assert refusal(m, 0, "move", "knossos", "phaistos", 1) == ("not-enough-tokens", "43.5")


@rule("A-09")
def test_token_that_has_landed_takes_no_second_ship() -> None:
    m = moving({"thera": 2}, ships=["thera", "knossos"])
    say(m, 0, "load", 0, 2)
    sail(m, "knossos")
    say(m, 0, "unload", 0, 1)
    assert refusal(m, 0, "load", 1, 1) == ("not-enough-tokens", "43.5")
    assert refusal(m, 0, "load", 0, 1) == ("not-enough-tokens", "43.5")
    sail(m, "phaistos")
    say(m, 0, "unload", 0, 1)
    end(m, 0, "end_moves")
    assert tokens(m, 0) == {"knossos": 1, "phaistos": 1}


@rule("43.5", "A-55")
def test_ships_carry_only_own_tokens_and_are_not_blocked_by_others() -> None:
    m = run_phase(
        "Movement",
        player("Ada", "kreta", {"knossos": 1}, ships=["knossos", "thera"]),
        player("Ben", "asien", {"thera": 9, "knossos": 4}, cities=["athen"], ships=["thera"] * 4),
        census=[0, 1],
    )
    assert refusal(m, 0, "load", 1, 1) == ("not-enough-tokens", "43.5")
    assert refusal(m, 0, "load", 0, 2) == ("not-enough-tokens", "43.5")
    say(m, 0, "load", 0, 1)
    sail(m, "thera", "athen")
    say(m, 0, "unload", 0, 1)
    end(m, 0, "end_moves")
    end(m, 1, "end_moves")
    assert changed(m) == {"0.ships": ["athen", "thera"], "knossos.0": None, "athen.0": 1}


@rule("43.5")
def test_ship_may_sail_empty_and_unload_takes_no_more_than_is_aboard() -> None:
    m = moving({"knossos": 3}, ships=["knossos"])
    assert refusal(m, 0, "unload", 0, 1) == ("no-cargo", "43.5")
    say(m, 0, "load", 0, 2)
    assert refusal(m, 0, "unload", 0, 3) == ("no-cargo", "43.5")
    assert refusal(m, 0, "load", 1, 1) == ("no-such-ship", "43.5")
    say(m, 0, "unload", 0, 2)
    sail(m, "thera", "athen", "mykene", "sparta")
    end(m, 0, "end_moves")
    assert changed(m) == {"0.ships": ["sparta"]}


# -- waters ------------------------------------------------------------------------------------------------------------


@rule("53.6", "43.5", "31", "A-34", "WE-43.5")
def test_open_sea_is_closed_without_astronomy() -> None:
    """WE-43.5: knossos to alexandria; five players, so that egypt is in play."""
    m = moving({"knossos": 1}, ships=["knossos"], seats=5)
    assert refusal(m, 0, "sail", 0, "mittelmeer_ost") == ("open-sea-closed", "53.6")
    assert refusal(m, 0, "sail", 0, "aegaeis") == ("open-sea-closed", "53.6")
    assert sorted(offered(m, 0, "sail")) == [(0, "phaistos"), (0, "rhodos"), (0, "thera")]


@rule("53.6", "A-07")
def test_astronomy_crosses_open_sea_at_one_step_each_but_does_not_end_there() -> None:
    m = moving({"knossos": 1, "hattusa": 1}, ships=["knossos"], cards=["astronomie"], seats=5)
    say(m, 0, "load", 0, 1)
    sail(m, "mittelmeer_ost")
    assert refusal(m, 0, "unload", 0, 1) == ("ship-at-sea", "43.5")
    assert refusal(m, 0, "end_moves") == ("cargo-aboard", "43.5")
    sail(m, "alexandria")
    assert refusal(m, 0, "sail", 0, "tarquini") == ("not-next-by-ship", "43.5")
    say(m, 0, "unload", 0, 1)
    sail(m, "tanis", "gaza")
    assert refusal(m, 0, "sail", 0, "jerusalem") == ("range-used-up", "43.5")
    end(m, 0, "end_moves")
    assert changed(m) == {"0.ships": ["gaza"], "knossos.0": None, "alexandria.0": 1}


@rule("A-07")
def test_empty_ship_does_not_end_on_open_sea_either() -> None:
    m = moving({"hattusa": 1}, ships=["knossos"], cards=["astronomie"])
    sail(m, "mittelmeer_ost")
    assert refusal(m, 0, "end_moves") == ("ends-at-sea", "A-07")
    sail(m, "rhodos", "aegaeis")
    assert not can(m, 0, "end_moves")
    m = moving({"hattusa": 1}, ships=["knossos"], cards=["astronomie"])
    sail(m, "thera", "athen", "eretria")
    assert refusal(m, 0, "sail", 0, "aegaeis") == ("no-way-back", "A-07")


@rule("A-07", "31", "A-39")
def test_open_sea_is_in_play_with_any_number_of_players() -> None:
    """The black sea lies between beige areas although its north is closed with two players."""
    m = moving({"odessus": 1}, ships=["odessus"], cards=["astronomie"])
    sail(m, "schwarzes_meer")
    assert refusal(m, 0, "sail", 0, "krim") == ("not-in-play", "A-39")
    sail(m, "sinope")
    end(m, 0, "end_moves")
    assert changed(m) == {"0.ships": ["sinope"]}


@rule("A-08", "43.5", "WE-43.5")
def test_lake_ship_stays_on_its_lake() -> None:
    """WE-43.5: gordion to kanesch, not to sardes; galatien has a lake side and a sea side."""
    m = moving({"gordion": 1}, ships=["gordion"])
    assert sorted(offered(m, 0, "sail")) == [(0, "galatien.tuzsee"), (0, "kanesch")]
    assert refusal(m, 0, "sail", 0, "sardes") == ("not-by-ship", "A-08")
    sail(m, "galatien.tuzsee")
    assert sorted(offered(m, 0, "sail")) == [(0, "gordion"), (0, "kanesch")]
    assert refusal(m, 0, "sail", 0, "galatien.see") == ("not-by-ship", "A-08")
    assert refusal(m, 0, "sail", 0, "lykien") == ("not-by-ship", "A-08")


@rule("A-08", "WE-43.5")
def test_closed_seas_are_not_left() -> None:
    """WE-43.5: the persian gulf and the red sea."""
    m = moving({"susa": 1}, ships=["susa"], seats=5, cards=["astronomie", "weben"])
    reached, edge = {"susa"}, ["susa"]
    links, ids = m.table.components.coast_links, m.table.components.ids["coast"]
    while edge:
        edge = [ids[to] for at in edge for to in links[ids.index(at)] if ids[to] not in reached]
        reached |= set(edge)
    assert reached == {"susa", "ur", "chaldaea", "charax"}
    m = moving({"nubien": 1}, ships=["nubien"], seats=5)
    assert offered(m, 0, "sail") == [(0, "ptolemais")]
    m = moving({"nubien": 1}, ships=["nubien"], seats=5, cards=["astronomie"])
    assert sorted(offered(m, 0, "sail")) == [(0, "ptolemais"), (0, "rotes_meer")]


@rule("A-08")
def test_ship_on_one_coast_sails_round_to_the_other() -> None:
    m = moving({"delphi": 1}, ships=["delphi.west"])
    assert sorted(offered(m, 0, "sail")) == [(0, "epirus"), (0, "korinth"), (0, "korkyra")]
    assert refusal(m, 0, "sail", 0, "delphi.ost") == ("not-by-ship", "A-08")
    assert refusal(m, 0, "sail", 0, "athen") == ("not-by-ship", "A-08")
    m = moving({"delphi": 1}, ships=["delphi.ost"])
    assert sorted(offered(m, 0, "sail")) == [(0, "athen"), (0, "chalkis"), (0, "thessalien")]


@rule("43.5", "A-08")
def test_both_coasts_of_an_area_load_the_same_tokens() -> None:
    m = moving({"delphi": 3}, ships=["delphi.west", "delphi.ost"])
    say(m, 0, "load", 0, 2)
    assert refusal(m, 0, "load", 1, 2) == ("not-enough-tokens", "43.5")
    say(m, 0, "load", 1, 1)
    sail(m, "korkyra")
    sail(m, "chalkis", ship=1)
    say(m, 0, "unload", 0, 2)
    say(m, 0, "unload", 1, 1)
    end(m, 0, "end_moves")
    assert changed(m) == {"0.ships": ["chalkis", "korkyra"], "delphi.0": None, "korkyra.0": 2, "chalkis.0": 1}


@rule("43.5")
def test_moves_can_be_taken_back_until_the_turn_ends() -> None:
    m = moving({"athen": 2}, ships=["athen"])
    say(m, 0, "move", "athen", "mykene", 1)
    say(m, 0, "load", 0, 1)
    m.undo(0)
    m.undo(0)
    assert tokens(m, 0) == {"athen": 2}
    assert can(m, 0, "move", "athen", "korinth", 2)


@rule("A-61")
def test_player_without_pieces_is_passed_over_in_growth_and_movement() -> None:
    m = run_phase(["Growth", "TakeCensus", "Movement"], player("Ada", "kreta", {"knossos": 1}), player("Ben", "asien"))
    assert asked(m) == [0]
    say(m, 0, "end_moves")
    assert halted(m)
    assert changed(m) == {"knossos.0": 2, "0.stock": 54}


BEN = player("Ben", "asien", {"hattusa": 2})


def ada_moving(tokens_on_board: dict[str, int], *others: Player, **what: object) -> Match:
    options = what.pop("options", None)
    m = run_phase("Movement", player("Ada", "kreta", tokens_on_board, **what), *(others or (BEN,)), options=options)
    assert asked(m) == [0]
    return m


@rule("43.5", "A-08", "A-07")
def test_wrong_move_is_told_whether_water_land_distance_or_the_open_sea_is_in_the_way() -> None:
    m = ada_moving({"knossos": 1, "delphi": 1}, ships=["knossos", "delphi.west"], cards=["astronomie"])
    assert refusal(m, 0, "move", "knossos", "rhodos", 1) == ("water-between", "43.5")
    assert refusal(m, 0, "move", "knossos", "athen", 1) == ("not-adjacent", "43.5")
    assert refusal(m, 0, "sail", 0, "milet") == ("not-next-by-ship", "43.5")
    assert refusal(m, 0, "sail", 0, "gordion") == ("not-by-ship", "A-08")
    assert refusal(m, 0, "sail", 1, "delphi.ost") == ("not-by-ship", "A-08")
    assert refusal(m, 0, "sail", 0, "schwarzes_meer") == ("not-next-by-ship", "43.5")
    say(m, 0, "sail", 0, "aegaeis")
    assert refusal(m, 0, "end_moves") == ("ends-at-sea", "A-07")


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


@rule("43.5", "A-09")
def test_two_ships_on_one_coast_keep_their_own_range_and_cargo_and_hand_nothing_over() -> None:
    m = ada_moving({"knossos": 3}, ships=["knossos", "thera"])
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
    m = ada_moving({"knossos": 1}, ships=["knossos"], cards=["astronomie"])
    for coast in ("mittelmeer_ost", "mittelmeer_mitte"):
        say(m, 0, "sail", 0, coast)
    say(m, 0, "sail", 0, "sparta")
    assert refusal(m, 0, "sail", 0, "mittelmeer_mitte") == ("no-way-back", "A-07")
