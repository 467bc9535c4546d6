"""Scenes for the tests: maps of a few spaces named "q,r", answers with such places, and what the view then shows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter import Match
from zeitalter.engine.steps import Decision
from zeitalter.games.new_dawn.game import GAME
from zeitalter.games.new_dawn.position import Player, at, player, position
from zeitalter.testing import can, say, why

FAR = "30,30"
PLACE = re.compile(r"-?\d+,-?\d+")
RING = ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")
"""The places around 0,0, in the order of the direction token."""


class Halt(Decision):
    """Play holds until seat 0 lets it go on."""

    autoplay = False

    def seats(self, s: Any) -> Sequence[int]:
        return (0,)

    def options(self, s: Any, seat: int) -> Sequence[Any]:
        return [("done",)]

    def take(self, s: Any, seat: int, action: Any) -> None:
        """Go on with what lies below."""


def scene(*players: Player, map: Mapping[str, str], **board: Any) -> Match:
    """A position on a map of its own; a lonely player gets a rival far away."""
    if len(players) == 1:
        players = (*players, player("Beate", "egypt", capital=FAR))
    return position(*players, map={**map, FAR: "G"}, **board)


def run(*steps: Any, players: Sequence[Player], **board: Any) -> Match:
    """Run some steps, and hold after them."""
    m = scene(*players, stack=[Halt(), *steps, Halt()], **board)
    say(m, 0, "done")
    return m


def line(terrains: str) -> dict[str, str]:
    """A line of spaces from 0,0 to the east, by the letters of their terrain."""
    return {f"{i},0": letter for i, letter in enumerate(terrains)}


def hexagon(radius: int, **special: str) -> dict[str, str]:
    """Grassland around 0,0."""
    r = range(-radius, radius + 1)
    return {f"{q},{s}": "G" for q in r for s in r if abs(q + s) <= radius} | special


def words(m: Match, said: Sequence[Any]) -> list[Any]:
    """An answer with its places turned into the ids of their spaces."""
    return [at(m, word) if isinstance(word, str) and PLACE.fullmatch(word) else word for word in said]


def do(m: Match, seat: int, *said: Any) -> None:
    """Answer; places may be named "q,r"."""
    say(m, seat, *words(m, said))


def may(m: Match, seat: int, *said: Any) -> bool:
    """Whether this answer is offered."""
    return can(m, seat, *words(m, said))


def refusal(m: Match, seat: int, *said: Any) -> tuple[str, str]:
    """Why a seat cannot answer this, as message id and rule."""
    found = why(m, seat, *words(m, said))
    assert found is not None, f"{said} is allowed"
    return found.id, found.rule


def named(m: Match, kind: Any, value: Any) -> Any:
    """A value by name, spaces as "q,r"."""
    if kind.ids is None or value is None:
        return value
    ids = kind.ids(m.table)
    if kind.many:
        return [ids[v] for v in value]
    if kind.name == "space":
        place = m.state.board.place[value]
        return f"{place[0]},{place[1]}"
    return ids[value]


def offered(m: Match, seat: int, verb: str) -> list[Any]:
    """The options of a verb by name: the value itself, if there is only one."""
    kinds = GAME.verbs[verb]
    found = [[named(m, k, v) for k, v in zip(kinds, o[1:], strict=True)] for o in m.options(seat) if o[0] == verb]
    return [tuple(f) if len(f) != 1 else f[0] for f in found]


def told(m: Match, id: str) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind by name."""
    kinds = GAME.events[id]
    found = [e for _, e in m.events(None) if e.id == id]
    return [tuple(named(m, k, v) for k, v in zip(kinds, e.args, strict=True)) for e in found]


def mat(m: Match, seat: int) -> dict[str, Any]:
    """What lies before a player."""
    found: dict[str, Any] = m.view(None)["players"][seat]
    return found


def there(m: Match, place: str) -> dict[str, Any]:
    """What is on a space, without where it lies."""
    found = m.view(None)["spaces"][at(m, place)]
    return {key: value for key, value in found.items() if key not in ("at", "terrain")}


def row(m: Match, seat: int) -> list[str]:
    """The focus cards of a player."""
    return [card["card"] for card in mat(m, seat)["row"]]


def trade(m: Match, seat: int) -> dict[str, int]:
    """The trade tokens on the cards of a player."""
    return {card["card"]: card["trade"] for card in mat(m, seat)["row"] if card["trade"]}


def resources(m: Match, seat: int) -> dict[str, int]:
    """The resources of a player."""
    return {kind: n for kind, n in mat(m, seat)["resources"].items() if n}


def question(m: Match) -> str:
    """The name of the question that stands."""
    return type(m.question()).__name__


def asked(m: Match) -> list[int]:
    """Who owes an answer."""
    return list(m.asked())


def barbarian(m: Match, letter: str) -> str | None:
    """Where a barbarian is."""
    for data in m.view(None)["spaces"].values():
        if data.get("barbarian") == letter:
            return f"{data['at'][0]},{data['at'][1]}"
    return None


def caravan(m: Match, seat: int, i: int = 0) -> str:
    """Where a caravan is: a place, "card" or "unused"."""
    name = mat(m, seat)["caravans"][i]
    if name in ("card", "unused"):
        return str(name)
    q, r = m.view(None)["spaces"][name]["at"]
    return f"{q},{r}"


def sound(m: Match) -> bool:
    """Whether all pieces are still there."""
    return not GAME.invariants(m.state)


# -- beginnings -------------------------------------------------------------------------------------------------------


def begun(seats: int, seed: int = 1, **options: str) -> Match:
    """A match at its first turn, all questions of the set-up answered by the first option."""
    m = Match.new(GAME, seats, options=options, seed=seed)
    while question(m) in ("ChooseStar", "LayTile"):
        (seat,) = m.asked()
        m.play(seat, m.options(seat)[0])
    return m


ROW = ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]
BOARD = ("resolve", "barbarians", "stray", "options", "dice", "open", "victory", "store", "seat")


def lead(leader: str, map: dict[str, str], *rivals: Player, **what: Any) -> Match:
    """Ada in 0,0 leads a people."""
    board = {key: what.pop(key) for key in BOARD if key in what}
    return scene(player("Ada", leader, capital="0,0", **{"row": ROW, **what}), *rivals, map=map, **board)


def owner(wonder: str, map: dict[str, str], *rivals: Player, **what: Any) -> Match:
    """Ada in 0,0 controls a wonder under her capital."""
    wonders = {wonder: "0,0", **what.pop("wonders", {})}
    return lead(what.pop("leader", "egypt"), map, *rivals, wonders=wonders, **what)


def roll(m: Match, place: str = "1,0") -> tuple[int, int]:
    """The values when Ada attacks."""
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", place)
    mine, theirs = told(m, "roll")[0][3:]
    return mine, theirs


WAR = ["astrology", "foreign_trade", "{}", "early_empire", "pottery"]


def military(
    slot: int, map: dict[str, str], *rivals: Player, card: str = "masonry", leader: str = "egypt", **what: Any
) -> Match:
    """Ada with her capital in 0,0 resolves a military card."""
    names = ("barbarians", "options", "stray", "dice", "taken", "victory")
    board = {key: what.pop(key) for key in names if key in what}
    cards = [card if name == "{}" else name for name in WAR]
    ada = player("Ada", leader, **{"capital": "0,0", "row": cards, **what})
    return scene(ada, *rivals, map=map, resolve=(card, slot), **board)


def war(*said: Any, **what: Any) -> Match:
    """Ada is about to attack."""
    m = military(*said, **what)
    if question(m) == "ChooseEffect":
        do(m, 0, "effect", "attack")
    return m


def rolled(m: Match) -> tuple[int, int]:
    """The values of attacker and defender of the last attack, before tokens are spent."""
    return told(m, "roll")[-1][3:]


def strike(m: Match, place: str) -> None:
    """Ada attacks, and nobody spends anything."""
    do(m, 0, "attack", place)
    while question(m) in ("AttackerSpends", "DefenderSpends"):
        do(m, asked(m)[0], "done")


def bea(**what: Any) -> Player:
    """Ada's rival, far away."""
    return player("Bea", "rome", **{"capital": FAR, **what})


def cleo(**what: Any) -> Player:
    """A third player, farther away: her map needs the place 40,40."""
    return player("Cleo", "france", **{"capital": "40,40", **what})
