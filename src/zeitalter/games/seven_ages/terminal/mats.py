"""What lies before the players in the terminal: empires with their areas and units, markers, hands, and the discard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeitalter.games.seven_ages.terminal.phrases import Phrases, tied
from zeitalter.kit.drawing import Line, entry, fold

# -- empires -----------------------------------------------------------------------------------------------------------


def status(w: Phrases, empire: str) -> str:
    """The figures of an empire in one line."""
    data = w.empires[empire]
    parts = [
        w.say("at-level", age=data["age"], level=data["level"], year=w.year(data["level"])),
        w.say("money", n=data["money"]),
        w.say("trade-number", n=w.trade_number(empire)),
    ]
    parts += [w.say("elite", n=data["elite"])] if data["elite"] else []
    parts += [w.say("go", n=data["go"])] if data["go"] else []
    parts += [w.say("barbarian")] if data["barbarian"] else []
    return ", ".join(parts)


def empire_lines(w: Phrases, empire: str, width: int) -> list[Line]:
    """An empire: figures, faith and artefacts, leaders, and its units by area."""
    data = w.empires[empire]
    head = f" {w.name('empire', empire)}: {status(w, empire)}"
    first, *rest = fold(head, width - len(w.codes[empire]), "   ")
    lines: list[Line] = [[w.code(empire), (f" {first.strip()}", "strong")], *([(piece, "strong")] for piece in rest)]
    lines += entry(w.say("marks"), ", ".join(_marks(w, data)), width)
    leaders = [tied(f"{w.leader(id)}: {w.name('area', area)}") for id, area in data["leaders"]]
    lines += entry(w.say("leaders"), "; ".join(leaders), width)
    return lines + entry(w.say("areas"), "; ".join(stack(w, area) for area in w.own(empire)), width)


def _marks(w: Phrases, data: Mapping[str, Any]) -> list[str]:
    """Religion, government and artefacts of an empire, and heresy."""
    ids = [id for id in (data["religion"], data["government"]) if id]
    found = [w.name("artefact", id) for id in (*ids, *data["marks"], *data["artefacts"])]
    return [*found, w.name("artefact", "heresy")] if data["heresy"] else found


def stack(w: Phrases, area: str) -> str:
    """An area with its signs and the units there: "Rome @1 Legion 2, Galleys"."""
    signs = w.signs(area)
    return " ".join(part for part in (w.name("area", area), signs, w.units(w.areas[area].get("units", {}))) if part)


def empire_picture(w: Phrases, empire: str, width: int) -> list[Line]:
    """An empire in play, or what its card says about it."""
    lines = empire_lines(w, empire, width) if empire in w.empires else [[(w.name("empire", empire), "title")]]
    for line in w.in_words("empire", w.index("empire", empire)):
        lines += [[(f"  {piece}", "dim")] for piece in fold(line, width - 2)]
    return lines


# -- players -----------------------------------------------------------------------------------------------------------


def mat(w: Phrases, seat: int, width: int) -> list[Line]:
    """Everything of a player that this seat may see."""
    data = w.players[seat]
    title: Line = [w.marked(seat), (f" {w.titled(seat)}", "title"), (f"  {w.say('glory', n=data['glory'])}", "")]
    if data["pair"]:
        title.append((f", {w.say('pair', colour=w.name('colour', data['pair']))}", "dim"))
    lines: list[Line] = [title]
    for empire in w.empires_of(seat):
        lines += empire_lines(w, empire, width)
    return [*lines, *markers(w, seat, width), *hand(w, seat, width)]


def markers(w: Phrases, seat: int, width: int) -> list[Line]:
    """The face-down markers of a player: on what each lies, and which it is if this seat knows it."""
    parts = []
    for empire, marker in w.players[seat]["markers"]:
        on = w.say("empty-slot") if empire is None else w.name("empire", empire)
        parts.append(f"{on}: {'?' if marker is None else w.name('action', marker)}")
    return entry(w.say("markers"), "; ".join(parts), width)


def hand(w: Phrases, seat: int, width: int) -> list[Line]:
    """The cards of a player as far as this seat knows them."""
    data = w.players[seat]["hand"]
    if not data["cards"] and not data["hidden"]:
        return entry(w.say("hand"), w.say("nothing"), width)
    if not data["cards"]:
        return entry(w.say("hand"), w.say("hand-hidden", n=data["hidden"]), width)
    text = ", ".join(w.valued(card) for card in data["cards"])
    return entry(w.say("hand"), f"{text}, {w.say('hand-more', n=data['hidden'])}" if data["hidden"] else text, width)


def hand_picture(w: Phrases, seat: int, width: int) -> list[Line]:
    """The hand, every card with its four uses in words."""
    lines: list[Line] = []
    for card in w.players[seat]["hand"]["cards"]:
        lines += card_lines(w, card, width)
    return lines or [[(w.say("nothing"), "")]]


def card_lines(w: Phrases, card: str, width: int) -> list[Line]:
    """A card with its four uses in words."""
    i = w.index("empire", card)
    uses = {"empire": i, "artefact": w.c.card_artefact[i], "event": w.c.card_event[i]}
    box = w.c.names["action"][w.c.card_colour[i]][w.texts.lang]
    lines: list[Line] = [[(f"{w.valued(card)} ({box})", "title")]]
    for kind, number in uses.items():
        said = [f"{w.c.names[kind][number][w.texts.lang]}.", *w.in_words(kind, number)]
        lines += entry(w.say(f"use-{kind}"), " ".join(said), width)
    return lines


def hand_list(w: Phrases, seat: int, width: int) -> list[Line]:
    """The hand, a card in a line."""
    cards = w.players[seat]["hand"]["cards"]
    return [[(f"  {piece}", "")] for card in cards for piece in fold(w.card(card), width - 2, "  ")]


def discard(w: Phrases, width: int) -> list[Line]:
    """The discard pile, the newest card first."""
    cards = w.view["discard"]["cards"]
    text = ", ".join(w.valued(card) for card in cards)
    return entry(w.say("discard"), text or w.say("nothing"), width)


# -- what can be built -------------------------------------------------------------------------------------------------


def pool(w: Phrases, empire: str, width: int) -> list[Line]:
    """The units an empire has left that its level allows, with their printed values."""
    data = w.empires[empire]
    parts = []
    for id, n in data["left"].items():
        i = w.index("unit", id)
        if w.c.unit_level[i] <= data["level"]:
            parts.append(tied(f"{w.name('unit', id)} {n}: {w.unit_values(i)}"))
    return entry(w.say("pool"), "; ".join(parts), width)
