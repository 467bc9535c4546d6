"""What an answer means, in a few words: values of cards and units, what is in an area, what a move costs."""

from __future__ import annotations

from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.fight import ATTACKER
from zeitalter.games.seven_ages.rules.units import unit_type
from zeitalter.games.seven_ages.terminal.phrases import Phrases

# fmt: off
OF_AREAS = frozenset({
    "mark", "station", "found_capital", "give_artefact", "fortify", "restore_order", "calm", "disturb", "build_city",
    "raise_city", "declare_capital", "place_artefact", "call_jihad", "sign_at_home", "sign_abroad", "keep_area",
    "pacify", "sail",
})
# fmt: on
OF_EMPIRES = frozenset({"turn_over", "consult", "help_side", "ask_way", "swap"})
OF_VALUES = frozenset({"opening", "hand_over", "hide", "use"})


def remark(w: Phrases, action: Action) -> str:
    """What an option means."""
    verb, *values = action
    if verb in OF_AREAS:
        return element(w, "area", values[0])
    if verb in OF_EMPIRES:
        return element(w, "empire", values[0])
    if verb in OF_VALUES:
        return w.uses(w.of_number(values[0]))
    if verb in ("found", "take_card"):
        return founding(w, values[0])
    if verb == "build":
        return w.unit_values(values[1])
    if verb in ("settle", "garrison"):
        return w.unit_values(values[0])
    if verb == "trade":
        return partner(w, w.of_number(values[0]))
    if verb in ("move", "fly"):
        return goal(w, values[1])
    if verb == "resolve":
        return odds(w, values[0])
    if verb == "commit":
        return committed(w, values[0], values[1])
    if verb == "artefact":
        return " ".join(w.in_words("artefact", values[1]))
    if verb == "adopt":
        return " ".join(w.in_words("artefact", values[0]))
    if verb == "event":
        return " ".join(w.in_words("event", values[1]))
    if verb in ("call_leader", "demote", "keep_leader", "send_leader"):
        return w.leader_types(w.c.ids["leader"][values[0]])
    if verb == "use_colour":
        return counters(w, values[0])
    if verb == "colours":
        return "; ".join(counters(w, colour) for colour in (values[0], w.c.pair[values[0]]))
    if verb in ("lay", "lay_open", "throw_away"):
        return w.uses(w.of_number(values[0][0])) if len(values[0]) == 1 else ""
    return ""


def element(w: Phrases, kind: str, value: int) -> str:
    """A few words on one of the things that can be chosen."""
    if kind == "area":
        id = w.c.ids["area"][value]
        return "; ".join(part for part in (w.ground(id), w.content(id)) if part)
    if kind == "empire" and w.of_number(value) in w.empires:
        id = w.of_number(value)
        data = w.empires[id]
        return w.say("empire", name=w.player(data["seat"]), level=data["level"], areas=data["areas"], n=data["money"])
    if kind == "card":
        return w.uses(w.of_number(value))
    if kind == "piece":
        return w.unit_values(unit_type(value))
    return ""


def founding(w: Phrases, card: int) -> str:
    """What an empire starts with, and the value of its card."""
    c = w.c
    areas = ", ".join(w.area(area) for area in c.start_areas[card])
    text = w.say("founding", value=c.value[card], areas=areas, n=c.start_money[card], leaders=c.leader_value[card])
    return f"{text}, {w.say('barbarian')}" if c.barbarian[card] else text


def counters(w: Phrases, colour: int) -> str:
    """How many units a colour has, and which of them up to the present age."""
    c, age = w.c, w.view["age"] or 1
    early = {id: c.mix[colour][i] for i, id in enumerate(c.ids["unit"]) if c.mix[colour][i] and c.unit_age[i] <= age}
    name = c.names["colour"][colour][w.texts.lang]
    return w.say("counters", colour=name, n=sum(c.mix[colour]), age=age, units=w.units(early))


def partner(w: Phrases, empire: str) -> str:
    """An empire to trade with: its level, trade number and how many cards its player has."""
    data = w.empires[empire]
    hand = w.players[data["seat"]]["hand"]
    n = len(hand["cards"]) + hand["hidden"]
    return w.say("partner-of", name=w.player(data["seat"]), level=data["level"], n=w.trade_number(empire), cards=n)


def goal(w: Phrases, area: int) -> str:
    """An area that units may enter: its ground, what entering usually costs, and who is there."""
    id = w.c.ids["area"][area]
    facts = [w.ground(id), w.say("costs", n=w.c.area_cost[area])]
    there = w.content(id)
    return "; ".join([*facts, there] if there else facts)


def odds(w: Phrases, area: int) -> str:
    """The chances of a conflict if both sides commit everything."""
    found = w.view["odds"].get(w.c.ids["area"][area])
    return w.say("odds", wins=found[0] // 10, loses=found[2] // 10) if found else ""


def committed(w: Phrases, front: tuple[int, ...], support: tuple[int, ...]) -> str:
    """What units add, and the total with everything that is known to count; whose sides these are must be clear."""
    data = w.view["conflict"]
    sides = [(i, side) for i, side in enumerate(data["sides"])] if data is not None else []
    own = [(i, side) for i, side in sides if w.seat is not None and w.empires[side["empire"]]["seat"] == w.seat]
    if len(own) != 1 or w.seat is None:
        return ""
    (i, side), ids = own[0], w.c.ids["unit"]
    n = sum(side["values"][ids[unit_type(unit)]][0] for unit in front)
    n += sum(side["values"][ids[unit_type(unit)]][1] for unit in support)
    drawn = w.players[w.seat]["drawn"].get("attacker" if i == ATTACKER else "defender", {"cards": ()})
    card = sum(w.c.value[w.index("empire", id)] for id in drawn["cards"])
    return w.say("worth", n=n, total=n + card + sum(part for reason, part in side["parts"] if reason != "card"))
