"""What the decisions of a match cost, judged by the expert's search from what a seat could know then: a good move stays
good when the die was bad."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from zeitalter.bots.bot import Hint, is_legal, knowledge
from zeitalter.bots.moments import Decision
from zeitalter.bots.review_work import Effort, rounded
from zeitalter.bots.search import Budget, Line, Search
from zeitalter.engine import kernel
from zeitalter.engine.match import Match
from zeitalter.engine.redeal import redeal

SURE = 1.5
"""Standard errors by which a line must be better before the other is said to have cost anything."""
CANDIDATES = 2
"""Lines that are compared more closely with what was played."""
LEAST_COST = 0.005
"""Costs below this are none."""


class Judge:
    """Judges the decisions of one match."""

    def __init__(self, match: Match, search: Search, effort: Effort) -> None:
        self.match, self._search = match, search
        self._closely = Search(match.game, "expert", Budget(effort.at_once, effort.confirming))

    def screen(self, decision: Decision) -> dict[str, Any]:
        """What the expert would have played, and whether what was played seems worse."""
        game, seat = self.match.game, decision.seat
        s = self.match.state_at(decision.entry - 1)
        found: dict[str, Any] = {"entry": decision.entry, "seat": seat, "question": decision.question, "choices": 0}
        if seat not in s.asked or not is_legal(s, seat, decision.line[0]):
            return found
        r = knowledge(game, s, seat, self.match.commitment)
        world = redeal(game, s, seat, r)
        lines: list[Line] = [tuple(line) for line in self._search.lines(world, seat, r)]
        played = _played(decision, lines)
        if played not in lines:
            lines.append(played)
        found["choices"] = len(lines)
        if len(lines) == 1:
            return found
        best, *others = self._search.judge(game, world, seat, r, lines)
        own = next(judged for judged in (best, *others) if judged.line == played)
        found["behind"] = rounded(own.behind)
        better = [judged.line for judged in (best, *others) if judged is not own][:CANDIDATES]
        found["better"] = [self._to_json(world, line) for line in better]
        if own is best:
            sure = [other.behind - SURE * other.doubt for other in others if other.line[0] != played[0]]
            found["gain"] = rounded(max(0.0, min(sure, default=0.0)))
        return found

    def confirm(self, decision: Decision, screened: dict[str, Any]) -> dict[str, Any]:
        """Compare what was played with the best in worlds that have not been used to find it. Plans of several answers
        are told apart at the first answer that differs."""
        game, seat = self.match.game, decision.seat
        s = self.match.state_at(decision.entry - 1)
        r = knowledge(game, s, seat, self.match.commitment)
        world = redeal(game, s, seat, r)
        lines = list(self._search.lines(world, seat, r))
        played = _played(decision, lines)
        better = [tuple(game.action_from_json(world.table, action) for action in line) for line in screened["better"]]
        judged = self._closely.judge(game, world, seat, Random(r.random()), [*better, played])
        own, best = next(each for each in judged if each.line == played), judged[0]
        apart = parting(best.line, played)
        if own.behind <= SURE * own.doubt or own.behind < LEAST_COST or apart is None:
            return {"cost": 0.0}
        for action in played[:apart]:
            if seat not in world.asked or not is_legal(world, seat, action):
                return {"cost": 0.0}  # what came to light on the way was otherwise in this world
            kernel.answer(world, seat, action)
        reason = self._search.reason(world, seat, best.line[apart])
        return {
            "entry": decision.entries[apart],
            "best": game.action_to_json(world.table, best.line[apart]),
            "chance": rounded(best.chance),
            "cost": rounded(own.behind),
            "error": rounded(own.doubt),
            "reason": [reason.id, [[kind.name, kind.to_json(world.table, value)] for kind, value in reason.args]],
        }

    def reason(self, entry: int, action: Sequence[Any]) -> Hint:
        """Why an answer (in its readable form) would have been good at an entry, by what its seat could know then."""
        game, seat, s = self.match.game, self.match.log[entry - 1].seat, self.match.state_at(entry - 1)
        world = redeal(game, s, seat, knowledge(game, s, seat, self.match.commitment))
        return self._search.reason(world, seat, game.action_from_json(world.table, action))

    def _to_json(self, s: Any, line: Line) -> list[Any]:
        return [self.match.game.action_to_json(s.table, action) for action in line]


def _played(decision: Decision, lines: list[Line]) -> Line:
    """What was played, as far as what it is compared with goes."""
    return tuple(decision.line[: max(len(line) for line in lines)])


def parting(one: Line, other: Line) -> int | None:
    """Where two lines of play part; None if one only goes on where the other ends."""
    pairs = zip(one, other, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), None)
