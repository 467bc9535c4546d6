"""What a component file of Historia may contain, and the checks across entries.

Every message names the part, the entry and what is wrong, so that the owner of a file can mend it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct, field

from zeitalter.engine.components import convert
from zeitalter.engine.errors import BadInput

ActionName = Literal[
    "military", "technology", "art", "exploitation", "expansion", "trade", "raid", "war", "tourism", "revolution"
]
StatName = Literal["technology", "military", "wonders", "territories"]
EffectList = list[dict[str, Any]]


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
    value: int


class Civilization(Named, kw_only=True):
    color: str
    dominion: str | None = None


class Version(Struct, kw_only=True, forbid_unknown_fields=True):
    requires_technology: int | None = None
    cost_cubes: int | None = None
    effects: EffectList = field(default_factory=list)
    take_wonders: int = 0
    recover_up_to: int = 0
    from_places: list[str] = field(default_factory=list, name="from")
    map_penalty: str | None = None
    recover_cubes_before: int = 0
    place_cubes_from_personal: int = 0
    reach: str | None = None
    partner_vp: int = 0
    winner_vp: int = 0
    loser: str | None = None
    equal_military: str | None = None
    vp_per_wonders: dict[str, Any] | None = None
    recover_newest_card: int = 0
    recover_chosen_cards: int = 0
    end_round: bool = False
    conflict: str | None = None


class ActionCard(Named, kw_only=True):
    id: ActionName
    symbol: dict[str, str]
    start_hand: bool
    requires_technology: int | None = None
    gained_at_technology: int | None = None
    min_discard_row_at_action_round_start: int = 0
    must_be_last_own_card: bool = False
    partner: dict[str, str] | None = None
    target: dict[str, str] | None = None
    basic: Version
    advanced: Version | None = None


class Government(Named, kw_only=True):
    code: str
    effects: EffectList
    color: dict[str, Any] = field(default_factory=dict)


class LevelBonus(Entry, kw_only=True):
    level: int
    effects: EffectList


class Matrix(Struct, kw_only=True, forbid_unknown_fields=True):
    size: dict[str, Any]
    start: dict[str, Any]
    overflow_vp_per_level: OverflowVp
    shape: dict[str, Any]
    rows: dict[int, str]
    rows_source: str = "own"
    rows_confidence: str | None = None
    known_cells: list[dict[str, Any]] = field(default_factory=list)
    military_bonuses: list[LevelBonus]


class OverflowVp(Entry, kw_only=True):
    value: int
    applies_to: list[str]
    at_level: int


class Technology(Named, kw_only=True):
    level: int
    effects: EffectList
    de_alt: str | None = None


class Measure(Named, kw_only=True):
    zone: Literal["grey", "brown"]
    must_be_first: bool = False


class Segment(Entry, kw_only=True):
    round: int
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
    number: int
    vp: int


class Tiles(Struct, kw_only=True, forbid_unknown_fields=True):
    tiles: list[Tile]
    values_source: str = "own"
    values_confidence: str | None = None


class Trigger(Struct, kw_only=True, forbid_unknown_fields=True):
    type: Literal["action", "majority", "destroy", "any_action"]
    action: ActionName | None = None
    stat: StatName | None = None
    count: int | None = None


class Wonder(Named, kw_only=True):
    epoch: Literal[1, 2, 3]
    trigger: Trigger
    effects: EffectList


class Term(Struct, kw_only=True, forbid_unknown_fields=True):
    stat: StatName
    value: int
    vp: int


class Leader(Named, kw_only=True):
    epoch: Literal[1, 2, 3]
    minor: Term
    major: Term


class Advisor(Named, kw_only=True):
    civilization: str
    shows_action: ActionName | None = None
    effects: EffectList


class EventCard(Named, kw_only=True):
    year: int
    trigger: Trigger
    demand: bool
    effects: EffectList
    affects_civbots: bool = False


class Difficulty(Named, kw_only=True):
    cards_per_round: int
    rank: int


class BotCard(Entry, kw_only=True):
    id: str
    actions: list[Literal["technology", "military", "art", "war", "expansion"]]


class BotCubes(Entry, kw_only=True):
    total: int
    on_difficulty_card: int
    available_incl_start_territory: int
    gains_more: bool


class LeaderShareCap(Entry, kw_only=True):
    values: tuple[int, int, int]


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
    total: int
    used_pool: int
    personal: int


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


# -- checks across entries ----------------------------------------------------------------------------------------------

_COUNTED = (
    "gain_vp", "lose_vp", "recover_cubes", "receive_cubes", "pay_cubes", "destroy_cubes", "recover_oldest_cards",
    "recover_chosen_cards", "build_wonders", "lose_wonders", "draw_advisors", "set_card_limit",
)
_STATS = ("technology", "military")


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _effect_ok(name: str, value: Any) -> bool:
    if name in _COUNTED:
        return _is_count(value)
    if name == "refresh_wonders":
        return _is_count(value) or value == "all"
    if name in ("gain_levels", "lose_levels"):
        return isinstance(value, dict) and value.get("stat") in _STATS and _is_count(value.get("n")) and len(value) == 2
    if name == "place_cube":
        return (
            isinstance(value, dict)
            and value.get("from") in ("personal", "used")
            and value.get("reach") in ("normal", "anywhere")
        )
    if name == "do_action":
        return (
            isinstance(value, dict)
            and value.get("action") in ActionName.__args__  # type: ignore[attr-defined]
            and value.get("mode") in ("basic", "best")
            and isinstance(value.get("free"), bool)
            and isinstance(value.get("ignore_requirement"), bool)
        )
    if name in ("unlock_card", "unlock_advanced"):
        return value in ActionName.__args__  # type: ignore[attr-defined]
    if name == "ability":
        return bool(value == "navigation")
    return False


def check_effects(part: str, entry: str, effects: EffectList) -> None:
    """Refuse an effect that is not in the vocabulary."""
    for effect in effects:
        if len(effect) != 1:
            raise BadInput("components-bad-effect", part=part, entry=entry, effect=str(effect))
        ((name, value),) = effect.items()
        if not _effect_ok(name, value):
            raise BadInput("components-bad-effect", part=part, entry=entry, effect=f"{name}: {value}")


def _check_count(part: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadInput("components-bad-count", part=part, what=what, found=found, wanted=wanted)


def _check_unique(part: str, ids: Sequence[object]) -> None:
    for id, n in Counter(ids).items():
        if n > 1:
            raise BadInput("components-twice", part=part, entry=str(id))


def _check_known(part: str, entry: str, name: str, known: Sequence[str]) -> None:
    if name not in known:
        raise BadInput("components-unknown-name", part=part, entry=entry, name=name, names=", ".join(known))


def read(data: Mapping[str, Any], path: str) -> Components:
    """Component data as typed entries, checked across entries."""
    c = convert(data, Components, path)
    for part in ("colors", "civilizations", "action_cards", "governments", "wonders", "leaders", "advisors", "events"):
        _check_unique(part, [e.id for e in getattr(c, part)])
    _check_effect_lists(c)
    _check_counts(c)
    _check_matrix(c)
    _check_names(c)
    return c


def _check_effect_lists(c: Components) -> None:
    lists: list[tuple[str, str, EffectList]] = []
    for part in ("wonders", "advisors", "events", "governments", "technologies"):
        lists += [(part, e.id, e.effects) for e in getattr(c, part)]
    lists += [("civilization_goals", t.id, t.effects) for t in c.civilization_goals.tokens]
    lists += [("matrix.military_bonuses", str(b.level), b.effects) for b in c.matrix.military_bonuses]
    for card in c.action_cards:
        lists += [("action_cards", card.id, v.effects) for v in (card.basic, card.advanced) if v]
    for part, entry, effects in lists:
        check_effects(part, entry, effects)


def _check_counts(c: Components) -> None:
    for epoch in (1, 2, 3):
        _check_count("wonders", f"epoch {epoch}", sum(w.epoch == epoch for w in c.wonders), 16)
        _check_count("leaders", f"epoch {epoch}", sum(w.epoch == epoch for w in c.leaders), 6)
    for civilization in c.civilizations:
        _check_count("advisors", civilization.id, sum(a.civilization == civilization.id for a in c.advisors), 5)
    _check_count("events", "events", len(c.events), 12)
    _check_count("action_cards", "action_cards", len(c.action_cards), 10)
    _check_count("map.territories", "territories", len(c.map.territories), 13)
    _check_count("territory_tiles", "tiles", len(c.territory_tiles.tiles), 16)
    _check_count("civbots.cards", "cards", len(c.civbots.cards), 7)
    _check_unique("territory_tiles", [t.number for t in c.territory_tiles.tiles])


def _check_matrix(c: Components) -> None:
    codes = "".join(g.code for g in c.governments) + "."
    for military in range(1, 17):
        row = c.matrix.rows.get(military, "")
        if len(row) != 16 or any(code not in codes for code in row):
            raise BadInput("components-bad-row", row=military, codes=codes)
    if c.matrix.rows[1][0] == ".":
        raise BadInput("components-no-start")


def _check_names(c: Components) -> None:
    territories = [t.id for t in c.map.territories]
    for link in c.map.adjacency:
        for name in link.pair:
            _check_known("map.adjacency", "-".join(link.pair), name, territories)
    colors = [color.id for color in c.colors]
    tiles = [t.color for t in c.dominion.tiles]
    for civilization in c.civilizations:
        _check_known("civilizations", civilization.id, civilization.color, colors)
        _check_known("dominion.tiles", civilization.id, civilization.color, tiles)
    civilizations = [civilization.id for civilization in c.civilizations]
    for advisor in c.advisors:
        _check_known("advisors", advisor.id, advisor.civilization, civilizations)
        for effect in advisor.effects:
            if "do_action" in effect and effect["do_action"]["action"] != advisor.shows_action:
                raise BadInput("components-symbol", entry=advisor.id, action=effect["do_action"]["action"])
    for wonder in c.wonders:
        needs = {"action": wonder.trigger.action, "majority": wonder.trigger.stat, "destroy": wonder.trigger.count}
        if not needs.get(wonder.trigger.type):
            raise BadInput("components-bad-trigger", part="wonders", entry=wonder.id)
    for event in c.events:
        if event.trigger.type != "any_action" and not (event.trigger.type == "action" and event.trigger.action):
            raise BadInput("components-bad-trigger", part="events", entry=event.id)
