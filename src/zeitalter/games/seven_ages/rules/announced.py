"""Event cards that were announced: they lie aside until they are over; and the power to play any card as an event."""

from __future__ import annotations

from zeitalter.games.seven_ages.rules.state import NOBODY, State


def lay_aside(s: State, card: int) -> None:
    """A card lies open beside the piles."""
    s.aside += (card,)
    s.aside_of += (NOBODY,)


def put_away(s: State, card: int) -> None:
    """A card no longer lies aside; where it goes is up to the caller."""
    i = s.aside.index(card)
    s.aside = s.aside[:i] + s.aside[i + 1 :]
    s.aside_of = s.aside_of[:i] + s.aside_of[i + 1 :]


def any_card_powers(s: State, seat: int) -> list[tuple[tuple[int, int], int]]:
    """By empire of a player the powers to play any card as an event: card and number of the power, and the event."""
    if not s.plays_any_card:
        return []
    sources = s.components.allowed["play_any_card_as_event"]
    return [
        ((s.card[e], s.components.powers[s.card[e]].index(effect)), int(effect.extra["event"]))
        for e in s.empires_of(seat)
        for effect in sources.cards.get(s.card[e], ())
    ]


def events_of_any_card(s: State, seat: int) -> list[int]:
    """The events for which a player may use any card now."""
    return [event for power, event in any_card_powers(s, seat) if power not in s.spent]


def use_power(s: State, seat: int, event: int) -> None:
    """The power to play any card as this event is used up, even if its empire begins anew."""
    for power, one in any_card_powers(s, seat):
        if one == event and power not in s.spent:
            s.spent += (power,)
            return


def give_back_power(s: State, seat: int, event: int) -> None:
    """The card went back to the hand, so the power was not used."""
    for power, one in any_card_powers(s, seat):
        if one == event:
            s.spent = tuple(used for used in s.spent if used != power)
