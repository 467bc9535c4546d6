"""What the component files of 7 Ages may contain, as far as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from zeitalter.games.seven_ages.data.schema_cards import Age, Artefact, Box, Card, Crusade, Event, LeaderType
from zeitalter.games.seven_ages.data.schema_map import Entry, Map, Name, Named
from zeitalter.kit.component_files import convert
from zeitalter.kit.figures import Count, Signed, Some

Level = Annotated[int, Meta(ge=1, le=49)]
CityLevel = Literal[1, 3, 5, 7]


class Number(Struct, kw_only=True):
    """A figure of the rules."""

    value: Count


class ByNumber(Struct, kw_only=True):
    """A figure that depends on a number."""

    value: dict[Count, Count]


class HandValues(Struct, kw_only=True):
    """Cards up to which one draws."""

    no_empire: Count
    empire: Count
    advanced_empire: Count


class Hand(Struct, kw_only=True):
    """The hand after Destiny."""

    value: HandValues


class GloryPrice(Number, kw_only=True):
    """What a glory point costs."""

    with_renaissance: Count


class Upkeep(Number, kw_only=True):
    """What units cost each Production."""

    free_units_per_area: Count


class TradeProgress(Struct, kw_only=True):
    """How far a trade leads."""

    cap: Count


class CityLevels(Struct, kw_only=True):
    """The levels of cities."""

    value: list[CityLevel]


class TurnLimit(Struct, kw_only=True):
    """When a game ends at the latest."""

    base: Count
    per_age: Count


class Part(Struct, kw_only=True):
    """One part of so many."""

    value: Some


class Overseas(Struct, kw_only=True):
    """Where and how many first units may stand overseas."""

    waters: Count
    share: Some


class Dynasty(Struct, kw_only=True):
    """When a new dynasty succeeds, and what the old player gets."""

    above_leader_value: Count
    cards: Count


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
    newcomer_leader_draws: Number
    overseas_start: Overseas
    trade_tie_progress: Number
    free_progress: Number
    loot_share: Part
    rough_city_level: Number
    civil_war_share: Part
    fragment_city_level: Number
    new_dynasty: Dynasty
    marriage_glory: Number
    honourable_end_levels: Part


class Scenario(Entry, kw_only=True):
    """How long a game lasts."""

    start_age: Age | Literal["chosen"]
    end_age: Age | Literal["chosen"]


class Action(Entry, kw_only=True):
    """What an action marker stands for."""

    colour: Box | None
    allowed_for: list[Literal["empire", "empty_slot"]]


class DarkLevels(Struct, kw_only=True):
    """The dark fields."""

    value: list[Level]


class Track(Struct, kw_only=True):
    """The progress track."""

    age_names: dict[Count, Name]
    year_of_level: list[Signed]
    dark_levels: DarkLevels


class Cup(Struct, kw_only=True):
    """The leaders without names."""

    leaders_per_type: Count
    two_code_leaders: list[list[str]]
    no_leader_markers: Count


class UnitType(Entry, kw_only=True):
    """A type of unit."""

    class_: str = field(name="class")
    age: Age
    level: Level
    cost: Count
    front: Count
    support: Count
    move: Count
    galley: bool = False
    rough_halved: bool = False
    transport: Count = 0


class Mix(Named, kw_only=True):
    """All units of a colour."""

    shade: Literal["light", "dark", "elite"]
    pair: str | None
    total: Count
    units: dict[str, Count]


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
