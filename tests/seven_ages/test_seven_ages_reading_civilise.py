"""Second reading of Civilise (S97-S107): cities, leaders, upgrades, artefacts on anybody, adoption, refusals."""

from __future__ import annotations

from typing import Any

import pytest
from reading_scene import (
    IDS,
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
    leaders,
    level,
    money,
    of,
    owns,
    question,
    refused,
    religion,
    state,
    units,
    with_artefact,
    with_event,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.testing import can, rule, say


def civilise(*empires: Empire, hands: dict[int, list[str]] | None = None, **board: Any) -> Match:
    return calm(doing("civilise", *empires, hands=hands or {}, **board))


def romans(lands: dict[str, str] | None = None, **more: Any) -> Empire:
    return empire("romans", 0, lands or {"rome": "warriors", "sicily": "warriors"}, **{"capital": "rome", **more})


def play(m: Match, artefact: str, on: str, seat: int = 0, n: int = 0) -> None:
    say(m, seat, "artefact", with_artefact(artefact, n), artefact, on)


def no_play(m: Match, artefact: str, on: str, seat: int = 0, n: int = 0) -> str:
    return refused(m, seat, "artefact", with_artefact(artefact, n), artefact, on)


# -- cities ------------------------------------------------------------------------------------------------------------


@rule("S98")
@pytest.mark.parametrize(
    ("before", "level_now", "price"),
    [(0, 1, 2), (1, 8, 6), (3, 22, 10), (5, 36, 14), (1, 7, 0), (3, 21, 0), (5, 35, 0)],
)
def test_a_city_grows_one_step_at_a_time_and_each_step_has_its_age_and_price(
    before: int, level_now: int, price: int
) -> None:
    m = civilise(romans(level=level_now, money=20, cities={"sicily": before} if before else {}))
    verb = "raise_city" if before else "build_city"
    if not price:
        assert refused(m, 0, verb, "sicily") == "city-too-early"
        return
    say(m, 0, verb, "sicily")
    assert (money(m, "romans"), city(m, "sicily")) == (20 - price, {0: 1, 1: 3, 3: 5, 5: 7}[before])
    assert refused(m, 0, "raise_city", "rome") == "city-step-done"


@rule("S98", "S17", "S15")
def test_no_city_in_disorder_for_barbarians_or_on_credit() -> None:
    m = civilise(romans(money=1, disorder=["sicily"]))
    assert refused(m, 0, "build_city", "sicily") == "area-disordered"
    m = civilise(romans(money=1))
    assert refused(m, 0, "build_city", "sicily") == "too-dear"
    m = civilise(empire("huns", 0, {"scythia": "warriors"}, level=15, money=20))
    assert refused(m, 0, "build_city", "scythia") == "barbarians-build-no-city"


@rule("S99", "S97c")
def test_the_guides_mongol_builder_raises_a_city_to_five_in_age_three() -> None:
    mongols = empire(
        "mongols",
        0,
        {"mongolia": "warriors", "gansu": "warriors"},
        level=15,
        money=20,
        cities={"mongolia": 3, "gansu": 1},
        leaders=[("unnamed_bu", "mongolia")],
    )
    m = civilise(mongols)
    assert refused(m, 0, "raise_city", "gansu") == "barbarians-build-no-city"
    say(m, 0, "raise_city", "mongolia")
    assert (city(m, "mongolia"), money(m, "mongols")) == (5, 10)
    assert refused(m, 0, "raise_city", "mongolia") == "city-raised-already"


@rule("S99")
def test_a_builders_step_comes_on_top_of_the_ordinary_one_in_either_order() -> None:
    lands = {"rome": "warriors", "sicily": "warriors", "north_italy": "warriors"}
    for order in (("rome", "sicily"), ("sicily", "rome")):
        m = civilise(romans(lands, level=8, money=40, cities={"sicily": 1}, leaders=[("unnamed_bu", "rome")]))
        for where in order:
            say(m, 0, "raise_city", where)
        assert (city(m, "rome"), city(m, "sicily"), money(m, "romans")) == (3, 3, 28)
        assert refused(m, 0, "build_city", "north_italy") == "city-step-done"


@rule("S107", "S16")
def test_a_lost_capital_is_replaced_by_declaring_a_city_and_only_then() -> None:
    m = civilise(romans(capital="", cities={"sicily": 3}, level=8))
    say(m, 0, "declare_capital", "sicily")
    assert capital(m, "romans") == "sicily"
    assert refused(m, 0, "declare_capital", "sicily") == "has-capital"


# -- leaders -----------------------------------------------------------------------------------------------------------


@rule("S97c", "S104", "S104b")
def test_one_leader_in_an_action_whose_age_has_come_and_only_up_to_the_leader_value() -> None:
    m = civilise(romans(level=8))
    assert refused(m, 0, "call_leader", "romans_trajan") == "leader-too-early"
    say(m, 0, "call_leader", "romans_caesar")
    say(m, 0, "station", "sicily")
    assert leaders(m, "romans") == [("romans_caesar", "sicily")]
    assert refused(m, 0, "call_leader", "romans_augustus") == "leader-done"
    assert refused(m, 0, "draw_leader") == "leader-done"
    full = romans(level=8, leaders=[("unnamed_ta", "rome")] * 3)
    assert refused(civilise(full), 0, "call_leader", "romans_caesar") == "leaders-full"


@rule("S104b")
def test_a_demoted_named_leader_never_returns_and_an_unnamed_one_goes_back_to_the_cup() -> None:
    m = civilise(romans(level=8, leaders=[("romans_caesar", "rome"), ("unnamed_ta", "rome")]))
    cup = list(state(m).cup)
    say(m, 0, "demote", "romans_caesar", "rome")
    assert refused(m, 0, "call_leader", "romans_caesar") == "leader-not-available"
    say(m, 0, "demote", "unnamed_ta", "rome")
    ta = IDS["leader"].index("unnamed_ta")
    assert state(m).cup[ta] == cup[ta] + 1
    assert leaders(m, "romans") == []


@rule("A65", "S138")
def test_demoting_the_last_leader_ends_a_just_rule_at_once() -> None:
    m = civilise(romans(level=8, leaders=[("romans_caesar", "rome")], marks=["just_rule"]))
    say(m, 0, "demote", "romans_caesar", "rome")
    assert not owns(m, "romans", "just_rule")


# -- order, upgrades ---------------------------------------------------------------------------------------------------


@rule("S97", "S97c")
def test_one_disorder_marker_may_be_removed_and_a_city_built_there_afterwards() -> None:
    m = civilise(romans(money=2, disorder=["rome", "sicily"]))
    say(m, 0, "restore_order", "sicily")
    assert refused(m, 0, "restore_order", "rome") == "order-done"
    say(m, 0, "build_city", "sicily")
    assert (city(m, "sicily"), disordered(m)) == (1, ["rome"])


@rule("S97b")
def test_an_upgrade_costs_the_plain_difference_and_at_least_one() -> None:
    cheap = romans({"rome": "legion warriors"}, level=16, money=9, government="socialism")
    m = civilise(cheap)
    say(m, 0, "upgrade", "rome", "legion", "swordsmen")
    assert money(m, "romans") == 8
    say(m, 0, "upgrade", "rome", "warriors", "legion")
    assert (money(m, "romans"), units(m, "rome")) == (7, ["legion", "swordsmen"])
    assert refused(m, 0, "upgrade", "rome", "legion", "heavy_horse") == "not-newer"
    assert refused(m, 0, "upgrade", "rome", "swordsmen", "legion") == "not-newer"
    m = civilise(romans({"rome": "legion"}, level=16, money=9, disorder=["rome"]))
    assert refused(m, 0, "upgrade", "rome", "legion", "swordsmen") == "area-disordered"


# -- artefacts on anybody ----------------------------------------------------------------------------------------------


def greeks(**more: Any) -> Empire:
    return empire("greeks", 1, {"greece": "warriors", "crete": "warriors"}, **{"capital": "greece", "level": 8, **more})


@rule("S100", "S101", "S97c")
def test_an_artefact_may_be_given_to_anybody_and_its_new_owner_chooses_the_place() -> None:
    m = civilise(romans(level=8), greeks(), hands={0: [with_artefact("colossus")]})
    play(m, "colossus", "greeks")
    assert list(m.asked()) == [1]
    say(m, 1, "place_artefact", "crete")
    assert owns(m, "greeks", "colossus")
    assert discarded(m) == [with_artefact("colossus")]


@rule("S97f")
def test_the_ages_of_the_receiver_count_not_those_of_the_giver() -> None:
    m = civilise(romans(level=1), greeks(level=8), hands={0: [with_artefact("paved_roads")]})
    assert no_play(m, "paved_roads", "romans") == "wrong-age-for-artefact"
    assert no_play(m, "paved_roads", "greeks") == ""


@rule("S97d", "S101")
def test_only_an_area_without_artefact_can_take_one_unless_an_artist_is_there() -> None:
    one = romans({"rome": "warriors"}, level=8, artefacts={"rome": ["oracle"]})
    m = civilise(one, hands={0: [with_artefact("colossus")]})
    assert no_play(m, "colossus", "romans") == "no-place-for-artefact"
    one = romans({"rome": "warriors"}, level=8, artefacts={"rome": ["oracle"]}, leaders=[("unnamed_ar", "rome")])
    m = civilise(one, hands={0: [with_artefact("colossus")]})
    play(m, "colossus", "romans")
    assert owns(m, "romans", "colossus")
    assert state(m).glory[0] == 1


@rule("S102", "A24", "S97d")
def test_a_wonder_exists_once_and_a_technology_once_per_empire() -> None:
    m = civilise(
        romans(level=22, artefacts={"rome": ["forum", "renaissance"]}, leaders=[("unnamed_ar", "rome")]),
        greeks(level=22),
        hands={0: [with_artefact("forum"), with_artefact("renaissance")]},
    )
    say(m, 0, "act")
    assert no_play(m, "forum", "greeks") == "marker-in-play"
    assert no_play(m, "renaissance", "romans") == "has-artefact"
    assert no_play(m, "renaissance", "greeks") == ""


@rule("S106", "S97e")
def test_an_artist_pays_the_player_who_places_in_his_range_and_nobody_else() -> None:
    """Rome and Crete are two steps apart, three from Rome to Thrace."""
    artist: dict[str, Any] = {"leaders": [("unnamed_ar", "rome")]}
    m = civilise(romans(level=8, **artist), greeks(), hands={0: [with_artefact("colossus")]})
    play(m, "colossus", "greeks")
    say(m, 1, "place_artefact", "crete")
    assert state(m).glory == [1, 0, 0]
    m = civilise(
        romans(level=8, **artist),
        empire("greeks", 1, {"thrace": "warriors", "ionia": "warriors"}, level=8),
        hands={0: [with_artefact("colossus")]},
    )
    play(m, "colossus", "greeks")
    say(m, 1, "place_artefact", "thrace")
    assert state(m).glory == [0, 0, 0]
    m = civilise(
        romans(level=8),
        greeks(leaders=[("unnamed_ar", "greece")]),
        hands={0: [with_artefact("concentrated_ownership")]},
    )
    play(m, "concentrated_ownership", "greeks")
    assert state(m).glory == [0, 0, 0]


@rule("S131", "S140")
def test_renaissance_drives_feudalism_out_even_if_an_enemy_brings_it() -> None:
    m = civilise(romans(level=22), greeks(level=22, government="feudalism"), hands={0: [with_artefact("renaissance")]})
    play(m, "renaissance", "greeks")
    say(m, 1, "place_artefact", "crete")
    assert not owns(m, "greeks", "feudalism")
    assert owns(m, "greeks", "renaissance")


@rule("S97f")
def test_the_industrial_revolution_comes_in_age_five_with_printing_only() -> None:
    base: dict[str, Any] = {"level": 29, "leaders": [("unnamed_ar", "rome")]}
    hands = {0: [with_artefact("industrial_revolution")]}
    m = civilise(romans(artefacts={"rome": ["renaissance"]}, **base), hands=hands)
    assert no_play(m, "industrial_revolution", "romans") == "wrong-age-for-artefact"
    m = civilise(romans(artefacts={"rome": ["renaissance", "printing"]}, **base), hands=hands)
    assert no_play(m, "industrial_revolution", "romans") == ""
    m = civilise(romans(artefacts={"rome": ["printing"]}, **base), hands=hands)
    assert no_play(m, "industrial_revolution", "romans") == "needs-artefact"


@rule("S97f", "S135")
def test_a_world_war_comes_early_with_the_industrial_revolution_and_never_beside_the_united_nations() -> None:
    hands = {0: [with_artefact("world_war")]}
    m = civilise(romans(level=36), hands=hands)
    assert no_play(m, "world_war", "romans") == "wrong-age-for-artefact"
    m = civilise(romans(level=36, artefacts={"rome": ["industrial_revolution"]}), hands=hands)
    play(m, "world_war", "romans")
    assert state(m).world_war == 36
    m = civilise(romans(level=43), greeks(level=43, artefacts={"crete": ["united_nations"]}), hands=hands)
    assert no_play(m, "world_war", "romans") == "not-beside-united-nations"


@rule("S134", "S135")
def test_the_united_nations_end_a_world_war_and_everybody_is_paid_for_fertile_land_even_in_disorder() -> None:
    m = civilise(
        romans(level=43, disorder=["sicily"]),
        greeks(level=43),
        hands={0: [with_artefact("united_nations")]},
        world_war=43,
    )
    play(m, "united_nations", "romans")
    say(m, 0, "place_artefact", "rome")
    assert state(m).world_war == 0
    assert state(m).glory == [2, 0, 0]


@rule("S138")
def test_a_just_rule_clears_disorder_and_keeps_six_events_away() -> None:
    six = ("barracks_revolt", "civil_war", "empire_collapses", "empire_fragments", "new_dynasty", "rebellion")
    lands = {
        "rome": "warriors",
        "sicily": "warriors",
        "north_italy": "warriors",
        "france": "warriors",
        "crete": "warriors",
    }
    just = empire("greeks", 1, lands, level=8, capital="rome", leaders=[("unnamed_ta", "rome")], disorder=["rome"])
    m = civilise(
        romans({"illyria": "warriors"}, capital="illyria", level=8),
        just,
        hands={0: [with_artefact("just_rule"), *map(with_event, six)]},
    )
    for id in ("barracks_revolt", "civil_war", "empire_collapses", "new_dynasty", "rebellion"):
        assert refused(m, 0, *event_words(id, on="greeks")) == "", id
    play(m, "just_rule", "greeks")
    assert disordered(m) == []
    for id in ("barracks_revolt", "civil_war", "rebellion"):
        assert refused(m, 0, *event_words(id, on="greeks")) == "event-immune"
    assert not any(can(m, 0, *event_words(id, on="greeks")) for id in six)


@rule("S130", "S67", "A43")
def test_a_revolution_takes_four_levels_the_faith_and_the_old_owners_but_stays_itself() -> None:
    m = civilise(
        romans(level=8),
        greeks(level=10, religion="buddhism", marks=["religious_strife", "concentrated_ownership"], disorder=["crete"]),
        hands={0: [with_artefact("revolution")]},
        heresy={"buddhism": "greeks"},
        treaty=("greeks", "greece", "romans", "rome"),
    )
    play(m, "revolution", "greeks")
    assert (level(m, "greeks"), religion(m, "greeks")) == (6, "")
    assert [owns(m, "greeks", id) for id in ("revolution", "religious_strife", "concentrated_ownership")] == [
        True,
        False,
        False,
    ]
    assert disordered(m) == ["crete", "greece"]
    assert max(state(m).heresy) == -1
    assert state(m).treaty == ()
    m = civilise(romans(level=3, disorder=["sicily"]), hands={0: [with_artefact("revolution")]})
    play(m, "revolution", "romans")
    assert level(m, "romans") == 1


@rule("S130", "S97f", "S102")
def test_a_revolution_needs_disorder_and_ends_with_a_new_faith_or_socialism() -> None:
    m = civilise(romans(level=8), hands={0: [with_artefact("revolution")]})
    assert no_play(m, "revolution", "romans") == "needs-disorder"
    zealots = empire("israelites", 0, {"palestine": "warriors"}, level=8, capital="palestine", marks=["revolution"])
    m = civilise(zealots, hands={0: [with_artefact("christianity")]})
    play(m, "christianity", "israelites")
    assert not owns(m, "israelites", "revolution")
    assert disordered(m) == ["palestine"]
    red = romans(level=36, marks=["revolution"], artefacts={"sicily": ["industrial_revolution"]})
    m = civilise(red, hands={0: [with_artefact("socialism")]})
    play(m, "socialism", "romans")
    assert not owns(m, "romans", "revolution")
    assert disordered(m) == ["rome"]


@rule("S130", "S139", "S17")
def test_the_great_pyramid_keeps_the_disorder_of_a_revolution_away_from_neighbours_of_any_owner() -> None:
    m = civilise(
        romans({"rome": "warriors", "sicily": "warriors"}, level=10, disorder=["sicily"]),
        empire("greeks", 1, {"north_italy": "warriors"}, level=8, artefacts={"north_italy": ["great_pyramid"]}),
        hands={0: [with_artefact("revolution")]},
    )
    play(m, "revolution", "romans")
    assert disordered(m) == ["sicily"]


@rule("A18", "S130")
def test_without_a_capital_the_marker_goes_to_the_area_with_most_units_and_its_owner_breaks_ties() -> None:
    lands = {"scythia": "warriors warriors", "ukraine": "warriors warriors", "volga": "warriors"}
    wild = empire("huns", 1, lands, level=16, disorder=["volga"])
    m = civilise(romans(level=8), wild, hands={0: [with_artefact("revolution")]})
    play(m, "revolution", "huns")
    assert list(m.asked()) == [1]
    assert refused(m, 1, "mark", "volga") != ""
    say(m, 1, "mark", "ukraine")
    assert disordered(m) == ["ukraine", "volga"]


# -- religions and governments -----------------------------------------------------------------------------------------


def isles(**more: Any) -> Empire:
    return empire("israelites", 0, {"palestine": "warriors"}, **{"level": 16, "capital": "palestine", **more})


@rule("S103", "A45", "S97f", "S97c")
def test_a_faith_is_adopted_from_an_empire_in_the_adopters_range_with_everything_it_brings() -> None:
    m = civilise(isles(), empire("arabs", 1, {"medina": "warriors"}, level=15, religion="islam"))
    say(m, 0, "adopt", "islam")
    assert (religion(m, "israelites"), elite(m, "israelites")) == ("islam", 1)
    assert refused(m, 0, "adopt", "islam") == "adoption-done"
    m = civilise(isles(religion="buddhism"), empire("arabs", 1, {"medina": "warriors"}, level=15, religion="islam"))
    assert refused(m, 0, "adopt", "islam") == "has-religion"
    m = civilise(isles(level=1), empire("arabs", 1, {"medina": "warriors"}, level=15, religion="islam"))
    assert refused(m, 0, "adopt", "islam") == "wrong-age-for-artefact"


@rule("S103")
def test_the_conditions_of_a_government_hold_for_the_adopter_too() -> None:
    rich = empire("arabs", 1, {"medina": "warriors"}, level=36, government="capitalism")
    assert refused(civilise(isles(level=36), rich), 0, "adopt", "capitalism") == "needs-artefact"
    able = isles(level=36, artefacts={"palestine": ["industrial_revolution"]})
    m = civilise(able, rich)
    say(m, 0, "adopt", "capitalism")
    assert owns(m, "israelites", "capitalism")
    far = empire("arabs", 1, {"cape": "warriors"}, level=36, government="democracy")
    assert refused(civilise(isles(level=8), far), 0, "adopt", "democracy") == "no-owner-in-range"


@rule("S121", "S97f")
def test_a_confucian_draws_a_card_for_every_marker_and_may_avoid_it() -> None:
    m = civilise(
        romans(level=8),
        empire(
            "shang",
            1,
            {"henan": "warriors", "hebei": "warriors"},
            level=8,
            capital="henan",
            religion="confucianism",
            disorder=["hebei"],
        ),
        hands={0: [with_artefact("revolution")]},
        deck=["goths"],
    )
    play(m, "revolution", "shang")  # value 0 against age 2, before it falls back to age 1
    assert "henan" in disordered(m)


@rule("S105", "S128")
def test_a_crusade_needs_the_pope_and_palestine_in_the_hands_of_infidels() -> None:
    pope = romans(level=16, religion="christianity", artefacts={"rome": ["pope"]})
    infidel = empire("arabs", 1, {"palestine": "warriors"}, level=16, religion="islam")
    m = civilise(pope, infidel)
    say(m, 0, "call_crusade")
    assert state(m).crusade == 1
    assert refused(m, 0, "call_crusade") == "crusade-on"
    assert refused(civilise(pope), 0, "call_crusade") == "no-crusade-now"
    faithful = empire("arabs", 1, {"palestine": "warriors"}, level=16, religion="christianity")
    assert refused(civilise(pope, faithful), 0, "call_crusade") == "no-crusade-now"
    assert refused(civilise(romans(level=16, religion="christianity"), infidel), 0, "call_crusade") == "needs-pope"


@rule("S102", "A47", "S97f")
def test_the_pope_goes_to_the_papal_states_if_they_are_in_play_and_converts_them() -> None:
    states = empire("papal_states", 1, {"rome": "warriors"}, level=16, capital="rome", religion="buddhism")
    other = empire("french", 0, {"france": "warriors"}, level=16, religion="christianity")
    m = civilise(other, states, hands={0: [with_artefact("pope")]})
    assert no_play(m, "pope", "french") == "only-for"
    play(m, "pope", "papal_states")
    assert religion(m, "papal_states") == "christianity"
    assert disordered(m) == ["rome"]
    assert owns(m, "papal_states", "pope")
    m = civilise(other, hands={0: [with_artefact("pope")]})
    assert no_play(m, "pope", "french") == ""


@rule("S97c", "S32", "A60")
def test_an_empty_slot_plays_cards_and_nothing_else() -> None:
    m = calm(
        doing(
            "civilise",
            romans(money=20, disorder=["sicily"]),
            slot=True,
            hands={0: [with_artefact("colossus"), with_event("rebellion")]},
        )
    )
    assert question(m) == "PlayingCards"
    assert refused(m, 0, "build_city", "rome") == "slot-plays-cards-only"
    assert refused(m, 0, "restore_order", "sicily") == "slot-plays-cards-only"
    play(m, "colossus", "romans")
    say(m, 0, "place_artefact", "sicily")
    assert owns(m, "romans", "colossus")
    assert can(m, 0, *event_words("rebellion", on="romans"))


@rule("A68", "S97f")
def test_missionaries_bring_a_faith_without_its_conditions_but_with_its_effects() -> None:
    m = civilise(
        isles(religion="christianity"),
        empire("arabs", 1, {"medina": "warriors"}, level=16, capital="medina"),
        hands={0: [with_event("missionaries")]},
    )
    say(m, 0, "done")
    event(m, 0, "missionaries", on="arabs", faith="christianity")
    assert religion(m, "arabs") == "christianity"
    assert disordered(m) == ["medina"]
    assert state(m).glory[0] == 1
    assert hand(m, 0) == []
    assert of(m, "arabs") >= 0


@rule("A50", "S102", "S129", "S132")
def test_heresy_and_strife_need_a_faith_that_can_be_shaken() -> None:
    hands = {0: [with_artefact("heresy"), with_artefact("religious_strife")]}
    plain = empire("arabs", 1, {"medina": "warriors"}, level=36)
    m = civilise(romans(level=36), plain, hands=hands)
    assert no_play(m, "heresy", "arabs") == "needs-religion"
    m = civilise(
        romans(level=36),
        empire("arabs", 1, {"medina": "warriors"}, level=36, religion="islam"),
        empire("persians", 2, {"persia": "warriors"}, level=36, religion="islam"),
        hands=hands,
        heresy={"islam": "persians"},
    )
    assert no_play(m, "heresy", "arabs") == "heresy-already"
    priest = empire("arabs", 1, {"medina": "warriors"}, level=36, religion="islam", leaders=[("unnamed_re", "medina")])
    m = civilise(romans(level=36), priest, hands=hands)
    assert no_play(m, "religious_strife", "arabs") == "has-religious-leader"
    red = empire("arabs", 1, {"medina": "warriors"}, level=36, religion="islam", government="socialism")
    m = civilise(romans(level=36), red, hands=hands)
    assert no_play(m, "religious_strife", "arabs") == "immune-to-artefact"
