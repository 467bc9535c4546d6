"""The board in the terminal: heading, ranking, world map and development matrix.

The map is a grid whose borders come from the components; an owner's own map that does not fit it becomes a list.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.games.historia.data.components import LEVELS
from zeitalter.games.historia.terminal.mats import adjacent, neighbours
from zeitalter.games.historia.terminal.phrases import Phrases
from zeitalter.kit.drawing import Line, entry, fold

LAST_ROUND = 12
GRID = (
    ("north_america", "europe", "russia", "central_asia", None),
    ("central_america", "north_africa", "middle_east", "china", None),
    ("south_america", "africa", "india", "southeast_asia", "oceania"),
)
CELL = 4
WINDOW_COLUMNS, WINDOW_ROWS = 8, 7
WINDOW_WIDTH = CELL * (WINDOW_COLUMNS + 1) + 3

# -- heading and ranking -----------------------------------------------------------------------------------------------


def heading(w: Phrases, width: int) -> list[Line]:
    """Round, what its end brings, and the events."""
    v = w.view
    of_epoch = (v["round"] - 1) % 4 + 1
    title = w.say("round", round=v["round"], last=LAST_ROUND, epoch="I" * v["epoch"], of_epoch=of_epoch)
    lines: list[Line] = [[(title, "title"), (f"  {w.say('ending')}" if v["ending"] else "", "strong")]]
    measures = [m for m in w.c.measures[of_epoch] if v["round"] < LAST_ROUND or m in w.c.after_last_round]
    if w.players == 1:  # H107
        measures = [m for m in measures if m not in ("leader_bonus", "new_leaders")]
    lines += entry(w.say("round-end"), w.names("measure", measures), width)
    if v["event"]:
        lines += entry(w.say("event"), w.event(v["event"]), width)
    if v["next_event"]:
        lines += entry(w.say("next-event"), w.event(v["next_event"]), width)
    return lines


def ranks(w: Phrases) -> list[Line]:
    """All players in player order, then the civbots."""
    heads = w.say("rank-heads").split("|")
    title = f"     {heads[0]:17}" + "".join(f"{h:>6}" for h in heads[1:7]) + f"  {heads[7]}"
    lines: list[Line] = [[(title, "dim")]]
    for place, civ in enumerate([*w.view["order"], *range(w.players, len(w.civs))], 1):
        data = w.civs[civ]
        columns = [data["vp"], data["technology"], data["military"], f"{data['personal']}/{data['used']}"]
        columns += [data["hand_count"], len(data["row"])] if civ < w.players else ["", ""]
        text = f" {w.titled(civ)[:16]:16}" + "".join(f"{c!s:>6}" for c in columns)
        government = w.say("eliminated") if data.get("eliminated") else w.name("government", data["government"])
        number = f"{place}." if civ < w.players else ""
        style = "strong" if civ == w.seat else ""
        lines.append([(f"{number:>3} ", "dim"), w.marked(civ), (text, style), (f"  {government}", "")])
    return lines


# -- map ---------------------------------------------------------------------------------------------------------------


def tile(w: Phrases, id: str) -> str:
    """Points of a territory's tile, its number where civbots play, and who is there."""
    laid = w.view["tiles"].get(id)
    if laid is None:
        return ""
    number = f"#{laid['number']}" if len(w.civs) > w.players else ""
    here = "".join(w.marks[civ] for civ, data in enumerate(w.civs) if id in data["territories"])
    return f"{w.say('points', vp=laid['vp']).replace(' ', '')}{number} {here}"


def map_lines(w: Phrases) -> list[Line]:
    """The map as a grid with its borders; a plain list for an owner's own map."""
    if not _drawable(w):
        return [[(f"{w.name('territory', id):24}{tile(w, id)}", "")] for id in w.c.ids["territory"]]
    widths = [max(_cell_width(w, row[k]) for row in GRID) for k in range(len(GRID[0]))]
    lines: list[Line] = []
    for r, row in enumerate(GRID):
        names: Line = []
        tiles: Line = []
        for k, id in enumerate(row):
            border = k + 1 < len(row) and _touch(w, id, row[k + 1])
            names += _name_spans(w, id, widths[k], border)
            tiles += [*_tile_spans(w, id, widths[k]), ("   ", "")]
        lines += [names, tiles]
        if r + 1 < len(GRID):
            lines.append(_borders(w, row, GRID[r + 1], widths))
    return lines


def map_picture(w: Phrases, width: int) -> list[Line]:
    """The map, every territory with what lies beside it, and how far the person reaches."""
    lines = [*map_lines(w), [], [(w.say("map-legend"), "dim")], []]
    own = set(w.civs[w.seat]["territories"]) if w.seat is not None else set()
    reach = {n for t in own for n in adjacent(w, t)} - own
    if w.seat is not None and w.civs[w.seat]["technology"] >= w.c.navigation_at:
        reach = set(w.c.ids["territory"]) - own
    for id in w.c.ids["territory"]:
        how = w.say("yours") if id in own else w.say("in-reach") if id in reach else ""
        beside = w.say("beside", names=w.names("territory", adjacent(w, id)))
        head = f"{w.name('territory', id)[:15]:16}{tile(w, id):14}"
        for piece in fold(", ".join(part for part in (how, beside) if part), width - len(head)):
            lines.append([(head, "strong" if id in own else ""), (piece, "")])
            head = " " * len(head)
    if w.seat is not None and own:
        near = ", ".join(w.civ(o) for o in neighbours(w, w.seat)) or w.say("nobody")
        lines += [[], *entry(w.say("near"), near, width)]
    return lines


def _touch(w: Phrases, a: str | None, b: str | None) -> bool:
    return a is not None and b is not None and b in adjacent(w, a)


def _drawable(w: Phrases) -> bool:
    """Whether the grid holds every territory and every border joins places side by side."""
    place = {id: (r, k) for r, row in enumerate(GRID) for k, id in enumerate(row) if id}
    if set(place) != set(w.c.ids["territory"]):
        return False
    pairs = [(place[a], place[b]) for a in place for b in adjacent(w, a)]
    return all(max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1 for a, b in pairs)


def _cell_width(w: Phrases, id: str | None) -> int:
    return 0 if id is None else max(len(w.name("territory", id)), len(tile(w, id)))


def _name_spans(w: Phrases, id: str | None, width: int, border: bool) -> Line:
    name = "" if id is None else w.name("territory", id)
    own = w.seat is not None and id in w.civs[w.seat]["territories"]
    fill = ("-" if border else " ") * (width - len(name) + 1)
    return [(name, "own" if own else "title"), (f" {fill} ", "dim")]


def _tile_spans(w: Phrases, id: str | None, width: int) -> Line:
    if id is None:
        return [(" " * width, "")]
    text, _, here = tile(w, id).partition(" ")
    spans: Line = [(f"{text} ", ""), *(w.marked(w.marks.index(mark)) for mark in here)]
    return [*spans, (" " * (width - len(text) - 1 - len(here)), "")]


def _borders(w: Phrases, upper: Sequence[str | None], lower: Sequence[str | None], widths: Sequence[int]) -> Line:
    """The line between two rows: borders downwards and across the corners."""
    text = ""
    for k, width in enumerate(widths):
        text += (" |" if _touch(w, upper[k], lower[k]) else "").ljust(width)
        if k + 1 < len(widths):
            down, up = _touch(w, upper[k], lower[k + 1]), _touch(w, lower[k], upper[k + 1])
            text += f" {'X' if down and up else chr(92) if down else '/' if up else ' '} "
    return [(text, "dim")]


# -- matrix ------------------------------------------------------------------------------------------------------------


def matrix_picture(w: Phrases, width: int, with_levels: bool = True) -> list[Line]:
    """The whole matrix with governments, goals, and what every level gives."""
    lines = [*_cells(w, range(1, LEVELS + 1), range(LEVELS, 0, -1)), []]
    for i, id in enumerate(w.c.ids["government"]):
        lines.append([(f"  {w.say(f'letter-{id}')} ", f"tint{i}"), (w.government(id), "")])
    lines += [[(piece, "dim")] for piece in fold(w.say("matrix-legend"), width)]
    for goal in w.view["goals"]:
        place = w.say("levels", technology=goal["technology"], military=goal["military"])
        effects = w.effects(w.c.goal_effects[w.index("goal", goal["goal"])])
        lines.append([(f"* {place}: {effects}", "")])
    names = ["", *(name[w.texts.lang] for name in w.c.names["technology"])]
    for stat in ("technology", "military") if with_levels else ():
        levels = [(level, w.level(stat, level)) for level in range(2, LEVELS + 1)]
        parts = [f"{n} {names[n]}: {text}" if stat == "technology" else f"{n}: {text}" for n, text in levels if text]
        lines += entry(w.say(f"track-{stat}"), "; ".join(parts), width)
    return lines


def matrix_window(w: Phrases) -> list[Line]:
    """The part of the matrix around the person's marker."""
    own = w.civs[w.seat or 0]
    left = max(1, min(own["technology"] - 2, LEVELS - WINDOW_COLUMNS + 1))
    top = max(WINDOW_ROWS, min(own["military"] + 4, LEVELS))
    return _cells(w, range(left, left + WINDOW_COLUMNS), range(top, top - WINDOW_ROWS, -1))


def _cells(w: Phrases, columns: range, rows: range) -> list[Line]:
    head = "".join(f"{w.say('short-technology')}{t}".ljust(CELL) for t in columns)
    lines: list[Line] = [[(f"{'':{CELL}}{head}", "dim")]]
    for m in rows:
        line: Line = [(f"{w.say('short-military')}{m}".ljust(CELL), "dim")]
        for t in columns:
            line += _cell(w, m, t)
        lines.append(line)
    return lines


def _cell(w: Phrases, m: int, t: int) -> Line:
    """A cell: its government, who stands there, a goal, or that the person's next level leads there."""
    if w.c.cells[m][t] < 0:
        return [(".".ljust(CELL), "dim")]
    government = w.c.cells[m][t]
    letter = (w.say(f"letter-{w.c.ids['government'][government]}"), f"tint{government}")
    here = [civ for civ, data in enumerate(w.civs) if (data["military"], data["technology"]) == (m, t)]
    if here:
        spans = [w.marked(civ) for civ in here] if len(here) < CELL - 1 else [(f"#{len(here)}", "strong")]
        return [letter, *spans, (" " * (CELL - 1 - sum(len(text) for text, _ in spans)), "")]
    goal = "*" if any((g["military"], g["technology"]) == (m, t) for g in w.view["goals"]) else ""
    own = w.civs[w.seat] if w.seat is not None else None
    near = own is not None and (m - own["military"], t - own["technology"]) in ((0, 1), (1, 0))
    return [letter, (f"{'+' if near else ''}{goal}".ljust(CELL - 1), "own" if near else "strong")]
