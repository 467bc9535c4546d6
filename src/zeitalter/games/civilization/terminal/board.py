"""The board in the terminal: round and ranking, succession table, stacks, calamities, offers, and who stands where.

A map of 123 areas does not fit into letters; areas are listed by region, or around a player's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeitalter.games.civilization.terminal.phrases import Phrases
from zeitalter.kit.drawing import Line, entry, fold

NAME = 20
"""The column with letter, player and nation."""
COLUMN, CELL, TRACK_NAME = 5, 3, 13
EPOCHS = ("-", "I", "II", "III", "IV", "V")

# -- round and ranking -------------------------------------------------------------------------------------------------


def heading(w: Phrases) -> list[Line]:
    """Round and phase, and who moves in which order."""
    phase = w.texts.message(f"phase-{w.view['phase']}")
    lines: list[Line] = [[(w.say("round", round=w.view["round"], phase=phase), "title")]]
    if w.view["census"]:
        order = " > ".join(w.marks[seat] for seat in w.view["census"])
        lines.append([(w.say("census", order=order), "dim")])
    return lines


def epoch(w: Phrases, seat: int) -> int:
    """The epoch a player is in; 0 on the arrow."""
    nation = w.players[seat]["nation"]
    if nation is None:
        return 0
    return sum(w.players[seat]["field"] >= first for first in w.c.epoch_start[w.index("nation", nation)])


def ranks(w: Phrases) -> list[Line]:
    """All players with their numbers, in the order of the succession table."""
    heads = w.say("rank-heads").split("|")
    widths = [max(COLUMN, len(head) + 1) for head in heads[1:]]
    title = "".join(f"{head:>{width}}" for head, width in zip(heads[1:], widths, strict=True))
    lines: list[Line] = [[(f"  {heads[0]:{NAME - 2}}{title}", "dim")]]
    for seat in w.view["order"]:
        data = w.players[seat]
        cells = [
            data["field"],
            EPOCHS[epoch(w, seat)],
            data["cities"],
            data["on_board"],
            data["stock"],
            data["treasury"],
            len(data["ships"]),
            data["hand_count"] + (data["offer"]["count"] if data["offer"] else 0),
            len(data["cards"]),
            data["card_points"],
        ]
        columns = "".join(f"{cell!s:>{width}}" for cell, width in zip(cells, widths, strict=True))
        name = f" {w.player(seat)}, {w.nation(seat)}"[: NAME - 2]
        style = "strong" if seat == w.seat else ""
        lines.append([w.marked(seat), (f"{name:{NAME - 1}}{columns}", style)])
    return lines


# -- succession table --------------------------------------------------------------------------------------------------


def succession(w: Phrases) -> list[Line]:
    """A row for each nation in play: | before the first field of an epoch, the player's letter where the marker is."""
    fields = range(1, w.c.finish)
    numbers = f"{'>':>{CELL}}" + "".join(f"{n:>{CELL}}" for n in fields) + f"{'O':>{CELL}}"
    lines: list[Line] = [[(f"{w.say('succession')[: TRACK_NAME - 1]:{TRACK_NAME}}{numbers}", "dim")]]
    for seat in w.view["order"]:
        nation = w.players[seat]["nation"]
        if nation is None:
            continue
        i = w.index("nation", nation)
        at = w.players[seat]["field"]
        row: Line = [w.marked(seat), (f" {w.name('nation', nation)}"[: TRACK_NAME - 1].ljust(TRACK_NAME - 1), "")]
        for field in range(w.c.finish + 1):
            border = "|" if field in w.c.epoch_start[i][1:] else " "
            row += [(f"{border:>{CELL - 1}}", "dim"), w.marked(seat) if field == at else (".", "dim")]
        points = " ".join(str(n) for _, n in sorted(w.c.points[i].items()))
        lines.append([*row, (f"  {points}", "dim")])
    return lines if len(lines) > 1 else []


# -- stacks, calamities, offers ----------------------------------------------------------------------------------------


def stacks(w: Phrases, width: int) -> list[Line]:
    """How many cards each stack of trade cards has; ! where a red calamity lies on top."""
    parts = [f"{stack['number']}: {stack['count']}{'!' if stack['red'] else ''}" for stack in w.view["stacks"]]
    return entry(w.say("stacks"), "   ".join(parts), width)


def calamities(w: Phrases, width: int) -> list[Line]:
    """The calamities that lie open, and whom they strike."""
    parts = []
    for calamity in w.view["calamities"]:
        seller = calamity["seller"]
        id = "calamity-of" if seller is None else "calamity-sold"
        name, victim = w.name("card", calamity["card"]), w.player(calamity["victim"])
        parts.append(w.say(id, name=name, victim=victim, seller=w.player(seller) if seller is not None else ""))
    return entry(w.say("calamities"), "; ".join(parts), width)


def offers(w: Phrases, width: int) -> list[Line]:
    """The packages on the table, the newest last; of the own one also what is in it."""
    open_now = [seat for seat in w.view["order"] if w.players[seat]["offer"]]
    lines: list[Line] = []
    for seat in sorted(open_now, key=lambda seat: w.players[seat]["offer"]["number"]):
        for i, piece in enumerate(fold(offer_text(w, seat), width - 4)):
            lines.append([w.marked(seat) if i == 0 else (" ", ""), (f" {piece}" if i == 0 else f"   {piece}", "")])
    return lines


def offer_text(w: Phrases, seat: int) -> str:
    """An offer in words: number, for whom, count, value and named good, the claim, and the contents if known."""
    data = w.players[seat]
    offer: Mapping[str, Any] = data["offer"]
    id = "offer-reply" if offer["answers"] else "offer-all" if offer["to"] is None else "offer-to"
    to = w.player(offer["to"]) if offer["to"] is not None else ""
    said = w.say("package", count=offer["count"], value=offer["value"], good=w.name("card", offer["good"]))
    text = w.say(id, number=offer["number"], name=w.player(seat), to=to, answers=offer["answers"] or 0, package=said)
    if offer["claim"]:
        text += " " + w.say("claim", cards=w.counted(offer["claim"]))
    if offer["wish"]:
        text += " " + w.say("wish", cards=w.counted(offer["wish"]))
    for said in offer["declined"]:
        text += " " + w.say("declined", name=w.player(said["seat"]), word=w.texts.message(f"refusal-{said['word']}"))
    if data["package"]:
        text += " " + w.say("inside", cards=w.counted(data["package"]))
    return text


def trade_lines(w: Phrases, width: int) -> list[Line]:
    """The trade so far: who has how many cards and said what, what was swapped, where black calamities may be."""
    trade = w.view["trade"]
    if trade is None:
        return []
    texts = []
    for row in trade["seats"]:
        said = {key: w.counted(row[key]) if row[key] else "none" for key in ("named", "claimed", "wished")}
        texts.append(w.say("trade-seat", name=w.player(row["seat"]), n=row["cards"], **said))
    for swap in trade["swaps"]:
        gave, got = w.counted(swap["gave"]), w.counted(swap["got"])
        texts.append(w.say("trade-swap", name=w.player(swap["with"]), gave=gave, got=got))
    for row in trade["calamities"]:
        name = w.player(row["seat"]) if row["seat"] is not None else ""
        texts.append(w.say(f"trade-calamity-{row['where']}", card=w.name("card", row["card"]), name=name, n=row["out"]))
    return [[(line, "")] for text in texts for line in fold(text, width)]


# -- who stands where --------------------------------------------------------------------------------------------------


def map_picture(w: Phrases, width: int) -> list[Line]:
    """Every area where somebody stands, by region."""
    lines: list[Line] = [[(w.say("map-legend"), "dim")]]
    closed = set(w.view["closed"])
    land = w.c.ids["area"][: w.c.areas]
    taken = sorted(w.view["areas"], key=w.c.ids["area"].index)
    for region, areas in w.by_region([id for id in land if id not in closed]).items():
        there = [f"{area_name(w, id)} {w.there(id)}" for id in areas if id in taken]
        text = ", ".join([*there, w.say("free-areas", n=len(areas) - len(there))])
        lines += entry(region, text, width)
    return lines


def area_name(w: Phrases, area: str) -> str:
    """An area with what it feeds and its signs: "Knossos [2#]"."""
    return f"{w.name('area', area)} [{w.feeds(area)}{w.signs(area)}]"


def near_picture(w: Phrases, seat: int, width: int) -> list[Line]:
    """The areas of a player with what borders them over land; his ships and where they can sail next."""
    lines: list[Line] = [[(w.say("near-legend"), "dim")]]
    tokens, cities = w.tokens(seat), w.cities(seat)
    for area in sorted({*tokens, *cities}, key=w.c.ids["area"].index):
        lines += _around(w, seat, area, width)
    return lines + ship_lines(w, seat, width)


def movable(w: Phrases, seat: int, width: int) -> list[Line]:
    """In the phase of movement: the areas with tokens that can still move, what borders them, and the ships."""
    moving = w.view["moving"]
    if moving is None or moving["seat"] != seat:
        return near_picture(w, seat, width)
    lines: list[Line] = [[(w.say("near-legend"), "dim")]]
    for area in sorted(moving["rested"], key=w.c.ids["area"].index):
        lines += _around(w, seat, area, width)
    return lines + ship_lines(w, seat, width)


def _around(w: Phrases, seat: int, area: str, width: int) -> list[Line]:
    """An area and its neighbours over land, each with what it feeds and who is there."""
    closed = set(w.view["closed"])
    neighbours = [w.c.ids["area"][i] for i in w.c.land_links[w.index("area", area)]]
    there = [
        " ".join(part for part in (area_name(w, id), w.there(id)) if part) for id in neighbours if id not in closed
    ]
    moving = w.view["moving"]
    here = w.there(area)
    if moving is not None and moving["seat"] == seat:
        rested = moving["rested"].get(area, 0)
        if rested and rested != w.tokens(seat).get(area):
            here += " " + w.say("rested", n=rested)
    text = f"{area_name(w, area)} {here}: {', '.join(there) or w.say('no-neighbours')}"
    pieces = fold(text, width - 2, "    ")
    return [[("  " + piece, "strong" if i == 0 and not there else "")] for i, piece in enumerate(pieces)]


def ship_lines(w: Phrases, seat: int, width: int) -> list[Line]:
    """The ships of a player: where they lie, how far they can sail, what is aboard, and the next coasts."""
    moving = w.view["moving"]
    ships = moving["ships"] if moving is not None and moving["seat"] == seat else []
    if not ships:
        listed = [w.name("coast", coast) for coast in w.players[seat]["ships"]]
        return entry(w.say("ships"), ", ".join(listed), width)
    lines: list[Line] = []
    for i, ship in enumerate(ships):
        coast = w.index("coast", ship["coast"])
        reached = [to for to in w.c.coast_links[coast] if w.sails(seat, to)]
        next_coasts = ", ".join(w.c.names["coast"][to][w.texts.lang] for to in reached)
        text = w.say("ship", coast=w.name("coast", ship["coast"]), left=ship["left"], aboard=ship["aboard"])
        if ship["left"] and reached:
            text += " " + w.say("sails-to", names=next_coasts)
        lines += entry(w.texts.message(f"ship-{i}"), text, width)
    return lines
