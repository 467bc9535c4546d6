"""Basic notions (S8-S14): units and other counters, control, who is active, what it means to take an area."""

from __future__ import annotations

from manoeuvre_scene import area, asked, colour, done, holder, manoeuvre, move, refusal, said, stack, told

from zeitalter.games.seven_ages.position import empire
from zeitalter.games.seven_ages.rules.stats import summed
from zeitalter.testing import rule, say, why


@rule("S8", "S9", "S17b")
def test_cities_fortifications_and_artefacts_hold_no_area() -> None:
    """The last unit leaves, and whatever stood there does not keep the area: only the city is left."""
    home = {"rome": "warriors", "north_italy": "biplanes"}
    mine = empire("italians", 0, home, level=43, cities={"north_italy": 3}, forts=["north_italy"],
                  artefacts={"north_italy": ["radio"]})  # fmt: skip
    m = manoeuvre(mine, empire("greeks", 1, {"greece": "warriors"}, level=43))
    move(m, "north_italy", "rome", "biplanes", verb="fly")
    s = m.state
    assert holder(m, "north_italy") is None
    assert s.city[area(m, "north_italy")] == 3
    assert not s.forts >> area(m, "north_italy") & 1
    assert s.lies[area(m, "north_italy")] == 0


@rule("S9", "S8")
def test_whoever_has_a_unit_in_an_area_controls_it_and_a_leader_alone_does_not_enter() -> None:
    mine = empire("romans", 0, {"rome": "warriors warriors"}, level=9, leaders=[("unnamed_ex", "rome")])
    m = manoeuvre(mine, empire("egyptians", 1, {"lower_egypt": "warriors"}), cities={"north_italy": 1})
    assert said(why(m, 0, "travel", "unnamed_ex", "rome", "north_italy")) == ("leader-cannot-get-there", "S76")
    move(m, "rome", "north_italy", "warriors")
    assert holder(m, "north_italy") == "romans"
    assert stack(m, "north_italy") == ["warriors"]
    assert told(m, "conflict") == 0


@rule("S8")
def test_all_codes_of_a_leader_apply() -> None:
    """A Strategist who is a Tactician too redraws the first card and moves once more with his stack."""
    mine = empire("romans", 0, {"rome": "legion legion legion"}, level=9, leaders=[("unnamed_st_ta", "rome")])
    m = manoeuvre(mine, empire("egyptians", 1, {"north_italy": "warriors", "austria": "warriors"}))
    move(m, "rome", "north_italy", "legion legion", "unnamed_st_ta")
    done(m)
    assert asked(m) == "RedrawConflictCard"
    say(m, 0, "keep_card")
    while asked(m) != "Movement":
        m.play(m.asked()[0], next(iter(m.options(m.asked()[0]))))
    assert m.state.active == colour(m, "romans")


@rule("S14")
def test_only_units_of_the_active_empire_move_even_if_one_player_owns_both() -> None:
    first = empire("romans", 0, {"rome": "warriors warriors"})
    second = empire("greeks", 0, {"greece": "warriors warriors"}, colour="red")
    m = manoeuvre(first, second, empire("egyptians", 1, {"lower_egypt": "warriors"}))
    assert m.state.active == colour(m, "romans")
    assert refusal(m, "greece", "macedonia", "warriors") is not None
    assert refusal(m, "rome", "north_italy", "warriors") is None


@rule("S14")
def test_an_area_is_taken_from_an_empire_by_conflict_and_from_nobody_without() -> None:
    mine = empire("romans", 0, {"rome": "legion legion warriors warriors"}, level=9)
    m = manoeuvre(mine, empire("egyptians", 1, {"north_italy": "warriors", "lower_egypt": "warriors"}), turn=5)
    move(m, "rome", "sicily", "warriors")
    assert holder(m, "sicily") == "romans"
    move(m, "rome", "north_italy", "legion legion")
    assert holder(m, "north_italy") == "egyptians", "until it is fought for"
    done(m)
    while any(m.state.raid):
        m.play(m.asked()[0], next(iter(m.options(m.asked()[0]))))
    assert told(m, "conflict") == 1
    assert told(m, "takes-area") == (holder(m, "north_italy") == "romans")
    assert (m.state.lost[colour(m, "egyptians")] == 5) == (holder(m, "north_italy") == "romans")


@rule("A52", "S13")
def test_rounding_up_twice_or_once_at_the_end_is_the_same() -> None:
    for n in range(200):
        assert summed([("div", 2), ("div", 2)]).applied_to(n) == -(-n // 4)
