"""After a card was resolved (3): it may be resolved again, it is reset, and what the reset lets its player do.

Mostly there is nothing to ask: then all of it is done at once, without a step for each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import ECONOMY, FOCUS, SLOTS, TYPES
from zeitalter.games.new_dawn.rules.focus_row import reset, swap
from zeitalter.games.new_dawn.rules.resolve import Resolve, slot_of
from zeitalter.games.new_dawn.rules.state import NOBODY, State

Effect = Mapping[str, Any]


class AfterResolve(Step[State]):
    """Venetian Arsenal: a card resolved in slot 5 may be resolved again (N191); then the card is done with."""

    seat: int
    place: int
    slot: int
    rule = "N191"
    skips_upkeep = True

    def run(self, s: State) -> None:
        more = [
            ResolveMore(self.seat, self.place, source.card)
            for source in s.effects(self.seat, "resolve_other_card")
            if source.effect.get("condition", {}).get("slot") == self.slot
        ]
        if more:
            s.push(*more, FinishCard(self.seat, self.place))
        else:
            finish(s, self.seat, self.place)


class FinishCard(Step[State]):
    """The card was resolved as often as it may be (N191)."""

    seat: int
    place: int
    rule = "N182"
    skips_upkeep = True

    def run(self, s: State) -> None:
        finish(s, self.seat, self.place)


def finish(s: State, seat: int, place: int) -> None:
    """Maracanã: after another card the economy card may be resolved, too (N182); then the card is reset.

    The card is known by its place: another one may have come there while it was resolved (A5).
    """
    type = TYPES[s.components.type[s.card_at(seat, place)]]
    for source in s.effects(seat, "resolve_other_card"):
        if source.effect.get("condition", {}).get("card_type_not", type) != type:
            s.push(ResolveMore(seat, place, source.card))
            return
    if reset_card(s, seat, place):
        s.push(ResolveOther(seat, s.card_at(seat, 0)), AfterReset(seat))
    else:
        after_reset(s, seat)


class ResolveMore(Decision[State]):
    """Venetian Arsenal: the same card again (N191). Maracanã: the economy card, which is reset at once (N182)."""

    seat: int
    place: int
    wonder: int
    rule = "N182"
    answers = ("resolve", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        same = self._effect(s)["card"] == "same_card"
        places = [self.place] if same else s.places_of(seat, ECONOMY)
        return [*(("resolve", s.cards(seat)[place]) for place in places), ("done",)]

    def _effect(self, s: State) -> Effect:
        return s.components.data.world_wonders.cards[self.wonder].effects[0]

    def take(self, s: State, seat: int, action: Action) -> None:
        effect = self._effect(s)
        again = [s.cards(seat).index(card) for card in action[1:]]
        if again:
            s.emit("uses-wonder", seat, self.wonder)
        if not effect["reset"]:
            s.push(*(Resolve(seat, place, int(effect["as_slot"])) for place in again))
            return
        own = self.place + sum(place > self.place for place in again)  # it moves up when a card behind it is reset
        s.push(Reset(seat, own), AfterReset(seat))
        for place in again:
            s.push(Resolve(seat, place, slot_of(s, seat, place)), Reset(seat, place))


class Reset(Step[State]):
    """The card in a place of the row is reset (N26); Capitalism may then resolve another one (N212)."""

    seat: int
    place: int
    rule = "N26"
    skips_upkeep = True

    def run(self, s: State) -> None:
        if reset_card(s, self.seat, self.place):
            s.push(ResolveOther(self.seat, s.card_at(self.seat, 0)))


def reset_card(s: State, seat: int, place: int) -> bool:
    """Reset a card; whether it lets another one be resolved now."""
    reset(s, seat, place)
    for effect in s.components.effects_of[FOCUS][s.card_at(seat, 0)]:
        if effect["trigger"] == "after_reset":
            return True
    return False


class ResolveOther(Decision[State]):
    """Capitalism: once per turn another card of the row as if in slot 1, without a reset (N212, A50)."""

    seat: int
    card: int
    rule = "N212"
    answers = ("resolve", "done")

    def seats(self, s: State) -> Sequence[int]:
        return () if s.used & CAPITALISM else (self.seat,)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [*(("resolve", card) for card in s.cards(seat) if card != self.card), ("done",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "resolve":
            s.used |= CAPITALISM
            s.push(Resolve(seat, s.cards(seat).index(action[1]), 1))


CAPITALISM = 1 << 40
"""The bit of `used` for Capitalism; wonders and city-states have the lower ones."""


class AfterReset(Step[State]):
    """The Aztecs may swap two cards after a won attack (N197)."""

    seat: int
    rule = "N197"
    skips_upkeep = True

    def run(self, s: State) -> None:
        after_reset(s, self.seat)


def after_reset(s: State, seat: int) -> None:
    """The turn's card is done with; the Aztecs may swap two cards after a won attack (N197)."""
    s.chosen = NOBODY
    for source in s.effects(seat, "swap_cards"):
        condition = source.effect.get("condition")
        if condition is None or TYPES[s.components.type[s.card_at(seat, 0)]] != condition["card_type"]:
            continue
        if s.wins >= condition["attacks_won_this_turn_min"]:
            s.push(SwapCards(seat))


class SwapCards(Decision[State]):
    """Swap any two cards of the row (N197)."""

    seat: int
    rule = "N197"
    answers = ("swap", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        row = s.cards(seat)
        pairs = [("swap", row[i], row[j]) for i in range(SLOTS) for j in range(i + 1, SLOTS)]
        return [*pairs, ("done",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "swap":
            row = s.cards(seat)
            swap(s, seat, row.index(action[1]), row.index(action[2]))
