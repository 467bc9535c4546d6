"""Second reading of the events: whom they hit, who chooses, what turns them away, what they leave behind."""

from __future__ import annotations

from typing import Any

from reading_scene import (
    IDS,
    area,
    calm,
    capital,
    city,
    discarded,
    disordered,
    doing,
    elite,
    event,
    event_words,
    hand,
    held,
    leaders,
    level,
    listed,
    money,
    of,
    owns,
    question,
    refused,
    state,
    units,
    values,
    with_event,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.testing import can, rule, say


def civilise(
    *empires: Empire, events: tuple[str, ...] = (), more: dict[int, list[str]] | None = None, **board: Any
) -> Match:
    """Seat 0 is in its Civilise with these events in its hand."""
    hands = {0: [with_event(id, events[:i].count(id)) for i, id in enumerate(events)], **(more or {})}
    m = doing("civilise", *empires, hands=hands, **board)
    return calm(m)


def romans(**more: Any) -> Empire:
    return empire("romans", 0, {"rome": "warriors"}, **{"capital": "rome", "level": 8, **more})


def greeks(lands: dict[str, str] | None = None, **more: Any) -> Empire:
    units = lands or {"greece": "warriors", "macedonia": "warriors", "thrace": "warriors"}
    return empire("greeks", 1, units, **{"capital": "greece", "level": 8, **more})


# -- disorder ----------------------------------------------------------------------------------------------------------


@rule("S17")
def test_a_rebellion_spreads_from_where_it_broke_out_or_from_old_disorder() -> None:
    lands = {
        "greece": "warriors",
        "macedonia": "warriors",
        "thrace": "warriors",
        "ionia": "warriors",
        "rome": "warriors",
        "sicily": "warriors",
    }
    m = civilise(
        empire("romans", 0, {"england": "warriors"}, level=8),
        greeks(lands, disorder=["sicily"]),
        events=("rebellion",),
        deck=values(3),
    )
    event(m, 0, "rebellion", on="greeks")
    say(m, 0, "mark", "macedonia")
    assert can(m, 0, "mark", "thrace")
    assert not can(m, 0, "mark", "ionia")
    say(m, 0, "mark", "rome")  # next to Sicily, which was disordered before
    say(m, 0, "mark", "greece")
    assert disordered(m) == ["greece", "macedonia", "rome", "sicily"]


@rule("S17")
def test_a_rebellion_of_value_zero_still_breaks_out_once() -> None:
    m = civilise(romans(), greeks(), events=("rebellion",), deck=values(0))
    event(m, 0, "rebellion", on="greeks")
    say(m, 0, "mark", "thrace")
    assert disordered(m) == ["thrace"]
    assert question(m) == "Civilising"


@rule("S139", "S17")
def test_a_flood_does_not_come_near_the_great_pyramid() -> None:
    wet = greeks({"thrace": "warriors", "ionia": "warriors"}, capital="", artefacts={"ionia": ["great_pyramid"]})
    m = civilise(romans(), wet, events=("flood",))
    assert refused(m, 0, *event_words("flood", area="thrace")) == "event-idle"


@rule("S99", "S17")
def test_a_builder_keeps_his_city_from_fire_and_quake_but_not_from_disorder() -> None:
    safe = greeks(cities={"greece": 3}, leaders=[("unnamed_bu", "greece")], forts=["greece"])
    m = civilise(romans(), safe, events=("earthquake", "great_fire"))
    event(m, 0, "earthquake", area="greece")
    assert (city(m, "greece"), disordered(m)) == (3, ["greece"])
    assert not state(m).forts >> area("greece") & 1
    assert refused(m, 0, *event_words("great_fire", area="greece")) == "event-idle"


@rule("S99", "S16")
def test_a_fire_takes_a_level_and_a_capital_of_level_one_disappears() -> None:
    m = civilise(romans(), greeks(cities={"greece": 5}), events=("great_fire",))
    event(m, 0, "great_fire", area="greece")
    assert (city(m, "greece"), capital(m, "greeks"), disordered(m)) == (3, "greece", ["greece"])
    m = civilise(romans(), greeks(), events=("great_fire",))
    event(m, 0, "great_fire", area="greece")
    assert (city(m, "greece"), capital(m, "greeks")) == (0, "")


@rule("S5")
def test_the_same_hostile_event_hits_an_empire_once_in_a_turn() -> None:
    m = civilise(romans(), greeks(cities={"thrace": 3}), events=("great_fire", "great_fire"))
    event(m, 0, "great_fire", area="greece")
    assert refused(m, 0, *event_words("great_fire", area="thrace", n=1)) == "event-struck"


@rule("S5")
def test_fate_turns_an_event_away_and_may_itself_be_turned_away() -> None:
    fates = [with_event("fate_intervenes", n) for n in range(2)]
    m = civilise(romans(), greeks(cities={"greece": 3}), events=("great_fire",), more={1: [fates[0]], 2: [fates[1]]})
    say(m, 0, *event_words("great_fire", area="greece"))
    say(m, 1, *event_words("fate_intervenes", using=fates[0]))
    while question(m) == "PlayEvent" and of(m, "greeks") >= 0 and city(m, "greece") == 3 and len(discarded(m)) < 1:
        seat = next(iter(m.asked()))
        say(m, seat, "pass")
    calm(m)
    assert (city(m, "greece"), disordered(m)) == (3, [])
    assert sorted(discarded(m)) == sorted([with_event("great_fire"), fates[0]])
    m = civilise(romans(), greeks(cities={"greece": 3}), events=("great_fire",), more={1: [fates[0]], 2: [fates[1]]})
    say(m, 0, *event_words("great_fire", area="greece"))
    say(m, 2, "pass")
    say(m, 1, *event_words("fate_intervenes", using=fates[0]))
    say(m, 2, *event_words("fate_intervenes", using=fates[1]))
    calm(m)
    assert (city(m, "greece"), disordered(m)) == (1, ["greece"])


# -- the long ones -----------------------------------------------------------------------------------------------------


@rule("S5", "S17b")
def test_a_civil_war_spares_the_capital_and_never_names_more_than_stay_loyal() -> None:
    lands = {
        "greece": "warriors",
        "macedonia": "warriors warriors",
        "thrace": "warriors warriors",
        "ionia": "warriors",
        "dacia": "warriors",
    }
    m = civilise(romans(), greeks(lands), events=("civil_war",), deck=values(7, 2, 1))
    event(m, 0, "civil_war", on="greeks")
    assert not can(m, 0, "rebels", ["greece"])
    assert not can(m, 0, "rebels", ["dacia", "ionia", "macedonia"])
    say(m, 0, "rebels", ["thrace", "macedonia"])
    # 2 reaches the two units of the first area, 1 does not reach those of the second
    assert len(disordered(m)) == 1
    assert len(held(m, "greeks")) == 4


@rule("S5")
def test_a_collapsing_empire_keeps_its_capital_and_v_areas_its_owner_names() -> None:
    shaken = greeks(disorder=["greece"], leaders=[("unnamed_ta", "thrace")])
    m = civilise(romans(), shaken, events=("empire_collapses",), deck=values(1))
    event(m, 0, "empire_collapses", on="greeks")
    assert list(m.asked()) == [1]
    say(m, 1, "keep_areas", ["macedonia"])
    assert (held(m, "greeks"), leaders(m, "greeks")) == (["greece", "macedonia"], [])
    calm_down = greeks()
    m = civilise(romans(), calm_down, events=("empire_collapses",))
    assert refused(m, 0, *event_words("empire_collapses", on="greeks")) == "event-bad-target"


@rule("S5")
def test_a_fragmenting_empire_keeps_parts_with_a_leader_or_a_large_city() -> None:
    lands = {"greece": "warriors", "carthage": "warriors", "england": "warriors", "punjab": "warriors"}
    split = greeks(lands, cities={"carthage": 3}, leaders=[("unnamed_ta", "england")])
    m = civilise(romans(), split, events=("empire_fragments",))
    event(m, 0, "empire_fragments", on="greeks")
    assert held(m, "greeks") == ["carthage", "england", "greece"]


@rule("S31b", "S33b")
def test_a_new_dynasty_takes_an_empire_with_everything_but_its_marker() -> None:
    weak = greeks(money=7, elite=2, level=9)
    m = civilise(romans(), weak, events=("new_dynasty",), deck=values(5), markers={1: {"greeks": "discard_empire"}})
    event(m, 0, "new_dynasty", on="greeks")
    s = state(m)
    assert s.owner[of(m, "greeks")] == 0
    assert (money(m, "greeks"), elite(m, "greeks"), level(m, "greeks")) == (7, 2, 9)
    assert s.slots[1] == ()
    assert len(hand(m, 1)) == 2
    m = civilise(romans(), weak, events=("new_dynasty",), deck=values(4))
    event(m, 0, "new_dynasty", on="greeks")  # leader value 3 + 2 is more than 4
    assert (state(m).owner[of(m, "greeks")], disordered(m)) == (1, ["greece"])
    led = greeks(leaders=[("unnamed_ta", "greece")])
    assert refused(civilise(romans(), led, events=("new_dynasty",)), 0, *event_words("new_dynasty", on="greeks")) != ""


# -- others ------------------------------------------------------------------------------------------------------------


@rule("S5")
def test_pestilence_leaves_half_rounded_up_and_the_owner_of_each_area_chooses() -> None:
    sick = greeks(
        {"greece": "warriors archers legion", "macedonia": "warriors warriors"}, cities={"macedonia": 1}, level=9
    )
    m = civilise(romans(level=9), sick, events=("pestilence",))
    event(m, 0, "pestilence", area="greece")
    assert list(m.asked()) == [1]
    say(m, 1, "lose", IDS["unit"].index("archers"))
    assert units(m, "greece") == ["warriors", "legion"]
    assert units(m, "macedonia") == ["warriors"]
    assert disordered(m) == ["greece"]


@rule("S23")
def test_both_colonists_may_settle_in_one_area_or_in_two() -> None:
    """The card speaks of one or two neutral land areas in range."""
    m = civilise(romans(level=8), events=("colonists",))
    event(m, 0, "colonists", on="romans")
    say(m, 0, "settle", "warriors", "sicily")
    say(m, 0, "settle", "warriors", "sicily")
    assert units(m, "sicily") == ["warriors", "warriors"]
    m = civilise(romans(level=8), events=("colonists",))
    event(m, 0, "colonists", on="romans")
    assert refused(m, 0, "settle", "warriors", "rome") != ""
    say(m, 0, "settle", "warriors", "sicily")
    say(m, 0, "settle", "warriors", "north_italy")
    assert held(m, "romans") == ["north_italy", "rome", "sicily"]


@rule("A3", "S132")
def test_a_schism_spares_religious_leaders_and_socialists_and_needs_a_city() -> None:
    def faithful(card: str, seat: int, where: str, **more: Any) -> Empire:
        return empire(card, seat, {where: "warriors"}, level=36, religion="islam", cities={where: 1}, **more)

    m = civilise(
        empire("romans", 0, {"rome": "warriors"}, level=36),
        faithful("arabs", 1, "medina"),
        faithful("persians", 1, "persia", leaders=[("unnamed_re", "persia")]),
        faithful("seljuks", 2, "sogdiana", government="socialism"),
        empire("ottomans", 2, {"ionia": "warriors"}, level=36, religion="islam"),
        events=("schism",),
    )
    event(m, 0, "schism", faith="islam")
    assert disordered(m) == ["medina"]


@rule("A65", "S104b")
def test_an_assassin_ends_a_just_rule_with_the_last_leader_or_pays_the_victim_with_a_card() -> None:
    ruled = greeks(leaders=[("unnamed_ta", "greece")], marks=["just_rule"])

    def struck(value: int) -> Match:
        m = doing("production", romans(), ruled, hands={0: [with_event("assassination")]}, deck=values(value, 6))
        event(m, 0, "assassination", on="greeks", area="greece", leader="unnamed_ta")
        return m

    m = struck(3)
    assert leaders(m, "greeks") == []
    assert not owns(m, "greeks", "just_rule")
    m = struck(2)
    assert leaders(m, "greeks") != []
    assert hand(m, 1) == values(6)


@rule("S12")
def test_lost_knowledge_needs_somebody_less_advanced_and_enlightenment_leaves_a_dark_age() -> None:
    m = civilise(romans(level=7), greeks(level=8), events=("lost_knowledge", "enlightenment"))
    assert refused(m, 0, *event_words("lost_knowledge", on="romans")) == "event-bad-target"
    event(m, 0, "enlightenment", on="romans")
    assert level(m, "romans") == 9
    event(m, 0, "lost_knowledge", on="romans")
    assert level(m, "romans") == 7


@rule("S17b", "S140")
def test_burnt_books_cost_what_hung_on_them() -> None:
    wise = greeks(artefacts={"greece": ["forum"]}, go=2)
    m = civilise(romans(), wise, events=("burning_of_books",), deck=values(4))
    event(m, 0, "burning_of_books", on="greeks")
    assert not owns(m, "greeks", "forum")
    assert state(m).go[of(m, "greeks")] == 0
    m = civilise(romans(), wise, events=("burning_of_books",), deck=values(3))
    event(m, 0, "burning_of_books", on="greeks")
    assert owns(m, "greeks", "forum")


@rule("S104")
def test_a_great_leader_comes_beyond_the_leader_value() -> None:
    full = romans(leaders=[("unnamed_ta", "rome")] * 3)
    m = civilise(full, events=("great_leader",), seed=4)
    event(m, 0, "great_leader", on="romans")
    assert question(m) == "KeepLeader"
    say(m, 0, *keep(m))
    assert len(leaders(m, "romans")) == 4


def keep(m: Match) -> list[Any]:
    offered = listed(m, 0, "keep_leader")
    ids = m.table.components.ids
    return ["keep_leader", ids["leader"][offered[0][1]], ids["area"][offered[0][2]]]
