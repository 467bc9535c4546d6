"""What an answer means, in a few words: a card's slot and effect, what is on a space, what a fight would be worth."""

from __future__ import annotations

from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import RESOURCES
from zeitalter.games.new_dawn.rules.kinds import hex_at
from zeitalter.games.new_dawn.rules.state import MOST_ON_CARD
from zeitalter.games.new_dawn.terminal.board import touched
from zeitalter.games.new_dawn.terminal.phrases import WILD, Phrases, tied
from zeitalter.games.new_dawn.words import describe

OF_SPACES = frozenset(
    {"claim", "take_back", "convert", "raze", "yield_token", "strike", "city", "under", "reinforce", "drive", "send"}
)
OF_CARDS = frozenset({"put", "unload", "discard", "place_nature", "place_state"})
OF_PACTS = frozenset({"take_pact", "change_pact", "give_back"})
DIE = range(1, 7)
MOST_TARGETS = 8


def remark(w: Phrases, action: Action) -> str:
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
        return f"{card(w, values[0])}: {effects(w, values[0])}{reach(w, w.c.ids['focus'][values[0]])}"
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
    if verb == "pay":
        return element(w, "resource", values[0])
    if verb in ("gain", "exchange"):
        return f"{element(w, 'resource', values[-1])}{fitting(w, values[-1])}"
    if verb == "advance":
        return advance(w)
    if verb == "star":
        return star(w, w.c.ids["tile"][values[0]])
    if verb == "lay_tile":
        tile, side, rotation, where = values
        return w.say("touches", names=", ".join(touched(w, tile, side, rotation, hex_at(where))))
    return ""


def element(w: Phrases, kind: str, value: int) -> str:
    """A few words on one of the things that can be chosen."""
    if kind == "space":
        id = w.c.ids["space"][value]
        return w.space(id) if id in w.spaces else ""
    if kind == "resource" and w.seat is not None:
        return w.say("have", n=w.players[w.seat]["resources"][RESOURCES[value]])
    return ""


def fitting(w: Phrases, resource: int) -> str:
    """The open wonders that a resource helps to pay."""
    shown = [deck["open"] for deck in w.view["decks"] if deck["open"] is not None]
    found = [id for id in shown if resource in w.c.wonder_resources[w.index("wonder", id)]]
    return f"; {w.say('fits', names=w.names('wonder', found))}" if found else ""


def card(w: Phrases, focus: int) -> str:
    """Where a card of the person lies, and the trade tokens on it."""
    id = w.c.ids["focus"][focus]
    row = w.players[w.seat]["row"] if w.seat is not None else []
    for slot, data in enumerate(row, 1):
        if data["card"] == id:
            return w.say("slot", slot=slot, trade=data["trade"], type=w.type(id))
    return w.type(id)


def full(w: Phrases, focus: int) -> bool:
    """Whether no further trade token fits on a card of the person."""
    row = w.players[w.seat]["row"] if w.seat is not None else []
    return any(data["card"] == w.c.ids["focus"][focus] and data["trade"] == MOST_ON_CARD for data in row)


def effects(w: Phrases, focus: int) -> str:
    """What a card does, without its type and what trade tokens do."""
    return " ".join(describe.focus_text(w.texts, w.c, focus).splitlines()[1:-1])


def attack(w: Phrases, space: str) -> str:
    """What is attacked, both values before the dice, and the chances, also if one side spends all it can."""
    for targets in w.view["prospects"].values():
        if space in targets:
            mine, theirs, own, other = targets[space]
            parts = [w.content(space), w.say("prospect", mine=mine, theirs=theirs, percent=percent(mine - theirs))]
            parts += [w.say("prospect-own", n=own, percent=percent(mine + own - theirs))] if own else []
            parts += [w.say("prospect-other", n=other, percent=percent(mine - theirs - other))] if other else []
            return "; ".join(parts)
    return w.space(space)


def percent(lead: int) -> int:
    """The chance of an attack that is ahead by so much before the dice; a tie goes to the defence (N90)."""
    wins = sum(mine + lead > theirs for mine in DIE for theirs in DIE)
    share = round(100 * wins / len(DIE) ** 2)
    return share if wins in (0, len(DIE) ** 2) else max(1, min(99, share))


def _target(w: Phrases, space: str) -> str:
    """Whom an attack on a space would meet."""
    wild = w.spaces[space].get("barbarian")
    return f"{WILD}{wild}" if wild else w.there(space)[0]


def advance(w: Phrases) -> str:
    """How far the technology dial of the person would go, and where to."""
    resolving = w.view["resolving"]
    if resolving is None or w.seat is None:
        return ""
    n = resolving["slot"] + resolving["extra"]
    to = w.players[w.seat]["dial"] + n
    return w.say("advance", n=n, to=to) if to <= w.c.dial_end else w.say("overflow", n=n, to=w.c.overflow_to)


def reach(w: Phrases, focus: str) -> str:
    """What an attack with a card could reach, with its chances; of many targets the greatest, cities first."""
    targets = w.view["prospects"].get(focus, {})
    chances = {space: percent(mine - theirs) for space, (mine, theirs, *_) in targets.items()}
    first = sorted(chances, key=lambda space: ("token" in w.spaces[space], -chances[space]))[:MOST_TARGETS]
    names = [tied(f"{_target(w, space)} {space} ({chances[space]} %)") for space in first]
    names += [w.say("more-targets", n=len(chances) - len(first))] if len(chances) > len(first) else []
    return f" {w.say('reach', names='; '.join(names))}" if names else ""


def star(w: Phrases, tile: str) -> str:
    """What is on and around the star of a tile."""
    return next((w.space(id) for id, data in w.spaces.items() if "star" in data and id.startswith(f"{tile}.")), "")
