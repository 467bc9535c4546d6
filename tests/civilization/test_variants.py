"""The simple and the shortened games (71, 72, 73, A-28, A-29, A-30)."""

from __future__ import annotations

from typing import Any

import pytest
from build import asked, changed, end, halted, offered, phases, refusal, run_phase, scene, tokens, told

from zeitalter import Match, find_game
from zeitalter.engine.errors import BadInput
from zeitalter.games.civilization.position import Player, player, position
from zeitalter.testing import can, rule, say

GAME = find_game("civilization")
NOMADS, FARMERS = {"variant": "nomads"}, {"variant": "farmers"}
SITES = ["athen", "byzanz", "chalkis", "eretria", "gordion", "hattusa", "kanesch"]


def start(seats: int, **options: str) -> Match:
    m = Match.new(GAME, seats, options=options, seed=4)
    while type(m.question()).__name__ == "ChooseNation":
        (seat,) = m.asked()
        m.play(seat, m.options(seat)[0])
    return m


def play_on(m: Match) -> Match:
    """Everybody does what a clock would do, to the end."""
    for _ in range(4000):
        if m.over:
            return m
        m.play_default(m.asked()[0])
    raise AssertionError("the game does not end")


# -- 71: nomads and seafarers ------------------------------------------------------------------------------------------


@rule("71", "A-28")
@pytest.mark.parametrize("variant", ["nomads", "farmers"])
def test_simple_games_use_the_whole_board_and_the_last_row_of_the_table(variant: str) -> None:
    m = Match.new(GAME, 2, options={"variant": variant}, seed=4)
    (first,) = m.asked()
    assert len(m.options(first)) == 9
    say(m, first, "nation", "thrakien")
    say(m, m.asked()[0], "nation", "aegypten")
    assert m.view(None)["closed"] == []
    assert sorted(told(m, "starts-in")) == sorted(
        [(first, "skythien"), (1 - first, "hieraconpolis")]
    )  # fmt: skip
    assert {who["stock"] + who["on_board"] for who in m.view(None)["players"]} == {56}


@rule("71")
def test_nomads_grow_build_ships_and_move_and_nothing_else() -> None:
    m = play_on(start(3, variant="nomads"))
    assert set(phases(m)) == {2, 4, 5}
    assert told(m, "census") == []
    assert all(who["cities"] == 0 and who["field"] == 0 for who in m.view(None)["players"])


@rule("71", "A-28")
def test_nomads_play_sixteen_rounds() -> None:
    m = play_on(start(2, variant="nomads"))
    assert [n for (n,) in told(m, "round")] == list(range(1, 17))
    assert m.result["how"] == "areas"


@rule("71")
def test_nomads_move_in_the_order_of_the_succession_table_whatever_their_numbers() -> None:
    m = run_phase(
        ["TakeCensus", "Movement"],
        player("Ada", "aegypten", {"memphis": 9}),
        player("Ben", "afrika", {"karthago": 1}),
        options=NOMADS,
    )
    assert asked(m) == [1]
    say(m, 1, "end_moves")
    assert asked(m) == [0]


@rule("71")
def test_nomads_keep_out_of_areas_with_foreign_tokens_on_foot_and_by_ship() -> None:
    m = run_phase(
        "Movement",
        player("Ada", "afrika", {"athen": 3}, ships=["athen"]),
        player("Ben", "kreta", {"korinth": 1, "thera": 1}),
        options=NOMADS,
    )
    assert refusal(m, 0, "move", "athen", "korinth", 1) == ("foreign-tokens", "71")
    assert not can(m, 0, "move", "athen", "korinth", 1)
    assert can(m, 0, "move", "athen", "mykene", 1)
    say(m, 0, "load", 0, 2)
    say(m, 0, "sail", 0, "thera")
    assert refusal(m, 0, "unload", 0, 1) == ("foreign-tokens", "71")
    assert offered(m, 0, "unload") == []
    say(m, 0, "sail", 0, "knossos")
    say(m, 0, "unload", 0, 2)
    end(m, 0, "end_moves")
    assert tokens(m, 0) == {"athen": 1, "knossos": 2}


@rule("71", "A-07")
def test_nomads_cross_open_sea_without_astronomy_and_do_not_end_there() -> None:
    m = run_phase(
        "Movement",
        player("Ada", "kreta", {"knossos": 1}, ships=["knossos"]),
        player("Ben", "asien"),
        options=NOMADS,
    )
    say(m, 0, "load", 0, 1)
    say(m, 0, "sail", 0, "mittelmeer_ost")
    assert not can(m, 0, "end_moves")
    say(m, 0, "sail", 0, "kyrene")
    say(m, 0, "unload", 0, 1)
    end(m, 0, "end_moves")
    assert changed(m) == {"0.ships": ["kyrene"], "knossos.0": None, "kyrene.0": 1}


@rule("71", "72")
@pytest.mark.parametrize("options", [NOMADS, FARMERS])
def test_ships_of_the_simple_games_are_paid_by_levy_only(options: dict[str, str]) -> None:
    m = run_phase(
        "Shipping", player("Ada", "kreta", {"knossos": 4}, ships=["knossos"]), player("Ben", "asien"), options=options
    )
    assert offered(m, 0, "keep_ship") == [("knossos", "levy")]
    assert offered(m, 0, "build_ship") == [("knossos", 2)]
    assert refusal(m, 0, "keep_ship", "knossos", "treasury") == ("levy-only", "71" if options == NOMADS else "72")
    assert refusal(m, 0, "build_ship", "knossos", 1) == ("levy-only", "71" if options == NOMADS else "72")


@rule("A-28")
def test_surplus_of_nomads_goes_after_the_movement() -> None:
    m = run_phase(
        ["Movement", "EndNomadRound"],
        player("Ada", "kreta", {"knossos": 7, "lemnos": 2}),
        player("Ben", "asien", {"hattusa": 2}),
        options=NOMADS,
    )
    end(m, 0, "end_moves")
    end(m, 1, "end_moves")
    assert halted(m)
    assert changed(m) == {"0.stock": 52, "knossos.0": 3, "lemnos.0": 1}


def last_nomad_round(ada: dict[str, int], ben: dict[str, int]) -> Match:
    m = position(
        player("Ada", "kreta", ada),
        player("Ben", "afrika", ben),
        options=NOMADS,
        round=16,
        stack=["EndNomadRound", "EndRound"],
    )
    assert m.over
    return m


@rule("71")
def test_most_areas_win_not_most_tokens() -> None:
    m = last_nomad_round({"knossos": 1, "lemnos": 1, "lesbos": 1}, {"fayum": 5, "memphis": 3})
    assert m.result["winners"] == [0]
    assert m.result["points"] == [3, 2]


@rule("71", "62")
def test_equal_areas_are_settled_by_the_succession_table() -> None:
    m = last_nomad_round({"knossos": 1, "lemnos": 1}, {"fayum": 1, "memphis": 1})
    assert m.result["winners"] == [1]


# -- 72: farmers and citizens ------------------------------------------------------------------------------------------


@rule("72")
def test_farmers_play_phases_two_to_seven_and_thirteen() -> None:
    m = start(2, variant="farmers")
    for _ in range(400):
        if m.view(None)["round"] == 3 or m.over:
            break
        m.play_default(m.asked()[0])
    assert set(phases(m)) == {2, 3, 4, 5, 6, 7, 13}


def farmers(fields: tuple[int, int], towns: tuple[int, int], **options: str) -> Match:
    return run_phase(
        "Succession",
        player("Ada", "kreta", field=fields[0], cities=SITES[: towns[0]]),
        player(
            "Ben", "babylon", field=fields[1], cities=["ur", "susa", "charax", "babylon", "ninive", "mari"][: towns[1]]
        ),
        options={**FARMERS, **options},
    )


@rule("72", "A-29", "WE-73")
def test_third_epoch_has_no_condition_for_farmers_and_field_nine_ends_the_game() -> None:
    """WE-73: Kreta 8 to 9 without any card."""
    m = farmers((8, 6), (2, 2))
    assert m.over
    assert m.result["winners"] == [0]
    assert m.state.field == [9, 7]
    m = farmers((7, 7), (2, 2))
    assert not m.over
    assert m.state.field == [8, 8]


@rule("72", "WE-73")
def test_most_cities_win_when_several_farmers_arrive_together() -> None:
    """WE-73: 5 and 6 cities."""
    assert farmers((8, 8), (5, 6)).result["winners"] == [1]
    assert farmers((8, 8), (6, 5)).result["winners"] == [0]
    assert farmers((8, 8), (5, 5)).result["winners"] == [0]


@rule("72", "43.13")
def test_second_epoch_still_needs_two_cities_and_a_marker_without_city_goes_back() -> None:
    m = farmers((4, 6), (1, 0))
    assert m.state.field == [4, 5]


@rule("72", "A-29")
@pytest.mark.parametrize(("shorter", "field"), [("0", 9), ("1", 8), ("2", 7)])
def test_game_of_farmers_may_be_one_or_two_rounds_shorter(shorter: str, field: int) -> None:
    assert farmers((field - 1, 1), (2, 0), farmers_shorter=shorter).over
    assert not farmers((field - 2, 1), (2, 0), farmers_shorter=shorter).over


@rule("72")
def test_farmers_have_conflicts_and_a_census_and_sail_the_open_sea() -> None:
    m = run_phase(
        ["TakeCensus", "Movement", "Conflicts"],
        player("Ada", "kreta", {"knossos": 3}, ships=["knossos"]),
        player("Ben", "asien", {"kyrene": 4}),
        options=FARMERS,
    )
    assert asked(m) == [1]
    say(m, 1, "end_moves")
    say(m, 0, "load", 0, 3)
    say(m, 0, "sail", 0, "mittelmeer_ost")
    say(m, 0, "sail", 0, "kyrene")
    say(m, 0, "unload", 0, 3)
    end(m, 0, "end_moves")
    assert halted(m)
    assert tokens(m, 0) == {"kyrene": 1}
    assert tokens(m, 1) == {"kyrene": 2}


@rule("72", "71")
def test_flood_plains_volcanoes_and_cards_play_no_part_in_the_simple_games() -> None:
    m = play_on(start(2, variant="nomads"))
    assert all(who["hand_count"] == 0 and who["cards"] == [] for who in m.view(None)["players"])
    assert told(m, "draws") == []


# -- 73: shortened games -----------------------------------------------------------------------------------------------

GOALS = {"2": 9, "3": 12, "4": 14}


def short_game(triangle: str, nation: str, field: int, other: dict[str, Any] | None = None, **what: Any) -> Match:
    ben = player("Ben", "afrika" if nation != "afrika" else "kreta", **(other or {"field": 0}))
    return run_phase(
        "Succession",
        player("Ada", nation, field=field, cities=SITES[:3], **what),
        ben,
        options={"end_triangle": triangle},
    )


RICH = ["metallverarbeitung", "architektur", "astronomie", "landwirtschaft", "muenzwesen", "literatur",
        "ingenieurwesen", "medizin", "gesetz", "demokratie", "philosophie"]  # fmt: skip


@rule("73", "A-29")
@pytest.mark.parametrize("triangle", GOALS)
def test_marker_that_passes_the_triangle_ends_the_game(triangle: str) -> None:
    field = GOALS[triangle]
    m = short_game(triangle, "kreta", field - 1, cards=RICH)
    assert m.over
    assert m.result["winners"] == [0]
    assert not short_game(triangle, "kreta", field - 2, cards=RICH).over


@rule("73", "A-29", "43.13", "WE-73")
def test_conditions_of_the_epochs_hold_in_a_shortened_game() -> None:
    """WE-73: Kreta's field 9 opens epoch 3; Ägypten on 7 or 8 has not passed the triangle."""
    m = short_game("2", "kreta", 8)
    assert not m.over
    assert m.state.field[0] == 8
    assert not short_game("2", "aegypten", 6, cards=["architektur", "weben"]).over
    assert not short_game("2", "aegypten", 7).over
    assert short_game("2", "aegypten", 8).over
    assert not short_game("4", "kreta", 13, cards=RICH[:7]).over


@rule("73", "42", "54")
@pytest.mark.parametrize("triangle", GOALS)
def test_mysticism_is_not_on_offer_in_a_shortened_game(triangle: str) -> None:
    m = Match.new(GAME, 6, options={"end_triangle": triangle}, seed=1)
    assert m.view(None)["supply"]["mystizismus"] == 0


@rule("73")
def test_game_ends_at_no_other_triangle() -> None:
    for value in ("1", "5"):
        with pytest.raises(BadInput):
            Match.new(GAME, 3, options={"end_triangle": value})


@rule("A-30", "44")
def test_best_total_wins_among_those_who_pass_together() -> None:
    m = short_game("2", "kreta", 8, {"field": 8, "cities": ["sparta"], "cards": RICH}, cards=["weben", "architektur"])
    assert m.result["winners"] == [1]
    m = short_game("2", "kreta", 8, {"field": 8, "cities": ["sparta"]}, cards=["weben", "architektur"])
    assert m.result["winners"] == [0]


@rule("A-29")
def test_triangles_may_be_read_as_own_epoch_borders() -> None:
    """Triangle 2 is then the border into epoch 3: field 7 for Ägypten, 9 for Kreta."""
    for nation, field in (("aegypten", 7), ("kreta", 9), ("asien", 8)):
        for before, over in ((field - 1, True), (field - 2, False)):
            m = run_phase(
                "Succession",
                player("Ada", nation, field=before, cities=SITES[:3], cards=["weben", "architektur"]),
                player("Ben", "afrika"),
                options={"end_triangle": "2", "triangle_mode": "epoch_border"},
            )
            assert m.over == over


@rule("73", "A-29")
def test_undelayed_marker_reaches_the_triangles_in_round_nine_twelve_and_fourteen() -> None:
    for triangle, rounds in GOALS.items():
        m = scene(
            player("Ada", "kreta", cities=SITES[:3], cards=RICH),
            player("Ben", "afrika"),
            phases=["Succession"] * 16,
            options={"end_triangle": triangle},
        )
        say(m, 0, "pass")
        assert m.over
        assert len(told(m, "advances")) >= rounds
        assert [field for seat, field in told(m, "advances") if seat == 0] == list(range(1, rounds + 1))


@rule("73")
def test_full_game_does_not_stop_at_a_triangle() -> None:
    m = run_phase("Succession", player("Ada", "kreta", field=8, cities=SITES[:3], cards=RICH), player("Ben", "afrika"))
    assert not m.over
    assert m.state.field[0] == 9


BEN = player("Ben", "asien", {"hattusa": 2})


def moving(tokens_on_board: dict[str, int], *others: Player, **what: object) -> Match:
    options = what.pop("options", None)
    m = run_phase("Movement", player("Ada", "kreta", tokens_on_board, **what), *(others or (BEN,)), options=options)
    assert asked(m) == [0]
    return m


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
