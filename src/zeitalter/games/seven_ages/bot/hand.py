"""The hand: what a card is worth to keep, and which ones Destiny throws away."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.artefacts import best_artefact
from zeitalter.games.seven_ages.bot.event_worth import kept_event
from zeitalter.games.seven_ages.bot.founding import best_start, start_worth
from zeitalter.games.seven_ages.bot.outlook import Outlook
from zeitalter.games.seven_ages.rules.destiny import DISCARD_PILE, DRAW_PILE, hand_size
from zeitalter.games.seven_ages.rules.founding import ages_for
from zeitalter.games.seven_ages.rules.state import DISCARD

PER_VALUE = 0.13
"""What each point of a card's value is worth in trades."""
NO_SLOT, NEXT_AGE = 0.25, 0.45
"""How much of an empire counts if there is no slot for it now, or if its age is the next one."""
AVERAGE = 1.3
"""What an unknown card is worth."""
USELESS = 0.95
"""A card that is worth less is thrown away."""
SEARCHING, NOTHING_ELSE = 2.0, 6.0
"""The same while there is nothing to start an empire with, and if there is no empire at all."""
NO_EMPIRE = 2.5
"""What a chance for a card to start with is worth while a slot is empty."""
PER_DRAW = 0.4


def card_worth(o: Outlook, card: int) -> float:
    """What it is worth to have a card in the hand."""
    found = o.cards.get(card)
    if found is None:
        found = max(_as_empire(o, card), best_artefact(o, card), kept_event(o, card)) + PER_VALUE * o.c.value[card]
        o.cards[card] = found
    return found


def _as_empire(o: Outlook, card: int) -> float:
    s, c = o.s, o.c
    ages = ages_for(s, card)
    if ages:
        return start_worth(o, card, ages[-1]) * (1.0 if s.has_free_slot(o.seat) else NO_SLOT)
    age = s.current_age() + 1
    if age > s.end_age or not c.empire_ages[card] >> age & 1 or o.lead < 7 * age - 10:
        return 0.0
    return start_worth(o, card, age) * NEXT_AGE * (1.0 if s.has_free_slot(o.seat) else NO_SLOT)


def useless(o: Outlook) -> list[int]:
    """The cards that are worth less than unknown ones; with an empty slot and nothing to start, many are."""
    least = USELESS
    if is_searching(o):
        least = SEARCHING if o.s.owner.count(o.seat) else NOTHING_ELSE
    return [card for card in o.s.hand(o.seat) if card_worth(o, card) < least]


def is_searching(o: Outlook) -> bool:
    """Whether a slot is empty and no card of the hand can fill it."""
    return o.s.has_free_slot(o.seat) and best_start(o)[1] < 0


def destiny_appeal(o: Outlook, e: int) -> float:
    """What Destiny is worth to an empire, or to the empty slot."""
    s = o.s
    size = hand_size(s, e) if e >= 0 else o.c.constants.hand_no_empire
    missing = max(0, size - len(s.hand(o.seat)) + len(useless(o)))
    found = PER_DRAW * missing * min(1.0, (o.turns_left - 0.5) / 2)
    if is_searching(o) and o.turns_left > 1.5:
        found += NO_EMPIRE * min(1.0, missing / 3)
    return found


# -- answers -----------------------------------------------------------------------------------------------------------


def opening(o: Outlook, options: Sequence[Action]) -> Action:
    """Lay the card that would be missed the least."""
    return min(options, key=lambda option: card_worth(o, option[1]) - PER_VALUE * 0.5 * o.c.value[option[1]])


def throw_away(o: Outlook, options: Sequence[Action]) -> Action:
    """Everything that is worth less than what will be drawn, as far as it is drawn again."""
    s = o.s
    step = s.stack[-1]
    hand, size = s.hand(o.seat), hand_size(s, s.empire(step.card))  # type: ignore[attr-defined]
    spare = useless(o)
    if len(hand) - len(spare) > size:
        return ("throw_away", ())
    keep = 0 if is_searching(o) else max(0, len(hand) - size)  # so many would not be drawn again
    spare = sorted(spare, key=lambda card: card_worth(o, card))[: max(0, len(spare) - keep)]
    return ("throw_away", tuple(card for card in hand if card in spare))


def draw_from(o: Outlook, options: Sequence[Action]) -> Action:
    """The open card if it is a good one."""
    pile = o.s.zones[DISCARD].cards
    if ("draw", DISCARD_PILE) in options and pile and card_worth(o, pile[0]) > AVERAGE:
        return ("draw", DISCARD_PILE)
    return ("draw", DRAW_PILE) if ("draw", DRAW_PILE) in options else ("draw", DISCARD_PILE)


def take_card(o: Outlook, options: Sequence[Action]) -> Action:
    """The best card of the discard pile."""
    return max(options, key=lambda option: card_worth(o, option[1]))


def hand_over(o: Outlook, options: Sequence[Action]) -> Action:
    """The card that would be missed the least."""
    return min(options, key=lambda option: card_worth(o, option[1]))


def hide(o: Outlook, options: Sequence[Action]) -> Action:
    """The best card."""
    return max(options, key=lambda option: card_worth(o, option[1]))
