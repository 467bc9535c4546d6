"""The components as the rules use them: small ints, masks and tables, compiled from `components.yaml`.

What is printed on cards and board is data; this module only checks and compiles it. `schema.py` says what a component
file may contain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from zeitalter.games.historia.data import schema, tables
from zeitalter.games.historia.data.checks import ACTION_NAMES
from zeitalter.kit.component_files import load_yaml, with_owners

FILE = Path(__file__).with_name("components.yaml")

MILITARY, TECHNOLOGY, ART, EXPLOITATION, EXPANSION, TRADE, RAID, WAR, TOURISM, REVOLUTION = range(10)
ADVISOR = 10
"""Cards from here on are advisors: advisor n is card ADVISOR + n."""
ACTIONS = ACTION_NAMES
STATS = ("technology", "military", "wonders", "territories")
STAT_TECHNOLOGY, STAT_MILITARY, STAT_WONDERS, STAT_TERRITORIES = range(4)
BY_ACTION, BY_MAJORITY, BY_DESTROYING = range(3)
ANY_ACTION = -1
LEVELS = 16

Effect = tuple[Any, ...]
Effects = tuple[Effect, ...]


class Version:
    """The basic or advanced version of an action card."""

    __slots__ = ("cost", "data", "effects", "technology")

    def __init__(self, data: schema.Version) -> None:
        self.technology = data.requires_technology or 1
        self.cost = data.cost_cubes or 0
        self.effects = compile_effects(data.effects)
        self.data = data


class Components:
    """Everything printed, compiled. Ids are indices; names are looked up by the texts."""

    # fmt: off
    __slots__ = (
        "ability_ids", "actions_of_bot_card", "adjacent", "advanced", "advisor_effects", "advisor_shows",
        "advisors_of", "after_last_round", "around", "basic", "bot_levels", "by_action", "by_any_majority",
        "by_destroying", "by_majority", "by_no_action", "card_limit", "cells", "costs", "cubes", "data",
        "destroy_count", "destroys_with", "dominion_stats", "effects", "event_affects_bots", "event_demand",
        "event_effects", "event_trigger", "goal_effects", "goals_placed", "government_effects", "ids", "leader_cap",
        "leader_epoch", "leader_terms", "leaders_of_epoch", "level_effects", "majorities", "measure_numbers",
        "measures", "names", "navigation_at", "overflow_vp", "refreshers", "requires", "revolutions", "rises",
        "start_cards", "tile_number", "tile_vp", "versions", "wonder_effects", "wonder_epoch", "wonder_kind",
        "wonder_trigger", "wonders_of_epoch",
    )
    # fmt: on

    def __init__(self, data: schema.Components, options: Mapping[str, str]) -> None:
        self.data = data
        self.names: dict[str, list[Mapping[str, str]]] = {}
        self.ids: dict[str, list[str]] = {}
        self._compile_cards(data, options)
        self._compile_matrix(data, options)
        self._compile_map(data)
        self._compile_wonders(data)
        self._compile_people(data)
        self._compile_events(data, options)
        self._compile_time(data, options)
        self._compile_bots(data)
        self._compile_promos(data)
        self.cubes = data.civbots.cubes.total
        advanced_at = [version.technology if version else LEVELS + 1 for version in self.advanced]
        self.versions = tables.versions(self.requires, advanced_at, self.costs, self.cubes, LEVELS)
        self.effects: dict[str, list[Effects]] = {
            "wonder": self.wonder_effects,
            "advisor": self.advisor_effects,
            "technology": self.level_effects[0],
            "military": self.level_effects[1],
            "goal": self.goal_effects,
            "event": self.event_effects,
            "government": self.government_effects,
        }

    def _named(self, kind: str, entries: Sequence[Any]) -> None:
        self.ids[kind] = [e.id for e in entries]
        self.names[kind] = [{"de": e.de, "en": e.en} for e in entries]

    def _compile_cards(self, data: schema.Components, options: Mapping[str, str]) -> None:
        cards = {str(c.id): c for c in data.action_cards}
        ordered = [cards[a] for a in ACTIONS]
        self.basic = [Version(c.basic) for c in ordered]
        self.advanced = [Version(c.advanced) if c.advanced else None for c in ordered]
        self.costs = [(c.basic.cost_cubes or 0, c.advanced.cost_cubes or 0 if c.advanced else 0) for c in ordered]
        if options.get("exploitation_advanced_cost") == "vp":
            self.costs[EXPLOITATION] = (self.costs[EXPLOITATION][0], 0)
        self.requires = [c.requires_technology or 1 for c in ordered]
        self.start_cards = sum(1 << i for i, c in enumerate(ordered) if c.start_hand)
        self._named("action", ordered)
        self.ids["card"] = self.ids["action"] + [a.id for a in data.advisors]
        self.names["card"] = self.names["action"] + [{"de": a.de, "en": a.en} for a in data.advisors]

    def _compile_matrix(self, data: schema.Components, options: Mapping[str, str]) -> None:
        codes = {g.code: i for i, g in enumerate(data.governments)}
        self._named("government", data.governments)
        self.government_effects = [compile_effects(g.effects) for g in data.governments]
        rows = data.matrix.rows
        self.cells = [[-1] * (LEVELS + 2) for _ in range(LEVELS + 2)]
        for military, row in rows.items():
            for i, code in enumerate(row):
                if code != ".":
                    self.cells[military][i + 1] = codes[code]
        self.rises = tables.rises(self.cells, LEVELS)
        technology: list[Effects] = [()] * (LEVELS + 1)
        for t in data.technologies:
            technology[t.level] = compile_effects(t.effects)
        if options.get("animals_bonus", "recover_cube") != "recover_cube":
            technology[3] = (("recover_oldest_cards", 1),) if options["animals_bonus"] == "recover_card" else ()
        military_bonuses: list[Effects] = [()] * (LEVELS + 1)
        for bonus in data.matrix.military_bonuses:
            military_bonuses[bonus.level] = compile_effects(bonus.effects)
        self.level_effects = (technology, military_bonuses)
        self.overflow_vp = data.matrix.overflow_vp_per_level.value
        self.card_limit = [data.setup.card_limit_start.value] * (LEVELS + 1)
        self.navigation_at = LEVELS + 1
        for level in range(1, LEVELS + 1):
            self.card_limit[level] = self.card_limit[level - 1]
            for effect in technology[level]:
                if effect[0] == "set_card_limit":
                    self.card_limit[level] = effect[1]
                if effect == ("ability", "navigation"):
                    self.navigation_at = min(self.navigation_at, level)
        self._named("technology", sorted(data.technologies, key=lambda t: t.level))

    def _compile_map(self, data: schema.Components) -> None:
        self._named("territory", data.map.territories)
        ids = self.ids["territory"]
        self.adjacent = [0] * len(ids)
        for link in data.map.adjacency:
            a, b = (ids.index(name) for name in link.pair)
            self.adjacent[a] |= 1 << b
            self.adjacent[b] |= 1 << a
        self.around = tables.around(self.adjacent)
        tiles = sorted(data.territory_tiles.tiles, key=lambda t: t.number)
        self.tile_vp = [t.vp for t in tiles]
        self.tile_number = [t.number for t in tiles]
        self.ids["tile"] = [str(t.number) for t in tiles]

    def _compile_wonders(self, data: schema.Components) -> None:
        self._named("wonder", data.wonders)
        self.wonder_epoch = [w.epoch for w in data.wonders]
        self.wonders_of_epoch = tables.by_epoch(self.wonder_epoch)
        self.wonder_effects = [compile_effects(w.effects) for w in data.wonders]
        self.wonder_kind: list[int] = []
        self.wonder_trigger: list[int] = []
        self.by_action = [0] * (len(ACTIONS) + 1)
        """The last one stands for no action, -1."""
        self.by_majority = [0] * len(STATS)
        self.by_destroying = 0
        self.destroy_count = [0] * len(data.wonders)
        self.refreshers = 0
        for i, wonder in enumerate(data.wonders):
            trigger = wonder.trigger
            if trigger.type == "action":
                kind, value = BY_ACTION, ACTIONS.index(trigger.action or "")
                self.by_action[value] |= 1 << i
            elif trigger.type == "majority":
                kind, value = BY_MAJORITY, STATS.index(trigger.stat or "")
                self.by_majority[value] |= 1 << i
            else:
                kind, value = BY_DESTROYING, trigger.count or 1
                self.by_destroying |= 1 << i
                self.destroy_count[i] = value
            self.wonder_kind.append(kind)
            self.wonder_trigger.append(value)
            if any(e[0] == "refresh_wonders" for e in self.wonder_effects[i]):
                self.refreshers |= 1 << i
        self.by_any_majority = sum(self.by_majority)
        self.by_no_action = self.by_any_majority | self.by_destroying
        self.majorities = tables.majorities(self.by_majority)
        self.destroys_with = tables.destroys_with(self.destroy_count)

    def _compile_people(self, data: schema.Components) -> None:
        self._named("leader", data.leaders)
        self.leader_epoch = [leader.epoch for leader in data.leaders]
        self.leaders_of_epoch = tables.by_epoch(self.leader_epoch)
        self.leader_terms = [
            tuple((STATS.index(t.stat), t.value, t.vp) for t in (leader.minor, leader.major)) for leader in data.leaders
        ]
        self._named("civilization", data.civilizations)
        self._named("color", data.colors)
        self._named("advisor", data.advisors)
        civilizations = self.ids["civilization"]
        self.advisors_of: list[tuple[int, ...]] = [
            tuple(i for i, a in enumerate(data.advisors) if a.civilization == c) for c in civilizations
        ]
        self.advisor_effects = [compile_effects(a.effects) for a in data.advisors]
        self.advisor_shows = [ACTIONS.index(a.shows_action) if a.shows_action else -1 for a in data.advisors]
        self.revolutions = {REVOLUTION} | {
            ADVISOR + i
            for i, effects in enumerate(self.advisor_effects)
            if any(e[0] == "do_action" and e[1] == REVOLUTION for e in effects)
        }
        """The cards that end a round: Revolution itself, and advisors with that effect."""

    def _compile_events(self, data: schema.Components, options: Mapping[str, str]) -> None:
        self._named("event", data.events)
        self.event_trigger = [
            ANY_ACTION if e.trigger.type == "any_action" else ACTIONS.index(e.trigger.action or "") for e in data.events
        ]
        for id, switch, default in (
            ("vesuvius", "vesuvius_trigger", "any_action"),
            ("little_ice_age", "little_ice_age_trigger", "trade"),
        ):
            value = options.get(switch, default)
            if value != default and id in self.ids["event"]:
                trigger = ANY_ACTION if value == "any_action" else ACTIONS.index(value)
                self.event_trigger[self.ids["event"].index(id)] = trigger
        self.event_demand = [e.demand for e in data.events]
        self.event_effects = [compile_effects(e.effects) for e in data.events]
        self.event_affects_bots = [e.affects_civbots for e in data.events]

    def _compile_time(self, data: schema.Components, options: Mapping[str, str]) -> None:
        rounds = {int(r) for r in options.get("recover_cubes_rounds", "2+4").split("+")}
        self.measures: list[tuple[str, ...]] = [()]
        for segment in sorted(data.time_circle.segments, key=lambda g: g.round):
            grey = [m for m in segment.grey if m != "recover_cubes"]
            if segment.round in rounds:
                grey.insert(
                    grey.index("government_bonus") if "government_bonus" in grey else len(grey), "recover_cubes"
                )
            brown = list(segment.brown)
            if options.get("leader_bonus_before_player_order") == "on" and "leader_bonus" in brown:
                brown.remove("leader_bonus")
                brown.insert(0, "leader_bonus")
            self.measures.append((*grey, *brown))
        self.after_last_round = frozenset(data.time_circle.after_round_12.keep)
        order = [m.id for m in data.time_circle.measures]
        self._named("measure", sorted(data.time_circle.measures, key=lambda m: order.index(m.id)))
        self.measure_numbers = {id: number for number, id in enumerate(self.ids["measure"])}

    def _compile_bots(self, data: schema.Components) -> None:
        self.bot_levels = {d.id: d.cards_per_round for d in data.civbots.difficulty}
        self._named("level", data.civbots.difficulty)
        self.actions_of_bot_card = [tuple(ACTIONS.index(a) for a in c.actions) for c in data.civbots.cards]
        self.leader_cap = [0, *data.civbots.leader_share_cap.values]

    def _compile_promos(self, data: schema.Components) -> None:
        goals = data.civilization_goals
        self.ids["goal"] = [t.id for t in goals.tokens]
        self.goal_effects = [compile_effects(t.effects) for t in goals.tokens]
        self.goals_placed = goals.placed.value
        colors = {t.color: tuple(STATS.index(stat) for stat in t.stats) for t in data.dominion.tiles}
        self.dominion_stats = [colors[c.color] for c in data.civilizations]
        self._named("ability", data.dominion.abilities)
        self.ability_ids = self.ids["ability"]


def compile_effects(effects: Sequence[Mapping[str, Any]]) -> Effects:
    """Effects as tuples the executor reads: `("gain_vp", 2)`, `("gain_levels", stat, n)`."""
    compiled: list[Effect] = []
    for effect in effects:
        ((name, value),) = effect.items()
        if name in ("gain_levels", "lose_levels"):
            compiled.append((name, STATS.index(value["stat"]), value["n"]))
        elif name == "place_cube":
            compiled.append((name, value["from"], value["reach"]))
        elif name == "do_action":
            compiled.append(
                (name, ACTIONS.index(value["action"]), value["mode"], value["free"], value["ignore_requirement"])
            )
        elif name == "unlock_card":
            compiled.append((name, ACTIONS.index(value)))
        elif name == "refresh_wonders" and value == "all":
            compiled.append((name, 99))
        elif name != "unlock_advanced":  # the cards themselves say what their advanced version needs
            compiled.append((name, value))
    return tuple(compiled)


@cache
def our_data() -> Mapping[str, Any]:
    """The content of our own component file."""
    return load_yaml(FILE)


@cache
def our_components(options: tuple[tuple[str, str], ...]) -> Components:
    """Our components, compiled once per set of options that change them."""
    return Components(schema.read(our_data(), FILE.name), dict(options))


_CHANGING = (
    "animals_bonus",
    "exploitation_advanced_cost",
    "vesuvius_trigger",
    "little_ice_age_trigger",
    "leader_bonus_before_player_order",
    "recover_cubes_rounds",
)


_FIXED = ("meta", "vocabulary", "inventory", "switches")


def load_components(options: Mapping[str, str], overlay: Mapping[str, Any] | None) -> Components:
    """The components for a table: ours, with the owner's file laid over, checked as a whole."""
    relevant = tuple((name, options[name]) for name in _CHANGING)
    if overlay is None:
        return our_components(relevant)
    return Components(schema.read(with_owners(our_data(), overlay, _FIXED), "components"), dict(relevant))
