"""What the component files of 7 Ages may contain, as far as the rules read them.

Effects and conditions are read as plain maps here; `effects.py` knows their words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from zeitalter.kit.component_files import convert

Whole = Annotated[int, Meta(ge=0)]
Age = Annotated[int, Meta(ge=1, le=7)]
Level = Annotated[int, Meta(ge=1, le=49)]
CityLevel = Literal[1, 3, 5, 7]
Box = Literal["purple", "brown", "yellow", "red", "blue", "green", "grey", "white"]
Raw = dict[str, Any]
"""An effect or conditions as they are written."""


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


# -- map ---------------------------------------------------------------------------------------------------------------


class Terrain(Named, kw_only=True):
    """A kind of ground or water."""

    move_cost: Whole
    defence: Whole
    income: Whole


class Border(Struct, kw_only=True):
    """A kind of border that helps the defender."""

    defence: Whole


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
    place: tuple[float, float]
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


# -- cards -------------------------------------------------------------------------------------------------------------


class Leader(Named, kw_only=True):
    """A leader with a name of his own."""

    codes: list[str]
    age: Age


class Glory(Struct, kw_only=True):
    """A category in which an empire gains glory."""

    category: str
    points: Whole
    ranked: bool = True
    scope: str | None = None
    count: Literal["land", "land_and_water"] = "land"
    unit_class: str | None = None
    area: str | None = None


class ImmediateGlory(Struct, kw_only=True):
    """Glory that is gained at once."""

    trigger: str
    points: Whole
    level_at_least: Whole = 0
    area: str | None = None
    conditions: Raw = field(name="filter", default_factory=dict)


class Power(Struct, kw_only=True):
    """A special rule of an empire."""

    code: str
    effect: Raw


class Card(Entry, kw_only=True):
    """A card: empire, artefact, event and value."""

    card: Annotated[int, Meta(ge=1)]
    value: Annotated[int, Meta(ge=0, le=7)]
    colour: Box
    artefact: str
    event: str
    ages: Annotated[list[Age], Meta(min_length=1)]
    barbarian: bool
    capital: bool
    start_areas: list[str]
    start_money: Whole
    leader_value: Whole
    start_leaders: Whole
    elite_markers: Annotated[int, Meta(ge=0, le=3)]
    trade_number: dict[int, int]
    named_leaders: list[Leader]
    glory: list[Glory]
    immediate_glory: list[ImmediateGlory]
    special: list[Power]


# -- other components --------------------------------------------------------------------------------------------------


class Number(Struct, kw_only=True):
    """A figure of the rules."""

    value: Whole


class ByNumber(Struct, kw_only=True):
    """A figure that depends on a number."""

    value: dict[int, Whole]


class HandValues(Struct, kw_only=True):
    """Cards up to which one draws."""

    no_empire: Whole
    empire: Whole
    advanced_empire: Whole


class Hand(Struct, kw_only=True):
    """The hand after Destiny."""

    value: HandValues


class GloryPrice(Number, kw_only=True):
    """What a glory point costs."""

    with_renaissance: Whole


class Upkeep(Number, kw_only=True):
    """What units cost each Production."""

    free_units_per_area: Whole


class TradeProgress(Struct, kw_only=True):
    """How far a trade leads."""

    cap: Whole


class CityLevels(Struct, kw_only=True):
    """The levels of cities."""

    value: list[CityLevel]


class TurnLimit(Struct, kw_only=True):
    """When a game ends at the latest."""

    base: Whole
    per_age: Whole


class Constants(Struct, kw_only=True):
    """The figures of the rules."""

    max_empires_per_player: ByNumber
    opening_hand: Number
    hand_after_destiny: Hand
    end_bonus_glory: Number
    money_per_glory: GloryPrice
    ocean_range_age: Number
    elite_bonus_cap: Number
    fort_defence: Number
    fort_cost: Number
    upkeep_per_unit: Upkeep
    min_unit_cost: Number
    builds_per_area: Number
    trade_progress: TradeProgress
    city_levels: CityLevels
    city_level_min_age: ByNumber
    city_price: ByNumber
    upgrade_min: Number
    neutral_trade_progress: Number
    conflict_guard: Number
    disorder_removal_price: Number
    turn_limit: TurnLimit
    empty_piles_value: Number


class Scenario(Entry, kw_only=True):
    """How long a game lasts."""

    start_age: Age | Literal["chosen"]
    end_age: Age | Literal["chosen"]
    turns: dict[int, int] = field(default_factory=dict)


class Action(Entry, kw_only=True):
    """What an action marker stands for."""

    colour: Box | None
    allowed_for: list[Literal["empire", "empty_slot"]]


class DarkLevels(Struct, kw_only=True):
    """The dark fields."""

    value: list[Level]


class Track(Struct, kw_only=True):
    """The progress track."""

    age_names: dict[int, Name]
    year_of_level: list[int]
    dark_levels: DarkLevels


class LeaderType(Entry, kw_only=True):
    """What a leader can do."""

    code: str
    effects: list[Raw]


class Cup(Struct, kw_only=True):
    """The leaders without names."""

    leaders_per_type: Whole
    two_code_leaders: list[list[str]]
    no_leader_markers: Whole


class AgeException(Struct, kw_only=True):
    """An age in which an artefact is allowed under a condition."""

    age: Age | Literal["any"]
    conditions: Raw = field(name="if")


class Artefact(Entry, kw_only=True):
    """An artefact."""

    kind: Literal["religion", "government", "technology", "wonder", "society", "treaty", "world"]
    colour: Literal["green", "red"]
    ages: list[Age]
    prerequisites: list[Raw]
    placement: Literal["empire_card", "area", "coastal_area", "progress_track", "foreign_area", "two_areas"]
    effects: list[Raw]
    drawback: list[Raw]
    removal: list[str | Raw]
    copies: Whole
    age_exceptions: list[AgeException] = field(default_factory=list)
    on_removal: list[Raw] = field(default_factory=list)


class Crusade(Named, kw_only=True):
    """The Crusade marker."""

    where: str
    effects: list[Raw]
    removal: list[Raw]


class Target(Struct, kw_only=True):
    """What the player of an event names."""

    kind: Literal["empire", "area", "leader", "event", "marker_pair", "religion"]
    owner: Literal["own", "other", "any"] = "any"
    range: Literal["in_range"] | None = None
    conditions: Raw = field(name="filter", default_factory=dict)


class Event(Entry, kw_only=True):
    """An event."""

    window: str
    colour: Box
    by: Literal["own", "other", "any", "involved"]
    hostile: bool
    copies: Whole
    effects: list[Raw]
    step: str = ""
    target: Target | None = None


class UnitType(Entry, kw_only=True):
    """A type of unit."""

    class_: str = field(name="class")
    age: Age
    level: Level
    cost: Whole
    front: Whole
    support: Whole
    move: Whole
    galley: bool = False
    rough_halved: bool = False
    transport: Whole = 0


class Mix(Named, kw_only=True):
    """All units of a colour."""

    shade: Literal["light", "dark", "elite"]
    pair: str | None
    total: Whole
    units: dict[str, Whole]


class Data(Struct, kw_only=True):
    """All three files."""

    constants: Constants
    scenarios: list[Scenario]
    actions: list[Action]
    progress_track: Track
    leader_types: list[LeaderType]
    unnamed_leader_cup: Cup
    governments: list[Entry]
    religions: list[Entry]
    artefacts: list[Artefact]
    crusade: Crusade
    events: list[Event]
    unit_classes: list[Entry]
    unit_types: list[UnitType]
    counter_mixes: dict[str, Mix]
    cards: list[Card]
    map: Map


def read(data: Mapping[str, Any]) -> Data:
    """The content of the files as records."""
    return convert(dict(data), Data, "seven_ages")
