"""What a seat may know of a running trade (43.9): who has how many cards and has said what, which cards it has seen
change hands, and where the black calamities may be.

Everything is public but the own cards and the own swaps. Where a calamity lies follows from how many cards of its stack
are not in it (A-40): if there is none, it is in the stack; otherwise anybody may have it.
"""

from __future__ import annotations

from typing import Any

from zeitalter.games.civilization.rules.offers import goods_in, own_cards
from zeitalter.games.civilization.rules.state import State, hand, package, stack
from zeitalter.games.civilization.rules.trade_cards import LAST_RED


def trade_summary(s: State, seat: int | None) -> dict[str, Any] | None:
    """The trade as a seat may sum it up; None where there is none."""
    if not s.trade_round:
        return None
    names = s.components.ids["card"]
    return {
        "round": s.trade_round,
        "rounds": int(s.option("trade_rounds")),
        "seats": [
            {
                "seat": who,
                "cards": len(s.zones[hand(who)]) + len(s.zones[package(who)]),
                "named": [names[card] for card in goods_in(s.named[who])],
                "claimed": [names[card] for card in goods_in(s.claimed[who] & ~s.named[who])],
                "wished": [names[card] for card in goods_in(s.wished[who])],
            }
            for who in s.order
        ],
        "swaps": []
        if seat is None
        else [
            {"with": other, "gave": [names[card] for card in gave], "got": [names[card] for card in got]}
            for other, gave, got in s.swapped[seat]
        ],
        "calamities": [_whereabouts(s, seat, number) for number in sorted(s.components.by_number) if number > LAST_RED],
    }


def _whereabouts(s: State, seat: int | None, number: int) -> dict[str, Any]:
    """Where the black calamity of a stack is, as far as a seat can tell."""
    c = s.components
    card = c.by_number[number]
    own = own_cards(s, seat) if seat is not None else []
    victim = next((who for of, who, _ in s.calamities if of == number), None)
    every = 1 + sum(n for good, n in enumerate(c.good_count) if c.stack_of[good] == number)
    out = every - len(s.zones[stack(number)]) - (victim is not None)
    out -= sum(c.stack_of[mine] == number for mine in own)
    where = "open" if victim is not None else "own" if card in own else "about" if out > 0 else "stack"
    return {"card": c.ids["card"][card], "where": where, "seat": victim, "out": out}
