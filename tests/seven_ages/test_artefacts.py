"""Artefacts, one by one: who may get them, what they do at once, when they go (S97-S107, S120-S140)."""

from __future__ import annotations

from typing import Any

from civil_scene import OF_VALUE, civilise, colour, disordered, number, owns, play, refused, state
from reading_scene import with_artefact

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.control import clear_artefacts
from zeitalter.games.seven_ages.rules.disorder import can_be_disordered
from zeitalter.games.seven_ages.rules.progress import progress
from zeitalter.games.seven_ages.rules.reach import closed, empires_in_range, range_of
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.stats import figure
from zeitalter.testing import can, rule, say

AGE = (0, 1, 8, 15, 22, 29, 36, 43)
"""The first level of each age."""


def romans(age: int = 2, **what: Any) -> Empire:
    what.setdefault("capital", "rome")
    units = what.pop("units", {"rome": "warriors warriors", "sicily": "warriors", "mediterranean_sea": "galleys"})
    return empire("romans", 0, units, level=AGE[age], **what)


def greeks(age: int = 2, **what: Any) -> Empire:
    what.setdefault("capital", "greece")
    return empire("greeks", 1, what.pop("units", {"greece": "warriors", "crete": "warriors"}), level=AGE[age], **what)


def trade_number(m: Match, card: str) -> int:
    return figure(state(m), colour(m, card), "trade_number", 0, Situation())


def modern(*artefacts: str, age: int = 7, **what: Any) -> Empire:
    """An empire of a late age with these artefacts in Rome."""
    return romans(age, artefacts={"rome": artefacts}, **what)


# -- playing ----------------------------------------------------------------------------------------------------------


@rule("S100", "S97c", "S101")
def test_an_artefact_goes_to_a_foreign_empire_whose_owner_chooses_the_area() -> None:
    m = civilise(romans(), greeks(), hand=["mycenaeans"])
    play(m, "mycenaeans", "colossus", "greeks")
    assert list(m.asked()) == [1]
    assert refused(m, "place_artefact", "rome", seat=1) == "not-own-land"
    say(m, 1, "place_artefact", "crete")
    assert owns(m, "greeks", "colossus")
    assert state(m).hand(0) == ()
    assert number("empire", "mycenaeans") in state(m).zones[1].cards


@rule("S100", "S32")
def test_an_empty_slot_plays_artefacts_and_nothing_else() -> None:
    m = civilise(romans(money=20), greeks(), hand=["mycenaeans"], slot=True)
    assert refused(m, "build_city", "sicily") == "slot-plays-cards-only"
    play(m, "mycenaeans", "colossus", "romans")
    say(m, 0, "place_artefact", "sicily")
    assert owns(m, "romans", "colossus")


@rule("S100", "S2")
def test_only_cards_of_the_own_hand_are_played_for_what_they_show() -> None:
    m = civilise(romans(money=9), greeks(), hands={0: ["mycenaeans"], 1: ["minoans"]})
    assert refused(m, "artefact", "minoans", "oracle", "romans") == "not-in-hand"
    assert refused(m, "artefact", "mycenaeans", "oracle", "romans") == "other-artefact"
    assert refused(m, "artefact", "mycenaeans", "colossus", "english") == "empire-not-in-play"


@rule("S101", "S97d")
def test_two_artefacts_share_an_area_only_with_an_artist() -> None:
    lying = {"rome": ["forum"]}
    m = civilise(romans(artefacts=lying, units={"rome": "warriors"}), greeks(), hand=["mycenaeans"])
    assert refused(m, "artefact", "mycenaeans", "colossus", "romans") == "no-place-for-artefact"
    m = civilise(romans(artefacts=lying), greeks(), hand=["mycenaeans"])
    play(m, "mycenaeans", "colossus", "romans")
    assert owns(m, "romans", "colossus"), "Sicily is the only area left"
    with_artist = romans(artefacts=lying, leaders=[("unnamed_ar", "rome")])
    m = civilise(with_artist, greeks(), hand=["mycenaeans"])
    play(m, "mycenaeans", "colossus", "romans")
    assert can(m, 0, "place_artefact", "rome")
    assert refused(m, "place_artefact", "mediterranean_sea") == "not-own-land"


@rule("S101")
def test_an_area_with_an_artefact_is_refused() -> None:
    units = {"rome": "warriors", "sicily": "warriors", "north_italy": "warriors"}
    m = civilise(romans(artefacts={"rome": ["forum"]}, units=units), greeks(), hand=["mycenaeans"])
    play(m, "mycenaeans", "colossus", "romans")
    assert refused(m, "place_artefact", "rome") == "artefact-there"


@rule("S102", "A24")
def test_there_is_one_marker_of_a_wonder_and_many_of_a_technology() -> None:
    m = civilise(romans(4), greeks(4, artefacts={"greece": ["forum", "renaissance"]}), hand=["portuguese", "gauls"])
    assert refused(m, "artefact", "portuguese", "forum", "romans") == "marker-in-play"
    assert refused(m, "artefact", "gauls", "renaissance", "greeks") == "has-artefact"
    assert can(m, 0, "artefact", "gauls", "renaissance", "romans")


@rule("S106", "S97e", "T133")
def test_an_artist_brings_glory_for_an_artefact_in_his_range() -> None:
    """T133: range 2 from Rome reaches Greece over the sea, and counts from his area only."""
    m = civilise(romans(2, leaders=[("unnamed_ar", "rome")]), greeks(), hand=["mycenaeans", "moche"])
    play(m, "mycenaeans", "colossus", "greeks")
    say(m, 1, "place_artefact", "greece")
    assert state(m).glory == [1, 0, 0]
    play(m, "moche", "concentrated_ownership", "greeks")
    assert state(m).glory == [2, 0, 0]


@rule("S106")
def test_an_artist_far_away_brings_nothing() -> None:
    far = romans(1, units={"rome": "warriors", "england": "warriors"}, leaders=[("unnamed_ar", "england")])
    m = civilise(far, greeks(1), hand=["mycenaeans"])
    play(m, "mycenaeans", "colossus", "romans")
    say(m, 0, "place_artefact", "rome")
    assert state(m).glory == [0, 0, 0]


@rule("S20b", "S20", "A45")
def test_the_acting_player_asks_for_the_way_when_range_is_blocked() -> None:
    """T28, T29: who holds the sea between Rome and Palestine asks for money."""
    sea = empire("greeks", 1, {"mediterranean_sea": "galleys galleys", "crete": "warriors"}, level=8)
    mine = romans(2, units={"rome": "warriors"}, money=5)
    m = civilise(mine, sea, hand=["kush_axum"])
    assert refused(m, "artefact", "kush_axum", "christianity", "romans") == "area-out-of-range"
    say(m, 0, "ask_way", "greeks")
    say(m, 1, "price", 2, 0)
    say(m, 0, "accept")
    assert state(m).money[colour(m, "romans")] == 3
    play(m, "kush_axum", "christianity", "romans")
    assert owns(m, "romans", "christianity")
    assert state(m).ways == 0, "one permission serves one measurement"


# -- religions --------------------------------------------------------------------------------------------------------


@rule("S97f", "S23")
def test_buddhism_needs_india_in_range() -> None:
    m = civilise(romans(), empire("persians", 1, {"persia": "warriors"}, level=8), hand=["mauryans"])
    assert refused(m, "artefact", "mauryans", "buddhism", "romans") == "region-out-of-range"
    play(m, "mauryans", "buddhism", "persians")
    assert owns(m, "persians", "buddhism")


@rule("S97f", "A45", "T86")
def test_christianity_disorders_the_capital() -> None:
    """T86."""
    m = civilise(romans(2), greeks(1), hand=["kush_axum"])
    assert refused(m, "artefact", "kush_axum", "christianity", "greeks") == "wrong-age-for-artefact"
    play(m, "kush_axum", "christianity", "romans")
    assert owns(m, "romans", "christianity")
    assert disordered(m) == ["rome"]


@rule("A18", "A19")
def test_without_a_capital_the_owner_chooses_among_the_largest_stacks() -> None:
    units = {"rome": "warriors warriors", "sicily": "warriors warriors", "north_italy": "warriors"}
    m = civilise(romans(2, units=units, capital=""), greeks(), hand=["kush_axum"])
    play(m, "kush_axum", "christianity", "romans")
    assert refused(m, "mark", "north_italy") == "not-most-units"
    say(m, 0, "mark", "sicily")
    assert disordered(m) == ["sicily"]


@rule("S97f")
def test_confucianism_needs_land_in_china_or_south_east_asia() -> None:
    m = civilise(romans(), empire("han", 1, {"henan": "warriors"}, level=8), hand=["zhou"])
    assert refused(m, "artefact", "zhou", "confucianism", "romans") == "needs-land-in"
    play(m, "zhou", "confucianism", "han")
    assert owns(m, "han", "confucianism")
    assert trade_number(m, "han") == -1


@rule("S97f")
def test_hinduism_needs_land_in_india() -> None:
    m = civilise(romans(), empire("mauryans", 1, {"magadha": "warriors"}, level=8), hand=["aryans"])
    assert refused(m, "artefact", "aryans", "hinduism", "romans") == "needs-land-in"
    play(m, "aryans", "hinduism", "mauryans")
    assert owns(m, "mauryans", "hinduism")


@rule("S123", "S97f", "T26", "T85")
def test_islam_brings_an_elite_marker_and_needs_medina_in_range() -> None:
    """T26, T85: from Rome Medina is three areas away."""
    m = civilise(romans(3), greeks(3, religion="buddhism"), hand=["arabs"])
    assert refused(m, "artefact", "arabs", "islam", "greeks") == "has-religion"
    play(m, "arabs", "islam", "romans")
    assert owns(m, "romans", "islam")
    assert state(m).elite[colour(m, "romans")] == 1


# -- governments ------------------------------------------------------------------------------------------------------


@rule("S97f")
def test_capitalism_needs_the_industrial_revolution_and_no_government() -> None:
    m = civilise(modern("industrial_revolution", age=5), greeks(5, government="democracy"), hand=["tibetans"])
    assert refused(m, "artefact", "tibetans", "capitalism", "greeks") == "has-government"
    play(m, "tibetans", "capitalism", "romans")
    assert owns(m, "romans", "capitalism")
    m = civilise(romans(5), greeks(5), hand=["tibetans"])
    assert refused(m, "artefact", "tibetans", "capitalism", "romans") == "needs-artefact"


@rule("S97f")
def test_democracy_needs_no_government() -> None:
    m = civilise(romans(2), greeks(2, government="feudalism"), hand=["timurids"])
    assert refused(m, "artefact", "timurids", "democracy", "greeks") == "has-government"
    play(m, "timurids", "democracy", "romans")
    assert owns(m, "romans", "democracy")


@rule("S131", "T97")
def test_feudalism_goes_with_renaissance() -> None:
    """T97, and it cannot come back."""
    m = civilise(romans(4, government="feudalism"), greeks(4), hand=["gauls", "nubians"])
    play(m, "gauls", "renaissance", "romans")
    say(m, 0, "place_artefact", "rome")
    assert not owns(m, "romans", "feudalism")
    assert trade_number(m, "romans") == 1
    assert refused(m, "artefact", "nubians", "feudalism", "romans") == "not-beside-artefact"
    play(m, "nubians", "feudalism", "greeks")
    assert owns(m, "greeks", "feudalism")


@rule("S132", "S54", "T98", "T100")
def test_socialism_disorders_all_cities_and_ends_a_revolution() -> None:
    """T98, T100."""
    units = {"rome": "warriors", "sicily": "warriors", "north_italy": "warriors", "france": "warriors"}
    cities = {"sicily": 1, "north_italy": 3}
    m = civilise(
        modern("industrial_revolution", age=6, units=units, cities=cities, disorder=["sicily"], marks=["revolution"]),
        greeks(6),
        hand=["polynesians"],
    )
    play(m, "polynesians", "socialism", "romans")
    assert sorted(disordered(m)) == ["north_italy", "rome", "sicily"]
    assert not owns(m, "romans", "revolution")


# -- technologies -----------------------------------------------------------------------------------------------------


def lays(card: str, artefact: str, *before: str, age: int) -> Match:
    """The artefact needs the last of the others, and comes to Sicily if they are there."""
    if before:
        m = civilise(modern(*before[:-1], age=age), greeks(age), hand=[card])
        assert refused(m, "artefact", card, artefact, "romans") == "needs-artefact"
    m = civilise(modern(*(before or ("forum",)), age=age), greeks(age), hand=[card])
    play(m, card, artefact, "romans")
    assert owns(m, "romans", artefact)
    assert state(m).where_is(number("artefact", artefact)) == number("area", "sicily")
    return m


@rule("S102")
def test_paved_roads() -> None:
    lays("australians", "paved_roads", age=2)


@rule("S102")
def test_renaissance_raises_the_trade_number() -> None:
    assert trade_number(lays("gauls", "renaissance", age=4), "romans") == 1


@rule("S140")
def test_printing_needs_renaissance() -> None:
    lays("amazons", "printing", "renaissance", age=4)


@rule("S97f")
def test_industrial_revolution_comes_in_age_five_only_with_printing() -> None:
    m = civilise(modern("renaissance", age=5), greeks(5), hand=["vikings"])
    assert refused(m, "artefact", "vikings", "industrial_revolution", "romans") == "wrong-age-for-artefact"
    m = civilise(modern("renaissance", "printing", age=5), greeks(5), hand=["vikings"])
    play(m, "vikings", "industrial_revolution", "romans")
    assert owns(m, "romans", "industrial_revolution")
    lays("vikings", "industrial_revolution", "renaissance", age=6)


@rule("S22")
def test_railways_reach_one_area_farther() -> None:
    m = lays("prussians", "railways", "industrial_revolution", age=5)
    assert range_of(state(m), colour(m, "romans")) == 6


@rule("S20")
def test_radio_counts_through_others() -> None:
    m = lays("bantu", "radio", "industrial_revolution", age=6)
    s = state(m)
    assert closed(s, colour(m, "romans"), 0) == 0
    s.acting = 1
    assert closed(s, colour(m, "greeks"), 0) == s.held[colour(m, "romans")], "the Greeks have none"


@rule("S102")
def test_computing_needs_radio() -> None:
    lays("olmecs", "computing", "radio", age=6)


@rule("S22")
def test_satellites_have_every_empire_in_range() -> None:
    m = lays("normans", "satellites", "radio", age=7)
    assert empires_in_range(state(m), colour(m, "romans")) == [colour(m, "greeks")]


@rule("S105")
def test_moon_landing_brings_glory_in_every_civilise() -> None:
    m = lays("americans", "moon_landing", "computing", "satellites", age=7)
    assert state(m).glory[0] == 0, "the action had begun before"
    m = civilise(modern("computing", "satellites", "moon_landing"), greeks(7), hand=["marathas"])
    assert state(m).glory[0] == 1


@rule("S28", "T118")
def test_the_internet_ends_the_game() -> None:
    """T118."""
    m = civilise(modern("radio"), greeks(7), hand=["marathas"])
    assert refused(m, "artefact", "marathas", "internet", "romans") == "needs-artefact"
    m = civilise(modern("radio", "computing"), greeks(7), hand=["marathas"])
    play(m, "marathas", "internet", "romans")
    assert state(m).glory == [7, 0, 0]
    assert m.over
    assert state(m).result is not None
    assert dict(state(m).result or {})["how"] == "internet"


@rule("S28", "T119")
def test_the_internet_of_an_empire_with_a_moon_landing_brings_fourteen() -> None:
    """T119; one more for the Civilise of S105."""
    m = civilise(modern("computing", "satellites", "moon_landing"), greeks(7), hand=["marathas"])
    play(m, "marathas", "internet", "romans")
    assert state(m).glory == [15, 0, 0]


@rule("S28")
def test_the_internet_of_another_player_is_his_glory() -> None:
    other = greeks(7, artefacts={"greece": ["computing"]})
    m = civilise(modern("radio"), other, hand=["marathas"])
    play(m, "marathas", "internet", "greeks")
    assert state(m).glory == [0, 7, 0]


# -- wonders ----------------------------------------------------------------------------------------------------------


@rule("S22")
def test_the_colossus_reaches_one_area_farther() -> None:
    m = lays("mycenaeans", "colossus", age=2)
    assert range_of(state(m), colour(m, "romans")) == 3


@rule("S102")
def test_the_forum_may_come_in_any_age() -> None:
    for age in (1, 7):
        m = civilise(romans(age, units={"rome": "warriors"}), greeks(age), hand=["portuguese"])
        play(m, "portuguese", "forum", "romans")
        assert owns(m, "romans", "forum")


@rule("S61")
def test_the_great_library_raises_the_trade_number() -> None:
    assert trade_number(lays("assyrians", "great_library", age=3), "romans") == 1


@rule("S139", "A17")
def test_the_great_pyramid_keeps_disorder_away_from_christians_nearby() -> None:
    m = civilise(romans(2), greeks(2), hand=["egyptians", "kush_axum"])
    play(m, "egyptians", "great_pyramid", "romans")
    say(m, 0, "place_artefact", "sicily")
    play(m, "kush_axum", "christianity", "romans")
    assert disordered(m) == []


@rule("S139")
def test_the_great_pyramid_protects_adjacent_areas_whoever_holds_them() -> None:
    """T106, T107."""
    egypt = empire("egyptians", 0, {"lower_egypt": "warriors"}, artefacts={"lower_egypt": ["great_pyramid"]})
    others = empire("israelites", 1, {"palestine": "warriors"}), empire("nubians", 2, {"nubia": "warriors"})
    m = civilise(egypt, *others)
    assert not can_be_disordered(state(m), number("area", "palestine"))
    assert can_be_disordered(state(m), number("area", "nubia"))


@rule("S83", "T109")
def test_the_great_wall_is_not_for_barbarians() -> None:
    """T109."""
    m = civilise(romans(2), empire("goths", 1, {"germany": "warriors"}, level=8), hand=["qin"])
    assert refused(m, "artefact", "qin", "great_wall", "goths") == "not-for-barbarians"
    play(m, "qin", "great_wall", "romans")
    say(m, 0, "place_artefact", "rome")
    assert owns(m, "romans", "great_wall")


@rule("S117")
def test_hanging_gardens() -> None:
    lays("sumerians", "hanging_gardens", age=1)


@rule("S137")
def test_the_oracle() -> None:
    lays("minoans", "oracle", age=1)


@rule("S83", "S61", "T110")
def test_the_pharos_needs_a_coast_and_helps_trade() -> None:
    """T110."""
    units = {"austria": "warriors", "rome": "warriors", "sicily": "warriors"}
    m = civilise(romans(1, units=units), greeks(1), hand=["carthaginians"])
    play(m, "carthaginians", "pharos_lighthouse", "romans")
    assert refused(m, "place_artefact", "austria") == "not-coastal"
    say(m, 0, "place_artefact", "rome")
    assert trade_number(m, "romans") == 1


@rule("S116")
def test_the_temple_of_diana() -> None:
    lays("israelites", "temple_of_diana", age=2)


# -- society ----------------------------------------------------------------------------------------------------------


@rule("S54", "A58")
def test_concentrated_ownership_can_be_forced_on_others() -> None:
    m = civilise(romans(), greeks(), hand=["moche"])
    play(m, "moche", "concentrated_ownership", "greeks")
    assert owns(m, "greeks", "concentrated_ownership")


@rule("S124", "A50")
def test_heresy_needs_a_religion_and_comes_once_for_each() -> None:
    m = civilise(romans(religion="christianity"), greeks(), hand=["huns", "kievan_rus"])
    assert refused(m, "artefact", "huns", "heresy", "greeks") == "needs-religion"
    play(m, "huns", "heresy", "romans")
    assert state(m).heresy[number("artefact", "christianity")] == colour(m, "romans")
    assert refused(m, "artefact", "kievan_rus", "heresy", "romans") == "heresy-already"


@rule("S132", "A9")
def test_a_socialist_empire_is_immune_to_heresy_strife_and_jihad() -> None:
    socialist = modern("renaissance", age=5, religion="islam", government="socialism")
    m = civilise(socialist, greeks(5), hand=["huns", "slavs", "seljuks"])
    assert refused(m, "artefact", "huns", "heresy", "romans") == "immune-to-artefact"
    assert refused(m, "artefact", "slavs", "religious_strife", "romans") == "immune-to-artefact"
    assert refused(m, "artefact", "seljuks", "jihad", "romans") == "immune-to-artefact"


@rule("S138", "A65", "T113")
def test_just_rule_clears_disorder_and_needs_a_leader() -> None:
    """T113, and it goes with the last leader."""
    ruler = romans(leaders=[("unnamed_ad", "rome")], disorder=["rome", "sicily"])
    m = civilise(ruler, greeks(), hand=["harappans"])
    assert refused(m, "artefact", "harappans", "just_rule", "greeks") == "needs-leader"
    play(m, "harappans", "just_rule", "romans")
    assert disordered(m) == []
    assert owns(m, "romans", "just_rule")
    say(m, 0, "demote", "unnamed_ad", "rome")
    assert not owns(m, "romans", "just_rule")


@rule("S129")
def test_religious_strife_needs_a_religion_without_a_religious_leader() -> None:
    leader = romans(religion="islam", leaders=[("unnamed_re", "rome")])
    m = civilise(leader, greeks(religion="islam"), empire("han", 2, {"henan": "warriors"}, level=8), hand=["slavs"])
    assert refused(m, "artefact", "slavs", "religious_strife", "romans") == "has-religious-leader"
    assert refused(m, "artefact", "slavs", "religious_strife", "han") == "needs-religion"
    play(m, "slavs", "religious_strife", "greeks")
    assert owns(m, "greeks", "religious_strife")


@rule("S130", "S67")
def test_a_revolution_throws_back_and_sweeps_the_card() -> None:
    """The empire leaves its age, but Revolution itself stays."""
    marks = ["concentrated_ownership", "religious_strife"]
    poor = romans(2, religion="christianity", marks=marks, disorder=["sicily"])
    m = civilise(poor, greeks(religion="christianity"), hand=["sinhalese"], heresy={"christianity": "romans"})
    assert refused(m, "artefact", "sinhalese", "revolution", "greeks") == "needs-disorder"
    play(m, "sinhalese", "revolution", "romans")
    s, e = state(m), colour(m, "romans")
    assert s.level[e] == 4
    assert sorted(disordered(m)) == ["rome", "sicily"]
    assert s.religion[e] == -1
    assert s.heresy[number("artefact", "christianity")] == -1
    assert s.marks[e] == 1 << number("artefact", "revolution")


@rule("S121", "S130")
def test_a_confucian_empire_may_turn_the_disorder_of_a_revolution_away() -> None:
    """T79, T80: the card is compared with the age after the setback."""
    for value, places in ((2, ["hebei"]), (1, ["hebei", "henan"])):
        land = {"henan": "warriors", "hebei": "warriors"}
        poor = empire("han", 0, land, capital="henan", level=13, religion="confucianism", disorder=["hebei"])
        m = civilise(poor, greeks(), hand=["sinhalese"], deck=[OF_VALUE[value]])
        play(m, "sinhalese", "revolution", "han")
        assert sorted(disordered(m)) == places


@rule("S97f", "S61")
def test_universal_suffrage_needs_a_government_and_renaissance() -> None:
    m = civilise(modern("renaissance", age=5, government="democracy"), greeks(5), hand=["aztecs"])
    assert refused(m, "artefact", "aztecs", "universal_suffrage", "greeks") == "needs-government"
    play(m, "aztecs", "universal_suffrage", "romans")
    assert owns(m, "romans", "universal_suffrage")


# -- the world --------------------------------------------------------------------------------------------------------


@rule("S128", "A22")
def test_a_jihad_lies_in_land_of_unbelievers_next_to_the_empire() -> None:
    arabs = empire("arabs", 0, {"medina": "warriors", "palestine": "warriors"}, level=1, religion="islam")
    egypt = empire("egyptians", 1, {"lower_egypt": "warriors", "red_sea": "galleys"}, level=1)
    syria = empire("fatimids", 2, {"syria": "warriors"}, level=1, religion="islam")
    m = civilise(arabs, egypt, syria, hand=["seljuks"])
    assert refused(m, "artefact", "seljuks", "jihad", "egyptians") == "needs-this-religion"
    assert refused(m, "artefact", "seljuks", "jihad", "fatimids") == "no-place-for-jihad"
    play(m, "seljuks", "jihad", "arabs")
    assert state(m).jihad == number("area", "lower_egypt")


@rule("S128")
def test_a_jihad_ends_when_the_empire_there_adopts_islam() -> None:
    egypt = empire("egyptians", 0, {"lower_egypt": "warriors"}, capital="lower_egypt", level=15)
    arabs = empire("arabs", 1, {"palestine": "warriors"}, level=15, religion="islam")
    m = civilise(egypt, arabs, jihad="lower_egypt")
    say(m, 0, "adopt", "islam")
    assert state(m).jihad == -1
    assert state(m).elite[colour(m, "egyptians")] == 1


@rule("S136", "A21", "A42")
def test_a_peace_treaty_binds_an_empire_of_another_player_in_range() -> None:
    own = empire("gauls", 0, {"france": "warriors"}, level=8)
    far = empire("han", 2, {"henan": "warriors"}, level=8)
    m = civilise(romans(2), own, greeks(2), far, hand=["hittites"])
    assert refused(m, "artefact", "hittites", "peace_treaty", "han") == "no-partner-in-range"
    play(m, "hittites", "peace_treaty", "romans")
    assert refused(m, "sign_at_home", "greece") == "not-area-of"
    say(m, 0, "sign_at_home", "mediterranean_sea")
    assert refused(m, "sign_abroad", "france") == "no-treaty-partner"
    assert refused(m, "sign_abroad", "henan") == "treaty-out-of-range"
    say(m, 0, "sign_abroad", "crete")
    sea, crete = number("area", "mediterranean_sea"), number("area", "crete")
    assert state(m).treaty == (colour(m, "romans"), sea, colour(m, "greeks"), crete)


@rule("S97f", "A2")
def test_hinduism_is_a_religion_like_the_others() -> None:
    """Nothing else can be believed beside it, and Heresy troubles it."""
    india = empire("guptas", 0, {"sind": "warriors", "punjab": "warriors"}, level=8, religion="hinduism")
    m = civilise(india, greeks(), hand=[with_artefact("buddhism"), with_artefact("heresy")])
    assert refused(m, "artefact", with_artefact("buddhism"), "buddhism", "guptas") == "has-religion"
    assert refused(m, "artefact", with_artefact("heresy"), "heresy", "greeks") == "needs-religion"
    play(m, with_artefact("heresy"), "heresy", "guptas")
    assert state(m).heresy[number("artefact", "hinduism")] == colour(m, "guptas")


@rule("A66", "S140")
def test_the_pope_stays_when_the_papal_states_come_later() -> None:
    pope = empire(
        "french", 1, {"france": "warriors"}, level=15, religion="christianity", artefacts={"france": ["pope"]}
    )
    m = position(pope, players=2, doing="start_empire", by="seat 1", hands={0: ["papal_states"]})
    say(m, 0, "found", "papal_states", "3")
    say(m, 0, "use_colour", "pink")
    while type(m.question()).__name__ != "BuyFirstUnits":
        m.play(m.asked()[0], next(iter(m.options(m.asked()[0]))))
    say(m, 0, "build", "rome", "warriors")
    say(m, 0, "done")
    assert owns(m, "french", "pope")
    assert not owns(m, "papal_states", "pope")


@rule("S102", "A23", "T95")
def test_the_pope_is_for_the_papal_states_if_they_are_in_play() -> None:
    """T95."""
    papal = empire("papal_states", 2, {"rome": "warriors"}, capital="rome", level=15)
    franks = empire("french", 0, {"france": "warriors"}, level=15, religion="christianity")
    m = civilise(franks, greeks(3), papal, hand=["holy_romans"])
    assert refused(m, "artefact", "holy_romans", "pope", "french") == "only-for"
    m = civilise(franks, greeks(3), hand=["holy_romans"])
    assert refused(m, "artefact", "holy_romans", "pope", "greeks") == "needs-this-religion"
    play(m, "holy_romans", "pope", "french")
    assert owns(m, "french", "pope")


@rule("A47")
def test_the_pope_makes_the_papal_states_christian() -> None:
    papal = empire("papal_states", 2, {"rome": "warriors"}, capital="rome", level=15, religion="islam")
    m = civilise(romans(3, units={"sicily": "warriors"}, capital=""), papal, hand=["holy_romans"])
    play(m, "holy_romans", "pope", "papal_states")
    assert owns(m, "papal_states", "christianity")
    assert not owns(m, "papal_states", "islam")
    assert disordered(m) == ["rome"]


@rule("S128", "S105")
def test_the_pope_calls_a_crusade_against_unbelievers_in_palestine() -> None:
    pope = romans(3, religion="christianity", artefacts={"rome": ["pope"]})
    m = civilise(pope, greeks(3))
    assert refused(m, "call_crusade") == "no-crusade-now"
    arabs = empire("arabs", 1, {"palestine": "warriors"}, level=15, religion="islam")
    m = civilise(pope, arabs)
    say(m, 0, "call_crusade")
    assert state(m).crusade == 1
    assert refused(m, "call_crusade") == "crusade-on"
    m = civilise(romans(3), arabs)
    assert refused(m, "call_crusade") == "needs-pope"


@rule("S135", "S134", "T124", "T125")
def test_the_united_nations_end_a_world_war() -> None:
    """T124: glory for every fertile area."""
    m = civilise(romans(7), greeks(7), hand=["sea_peoples", "ghana"])
    assert refused(m, "artefact", "sea_peoples", "united_nations", "romans") == "needs-world-war"
    m = civilise(romans(7), greeks(7), hand=["sea_peoples", "ghana"], world_war=44)
    play(m, "sea_peoples", "united_nations", "greeks")
    say(m, 1, "place_artefact", "greece")
    assert state(m).world_war == 0
    assert state(m).glory == [2, 0, 0], "Rome and Sicily are fertile"
    assert refused(m, "artefact", "ghana", "world_war", "romans") == "not-beside-united-nations"


@rule("S134", "T121")
def test_a_world_war_lies_on_the_level_of_the_empire() -> None:
    """T121."""
    early = romans(6, artefacts={"rome": ["industrial_revolution"]})
    early.level = 38
    m = civilise(early, greeks(6), hand=["ghana", "teutonic_knights"])
    assert refused(m, "artefact", "ghana", "world_war", "greeks") == "wrong-age-for-artefact"
    play(m, "ghana", "world_war", "romans")
    assert state(m).world_war == 38
    assert refused(m, "artefact", "teutonic_knights", "world_war", "romans") == "marker-in-play"


@rule("S134", "T122")
def test_a_world_war_ends_when_an_empire_enters_a_higher_age() -> None:
    """T122: glory for all but the empire that ended it."""
    early = romans(6, artefacts={"rome": ["industrial_revolution"]})
    other = greeks(6, units={"greece": "warriors", "lower_egypt": "warriors"})
    m = civilise(early, other, world_war=38)
    s, e = state(m), colour(m, "romans")
    progress(s, e, 7)
    assert s.world_war == 0
    assert s.glory == [0, 1, 0]


@rule("S128", "T94")
def test_a_crusade_ends_with_the_pope() -> None:
    """T94."""
    pope = romans(3, religion="christianity", artefacts={"sicily": ["pope"]})
    arabs = empire("arabs", 1, {"palestine": "warriors"}, level=15, religion="islam")
    m = civilise(pope, arabs, crusade=1)
    clear_artefacts(state(m), colour(m, "romans"), number("area", "sicily"))
    assert state(m).crusade == 0
