"""What is printed on tiles and cards, for drawings: the spaces of both sides, costs, types, levels, the dials.

It reads compiled components, so an owner's file is respected. The words come from `describe`.
"""

from __future__ import annotations

from typing import Any

from zeitalter.games.new_dawn.data.components import (
    ERAS,
    FEATURES,
    RESOURCES,
    SIDES,
    SLOTS,
    TERRAINS,
    TYPES,
    WONDER_TYPES,
    Components,
    SideData,
)

KINDS = {"city_state": "city_state", "natural_wonder": "nature", "resource": "resource", "barbarian": "letter"}


def printed(components: Components) -> dict[str, Any]:
    """What is printed: tiles, cards, dials."""
    ids = components.ids
    return {
        "tiles": {
            id: [
                components.tile_kind[i],
                {name: _side(components, side) for name, side in zip(SIDES, components.tiles[i], strict=True)},
            ]
            for i, id in enumerate(ids["tile"])
        },
        "slots": list(TERRAINS[:SLOTS]),
        "difficulty": dict(zip(TERRAINS, components.difficulty, strict=True)),
        "focus": {id: [TYPES[components.type[i]], components.level[i]] for i, id in enumerate(ids["focus"])},
        "wonders": {
            id: [
                WONDER_TYPES[components.wonder_type[i]],
                ERAS[components.wonder_era[i]],
                components.wonder_cost[i],
                [RESOURCES[kind] for kind in components.wonder_resources[i]],
            ]
            for i, id in enumerate(ids["wonder"])
        },
        "states": {id: TYPES[components.city_state_type[i]] for i, id in enumerate(ids["city_state"])},
        "natures": {id: RESOURCES[components.natural_resource[i]] for i, id in enumerate(ids["nature"])},
        "dial": [components.dial_end, {str(space): level for space, level in components.level_spaces.items()}],
        "caravans": components.caravans,
    }


def _side(components: Components, side: SideData) -> list[list[Any]]:
    """The spaces of a side: where they lie, their terrain, and what is printed on them."""
    return [
        [*where, TERRAINS[terrain], *_feature(components, *feature)]
        for where, terrain, feature in zip(side.place, side.terrain, side.feature, strict=True)
    ]


def _feature(components: Components, kind: int, number: int) -> list[str]:
    name = FEATURES[kind]
    if name in KINDS:
        return [KINDS[name], components.ids[KINDS[name]][number]]
    return [name] if name else []
