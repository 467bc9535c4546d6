"""Events of Civilise: disasters, unrest, the long procedures, gifts."""

from __future__ import annotations

import pytest
from event_scene import (
    IDS,
    area,
    card,
    discarded,
    disordered,
    egypt,
    empire,
    hand,
    held,
    may,
    mine,
    play,
    refused,
    rome,
    scene,
    state,
    units,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import position
from zeitalter.testing import can, rule, say, why


def civilise(*events: str, others=None, first=None, **what) -> Match:
    """The Romans civilise; the others are the Egyptians unless something else is said."""
    return scene(first or rome(), *(others or [egypt()]), doing="civilise", hands={0: list(events)}, **what)


def level(m: Match, id: str) -> int:
    """The progress level of an empire."""
    return state(m).level[mine(m, id)]


# -- progress, elite, leaders ------------------------------------------------------------------------------------------


@rule("S112")
def test_enlightenment_advances_an_own_empire_by_two():
    m = civilise("enlightenment")
    assert refused(m, 0, "enlightenment", on="egyptians") == "event-bad-target"
    play(m, 0, "enlightenment", on="romans")
    assert level(m, "romans") == 3


@rule("A43")
def test_lost_knowledge_throws_an_empire_back_but_not_the_last_one():
    m = civilise("lost_knowledge", others=[egypt(level=2)])
    assert refused(m, 0, "lost_knowledge", on="romans") == "event-bad-target"  # nobody is less advanced
    play(m, 0, "lost_knowledge", on="egyptians")
    assert level(m, "egyptians") == 1


@rule("S90")
def test_an_elite_guard_is_an_elite_marker():
    m = civilise("elite_guard")
    play(m, 0, "elite_guard", on="romans")
    assert state(m).elite[mine(m, "romans")] == 1


@rule("S104b")
def test_a_great_leader_is_one_of_those_drawn():
    leaders = [(f"unnamed_{code}", "rome") for code in ("ad", "ar", "bu")]
    m = civilise("great_leader", first=rome(leaders=leaders))  # the leader value does not matter
    play(m, 0, "great_leader", on="romans")
    drawn = sorted({IDS["leader"][action[1]] for action in m.options(0) if action[0] == "keep_leader"})
    before = state(m).cup[:]
    say(m, 0, "keep_leader", drawn[0], "sicily")
    assert (IDS["leader"].index(drawn[0]), area("sicily")) in state(m).leaders[mine(m, "romans")]
    assert sum(before) - sum(state(m).cup) == 1


# -- disasters ---------------------------------------------------------------------------------------------------------


@rule("S115")
@pytest.mark.parametrize(("v", "burnt"), [(4, True), (3, False)])
def test_burning_books_destroys_a_green_artefact(v, burnt):
    egyptians = egypt(artefacts={"lower_egypt": ["great_library"], "upper_egypt": ["colossus"]})
    m = civilise("burning_of_books", others=[egyptians], turned=(v,))
    assert refused(m, 0, "burning_of_books", on="romans") == "event-bad-target"
    play(m, 0, "burning_of_books", on="egyptians")
    if burnt:
        say(m, 0, "burn", "colossus", "upper_egypt")
    assert (state(m).where_is(IDS["artefact"].index("colossus")) < 0) == burnt


@rule("S17b")
def test_a_volcano_takes_units_a_city_level_and_order():
    first = empire(
        "romans", 0, {"rome": "warriors", "sicily": "warriors warriors warriors"}, cities={"sicily": 3}, capital="rome"
    )
    m = civilise("volcano", first=first, turned=(3, 2, 4))
    assert refused(m, 0, "volcano", area="rome") == "event-bad-target"  # neither mountain nor island
    play(m, 0, "volcano", area="sicily")
    assert units(m, "sicily") == ["warriors"]
    assert state(m).city[area("sicily")] == 1
    assert disordered(m) == ["sicily"]


@rule("S17b")
def test_a_volcano_can_empty_an_area():
    first = empire("romans", 0, {"rome": "warriors", "sicily": "warriors"}, capital="rome")
    m = civilise("volcano", first=first, turned=(7,))
    play(m, 0, "volcano", area="sicily")
    assert held(m, "romans") == ["rome"]
    assert not disordered(m)


@rule("S56")
def test_an_earthquake_destroys_fortifications_and_city_levels():
    m = civilise("earthquake", others=[egypt(forts=["lower_egypt"], cities={"lower_egypt": 5})])
    play(m, 0, "earthquake", area="lower_egypt")
    assert not state(m).forts
    assert state(m).city[area("lower_egypt")] == 3
    assert disordered(m) == ["lower_egypt"]


@rule("S16")
def test_a_capital_that_falls_is_none_any_more():
    m = civilise("earthquake")
    play(m, 0, "earthquake", area="lower_egypt")
    assert not state(m).city[area("lower_egypt")]
    assert state(m).capital[mine(m, "egyptians")] < 0


@rule("S17")
def test_a_flood_reaches_a_neighbouring_area_of_the_same_empire():
    first = empire("romans", 0, {"rome": "warriors", "sicily": "warriors", "north_italy": "warriors"}, capital="rome")
    m = civilise("flood", first=first)
    assert refused(m, 0, "flood", area="greece") == "event-bad-target"
    play(m, 0, "flood", area="rome")
    assert not can(m, 0, "mark", "lower_egypt")
    say(m, 0, "mark", "north_italy")
    assert sorted(disordered(m)) == ["north_italy", "rome"]


@rule("S99", "T139")
@pytest.mark.parametrize("builder", [True, False])
def test_a_great_fire_spares_the_city_of_a_builder(builder):
    """T139."""
    leaders = [("unnamed_bu", "lower_egypt")] if builder else []
    m = civilise("great_fire", others=[egypt(cities={"lower_egypt": 3}, leaders=leaders)])
    assert refused(m, 0, "great_fire", area="upper_egypt") == "event-bad-target"
    play(m, 0, "great_fire", area="lower_egypt")
    assert state(m).city[area("lower_egypt")] == (3 if builder else 1)
    assert disordered(m) == ["lower_egypt"]


@rule("S13")
def test_pestilence_takes_half_of_the_units_there_and_in_cities_nearby():
    egyptians = empire(
        "egyptians",
        1,
        {
            "lower_egypt": "warriors warriors warriors archers",
            "upper_egypt": "warriors warriors",
            "libya": "warriors warriors",
        },
        capital="lower_egypt",
        cities={"upper_egypt": 1},
        level=3,
    )
    m = civilise("pestilence", others=[egyptians])
    play(m, 0, "pestilence", area="lower_egypt")
    say(m, 1, "lose", IDS["unit"].index("archers"))
    assert units(m, "lower_egypt") == ["warriors", "warriors"]
    assert units(m, "upper_egypt") == ["warriors"]
    assert units(m, "libya") == ["warriors", "warriors"]
    assert disordered(m) == ["lower_egypt"]


# -- unrest ------------------------------------------------------------------------------------------------------------


@rule("S90")
def test_a_barracks_revolt_costs_elite_order_and_money():
    m = civilise("barracks_revolt", others=[egypt(elite=2, money=3)], turned=(7,))
    play(m, 0, "barracks_revolt", on="egyptians")
    e = mine(m, "egyptians")
    assert (state(m).elite[e], state(m).money[e], disordered(m)) == (1, 0, ["lower_egypt"])


@rule("S17")
def test_a_rebellion_spreads_along_neighbouring_areas():
    egyptians = empire(
        "egyptians",
        1,
        dict.fromkeys(("lower_egypt", "upper_egypt", "libya", "crete"), "warriors"),
        capital="lower_egypt",
    )
    m = civilise("rebellion", others=[egyptians], turned=(3,))
    play(m, 0, "rebellion", on="egyptians")
    say(m, 0, "mark", "upper_egypt")
    assert not can(m, 0, "mark", "crete")
    assert sorted(disordered(m)) == ["libya", "lower_egypt", "upper_egypt"]  # there was only one way on


@rule("S17")
def test_a_rebellion_seizes_at_least_one_area():
    m = civilise("rebellion", turned=(0,))
    play(m, 0, "rebellion", on="egyptians")
    say(m, 0, "mark", "upper_egypt")
    assert disordered(m) == ["upper_egypt"]


@rule("S121", "T79", "T80")
@pytest.mark.parametrize(("value", "places"), [(3, []), (2, ["upper_egypt"])])
def test_a_confucian_empire_may_turn_a_rebellion_away(value, places):
    """T79, T80: in age 3 a card of value 3 is enough."""
    m = civilise("rebellion", others=[egypt(religion="confucianism", level=15)], turned=(1, value))
    play(m, 0, "rebellion", on="egyptians")
    say(m, 0, "mark", "upper_egypt")
    assert disordered(m) == places


def large_egypt(**what):
    """Egypt with six areas, Crete beyond the sea."""
    return empire(
        "egyptians",
        1,
        {
            "lower_egypt": "warriors warriors",
            "upper_egypt": "warriors",
            "libya": "warriors",
            "palestine": "archers archers archers",
            "crete": "warriors",
        },
        **{"capital": "lower_egypt", **what},
    )


@rule("S17b")
def test_a_civil_war_removes_units_or_brings_disorder():
    m = civilise("civil_war", others=[large_egypt()], turned=(2, 1, 2))
    assert refused(m, 0, "civil_war", on="romans") == "event-bad-target"  # fewer than four areas
    play(m, 0, "civil_war", on="egyptians")
    assert why(m, 0, "rebels", ["crete", "palestine", "libya"]).id == "too-many-rebels"
    assert not can(m, 0, "rebels", ["lower_egypt"])
    say(m, 0, "rebels", ["crete", "palestine"])
    assert disordered(m) == ["palestine"]
    assert "crete" not in held(m, "egyptians")


@rule("S5")
def test_no_more_areas_rebel_than_stay_loyal():
    m = civilise("civil_war", others=[large_egypt()], turned=(7,))
    play(m, 0, "civil_war", on="egyptians")
    assert m.options(0)[0].fields[0].high == 2


@rule("S108")
def test_a_collapsing_empire_keeps_its_capital_and_some_areas():
    m = civilise("empire_collapses", others=[large_egypt(disorder=["lower_egypt"])], turned=(2,))
    assert refused(m, 0, "empire_collapses", on="romans") == "event-bad-target"
    play(m, 0, "empire_collapses", on="egyptians")
    say(m, 1, "keep_areas", ["palestine", "libya"])
    assert held(m, "egyptians") == ["libya", "lower_egypt", "palestine"]


@rule("A18")
def test_a_barbarian_without_a_leader_keeps_a_strongest_area():
    hordes = empire("mongols", 1, {"mongolia": "warriors", "siberia": "warriors", "manchuria": "warriors"})
    m = civilise("empire_collapses", others=[hordes], turned=(0,))
    play(m, 0, "empire_collapses", on="mongols")
    say(m, 1, "keep_area", "siberia")
    assert held(m, "mongols") == ["siberia"]


@rule("S17b")
def test_a_fragmented_empire_loses_what_is_cut_off():
    m = civilise("empire_fragments", others=[large_egypt()])
    assert refused(m, 0, "empire_fragments", on="romans") == "event-bad-target"
    play(m, 0, "empire_fragments", on="egyptians")
    assert held(m, "egyptians") == ["libya", "lower_egypt", "palestine", "upper_egypt"]


@rule("S17b")
@pytest.mark.parametrize("held_by", [{"leaders": [("unnamed_ar", "crete")]}, {"cities": {"crete": 3}}])
def test_a_leader_or_a_large_city_holds_a_part_together(held_by):
    m = civilise("empire_fragments", others=[large_egypt(**held_by)])
    assert refused(m, 0, "empire_fragments", on="egyptians") == "event-idle"


@rule("S26")
def test_a_new_dynasty_takes_over_an_empire():
    others = [egypt(disorder=["lower_egypt"], money=4), empire("hittites", 1, {"anatolia": "warriors"})]
    m = civilise(
        "new_dynasty",
        first=rome(level=15),
        others=others,
        turned=(4,),
        markers={1: {"egyptians": "trade", "hittites": "manoeuvre"}},
    )
    play(m, 0, "new_dynasty", on="egyptians")
    e = mine(m, "egyptians")
    assert state(m).owner[e] == 0
    assert state(m).money[e] == 4
    assert len(hand(m, 1)) >= 2
    assert e not in state(m).slots[1]


@rule("A18")
def test_a_failed_dynasty_leaves_disorder():
    m = civilise(
        "new_dynasty",
        first=rome(level=15),
        others=[empire("hittites", 1, {"anatolia": "warriors"}, capital="anatolia")],
        turned=(2,),
    )
    play(m, 0, "new_dynasty", on="hittites")
    assert state(m).owner[mine(m, "hittites")] == 1
    assert disordered(m) == ["anatolia"]


@rule("S18")
def test_a_new_dynasty_needs_range():
    m = civilise("new_dynasty", others=[egypt(disorder=["lower_egypt"])])
    assert refused(m, 0, "new_dynasty", on="egyptians") == "event-bad-target"


@rule("S135")
def test_the_united_nations_may_stop_a_rebellion():
    others = [egypt(artefacts={"lower_egypt": ["united_nations"]})]
    m = civilise("rebellion", others=others, turned=(1,))
    play(m, 0, "rebellion", on="egyptians")
    say(m, 1, "call_resolution")
    say(m, 2, "agree")
    say(m, 0, "give_in")
    assert not disordered(m)
    assert discarded(m)[0] == card("rebellion")
    assert not state(m).aside


@rule("S135")
def test_a_defied_resolution_costs_glory():
    others = [egypt(artefacts={"lower_egypt": ["united_nations"]})]
    m = civilise("rebellion", others=others, turned=(1,), glory=[3, 0, 0])
    play(m, 0, "rebellion", on="egyptians")
    say(m, 1, "call_resolution")
    say(m, 2, "agree")
    say(m, 0, "defy")
    say(m, 0, "mark", "upper_egypt")
    assert disordered(m) == ["upper_egypt"]
    assert state(m).glory[0] == 2


# -- settlers and faith ------------------------------------------------------------------------------------------------


@rule("S23")
def test_colonists_settle_neutral_land_in_range():
    m = civilise("colonists")
    play(m, 0, "colonists", on="romans")
    assert not can(m, 0, "settle", "warriors", "lower_egypt")
    assert not can(m, 0, "settle", "warriors", "germany")
    say(m, 0, "settle", "warriors", "north_italy")
    assert held(m, "romans") == ["north_italy", "rome", "sicily"]
    assert units(m, "north_italy") == ["warriors"]
    say(m, 0, "done")


@rule("A68")
def test_missionaries_bring_the_faith_of_an_own_empire():
    others = [empire("carthaginians", 1, {"carthage": "warriors"}, capital="carthage", level=9)]
    m = civilise("missionaries", first=rome(level=15, religion="buddhism"), others=others)
    play(m, 0, "missionaries", on="carthaginians", faith="buddhism")
    assert state(m).religion[mine(m, "carthaginians")] == IDS["artefact"].index("buddhism")
    assert state(m).glory[0] == 1


@rule("A68")
def test_missionaries_need_an_age_that_knows_the_faith():
    others = [empire("carthaginians", 1, {"carthage": "warriors"}, capital="carthage")]
    m = civilise("missionaries", first=rome(level=15, religion="buddhism"), others=others)
    assert refused(m, 0, "missionaries", on="carthaginians", faith="buddhism") == "event-bad-target"


@rule("S132")
def test_a_schism_brings_disorder_to_a_city_of_each_empire_of_the_faith():
    others = [
        egypt(religion="islam"),
        empire("hittites", 2, {"anatolia": "warriors"}, capital="anatolia", religion="islam", government="socialism"),
        empire(
            "sumerians", 2, {"sumer": "warriors"}, capital="sumer", religion="islam", leaders=[("unnamed_re", "sumer")]
        ),
    ]
    m = civilise("schism", others=others)
    play(m, 0, "schism", faith="islam")
    assert disordered(m) == ["lower_egypt"]


@rule("S5")
def test_a_schism_that_hits_nobody_is_refused():
    m = civilise("schism", others=[egypt(religion="islam", government="socialism")])
    assert refused(m, 0, "schism", faith="islam") == "event-idle"


# -- dynastic marriage -------------------------------------------------------------------------------------------------


def neighbours(**what) -> Match:
    """Rome and Carthage at Sicily; the card lies in the hand of seat 0."""
    carthage = empire(
        "carthaginians",
        1,
        {"carthage": "warriors", "sicily": "warriors warriors"},
        capital="carthage",
        money=6,
        leaders=[("unnamed_ar", "sicily")],
        artefacts={"sicily": ["forum"]},
        forts=["sicily"],
    )
    first = empire(what.pop("buyer", "romans"), 0, {"rome": "warriors"}, capital="rome", money=9)
    return civilise("dynastic_marriage", first=first, others=[carthage], **what)


@rule("S5")
def test_a_marriage_sells_an_area():
    m = neighbours()
    play(m, 0, "dynastic_marriage", on="carthaginians")
    assert why(m, 0, "offer_area", "carthaginians", "romans", "carthage", 1) is not None
    say(m, 0, "offer_area", "carthaginians", "romans", "sicily", 4)
    say(m, 1, "accept")
    s = state(m)
    assert held(m, "romans") == ["rome", "sicily"]
    assert units(m, "sicily") == ["warriors"]
    assert (s.money[mine(m, "romans")], s.money[mine(m, "carthaginians")]) == (5, 10)
    assert s.leaders[mine(m, "carthaginians")] == ((IDS["leader"].index("unnamed_ar"), area("carthage")),)
    assert not s.lies[area("sicily")]
    assert s.forts == 1 << area("sicily")
    assert s.glory[:2] == [1, 1]
    assert s.lost[mine(m, "carthaginians")] == 0
    assert discarded(m)[0] == card("dynastic_marriage")


@rule("S5")
def test_without_agreement_the_card_goes_back_to_the_hand():
    m = neighbours()
    play(m, 0, "dynastic_marriage", on="carthaginians")
    say(m, 0, "offer_area", "carthaginians", "romans", "sicily", 0)
    say(m, 1, "refuse")
    assert hand(m, 0) == [card("dynastic_marriage")]
    assert not state(m).aside
    assert refused(m, 0, "dynastic_marriage", on="carthaginians") == "event-struck"


@rule("S5")
def test_the_austrians_marry_with_any_card_once():
    austrians = empire("austrians", 0, {"rome": "warriors", "greece": "warriors"}, capital="rome", money=9)
    others = [
        empire("carthaginians", 1, {"carthage": "warriors", "sicily": "warriors"}, capital="carthage"),
        empire("hittites", 2, {"macedonia": "warriors", "thrace": "warriors"}, capital="thrace"),
    ]
    m = position(austrians, *others, players=3, doing="civilise", by="austrians", hands={0: ["goths", "franks"]})
    assert may(m, 0, "dynastic_marriage", using="goths", on="carthaginians")
    play(m, 0, "dynastic_marriage", using="goths", on="carthaginians")
    say(m, 0, "offer_area", "carthaginians", "austrians", "sicily", 4)
    say(m, 1, "accept")
    assert held(m, "austrians") == ["greece", "rome", "sicily"]
    assert refused(m, 0, "dynastic_marriage", using="franks", on="hittites") == "event-other-card"


@rule("S5")
def test_an_austrian_offer_that_fails_does_not_use_up_the_power():
    austrians = empire("austrians", 0, {"rome": "warriors", "greece": "warriors"}, capital="rome", money=9)
    others = [
        empire("carthaginians", 1, {"carthage": "warriors", "sicily": "warriors"}, capital="carthage"),
        empire("hittites", 2, {"macedonia": "warriors", "thrace": "warriors"}, capital="thrace"),
    ]
    m = position(austrians, *others, players=3, doing="civilise", by="austrians", hands={0: ["goths", "franks"]})
    play(m, 0, "dynastic_marriage", using="goths", on="carthaginians")
    say(m, 0, "offer_area", "carthaginians", "austrians", "sicily", 4)
    say(m, 1, "refuse")
    assert may(m, 0, "dynastic_marriage", using="franks", on="hittites")


# -- empty slots -------------------------------------------------------------------------------------------------------


@rule("A60")
def test_an_empty_slot_may_play_events_that_need_no_active_empire():
    m = position(rome(), egypt(), players=3, doing="civilise", by="seat 1", hands={0: [card("elite_guard")]})
    assert may(m, 0, "elite_guard", on="romans")
