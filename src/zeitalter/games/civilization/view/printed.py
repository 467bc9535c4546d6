"""What is printed on board and cards, for drawings: limits, sites, dangers, links, goods, cards, the succession table.

It reads compiled components, so table options and an owner's file are respected. The words come from `describe`.
"""

from __future__ import annotations

from typing import Any

from zeitalter.games.civilization.data.components import SITES, Components
from zeitalter.games.civilization.rules.trade_cards import LAST_RED


def printed(components: Components) -> dict[str, Any]:
    """What is printed: limits, sites, dangers, goods, cards, the succession table."""
    ids, data = components.ids, components.data
    areas, cards, coasts = ids["area"], ids["civilization"], ids["coast"]
    return {
        "areas": {
            areas[i]: [ids["region"][components.region[i]], components.limit[i], SITES[components.site[i]]]
            for i in range(components.areas)
        },
        "coasts": {id: areas[components.coast_area[i]] for i, id in enumerate(coasts)},
        "sails": {id: [coasts[to] for to in components.coast_links[i]] for i, id in enumerate(coasts)},
        "plains": {
            id: [areas[a] for a in found] for id, found in zip(ids["plain"], components.flood_areas, strict=True)
        },
        "volcanoes": {
            id: [areas[a] for a in found] for id, found in zip(ids["volcano"], components.volcano_areas, strict=True)
        },
        "goods": {g.id: [g.stack, g.value, g.count] for g in data.trade_goods.goods},
        "calamities": {c.id: [c.stack, c.stack > LAST_RED] for c in data.calamities.cards},
        "cards": {
            id: [components.cost[i], _groups(components, i), _credits(components, i)] for i, id in enumerate(cards)
        },
        "starts": {
            str(players): {ids["nation"][nation]: areas[area] for nation, area in row.items()}
            for players, row in components.starts.items()
        },
        "finish": components.finish,
        "tracks": {
            nation: [list(components.epoch_start[i]), {str(field): n for field, n in components.points[i].items()}]
            for i, nation in enumerate(ids["nation"])
        },
    }


def _groups(components: Components, card: int) -> list[str]:
    return [group for i, group in enumerate(components.ids["group"]) if components.card_groups[card] >> i & 1]


def _credits(components: Components, card: int) -> dict[str, int]:
    """What a card gives for others."""
    ids = components.ids["civilization"]
    return {ids[bought]: credit for bought, credit in enumerate(components.credit[card]) if credit}
