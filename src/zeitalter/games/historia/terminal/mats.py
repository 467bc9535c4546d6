"""Mats in the terminal: hand, discard row, cubes, wonders, leader, advisors and dominion of a civilization."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeitalter.games.historia.data.components import LEVELS
from zeitalter.games.historia.terminal.phrases import Phrases
from zeitalter.kit.drawing import Line, entry


def mat(w: Phrases, civ: int, width: int, with_hand: bool = True) -> list[Line]:
    """Everything of a civilization that this seat may see."""
    data = w.civs[civ]
    lines = [_title(w, civ)]
    lines += entry(w.say("cubes"), _cubes(w, civ), width)
    if civ >= w.players:
        return lines + entry(w.say("land"), _land(w, civ), width)
    if with_hand:
        lines += entry(w.say("hand"), _hand(w, data), width)
    lines += entry(w.say("row"), _row(w, data), width)
    lines += entry(w.say("revealed"), w.names("card", data["played"]), width)
    if data["executing"]:
        lines += entry(w.say("executing"), w.name("card", data["executing"]), width)
    lines += entry(w.say("wonders"), _wonders(w, data), width)
    lines += entry(w.say("leader"), _leader(w, civ), width)
    lines += entry(w.say("kept"), _kept(w, data), width)
    lines += entry(w.say("advisors"), _advisors(w, data), width)
    lines += entry(w.say("dominion"), _dominion(w, civ), width)
    lines += entry(w.say("land"), _land(w, civ), width)
    return lines


def wonder_lines(w: Phrases, civ: int, width: int) -> list[Line]:
    """The wonders of a player."""
    return entry(w.civ(civ), _wonders(w, w.civs[civ]), width)


def leader_lines(w: Phrases, civ: int, width: int) -> list[Line]:
    """The leader of a player, and those kept for later."""
    name = w.civ(civ)
    return [*entry(name, _leader(w, civ), width), *entry(name, _kept(w, w.civs[civ]), width)]


def own_mat(w: Phrases, civ: int, width: int, with_hand: bool) -> list[Line]:
    """The mat of the person at the table, with what the next levels would bring and who is near."""
    lines = mat(w, civ, width, with_hand)
    lines += entry(w.say("next"), _next_levels(w, civ), width)
    lines += entry(w.say("near"), _near(w, civ), width)
    return lines


def _title(w: Phrases, civ: int) -> Line:
    data = w.civs[civ]
    civilization = w.name("civilization", data["civilization"]) if data["civilization"] else ""
    if civ >= w.players:
        civilization = w.name("level", data["level"])
    points = w.say("points", vp=data["vp"])
    levels = w.say("levels", technology=data["technology"], military=data["military"])
    government = w.name("government", data["government"])
    rest = ", ".join(part for part in (civilization, points, levels, government) if part)
    return [w.marked(civ), (f" {w.titled(civ)}", "title"), (f"  {rest}", "")]


def _cubes(w: Phrases, civ: int) -> str:
    data = w.civs[civ]
    on_map = len(data["territories"])
    if civ >= w.players:
        return w.say("cubes-civbot", personal=data["personal"], map=on_map)
    return w.say("cubes-of", personal=data["personal"], used=data["used"], map=on_map, general=data["general"])


def _hand(w: Phrases, data: Mapping[str, Any]) -> str:
    advisors = [a for a in data["advisors_in_hand"] if a is not None]
    if data["hand"] is None:
        text = w.say("hand-hidden", n=data["hand_count"])
        return text if not advisors else f"{text} ({w.names('advisor', advisors)})"
    return ", ".join(part for part in (w.names("card", data["hand"]), w.names("advisor", advisors)) if part)


def _row(w: Phrases, data: Mapping[str, Any]) -> str:
    if not data["row"]:
        return w.say("row-empty") if data["civ"] == w.seat else w.say("nothing")
    return " > ".join(w.name("card", card) for card in data["row"])


def _wonders(w: Phrases, data: Mapping[str, Any]) -> str:
    parts = []
    for wonder in data["wonders"]:
        state = "turned" if wonder["turned"] else "locked" if wonder["locked"] else "upright"
        parts.append(w.say(f"wonder-{state}", name=w.name("wonder", wonder["wonder"]), text=w.wonder(wonder["wonder"])))
    return "; ".join(parts)


def _leader(w: Phrases, civ: int) -> str:
    leader = w.civs[civ]["leader"]
    if leader is None:
        return ""
    terms = "; ".join(
        w.say(
            "term-met" if term["met"] else "term-open",
            stat=w.stat(term["stat"]),
            value=term["value"],
            vp=term["vp"],
            now=w.value(civ, term["stat"]),
        )
        for term in leader["terms"]
    )
    return f"{w.name('leader', leader['leader'])}: {terms}"


def _kept(w: Phrases, data: Mapping[str, Any]) -> str:
    parts = []
    for kept in data["kept_leaders"]:
        hidden = kept["leader"] is None
        text = w.say("hidden") if hidden else f"{w.name('leader', kept['leader'])}: {w.leader(kept['leader'])}"
        parts.append(w.say("kept-of", epoch=kept["epoch"], text=text))
    return "; ".join(parts)


def _advisors(w: Phrases, data: Mapping[str, Any]) -> str:
    deck = data["advisor_deck"]
    text = w.say("deck", n=len(deck))
    known = [a for a in deck if a is not None]
    if known:
        text += f" ({w.names('advisor', known)})"
    if data["advisors_face_up"]:
        text += "; " + w.say("face-up", names=w.names("advisor", data["advisors_face_up"]))
    return text


def _dominion(w: Phrases, civ: int) -> str:
    tile = w.civs[civ]["dominion"]
    if tile is None or w.civs[civ]["civilization"] is None:
        return ""
    ability = w.name("ability", tile["ability"]) if tile["ability"] else ""
    first, second = (w.stat(s) for s in tile["stats"])
    return w.say(f"dominion-{tile['state']}", first=first, second=second, ability=ability)


def _land(w: Phrases, civ: int) -> str:
    tiles = w.view["tiles"]
    parts = []
    for id in w.civs[civ]["territories"]:
        others = [w.marks[o] for o, data in enumerate(w.civs) if o != civ and id in data["territories"]]
        shared = w.say("shared", marks="".join(others)) if others else w.say("points", vp=tiles[id]["vp"])
        parts.append(f"{w.name('territory', id)} ({shared})")
    if w.civs[civ].get("eliminated"):
        return w.say("eliminated")
    return ", ".join(parts)


def _next_levels(w: Phrases, civ: int) -> str:
    return "; ".join(next_level(w, civ, stat) for stat in ("technology", "military"))


def next_level(w: Phrases, civ: int, stat: str) -> str:
    """What one level more of a stat leads to: the government there and the bonus."""
    t, m = w.civs[civ]["technology"], w.civs[civ]["military"]
    level, cell = (t + 1, (m, t + 1)) if stat == "technology" else (m + 1, (m + 1, t))
    letter = w.say(f"short-{stat}")
    if level > LEVELS:
        return w.say("next-overflow", letter=letter, vp=w.c.overflow_vp)
    if w.c.cells[cell[0]][cell[1]] < 0:
        return w.say("next-none", letter=letter, level=level)
    government = w.name("government", w.c.ids["government"][w.c.cells[cell[0]][cell[1]]])
    return f"{letter}{level} " + ", ".join(part for part in (government, w.level(stat, level)) if part)


def _near(w: Phrases, civ: int) -> str:
    """The neighbours, and whether they can be traded with, raided or fought."""
    own = w.civs[civ]
    has_war = own["technology"] >= w.c.requires[w.index("action", "war")]
    parts = []
    for other in neighbours(w, civ):
        data = w.civs[other]
        can = []
        if data["technology"] > own["technology"]:
            can.append(w.name("action", "trade"))
        if data["military"] < own["military"]:
            can.append(w.name("action", "raid"))
        if has_war and set(data["territories"]) & set(own["territories"]):
            can.append(w.name("action", "war"))
        name = f"{w.marks[other]} {w.civ(other)}"
        parts.append(f"{name} ({', '.join(can)})" if can else name)
    return ", ".join(parts) if parts or not own["territories"] else w.say("nobody")


def neighbours(w: Phrases, civ: int) -> list[int]:
    """The civilizations that share or border a territory, or all with Navigation (H61, H62)."""
    own = w.civs[civ]
    others = [o for o in range(len(w.civs)) if o != civ and w.civs[o]["territories"]]
    if own["technology"] >= w.c.navigation_at:
        return others
    near = set(own["territories"]) | {n for t in own["territories"] for n in adjacent(w, t)}
    return [o for o in others if near & set(w.civs[o]["territories"])]


def adjacent(w: Phrases, territory: str) -> list[str]:
    """The territories beside a territory."""
    ids = w.c.ids["territory"]
    mask = w.c.adjacent[ids.index(territory)]
    return [id for i, id in enumerate(ids) if mask >> i & 1]
