"""The voyage of a ship that carries land units (S74, S74b): the question where it sails, and the landing in the end.

A voyage is the whole move of the ship from there on; `transport.py` says what it may do.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Option
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.events import PlayEvent
from zeitalter.games.seven_ages.rules.marching import March
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.transport import (
    board,
    cannot_board,
    cannot_embark,
    cannot_end,
    cannot_land,
    cannot_sail,
    embark,
    end_voyage,
    forget,
    has_landed,
    kinds_of,
    land,
    landing_forms,
    landings,
    sail,
    turn_back,
)
from zeitalter.games.seven_ages.rules.units import halted, has_moved, unit_type

TRIES = 40


def set_sail(march: March, seat: int, area: int, ship: int) -> None:
    """A ship begins its voyage."""
    s = march.s
    s.ship, s.ship_area, s.crew = ship, area, ()
    s.emit("sets-sail", s.card[march.e], unit_type(ship), area)
    s.push(Voyage(seat, s.card[march.e], int(march.led)))


def refusal(march: March, action: Action) -> Objection | None:
    """Why a ship cannot do this on its voyage."""
    if action[0] == "sail":
        return cannot_sail(march, action[1])
    if action[0] == "embark":
        return cannot_embark(march, *action[1:])
    if action[0] == "board":
        return cannot_board(march, *action[1:])
    if action[0] == "land":
        return cannot_land(march, *action[1:])
    return cannot_end(march)


class Voyage(Decision[State]):
    """The ship sails, takes on board, lands, or ends its voyage."""

    seat: int
    card: int
    led: int
    """1 if the ship follows a Strategist (S77)."""
    rule = "S74"
    answers = ("sail", "embark", "board", "land", "end_voyage")
    drafts = ("sail", "embark", "board")
    autoplay = False

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 and s.ship >= 0 else ()

    def march(self, s: State) -> March:
        """What holds for all moves now."""
        return March(s, s.empire(self.card), bool(self.led))

    def options(self, s: State, seat: int) -> Sequence[Option]:
        march = self.march(s)
        here, near = s.ship_area, march.c.near[s.ship_area]
        asked: list[Action] = [("sail", goal) for goal in bits(near)]
        for start in (here, *bits(near & s.held[march.e] & march.c.land)):
            asked += [("embark", start, unit) for unit in sorted(set(s.units[start])) if not has_moved(unit)]
            asked += [("board", start, leader) for leader in sorted(set(march.leaders_at(start)))]
        asked += landings(march)
        asked.append(("end_voyage",))
        found: list[Option] = [action for action in asked if refusal(march, action) is None]
        return [*found, *landing_forms(march)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return refusal(self.march(s), action)

    def take(self, s: State, seat: int, action: Action) -> None:
        s.push(self)
        march = self.march(s)
        if action[0] == "sail":
            sail(march, action[1])
        elif action[0] == "embark":
            embark(march, *action[1:])
        elif action[0] == "board":
            board(march, *action[1:])
        elif action[0] == "end_voyage":
            turn_back(march)
            end_voyage(s)
        elif has_landed(s):
            land(march, *action[1:])
        else:
            s.push(PlayEvent("during_movement", ()), Landing(self.card, self.led, *action[1:]))

    def sample(self, s: State, seat: int, form: Form, r: Random) -> Action:
        for _ in range(TRIES):
            action = form.sample(r)
            if self.objection(s, seat, action) is None:
                return action
        return r.choice([action for action in landings(self.march(s)) if form.accepts(action)])

    def default(self, s: State, seat: int) -> Action | None:
        march = self.march(s)
        return ("end_voyage",) if cannot_end(march) is None else landings(march)[0]

    def bot_options(self, s: State, seat: int, options: Sequence[Option]) -> Sequence[Option]:
        return [option for option in options if not isinstance(option, Form)]


class Landing(Step[State]):
    """Units go ashore, unless a storm has come between: then they go back, or are lost with the ship (S74b)."""

    card: int
    led: int
    area: int
    units: tuple[int, ...]
    leaders: tuple[int, ...]
    rule = "S74b"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e < 0 or s.ship < 0:
            return
        march = March(s, e, bool(self.led))
        stack = s.units[s.ship_area] if s.holder[s.ship_area] == e else ()
        if s.ship in stack:
            land(march, self.area, self.units, self.leaders)
            return
        if halted(s.ship, s.ship_area) in stack:
            turn_back(march)
        elif s.aboard:
            s.emit("goes-down", self.card, kinds_of(s.aboard))
            s.put_back(e, s.aboard)
        forget(s)
