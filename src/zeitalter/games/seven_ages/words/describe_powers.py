"""Effects in words: the special rules of empires, conditions, when artefacts go, and the figures of effects by name.

A special rule is made of the words of its effect, so whatever an owner's file says is told as it is played; what has no
words of its own is named by its code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from zeitalter.games.seven_ages.data.components import Components
from zeitalter.games.seven_ages.data.effects import ANY_LEADER, UNLIMITED, Amount, Condition, Conditions, Effect
from zeitalter.kit.sentences import Texts, name_of

# fmt: off
PLAIN = frozenset((
    "age_above_start_age", "attacking", "barbarian", "capital_disordered", "defending", "has_city", "has_disorder",
    "has_religion", "no_disorder", "no_government", "no_leader", "no_religion", "not_barbarian",
    "opponent_controls_more_areas", "outside_capital", "own_action", "own_city_area", "start_area", "takes_part",
))
"""Conditions without a value that have words."""
COUNTED = frozenset((
    "cities_at_least", "controls_city_level_at_least", "controls_coastal", "controls_water_areas",
    "land_areas_at_least",
))
ALLOWED = frozenset(("galleys_enter_ocean", "initial_units_overseas", "vacate_land_areas"))
# fmt: on
MASKS = {"class": "unit_class", "class_not": "unit_class", "type": "unit", "terrain": "terrain", "kind": "area_kind"}
THINGS = {
    "has": "artefact",
    "has_not": "artefact",
    "marker_in_play": "artefact",
    "marker_not_in_play": "artefact",
    "religion": "religion",
    "empire_is": "empire",
    "adopts": "artefact",
    "gains": "artefact",
    "played": "artefact",
    "artefact_removed": "artefact",
    "area_controlled_by_religion": "religion",
    "leader_in_civilise": "leader_type",
}
LISTS = {"government_in": "government", "government_not": "government"}


# -- names -------------------------------------------------------------------------------------------------------------


def names_in(texts: Texts, c: Components, kind: str, mask: int) -> str:
    """The names of all things in a mask."""
    return texts.listing([name_of(texts, c, kind, i) for i in range(len(c.ids[kind])) if mask >> i & 1])


def either(texts: Texts, names: Sequence[str]) -> str:
    """ "a, b or c"."""
    return texts.message("describe-or").join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def one_of(texts: Texts, c: Components, kind: str, mask: int) -> str:
    """The names of the things in a mask, of which one is enough."""
    numbers = [i for i in range(len(c.ids[kind])) if mask >> i & 1]
    if kind == "area_kind":
        return either(texts, [texts.message(f"describe-kind-{c.ids[kind][i]}") for i in numbers])
    return either(texts, [name_of(texts, c, kind, i) for i in numbers])


def places(texts: Texts, c: Components, mask: int) -> str:
    """Areas of a mask: the regions it is made of, or the areas by name."""
    whole = [r for r, areas in enumerate(c.region_mask) if mask in (areas, areas & c.land)]
    if whole:
        return name_of(texts, c, "region", whole[0])
    parts = [r for r, areas in enumerate(c.land_mask[:-1]) if areas and areas & ~mask == 0]
    covered = 0
    for r in parts:
        covered |= c.land_mask[r]
    if parts and covered == mask:
        return either(texts, [name_of(texts, c, "region", r) for r in parts])
    return one_of(texts, c, "area", mask)


# -- conditions --------------------------------------------------------------------------------------------------------


def condition_text(texts: Texts, c: Components, condition: Condition) -> str:
    """A condition in a few words."""
    word, value = condition.word, condition.value
    if word in PLAIN:
        return texts.message(f"describe-if-{word}")
    if word in COUNTED:
        return texts.message(f"describe-if-{word}", n=value)
    if word == "class" and value == (1 << len(c.ids["unit_class"])) - 1:
        return texts.message("describe-if-all-units")
    if word in MASKS:
        return texts.message(f"describe-if-{word}", names=one_of(texts, c, MASKS[word], value))
    if word in LISTS:
        return texts.message(f"describe-if-{word}", names=one_of(texts, c, LISTS[word], value))
    if word in THINGS and value >= 0:
        return texts.message(f"describe-if-{word}", name=name_of(texts, c, THINGS[word], value))
    if word in ("has_leader", "no_leader_type"):
        if value == ANY_LEADER:
            return texts.message("describe-if-any-leader")
        return texts.message(f"describe-if-{word}", name=name_of(texts, c, "leader_type", value))
    if word in ("in_range", "controls_land_in", "partner_controls_land_in"):
        if isinstance(value, str):
            return texts.message("describe-if-other-player-in-range")
        return texts.message(f"describe-if-{word}", names=places(texts, c, value))
    if word == "per":
        return texts.message("describe-if-per", what=value)
    if word == "any_of":
        return either(texts, [conditions_text(texts, c, one) for one in value])
    if word == "if_in_play_else":
        empire, then, otherwise = value
        return texts.message(
            "describe-if-in-play-else",
            empire=name_of(texts, c, "empire", empire),
            then=conditions_text(texts, c, then),
            otherwise=conditions_text(texts, c, otherwise),
        )
    return texts.message("describe-if-other")


def conditions_text(texts: Texts, c: Components, conditions: Conditions) -> str:
    """All conditions, one after the other."""
    return ", ".join(condition_text(texts, c, one) for one in conditions)


def removal_text(texts: Texts, c: Components, condition: Condition) -> str:
    """When an artefact leaves play, in a few words."""
    word, value = condition.word, condition.value
    if word in THINGS:
        name = (
            texts.message("describe-any-religion") if isinstance(value, str) else name_of(texts, c, THINGS[word], value)
        )
        return texts.message(f"describe-goes-{word}", name=name)
    return texts.message(f"describe-goes-{word}")


# -- special rules of empires ------------------------------------------------------------------------------------------


def power_text(texts: Texts, c: Components, code: str, power: Effect) -> str:
    """A special rule of an empire as a sentence."""
    tell = _TELLERS.get(power.op)
    return (tell(texts, c, power) if tell else "") or texts.message("describe-power-other", code=code)


def _change(texts: Texts, c: Components, power: Effect) -> str:
    changes = [
        texts.message("describe-how-unlimited") if n == UNLIMITED else texts.message(f"describe-how-{how}", n=n)
        for how, n in power.how
    ]
    what = texts.message(f"describe-stat-{power.stat}")
    where = conditions_text(texts, c, (*power.filter, *power.condition))
    if where:
        return texts.message("describe-change-if", what=what, change=", ".join(changes), where=where)
    return texts.message("describe-change", what=what, change=", ".join(changes))


def _immune(texts: Texts, c: Components, power: Effect) -> str:
    names = []
    for aim in power.to:
        kind = next((kind for kind in ("event", "artefact") if aim in c.ids[kind]), "")
        if not kind and aim not in ("city_value_of_defender", "dark_ages", "disorder_marker"):
            return ""
        names.append(name_of(texts, c, kind, c.ids[kind].index(aim)) if kind else texts.message(f"describe-aim-{aim}"))
    where = conditions_text(texts, c, power.filter)
    listed = texts.listing(names)
    if where:
        return texts.message("describe-immune-if", names=listed, where=where)
    return texts.message("describe-immune", names=listed)


def _adopt(texts: Texts, c: Components, power: Effect) -> str:
    kind, number = ("religion", power.religion) if power.religion >= 0 else ("government", power.government)
    return texts.message("describe-begins-with", name=name_of(texts, c, kind, number)) if number >= 0 else ""


def _marker(texts: Texts, c: Components, power: Effect) -> str:
    if power.marker == "fortification":
        return texts.message("describe-begins-fortified")
    if power.marker not in c.ids["artefact"]:
        return ""
    name = name_of(texts, c, "artefact", c.ids["artefact"].index(power.marker))
    return texts.message("describe-begins-with-artefact", name=name)


def _city(texts: Texts, c: Components, power: Effect) -> str:
    return texts.message("describe-capital-level", n=power.extra["level"]) if "level" in power.extra else ""


def _money(texts: Texts, c: Components, power: Effect) -> str:
    if power.when not in ("trade", "on_trade_won"):
        return ""
    return texts.message(f"describe-money-{power.when}", n=power.amount)


def _allow(texts: Texts, c: Components, power: Effect) -> str:
    if power.what == "play_any_card_as_event":
        return texts.message("describe-allow-event", event=name_of(texts, c, "event", power.extra["event"]))
    k = c.constants
    if power.what not in ALLOWED:
        return ""
    return texts.message(f"describe-allow-{power.what}", share=k.overseas_share, waters=k.overseas_waters)


def _settle(texts: Texts, c: Components, power: Effect) -> str:
    return texts.message("describe-settles", where=conditions_text(texts, c, power.condition))


def _thin_out(texts: Texts, c: Components, power: Effect) -> str:
    return texts.message("describe-thins-out", n=power.count) if power.when == "on_last_leader_lost" else ""


def _retreat(texts: Texts, c: Components, power: Effect) -> str:
    return texts.message(f"describe-retreat-{power.extra['value']}")


_TELLERS: Mapping[str, Callable[[Texts, Components, Effect], str]] = {
    "modify": _change,
    "immune": _immune,
    "adopt": _adopt,
    "place_marker": _marker,
    "place_city": _city,
    "money": _money,
    "allow": _allow,
    "end_barbarian": _settle,
    "remove_units": _thin_out,
    "retreat_rule": _retreat,
}


# -- figures -----------------------------------------------------------------------------------------------------------


def figures(effects: Sequence[Effect]) -> dict[str, Any]:
    """The figures of effects by what they change, without a sign; a name that comes again gets a number."""
    found: dict[str, Any] = {}
    for name, n in (pair for effect in effects for pair in _figures(effect)):
        key, again = name, 1
        while key in found:
            again += 1
            key = f"{name}{again}"
        found[key] = abs(n)
    return found


def _figures(effect: Effect) -> Iterator[tuple[str, int]]:
    name = effect.stat or effect.op
    yield from ((name, n) for _, n in effect.how)
    for value in (effect.count, effect.points, effect.levels, effect.amount):
        n = value.n if isinstance(value, Amount) else value
        if n:
            yield name, n
    if effect.price > 0:
        yield "price", effect.price
    conditions = (*effect.filter, *effect.condition, *effect.extra.get("each_if", ()))
    yield from ((one.word, one.value) for one in conditions if _is_figure(one.value))
    yield from ((key, value) for key, value in effect.extra.items() if _is_figure(value))
    if effect.otherwise is not None:
        yield from _figures(effect.otherwise)


def _is_figure(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
