"""The laws of matches find what breaks them."""

from random import Random

import pytest
from bazaar import GAME, Bazaar, Position

from zeitalter.engine import Match, Objection, Refused
from zeitalter.testing import conformance as suite

accept, below, branch, play, play_all, play_default, read, undo = (
    Match._accept, Position.below, Match.branch, Match.play, Match.play_all, Match.play_default,
    Bazaar.action_from_json, Match.undo,
)  # fmt: skip
NONSENSE = ("no such verb",)


def undo_something_else(self, seat, entry=None):
    undo(self, seat, entry)
    self.state.opened += 1


def undo_drops_orders(self, seat, entry=None):
    undo(self, seat, entry)
    self.state.orders = {}


def undo_points_behind_a_barrier(self, seat):
    own = [n for n, entry in enumerate(self.log, 1) if entry.kind == "answer" and entry.seat == seat]
    return own[-1:] if own and all(entry.seat == seat for entry in self.log[own[-1] - 1 :]) else []


def undo_points_of_all(self, seat):
    return [len(self.log)] if self.log else []


def accept_without_asks(self, *args):
    accept(self, *args)
    self._asks = [0] * self.table.seats


def play_late(self, seat, action, ask=None, by=""):
    play(self, seat, action, by=by)


def play_unmarked(self, seat):
    play_default(self, seat)
    self.log[-1].by = ""


def play_what_is_possible(self, seat, actions):
    return play_all(self, seat, [action for action in actions if action != NONSENSE])


def play_only_the_first(self, seat, actions):
    if NONSENSE in actions:
        raise Refused(Objection("not-offered"))
    play(self, seat, actions[0])
    return []


def below_by_chance(self, n, chance=Random(1)):  # noqa: B008
    return below(self, n) * 0 + chance.randrange(n)


def branch_too_early(self, n=None, seat=None, r=None):
    found = branch(self, max(n - 1, 0), seat, r)
    found.parent = {"entry": n, "commitment": self.commitment}
    return found


def branch_of_another_seat(self, n=None, seat=None, r=None):
    return branch(self, n, None if seat is None else (seat + 1) % self.table.seats, r)


def branch_with_the_seed(self, n=None, seat=None, r=None):
    found = branch(self, n, seat, r)
    found.seed = self.seed
    return found


def read_no_houses(self, table, data):
    return read(self, table, ["rest"] if data[0] == "build" else data)


BROKEN = [
    ("does not restore", Match, "undo", undo_something_else),
    ("orders of others", Match, "undo", undo_drops_orders),
    ("would cross a barrier", Match, "undo_points", undo_points_behind_a_barrier),
    ("may undo", Match, "undo_points", undo_points_of_all),
    ("does not quote its own last answer", Match, "_accept", accept_without_asks),
    ("a late answer of seat . was taken", Match, "play", play_late),
    ("is not marked", Match, "play_default", play_unmarked),
    ("a batch with an impossible answer was played", Match, "play_all", play_what_is_possible),
    ("comes back with", Match, "play_all", play_only_the_first),
    ("entry .* looks different|differs from its answers", Position, "below", below_by_chance),
    ("a true branch of entry .* differs", Match, "branch", branch_too_early),
    ("shows seat . something else", Match, "branch", branch_of_another_seat),
    ("has the true seed", Match, "branch", branch_with_the_seed),
    ("cannot be read from its own file", Bazaar, "action_from_json", read_no_houses),
]


@pytest.mark.parametrize(("message", "owner", "name", "broken"), BROKEN, ids=[b[0] for b in BROKEN])
def test_law_of_matches_finds_what_breaks_it(monkeypatch, message, owner, name, broken):
    monkeypatch.setattr(owner, name, broken)

    def check():
        for seed in range(40):
            suite.check_match(GAME, Random(seed))

    with pytest.raises(AssertionError, match=message):
        check()
