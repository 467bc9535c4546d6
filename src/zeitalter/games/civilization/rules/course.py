"""The course of a round: thirteen phases, or fewer in the simple games (43, 71, 72)."""

from __future__ import annotations

from zeitalter.engine.steps import Step
from zeitalter.games.civilization.rules.calamities import Calamities
from zeitalter.games.civilization.rules.cities import CityBuilding, EndNomadRound
from zeitalter.games.civilization.rules.conflict import Conflicts
from zeitalter.games.civilization.rules.discard import Discards
from zeitalter.games.civilization.rules.growth import Growth, TakeCensus
from zeitalter.games.civilization.rules.movement import Movement
from zeitalter.games.civilization.rules.purchase import Purchases
from zeitalter.games.civilization.rules.ships import Shipping
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.succession import Succession, finish_by_limit
from zeitalter.games.civilization.rules.taxes import Taxes
from zeitalter.games.civilization.rules.trade import Trade
from zeitalter.games.civilization.rules.trade_cards import TradeCards

NOMAD_ROUNDS = 16


class StartRound(Step[State]):
    """All phases of a round, then the next one (43)."""

    rule = "43"

    def run(self, s: State) -> None:
        s.emit("round", s.round)
        s.push(*phases(s), EndRound())


def phases(s: State) -> tuple[Step, ...]:
    """The phases of a round, in order; the simple games leave some out (71, 72)."""
    if s.option("variant") == "nomads":
        return Growth(), TakeCensus(), Shipping(), Movement(), EndNomadRound()
    if s.option("variant") == "farmers":
        return Growth(), TakeCensus(), Shipping(), Movement(), Conflicts(), CityBuilding(), Succession()
    # fmt: off
    return (
        Taxes(), Growth(), TakeCensus(), Shipping(), Movement(), Conflicts(), CityBuilding(), TradeCards(), Trade(),
        Purchases(), Calamities(), Discards(), Succession(),
    )
    # fmt: on


class EndRound(Step[State]):
    """The next round, unless the table has agreed to stop here."""

    rule = "41"

    def run(self, s: State) -> None:
        if s.round >= last_round(s) or not any(s.units(seat) for seat in s.order):  # nobody is left who could win
            finish_by_limit(s)
            return
        s.round += 1
        s.push(StartRound())


def last_round(s: State) -> int:
    """The round after which a game ends in any case: sixteen in the nomads' game (71, A-28), else what was agreed."""
    return NOMAD_ROUNDS if s.option("variant") == "nomads" else int(s.option("round_limit"))
