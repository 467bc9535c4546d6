"""What an answer means, in a few words: a card's slot and effect, what is on a space, what a fight would be worth."""

from __future__ import annotations

from zeitalter.engine.values import Action
from zeitalter.games.new_dawn import describe
from zeitalter.games.new_dawn.components import RESOURCES
from zeitalter.games.new_dawn.kinds import hex_at
from zeitalter.games.new_dawn.state import MOST_ON_CARD
from zeitalter.games.new_dawn.terminal_board import touched
from zeitalter.games.new_dawn.terminal_words import Words

OF_SPACES = frozenset(
    {"claim", "take_back", "convert", "raze", "yield_token", "strike", "city", "under", "reinforce", "drive", "send"}
)
OF_CARDS = frozenset({"put", "unload", "discard", "place_nature", "place_state"})
OF_PACTS = frozenset({"take_pact", "change_pact", "give_back"})


def remark(w: Words, action: Action) -> str:
    """What an option means."""
    verb, *values = action
    if verb in OF_SPACES:
        return element(w, "space", values[-1])
    if verb == "put" and full(w, values[0]):
        return f"{card(w, values[0])}; {w.say('full')}"
    if verb in OF_CARDS:
        return card(w, values[-1])
    if verb in OF_PACTS:
        return w.in_words("pact", w.c.ids["pact"][values[-1]])
    if verb in ("focus", "resolve"):
        return f"{card(w, values[0])}: {effects(w, values[0])}"
    if verb == "swap":
        return "; ".join(card(w, value) for value in values)
    if verb == "replace":
        return effects(w, values[1])
    if verb == "build":
        return w.in_words("wonder", w.c.ids["wonder"][values[0]])
    if verb == "attack":
        return attack(w, w.c.ids["space"][values[0]])
    if verb in ("shift", "name_tokens"):
        return "; ".join(element(w, "space", value) for value in values)
    if verb in ("gain", "exchange", "pay"):
        return element(w, "resource", values[-1])
    if verb == "star":
        return star(w, w.c.ids["tile"][values[0]])
    if verb == "lay_tile":
        tile, side, rotation, where = values
        return w.say("touches", names=", ".join(touched(w, tile, side, rotation, hex_at(where))))
    return ""


def element(w: Words, kind: str, value: int) -> str:
    """A few words on one of the things that can be chosen."""
    if kind == "space":
        id = w.c.ids["space"][value]
        return w.space(id) if id in w.spaces else ""
    if kind == "resource" and w.seat is not None:
        return w.say("have", n=w.players[w.seat]["resources"][RESOURCES[value]])
    return ""


def card(w: Words, focus: int) -> str:
    """Where a card of the person lies, and the trade tokens on it."""
    id = w.c.ids["focus"][focus]
    row = w.players[w.seat]["row"] if w.seat is not None else []
    for slot, data in enumerate(row, 1):
        if data["card"] == id:
            return w.say("slot", slot=slot, trade=data["trade"], type=w.type(id))
    return w.type(id)


def full(w: Words, focus: int) -> bool:
    """Whether no further trade token fits on a card of the person."""
    row = w.players[w.seat]["row"] if w.seat is not None else []
    return any(data["card"] == w.c.ids["focus"][focus] and data["trade"] == MOST_ON_CARD for data in row)


def effects(w: Words, focus: int) -> str:
    """What a card does, without its type and what trade tokens do."""
    return " ".join(describe.focus_text(w.texts, w.c, focus).splitlines()[1:-1])


def attack(w: Words, space: str) -> str:
    """What is attacked, and both values before the dice."""
    for targets in w.view["prospects"].values():
        if space in targets:
            mine, theirs, own, other = targets[space]
            text = w.say("prospect", mine=mine, theirs=theirs, own=own, other=other)
            return f"{', '.join(w.there(space))}; {text}"
    return w.space(space)


def star(w: Words, tile: str) -> str:
    """What is on and around the star of a tile."""
    return next((w.space(id) for id, data in w.spaces.items() if "star" in data and id.startswith(f"{tile}.")), "")
