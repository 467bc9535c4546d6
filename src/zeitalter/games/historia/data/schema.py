"""What a component file of Historia may contain; `checks.py` compares the entries with each other.

What is marked as information stands in our file for whoever reads it: the rules know it by themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from zeitalter.games.historia.data.checks import check
from zeitalter.kit.component_files import convert
from zeitalter.kit.figures import Count, Signed, Some, Step
from zeitalter.kit.read_fields import Information

ActionName = Literal[
    "military", "technology", "art", "exploitation", "expansion", "trade", "raid", "war", "tourism", "revolution"
]
StatName = Literal["technology", "military", "wonders", "territories"]
EffectList = list[dict[str, Any]]
Level = Annotated[int, Meta(ge=1, le=16)]
Letter = Annotated[str, Meta(min_length=1, max_length=1)]


class Entry(Struct, kw_only=True, forbid_unknown_fields=True):
    """Fields every entry may have: where it comes from and how sure we are."""

    source: str = "own"
    confidence: str | None = None
    derived: bool = False
    note: str | None = None
    ref: list[str] = field(default_factory=list)
    conflict: str | None = None
    name_source: str | None = None
    epoch_source: str | None = None
    epoch_confidence: str | None = None
    effect_source: str | None = None
    effect_confidence: str | None = None
    color_source: str | None = None
    color_confidence: str | None = None
    trigger_source: str | None = None
    zone_source: str | None = None
    zone_confidence: str | None = None


class Named(Entry, kw_only=True):
    id: str
    de: str
    en: str


class Value(Entry, kw_only=True):
    value: Any = None


class NumberValue(Entry, kw_only=True):
    value: Count


class Civilization(Named, kw_only=True):
    color: str
    dominion: Information[str | None] = None


class WonderSets(Struct, kw_only=True, forbid_unknown_fields=True):
    vp: Count
    wonders: Some
    round: Literal["down"] = "down"


class Version(Struct, kw_only=True, forbid_unknown_fields=True):
    requires_technology: Level | None = None
    cost_cubes: Count | None = None
    effects: EffectList = field(default_factory=list)
    take_wonders: Count = 0
    recover_up_to: Count = 0
    from_places: Information[list[str]] = field(default_factory=list, name="from")
    map_penalty: Information[str | None] = None
    recover_cubes_before: Count = 0
    place_cubes_from_personal: Information[Count] = 0
    reach: Information[str | None] = None
    partner_vp: Count = 0
    winner_vp: Count = 0
    loser: Information[str | None] = None
    equal_military: Information[str | None] = None
    vp_per_wonders: WonderSets | None = None
    recover_newest_card: Information[Count] = 0
    recover_chosen_cards: Count = 0
    end_round: Information[bool] = False
    conflict: Information[str | None] = None


class ActionCard(Named, kw_only=True):
    id: ActionName
    symbol: Information[dict[str, str]]
    start_hand: bool
    requires_technology: Level | None = None
    gained_at_technology: Information[Level | None] = None
    min_discard_row_at_action_round_start: Information[Count] = 0
    must_be_last_own_card: Information[bool] = False
    partner: Information[dict[str, str] | None] = None
    target: Information[dict[str, str] | None] = None
    basic: Version
    advanced: Version | None = None


class Government(Named, kw_only=True):
    code: Letter
    effects: EffectList
    color: Information[dict[str, Any]] = field(default_factory=dict)


class LevelBonus(Entry, kw_only=True):
    level: Level
    effects: EffectList


class Matrix(Struct, kw_only=True, forbid_unknown_fields=True):
    size: Information[dict[str, Any]]
    start: Information[dict[str, Any]]
    overflow_vp_per_level: OverflowVp
    shape: Information[dict[str, Any]]
    rows: dict[Level, str]
    rows_source: str = "own"
    rows_confidence: str | None = None
    known_cells: Information[list[dict[str, Any]]] = field(default_factory=list)
    military_bonuses: list[LevelBonus]


class OverflowVp(Entry, kw_only=True):
    value: Count
    applies_to: Information[list[str]]
    at_level: Information[Level]


class Technology(Named, kw_only=True):
    level: Level
    effects: EffectList
    de_alt: Information[str | None] = None


class Measure(Named, kw_only=True):
    zone: Literal["grey", "brown"]
    must_be_first: Information[bool] = False


class Segment(Entry, kw_only=True):
    round: Annotated[int, Meta(ge=1, le=4)]
    grey: list[str]
    brown: list[str]


class AfterLastRound(Entry, kw_only=True):
    skip: Information[list[str]]
    keep: list[str]


class TimeCircle(Struct, kw_only=True, forbid_unknown_fields=True):
    epochs: Information[NumberValue]
    rounds_per_epoch: Information[NumberValue]
    measures: list[Measure]
    segments: list[Segment]
    after_round_12: AfterLastRound


class Link(Entry, kw_only=True):
    pair: tuple[str, str]


class Map(Struct, kw_only=True, forbid_unknown_fields=True):
    territory_count: Information[NumberValue]
    one_cube_per_civilization_and_territory: Information[Value]
    territories: list[Named]
    adjacency: list[Link]
    explicitly_not_adjacent: Information[list[Link]] = field(default_factory=list)


class Tile(Entry, kw_only=True):
    number: Some
    vp: Count


class Tiles(Struct, kw_only=True, forbid_unknown_fields=True):
    tiles: list[Tile]
    values_source: str = "own"
    values_confidence: str | None = None


class Trigger(Struct, kw_only=True, forbid_unknown_fields=True):
    type: Literal["action", "majority", "destroy", "any_action"]
    action: ActionName | None = None
    stat: StatName | None = None
    count: Some | None = None


class Wonder(Named, kw_only=True):
    epoch: Literal[1, 2, 3]
    trigger: Trigger
    effects: EffectList


class Term(Struct, kw_only=True, forbid_unknown_fields=True):
    stat: StatName
    value: Some
    vp: Count


class Leader(Named, kw_only=True):
    epoch: Literal[1, 2, 3]
    minor: Term
    major: Term


class Advisor(Named, kw_only=True):
    civilization: str
    shows_action: ActionName | None = None
    effects: EffectList


class EventCard(Named, kw_only=True):
    year: Information[Signed]
    trigger: Trigger
    demand: bool
    effects: EffectList
    affects_civbots: bool = False


class Difficulty(Named, kw_only=True):
    cards_per_round: Annotated[int, Meta(ge=0, le=7)]
    rank: Information[Step]


class BotCard(Entry, kw_only=True):
    id: str
    actions: list[Literal["technology", "military", "art", "war", "expansion"]]


class BotCubes(Entry, kw_only=True):
    total: Some
    on_difficulty_card: Some
    available_incl_start_territory: Some
    gains_more: Information[bool]


class LeaderShareCap(Entry, kw_only=True):
    values: tuple[Count, Count, Count]


class Civbots(Struct, kw_only=True, forbid_unknown_fields=True):
    difficulty: list[Difficulty]
    cubes: BotCubes
    leader_share_cap: LeaderShareCap
    actions_used: Information[Value]
    action_rewards: Information[dict[str, Any]]
    cards: list[BotCard]


class Goal(Entry, kw_only=True):
    id: str
    effects: EffectList


class Goals(Struct, kw_only=True, forbid_unknown_fields=True):
    placed: NumberValue
    forbidden: Information[dict[str, Any]]
    tokens: list[Goal]
    civbot_gets: Information[Value]


class DominionTile(Entry, kw_only=True):
    color: str
    stats: tuple[StatName, StatName]


class Ability(Named, kw_only=True):
    data: Information[dict[str, Any]]


class Dominion(Struct, kw_only=True, forbid_unknown_fields=True):
    condition: Information[dict[str, Any]]
    tiles: list[DominionTile]
    abilities: list[Ability]
    cube_marker_from: Information[Value]
    removed_after_epoch: Information[Value]


class StartCubes(Entry, kw_only=True):
    total: Some
    used_pool: Count
    personal: Some


class Setup(Struct, kw_only=True, forbid_unknown_fields=True):
    cubes_start: StartCubes
    cubes_start_expert: StartCubes
    wonder_row_size: Information[dict[str, Any]]
    leader_draft_size: Information[dict[str, Any]]
    start_vp: Information[NumberValue]
    start_advisors: NumberValue
    card_limit_start: NumberValue


class Components(Struct, kw_only=True, forbid_unknown_fields=True):
    meta: Information[dict[str, Any]]
    vocabulary: Information[dict[str, Any]]
    inventory: Information[dict[str, Any]]
    colors: list[Named]
    civilizations: list[Civilization]
    action_cards: list[ActionCard]
    governments: list[Government]
    matrix: Matrix
    technologies: list[Technology]
    time_circle: TimeCircle
    map: Map
    territory_tiles: Tiles
    wonders: list[Wonder]
    leaders: list[Leader]
    advisors: list[Advisor]
    events: list[EventCard]
    civbots: Civbots
    civilization_goals: Goals
    dominion: Dominion
    setup: Setup
    switches: Information[list[dict[str, Any]]]


def read(data: Mapping[str, Any], path: str) -> Components:
    """Component data as typed entries, checked across entries."""
    components = convert(data, Components, path)
    check(components)
    return components
