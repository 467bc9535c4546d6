"""What a component file of Historia may contain; `checks.py` compares the entries with each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from zeitalter.games.historia.data.checks import check
from zeitalter.kit.component_files import convert
from zeitalter.kit.figures import Count, Signed, Some, Step

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
    dominion: str | None = None


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
    from_places: list[str] = field(default_factory=list, name="from")
    map_penalty: str | None = None
    recover_cubes_before: Count = 0
    place_cubes_from_personal: Count = 0
    reach: str | None = None
    partner_vp: Count = 0
    winner_vp: Count = 0
    loser: str | None = None
    equal_military: str | None = None
    vp_per_wonders: WonderSets | None = None
    recover_newest_card: Count = 0
    recover_chosen_cards: Count = 0
    end_round: bool = False
    conflict: str | None = None


class ActionCard(Named, kw_only=True):
    id: ActionName
    symbol: dict[str, str]
    start_hand: bool
    requires_technology: Level | None = None
    gained_at_technology: Level | None = None
    min_discard_row_at_action_round_start: Count = 0
    must_be_last_own_card: bool = False
    partner: dict[str, str] | None = None
    target: dict[str, str] | None = None
    basic: Version
    advanced: Version | None = None


class Government(Named, kw_only=True):
    code: Letter
    effects: EffectList
    color: dict[str, Any] = field(default_factory=dict)


class LevelBonus(Entry, kw_only=True):
    level: Level
    effects: EffectList


class Matrix(Struct, kw_only=True, forbid_unknown_fields=True):
    size: dict[str, Any]
    start: dict[str, Any]
    overflow_vp_per_level: OverflowVp
    shape: dict[str, Any]
    rows: dict[Level, str]
    rows_source: str = "own"
    rows_confidence: str | None = None
    known_cells: list[dict[str, Any]] = field(default_factory=list)
    military_bonuses: list[LevelBonus]


class OverflowVp(Entry, kw_only=True):
    value: Count
    applies_to: list[str]
    at_level: Level


class Technology(Named, kw_only=True):
    level: Level
    effects: EffectList
    de_alt: str | None = None


class Measure(Named, kw_only=True):
    zone: Literal["grey", "brown"]
    must_be_first: bool = False


class Segment(Entry, kw_only=True):
    round: Annotated[int, Meta(ge=1, le=4)]
    grey: list[str]
    brown: list[str]


class AfterLastRound(Entry, kw_only=True):
    skip: list[str]
    keep: list[str]


class TimeCircle(Struct, kw_only=True, forbid_unknown_fields=True):
    epochs: NumberValue
    rounds_per_epoch: NumberValue
    measures: list[Measure]
    segments: list[Segment]
    after_round_12: AfterLastRound


class Link(Entry, kw_only=True):
    pair: tuple[str, str]


class Map(Struct, kw_only=True, forbid_unknown_fields=True):
    territory_count: NumberValue
    one_cube_per_civilization_and_territory: Value
    territories: list[Named]
    adjacency: list[Link]
    explicitly_not_adjacent: list[Link] = field(default_factory=list)


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
    year: Signed
    trigger: Trigger
    demand: bool
    effects: EffectList
    affects_civbots: bool = False


class Difficulty(Named, kw_only=True):
    cards_per_round: Annotated[int, Meta(ge=0, le=7)]
    rank: Step


class BotCard(Entry, kw_only=True):
    id: str
    actions: list[Literal["technology", "military", "art", "war", "expansion"]]


class BotCubes(Entry, kw_only=True):
    total: Some
    on_difficulty_card: Some
    available_incl_start_territory: Some
    gains_more: bool


class LeaderShareCap(Entry, kw_only=True):
    values: tuple[Count, Count, Count]


class Civbots(Struct, kw_only=True, forbid_unknown_fields=True):
    difficulty: list[Difficulty]
    cubes: BotCubes
    leader_share_cap: LeaderShareCap
    actions_used: Value
    action_rewards: dict[str, Any]
    cards: list[BotCard]


class Goal(Entry, kw_only=True):
    id: str
    effects: EffectList


class Goals(Struct, kw_only=True, forbid_unknown_fields=True):
    placed: NumberValue
    forbidden: dict[str, Any]
    tokens: list[Goal]
    civbot_gets: Value


class DominionTile(Entry, kw_only=True):
    color: str
    stats: tuple[StatName, StatName]


class Ability(Named, kw_only=True):
    data: dict[str, Any]


class Dominion(Struct, kw_only=True, forbid_unknown_fields=True):
    condition: dict[str, Any]
    tiles: list[DominionTile]
    abilities: list[Ability]
    cube_marker_from: Value
    removed_after_epoch: Value


class StartCubes(Entry, kw_only=True):
    total: Some
    used_pool: Count
    personal: Some


class Setup(Struct, kw_only=True, forbid_unknown_fields=True):
    cubes_start: StartCubes
    cubes_start_expert: StartCubes
    wonder_row_size: dict[str, Any]
    leader_draft_size: dict[str, Any]
    start_vp: NumberValue
    start_advisors: NumberValue
    card_limit_start: NumberValue


class Components(Struct, kw_only=True, forbid_unknown_fields=True):
    meta: dict[str, Any]
    vocabulary: dict[str, Any]
    inventory: dict[str, Any]
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
    switches: list[dict[str, Any]]


def read(data: Mapping[str, Any], path: str) -> Components:
    """Component data as typed entries, checked across entries."""
    components = convert(data, Components, path)
    check(components)
    return components
