"""Leaders in Civilise (S104, S104b): one from the cup or a named one, and demoting them."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.control import leader_goes
from zeitalter.games.seven_ages.rules.leaders import add_leader, draw_from_cup, has_room, named_available
from zeitalter.games.seven_ages.rules.state import State


def leader_actions(s: State, e: int, leader_done: bool) -> list[Action]:
    """What an empire can do about its leaders now."""
    found: list[Action] = []
    if not leader_done and has_room(s, e):
        if sum(s.cup):
            found.append(("draw_leader",))
        age = s.age(e)
        found += [("call_leader", n) for n in named_available(s, e) if s.components.leader_age[n] <= age]
    found += [("demote", leader, area) for leader, area in sorted(set(s.leaders[e]))]
    return found


def no_leader_action(s: State, e: int, action: Action, leader_done: bool) -> Objection | None:
    """Why an empire cannot do this about its leaders."""
    if action[0] == "demote":
        return None if action[1:] in s.leaders[e] else Objection("no-such-leader-there", (action[1], action[2]), "S104")
    if leader_done:
        return Objection("leader-done", (), "S97c")
    if not has_room(s, e):
        return Objection("leaders-full", (s.card[e], s.components.leader_value[s.card[e]]), "S104")
    if action[0] == "draw_leader":
        return None if sum(s.cup) else Objection("cup-empty", (), "S104b")
    leader = action[1]
    if leader not in named_available(s, e):
        return Objection("leader-not-available", (s.card[e], leader), "S104b")
    age = s.components.leader_age[leader]
    return Objection("leader-too-early", (leader, age - 1), "S104b") if age > s.age(e) else None


def do_leader_action(s: State, e: int, action: Action) -> None:
    """Draw, call or demote a leader."""
    card = s.card[e]
    if action[0] == "demote":
        s.emit("demotes", card, action[1])
        leader_goes(s, e, action[1], action[2])
        return
    leader = draw_from_cup(s) if action[0] == "draw_leader" else action[1]
    if leader < 0:
        s.emit("no-leader-drawn", card)
        return
    s.push(PlaceNewLeader(s.owner[e], card, leader))


class PlaceNewLeader(Decision[State]):
    """A new leader goes to any own area, where units always are (S104b)."""

    seat: int
    card: int
    leader: int
    rule = "S104b"
    answers = ("station",)

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("station", area) for area in bits(s.held[s.empire(self.card)])]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        own = s.holder[action[1]] == s.empire(self.card)
        return None if own else Objection("not-own-area", (action[1],), "S104b")

    def take(self, s: State, seat: int, action: Action) -> None:
        add_leader(s, s.empire(self.card), self.leader, action[1])
