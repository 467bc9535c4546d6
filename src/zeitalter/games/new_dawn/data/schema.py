"""What the component files of A New Dawn may contain, as far as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from zeitalter.kit.component_files import convert
from zeitalter.kit.figures import Count, Step
from zeitalter.kit.read_fields import Information

Effect = dict[str, Any]
"""An effect: `op` with its parameters, or a combinator; `trigger`, `condition`, `unless` and `limit` beside it."""


class Named(Struct, kw_only=True):
    """Anything with a name in both languages."""

    id: str
    de: str
    en: str


class Resource(Named, kw_only=True):
    """A kind of resource."""

    tokens: Count


class Focus(Named, kw_only=True):
    """A focus card."""

    type: str
    level: Annotated[int, Meta(ge=1, le=4)]
    effects: list[Effect]
    caravans: Count = 0


class FocusCards(Struct, kw_only=True):
    """All focus cards."""

    cards: list[Focus]


class Wonder(Named, kw_only=True):
    """A world wonder."""

    type: str
    era: Literal["ancient", "medieval", "modern"]
    cost: Count
    resources: list[str]
    effects: list[Effect]


class Wonders(Struct, kw_only=True):
    """All world wonders."""

    cards: list[Wonder]


class Leader(Struct, kw_only=True):
    """A leader with his people."""

    id: str
    civ: dict[str, str]
    leader: dict[str, str]
    start_row: list[str]
    effects: list[Effect]


class Leaders(Struct, kw_only=True):
    """All leaders."""

    cards: list[Leader]


class CityState(Named, kw_only=True):
    """A city-state."""

    type: str
    frame: Information[Literal["circle", "diamond"]]
    effects: list[Effect]


class CityStates(Struct, kw_only=True):
    """All city-states."""

    defence_bonus: Count
    trade_tokens_per_visit: Count
    cards: list[CityState]


class NaturalWonder(Named, kw_only=True):
    """A natural wonder."""

    resource: str


class NaturalWonders(Struct, kw_only=True):
    """All natural wonders."""

    cards: list[NaturalWonder]


class Pact(Named, kw_only=True):
    """A diplomacy card of the players."""

    effects: list[Effect]


class Pacts(Struct, kw_only=True):
    """All diplomacy cards of a player."""

    cards: list[Pact]


class Agenda(Named, kw_only=True):
    """An agenda."""

    condition: dict[str, Any]


class VictoryCard(Struct, kw_only=True):
    """A victory card with its two agendas."""

    id: str
    agendas: list[str]


class Section(Struct, kw_only=True):
    """A section of the event dial."""

    icon: str | None


class EventDial(Struct, kw_only=True):
    """The event dial."""

    sections: list[Section]


class TechDial(Struct, kw_only=True):
    """The technology dial."""

    max: Count
    level_spaces: dict[Count, Count]
    overflow_to: Count


class Barbarians(Struct, kw_only=True):
    """The letters of the barbarians."""

    letters: list[str]


class WonderDecks(Struct, kw_only=True):
    """How many wonders of an era are taken out, by number of players."""

    remove_random_per_type: dict[Count, dict[str, Count]]


class Feature(Struct, kw_only=True):
    """What is printed on a space."""

    kind: Literal["capital", "city_state", "natural_wonder", "resource", "barbarian"]
    id: str = ""


class Hex(Struct, kw_only=True):
    """A space of a tile."""

    i: Information[Count]
    q: Step
    r: Step
    terrain: str
    feature: Feature | None = None


class Side(Struct, kw_only=True):
    """One side of a tile."""

    hexes: list[Hex]


class Tile(Struct, kw_only=True):
    """A map tile."""

    id: Count
    kind: Literal["capital", "natural_wonder", "city_state", "plain"]
    sides: dict[str, Side]


class Placement(Struct, kw_only=True):
    """Where a tile of a printed map lies."""

    rotation: Count
    offset: tuple[Step, Step]
    tile: Count = 0
    min_players: Count = 2


class FirstMap(Struct, kw_only=True):
    """The map of the first game."""

    placements: list[Placement]
    capital_tiles_clockwise: Information[list[Count]]


class Core(Struct, kw_only=True):
    """Where the four tiles in the middle lie."""

    side_A: list[Placement]  # noqa: N815
    side_B: list[Placement]  # noqa: N815


class WaterTokens(Struct, kw_only=True):
    """The water tokens."""

    count: Count


class Tiles(Struct, kw_only=True):
    """The tiles and the printed maps."""

    tiles: list[Tile]
    first_game_map: FirstMap
    core_layout: Core
    water_tokens: WaterTokens


class Terrain(Named, kw_only=True):
    """A kind of terrain."""

    difficulty: Count


class Figures(Struct, kw_only=True):
    """The figures of a player."""

    cities: Count
    caravans: Count


class Counts(Struct, kw_only=True):
    """How much of everything is in the box."""

    control_tokens_per_player: Count
    figures: Figures = field(name="per_player_figures")


class Data(Struct, kw_only=True):
    """Both files."""

    terrain: list[Terrain]
    resources: list[Resource]
    component_counts: Counts
    focus_cards: FocusCards
    world_wonders: Wonders
    leaders: Leaders
    city_states: CityStates
    natural_wonders: NaturalWonders
    player_diplomacy: Pacts
    agendas: list[Agenda]
    victory_cards: list[VictoryCard]
    victory_cards_in_play: dict[str, Any]
    event_dial: EventDial
    tech_dial: TechDial
    barbarians: Barbarians
    wonder_deck_setup: WonderDecks
    map: Tiles


def read(data: Mapping[str, Any]) -> Data:
    """The content of the files, checked."""
    return convert(dict(data), Data, "new_dawn")
