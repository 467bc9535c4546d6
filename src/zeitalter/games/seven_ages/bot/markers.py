"""Action markers: which action for which empire, and what the empty slot does; when a Wild is turned over.

What each action is worth to each empire comes from the modules of the actions; every marker exists once, so the best
distribution is searched among all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.building import production_appeal
from zeitalter.games.seven_ages.bot.civilising import card_plays, civilise_appeal
from zeitalter.games.seven_ages.bot.founding import best_start, promise
from zeitalter.games.seven_ages.bot.hand import destiny_appeal
from zeitalter.games.seven_ages.bot.marching import march_appeal
from zeitalter.games.seven_ages.bot.outlook import Outlook
from zeitalter.games.seven_ages.bot.trading import hand_worths, trade_appeal
from zeitalter.games.seven_ages.data.components import (
    DESTINY,
    DISCARD_EMPIRE,
    MANOEUVRE,
    PRODUCTION,
    START_EMPIRE,
    TRADE,
    WILD,
)
from zeitalter.games.seven_ages.rules.end_of_turn import advances_freely
from zeitalter.games.seven_ages.rules.faith import under_heresy
from zeitalter.games.seven_ages.rules.founding import ages_for
from zeitalter.games.seven_ages.rules.markers import N_MARKERS, marker_on, may_lie, slots_of
from zeitalter.games.seven_ages.rules.permits import allows
from zeitalter.games.seven_ages.rules.state import NOBODY

IMPOSSIBLE = -1000.0
GIVING_UP = 2.0
"""What a new empire must bring more than an old one."""
AGAIN = 0.6
"""How much of a Destiny is left if there was one before."""
KEPT_ROWS = 300
"""Distributions that are followed from slot to slot when several are wanted."""
TIRED = 1.5
"""Turns until a new empire stands where it is to stand."""


class Plan:
    """What every action is worth to every empire of a player."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.cards = hand_worths(o)
        self.plays = card_plays(o)
        self._worths: dict[tuple[int, int], float] = {}

    def worth(self, slot: int, marker: int) -> float:
        """What a marker is worth on an empire or the empty slot."""
        found = self._worths.get((slot, marker))
        if found is None:
            found = self._worths[slot, marker] = self._worth(slot, marker)
        return found

    def _worth(self, e: int, marker: int) -> float:
        o = self.o
        if not may_lie(o.s, marker, e):
            return IMPOSSIBLE
        if marker == WILD:
            return self._wild(e)
        if marker == START_EMPIRE:
            return best_start(o)[0]
        if marker == DISCARD_EMPIRE:
            return discard_worth(o, e)
        if e >= 0 and under_heresy(o.s, e):
            return 0.5
        if marker == PRODUCTION:
            return production_appeal(o, e)
        if marker == TRADE:
            return trade_appeal(o, e, self.cards)
        if marker == MANOEUVRE:
            return march_appeal(o, e)
        if marker == DESTINY:
            return destiny_appeal(o, e)
        return civilise_appeal(o, e, self.plays)

    def _wild(self, e: int) -> float:
        """What Wild is worth: as Destiny less, for another empire will have that marker; and cards are played once."""
        o = self.o
        if e < 0:
            return max(self.worth(e, START_EMPIRE), AGAIN * self.worth(e, DESTINY)) - 0.05
        own = civilise_appeal(o, e, 0.0)
        best = max(own, *(self.worth(e, a) for a in (PRODUCTION, TRADE, MANOEUVRE)))
        return best - wild_cost(o, e) - 0.05

    def best(self) -> tuple[int, ...]:
        """The markers for all slots that are worth the most together."""
        slots = slots_of(self.o.s, self.o.seat)
        states: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
        for slot in slots:
            new: dict[int, tuple[float, tuple[int, ...]]] = {}
            for used, (worth, row) in states.items():
                for marker in range(N_MARKERS):
                    more = IMPOSSIBLE if used >> marker & 1 else self.worth(slot, marker)
                    if more > IMPOSSIBLE:
                        after = used | 1 << marker
                        if after not in new or worth + more > new[after][0]:
                            new[after] = (worth + more, (*row, marker))
            if slot < 0:
                # nothing at all on the empty slot is possible, too
                best_bare = max(states.values())
                best_full = max(new.values(), default=(IMPOSSIBLE, ()))
                return best_full[1] if best_full[0] > best_bare[0] else best_bare[1]
            states = new
        return max(states.values())[1]

    def ranked(self, most: int) -> list[tuple[int, ...]]:
        """Distributions of markers that are worth much together, the best first: with each marker, and without it."""
        found: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
        for slot in slots_of(self.o.s, self.o.seat):
            worths = [self.worth(slot, marker) for marker in range(N_MARKERS)]
            new = [
                (worth + worths[marker], (*row, marker))
                for worth, row in found
                for marker in range(N_MARKERS)
                if worths[marker] > IMPOSSIBLE and marker not in row
            ]
            if slot < 0:
                new += found
            new.sort(key=lambda one: -one[0])
            found = new[:KEPT_ROWS]
        rows = [row for _, row in found]
        best = {rows[0]}
        for marker in range(N_MARKERS):
            best.update([row for row in rows if marker in row][:1])
            best.update([row for row in rows if marker not in row][:1])
        return sorted(best, key=rows.index)[:most]


def wild_cost(o: Outlook, e: int) -> float:
    """What using Wild costs an empire: its free progress (S34)."""
    if e < 0 or not advances_freely(o.s, e) or allows(o.s, e, "free_progress_after_wild"):
        return 0.0
    return o.level(e) + 0.2


def discard_worth(o: Outlook, e: int) -> float:
    """What giving an empire up is worth: a better one that waits in the hand, if all slots are taken."""
    s = o.s
    if s.has_free_slot(o.seat):
        return -3.0
    hopes = [promise(o, card, age) for card in s.hand(o.seat) for age in ages_for(s, card)[-1:]]
    new = max(hopes, default=0.0) * max(0.0, o.horizon - TIRED)
    old = o.harvest(e) * o.horizon + 0.1 * s.held[e].bit_count() + 0.05 * s.money[e]
    if s.level[e] >= o.lead - 2:
        old += 3.0
    return new - old - GIVING_UP


# -- answers -----------------------------------------------------------------------------------------------------------


def place(o: Outlook, options: Sequence[object]) -> Action:
    """The best distribution of all markers."""
    return ("place", Plan(o).best())


def turn_over(o: Outlook, options: Sequence[Action]) -> Action:
    """Turn over what is to be done; a Wild waits for the round of its best action."""
    s = o.s
    round_ = s.stack[-1].action  # type: ignore[attr-defined]
    plan: Plan | None = None
    for option in options:
        if option == ("done",):
            continue
        slot = NOBODY if option[0] == "turn_over_slot" else s.empire(option[1])
        if marker_on(s, o.seat, slot) != WILD:
            if round_ != DISCARD_EMPIRE or discard_worth(o, slot) > 0:
                return option
            continue
        plan = plan or Plan(o)
        later = [a for a in range(round_, DISCARD_EMPIRE) if may_lie(s, a, slot)]
        if round_ in later and plan.worth(slot, round_) >= max(plan.worth(slot, a) for a in later) - 0.01:
            return option
    return ("done",)


def second_action(o: Outlook, options: Sequence[Action]) -> Action:
    """One more action if it is worth anything; a marker that is kept could still be used later."""
    s = o.s
    e = s.empire(s.stack[-1].card)  # type: ignore[attr-defined]
    plan = Plan(o)
    actions = [option for option in options if option[0] == "second_action"]
    best = max(actions, key=lambda option: plan.worth(e, option[1]), default=None)
    return best if best is not None and plan.worth(e, best[1]) > 0.5 else ("pass",)
