"""What is printed on board and cards, for drawings: short lists that stand for symbols.

It reads compiled components, so table options and an owner's file are respected. The words come from `describe`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.games.historia.data import schema
from zeitalter.games.historia.data.components import ACTIONS, ANY_ACTION, Components, compile_effects


def printed(components: Components) -> dict[str, Any]:
    """Matrix, levels, rounds, neighbours and the symbols of all cards."""
    data = components.data
    territories = components.ids["territory"]
    return {
        "matrix": {str(level): row for level, row in data.matrix.rows.items()},
        "governments": {g.code: g.id for g in data.governments},
        "government_effects": {g.id: _effects(g.effects) for g in data.governments},
        "technology": [_technology(components, t) for t in sorted(data.technologies, key=lambda t: t.level)],
        "military": {str(m.level): _effects(m.effects) for m in data.matrix.military_bonuses},
        "rounds": [list(measures) for measures in components.measures[1:]],
        "last_round": sorted(components.after_last_round),
        "neighbours": {
            id: [territories[t] for t in bits(mask)] for id, mask in zip(territories, components.adjacent, strict=True)
        },
        "actions": {a.id: _costs(a) for a in data.action_cards},
        "wonders": {w.id: [w.epoch, _trigger(w.trigger), _effects(w.effects)] for w in data.wonders},
        "advisors": {a.id: [a.shows_action, _effects(a.effects)] for a in data.advisors},
        "events": {
            e.id: [_event_trigger(trigger), _effects(e.effects), e.demand]
            for e, trigger in zip(data.events, components.event_trigger, strict=True)
        },
        "goals": {g.id: _effects(g.effects) for g in data.civilization_goals.tokens},
        "leaders": {k.id: [k.epoch, *[[t.stat, t.value, t.vp] for t in (k.minor, k.major)]] for k in data.leaders},
    }


def _technology(components: Components, technology: schema.Technology) -> list[Any]:
    """A level's id and effects; an option may change what a level gives."""
    compiled = components.level_effects[0][technology.level]
    if compiled != compile_effects(technology.effects):
        return [technology.id, [list(effect) for effect in compiled]]
    return [technology.id, _effects(technology.effects)]


def _costs(card: schema.ActionCard) -> list[int]:
    """Cubes of the basic version, technology and cubes of the advanced one (0: there is none)."""
    basic, advanced = card.basic.cost_cubes or 0, card.advanced
    return [basic, advanced.requires_technology or 0, advanced.cost_cubes or 0] if advanced else [basic, 0, 0]


def _trigger(trigger: schema.Trigger) -> list[Any]:
    """A trigger as a short list: ["action", "war"], ["majority", "wonders"], ["destroy", 1]."""
    what = trigger.action or trigger.stat or trigger.count
    return [trigger.type] if what is None else [trigger.type, what]


def _event_trigger(trigger: int) -> list[Any]:
    return ["any_action"] if trigger == ANY_ACTION else ["action", ACTIONS[trigger]]


def _effects(effects: Sequence[Mapping[str, Any]]) -> list[list[Any]]:
    """Effects as short lists: ["gain_vp", 2], ["gain_levels", "military", 1]."""
    return [
        [name, *(value.values() if isinstance(value, Mapping) else [value])]
        for effect in effects
        for name, value in effect.items()
    ]
