"""The board in the terminal: turn and ranking, progress track, and who is where.

A map of 183 areas does not fit into letters; areas are listed by region, or around the areas of an empire.
"""

from __future__ import annotations

from collections.abc import Collection

from zeitalter.games.seven_ages.terminal.phrases import Phrases, tied
from zeitalter.kit.drawing import Line, entry, fold

NAME, COLUMN = 22, 7
LEVELS = 7

# -- turn and ranking --------------------------------------------------------------------------------------------------


def heading(w: Phrases) -> list[Line]:
    """Turn, round, who acts, and the age of the most advanced empire."""
    view = w.view
    text = w.say("turn", turn=view["turn"])
    if view["round"] is not None:
        text += f", {w.say('round', action=w.name('action', view['round']))}"
    if view["age"]:
        text += f", {w.name('age', str(view['age']))}"
    lines: list[Line] = [[(text, "title")]]
    if view["active"] is not None and view["action"] is not None:
        acts = w.say("acts", empire=w.empire(view["active"]), action=w.name("action", view["action"]))
        lines.append([(acts, "strong")])
    return lines


def ranks(w: Phrases) -> list[Line]:
    """All players with their numbers, from the start player."""
    heads = w.say("rank-heads").split("|")
    widths = [max(COLUMN, len(head) + 1) for head in heads[1:]]
    title = "".join(f"{head:>{width}}" for head, width in zip(heads[1:], widths, strict=True))
    lines: list[Line] = [[(f"  {heads[0]:{NAME - 2}}{title}", "dim")]]
    n = len(w.players)
    for seat in [(w.view["start_player"] + i) % n for i in range(n)]:
        data, empires = w.players[seat], w.empires_of(seat)
        cells = [
            data["glory"],
            f"{len(empires)}/{data['slots']}",
            sum(w.empires[id]["areas"] for id in empires),
            max((w.empires[id]["level"] for id in empires), default="-"),
            sum(w.empires[id]["money"] for id in empires),
            len(data["hand"]["cards"]) + data["hand"]["hidden"],
            len(data["markers"]),
        ]
        columns = "".join(f"{cell!s:>{width}}" for cell, width in zip(cells, widths, strict=True))
        name = f" {w.player(seat)}"[: NAME - 2]
        lines.append([w.marked(seat), (f"{name:{NAME - 1}}{columns}", "strong" if seat == w.seat else "")])
    return lines


def piles(w: Phrases, width: int) -> list[Line]:
    """The draw pile, the discard pile, cards that lie open, and markers of the world."""
    view = w.view
    parts = [w.say("deck", n=view["deck"]), w.say("discarded", n=len(view["discard"]["cards"])), _cup(w)]
    lines = entry(w.say("piles"), ", ".join(parts), width)
    if view["aside"]:
        lines += entry(w.say("aside"), ", ".join(w.valued(card) for card in view["aside"]), width)
    world = []
    if view["world_war"]:
        world.append(f"{w.name('artefact', 'world_war')} ({w.say('level', n=view['world_war'])})")
    if view["jihad"]:
        world.append(f"{w.name('artefact', 'jihad')}: {w.name('area', view['jihad'])}")
    if view["crusade"]:
        world.append(f"{w.say('crusade')}: {w.area(w.c.palestine)}")
    if view["treaty"]:
        first, area, second, area2 = view["treaty"]
        sides = f"{w.empire(first)}, {w.name('area', area)} - {w.empire(second)}, {w.name('area', area2)}"
        world.append(f"{w.name('artefact', 'peace_treaty')}: {sides}")
    return lines + entry(w.say("world"), "; ".join(world), width)


def _cup(w: Phrases) -> str:
    return w.say("cup", n=w.view["cup"])


def track(w: Phrases, width: int) -> list[Line]:
    """The progress track, an age in a row: each level with the codes of the empires on it, x where it is dark."""
    levels = {id: data["level"] for id, data in w.empires.items()}
    first = w.view["start_age"] or 1
    last = max([w.view["end_age"] or first, *(data["age"] for data in w.empires.values())])
    lines: list[Line] = []
    for age in range(first, last + 1):
        cells = []
        for level in range((age - 1) * LEVELS + 1, age * LEVELS + 1):
            here = "+".join(w.codes[id] for id, at in levels.items() if at == level)
            dark = "x" if w.c.dark >> level & 1 else ""
            cells.append(tied(f"{level}{dark} {here or '-'}"))
        lines += entry(w.say("age", n=age), "  ".join(cells), width)
    beyond = [w.codes[id] for id, at in levels.items() if at > last * LEVELS]
    return lines + entry(w.say("beyond"), ", ".join(beyond), width)


def track_picture(w: Phrases, width: int) -> list[Line]:
    """The progress track with its signs explained."""
    return [*([(line, "dim")] for line in fold(w.say("track-legend"), width)), *track(w, width)]


# -- who is where ------------------------------------------------------------------------------------------------------


def regions(w: Phrases) -> dict[str, list[str]]:
    """The land areas by the smallest region each belongs to; then islands of no region, seas and oceans."""
    found: dict[str, list[str]] = {w.say(f"region-{id}"): [] for id in w.c.ids["region"][:-1]}
    others: dict[str, list[str]] = {w.say("islands"): [], w.say("seas"): []}
    for area in w.c.data.map.areas:
        if area.kind != "land":
            others[w.say("seas")].append(area.id)
        elif area.region is None:
            others[w.say("islands")].append(area.id)
        else:
            found[w.say(f"region-{area.sub_region or area.region}")].append(area.id)
    return {name: areas for name, areas in (found | others).items() if areas}


def map_picture(w: Phrases, width: int) -> list[Line]:
    """Every area where something is, by region."""
    lines: list[Line] = [[(piece, "dim")] for piece in fold(w.say("map-legend"), width)]
    for region, areas in regions(w).items():
        there = [tied(f"{w.name('area', id)} {w.there(id)}") for id in areas if id in w.areas]
        left = len(areas) - len(there)
        text = ", ".join([*there, w.say("free-areas", n=left)] if left else there)
        lines += entry(region, text, width)
    return lines


def region_picture(w: Phrases, region: str, width: int) -> list[Line]:
    """Every area of a region: its ground, what borders it, and everything in it."""
    mask = w.c.region_mask[w.index("region", region)]
    lines: list[Line] = [[(w.name("region", region), "title")]]
    for i, id in enumerate(w.c.ids["area"]):
        if mask >> i & 1:
            lines += area_lines(w, id, width)
    return lines


def area_lines(w: Phrases, area: str, width: int) -> list[Line]:
    """An area with its ground, what is in it, and what borders it."""
    i = w.index("area", area)
    text = w.say("area", name=w.name("area", area), ground=w.ground(area), income=w.c.area_income[i])
    content = w.content(area)
    lines: list[Line] = [[(piece, "strong" if content else "")] for piece in fold(text, width, "  ")]
    lines += [[(piece, "")] for piece in fold(content, width, "    ", "  ")] if content else []
    return lines + [[(piece, "dim")] for piece in fold(_borders(w, area, w.near(area)), width, "    ", "  ")]


def _borders(w: Phrases, area: str, near: Collection[str]) -> str:
    """The areas next to an area, with who is there and what the border is."""
    i = w.index("area", area)
    parts = []
    for id in near:
        other = w.index("area", id)
        way = "arrow" if w.c.arrow[i] >> other & 1 else "river" if w.c.river[i] >> other & 1 else ""
        there = " ".join(part for part in (w.there(id), w.say(way) if way else "") if part)
        parts.append(tied(f"{w.name('area', id)} [{there}]" if there else w.name("area", id)))
    return "> " + ", ".join(parts)


def near_picture(w: Phrases, seat: int, width: int) -> list[Line]:
    """The areas of all empires of a player with what borders them."""
    lines: list[Line] = [[(piece, "dim")] for piece in fold(w.say("map-legend"), width)]
    for empire in w.empires_of(seat):
        lines += [[w.code(empire), (f" {w.name('empire', empire)}", "title")]]
        for area in w.own(empire):
            lines += area_lines(w, area, width)
    return lines
