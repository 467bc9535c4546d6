"""Everything printed, compiled to small ints: cards, tiles, dials, the figures of the rules.

A *space* is a hex of a tile: ten for each of the sixteen tiles, whichever side lies up, then the eight water tokens.
So a space has the same number in every match; where it lies says the `Board`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from zeitalter.games.new_dawn.data.schema import Data, Effect, Hex, read
from zeitalter.kit.component_files import load_yaml, with_owners

FOLDER = Path(__file__).parent
TYPES = ("culture", "science", "economy", "industry", "military")
CULTURE, SCIENCE, ECONOMY, INDUSTRY, MILITARY = range(5)
LEVELS = 4
WONDER_TYPES = ("culture", "economy", "science", "military")
ERAS = ("ancient", "medieval", "modern")
RESOURCES = ("marble", "mercury", "oil", "diamonds")
TERRAINS = ("grassland", "hills", "forest", "desert", "mountains", "water", "natural_wonder")
GRASSLAND, HILLS, FOREST, DESERT, MOUNTAINS, WATER, NATURAL_WONDER = range(7)
PLAIN, CAPITAL_STAR, CITY_STATE, NATURE, RESOURCE, BARBARIAN = range(6)
"""What is printed on a space."""
FEATURES = ("", "capital", "city_state", "natural_wonder", "resource", "barbarian")
HEXES, TILES, WATER_TOKENS = 10, 16, 8
SPACES = HEXES * TILES + WATER_TOKENS
FIRST_WATER = HEXES * TILES
SIDES = ("A", "B")
SLOTS = 5
ICONS = ("none", "barbarian_spawn", "barbarian_move", "trade")
JOINT_WAR, DEFENSIVE_PACT, EMBASSY, OPEN_BORDERS = range(4)
PACTS = ("joint_war", "defensive_pact", "embassy", "open_borders")
LEADER, WORLD_WONDER, CITY_STATE_CARD, PACT, FOCUS = range(5)
"""Where an effect comes from."""


@dataclass(slots=True, frozen=True)
class Source:
    """An effect of a card with the card it stands on."""

    kind: int
    card: int
    effect: Effect


Powers = dict[str, list[Source]]
"""Effects by what they do: by their `op`, and by their trigger."""


@dataclass(slots=True, frozen=True)
class SideData:
    """One side of a tile: for each of its ten spaces where it lies, its terrain, and what is printed on it."""

    place: tuple[tuple[int, int], ...]
    terrain: tuple[int, ...]
    feature: tuple[tuple[int, int], ...]


class Components:
    """Everything printed, compiled. Ids are indices; names are looked up by the texts."""

    # fmt: off
    __slots__ = (
        "agenda_condition", "caravans", "caravans_of", "cards_of", "cities", "city_state_type",
        "control_tokens", "core", "data", "dial_end", "dial_icons", "difficulty", "effects_of", "first_map", "ids",
        "level", "level_spaces", "names", "natural_resource", "overflow_to", "resource_tokens",
        "sources_of", "start_row", "tile_kind", "tiles", "type", "victory", "victory_mask", "wonder_cost", "wonder_era",
        "wonder_removed", "wonder_resources", "wonder_type", "wonders_of_type",
    )
    # fmt: on

    def __init__(self, data: Data) -> None:
        self.data = data
        self.ids: dict[str, list[str]] = {}
        self.names: dict[str, list[Mapping[str, str]]] = {}
        self._compile_cards(data)
        self._compile_wonders(data)
        self._compile_map(data)
        self._compile_victory(data)
        self._compile_effects(data)

    def _name(self, kind: str, entries: list[Any]) -> None:
        self.ids[kind] = [e.id for e in entries]
        self.names[kind] = [{"de": e.de, "en": e.en} for e in entries]

    def _compile_cards(self, data: Data) -> None:
        focus = sorted(data.focus_cards.cards, key=lambda c: (TYPES.index(c.type), c.level))
        self._name("focus", list(focus))
        self.type = [TYPES.index(c.type) for c in focus]
        self.level = [c.level for c in focus]
        self.cards_of = [[i for i, c in enumerate(focus) if c.type == name] for name in TYPES]
        """The four cards of each type, by level."""
        self.caravans_of = [c.caravans for c in focus]
        """How many caravans an economy card makes usable."""
        leaders = data.leaders.cards
        self.ids["leader"] = [leader.id for leader in leaders]
        self.names["leader"] = [leader.leader for leader in leaders]
        self.ids["people"], self.names["people"] = self.ids["leader"], [leader.civ for leader in leaders]
        self.start_row = [tuple(self.cards_of[TYPES.index(name)][0] for name in leader.start_row) for leader in leaders]
        self._name("resource", sorted(data.resources, key=lambda r: RESOURCES.index(r.id)))
        self.resource_tokens = [r.tokens for r in sorted(data.resources, key=lambda r: RESOURCES.index(r.id))]
        self._name("pact", sorted(data.player_diplomacy.cards, key=lambda p: PACTS.index(p.id)))
        self._name("city_state", list(data.city_states.cards))
        self.city_state_type = [TYPES.index(c.type) for c in data.city_states.cards]
        self._name("nature", list(data.natural_wonders.cards))
        self.natural_resource = [RESOURCES.index(n.resource) for n in data.natural_wonders.cards]
        counts = data.component_counts
        self.control_tokens = counts.control_tokens_per_player
        self.cities, self.caravans = counts.figures.cities, counts.figures.caravans

    def _compile_wonders(self, data: Data) -> None:
        wonders = data.world_wonders.cards
        self._name("wonder", list(wonders))
        self.wonder_type = [WONDER_TYPES.index(w.type) for w in wonders]
        self.wonders_of_type = {name: [i for i, w in enumerate(wonders) if w.type == name] for name in WONDER_TYPES}
        self.wonder_era = [ERAS.index(w.era) for w in wonders]
        self.wonder_cost = [w.cost for w in wonders]
        self.wonder_resources = [tuple(sorted(RESOURCES.index(r) for r in w.resources)) for w in wonders]
        self.wonder_removed = {
            players: tuple(removed.get(era, 0) for era in ERAS)
            for players, removed in data.wonder_deck_setup.remove_random_per_type.items()
        }
        """How many cards of each era are taken out of every deck, by number of players."""

    def _compile_map(self, data: Data) -> None:
        tiles = data.map
        terrains = {t.id: t for t in data.terrain}
        self._name("terrain", [terrains[id] for id in TERRAINS])
        self.difficulty = [terrains[id].difficulty for id in TERRAINS]
        ids = [t.id for t in tiles.tiles]
        self.ids["tile"] = [str(id) for id in ids]
        self.ids["side"] = list(SIDES)
        self.ids["letter"] = data.barbarians.letters
        self.ids["space"] = [f"{tile}.{i}" for tile in ids for i in range(HEXES)]
        self.ids["space"] += [f"w{i + 1}" for i in range(tiles.water_tokens.count)]
        self.tile_kind = [t.kind for t in tiles.tiles]
        self.tiles = [tuple(self._side(t.sides[side].hexes) for side in SIDES) for t in tiles.tiles]
        first = tiles.first_game_map
        self.first_map = [(p.min_players, ids.index(p.tile), p.rotation, *p.offset) for p in first.placements]
        layout = tiles.core_layout
        self.core = [[(p.rotation, *p.offset) for p in side] for side in (layout.side_A, layout.side_B)]

    def _side(self, hexes: list[Hex]) -> SideData:
        return SideData(
            tuple((h.q, h.r) for h in hexes),
            tuple(TERRAINS.index(h.terrain) for h in hexes),
            tuple((FEATURES.index(h.feature.kind), self._printed(h)) if h.feature else (PLAIN, 0) for h in hexes),
        )

    def _printed(self, h: Hex) -> int:
        """The number of what is printed on a space, among its kind."""
        kinds = {
            "city_state": "city_state",
            "natural_wonder": "nature",
            "resource": "resource",
            "barbarian": "letter",
        }
        if h.feature is None or h.feature.kind not in kinds:
            return 0
        return self.ids[kinds[h.feature.kind]].index(h.feature.id)

    def _compile_victory(self, data: Data) -> None:
        self._name("agenda", list(data.agendas))
        self.agenda_condition = [a.condition for a in data.agendas]
        names = self.ids["agenda"]
        self.ids["victory"] = [v.id for v in data.victory_cards]
        self.victory = [tuple(names.index(a) for a in v.agendas) for v in data.victory_cards]
        self.victory_mask = [sum(1 << agenda for agenda in agendas) for agendas in self.victory]
        self.dial_icons = [ICONS.index(section.icon or "none") for section in data.event_dial.sections]
        self.dial_end = data.tech_dial.max
        self.level_spaces = dict(data.tech_dial.level_spaces)
        self.overflow_to = data.tech_dial.overflow_to

    def _compile_effects(self, data: Data) -> None:
        """Effects by the card they stand on, and those that always hold by what they do."""
        focus = {c.id: c for c in data.focus_cards.cards}
        pacts = {p.id: p for p in data.player_diplomacy.cards}
        by_kind = {
            LEADER: [leader.effects for leader in data.leaders.cards],
            WORLD_WONDER: [w.effects for w in data.world_wonders.cards],
            CITY_STATE_CARD: [c.effects for c in data.city_states.cards],
            PACT: [pacts[id].effects for id in PACTS],
            FOCUS: [focus[id].effects for id in self.ids["focus"]],
        }
        self.effects_of = by_kind
        self.sources_of: dict[int, list[list[tuple[str, Source]]]] = {}
        """What each leader, wonder, city-state and diplomacy card brings to whoever has it, by `op` and by trigger."""
        for kind, cards in by_kind.items():
            if kind == FOCUS:
                continue
            self.sources_of[kind] = [[] for _ in cards]
            for card, effects in enumerate(cards):
                for effect in effects:
                    ops = [effect["op"]] if "op" in effect else [part["op"] for part in effect["sequence"]]
                    source = Source(kind, card, effect)
                    self.sources_of[kind][card] += [(op, source) for op in [*ops, effect["trigger"]]]


@lru_cache(maxsize=1)
def our_data() -> Mapping[str, Any]:
    """Our component files as they are written."""
    return {**load_yaml(FOLDER / "components.yaml"), "map": load_yaml(FOLDER / "tiles.yaml")}


@lru_cache(maxsize=1)
def _ours() -> Components:
    return Components(read(our_data()))


_FIXED = ("format_version", "game", "provenance_legend", "vocabulary", "switches")


def load_components(overlay: Mapping[str, Any] | None) -> Components:
    """The components in use: ours, with an owner's file laid over."""
    return _ours() if not overlay else Components(read(with_owners(our_data(), overlay, _FIXED)))
