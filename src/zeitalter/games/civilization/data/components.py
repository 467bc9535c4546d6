"""Everything printed, compiled to small ints: the map, the cards, the succession table, the figures of the rules.

Areas come first (land, then open seas); a *coast* is a place where ships lie: a coast of an area, or an open sea.
Trade cards are kinds, not single cards: first the goods, then the calamities in order of their stacks.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from zeitalter.games.civilization.data.checks import CARD_NAMES, GRAIN, GROUP_NAMES, check
from zeitalter.games.civilization.data.schema import Calamity, Card, Data, Good, read
from zeitalter.kit.component_files import load_yaml, with_owners

FOLDER = Path(__file__).parent
GROUPS = GROUP_NAMES
CARDS = CARD_NAMES
STACKS = 9
NO_SITE, BLACK_SITE, WHITE_SITE = range(3)
SITES = ("none", "black", "white")
# fmt: off
(
    MYSTICISM, CLOTH_MAKING, POTTERY, DRAMA, MUSIC, ARCHITECTURE, ASTRONOMY, METALWORKING, AGRICULTURE, COINAGE,
    LITERACY, ENGINEERING, MEDICINE, LAW, DEMOCRACY, PHILOSOPHY,
) = range(16)
# fmt: on
VOLCANO, FLOOD, FAMINE, CIVIL_WAR, EPIDEMIC, DISORDER, ICONOCLASM, PIRACY = range(2, 10)
"""Calamities by the number of their stack."""


class Components:
    """Everything printed, compiled. Ids are indices; names are looked up by the texts."""

    # fmt: off
    __slots__ = (
        "areas", "by_number", "card_count", "card_groups", "closed_waters", "coast_area", "coast_links", "coast_water",
        "coasts", "coasts_of", "cost", "credit", "data", "end_fields", "epoch_start", "finish", "flood_areas",
        "flood_plain", "goals", "good_count", "goods", "grain", "ids", "land_links", "land_moves", "limit", "names",
        "near", "open_sea",
        "order", "points", "prerequisite", "prices", "region", "regions_in_play", "site", "stack_of", "starts", "value",
        "volcano_areas",
    )
    # fmt: on

    def __init__(self, data: Data) -> None:
        self.data = data
        self.names: dict[str, list[Mapping[str, str]]] = {}
        self.ids: dict[str, list[str]] = {}
        self._compile_land(data)
        self._compile_water(data)
        self._compile_dangers(data)
        self._compile_trade_cards(data)
        self._compile_civilization_cards(data)
        self._compile_succession(data)

    def _name(self, kind: str, ids: list[str], names: list[Mapping[str, str]]) -> None:
        self.ids[kind], self.names[kind] = ids, names

    def _compile_land(self, data: Data) -> None:
        land = [a for a in data.map.areas if a.kind != "open_sea"]
        seas = [a for a in data.map.areas if a.kind == "open_sea"]
        self.areas = len(land)
        everything = [*land, *seas]
        ids = [a.id for a in everything]
        self._name("area", ids, [{"de": a.name_de, "en": a.name_en} for a in everything])
        index = {id: i for i, id in enumerate(ids)}
        self.limit = [a.population for a in land]
        self.site = [SITES.index(a.city_site) for a in land]
        self.land_links = [tuple(sorted(index[n] for n in a.land_neighbours)) for a in land]
        self.land_moves: dict[tuple[int, int, int], tuple[tuple[Any, ...], ...]] = {}
        """Kept by `movement.py`: all ways to leave an area, by set-up row, area and number of tokens."""
        self.goals: dict[tuple[int, int, int, bool], tuple[int, ...]] = {}
        """Kept by `movement.py`: where a ship can sail next, by row, coast, steps left, and whether over open sea."""
        self.prices: dict[int, tuple[int, ...]] = {}
        """Kept by `purchase.py`: what each civilization card costs alone, by the cards owned."""
        self.near = [tuple(sorted({index[n] for n in (*a.land_neighbours, *a.sea_neighbours)})) for a in land]
        """Areas with a common border, over land or coastal water (A-60)."""
        regions = list(data.map.regions)
        self._name("region", regions, [{"de": r.name_de, "en": r.name_en} for r in data.map.regions.values()])
        self.region = [regions.index(a.region or "") for a in land]
        self.regions_in_play: dict[int, frozenset[int]] = {
            players: frozenset(regions.index(r) for r in row.regions) for players, row in data.map.start_areas.items()
        }
        nations = [n.id for n in data.nations]
        self.starts: dict[int, dict[int, int]] = {
            players: {nations.index(n): index[a] for n, a in row.nations.items()}
            for players, row in data.map.start_areas.items()
        }
        """For each number of players the nations to choose from and where they start."""

    def _compile_water(self, data: Data) -> None:
        index = {id: i for i, id in enumerate(self.ids["area"])}
        waters = list(data.map.waters)
        places: list[tuple[int, str, str, frozenset[str]]] = []
        for a in data.map.areas:
            if a.kind == "open_sea":
                continue
            places += [
                (index[a.id], c.id, c.water, frozenset((*c.sea_neighbours, *c.open_sea_neighbours))) for c in a.coasts
            ]
        seas = [a for a in data.map.areas if a.kind == "open_sea"]
        self.coasts = len(places)
        several = {area for area, *_ in places if sum(p[0] == area for p in places) > 1}
        ids = [
            f"{self.ids['area'][area]}.{coast}" if area in several else self.ids["area"][area]
            for area, coast, _, _ in places
        ] + [sea.id for sea in seas]
        self.ids["coast"] = ids
        self.names["coast"] = [
            *(self._coast_name(area, coast if area in several else "", data) for area, coast, _, _ in places),
            *({"de": sea.name_de, "en": sea.name_en} for sea in seas),
        ]
        self.coast_area = [area for area, *_ in places] + [index[sea.id] for sea in seas]
        self.open_sea = [False] * len(places) + [True] * len(seas)
        links: list[set[int]] = [set() for _ in ids]
        names = self.ids["area"]
        for i, (area, _, water, to) in enumerate(places):
            for j, (other, _, other_water, back) in enumerate(places):
                if water == other_water and names[other] in to and names[area] in back:
                    links[i].add(j)
            for k, sea in enumerate(seas):
                if sea.id in to and names[area] in sea.sea_neighbours:
                    links[i].add(len(places) + k)
                    links[len(places) + k].add(i)
        for k, sea in enumerate(seas):
            for m, other_sea in enumerate(seas):
                if other_sea.id in sea.sea_neighbours and k != m:
                    links[len(places) + k].add(len(places) + m)
        self.coast_links = [tuple(sorted(found)) for found in links]
        self.coasts_of: list[tuple[int, ...]] = [
            tuple(i for i, place in enumerate(places) if place[0] == area) for area in range(self.areas)
        ]
        self.coast_water = [waters.index(water) for _, _, water, _ in places]
        self.closed_waters = frozenset(
            i for i, (id, water) in enumerate(data.map.waters.items()) if water.is_sea and id != "mittelmeer"
        )
        """Seas like the Red Sea: a city there can only be raided by a ship that lies there (52.9)."""
        self.names["water"] = [{"de": w.name_de, "en": w.name_en} for w in data.map.waters.values()]
        self.ids["water"] = waters

    def _coast_name(self, area: int, coast: str, data: Data) -> Mapping[str, str]:
        name = self.names["area"][area]
        if not coast:
            return name
        where = data.map.coast_names[coast]
        return {lang: f"{name[lang]} ({where[lang]})" for lang in name}

    def _compile_dangers(self, data: Data) -> None:
        index = {id: i for i, id in enumerate(self.ids["area"])}
        plains = data.map.flood_plains
        self._name("plain", list(plains), [{"de": p.name_de, "en": p.name_en} for p in plains.values()])
        self.flood_areas = [tuple(sorted(index[a] for a in plain.areas)) for plain in plains.values()]
        self.flood_plain = [-1] * self.areas
        for i, areas in enumerate(self.flood_areas):
            for area in areas:
                self.flood_plain[area] = i
        volcanoes = data.map.volcanoes
        self._name("volcano", list(volcanoes), [{"de": v.name_de, "en": v.name_en} for v in volcanoes.values()])
        self.volcano_areas = [tuple(sorted(index[a] for a in v.areas)) for v in volcanoes.values()]

    def _compile_trade_cards(self, data: Data) -> None:
        goods, calamities = data.trade_goods.goods, data.calamities.cards
        self.goods = len(goods)
        both: list[Good | Calamity] = [*goods, *calamities]
        self._name("card", [c.id for c in both], [{"de": c.name_de, "en": c.name_en} for c in both])
        self.stack_of = [c.stack for c in both]
        self.value = [g.value for g in goods] + [0] * len(calamities)
        self.good_count = [g.count for g in goods]
        self.grain = self.ids["card"].index(GRAIN)
        self.by_number = {c.stack: len(goods) + i for i, c in enumerate(calamities)}
        """The card of each calamity by the number of its stack."""

    def _compile_civilization_cards(self, data: Data) -> None:
        cards = sorted(data.civilization_cards.cards, key=lambda c: CARDS.index(c.id))
        groups = data.civilization_cards.groups
        self._name("civilization", [c.id for c in cards], [{"de": c.name_de, "en": c.name_en} for c in cards])
        self._name("group", list(GROUPS), [{"de": groups[g].name_de, "en": groups[g].name_en} for g in GROUPS])
        self.cost = [c.cost for c in cards]
        self.card_groups = [sum(1 << GROUPS.index(g) for g in c.groups) for c in cards]
        self.prerequisite = [-1 if c.prerequisite is None else CARDS.index(c.prerequisite) for c in cards]
        self.card_count = [c.count for c in cards]
        self.credit = [[self._credit(data, own, bought) for bought in cards] for own in cards]
        """What a card owned since an earlier round gives for another one: the best of its credits (43.10)."""

    def _credit(self, data: Data, own: Card, bought: Card) -> int:
        groups = data.civilization_cards.groups
        found = [0, own.special_credits.get(bought.id, 0)]
        for group in own.groups:
            if own.id != bought.id and (group in bought.groups or groups[group].extra_target == bought.id):
                found.append(groups[group].group_credit)
        return max(found)

    def _compile_succession(self, data: Data) -> None:
        table = data.succession_table
        nations = [n.id for n in data.nations]
        self._name("nation", nations, [{"de": n.name_de, "en": n.name_en} for n in data.nations])
        self.order = [table.order_top_to_bottom.index(n) for n in nations]
        """The place of each nation in the order of the succession table, 0 is first."""
        self.finish = table.finish_field
        self.epoch_start = [tuple(table.tracks[n].epoch_start[e] for e in range(1, 6)) for n in nations]
        self.points = [dict(table.tracks[n].points) for n in nations]
        """The points printed on the fields of the last epoch, by field."""
        self.end_fields = dict(table.triangles.entered_field)


@lru_cache(maxsize=1)
def our_data() -> Mapping[str, Any]:
    """Our component files as they are written."""
    return {**load_yaml(FOLDER / "components.yaml"), "map": load_yaml(FOLDER / "map.yaml")}


_FIXED = ("meta", "provenance_defaults", "constants", "phases", "variants", "setup", "switches")


@lru_cache(maxsize=1)
def _ours() -> Components:
    return Components(read(our_data()))


def load_components(overlay: Mapping[str, Any] | None) -> Components:
    """The components in use: ours, with an owner's file laid over."""
    return _ours() if not overlay else Components(check(read(with_owners(our_data(), overlay, _FIXED))))
