"""Advisors: symbols, effects from left to right; leaders: two conditions, what civbots get (H73-H75, H101)."""

from __future__ import annotations

import pytest

from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why

NO_CARDS = {"civbots": {"difficulty": [{"id": "noble", "cards_per_round": 0}]}}


def play(advisor: str, civilization: str, other: dict[str, object] | None = None, **what: object):
    """Ada plays an advisor; Beate plays Art and cannot pay it."""
    board = {k: what.pop(k) for k in ("options", "event", "overlay", "wonder_row") if k in what}
    where = what.pop("territories", ["china"])
    m = position(
        player("Ada", where, civilization=civilization, advisors=[advisor], **what),
        player("Beate", **{"territories": ["south_america"], "personal": 0, "used": 0, **(other or {})}),
        **board,
    )
    fill(m, {0: ["select", [advisor]], 1: ["select", ["art"]]})
    if can(m, 0, "start", advisor):  # asked first where a wonder could be used before
        say(m, 0, "start", advisor)
    return m


def ada(m) -> dict[str, object]:
    return m.view(0)["civs"][0]


@rule("H74", "E22", "H21")
def test_cleopatra_takes_back_the_oldest_card_and_two_cubes():
    m = play("cleopatra", "egypt", row=["art", "trade", "raid"], personal=1, used=3)
    assert ada(m)["row"] == ["trade", "raid"]
    assert "art" in ada(m)["hand"]
    assert (m.state.personal[0], m.state.used[0]) == (3, 1)
    assert ada(m)["advisors_face_up"] == ["cleopatra"]
    assert ada(m)["advisors_in_hand"] == []


@rule("H73")
def test_an_advisor_with_a_symbol_counts_as_that_action():
    m = play("hatshepsut", "egypt", {"territories": ["china"], "technology": 2}, wonders=["taj_mahal", "petra"])
    assert why(m, 0, "wonder", "petra", []).id == "wonder-other-action"
    say(m, 0, "wonder", "taj_mahal", [])
    assert m.state.technology == [2, 2]
    assert m.state.vp == [1, 2]


@rule("H73")
@pytest.mark.parametrize(
    ("advisor", "civilization", "wonder"),
    [
        ("einstein", "germany", "library_alexandria"),
        ("bismarck", "germany", "great_wall"),
        ("zheng_he", "china", "angkor_wat"),
        ("imhotep", "egypt", "alhambra"),
        ("colbert", "france", "forbidden_city"),
    ],
)
def test_an_advisor_without_symbol_is_no_action(advisor, civilization, wonder):
    m = play(advisor, civilization, wonders=[wonder, "sphinx"], used=1)
    while m.asked() == (0,) and not can(m, 0, "end_turn"):
        m.play(0, m.options(0)[0])
    # the turn is held open by the Sphinx alone
    assert m.asked() == (0,)
    refusal = why(m, 0, "wonder", wonder, [])
    assert (refusal.id, refusal.rule) == ("wonder-other-action", "H69")


@rule("H73", "H114")
def test_an_advisor_without_symbol_triggers_no_event_and_one_with_symbol_does():
    on = {"options": {"events": "on"}}
    m = play("einstein", "germany", event="library_fire", **on)
    assert (m.state.technology[0], m.state.vp[0]) == (2, 1)
    m = play("hatshepsut", "egypt", {"territories": ["china"], "technology": 2}, event="vesuvius", **on)
    assert m.state.vp[0] == -2


@rule("H74", "D26")
def test_schliemann_leads_tourists_without_industry_and_takes_back_two_cards():
    eight = ["petra", "parthenon", "great_wall", "kremlin", "alhambra", "taj_mahal", "pyramids_giza", "statue_zeus"]
    what = {"military": 6, "wonders": eight, "row": ["art", "trade", "raid"]}
    m = play("schliemann", "germany", technology=8, **what)
    assert (m.state.vp[0], ada(m)["row"]) == (2, ["raid"])
    m = play("schliemann", "germany", technology=15, **{**what, "military": 16, "wonders": [*eight, "eiffel_tower"]})
    refusal = why(m, 0, "tourism", "advanced")
    assert (refusal.id, refusal.rule) == ("only-basic", "H23")


@rule("H74", "A35")
def test_scipio_makes_war_without_agriculture_but_only_where_somebody_is():
    there = {"territories": ["china", "india"]}
    m = play("scipio", "rome", there, military=2, technology=1, used=3)
    assert m.state.vp == [2, 0]
    assert m.state.land[1].bit_count() == 1
    assert (m.state.personal[0], m.state.used[0]) == (4, 1)
    m = play("scipio", "rome", military=2, technology=1, used=3)
    assert (m.state.vp, m.state.used[0]) == ([0, 0], 1)


@rule("H74", "A35")
def test_an_advisor_that_trades_needs_a_more_advanced_neighbour():
    m = play("harun_al_rashid", "arabs", {"territories": ["india"], "technology": 2})
    assert (m.state.technology[0], m.state.vp) == (2, [1, 2])
    m = play("harun_al_rashid", "arabs", {"territories": ["india"], "technology": 1})
    assert (m.state.technology[0], m.state.vp) == (1, [1, 0])


@rule("H74")
def test_an_impossible_effect_is_skipped_and_the_next_still_happens():
    m = play("vitruvius", "rome", wonder_row=[], row=["art", "trade"])
    assert (ada(m)["wonders"], ada(m)["row"]) == ([], ["trade"])
    m = play("agrippa", "rome", military=4, technology=2, row=["art", "trade"])
    assert (m.state.military[0], ada(m)["row"]) == (4, ["trade"])
    m = play("trajan", "rome", used=0)
    assert (m.state.land[0].bit_count(), m.state.vp[0]) == (1, 1)


@rule("H74")
def test_effects_go_from_left_to_right():
    for effects, personal in (
        ([{"recover_cubes": 1}, {"pay_cubes": 1}], 0),
        ([{"pay_cubes": 1}, {"recover_cubes": 1}], 1),
    ):
        overlay = {"advisors": [{"id": "cleopatra", "effects": effects}]}
        m = play("cleopatra", "egypt", personal=0, used=1, overlay=overlay)
        assert m.state.personal[0] == personal


@rule("H74")
def test_an_advisor_places_a_cube_from_the_used_pool_within_its_reach():
    m = play("trajan", "rome", personal=2, used=1)
    for territory, refused in (("europe", "out-of-reach"), ("china", "own-cube-there")):
        assert why(m, 0, "cube", territory).id == refused
    say(m, 0, "cube", "india")
    assert ada(m)["territories"] == ["india", "china"]
    assert (m.state.personal[0], m.state.used[0], m.state.vp[0]) == (2, 0, 1)
    m = play("zheng_he", "china", personal=2, used=1)
    say(m, 0, "cube", "europe")
    assert (ada(m)["territories"], m.state.vp[0]) == (["europe", "china"], 1)


@rule("H74")
def test_the_owner_may_take_fewer_chosen_cards():
    m = play("cicero", "rome", row=["art", "trade", "raid"], used=1)
    assert can(m, 0, "take_back", [])
    refusal = why(m, 0, "take_back", ["military"])
    assert (refusal.id, refusal.rule) == ("card-not-in-row", "H74")
    say(m, 0, "take_back", ["art", "raid"])
    assert (ada(m)["row"], m.state.used[0]) == (["trade"], 0)


@rule("H74", "H34")
def test_a_wonder_built_by_an_advisor_is_locked_until_the_next_card():
    m = play("imhotep", "egypt", wonder_row=["sphinx", "petra"], wonders=["stonehenge"], technology=2)
    say(m, 0, "build", ["sphinx"])
    assert m.state.vp[0] == 1
    refusal = why(m, 0, "wonder", "sphinx", [])
    assert (refusal.id, refusal.rule) == ("wonder-too-new", "H34")


def scored(leader: str, wonders: int, round: int, **what: object):
    """Ada's points for a leader at the end of an epoch, from a cell and territories that give the same each time."""
    names = ["petra", "parthenon", "great_wall", "kremlin", "alhambra", "taj_mahal", "pyramids_giza"][:wonders]

    def points(with_leader: str | None) -> tuple[object, int]:
        m = position(
            player("Ada", ["china"], wonders=names, leader=with_leader, **what),
            player("Beate", ["africa"]),
            round=round,
            stack=[["RoundEnd"]],
        )
        return m, m.state.vp[0]

    m, vp = points(leader)
    assert ada(m)["leader"] is None
    return vp - points(None)[1]


@rule("H75", "H84", "E11")
@pytest.mark.parametrize(("technology", "wonders", "vp"), [(11, 6, 4), (10, 7, 7), (11, 7, 11), (10, 6, 0)])
def test_lorenzo_at_the_end_of_the_second_epoch(technology, wonders, vp):
    assert scored("lorenzo", wonders, 8, technology=technology, military=9) == vp


@rule("H75", "H84", "E23")
@pytest.mark.parametrize(("wonders", "military", "vp"), [(3, 6, 3), (2, 7, 6), (3, 7, 9), (2, 6, 0)])
def test_caesar_at_the_end_of_the_first_epoch(wonders, military, vp):
    assert scored("caesar", wonders, 4, technology=6, military=military) == vp


@rule("H75")
def test_a_leader_counts_shared_territories():
    for territories, vp in ((["china", "india", "russia"], 3), (["china", "india"], 0)):
        m = position(
            player("Ada", territories, leader="hammurabi"),
            player("Beate", ["china", "india", "russia"]),
            round=4,
            stack=[["RoundEnd"]],
        )
        assert m.state.vp[0] == vp


@rule("H75", "H84")
@pytest.mark.parametrize("round", [1, 2, 3, 5, 6, 7])
def test_leaders_score_and_leave_only_at_the_end_of_an_epoch(round):
    leader = "caesar" if round < 4 else "louis_xiv"
    m = position(
        player("Ada", ["china", "india", "russia", "europe"], military=7, technology=4, leader=leader),
        player("Beate", ["china", "india", "russia", "europe"]),
        round=round,
        stack=[["RoundEnd"]],
    )
    assert m.state.vp[0] == 2  # City-State only
    assert ada(m)["leader"]["leader"] == leader


def shared_out(round: int, leaders: tuple[str, ...], bots: int, dead: int = 0) -> list[int]:
    """Points of the civbots at the end of an epoch when no player meets any condition."""
    civs = [player(name, ["china"], leader=leader) for name, leader in zip("ABCD", leaders, strict=False)]
    machines = [bot("noble", ["china"] if k >= dead else []) for k in range(bots)]
    m = position(*civs, *machines, round=round, overlay=NO_CARDS, stack=[["RoundEnd"]])
    return m.state.vp[len(civs) :]


@rule("H101")
@pytest.mark.parametrize(
    ("round", "leaders", "bots", "each"),
    [
        (4, ("caesar", "pericles"), 4, 4),
        (4, ("caesar", "pericles", "hammurabi"), 2, 9),
        (8, ("lorenzo", "isabella", "suleiman"), 2, 11),
        (8, ("lorenzo", "isabella"), 4, 5),
        (12, ("gandhi", "kennedy", "napoleon"), 2, 13),
        (12, ("gandhi", "kennedy"), 3, 8),
    ],
)
def test_failed_leader_points_are_divided_rounded_down_and_capped(round, leaders, bots, each):
    assert shared_out(round, leaders, bots) == [each] * bots


@rule("H101")
def test_only_the_failed_conditions_of_the_players_count():
    m = position(
        player("A", ["china", "india", "russia"], leader="hammurabi"), player("B", ["china"], leader="caesar"),
        bot("noble", ["china"]), bot("noble", ["china"]),
        round=4, overlay=NO_CARDS, stack=[["RoundEnd"]], tiles={"china": 10, "india": 12, "russia": 15},
    )  # fmt: skip
    assert m.state.vp == [3 + 2 + 3, 0, 7, 7]  # India 2, Russia 3; 6 + 9 failed


@rule("H101", "H105", "A21")
def test_only_surviving_civbots_share():
    assert shared_out(4, ("caesar", "pericles"), 4, dead=1) == [0, 6, 6, 6]
    assert shared_out(4, ("caesar", "pericles"), 1, dead=1) == [0]
