"""What the component files of Civilization may contain, as far as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from zeitalter.kit.component_files import convert
from zeitalter.kit.figures import Count, Figure
from zeitalter.kit.read_fields import Information


class Named(Struct, kw_only=True):
    """Anything with a name in both languages."""

    name_de: str
    name_en: str


class Coast(Struct, kw_only=True):
    """One coast of an area."""

    id: str
    water: str
    sea_neighbours: list[str]
    open_sea_neighbours: list[str]


class Area(Named, kw_only=True):
    """An area of land, or an open sea."""

    id: str
    kind: Literal["land", "coast", "lake", "open_sea"]
    population: Count
    city_site: Literal["none", "black", "white"]
    region: str | None
    land_neighbours: list[str]
    sea_neighbours: list[str]
    coasts: list[Coast]


class Plain(Named, kw_only=True):
    """A flood plain."""

    areas: list[str]


class Volcano(Named, kw_only=True):
    """A volcano."""

    areas: list[str]


class Water(Named, kw_only=True):
    """A body of water."""

    is_sea: bool


class Start(Struct, kw_only=True):
    """What a number of players plays with."""

    regions: list[str]
    nations: dict[str, str]
    mysticism_cards: Count


class Map(Struct, kw_only=True):
    """The board."""

    regions: dict[str, Named]
    flood_plains: dict[str, Plain]
    volcanoes: dict[str, Volcano]
    waters: dict[str, Water]
    coast_names: dict[str, dict[str, str]]
    start_areas: dict[Count, Start]
    areas: list[Area]


class Good(Named, kw_only=True):
    """A kind of goods."""

    id: str
    stack: Annotated[int, Meta(ge=1, le=9)]
    value: Figure
    count: Count


class Goods(Struct, kw_only=True):
    """All goods."""

    goods: list[Good]


class Calamity(Named, kw_only=True):
    """A calamity."""

    id: str
    stack: Annotated[int, Meta(ge=2, le=9)]
    tradable: Information[bool]
    """The rules know it by the number of the stack."""


class Calamities(Struct, kw_only=True):
    """All calamities."""

    cards: list[Calamity] = field(name="list")


class Group(Named, kw_only=True):
    """A group of civilization cards."""

    group_credit: Figure
    extra_target: str | None


class Card(Named, kw_only=True):
    """A civilization card."""

    id: str
    cost: Figure
    groups: list[str]
    count: Count
    special_credits: dict[str, Figure]
    prerequisite: str | None


class Cards(Struct, kw_only=True):
    """All civilization cards."""

    groups: dict[str, Group]
    cards: list[Card]


class Track(Struct, kw_only=True):
    """The track of a nation on the succession table."""

    epoch_start: dict[Figure, Figure]
    points: dict[Figure, Figure]


class Triangles(Struct, kw_only=True):
    """Where a shortened game ends."""

    entered_field: dict[Figure, Figure]


class Succession(Struct, kw_only=True):
    """The succession table."""

    finish_field: Count
    order_top_to_bottom: list[str]
    tracks: dict[str, Track]
    triangles: Triangles


class Nation(Named, kw_only=True):
    """A nation."""

    id: str


class Data(Struct, kw_only=True):
    """Both files."""

    trade_goods: Goods
    calamities: Calamities
    civilization_cards: Cards
    succession_table: Succession
    nations: list[Nation]
    map: Map


def read(data: Mapping[str, Any]) -> Data:
    """The content of the files, checked."""
    return convert(dict(data), Data, "civilization")
