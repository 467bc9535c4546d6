"""What the map file of 7 Ages may contain, and names in both languages."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from zeitalter.kit.figures import Count, Ordinate


class Name(Struct, kw_only=True):
    """A name in both languages."""

    en: str
    de: str


class Named(Struct, kw_only=True):
    """Anything with a name in both languages."""

    name: Name


class Entry(Named, kw_only=True):
    """An entry of a list, known by its id."""

    id: str


class Terrain(Named, kw_only=True):
    """A kind of ground or water."""

    move_cost: Count
    defence: Count
    income: Count
    rough: bool = False
    """Whether chariots and light cavalry are halved there."""


class Border(Struct, kw_only=True):
    """A kind of border that helps the defender."""

    defence: Count


class Borders(Struct, kw_only=True):
    """All kinds of such borders."""

    arrow: Border
    river: Border
    invasion: Border


class SubRegion(Entry, kw_only=True):
    """A part of a region."""

    parent: str


class Area(Entry, kw_only=True):
    """An area of land, sea or ocean."""

    kind: Literal["land", "sea", "ocean"]
    terrain: str
    adjacent: list[str]
    grid: str
    place: tuple[Ordinate, Ordinate]
    region: str | None = None
    sub_region: str | None = None
    city_name: Name | None = None


class Map(Struct, kw_only=True):
    """The board."""

    regions: list[Entry]
    sub_regions: list[SubRegion]
    world: Named
    terrain_types: dict[str, Terrain]
    border_types: Borders
    arrows: list[tuple[str, str]]
    rivers: list[tuple[str, str]]
    areas: list[Area]
