"""What somebody should know before waiting, withdrawing or finishing in trade (43.9). Reads only what all can see."""

from __future__ import annotations

from zeitalter.engine.values import NUMBER as COUNTED
from zeitalter.engine.values import SEAT, Action
from zeitalter.games.civilization.rules.offers import ANSWERS, NUMBER, traders
from zeitalter.games.civilization.rules.state import State
from zeitalter.kit.game_parts import Caution


def trade_caution(s: State, seat: int, action: Action) -> Caution | None:
    """What an answer in trade costs; None where it costs nothing."""
    if action == ("end_trade",):
        return _finishing(s, seat)
    if action == ("withdraw",) and _replies(s, seat):
        return Caution("cost", "withdraw-replies", ((COUNTED, _replies(s, seat)),))
    if action == ("wait",) and s.trades_in_rounds():
        last = s.trade_round == int(s.option("trade_rounds"))
        return Caution("cost", "wait-last-round" if last else "wait-round")
    return None


def _finishing(s: State, seat: int) -> Caution:
    """Who finishes is out; with the last partner, or an answer that waits, that is grave."""
    others = [other for other in traders(s) if other != seat]
    if len(others) == 1:
        return Caution("grave", "finish-ends-trade", ((SEAT, others[0]),))
    replies = _replies(s, seat)
    if replies:
        return Caution("grave", "finish-replies", ((COUNTED, replies),))
    return Caution("cost", "finish-package" if s.offers[seat] else "finish")


def _replies(s: State, seat: int) -> int:
    """How many answers to the own package lie on the table."""
    mine = s.offers[seat]
    return sum(bool(offer) and offer[ANSWERS] == mine[NUMBER] for offer in s.offers) if mine else 0
