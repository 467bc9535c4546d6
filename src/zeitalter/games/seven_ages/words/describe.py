"""Components in words: empires and cards, artefacts, events, leaders, units, colours, actions.

All words are in the text files (`describe-...`); this module chooses messages and hands over names and figures. It
reads compiled components, so an owner's file is respected. Effects are in `describe_powers.py`,
map and time in `describe_map.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeitalter.games.seven_ages.data.cards import Category, Immediate
from zeitalter.games.seven_ages.data.components import Components
from zeitalter.games.seven_ages.data.effect_words import CATEGORIES
from zeitalter.games.seven_ages.words.describe_map import (
    age_text,
    area_kind_text,
    area_text,
    region_text,
    scenario_text,
    terrain_text,
)
from zeitalter.games.seven_ages.words.describe_powers import (
    conditions_text,
    figures,
    names_in,
    power_text,
    removal_text,
)
from zeitalter.kit.game_parts import Describe
from zeitalter.kit.sentences import Texts, name_of

# fmt: off
EVENT_FIGURES = (
    "civil_war_share", "dynasty_above_leaders", "dynasty_cards", "fragment_city_level", "honourable_levels",
    "marriage_glory",
)
# fmt: on
"""Figures of the rules that events speak of."""


def _ages(texts: Texts, mask: int) -> str:
    """Ages as a range where they follow each other."""
    ages = [age for age in range(1, 8) if mask >> age & 1]
    if len(ages) > 2 and ages[-1] - ages[0] == len(ages) - 1:
        return texts.message("describe-range", first=ages[0], last=ages[-1])
    return texts.listing([str(age) for age in ages])


def _names(texts: Texts, c: Components, kind: str, numbers: tuple[int, ...] | list[int]) -> str:
    return texts.listing([name_of(texts, c, kind, n) for n in numbers])


# -- cards and empires -------------------------------------------------------------------------------------------------


def card_text(texts: Texts, c: Components, card: int) -> str:
    """A card with all its uses: value, empire, artefact, event."""
    return texts.message(
        "describe-card",
        value=c.value[card],
        box=name_of(texts, c, "action", c.card_colour[card]),
        empire=name_of(texts, c, "empire", card),
        artefact=name_of(texts, c, "artefact", c.card_artefact[card]),
        event=name_of(texts, c, "event", c.card_event[card]),
    )


def empire_text(texts: Texts, c: Components, card: int) -> str:
    """An empire: how it begins, its leaders, trade number, glory and special rules."""
    kind = "barbarian" if c.barbarian[card] else "capital" if c.has_capital[card] else "no-capital"
    areas = _names(texts, c, "area", c.start_areas[card])
    lines = [
        texts.message(
            "describe-empire", kind=kind, n=c.empire_ages[card].bit_count(), ages=_ages(texts, c.empire_ages[card])
        ),
        texts.message("describe-start", money=c.start_money[card], areas=areas, elite=c.elite[card]),
        texts.message("describe-leaders", most=c.leader_value[card], first=c.start_leaders[card]),
    ]
    named = [_leader_line(texts, c, leader) for leader in c.named_leaders[card]]
    if named:
        lines.append(texts.message("describe-named", names=texts.listing(named)))
    lines.append(_trade_line(texts, c.trade_number[card][1:]))
    glory = [_category(texts, c, one) for one in c.glory[card]]
    lines.append(texts.message("describe-glory", list=", ".join(glory) if glory else texts.listing([])))
    lines += [_at_once(texts, c, one) for one in c.immediate[card]]
    return "\n".join([*lines, powers_text(texts, c, card)])


def powers_text(texts: Texts, c: Components, card: int) -> str:
    """The special rules of an empire alone."""
    powers = zip(c.power_codes[card], c.powers[card], strict=True)
    lines = [power_text(texts, c, code, power) for code, power in powers]
    return "\n".join(lines) or texts.message("describe-no-powers")


def _leader_line(texts: Texts, c: Components, leader: int) -> str:
    return texts.message(
        "describe-named-leader",
        name=name_of(texts, c, "leader", leader),
        types=names_in(texts, c, "leader_type", c.leader_codes[leader]),
        age=c.leader_age[leader],
    )


def _trade_line(texts: Texts, numbers: tuple[int, ...]) -> str:
    shown = [f"{n:+}" if n else "0" for n in numbers]
    if len(set(shown)) == 1:
        return texts.message("describe-trade-number", n=shown[0])
    return texts.message("describe-trade-numbers", list=", ".join(shown))


def _category(texts: Texts, c: Components, one: Category) -> str:
    """A category of glory with its points."""
    id = CATEGORIES[one.category]
    what = ""
    if id == "domination":
        what = name_of(texts, c, "region", one.scope)
    elif id == "most_units":
        what = names_in(texts, c, "unit_class", one.classes)
    elif id == "hold_area":
        what = name_of(texts, c, "area", one.area)
    scope = c.ids["region"][one.scope] if one.scope >= 0 else ""
    water = "yes" if one.water else "no"
    return texts.message(f"describe-glory-{id}", n=one.points, what=what, scope=scope, water=water)


def _at_once(texts: Texts, c: Components, one: Immediate) -> str:
    where = conditions_text(texts, c, one.conditions)
    area = name_of(texts, c, "area", one.area) if one.area >= 0 else ""
    text = texts.message(f"describe-at-once-{one.trigger}", n=one.points, level=one.level, area=area)
    return texts.message("describe-at-once-if", text=text, where=where) if where else text


# -- artefacts, events, leaders ----------------------------------------------------------------------------------------


def artefact_text(texts: Texts, c: Components, artefact: int) -> str:
    """An artefact: kind, ages, place, what it needs, what it does, when it goes."""
    kind, place = c.art_kind[artefact], c.art_placement[artefact]
    green = "yes" if c.art_green >> artefact & 1 else "no"
    ages, n = _ages(texts, c.art_ages[artefact]), c.art_ages[artefact].bit_count()
    lines = [texts.message("describe-artefact", kind=kind, green=green, n=n, ages=ages, place=place)]
    for mask, conditions in c.art_exceptions[artefact]:
        needed = conditions_text(texts, c, conditions)
        lines.append(texts.message("describe-also-in-ages", n=mask.bit_count(), ages=_ages(texts, mask), where=needed))
    needs = conditions_text(texts, c, c.art_needs[artefact])
    if needs:
        lines.append(texts.message("describe-needs", list=needs))
    effects = (*c.art_effects[artefact], *c.art_on_removal[artefact])
    lines.append(texts.message(f"describe-artefact-{c.ids['artefact'][artefact]}", **figures(effects)))
    goes = [removal_text(texts, c, one) for one in c.art_removal[artefact]]
    if goes:
        lines.append(texts.message("describe-goes", list=", ".join(goes)))
    return "\n".join(lines)


def event_text(texts: Texts, c: Components, event: int) -> str:
    """An event: when it is played and by whom, and what it does."""
    head = texts.message(
        "describe-event",
        when=texts.message(f"describe-moment-{c.event_step[event] or c.event_window[event]}"),
        by=c.event_by[event],
        hostile="yes" if c.event_hostile[event] else "no",
    )
    target = c.event_target[event]
    conditions = () if target is None else target.conditions
    counts: dict[str, Any] = {one.word: one.value for one in conditions if isinstance(one.value, int)}
    id = c.ids["event"][event]
    counts |= {name: getattr(c.constants, name) for name in EVENT_FIGURES}
    return f"{head}\n{texts.message(f'describe-event-{id}', **counts, **figures(c.event_effects[event]))}"


def leader_type_text(texts: Texts, c: Components, kind: int) -> str:
    """What leaders of a type can do."""
    return texts.message(f"describe-leader-{c.ids['leader_type'][kind]}", **figures(c.leader_effects[kind]))


def leader_text(texts: Texts, c: Components, leader: int) -> str:
    """A leader: whose he is and from when on, and his types; what a type can do is told once for all of them."""
    card, types = c.leader_card[leader], names_in(texts, c, "leader_type", c.leader_codes[leader])
    if card < 0:
        return texts.message("describe-leader-unnamed", types=types, n=c.cup[leader])
    empire = name_of(texts, c, "empire", card)
    return texts.message("describe-leader-of", types=types, empire=empire, age=c.leader_age[leader])


def religion_text(texts: Texts, c: Components, religion: int) -> str:
    """A religion: the artefact of that name."""
    return artefact_text(texts, c, c.artefact_of_religion[religion])


def government_text(texts: Texts, c: Components, government: int) -> str:
    """A government: the artefact of that name."""
    return artefact_text(texts, c, c.artefact_of_government[government])


# -- units and actions -------------------------------------------------------------------------------------------------


def unit_text(texts: Texts, c: Components, kind: int) -> str:
    """A type of unit: class, level, price and values, and what is special about it."""
    head = texts.message(
        "describe-unit",
        **{"class": name_of(texts, c, "unit_class", c.unit_class[kind])},
        level=c.unit_level[kind],
        age=c.unit_age[kind],
        price=c.unit_cost[kind],
    )
    values = texts.message("describe-values", front=c.front[kind], support=c.support[kind], move=c.move[kind])
    lines = [head, values]
    lines += [texts.message("describe-carries", n=c.transport[kind])] if c.transport[kind] else []
    lines += [texts.message("describe-galley")] if c.galley[kind] else []
    lines += [_weakness(texts, c)] if c.rough_halved[kind] else []
    return "\n".join(lines)


def _weakness(texts: Texts, c: Components) -> str:
    """Where chariots and light cavalry are halved."""
    rough = [n for n, id in enumerate(c.ids["terrain"]) if c.data.map.terrain_types[id].rough]
    return texts.message("describe-weak", ground=_names(texts, c, "terrain", rough), level=c.constants.rough_city_level)


def unit_class_text(texts: Texts, c: Components, kind: int) -> str:
    """A class of units: its types."""
    types = [unit for unit, of in enumerate(c.unit_class) if of == kind]
    return texts.message("describe-class", types=_names(texts, c, "unit", types))


def colour_text(texts: Texts, c: Components, colour: int) -> str:
    """A colour: its place in a pair, and how many of each unit it has."""
    pair = name_of(texts, c, "colour", c.pair[colour]) if c.pair[colour] >= 0 else ""
    head = texts.message(f"describe-colour-{c.shade[colour]}", pair=pair)
    counts = [
        texts.message("describe-counters", n=n, unit=name_of(texts, c, "unit", kind))
        for kind, n in enumerate(c.mix[colour])
        if n
    ]
    return f"{head}\n{texts.message('describe-mix', n=sum(c.mix[colour]), list=', '.join(counts))}"


def action_text(texts: Texts, c: Components, action: int) -> str:
    """An action: what it does, and where its marker may lie."""
    k = c.constants
    text = texts.message(
        f"describe-action-{c.ids['action'][action]}",
        levels=k.trade_cap,
        slot=k.hand_no_empire,
        empire=k.hand_empire,
        advanced=k.hand_advanced,
    )
    empire, slot = c.action_empire >> action & 1, c.action_slot >> action & 1
    if not empire and not slot:
        return text
    where = "both" if empire and slot else "empire" if empire else "slot"
    return f"{text}\n{texts.message('describe-marker', where=where)}"


# -- all of them -------------------------------------------------------------------------------------------------------


def card_keys(c: Components) -> Mapping[str, int]:
    """Cards are known by the ids of their empires."""
    return {id: card for card, id in enumerate(c.ids["empire"])}


KEYS = {"card": card_keys, "powers": card_keys}
"""Kinds that are known by the ids of others."""
DESCRIPTIONS: Mapping[str, Describe] = {
    "card": card_text,
    "empire": empire_text,
    "powers": powers_text,
    "artefact": artefact_text,
    "event": event_text,
    "leader": leader_text,
    "leader_type": leader_type_text,
    "religion": religion_text,
    "government": government_text,
    "unit": unit_text,
    "unit_class": unit_class_text,
    "colour": colour_text,
    "action": action_text,
    "area": area_text,
    "area_kind": area_kind_text,
    "terrain": terrain_text,
    "region": region_text,
    "age": age_text,
    "scenario": scenario_text,
}
"""For each kind of component what one of them does."""
