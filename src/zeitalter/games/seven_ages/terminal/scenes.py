"""What a person sees before a question: the stacks that may move, the conflict, partners in trade, the force pool."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from zeitalter.games.seven_ages.rules.fight import ATTACKER
from zeitalter.games.seven_ages.terminal.board import heading, piles, ranks
from zeitalter.games.seven_ages.terminal.mats import empire_lines, hand_list, markers, pool
from zeitalter.games.seven_ages.terminal.phrases import Phrases, tied
from zeitalter.kit.drawing import Line, entry, fold

Scene = Callable[[Phrases, int, str | None, int], list[Line]]
"""Draws for a seat and an empire (None: an empty slot, or nobody's action) in so many columns."""


def scene(w: Phrases, seat: int, question: str, values: Sequence[Any], width: int) -> list[Line]:
    """What belongs to a question, below turn and round."""
    empire = _empire(w, question, values)
    draw = SCENES.get(question, _usual)
    lines = heading(w)
    if w.view["conflict"] is not None and draw is not conflict:
        lines += conflict(w, seat, empire, width)
    return [*lines, *draw(w, seat, empire, width)]


def _empire(w: Phrases, question: str, values: Sequence[Any]) -> str | None:
    """The empire that a question is about: the one it names after the seat, else the active one."""
    if question in ABOUT_AN_EMPIRE and len(values) > 1 and isinstance(values[1], int) and values[1] >= 0:
        named = w.of_number(values[1])
        if named in w.empires:
            return named
    active: str | None = w.view["active"]
    return active


def _usual(w: Phrases, seat: int, empire: str | None, width: int) -> list[Line]:
    lines = empire_lines(w, empire, width) if empire else []
    return [*lines, *piles(w, width)[1:], *hand_list(w, seat, width)]


# -- markers -----------------------------------------------------------------------------------------------------------


def slots(w: Phrases, seat: int, width: int) -> list[Line]:
    """On what markers are placed, in the order in which they are named."""
    names = [w.name("empire", empire) for empire in w.empires_of(seat)]
    if len(names) < w.players[seat]["slots"]:
        names.append(w.say("empty-slot-may"))
    return entry(w.say("order"), " > ".join(names), width, "strong")


def _turning(w: Phrases, seat: int, empire: str | None, width: int) -> list[Line]:
    return markers(w, seat, width)


# -- movement ----------------------------------------------------------------------------------------------------------


def movement(w: Phrases, seat: int, empire: str | None, width: int) -> list[Line]:
    """The stacks of the active empire, each with the areas its units could enter and what that costs."""
    if empire is None:
        return []
    lines: list[Line] = [[(piece, "dim")] for piece in fold(w.say("move-legend"), width)]
    for area in w.own(empire):
        data = w.areas[area]
        lines += [[(piece, "strong")] for piece in fold(stack_line(w, empire, area), width, "    ", "  ")]
        goals = [_goal(w, area, id, empire) for id in w.goals(area, data["units"])]
        if goals:
            lines += [[(piece, "")] for piece in fold("> " + ", ".join(goals), width, "      ", "    ")]
    raids = [area for area, data in w.areas.items() if "raid" in data]
    return lines + entry(w.say("raids"), "; ".join(raid(w, area) for area in raids), width)


def stack_line(w: Phrases, empire: str, area: str) -> str:
    """An area with the units and leaders of an empire there."""
    data = w.areas[area]
    leaders = [w.leader(id) for of, id in data.get("leaders", ()) if of == empire]
    signs = w.signs(area)
    head = f"{w.name('area', area)} {signs}" if signs else w.name("area", area)
    return f"{head}: {', '.join([w.units(data['units']), *leaders])}"


def _goal(w: Phrases, start: str, goal: str, empire: str) -> str:
    """An area that could be entered: cost, who is there, and what the border is."""
    i, j = w.index("area", start), w.index("area", goal)
    there = w.there(goal)
    way = "arrow" if w.c.arrow[i] >> j & 1 else "river" if w.c.river[i] >> j & 1 else ""
    facts = [str(w.c.area_cost[j]), *([w.say(way)] if way else []), *([there] if there else [])]
    return tied(f"{w.name('area', goal)} [{', '.join(facts)}]")


def raid(w: Phrases, area: str) -> str:
    """Units in an area of another empire, and their chances if the odds are known."""
    data = w.areas[area]
    text = f"{w.name('area', area)}: {w.units(data['raid']['units'])}"
    if "holder" in data:
        text += f" - {w.empire(data['holder'])}: {w.units(data['units'])}"
    odds = w.view["odds"].get(area)
    return f"{text}, {w.say('odds', wins=odds[0] // 10, loses=odds[2] // 10)}" if odds else text


def _voyage(w: Phrases, seat: int, empire: str | None, width: int) -> list[Line]:
    aboard: dict[str, int] = {}
    for id in w.view["aboard"]:
        aboard[id] = aboard.get(id, 0) + 1
    lines = entry(w.say("aboard"), w.units(aboard) or w.say("nothing"), width, "strong")
    return [*lines, *movement(w, seat, empire, width)]


# -- conflict ----------------------------------------------------------------------------------------------------------


def conflict(w: Phrases, seat: int, empire: str | None, width: int) -> list[Line]:
    """Both sides of the conflict: units with their values here, what counts, and the totals."""
    data = w.view["conflict"]
    if data is None:
        raids = [area for area, found in w.areas.items() if "raid" in found]
        return entry(w.say("raids"), "; ".join(raid(w, area) for area in raids), width)
    area = data["area"]
    head = w.say("conflict", area=w.name("area", area), ground=w.ground(area), round=data["round"])
    lines: list[Line] = [[(piece, "title")] for piece in fold(head, width)]
    for side, said in enumerate(data["sides"]):
        lines += _side(w, side, said, width)
    return lines


def _side(w: Phrases, side: int, data: Mapping[str, Any], width: int) -> list[Line]:
    label = w.say("attacker" if side == ATTACKER else "defender")
    name = w.empire(data["empire"])
    lines = entry(label, f"{name}, {_disordered(w, data)}" if data["marks"] else name, width, "strong")
    for key in ("available", "used", "front", "support"):
        units = [tied(_fighting(w, id, n, data["values"])) for id, n in data[key].items()]
        lines += entry(w.say(f"side-{key}"), ", ".join(units), width)
    committed = data["committed"] or data["leaders"]
    lines += entry(w.say("leaders"), ", ".join(w.leader(id) for id in committed), width)
    seat = w.empires[data["empire"]]["seat"] if data["empire"] in w.empires else None
    drawn = w.players[seat]["drawn"].get("attacker" if side == ATTACKER else "defender") if seat is not None else None
    if drawn:
        known = ", ".join(w.valued(card) for card in drawn["cards"])
        lines += entry(w.say("drawn"), known or w.say("face-down"), width)
    parts = [f"{w.texts.message(f'board-part-{reason}')} {n}" for reason, n in data["parts"]]
    total = sum(n for _, n in data["parts"])
    label = w.say("total" if data["front"] else "so-far")
    return lines + entry(label, f"{', '.join(parts)} = {total}" if parts else "0", width, "strong")


def _disordered(w: Phrases, data: Mapping[str, Any]) -> str:
    return w.texts.message("board-disordered-force", n=data["marks"])


def _fighting(w: Phrases, id: str, n: int, values: Mapping[str, Sequence[int]]) -> str:
    """Units with their values for front line and support in this conflict."""
    front, support = values.get(id, (0, 0))
    return f"{w.units({id: n})} ({front}/{support})"


# -- trade, building, civilising ---------------------------------------------------------------------------------------


def trade(w: Phrases, seat: int, empire: str | None, width: int) -> list[Line]:
    """The empire that trades, all empires of other players with level and trade number, and the hand by value."""
    if empire is None:
        return hand_list(w, seat, width)
    own = w.empires[empire]["seat"]
    reach = int(w.view["ranges"][empire], 16)
    held = {id: sum(1 << w.index("area", area) for area in w.own(id)) for id in w.empires}
    parts = []
    for id, data in w.empires.items():
        if data["seat"] != own:
            where = w.say("in-range" if reach & held[id] else "out-of-range")
            parts.append(
                tied(w.say("partner", name=w.empire(id), level=data["level"], n=w.trade_number(id), where=where))
            )
    lines = [*empire_lines(w, empire, width), *entry(w.say("partners"), "; ".join(parts), width)]
    return [*lines, *piles(w, width)[1:], *hand_list(w, seat, width)]


def _building(w: Phrases, seat: int, empire: str | None, width: int) -> list[Line]:
    return [] if empire is None else [*empire_lines(w, empire, width), *pool(w, empire, width)]


def _harvest(w: Phrases, seat: int, empire: str | None, width: int) -> list[Line]:
    return [*ranks(w), *(empire_lines(w, empire, width) if empire else [])]


SCENES: Mapping[str, Scene] = {
    "TurnMarkers": _turning,
    "Movement": movement,
    "Voyage": _voyage,
    "Conflicts": conflict,
    "RedrawConflictCard": conflict,
    "Commit": conflict,
    "CommitSide": conflict,
    "Retreat": conflict,
    "ChooseTrade": trade,
    "LayTradeCards": trade,
    "LayNeutralCards": trade,
    "UseCard": trade,
    "BuyFirstUnits": _building,
    "Upkeep": _building,
    "Build": _building,
    "BuyGlory": _harvest,
}
# fmt: off
ABOUT_AN_EMPIRE = frozenset({
    "AnswerMoney", "AnswerSwap", "BeforeAction", "Build", "BurnArtefact", "BuyFirstUnits", "BuyGlory", "CallJihad",
    "CallLeaders", "CalmDown", "CastVotes", "ChooseCapital", "ChooseColour", "ChooseTrade", "Civilising", "CommitSide",
    "Conflicts", "ConvertOrDisorder", "DisorderAsCapital", "DynastyFails", "EndHeresy", "GiveArtefact", "GiveUpFaith",
    "GoOn", "KeepAreas", "KeepCore", "KeepHeart", "KeepLeader", "LayNeutralCards", "LoseToPestilence",
    "LostFertileArea", "Movement", "NameRebels", "NamePrice", "OfferArea", "PlaceArtefact", "PlaceNewLeader",
    "ProposeLosses", "RedrawConflictCard", "RestoreOrder", "Retreat", "SendLeader", "SettleColonists",
    "SpreadRebellion", "StationLeader", "TakeBride", "TakeGrant", "ThinOut", "TreatyAbroad", "TreatyAtHome", "Upkeep",
    "UseCard", "UseForum", "Voyage",
})
# fmt: on
"""Questions whose second value is the card of an empire."""
