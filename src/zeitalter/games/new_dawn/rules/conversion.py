"""Control tokens that are moved, and tokens of rivals that are converted (5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.rules.pieces import against_taking_back, clear, returnable, take_back, take_over, weaken
from zeitalter.games.new_dawn.rules.state import State

Effect = Mapping[str, Any]


def move_control(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for moving an own token (N43)."""
    return [MoveToken(seat)] * int(effect["count"])


class MoveToken(Decision[State]):
    """Move an own token to an empty space of land next to it; it keeps its side (N43, A41)."""

    seat: int
    rule = "N43"
    answers = ("shift", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        empty = s.empty() & s.board.land
        found: list[Action] = [
            ("shift", space, to) for space in bits(s.control[seat]) for to in bits(s.board.near_mask[space] & empty)
        ]
        return [*found, ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "shift":
            return None
        _, space, to = action
        if not s.control[seat] >> space & 1:
            return Objection("not-your-token", (space,), "N43")
        if not s.board.near_mask[space] >> to & 1:
            return Objection("out-of-range", (to, 1), "N43")
        if s.board.water >> to & 1:
            return Objection("water", (to,), "N43")
        return None if s.empty() >> to & 1 else Objection("occupied", (to,), "N43")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
            return
        _, space, to = action
        strong, placed = s.strong[seat] >> space & 1, s.placed >> space & 1
        s.emit("moves-token", seat, space, to)
        clear(s, seat, space)
        s.control[seat] |= 1 << to
        s.strong[seat] |= strong << to
        s.placed |= placed << to  # it is still a token placed this turn (A39)


def convert_rival_control(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for converting a token of a rival (N43)."""
    return [ConvertToken(seat, effect["range"])] * int(effect["count"])


class ConvertToken(Decision[State]):
    """Replace a rival's token near an own space, or turn it over if it is reinforced (N43, A40, A49)."""

    seat: int
    range: int
    rule = "N43"
    answers = ("convert", "take_back", "done")

    def targets(self, s: State, seat: int) -> int:
        """Tokens of others at most so far from a friendly space."""
        near = 0
        for space in bits(s.friendly(seat)):
            near |= s.board.within(space, self.range)
        return near & s.tokens() & ~s.control[seat]

    def options(self, s: State, seat: int) -> Sequence[Action]:
        targets = self.targets(s, seat)
        found: list[Action] = []
        if not s.strength(seat):
            strong = 0
            for spaces in s.strong:
                strong |= spaces
            if targets & ~strong:
                found += [("take_back", space) for space in bits(returnable(s, seat))]
            targets &= strong
        return [*(("convert", space) for space in bits(targets)), *found, ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "take_back":
            return against_taking_back(s, seat, action[1])
        if action[0] != "convert":
            return None
        space = action[1]
        if not (s.tokens() & ~s.control[seat]) >> space & 1:
            return Objection("not-a-rival-token", (space,), "N43")
        if not self.targets(s, seat) >> space & 1:
            return Objection("out-of-range", (space, self.range), "N43")
        return None if action in self.options(s, seat) else Objection("no-tokens-left", (), "N42")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "take_back":
            s.push(self)
            take_back(s, seat, action[1])
        elif action[0] == "convert":
            if s.strong[s.owner(action[1])] >> action[1] & 1:
                weaken(s, action[1])
            else:
                take_over(s, seat, action[1], city=False)
