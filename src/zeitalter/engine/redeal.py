"""Worlds a seat cannot tell apart.

`redeal` gives a copy in which everything the seat does not know is dealt anew: the hidden cards, the others' sealed
answers and standing orders, the random source. The truth has no influence on it, so a bot may see all of the copy.
"""

from __future__ import annotations

from random import Random

from zeitalter.engine.forms import sample
from zeitalter.engine.game import Game
from zeitalter.engine.rng import SearchSource
from zeitalter.engine.state import State
from zeitalter.engine.step_names import S
from zeitalter.engine.steps import is_reaction

TRIES = 200


def redeal(game: Game[S], s: S, seat: int | None, r: Random) -> S:
    """A copy of the state with everything unknown to the seat dealt anew."""
    for _ in range(TRIES):
        c = s.copy()
        c.source = SearchSource(r.getrandbits(512))
        c.rng = c.barriers = c.quiet_answers = 0
        game.redeal_zones(c, seat, r)
        if game.consistent(c, -1 if seat is None else seat):
            break
    else:
        raise ValueError("no world agrees with what the seat knows")
    c.orders = {key: order for key, order in s.orders.items() if key[0] == seat}
    c.choices = {seat: s.choices[seat]} if seat is not None and seat in s.choices else {}
    _redeal_sealed(c, seat, r)
    return c


def _redeal_sealed(c: State, seat: int | None, r: Random) -> None:
    """Other seats' sealed answers become any legal ones; that they have answered is public."""
    if not c.sealed or not c.stack:
        return
    top = c.question()
    if is_reaction(top):  # nobody may know whom we wait for
        reopen(c, seat)
        return
    for other in sorted(c.sealed):
        if other != seat:
            options = top.options(c, other)
            c.sealed[other] = sample(c, other, options[r.randrange(len(options))], r)


def reopen(s: State, seat: int | None) -> None:
    """Let all other seats owe their sealed answers again, for searches that model them."""
    s.sealed = {who: a for who, a in s.sealed.items() if who == seat}
    top = s.question()
    if top.sealed:
        s.asked = [who for who in top.seats(s) if who not in s.sealed]
