"""What lies around the map in the terminal: round and dials, ranking, rows of cards, world wonders, victory cards."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.games.new_dawn.terminal.phrases import Phrases, tied
from zeitalter.games.new_dawn.words import describe
from zeitalter.kit.drawing import Line, entry, fold

NAME, COLUMN = 22, 5
TRACK_NAME, CELL = 13, 2
AGENDA = 19
ROMAN = ("", "I", "II", "III", "IV")


# -- round, ranking, dials ---------------------------------------------------------------------------------------------


def heading(w: Phrases) -> list[Line]:
    """The round, whose turn it is, and where the event dial stands."""
    turn = w.view["turn"]
    id = "round" if turn is None else "round-turn"
    text = w.say(
        id, round=w.view["round"], name="" if turn is None else w.player(turn), first=w.player(w.view["first"])
    )
    return [[(text, "title")]]


def events(w: Phrases, width: int) -> list[Line]:
    """The sections of the event dial; the one in force in brackets."""
    dial = w.view["event"]
    names = [w.texts.message(f"icon-{icon}") for icon in dial["icons"]]
    return entry(
        w.say("events"),
        " > ".join(f"[{name}]" if i == dial["section"] else name for i, name in enumerate(names)),
        width,
    )


def ranks(w: Phrases) -> list[Line]:
    """All players with their numbers."""
    heads = w.say("rank-heads").split("|")
    widths = [max(COLUMN, len(head) + 1) for head in heads[1:]]
    title = "".join(f"{head:>{width}}" for head, width in zip(heads[1:], widths, strict=True))
    lines: list[Line] = [[(f"  {heads[0]:{NAME - 2}}{title}", "dim")]]
    for seat, data in enumerate(w.players):
        cells = [
            f"{data['fulfilled']}/{len(w.view['victory']) or '-'}",
            data["dial"],
            data["spaces"],
            _cities(w, seat),
            len(data["wonders"]),
            data["tokens_left"],
            sum(card["trade"] for card in data["row"]) + (data["store"] or 0),
        ]
        columns = "".join(f"{cell!s:>{width}}" for cell, width in zip(cells, widths, strict=True))
        name = f" {w.player(seat)}, {w.people(seat)}"[: NAME - 2]
        lines.append([w.marked(seat), (f"{name:{NAME - 1}}{columns}", "strong" if seat == w.seat else "")])
    return lines


def _cities(w: Phrases, seat: int) -> str:
    """The cities on the map, and how many there are."""
    built = sum(space.get("city") == seat for space in w.spaces.values())
    return f"{built}/{built + w.players[seat]['cities_left']}"


def technology(w: Phrases) -> list[Line]:
    """The technology dial, a row for each player; where a card of level 2, 3 or 4 waits there is its level."""
    levels = w.c.level_spaces
    spaces = range(w.c.dial_end + 1)
    numbers = "".join(f"{n if n in levels or n == 0 else '':>{CELL}}" for n in spaces)
    lines: list[Line] = [[(f"{w.say('technology')[: TRACK_NAME - 1]:{TRACK_NAME}}{numbers}", "dim")]]
    for seat, data in enumerate(w.players):
        row: Line = [w.marked(seat), (f" {w.people(seat)}"[: TRACK_NAME - 2].ljust(TRACK_NAME - 1), "")]
        for n in spaces:
            row += [(" " * (CELL - 1), ""), w.marked(seat) if n == data["dial"] else (str(levels.get(n, ".")), "dim")]
        lines.append(row)
    return lines


# -- mats --------------------------------------------------------------------------------------------------------------


def row_text(w: Phrases, seat: int) -> str:
    """The focus row: slot, card with type and level, +2 for trade tokens, and tokens of city-states and wonders."""
    parts = []
    for slot, data in enumerate(w.players[seat]["row"], 1):
        level = ROMAN[w.c.level[w.index("focus", data["card"])]]
        text = f"{slot} {w.name('focus', data['card'])} ({w.type(data['card'])[:3]} {level})"
        text += f" +{data['trade']}" if data["trade"] else ""
        tokens = [w.name("city_state", id) for id in data["states"]] + [w.name("nature", id) for id in data["natures"]]
        parts.append(tied(text + "".join(f" [{name}]" for name in tokens)))
    return ", ".join(parts)


def mat(w: Phrases, seat: int, width: int) -> list[Line]:
    """Everything of a player."""
    data = w.players[seat]
    lines: list[Line] = [[w.marked(seat), (f" {w.titled(seat)}", "title")]]
    lines += entry(w.say("row"), row_text(w, seat), width)
    lines += entry(w.say("resources"), w.resources(data["resources"]), width)
    own = [id for id, holder in w.view["natures"].items() if holder == seat]
    lines += entry(w.say("natures"), w.names("nature", own), width)
    lines += entry(w.say("wonders"), w.names("wonder", data["wonders"]), width)
    if data["store"]:
        lines += entry(w.say("store"), str(data["store"]), width)
    conquered = [id for id, state in w.view["states"].items() if state["conquered"] == seat]
    lines += entry(w.say("conquered-states"), w.names("city_state", conquered), width)
    cards = [w.name("city_state", id) for id in data["envoys"]]
    cards += [f"{w.name('pact', pact)} ({w.player(giver)})" for giver, pact in data["pacts"]]
    lines += entry(w.say("diplomacy"), ", ".join(cards), width)
    lines += entry(w.say("caravans"), _caravans(w, seat), width)
    return lines + entry(w.say("mature"), ", ".join(data["mature"]), width)


def _caravans(w: Phrases, seat: int) -> str:
    places = [place for place in w.players[seat]["caravans"] if place != "unused"]
    return ", ".join(w.say("on-card") if place == "card" else place for place in places)


def moving(w: Phrases, seat: int, width: int) -> list[Line]:
    """While caravans move: where each is and how far it can still go."""
    resolving = w.view["resolving"]
    if resolving is None or not resolving["steps"]:
        return []
    *steps, pool = resolving["steps"]
    parts = [
        w.say("moves", number=i, place=w.say("on-card") if place == "card" else place, steps=left)
        for i, (place, left) in enumerate(zip(w.players[seat]["caravans"], steps, strict=True), 1)
        if place != "unused"
    ]
    parts += [w.say("pool", steps=pool)] if pool else []
    return entry(w.say("caravans"), "; ".join(parts), width)


def row_in_words(w: Phrases, seat: int, width: int) -> list[Line]:
    """The cards of a player's row and the own leader in full words."""
    data = w.players[seat]
    lines: list[Line] = []
    if data["leader"]:
        lines += paragraph(w.name("leader", data["leader"]), w.in_words("leader", data["leader"]), width)
    for slot, card in enumerate(data["row"], 1):
        trade = f" +{card['trade']}" if card["trade"] else ""
        lines += paragraph(f"{slot} {w.name('focus', card['card'])}{trade}", w.in_words("focus", card["card"]), width)
    for id in data["wonders"]:
        lines += paragraph(w.name("wonder", id), w.in_words("wonder", id), width)
    for id in data["envoys"]:
        lines += paragraph(w.name("city_state", id), w.in_words("city_state", id), width)
    for pact in dict.fromkeys(pact for _, pact in data["pacts"]):
        lines += paragraph(w.name("pact", pact), w.in_words("pact", pact), width)
    return lines


def cards_in_words(w: Phrases, width: int) -> list[Line]:
    """All focus cards by type and level; who has which in the row."""
    lines: list[Line] = []
    for id in w.c.ids["focus"]:
        owners = "".join(w.marks[data["seat"]] for data in w.players if any(c["card"] == id for c in data["row"]))
        name = f"{w.name('focus', id)} [{owners}]" if owners else w.name("focus", id)
        lines += paragraph(name, w.in_words("focus", id), width)
    return lines


def paragraph(name: str, text: str, width: int) -> list[Line]:
    """A name, and a text indented below it."""
    return [[(name, "strong")], *([("  " + piece, "")] for piece in fold(text, width - 2))]


# -- wonders and victory -----------------------------------------------------------------------------------------------


def open_wonders(w: Phrases, width: int) -> list[Line]:
    """The world wonder that lies open of each type: cost, fitting resources, cards below it."""
    lines: list[Line] = []
    for deck in w.view["decks"]:
        label = w.texts.message(f"type-{deck['type']}")
        text = (
            w.say("no-wonder")
            if deck["open"] is None
            else f"{wonder(w, deck['open'], deck['prices'])}, {w.say('left', n=deck['left'] - 1)}"
        )
        lines += entry(label, text, width)
    return lines


def wonder(w: Phrases, id: str, prices: Sequence[int]) -> str:
    """A world wonder with cost and resources: "Petra 7 (Marble, Oil)"; what the person would pay if that is less."""
    i = w.index("wonder", id)
    cost = w.c.wonder_cost[i]
    names = ", ".join(w.c.names["resource"][kind][w.texts.lang] for kind in w.c.wonder_resources[i])
    own = cost if w.seat is None else prices[w.seat]
    less = f", {w.say('price', price=own)}" if own != cost else ""
    return f"{w.name('wonder', id)} {cost}{less} ({names})"


def wonders_in_words(w: Phrases, width: int) -> list[Line]:
    """The open wonders and those that were built, in full words."""
    lines: list[Line] = []
    for deck in w.view["decks"]:
        if deck["open"] is not None:
            lines += paragraph(w.name("wonder", deck["open"]), w.in_words("wonder", deck["open"]), width)
    for seat, data in enumerate(w.players):
        for id in data["wonders"]:
            name = f"{w.name('wonder', id)} ({w.player(seat)})"
            lines += paragraph(name, w.in_words("wonder", id), width)
    return lines or [[(w.say("nothing"), "")]]


def victory(w: Phrases, width: int) -> list[Line]:
    """The victory cards: both agendas of each, and how far everybody is; one of the two is enough."""
    lines: list[Line] = []
    for card in w.view["victory"]:
        for i, data in enumerate(card["agendas"]):
            name = w.name("agenda", data["agenda"])
            head = f"{w.say('either') if i == 0 else w.say('or')} {name}"
            text = describe.agenda_text(w.texts, w.c, w.index("agenda", data["agenda"]))
            far = "  ".join(_far(w, seat, data["agenda"], ways) for seat, ways in enumerate(data["progress"]))
            pieces = fold(f"{far}  {text}", width - AGENDA - 3)
            for k, piece in enumerate(pieces):
                lines.append([(f"{head if k == 0 else '':{AGENDA + 3}}", "strong"), (piece, "")])
    return lines


def _far(w: Phrases, seat: int, agenda: str, ways: list[list[int]]) -> str:
    if agenda in w.players[seat]["agendas"]:
        return f"{w.marks[seat]} {w.say('completed')}"
    return tied(f"{w.marks[seat]} " + w.say("way-or").join(f"{have}/{need}" for have, need in ways))
