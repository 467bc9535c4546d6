"""The course of the game (3): rounds, turns, the event dial at the end of a round, and the end."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import ICONS
from zeitalter.games.new_dawn.rules import abilities
from zeitalter.games.new_dawn.rules.agendas import fulfilled
from zeitalter.games.new_dawn.rules.barbarians import MoveBarbarians, SpawnBarbarians
from zeitalter.games.new_dawn.rules.focus_row import GetTrade
from zeitalter.games.new_dawn.rules.maturity import mature
from zeitalter.games.new_dawn.rules.resetting import AfterResolve
from zeitalter.games.new_dawn.rules.resolve import resolve, slot_of
from zeitalter.games.new_dawn.rules.state import NOBODY, State


class StartRound(Step[State]):
    """Everybody has a turn, beginning with the first player (N24)."""

    rule = "N24"
    skips_upkeep = True

    def run(self, s: State) -> None:
        s.emit("round", s.round)
        s.push(*[Turn(seat) for seat in in_order(s)], EndRound())


def in_order(s: State) -> list[int]:
    """The seats from the first player on, clockwise."""
    return [(s.first + i) % s.players for i in range(s.players)]


class Turn(Step[State]):
    """A turn begins (N25)."""

    seat: int
    rule = "N25"
    skips_upkeep = True

    def run(self, s: State) -> None:
        s.seat = self.seat
        s.chosen = NOBODY
        s.used = s.spent_states = s.spent_natures = s.wins = 0
        s.placed = s.taken = s.traded = s.fresh = 0
        s.emit("turn", self.seat)
        s.push(BeginTurn(self.seat))


class BeginTurn(Decision[State]):
    """Use abilities of the start of the turn, each once, then choose a card of the row (N25, N29)."""

    seat: int
    rule = "N25"
    answers = ("focus", *abilities.VERBS)
    foreseen = True

    @classmethod
    def ahead(cls, s: State, seat: int) -> Sequence[Action]:
        """The card of the next turn: any of the row, but nothing before this turn's has been chosen."""
        if any(isinstance(step, BeginTurn) and step.seat == seat for step in s.stack):
            return ()
        return [("focus", card) for card in s.cards(seat)]

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [*abilities.options(s, seat), *[("focus", card) for card in s.cards(seat)]]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "focus":
            return abilities.objection(s, seat, action)
        return None if action[1] in s.cards(seat) else Objection("not-in-row", (action[1],), "N25")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] != "focus":
            s.push(self)
            abilities.use(s, seat, action)
            return
        place = s.cards(seat).index(action[1])
        slot = slot_of(s, seat, place)
        s.push(AfterResolve(seat, place, slot))
        resolve(s, seat, place, slot)


class EndRound(Step[State]):
    """The first player turns the event dial; then victory is checked (N30)."""

    rule = "N30"

    def run(self, s: State) -> None:
        s.seat = s.first
        icons = s.components.dial_icons
        s.event = (s.event + 1) % len(icons)
        icon = ICONS[icons[s.event]]
        s.emit("event-dial", icons[s.event])
        s.push(CheckVictory())
        if icon == "barbarian_move":
            s.push(MoveBarbarians())
        elif icon == "barbarian_spawn":
            s.push(SpawnBarbarians())
        elif icon == "trade":
            gets = [(seat, mature(s, seat).bit_count()) for seat in in_order(s)]
            s.push(*(GetTrade(seat, n) for seat, n in gets if n))


class CheckVictory(Step[State]):
    """Who has an agenda on every victory card wins (N168); at the agreed limit the game is over anyway."""

    rule = "N168"

    def run(self, s: State) -> None:
        best = max([fulfilled(s, seat) for seat in range(s.players)])
        if best < len(s.victory) and s.round < int(s.option("round_limit")):
            s.round += 1
            s.push(StartRound())
            return
        ranks = [(fulfilled(s, seat), *tie_break(s, seat)) for seat in range(s.players)]
        winners = [seat for seat in range(s.players) if ranks[seat] == max(ranks)]
        ranking = sorted(range(s.players), key=lambda seat: ranks[seat], reverse=True)
        s.emit("game-over", tuple(winners))
        s.finish({"winners": winners, "how": _how(s, ranks, winners), "points": s.vp, "ranking": ranking})


def _how(s: State, ranks: list[tuple[int, int, int]], winners: list[int]) -> str:
    """In which way the game was won."""
    if ranks[winners[0]][0] < len(s.victory):
        return "limit"
    if len(winners) > 1:
        return "shared"
    return "tie-break" if sum(rank[0] == len(s.victory) for rank in ranks) > 1 else "victory"


def tie_break(s: State, seat: int) -> tuple[int, int]:
    """Wonders, then friendly spaces (N169)."""
    return len(s.wonders_of(seat)), s.friendly(seat).bit_count()


def tie_breaks(s: State) -> list[tuple[str, list[int]]]:
    """What decides among equals, for all players (N169)."""
    wonders, spaces = zip(*(tie_break(s, seat) for seat in range(s.players)), strict=True)
    return [("wonders", list(wonders)), ("spaces", list(spaces))]
