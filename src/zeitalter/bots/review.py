"""Looking back at a match that is over: everybody's chances over time, turning points, what decisions cost, and luck.

A decision is judged from what its seat could know then, never from the truth, by the search of the expert: a good move
stays good when the die was bad. Chances over time and luck are taken from the true positions, for after the end all is
open. The work is done in small portions that can be stored in between (`Work`), so that it can be shown how far it is,
given up, and taken up again by another process.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from time import process_time
from typing import Any

from zeitalter.bots.bot import Hint
from zeitalter.bots.course import Course
from zeitalter.bots.judging import LEAST_COST, Judge
from zeitalter.bots.moments import Decision, Moment, moments
from zeitalter.bots.review_work import Effort, Work, rounded
from zeitalter.bots.search import Budget, Search
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.kit.declaration import Declaration

VERSION = 1
"""Grows when what is stored means something else."""
MOST_TURNS = 8
"""Turning points."""
LEAST_SWING = 0.06
"""Change of a chance from which on it may be a turning point."""
DECIDED = 0.005
"""A chance below which, or that close to 1, nothing is left to decide."""
SCREENED, CONFIRMED = 0.65, 1.0
"""Shares of the time after which no more decisions are looked at, and none is looked at more closely."""


def can_review(game: Game) -> bool:
    """Whether matches of a game can be looked back at: it must have learnt to judge them."""
    parts = game.bot if isinstance(game, Declaration) else None
    return parts is not None and parts.foresight is not None


class Review:
    """Looks back at one match."""

    def __init__(self, match: Match, seats: Collection[int], effort: Effort) -> None:
        """`seats`: whose decisions are judged. Refused before the match is over: it would tell what nobody may know."""
        if not match.over:
            raise BadInput("review-before-end")
        if not can_review(match.game):
            raise BadInput("no-review")
        self.match, self.seats, self.effort = match, frozenset(seats), effort
        search = Search(match.game, "expert", Budget(effort.at_once, effort.screening))
        self.moments = moments(match, search.parts)
        self._decisions = {d.entry: d for moment in self.moments for d in moment.decisions}
        self._course = Course(match, search, self.moments, effort)
        self._judge = Judge(match, search, effort)
        self._chance = [n for moment in self.moments for n in moment.chance]
        self._order: list[Decision] | None = None

    # -- the work -----------------------------------------------------------------------------------------------------

    def run(self, work: Work, until: float = float("inf")) -> bool:
        """Go on with the work until it is done or this process has used so many seconds; whether it is done."""
        while process_time() < until:
            begun = process_time()
            done = self._next(work)
            work.spent += process_time() - begun
            work.done = 1.0 if done else min(0.99, self._progress(work))
            if done:
                return True
        return False

    def _next(self, work: Work) -> bool:
        """Do the next portion; True: there was none left."""
        spent = work.spent / self.effort.seconds if self.effort.seconds else 0.0
        if len(work.looks) < len(self._course.entries):
            work.looks.append(self._course.look(len(work.looks), self.effort.look))
        elif (again := self._look_again(work)) is not None:
            work.second_looks[str(again)] = self._course.look(again, self.effort.second_look)
        elif len(work.luck) < len(self._chance):
            work.luck.append(self._course.luck(self._chance[len(work.luck)]))
        elif len(work.screened) < len(self._ordered(work)) and spent < SCREENED:
            work.screened.append(self._judge.screen(self._ordered(work)[len(work.screened)]))
        elif spent < CONFIRMED and (doubtful := self._doubtful(work)) is not None:
            work.confirmed[str(doubtful["entry"])] = self._judge.confirm(self._decisions[doubtful["entry"]], doubtful)
        else:
            return True
        return False

    def _progress(self, work: Work) -> float:
        """Measured in what each portion takes, roughly: a look is 1."""
        looks, chance = len(self._course.entries), len(self._chance) / 20
        again = min(3 * MOST_TURNS, looks)
        decisions = min(self.effort.decisions, sum(len(m.decisions) for m in self.moments))
        if self._order is not None:
            decisions = len(self._order)
        all = looks + again + chance + 4 * (decisions + min(self.effort.confirmed, decisions))
        done = len(work.looks) + len(work.second_looks) + len(work.luck) / 20
        share = (done + 4 * (len(work.screened) + len(work.confirmed))) / max(1.0, all)
        return max(work.done, share, work.spent / self.effort.seconds if self.effort.seconds else 0.0)

    # -- what is worth looking at -------------------------------------------------------------------------------------

    def _look_again(self, work: Work) -> int | None:
        """The next look that is worth a second one."""
        chances = self._course.chances(work.looks)
        swings = sorted(range(len(self.moments)), key=lambda i: -max(map(abs, _swing(chances, i))))
        for i in swings[: MOST_TURNS + MOST_TURNS // 2]:
            for look in (i, i + 1):
                if str(look) not in work.second_looks:
                    return look
        return None

    def _final_chances(self, work: Work) -> list[list[float]]:
        return self._course.chances([work.second_looks.get(str(i), look) for i, look in enumerate(work.looks)])

    def _ordered(self, work: Work) -> list[Decision]:
        """The decisions to look at: those of the biggest swings, whoever took them, then those of the seats."""
        if self._order is None:
            chances = self._final_chances(work)
            size = [max(map(abs, _swing(chances, i))) for i in range(len(self.moments))]
            ranked = sorted(range(len(self.moments)), key=lambda i: -size[i])
            turns = [d for i in ranked[:MOST_TURNS] if size[i] >= LEAST_SWING for d in self.moments[i].decisions[:4]]
            rest = [
                d
                for i in ranked
                for d in self.moments[i].decisions
                if d.seat in self.seats and DECIDED < chances[i][d.seat] < 1 - DECIDED
            ]
            chosen = {d.entry: d for d in (*turns, *rest)}
            self._order = list(chosen.values())[: self.effort.decisions]
        return self._order

    def _doubtful(self, work: Work) -> dict[str, Any] | None:
        """The next decision that is worth a closer look."""
        ranked = sorted((d for d in work.screened if d.get("behind", 0.0) >= LEAST_COST), key=lambda d: -d["behind"])
        chosen = ranked[: self.effort.confirmed]
        return next((d for d in chosen if str(d["entry"]) not in work.confirmed), None)

    def reason(self, entry: int, action: Sequence[Any]) -> Hint:
        """Why an answer (in its readable form) would have been good at an entry, by what its seat could know then."""
        return self._judge.reason(entry, action)

    # -- the result ---------------------------------------------------------------------------------------------------

    def result(self, work: Work) -> dict[str, Any]:
        """What was found, as JSON."""
        chances = self._final_chances(work)
        luck = [rounded(sum(each)) for each in zip(*work.luck, strict=True)] if work.luck else [0.0] * len(chances[0])
        judged = {found["entry"]: self._decision(work, found) for found in work.screened if found["choices"] > 1}
        decisions = sorted(judged.values(), key=lambda d: int(d["entry"]))
        seats = []
        for seat in range(self.match.table.seats):
            own = [d for d in decisions if d["seat"] == seat]
            seats.append({"decisions": len(own), "cost": rounded(sum(d["cost"] for d in own))})
        return {
            "version": VERSION,
            "chances": [list(point) for point in zip(self._course.entries, chances, strict=True)],
            "luck": luck,
            "turns": self._turns(chances, work, judged),
            "decisions": decisions,
            "seats": seats,
            "judged": sorted(self.seats),
        }

    def _decision(self, work: Work, found: dict[str, Any]) -> dict[str, Any]:
        closely = work.confirmed.get(str(found["entry"]), {})
        entry = closely.get("entry", found["entry"])
        action = self.match.log[entry - 1].value
        cost = closely.get("cost", 0.0)
        told: dict[str, Any] = {
            "entry": entry,
            "seat": found["seat"],
            "question": found["question"],
            "played": self.match.game.action_to_json(self.match.table, action),
            "header": dict(self.match.game.header(self.match.state_at(entry - 1))),
            "cost": cost,
            "gain": found.get("gain", 0.0),
        }
        if cost:
            told |= closely
        return told

    def _turns(self, chances: list[list[float]], work: Work, decisions: dict[int, Any]) -> list[dict[str, Any]]:
        luck = dict(zip(self._chance, work.luck, strict=True))
        found = []
        for i, moment in enumerate(self.moments):
            swing = _swing(chances, i)[: self.match.table.seats]
            who = max(range(len(swing)), key=lambda seat: (abs(swing[seat]), -seat))
            if abs(swing[who]) >= LEAST_SWING:
                found.append(self._turn(moment, who, chances[i], chances[i + 1], luck, decisions))
        found = sorted(found, key=lambda turn: -abs(turn["to"] - turn["from"]))[:MOST_TURNS]
        return sorted(found, key=lambda turn: int(turn["entry"]))

    def _turn(
        self,
        moment: Moment,
        who: int,
        before: list[float],
        after: list[float],
        luck: dict[int, list[float]],
        decisions: dict[int, Any],
    ) -> dict[str, Any]:
        """A turning point: the decision that counts most, whose chance changed, and why."""
        swing = after[who] - before[who]
        judged = [decisions[d.entry] for d in moment.decisions if d.entry in decisions]
        lucky = sum(luck[n][who] for n in moment.chance if n in luck)
        worst = max(judged, key=lambda d: d["cost"], default=None)
        finest = max(judged, key=lambda d: d["gain"], default=None)
        own = [d.entry for d in moment.decisions if d.seat == who]
        entry, why = own[0] if own else moment.decisions[0].entry, ""
        if lucky * swing > 0 and abs(lucky) >= abs(swing) / 2:
            why = "luck"
        elif worst is not None and worst["cost"] and (worst["seat"] == who) == (swing < 0):
            entry, why = worst["entry"], "mistake"
        elif finest is not None and finest["gain"] and (finest["seat"] == who) == (swing > 0):
            entry, why = finest["entry"], "good"
        answer = self.match.log[entry - 1]
        return {
            "entry": entry,
            "last": moment.last,
            "seat": answer.seat,
            "played": self.match.game.action_to_json(self.match.table, answer.value),
            "header": dict(self.match.game.header(self.match.state_at(entry - 1))),
            "who": who,
            "from": before[who],
            "to": after[who],
            "why": why,
        }


def _swing(chances: list[list[float]], i: int) -> list[float]:
    """How a moment changed everybody's chance."""
    return [after - before for before, after in zip(chances[i], chances[i + 1], strict=True)]
