"""What must be true of the component files beyond their types: names that are known, entries the rules count on.

The words of effects are checked where they are compiled, in `compiler.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import BadInput
from zeitalter.games.seven_ages.data.artefacts import ARTEFACT_NAMES
from zeitalter.games.seven_ages.data.board import TERRAINS, WORLD
from zeitalter.games.seven_ages.data.effect_words import CATEGORIES, STEPS, TRIGGERS, WINDOWS
from zeitalter.games.seven_ages.data.events import EVENT_NAMES
from zeitalter.games.seven_ages.data.figures import (
    ACTION_NAMES,
    AGES,
    CLASS_NAMES,
    GOVERNMENT_NAMES,
    LEADER_TYPE_NAMES,
    LEVELS,
    MOST_PLAYERS,
    RELIGION_NAMES,
    UNNAMED_KINDS,
    slug,
)
from zeitalter.games.seven_ages.data.schema import Constants, Data, Scenario
from zeitalter.games.seven_ages.data.schema_cards import Card, Event, Glory
from zeitalter.games.seven_ages.data.schema_map import Area, Entry, Map
from zeitalter.kit.component_files import check_complete, check_known, check_unique

CARDS = 110
COLOURS = 15
NAMED_AREAS = ("palestine", "medina")
"""Areas that the rules name."""
AGE_NAMES = [str(age) for age in range(1, AGES + 1)]


def check(data: Data) -> Data:
    """The data, or a sentence about the first mistake in them."""
    _check_map(data.map)
    _check_entries(data)
    _check_constants(data.constants)
    _check_track(data)
    _check_units(data)
    _check_leaders(data)
    for event in data.events:
        _check_event(event)
    for scenario in data.scenarios:
        _check_scenario(scenario)
    _check_cards(data)
    return data


def _missing(part: str, entry: str) -> BadInput:
    return BadInput("components-missing", part=part, entry=entry)


def _check_count(part: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadInput("components-bad-count", part=part, what=what, found=found, wanted=wanted)


# -- map ---------------------------------------------------------------------------------------------------------------


def _check_map(board: Map) -> None:
    check_unique("map.areas", [area.id for area in board.areas])
    for lang in ("de", "en"):
        check_unique("map.areas", [getattr(area.name, lang) for area in board.areas])
    check_complete("map.terrain_types", board.terrain_types, TERRAINS)
    areas = {area.id: area for area in board.areas}
    for id in NAMED_AREAS:
        if id not in areas:
            raise _missing("map.areas", id)
    for area in board.areas:
        _check_area(area, areas)
    for area in board.areas:
        for id in area.adjacent:
            if area.id not in areas[id].adjacent:
                raise _missing(f"map.areas.{id}.adjacent", area.id)
    _check_regions(board)
    land = [area.id for area in board.areas if area.kind == "land"]
    for part, pairs in (("arrows", board.arrows), ("rivers", board.rivers)):
        for pair in pairs:
            for id in pair:
                check_known(f"map.{part}", "-".join(pair), id, land)
            check_known(f"map.{part}", "-".join(pair), pair[1], areas[pair[0]].adjacent)


def _check_area(area: Area, areas: dict[str, Area]) -> None:
    grounds = TERRAINS[:-2] if area.kind == "land" else (area.kind,)
    check_known("map.areas.terrain", area.id, area.terrain, grounds)
    if not area.adjacent:
        raise _missing(f"map.areas.{area.id}", "adjacent")
    check_unique(f"map.areas.{area.id}.adjacent", area.adjacent)
    for id in area.adjacent:
        check_known("map.areas.adjacent", area.id, id, areas)
        if id == area.id:
            raise BadInput("components-bad-border", entry=f"{id}-{id}")


def _check_regions(board: Map) -> None:
    regions = [region.id for region in board.regions]
    check_unique("map.regions", [*regions, *(region.id for region in board.sub_regions), WORLD])
    for region in board.sub_regions:
        check_known("map.sub_regions.parent", region.id, region.parent, regions)
    for area in board.areas:
        if area.region is not None:
            check_known("map.areas.region", area.id, area.region, regions)
        if area.sub_region is not None:
            parts = [region.id for region in board.sub_regions if region.parent == area.region]
            check_known("map.areas.sub_region", area.id, area.sub_region, parts)


# -- figures -----------------------------------------------------------------------------------------------------------


def _check_entries(data: Data) -> None:
    lists: tuple[tuple[str, Sequence[Entry], Sequence[str]], ...] = (
        ("actions", data.actions, ACTION_NAMES),
        ("leader_types", data.leader_types, LEADER_TYPE_NAMES),
        ("religions", data.religions, RELIGION_NAMES),
        ("governments", data.governments, GOVERNMENT_NAMES),
        ("artefacts", data.artefacts, ARTEFACT_NAMES),
        ("events", data.events, EVENT_NAMES),
        ("unit_classes", data.unit_classes, CLASS_NAMES),
    )
    for part, entries, wanted in lists:
        ids = [entry.id for entry in entries]
        check_unique(part, ids)
        check_complete(part, ids, wanted)


def _check_constants(constants: Constants) -> None:
    players = [str(n) for n in range(2, MOST_PLAYERS + 1)]
    slots = constants.max_empires_per_player.value
    check_complete("constants.max_empires_per_player", [str(n) for n in slots], players)
    levels = [str(level) for level in constants.city_levels.value]
    check_unique("constants.city_levels", levels)
    check_complete("constants.city_levels", levels, ("1", "3", "5", "7"))
    check_complete("constants.city_level_min_age", [str(n) for n in constants.city_level_min_age.value], levels)
    check_complete("constants.city_price", [str(n) for n in constants.city_price.value], levels)


def _check_track(data: Data) -> None:
    track = data.progress_track
    check_complete("progress_track.age_names", [str(age) for age in track.age_names], AGE_NAMES)
    _check_count("progress_track.year_of_level", "levels", len(track.year_of_level), LEVELS)


def _check_units(data: Data) -> None:
    check_unique("unit_types", [unit.id for unit in data.unit_types])
    for unit in data.unit_types:
        check_known("unit_types.class", unit.id, unit.class_, CLASS_NAMES)
    _check_count("counter_mixes", "colours", len(data.counter_mixes), COLOURS)
    types = {unit.id: unit for unit in data.unit_types}
    for colour, mix in data.counter_mixes.items():
        for id in mix.units:
            check_known("counter_mixes.units", colour, id, types)
        _check_count("counter_mixes", f"{colour}.units", sum(mix.units.values()), mix.total)
        if not any(n and types[id].level == 1 and types[id].class_ in CLASS_NAMES[:3] for id, n in mix.units.items()):
            raise BadInput("components-bad-count", part="counter_mixes", what=f"{colour}, level 1", found=0, wanted=1)
        if mix.pair is not None:
            check_known("counter_mixes.pair", colour, mix.pair, data.counter_mixes)
            check_known("counter_mixes.pair", mix.pair, str(data.counter_mixes[mix.pair].pair), (colour,))


def _check_leaders(data: Data) -> None:
    codes = [kind.code for kind in data.leader_types]
    check_unique("leader_types", codes)
    part, pairs = "unnamed_leader_cup", data.unnamed_leader_cup.two_code_leaders
    _check_count(part, "two_code_leaders", len(pairs), UNNAMED_KINDS - len(codes))
    for pair in pairs:
        for code in pair:
            check_known(part, "two_code_leaders", code, codes)
    for card in data.cards:
        for leader in card.named_leaders:
            for code in leader.codes:
                check_known("cards.named_leaders", f"{card.id} ({leader.name.en})", code, codes)
    check_unique(
        "cards.named_leaders", [f"{card.id}_{slug(one.name.en)}" for card in data.cards for one in card.named_leaders]
    )


# -- cards, events, lengths of a game ----------------------------------------------------------------------------------


def _check_event(event: Event) -> None:
    check_known("events.window", event.id, event.window, WINDOWS)
    if event.step:
        check_known("events.step", event.id, event.step, STEPS)


def _check_scenario(scenario: Scenario) -> None:
    first, last = scenario.start_age, scenario.end_age
    if isinstance(first, int):
        allowed = [*AGE_NAMES[first - 1 :], "chosen"]
        check_known("scenarios.end_age", scenario.id, str(last), allowed)


def _check_cards(data: Data) -> None:
    check_unique("scenarios", [scenario.id for scenario in data.scenarios])
    check_unique("cards", [card.id for card in data.cards])
    check_unique("cards.card", [card.card for card in data.cards])
    _check_count("cards", "cards", len(data.cards), CARDS)
    areas = {area.id: area for area in data.map.areas}
    land = [id for id, area in areas.items() if area.kind == "land"]
    regions = [*(region.id for region in (*data.map.regions, *data.map.sub_regions)), WORLD]
    boxes: dict[str, str] = {event.id: event.colour for event in data.events}
    for card in data.cards:
        check_known("cards.artefact", card.id, card.artefact, ARTEFACT_NAMES)
        check_known("cards.event", card.id, card.event, EVENT_NAMES)
        check_known("cards.colour", card.id, card.colour, (boxes[card.event],))
        _check_empire(card, land)
        for one in card.glory:
            _check_glory(card.id, one, list(areas), regions)
        for trigger in card.immediate_glory:
            check_known("cards.immediate_glory", card.id, trigger.trigger, TRIGGERS)
            needed = trigger.trigger == "first_control"
            _check_field(f"cards.{card.id}.immediate_glory", "area", trigger.area, needed, list(areas))


def _check_empire(card: Card, land: Sequence[str]) -> None:
    if not card.start_areas:
        raise _missing(f"cards.{card.id}", "start_areas")
    check_unique(f"cards.{card.id}.start_areas", card.start_areas)
    for area in card.start_areas:
        check_known("cards.start_areas", card.id, area, land)
    check_unique(f"cards.{card.id}.ages", card.ages)
    span = [str(age) for age in range(min(card.ages), max(card.ages) + 1)]
    check_complete(f"cards.{card.id}.ages", [str(age) for age in card.ages], span)
    if card.barbarian and card.capital:
        check_known("cards.capital", card.id, "true", ("false",))


def _check_glory(card: str, one: Glory, areas: Sequence[str], regions: Sequence[str]) -> None:
    check_known("cards.glory", card, one.category, CATEGORIES)
    part = f"cards.{card}.glory"
    _check_field(part, "scope", one.scope, one.category == "domination", regions)
    _check_field(part, "unit_class", one.unit_class, one.category == "most_units", (*CLASS_NAMES, "land"))
    _check_field(part, "area", one.area, one.category == "hold_area", areas)


def _check_field(part: str, field: str, value: str | None, needed: bool, known: Sequence[str]) -> None:
    """A field that names something known, and is there if it is needed."""
    if value is not None:
        check_known(part, field, value, known)
    elif needed:
        raise _missing(part, field)
