"""What a learner sees of the turn of A New Dawn: the card that is resolved, and what was used up."""

from __future__ import annotations

from zeitalter.games.new_dawn.data.components import SLOTS
from zeitalter.games.new_dawn.rules.resetting import CAPITALISM
from zeitalter.games.new_dawn.rules.state import State
from zeitalter.kit.observing import (
    Bits,
    Group,
    Numbers,
    fixed,
    kinds,
    one,
    only,
    seats,
    these,
)

SECTIONS = 12
"""More than the sections of the event dial."""


def _steps(s: State) -> list[int]:
    size = s.components.caravans + 1
    return [*s.steps, *[0] * (size - len(s.steps))]


def _turn(s: State, seat: int) -> tuple[int, int]:
    players = s.players
    return 1 << (s.seat - seat) % players if s.seat >= 0 else 0, 1 << (s.first - seat) % players


GROUPS = (
    Group(
        (),
        (
            Numbers("round", "the round", one, these("round"), 60),
            Numbers(
                "slot",
                "the slot that a card is resolved with, and trade tokens that are left for it",
                fixed(2),
                these("slot", "extra"),
                5,
            ),
            Numbers(
                "attacks",
                "attacks made with the card being resolved, attacks won in this turn",
                fixed(2),
                these("attacks", "wins"),
                5,
            ),
            Numbers(
                "steps",
                "how far each caravan can still go, and steps of the common pool",
                lambda t: t.components.caravans + 1,
                _steps,
                6,
            ),
            Bits("turn", "whose turn it is, and who is the first player", fixed(2), seats, _turn),
            Bits("event dial", "its section", one, fixed(SECTIONS), lambda s: (1 << s.event,)),
            Bits(
                "resolving",
                "the place of the card being resolved",
                one,
                fixed(SLOTS),
                these("chosen", mask=only),
            ),
        ),
    ),
    Group(
        ("used", "spent_states", "spent_natures", "placed", "taken", "traded", "fresh"),
        (
            Bits(
                "used",
                "abilities used in this turn: of wonders, then of city-states; the last bit is Capitalism",
                one,
                fixed(CAPITALISM.bit_length()),
                these("used"),
            ),
            Bits("spent city-states", "spent in this turn", one, kinds("city_state"), these("spent_states")),
            Bits("spent natural wonders", "spent in this turn", one, kinds("nature"), these("spent_natures")),
            Bits(
                "this turn",
                "spaces where a token was placed, that were won by attack, that were traded with",
                fixed(3),
                kinds("space"),
                these("placed", "taken", "traded"),
            ),
            Bits(
                "fresh caravans",
                "caravans that do not move again in this turn, by number",
                one,
                lambda t: t.seats * t.components.caravans,
                these("fresh"),
            ),
        ),
    ),
)
