"""What is printed on map, counters and cards, for drawings: ground, units, the four uses of every card, the track.

It reads compiled components, so an owner's file is respected. Names come with the game's data, words from `describe`.
"""

from __future__ import annotations

from typing import Any

from zeitalter.games.seven_ages.data.components import Components
from zeitalter.games.seven_ages.data.effect_words import CATEGORIES

AGES = 7


def printed(components: Components) -> dict[str, Any]:
    """What is printed: areas, units, cards, artefacts, events, leaders, colours, the progress track."""
    c, ids = components, components.ids
    return {
        "areas": {id: _area(c, i) for i, id in enumerate(ids["area"])},
        "regions": {area.id: area.region for area in c.data.map.areas if area.region is not None},
        "parts": {area.id: area.sub_region for area in c.data.map.areas if area.sub_region is not None},
        "grounds": {
            id: [ground.income, ground.move_cost, ground.defence] for id, ground in c.data.map.terrain_types.items()
        },
        "units": {id: _unit(c, i) for i, id in enumerate(ids["unit"])},
        "cards": {id: _card(c, i) for i, id in enumerate(ids["empire"])},
        "artefacts": {
            id: [c.art_kind[i], bool(c.art_green >> i & 1), _ages(c.art_ages[i]), c.art_placement[i]]
            for i, id in enumerate(ids["artefact"])
        },
        "events": {
            id: [c.event_window[i], ids["action"][c.event_colour[i]], c.event_hostile[i]]
            for i, id in enumerate(ids["event"])
        },
        "leaders": {id: [_codes(c, i), c.leader_age[i]] for i, id in enumerate(ids["leader"])},
        "colours": {id: c.shade[i] for i, id in enumerate(ids["colour"])},
        "pairs": {id: ids["colour"][c.pair[i]] for i, id in enumerate(ids["colour"]) if c.pair[i] != i},
        "mixes": {id: list(c.mix[i]) for i, id in enumerate(ids["colour"])},
        "allowed": {
            slot: [ids["action"][a] for a in range(len(ids["action"])) if mask >> a & 1]
            for slot, mask in (("empire", c.action_empire), ("slot", c.action_slot))
        },
        "years": list(c.year[1:]),
        "dark": [level for level in range(1, len(c.year)) if c.dark >> level & 1],
    }


def _area(c: Components, area: int) -> list[Any]:
    """Kind and ground of an area, and what a city there is called."""
    ids = c.ids
    found: list[Any] = [ids["area_kind"][c.area_kind[area]], ids["terrain"][c.terrain[area]]]
    name = c.city_name[area]
    if found[0] == "land":
        found.append(name["en"] if name["en"] == name["de"] else dict(name))
    return found


def _unit(c: Components, kind: int) -> list[Any]:
    """Class, age, level, price, front, support, movement and how much it carries."""
    return [
        c.ids["unit_class"][c.unit_class[kind]],
        c.unit_age[kind],
        c.unit_level[kind],
        c.unit_cost[kind],
        c.front[kind],
        c.support[kind],
        c.move[kind],
        c.transport[kind],
    ]


def _card(c: Components, card: int) -> dict[str, Any]:
    """The four uses of a card: the empire in figures, the artefact, the event, the value in its coloured box."""
    ids = c.ids
    found = {
        "value": c.value[card],
        "box": ids["action"][c.card_colour[card]],
        "artefact": ids["artefact"][c.card_artefact[card]],
        "event": ids["event"][c.card_event[card]],
        "ages": _ages(c.empire_ages[card]),
        "barbarian": c.barbarian[card],
        "capital": c.has_capital[card],
        "areas": [ids["area"][area] for area in c.start_areas[card]],
        "money": c.start_money[card],
        "leader_value": c.leader_value[card],
        "elite": c.elite[card],
        "trade": list(c.trade_number[card][1:]),
        "leaders": [ids["leader"][leader] for leader in c.named_leaders[card]],
        "glory": [
            [CATEGORIES[one.category], one.points, _what(c, one.scope, one.area, one.classes)] for one in c.glory[card]
        ],
        "at_once": [
            [one.trigger, one.points, one.level, None if one.area < 0 else ids["area"][one.area]]
            for one in c.immediate[card]
        ],
    }
    return {key: value for key, value in found.items() if value not in (False, 0, [])}


def _what(c: Components, scope: int, area: int, classes: int) -> str | list[str] | None:
    """What a category of glory is about: a region, an area or classes of units."""
    if scope >= 0:
        return c.ids["region"][scope]
    if area >= 0:
        return c.ids["area"][area]
    return [id for i, id in enumerate(c.ids["unit_class"]) if classes >> i & 1] or None


def _ages(mask: int) -> list[int]:
    return [age for age in range(1, AGES + 1) if mask >> age & 1]


def _codes(c: Components, leader: int) -> list[str]:
    """The types of a leader."""
    return [id for i, id in enumerate(c.ids["leader_type"]) if c.leader_codes[leader] >> i & 1]
