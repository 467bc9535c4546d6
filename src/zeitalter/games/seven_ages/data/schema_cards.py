"""What the component files of 7 Ages may say of cards, artefacts, events and leaders.

Effects and conditions are read as plain maps here; `compiler.py` knows their words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from zeitalter.games.seven_ages.data.schema_map import Entry, Name, Named
from zeitalter.kit.figures import Count, Step
from zeitalter.kit.read_fields import Information

Age = Annotated[int, Meta(ge=1, le=7)]
Box = Literal["purple", "brown", "yellow", "red", "blue", "green", "grey", "white"]
"""The colours of number boxes."""
Raw = dict[str, Any]
"""An effect or conditions as they are written."""


class Leader(Named, kw_only=True):
    """A leader with a name of his own."""

    codes: list[str]
    age: Age


class Glory(Struct, kw_only=True):
    """A category in which an empire gains glory."""

    category: str
    points: Count
    ranked: bool = True
    scope: str | None = None
    count: Literal["land", "land_and_water"] = "land"
    unit_class: str | None = None
    area: str | None = None


class ImmediateGlory(Struct, kw_only=True):
    """Glory that is gained at once."""

    trigger: str
    points: Count
    level_at_least: Count = 0
    area: str | None = None
    conditions: Raw = field(name="filter", default_factory=dict)


class Power(Struct, kw_only=True):
    """A special rule of an empire."""

    code: str
    effect: Raw


class Card(Entry, kw_only=True):
    """A card: empire, artefact, event and value."""

    card: Information[Annotated[int, Meta(ge=1, le=400)]]
    value: Annotated[int, Meta(ge=0, le=7)]
    colour: Box
    artefact: str
    event: str
    ages: Annotated[list[Age], Meta(min_length=1)]
    barbarian: bool
    capital: bool
    start_areas: list[str]
    start_money: Count
    leader_value: Count
    start_leaders: Count
    elite_markers: Annotated[int, Meta(ge=0, le=3)]
    trade_number: Annotated[list[Step], Meta(min_length=7, max_length=7)]
    named_leaders: list[Leader]
    glory: list[Glory]
    immediate_glory: list[ImmediateGlory]
    special: list[Power]


class LeaderType(Entry, kw_only=True):
    """What a leader can do."""

    code: str
    effects: list[Raw]


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
    age_exceptions: list[AgeException] = field(default_factory=list)
    on_removal: list[Raw] = field(default_factory=list)


class Crusade(Named, kw_only=True):
    """The Crusade marker."""

    name: Information[Name]
    effects: list[Raw]
    removal: Information[list[Raw]]


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
    effects: list[Raw]
    step: str = ""
    target: Target | None = None
