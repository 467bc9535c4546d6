"""What the component files of 7 Ages say, how it is compiled, and every mistake of an owner's file in one sentence."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from zeitalter.engine import BadInput
from zeitalter.games.seven_ages.data import components as numbers
from zeitalter.games.seven_ages.data.checks import check
from zeitalter.games.seven_ages.data.components import load_components, our_data
from zeitalter.games.seven_ages.data.effect_words import CATEGORIES
from zeitalter.games.seven_ages.data.effects import ANY_LEADER, NORMAL_PRICE, UNLIMITED, Amount, Condition, Effect
from zeitalter.games.seven_ages.data.schema import read
from zeitalter.testing import rule
from zeitalter.texts import texts_for

C = load_components(None)


def number(kind: str, id: str) -> int:
    return C.ids[kind].index(id)


def named(kind: str, mask: int) -> set[str]:
    return {id for i, id in enumerate(C.ids[kind]) if mask >> i & 1}


def regions(area: str) -> list[str]:
    return [C.ids["region"][r] for r, mask in enumerate(C.region_mask[:4]) if mask >> number("area", area) & 1]


# -- map ---------------------------------------------------------------------------------------------------------------


@rule("S141")
def test_board_has_183_areas() -> None:
    assert C.n_areas == 183
    assert Counter(C.area_kind) == {numbers.LAND: 148, numbers.SEA: 25, numbers.OCEAN: 10}
    assert C.fertile.bit_count() == 44
    assert (C.land | C.water).bit_count() == 183
    assert (C.grid[number("area", "palestine")], C.grid[number("area", "medina")]) == ("M5", "N6")
    assert C.palestine == number("area", "palestine")


@rule("S11", "T178", "T179", "A30")
def test_seas_belong_to_every_region_they_touch() -> None:
    """T178, T179."""
    assert regions("mediterranean_sea") == ["africa", "asia", "europe"]
    assert regions("black_sea") == ["asia", "europe"]
    assert C.ids["region"][-1] == "world"
    assert len(C.ids["region"]) == 14
    assert C.region_mask[-1].bit_count() == 183
    assert C.land_mask[-1] == C.land
    assert named("area", C.land_mask[number("region", "britain")]) == {"scotland", "england", "ireland"}
    assert "north_sea" in named("area", C.region_mask[number("region", "britain")])


@rule("S10", "S142")
def test_coasts_islands_arrows_and_rivers_follow_from_borders() -> None:
    england, austria, sicily = (number("area", id) for id in ("england", "austria", "sicily"))
    assert C.coastal >> england & 1
    assert not C.coastal >> austria & 1
    assert C.island >> sicily & 1
    assert not C.island >> england & 1
    assert named("area", C.arrow[sicily]) == {"rome"}
    assert named("area", C.river[number("area", "poland")]) == {"germany"}
    for a in range(C.n_areas):
        assert C.near[a] == sum(1 << b for b in C.adjacent[a])
        assert all(C.near[b] >> a & 1 for b in C.adjacent[a])


@rule("S46", "S69", "S81")
@pytest.mark.parametrize(
    ("area", "cost", "defence", "income"),
    [("england", 1, 0, 2), ("germany", 2, 1, 1), ("scotland", 3, 3, 1), ("congo", 3, 2, 1), ("north_sea", 1, 0, 1)],
)
def test_ground_costs_defends_and_pays(area: str, cost: int, defence: int, income: int) -> None:
    a = number("area", area)
    assert (C.area_cost[a], C.area_defence[a], C.area_income[a]) == (cost, defence, income)


@rule("S18", "S19")
def test_ways_count_areas_and_leave_oceans_out() -> None:
    iceland, norway, portugal = (number("area", id) for id in ("iceland", "norway", "portugal"))
    for radius in range(15):
        assert len(C.within[0][radius]) == len(C.within[1][radius]) == 183
        assert not C.within[0][radius][iceland] & C.ocean
    assert C.within[0][0][iceland] == 1 << iceland
    assert not C.within[0][1][iceland] >> norway & 1
    assert C.within[0][2][iceland] >> norway & 1
    assert C.within[1][2][iceland] >> portugal & 1
    assert not C.within[0][2][iceland] >> portugal & 1
    ocean = number("area", "north_atlantic")
    assert C.within[0][1][ocean] == 1 << ocean | C.near[ocean] & ~C.ocean
    assert C.flying is C.within[1]


# -- figures -----------------------------------------------------------------------------------------------------------


@rule("S6", "S7")
def test_fifteen_colours_have_576_counters() -> None:
    assert len(C.ids["colour"]) == len(C.mix) == 15
    assert sum(map(sum, C.mix)) == 576
    assert Counter(C.shade) == {"light": 7, "dark": 7, "elite": 1}
    pink, red = number("colour", "pink"), number("colour", "red")
    assert (C.pair[pink], C.pair[red], C.pair[number("colour", "black")]) == (red, pink, -1)
    assert C.mix[pink][number("unit", "warriors")] == 8
    assert C.names["colour"][number("colour", "light_blue")] == {"de": "Hellblau", "en": "Light blue"}


@rule("S7", "S84")
def test_units_have_their_printed_values() -> None:
    legion, caravels, chariots = (number("unit", id) for id in ("legion", "caravels", "chariots"))
    assert len(C.ids["unit"]) == 31
    values = (C.unit_class, C.unit_age, C.unit_level, C.unit_cost, C.front, C.support, C.move)
    assert [row[legion] for row in values] == [numbers.INFANTRY, 2, 9, 3, 3, 1, 2]
    assert (C.transport[caravels], C.galley[caravels], C.galley[number("unit", "galleys")]) == (2, False, True)
    assert [id for id, halved in zip(C.ids["unit"], C.rough_halved, strict=True) if halved] == [
        "chariots", "light_horse", "horse_archers",
    ]  # fmt: skip
    assert C.unit_class[chariots] == numbers.CAVALRY


@rule("S24", "S26", "S28", "S62", "S95", "S98", "S119")
def test_figures_of_the_rules() -> None:
    c = C.constants
    assert (c.opening_hand, c.hand_no_empire, c.hand_empire, c.hand_advanced) == (7, 5, 6, 7)
    assert c.slots == (0, 0, 7, 5, 4, 3, 3, 3)
    assert (c.end_bonus, c.money_per_glory, c.money_per_glory_renaissance, c.trade_cap) == (7, 50, 20, 2)
    assert [c.city_min_age[level] for level in c.city_levels] == [1, 2, 4, 6]
    assert [c.city_price[level] for level in c.city_levels] == [2, 6, 10, 14]
    assert (c.turn_limit_base + 7 * c.turn_limit_per_age, c.ocean_range_age, c.elite_cap) == (60, 4, 3)
    assert (c.arrow_defence, c.river_defence, c.invasion_defence, c.fort_defence) == (1, 1, 2, 2)


@rule("S41", "S43", "S63", "S84", "S92", "S112")
def test_figures_of_starts_progress_loot_and_long_events() -> None:
    c = C.constants
    assert (c.newcomer_leader_draws, c.overseas_waters, c.overseas_share) == (1, 2, 3)
    assert (c.tie_progress, c.free_progress, c.loot_share, c.rough_city_level) == (1, 1, 2, 3)
    assert (c.civil_war_share, c.fragment_city_level, c.dynasty_above_leaders, c.dynasty_cards) == (2, 3, 2, 2)
    assert (c.marriage_glory, c.honourable_levels) == (1, 10)
    assert {C.ids["terrain"][C.terrain[a]] for a in range(C.n_areas) if C.rough >> a & 1} == {
        "forest", "jungle", "mountain",
    }  # fmt: skip
    assert (C.explored_range, C.scientist_cards, C.capitalist_cards) == (2, 2, 2)


@rule("S12")
def test_track_has_49_levels_of_which_eight_are_dark() -> None:
    assert (len(C.year), C.year[1], C.year[49]) == (50, -4000, 2000)
    assert [level for level in range(1, 50) if C.dark >> level & 1] == [7, 14, 15, 16, 19, 24, 30, 43]
    assert C.names["age"][6] == {"de": "Zeitalter des Wassermanns", "en": "Age of Aquarius"}


@rule("S27b")
def test_lengths_of_a_game() -> None:
    found = {scenario.id: (scenario.start_age, scenario.end_age) for scenario in C.scenarios}
    assert found["full"] == (1, 7)
    assert found["free"] == (0, 0)
    assert all(first <= last for first, last in found.values())


@rule("S31", "S32")
def test_markers_for_empires_and_empty_slots() -> None:
    assert named("action", C.action_slot) == {"start_empire", "destiny", "civilise", "wild"}
    assert named("action", C.action_empire) == {
        "production", "trade", "manoeuvre", "destiny", "civilise", "discard_empire", "wild",
    }  # fmt: skip


@rule("S24", "S43")
def test_leaders_are_sixteen_unnamed_kinds_and_193_names() -> None:
    assert C.cup == (*[4] * 10, *[1] * 6, 16)
    assert len(C.ids["leader"]) == 16 + 193 == len(set(C.ids["leader"]))
    assert C.ids["leader"][:16:15] == ["unnamed_ad", "unnamed_sc_ph"]
    assert C.leader_codes[numbers.TACTICIAN] == 1 << numbers.TACTICIAN
    assert C.leader_codes[10] == 1 << numbers.ADMINISTRATOR | 1 << numbers.BUILDER
    assert (C.leader_age[0], C.leader_card[15]) == (0, -1)
    sargon, sumerians = number("leader", "sumerians_sargon"), number("empire", "sumerians")
    assert C.leader_card[sargon] == sumerians
    assert C.leader_codes[sargon] == 1 << numbers.STRATEGIST | 1 << numbers.ADMINISTRATOR
    assert sargon in C.named_leaders[sumerians]
    assert C.names["leader"][number("leader", "franks_charlemagne")]["de"] == "Karl der Große"


def test_numbers_of_named_things_fit_their_ids() -> None:
    for kind in ("artefact", "event", "action", "leader_type", "unit_class"):
        assert [getattr(numbers, id.upper()) for id in C.ids[kind]] == list(range(len(C.ids[kind])))
    assert [getattr(numbers, id.upper()) for id in C.ids["terrain"][:7]] == list(range(7))
    assert [getattr(numbers, id.upper()) for id in CATEGORIES] == list(range(len(CATEGORIES)))
    faiths = ("buddhism", "christianity", "confucianism", "hinduism", "islam")
    kinds = (numbers.BUDDHIST, numbers.CHRISTIAN, numbers.CONFUCIAN, numbers.HINDU, numbers.ISLAMIC)
    assert dict(zip(C.ids["religion"], range(5), strict=True)) == dict(zip(faiths, kinds, strict=True))
    assert C.artefact_of_religion[numbers.ISLAMIC] == numbers.ISLAM
    assert C.artefact_of_government[numbers.FEUDAL] == numbers.FEUDALISM
    assert (C.religion_of[numbers.ISLAM], C.government_of[numbers.ISLAM]) == (numbers.ISLAMIC, -1)


def test_everything_has_a_name_in_both_languages() -> None:
    for kind, ids in C.ids.items():
        if kind != "area_kind":
            assert len(C.names[kind]) == len(ids) == len(set(ids)), kind
            assert all(name["de"] and name["en"] for name in C.names[kind]), kind


# -- cards -------------------------------------------------------------------------------------------------------------


@rule("S2")
def test_110_cards_have_an_empire_an_artefact_an_event_and_a_value() -> None:
    assert len(C.ids["empire"]) == 110
    assert (len(C.ids["artefact"]), len(C.ids["event"])) == (39, 55)
    assert set(C.value) == set(range(8))
    assert all(10 <= n <= 18 for n in Counter(C.value).values())
    assert set(C.card_artefact) == set(range(39))
    assert set(C.card_event) == set(range(55))
    assert len(set(zip(C.value, C.card_artefact, C.card_event, strict=True))) == 110
    assert all(C.card_colour[card] == C.event_colour[C.card_event[card]] for card in range(110))


def test_facts_of_single_empires() -> None:
    romans, mongols, vikings = (number("empire", id) for id in ("romans", "mongols", "vikings"))
    assert C.trade_number[romans][2] == 1
    assert C.barbarian[mongols]
    assert C.empire_ages[mongols] >> 3 & 1
    assert not C.has_capital[mongols]
    assert C.empire_ages[vikings] == 0b111000
    assert named("area", sum(1 << a for a in C.start_areas[number("empire", "sumerians")])) == {"sumer", "babylon"}
    for card in range(110):
        assert 1 <= C.start_leaders[card] <= C.leader_value[card]
        assert 0 <= C.elite[card] <= 3
        assert C.start_money[card] >= 8
        assert 4 <= sum(one.points for one in C.glory[card]) <= 9


@rule("S113")
def test_categories_of_glory_are_compiled() -> None:
    domination, city_value, _, held = (
        C.glory[number("empire", "harappans")][:2] + C.glory[number("empire", "mycenaeans")][2:]
    )
    assert (domination.category, domination.points) == (numbers.DOMINATION, 3)
    assert domination.mask == C.land_mask[number("region", "india")]
    assert (city_value.category, city_value.mask) == (numbers.CITY_VALUE, 0)
    assert (held.category, held.ranked, C.ids["area"][held.area]) == (numbers.HOLD_AREA, False, "ionia")
    land_units = C.glory[number("empire", "assyrians")][0]
    assert named("unit_class", land_units.classes) == {"infantry", "cavalry", "artillery"}
    wet = [one for row in C.glory for one in row if one.water]
    assert len(wet) == 3
    assert all(one.mask & C.water for one in wet)


def test_immediate_glory_is_compiled() -> None:
    capture, win = C.immediate[number("empire", "gauls")]
    assert (capture.trigger, capture.level, capture.points, capture.area) == ("captures_city", 3, 1, -1)
    assert win.conditions == (Condition("opponent_controls_more_areas"),)
    assert all(one.area >= 0 for row in C.immediate for one in row if one.trigger == "first_control")


# -- artefacts, events, effects ----------------------------------------------------------------------------------------


@rule("A25", "S102")
def test_red_and_unique_artefacts() -> None:
    assert named("artefact", ~C.art_green & (1 << 39) - 1) == {
        "concentrated_ownership", "heresy", "jihad", "peace_treaty", "religious_strife", "revolution", "world_war",
    }  # fmt: skip
    assert len(named("artefact", C.art_unique)) == 14
    assert C.art_unique >> numbers.PEACE_TREATY & 1
    assert not C.art_unique >> numbers.RENAISSANCE & 1


def test_ages_and_needs_of_artefacts() -> None:
    assert C.art_ages[numbers.COLOSSUS] == 0b110
    ((ages, condition),) = C.art_exceptions[numbers.INDUSTRIAL_REVOLUTION]
    assert (ages, condition) == (1 << 5, (Condition("has", numbers.PRINTING),))
    assert C.art_exceptions[numbers.WORLD_WAR][0][0] == 0b11111110
    assert C.art_needs[numbers.BUDDHISM] == (
        Condition("no_religion"),
        Condition("in_range", C.region_mask[number("region", "india")]),
    )
    assert C.art_needs[numbers.CHRISTIANITY][1] == Condition("in_range", 1 << C.palestine)
    china, south_east = C.land_mask[number("region", "china")], C.land_mask[number("region", "south_east_asia")]
    assert C.art_needs[numbers.CONFUCIANISM][1] == Condition("controls_land_in", china | south_east)
    papal = number("empire", "papal_states")
    assert C.art_needs[numbers.POPE] == (
        Condition(
            "if_in_play_else",
            (papal, (Condition("empire_is", papal),), (Condition("religion", numbers.CHRISTIAN),)),
        ),
    )
    assert C.art_needs[numbers.JUST_RULE] == (Condition("has_leader", ANY_LEADER),)
    assert C.art_removal[numbers.REVOLUTION] == (
        Condition("adopts", numbers.SOCIALISM),
        Condition("adopts", "any_religion"),
        Condition("age_change"),
    )


def test_drawbacks_are_marked() -> None:
    drawbacks = {(C.ids["artefact"][a], e.op) for a, row in enumerate(C.art_effects) for e in row if e.drawback}
    assert drawbacks == {
        ("christianity", "place_disorder"), ("confucianism", "modify"), ("democracy", "glory"), ("feudalism", "modify"),
        ("hinduism", "glory"), ("islam", "glory"),
    }  # fmt: skip


@rule("S13", "S54")
def test_modifiers_of_a_statistic_are_found_by_their_source() -> None:
    sources = C.modifiers["unit_cost"]
    artefacts, leaders, cards = sources.artefacts, sources.leaders, sources.cards
    assert {C.ids["artefact"][a] for a, _ in artefacts} == {
        "concentrated_ownership", "feudalism", "revolution", "socialism",
    }  # fmt: skip
    assert {kind for kind, _ in leaders} == {numbers.ADMINISTRATOR}
    (legion,) = cards[number("empire", "romans")]
    assert legion == Effect(
        op="modify",
        stat="unit_cost",
        how=(("sub", 1),),
        filter=(Condition("type", 1 << number("unit", "legion")),),
    )
    first = next(effect for a, effect in artefacts if a == numbers.CONCENTRATED_OWNERSHIP)
    assert first.filter == (Condition("fortification", True, negated=True),)
    assert C.modifiers["builds_per_area"].leaders[0][1].how == (("set", UNLIMITED),)
    assert {C.ids["artefact"][a] for a, _ in C.immune["rebellion"].artefacts} == {"just_rule"}
    assert set(C.allowed["vacate_land_areas"].cards) >= {number("empire", "amazons")}
    assert [a for a, _ in C.forbidden["free_progress"].artefacts] == [numbers.WORLD_WAR]


def test_events_say_when_who_and_what() -> None:
    assert (C.event_window[numbers.INVENTION], C.event_step[numbers.INVENTION]) == ("trade", "after_trade_result")
    assert (C.event_by[numbers.FAMINE], C.event_hostile[numbers.FAMINE]) == ("other", True)
    assert C.event_colour[numbers.FATE_INTERVENES] == numbers.WILD
    assert C.event_effects[numbers.INVENTION][0].levels == Amount("half_v", 2)
    assert C.event_effects[numbers.BARRACKS_REVOLT][2].amount == Amount("times_v", -1)
    assert C.event_effects[numbers.MERCENARIES][0].price == NORMAL_PRICE
    assert C.event_target[numbers.TAX_REVOLT] is None
    target = C.event_target[numbers.EMPIRE_COLLAPSES]
    assert target is not None
    assert (target.kind, target.owner, target.in_range) == ("empire", "any", False)
    either = ((Condition("capital_disordered"),), (Condition("barbarian"), Condition("no_leader")))
    assert target.conditions == (Condition("any_of", either),)
    (killing,) = C.event_effects[numbers.ASSASSINATION]
    assert killing.condition == (Condition("v_at_least", 3),)
    assert killing.otherwise == Effect(op="draw_cards", count=1, who="target_player")
    assert C.event_effects[numbers.TAX_REVOLT][0].who == "active_empire"


def test_powers_keep_their_further_keys() -> None:
    faith = C.powers[number("empire", "aryans")][1]
    assert (faith.op, faith.religion, faith.when, faith.optional) == ("adopt", numbers.HINDU, "on_start", True)
    assert faith.extra == {"waive": ("in_range", "controls_land_in"), "skip_on_play": "except_elite"}
    (marriage,) = (e for e in C.powers[number("empire", "austrians")] if e.op == "allow")
    assert (marriage.once, marriage.extra["event"]) == ("per_game", numbers.DYNASTIC_MARRIAGE)
    assert C.art_effects[numbers.FORUM][0].extra["then"] == Effect(op="gain_go", count=1)
    assert len(C.power_codes[number("empire", "aryans")]) == len(C.powers[number("empire", "aryans")])


# -- an owner's file ---------------------------------------------------------------------------------------------------


def test_our_own_files_pass_the_checks() -> None:
    data = read(our_data())
    assert check(data) is data


def test_our_components_are_compiled_once() -> None:
    assert load_components(None) is load_components({}) is C


def test_entry_of_an_owner_changes_only_itself() -> None:
    theirs = load_components(
        {
            "cards": [{"id": "romans", "start_money": 30}],
            "counter_mixes": {"pink": {"total": 43, "units": {"warriors": 9}}},
            "constants": {"trade_progress": {"cap": 3}},
            "map": {"areas": [{"id": "england", "terrain": "forest"}]},
        }
    )
    romans, england = number("empire", "romans"), number("area", "england")
    assert [card for card in range(110) if theirs.start_money[card] != C.start_money[card]] == [romans]
    assert theirs.start_money[romans] == 30
    assert theirs.powers == C.powers
    assert theirs.mix[0][0] == 9
    assert theirs.mix[1:] == C.mix[1:]
    assert theirs.constants.trade_cap == 3
    assert (theirs.area_cost[england], theirs.fertile) == (2, C.fertile & ~(1 << england))


def test_order_of_an_owners_entries_does_not_matter() -> None:
    events: Any = [dict(event) for event in our_data()["events"]]
    theirs = load_components({"events": events[::-1]})
    assert theirs.ids["event"] == C.ids["event"]


def test_owners_file_may_have_been_written_as_json() -> None:
    """Match files keep it so, with every key as text."""
    everything = {part: entries for part, entries in our_data().items() if part not in ("meta", "actions")}
    theirs = load_components(json.loads(json.dumps(everything)))
    compiled = [name for name in dir(C) if not name.startswith("_") and not callable(getattr(C, name))]
    assert len(compiled) > 50
    for name in compiled:
        if name != "data":
            assert getattr(theirs, name) == getattr(C, name), name


def card(**fields: Any) -> dict[str, Any]:
    return {"cards": [{"id": "romans", **fields}]}


def power(**effect: Any) -> dict[str, Any]:
    return card(special=[{"code": "x", "effect": effect}])


def area(**fields: Any) -> dict[str, Any]:
    return {"map": {"areas": [{"id": "england", **fields}]}}


UNKNOWN, MISSING, COUNT, TWICE = (
    "components-unknown-name", "components-missing", "components-bad-count", "components-twice",
)  # fmt: skip
BAD_ENTRY, BAD_EFFECT, BAD_PART = "components-bad-entry", "components-bad-effect", "components-unknown-part"
TOO_LARGE = "components-too-large"


@pytest.mark.parametrize(
    ("overlay", "id", "named"),
    [
        ({"foo": []}, BAD_PART, ["foo"]),
        ({"actions": []}, BAD_PART, ["actions"]),
        (card(start_areas=["atlantis"]), UNKNOWN, ["cards.start_areas", "romans", "atlantis"]),
        (card(start_areas=["north_sea"]), UNKNOWN, ["romans", "north_sea"]),
        (card(start_areas=[]), MISSING, ["cards.romans", "start_areas"]),
        (card(remove=True), COUNT, ["cards", "109", "110"]),
        (card(card=1), TWICE, ["cards.card", "1"]),
        (card(value=8), TOO_LARGE, ["romans", "value"]),
        (card(artefact="steam"), UNKNOWN, ["cards.artefact", "romans", "steam"]),
        (card(event="plague"), UNKNOWN, ["cards.event", "romans", "plague"]),
        (card(colour="white"), UNKNOWN, ["cards.colour", "romans", "white"]),
        (card(ages=[1, 3]), MISSING, ["cards.romans.ages", "2"]),
        (card(ages=[]), BAD_ENTRY, ["romans", "ages"]),
        (card(ages=[8]), TOO_LARGE, ["romans", "ages"]),
        (card(barbarian=True, capital=True), UNKNOWN, ["cards.capital", "romans"]),
        (card(trade_number=[1]), BAD_ENTRY, ["romans", "trade_number"]),
        (
            card(named_leaders=[{"name": {"en": "X", "de": "X"}, "codes": ["Xx"], "age": 2}]),
            UNKNOWN,
            ["romans (X)", "Xx"],
        ),
        (
            card(named_leaders=[{"name": {"en": "X", "de": "X"}, "codes": ["Ad"], "age": 2}] * 2),
            TWICE,
            ["cards.named_leaders", "romans_x"],
        ),
        (card(glory=[{"category": "fame", "points": 1}]), UNKNOWN, ["cards.glory", "romans", "fame"]),
        (card(glory=[{"category": "domination", "points": 1}]), MISSING, ["cards.romans.glory", "scope"]),
        (card(glory=[{"category": "domination", "points": 1, "scope": "mars"}]), UNKNOWN, ["scope", "mars"]),
        (card(glory=[{"category": "hold_area", "points": 1}]), MISSING, ["cards.romans.glory", "area"]),
        (card(glory=[{"category": "most_units", "points": 1, "unit_class": "elves"}]), UNKNOWN, ["elves"]),
        (card(immediate_glory=[{"trigger": "luck", "points": 1}]), UNKNOWN, ["romans", "luck"]),
        (card(immediate_glory=[{"trigger": "first_control", "points": 1}]), MISSING, ["romans", "area"]),
        (power(op="fly"), UNKNOWN, ["cards.special", "romans", "fly"]),
        (power(op="modify", stat="charm", add=1), UNKNOWN, ["romans", "charm"]),
        (power(op="modify", stat="range"), MISSING, ["cards.special.romans", "add"]),
        (power(op="modify", add=1), MISSING, ["cards.special.romans", "stat"]),
        (power(op="modify", stat="range", add="many"), BAD_EFFECT, ["romans", "add: many"]),
        (power(op="allow", what="magic"), UNKNOWN, ["romans", "magic"]),
        (power(op="money", amount=1, when="often"), UNKNOWN, ["romans", "often"]),
        (power(op="money", amount={"triple_v": 1}), UNKNOWN, ["romans", "triple_v"]),
        (power(op="money", amount=1, colour="red"), UNKNOWN, ["romans", "colour"]),
        (power(op="money", amount=1, filter={"raining": True}), UNKNOWN, ["romans", "raining"]),
        (power(op="money", amount=1, filter={"terrain": ["lava"]}), UNKNOWN, ["romans", "lava"]),
        (power(op="money", amount=1, filter={"own_action": "yes"}), BAD_EFFECT, ["romans", "own_action: yes"]),
        (power(op="money", amount=1, filter=["own_action"]), BAD_EFFECT, ["romans", "own_action"]),
        (power(op="money", amount=1, filter={"any_of": [{"has": "steam"}]}), UNKNOWN, ["romans", "steam"]),
        (power(op="money", amount=1, filter={"religion": ["islam"]}), UNKNOWN, ["romans", "islam"]),
        (power(op="immune", to=["rain"]), UNKNOWN, ["romans", "rain"]),
        (power(op="place_city", level=3, where="atlantis"), UNKNOWN, ["romans", "atlantis"]),
        (area(terrain="lava"), UNKNOWN, ["map.areas.terrain", "england", "lava"]),
        (area(terrain="sea"), UNKNOWN, ["england", "sea"]),
        (area(adjacent=["atlantis"]), UNKNOWN, ["map.areas.adjacent", "england", "atlantis"]),
        (area(adjacent=[]), MISSING, ["map.areas", "england"]),
        (area(adjacent=["england"]), "components-bad-border", ["england-england"]),
        (area(adjacent=["rome"]), MISSING, ["map.areas", "adjacent", "england"]),
        (area(region="mars"), UNKNOWN, ["map.areas.region", "england", "mars"]),
        (area(sub_region="china"), UNKNOWN, ["map.areas.sub_region", "england", "china"]),
        (area(name={"en": "England"}), BAD_ENTRY, ["england", "de"]),
        (area(name={"en": "France", "de": "Irland"}), TWICE, ["map.areas", "Irland"]),
        ({"map": {"arrows": [["england", "rome"]]}}, UNKNOWN, ["map.arrows", "england-rome"]),
        ({"map": {"rivers": [["england", "north_sea"]]}}, UNKNOWN, ["map.rivers", "north_sea"]),
        ({"artefacts": [{"id": "steam"}]}, BAD_ENTRY, ["steam"]),
        ({"artefacts": [{"id": "forum", "remove": True}]}, MISSING, ["artefacts", "forum"]),
        ({"artefacts": [{"id": "forum", "prerequisites": [{"has": "steam"}]}]}, UNKNOWN, ["forum", "steam"]),
        ({"artefacts": [{"id": "forum", "removal": ["rain"]}]}, UNKNOWN, ["artefacts.removal", "forum", "rain"]),
        ({"artefacts": [{"id": "forum", "ages": [8]}]}, TOO_LARGE, ["forum", "ages"]),
        ({"events": [{"id": "flood", "remove": True}]}, MISSING, ["events", "flood"]),
        ({"events": [{"id": "flood", "window": "never"}]}, UNKNOWN, ["events.window", "flood", "never"]),
        ({"events": [{"id": "flood", "step": "never"}]}, UNKNOWN, ["events.step", "flood", "never"]),
        (
            {"events": [{"id": "flood", "target": {"kind": "area", "filter": {"deep": True}}}]},
            UNKNOWN,
            ["events.target", "flood", "deep"],
        ),
        ({"unit_types": [{"id": "legion", "class": "elves"}]}, UNKNOWN, ["unit_types.class", "legion", "elves"]),
        ({"unit_types": [{"id": "legion", "level": 50}]}, TOO_LARGE, ["legion", "level"]),
        ({"unit_types": [{"id": "legion", "remove": True}]}, UNKNOWN, ["counter_mixes.units", "pink", "legion"]),
        ({"counter_mixes": {"pink": {"total": 41}}}, COUNT, ["counter_mixes", "pink", "41", "42"]),
        ({"counter_mixes": {"pink": {"units": {"elves": 1}}}}, UNKNOWN, ["counter_mixes.units", "pink", "elves"]),
        ({"counter_mixes": {"pink": {"pair": "blue"}}}, UNKNOWN, ["counter_mixes.pair", "blue", "pink"]),
        ({"leader_types": [{"id": "artist", "remove": True}]}, MISSING, ["leader_types", "artist"]),
        ({"leader_types": [{"id": "artist", "code": "Ad"}]}, TWICE, ["leader_types", "Ad"]),
        ({"unnamed_leader_cup": {"two_code_leaders": []}}, COUNT, ["unnamed_leader_cup", "two_code_leaders"]),
        ({"scenarios": [{"id": "middle", "end_age": 2}]}, UNKNOWN, ["scenarios.end_age", "middle", "2"]),
        ({"scenarios": [{"id": "middle", "start_age": 9}]}, TOO_LARGE, ["middle", "start_age"]),
        ({"constants": {"fort_cost": {"value": -1}}}, BAD_ENTRY, ["constants.fort_cost"]),
        ({"constants": {"city_price": {"value": {"2": 3}}}}, BAD_ENTRY, ["constants.city_price"]),
        ({"constants": {"loot_share": {"value": 0}}}, BAD_ENTRY, ["constants.loot_share"]),
        ({"constants": {"overseas_start": {"share": 0}}}, BAD_ENTRY, ["constants.overseas_start"]),
        ({"progress_track": {"year_of_level": [1]}}, COUNT, ["progress_track.year_of_level", "49"]),
    ],
)
def test_mistake_is_told_in_one_sentence_that_names_the_place(overlay: Any, id: str, named: list[str]) -> None:
    with pytest.raises(BadInput) as bad:
        load_components(overlay)
    assert bad.value.id == id
    for lang in ("de", "en"):
        said = texts_for(None, lang).error(bad.value)
        assert all(word in said for word in named), said
        assert said.count("\n") == 0
