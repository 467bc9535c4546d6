"""Events, compiled: when and by whom they are played, what is named for them, and what they do."""

from __future__ import annotations

from dataclasses import dataclass

from zeitalter.games.seven_ages.data.artefacts import Artefacts
from zeitalter.games.seven_ages.data.compiler import Compiler
from zeitalter.games.seven_ages.data.effects import Amount, Conditions, Effects
from zeitalter.games.seven_ages.data.figures import ACTION_NAMES
from zeitalter.games.seven_ages.data.schema import Data
from zeitalter.games.seven_ages.data.schema_cards import Event

# fmt: off
EVENT_NAMES = (
    "fate_intervenes", "indecision", "assassination", "change_of_plans", "rare_conjunction", "time_ripple", "pretender",
    "brilliant_financier", "bumper_harvest", "gold_rush", "mass_levy", "tax_revolt", "famine", "silk_road", "embargo",
    "spy_ring", "industrial_espionage", "brisk_trade", "enlightenment", "invention", "lost_knowledge", "dark_times",
    "burning_of_books", "volcano", "earthquake", "flood", "great_fire", "pestilence", "drought", "barracks_revolt",
    "civil_war", "empire_collapses", "empire_fragments", "new_dynasty", "rebellion", "great_leader", "elite_guard",
    "golden_age", "migration", "colonists", "forced_march", "second_campaign", "great_storm", "piracy", "ambush",
    "betrayal", "fortune_of_war", "mercenaries", "missionaries", "schism", "dynastic_marriage", "windfall", "prophecy",
    "looted_treasury", "honourable_end",
)
# fmt: on
HITS_NOBODY_YET, HITS_OPPONENT, HITS_TARGET = range(3)
"""Whom an event hits: nobody, or somebody who is chosen later; the other side of a trade or conflict; the target."""


@dataclass(frozen=True, slots=True)
class Target:
    """What the player of an event names."""

    kind: str
    owner: str
    in_range: bool
    conditions: Conditions
    is_open: bool
    """Whether it may be anybody's, and nothing else is asked of it."""
    at_sea: bool
    """Whether an area is named that may be water."""
    religions: bool
    """Whether a religion that comes to the target is named, too."""


class Events(Artefacts):
    """The events of the components."""

    # fmt: off
    __slots__ = (
        "event_by", "event_colour", "event_draws", "event_effects", "event_hits", "event_hostile", "event_step",
        "event_target", "event_window",
    )
    # fmt: on

    def _compile_events(self, data: Data, compiler: Compiler) -> None:
        by_id = {event.id: event for event in data.events}
        events = [by_id[id] for id in EVENT_NAMES]
        self.event_window = tuple(event.window for event in events)
        self.event_step = tuple(event.step for event in events)
        self.event_by = tuple(str(event.by) for event in events)
        self.event_hostile = tuple(event.hostile for event in events)
        self.event_colour = tuple(self._box(data, event.colour) for event in events)
        self.event_effects = tuple(
            compiler.effects("events.effects", event.id, event.effects, who="active_empire") for event in events
        )
        self.event_target = tuple(
            _target(event, compiler, effects) for event, effects in zip(events, self.event_effects, strict=True)
        )
        self.event_draws = tuple(map(_needs_value, self.event_effects))
        """Whether a card must be turned over for V."""
        self.event_hits = tuple(map(_hits, self.event_hostile, self.event_effects))
        """Whom a hostile event hits."""

    def _box(self, data: Data, colour: str) -> int:
        """The action whose colour a number box has; white is that of Wild."""
        return next(ACTION_NAMES.index(action.id) for action in data.actions if action.colour == colour)


def _target(event: Event, compiler: Compiler, effects: Effects) -> Target | None:
    if event.target is None:
        return None
    conditions = compiler.conditions("events.target", event.id, event.target.conditions)
    at_sea = any(condition.word == "kind" for condition in conditions)
    religions = any(effect.op == "adopt" for effect in effects)
    in_range = event.target.range is not None
    is_open = event.target.owner == "any" and not conditions
    return Target(event.target.kind, event.target.owner, in_range, conditions, is_open, at_sea, religions)


def _needs_value(effects: Effects) -> bool:
    return any(
        any(isinstance(n, Amount) for n in (effect.count, effect.points, effect.levels, effect.amount))
        or any(condition.word == "v_at_least" for condition in effect.condition)
        or effect.op in ("civil_war", "collapse", "new_dynasty")
        for effect in effects
    )


def _hits(hostile: bool, effects: Effects) -> int:
    if not hostile or any(effect.who == "one_side" for effect in effects):
        return HITS_NOBODY_YET
    against = any(effect.who == "opposing_side" or effect.op == "allow" for effect in effects)
    return HITS_OPPONENT if against else HITS_TARGET
