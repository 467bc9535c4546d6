"""A toy game for the bots: one auction. Its answers are a form, its judge is this module's neighbour or nobody."""

from __future__ import annotations

from zeitalter.engine import NUMBER, Decision, Form, Game, Number, Objection, State


class AuctionState(State):
    bids: list[int]
    __slots__ = tuple(__annotations__)

    def __init__(self, table, source):
        super().__init__(table, source)
        self.bids = [0] * table.seats
        self.stack = [Bid(seat) for seat in reversed(range(table.seats))]

    def upkeep(self):
        if not self.stack:
            best = max(self.bids)
            winners = [seat for seat, bid in enumerate(self.bids) if bid == best]
            self.finish({"how": "points", "winners": winners, "points": list(self.bids)})


class Bid(Decision):
    """Bid an even number."""

    seat: int

    def options(self, s, seat):
        return [Form("bid", (Number(1, 10),)), ("pass",)]

    def objection(self, s, seat, action):
        return Objection("odd") if action[0] == "bid" and action[1] % 2 else None

    def take(self, s, seat, action):
        s.bids[seat] = action[1] if action[0] == "bid" else 0


class Auction(Game):
    id = "auction"
    package = __name__
    verbs = {"bid": (NUMBER,), "pass": ()}
    state_type = AuctionState

    def new_state(self, table, source):
        return AuctionState(table, source)

    def view(self, s, seat):
        return {"bids": list(s.bids)}


AUCTION = Auction()


def judge(s: AuctionState, seat: int) -> float:
    """A high bid is a good bid."""
    return s.bids[seat]
