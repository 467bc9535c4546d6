"""Components in words: what a wonder, a leader, a card or an event does, in one or two short lines.

All words are in the text files (`effect-...`, `trigger-...`, `describe-...`); this module only chooses messages and
hands over numbers and names. It reads compiled components, so table options and an owner's file are respected.
"""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.games.historia.data.components import (
    ACTIONS,
    ADVISOR,
    ANY_ACTION,
    BY_ACTION,
    BY_MAJORITY,
    EXPLOITATION,
    STAT_MILITARY,
    STAT_TECHNOLOGY,
    STATS,
    Components,
    Effect,
    Effects,
    Version,
)
from zeitalter.kit.game_parts import Describe, Name
from zeitalter.kit.sentences import Texts, name_of

_DEMANDS_THAT_CAN_FAIL = ("pay_cubes", "destroy_cubes", "lose_wonders", "lose_levels")


def effects_text(texts: Texts, components: Components, effects: Effects) -> str:
    """Compiled effects, left to right, without capital and full stop: "1 VP, 1 cube back"."""
    if not effects:
        return texts.message("describe-nothing")
    return ", ".join(_effect(texts, components, effect) for effect in effects)


def wonder_text(texts: Texts, components: Components, wonder: int) -> str:
    """When a wonder can be used and what it does."""
    kind, value = components.wonder_kind[wonder], components.wonder_trigger[wonder]
    if kind == BY_ACTION:
        trigger = texts.message("trigger-action", action=name_of(texts, components, "action", value))
    elif kind == BY_MAJORITY:
        trigger = texts.message(f"trigger-majority-{STATS[value]}")
    else:
        trigger = texts.message("trigger-destroy", count=value)
    effects = effects_text(texts, components, components.wonder_effects[wonder])
    return texts.message("describe-wonder", trigger=trigger, effects=effects)


def leader_text(texts: Texts, components: Components, leader: int) -> str:
    """The two conditions of a leader and their points."""
    minor, major = (
        texts.message(f"describe-term-{STATS[stat]}", value=value, vp=vp)
        for stat, value, vp in components.leader_terms[leader]
    )
    return _capital(texts.message("describe-leader", minor=minor, major=major))


def advisor_text(texts: Texts, components: Components, advisor: int) -> str:
    """The effects of an advisor; with an action symbol, the action it counts as."""
    text = _sentence(texts, effects_text(texts, components, components.advisor_effects[advisor]))
    action = components.advisor_shows[advisor]
    if action < 0:
        return text
    symbol = texts.message("describe-advisor-symbol", action=name_of(texts, components, "action", action))
    return f"{text}\n{symbol}"


def event_text(texts: Texts, components: Components, event: int) -> str:
    """When an event happens, what it demands or gives, and whether civbots are affected."""
    action = components.event_trigger[event]
    if action == ANY_ACTION:
        trigger = texts.message("trigger-before-any")
    else:
        trigger = texts.message("trigger-before-action", action=name_of(texts, components, "action", action))
    effects = components.event_effects[event]
    if not components.event_demand[event]:
        id = "describe-event-gift"
    elif any(name in _DEMANDS_THAT_CAN_FAIL for name, *_ in effects):
        id = "describe-event-demand"
    else:
        id = "describe-event-price"
    what = texts.message(id, trigger=trigger, effects=effects_text(texts, components, effects))
    affected = components.event_affects_bots[event]
    return f"{what}\n{texts.message('describe-event-civbots' if affected else 'describe-event-no-civbots')}"


def goal_text(texts: Texts, components: Components, goal: int) -> str:
    """The bonus of a goal."""
    return _sentence(texts, effects_text(texts, components, components.goal_effects[goal]))


def government_text(texts: Texts, components: Components, government: int) -> str:
    """The bonus of a government."""
    effects = effects_text(texts, components, components.government_effects[government])
    return texts.message("describe-government", effects=effects)


def ability_text(texts: Texts, components: Components, ability: int) -> str:
    """What an ability of the dominion tile does."""
    return texts.message(f"describe-ability-{components.ability_ids[ability]}")


def technology_text(texts: Texts, components: Components, level: int) -> str:
    """What a technology level gives: advanced actions first, then its bonuses."""
    unlocked = [
        ("unlock_advanced", action)
        for action, version in enumerate(components.advanced)
        if version is not None and version.technology == level
    ]
    effects = (*unlocked, *components.level_effects[STAT_TECHNOLOGY][level])
    return _sentence(texts, effects_text(texts, components, effects))


def military_text(texts: Texts, components: Components, level: int) -> str:
    """What a military level gives."""
    return _sentence(texts, effects_text(texts, components, components.level_effects[STAT_MILITARY][level]))


def card_text(texts: Texts, components: Components, card: int, options: Mapping[str, str] | None = None) -> str:
    """A card of the hand: an action card with its versions, a line each, or an advisor.

    The table's options, if given, decide whether advanced Exploitation costs cubes or points (A1).
    """
    if card >= ADVISOR:
        return advisor_text(texts, components, card - ADVISOR)
    text = _version(texts, components, card, components.basic[card], False)
    advanced = components.advanced[card]
    requires = components.requires[card]
    if requires > 1:
        name = name_of(texts, components, "technology", requires - 1)
        lines = [texts.message("describe-basic-requires", level=requires, technology=name, text=text)]
    elif advanced is None:
        lines = [_sentence(texts, text)]
    else:
        lines = [texts.message("describe-basic", text=text)]
    if advanced is not None:
        points = card == EXPLOITATION and options is not None and options["exploitation_advanced_cost"] == "vp"
        text = _version(texts, components, card, advanced, points)
        name = name_of(texts, components, "technology", advanced.technology - 1)
        lines.append(texts.message("describe-advanced", level=advanced.technology, technology=name, text=text))
    return "\n".join(lines)


def _version(texts: Texts, components: Components, action: int, version: Version, points: bool) -> str:
    """The price and the effect of a version."""
    printed = version.data
    sets = printed.vp_per_wonders
    text = texts.message(
        f"describe-action-{ACTIONS[action]}",
        effects=effects_text(texts, components, version.effects),
        wonders=sets.wonders if sets else printed.take_wonders,
        cubes=printed.recover_up_to,
        before=printed.recover_cubes_before,
        vp=(sets.vp if sets else 0) + printed.partner_vp + printed.winner_vp,
        cards=printed.recover_chosen_cards,
    )
    if not version.cost:
        return text
    return texts.message("describe-pay-vp" if points else "describe-pay-cubes", cost=version.cost, text=text)


def _effect(texts: Texts, components: Components, effect: Effect) -> str:
    """One effect."""
    name, *values = effect
    if name in ("gain_levels", "lose_levels"):
        return texts.message(f"effect-{name}-{STATS[values[0]]}", n=values[1])
    if name == "place_cube":
        return texts.message(f"effect-{name}-{values[0]}-{values[1]}")
    if name == "ability":
        return texts.message(f"effect-{name}-{values[0]}")
    if name in ("unlock_card", "unlock_advanced"):
        return texts.message(f"effect-{name}", action=name_of(texts, components, "action", values[0]))
    if name == "do_action":
        return _do_action(texts, components, *values)
    return texts.message(f"effect-{name}", n=values[0])


def _do_action(texts: Texts, components: Components, action: int, mode: str, free: bool, waived: bool) -> str:
    """An action performed by an effect; says what is spared only where there is something to spare."""
    advanced = components.advanced[action]
    basic = mode == "basic" and advanced is not None
    costs = components.basic[action].cost or (not basic and advanced is not None and advanced.cost)
    details = []
    if basic:
        details.append(texts.message("effect-do_action-basic"))
    if free and costs:
        details.append(texts.message("effect-do_action-free"))
    if waived and components.requires[action] > 1:
        details.append(texts.message("effect-do_action-waived"))
    name = name_of(texts, components, "action", action)
    if not details:
        return texts.message("effect-do_action", action=name)
    return texts.message("effect-do_action-details", action=name, details=", ".join(details))


def _sentence(texts: Texts, text: str) -> str:
    return _capital(texts.message("describe-sentence", text=text))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def level_names(components: Components) -> Mapping[str, Mapping[str, Name]]:
    """Technologies are named by their level, too."""
    return {"technology": {str(level): name for level, name in enumerate(components.names["technology"], 1)}}


DESCRIPTIONS: Mapping[str, Describe] = {
    "wonder": wonder_text,
    "leader": leader_text,
    "advisor": advisor_text,
    "event": event_text,
    "goal": goal_text,
    "government": government_text,
    "ability": ability_text,
    "technology": technology_text,
    "military": military_text,
    "card": card_text,
    "action": card_text,
}
"""For each kind of component what one of them does."""
