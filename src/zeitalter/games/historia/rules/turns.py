"""Action rounds and turns: secret choice, reveal, card after card (H13, H15-H25a); `execution.py` has their actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Sealed, Step
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import ADVISOR, REVOLUTION
from zeitalter.games.historia.rules import dominion, happenings
from zeitalter.games.historia.rules.advisors import advisor_played
from zeitalter.games.historia.rules.execution import Execute, begin, side_objection, start_advisor, take_side
from zeitalter.games.historia.rules.state import State, advisor_hand, bits
from zeitalter.games.historia.rules.wonders import usable, wonder_options

ROW_FOR_REVOLUTION = 3


def is_revolution(s: State, card: int) -> bool:
    """Whether a card is Revolution or an advisor with that effect."""
    return card == REVOLUTION or card in s.components.revolution_advisors


def selectable(s: State, seat: int) -> tuple[int, ...]:
    """The cards of a hand that may be laid now: Revolution only with three cards in the row (H18)."""
    hand = s.hand[seat]
    advisors = s.zones[advisor_hand(seat)].cards
    if len(s.row[seat]) < ROW_FOR_REVOLUTION:
        hand &= ~(1 << REVOLUTION)
        never = s.components.revolution_advisors
        advisors = tuple([a for a in advisors if ADVISOR + a not in never]) if advisors else ()
    cards = _cards(hand)
    return cards + tuple(sorted([ADVISOR + a for a in advisors])) if advisors else cards


@lru_cache(maxsize=1024)
def _cards(hand: int) -> tuple[int, ...]:
    return tuple(bits(hand))


@lru_cache(maxsize=4096)
def _selections(cards: tuple[int, ...], limit: int) -> tuple[Action, ...]:
    """All choices of one to `limit` cards."""
    return tuple(("select", chosen) for k in range(1, limit + 1) for chosen in combinations(cards, k))


class SelectCards(Sealed[State]):
    """All players choose cards face down (H15)."""

    rule = "H15"
    secret = True
    quiet = ("pass",)

    def seats(self, s: State) -> tuple[int, ...]:
        return s.order

    def options(self, s: State, seat: int) -> Sequence[Action]:
        cards = selectable(s, seat)
        if not cards:
            return (("pass",),)  # nothing else to do (H25a)
        limit = s.components.card_limit[s.technology[seat]]
        return [("select", (card,)) for card in cards] if limit == 1 else _selections(cards, limit)

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action == ("pass",):
            return Objection("must-play", (), "H17") if selectable(s, seat) else None
        if action[0] != "select":
            return None
        limit = s.components.card_limit[s.technology[seat]]
        if not action[1]:
            return Objection("must-play", (), "H17")
        if len(action[1]) > limit:
            return Objection("card-limit", (limit,), "H16")
        for card in action[1]:
            in_hand = s.advisors_in_hand(seat) if card >= ADVISOR else bits(s.hand[seat])
            if card not in in_hand:
                return Objection("not-in-hand", (card,), "H15")
            if is_revolution(s, card) and len(s.row[seat]) < ROW_FOR_REVOLUTION:
                return Objection("row-too-short", (len(s.row[seat]),), "H18")
        return None

    def default(self, s: State, seat: int) -> Action:
        return self.options(s, seat)[0]

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        anything = False
        for seat in s.order:
            action = answers[seat]
            if action[0] == "pass":
                s.emit("passes", seat)
                continue
            anything = True
            cards = action[1]
            s.played[seat] = cards
            s.emit("reveals", seat, cards)
            for card in cards:
                if card < ADVISOR:
                    s.hand[seat] &= ~(1 << card)
                else:
                    zone = advisor_hand(seat)
                    s.zones[zone] = s.zones[zone].without(card - ADVISOR)
        if not anything:  # A45: nobody can play
            s.ending = True
        s.stack.append(EndActionRound())
        s.stack.extend([TURN[seat] for seat in reversed(s.order) if s.played[seat]])


class Turn(Step[State]):
    """What a player does next: start a card, use a wonder, or end the turn. Asks only where there is a choice."""

    seat: int

    def run(self, s: State) -> None:
        self.go_on(s, self.seat)

    def go_on(self, s: State, seat: int) -> None:
        """The next thing in a player's turn."""
        s.active = seat
        cards = s.played[seat]
        if len(cards) > 1:
            cards = startable(s, seat)
        if len(cards) == 1 and cards[0] < ADVISOR and s.action < 0 and s.event < 0:  # nothing before it could matter
            start_card(s, seat, cards[0])
            return
        may_use = (s.built[seat] and usable(s, seat)) or dominion.may_activate(s, seat)
        if not cards:
            if may_use:
                s.stack.append(ChooseNext(seat))
            else:
                end_turn(s, seat)
        elif len(cards) == 1 and (not may_use or not self._order_matters(s, cards[0])):
            start_card(s, seat, cards[0])
        else:
            s.stack.append(ChooseNext(seat))

    def _order_matters(self, s: State, card: int) -> bool:
        """Whether a wonder used before this card differs from one used when it has started (A31, H115a).

        An action asks once more before its price is paid; an advisor's effects happen at once.
        """
        if card >= ADVISOR:
            return True
        answers_last_action = s.action >= 0 and usable(s, self.seat) & s.components.by_action[s.action]
        return bool(answers_last_action) or happenings.triggered_by_card(s, card)


def startable(s: State, seat: int) -> tuple[int, ...]:
    """The revealed cards that may be started now: Revolution comes last (H20, H20a)."""
    cards = s.played[seat]
    if len(cards) < 2:
        return cards
    others = tuple(card for card in cards if not is_revolution(s, card))
    return others or cards


class ChooseNext(Decision[State]):
    """Which card to execute next, and which wonders to use before, between or after cards (H20, H68)."""

    seat: int
    rule = "H20"
    quiet = ("end_turn",)

    def options(self, s: State, seat: int) -> list[Action]:
        cards: list[Action] = [("start", card) for card in startable(s, seat)]
        return (cards or [("end_turn",)]) + wonder_options(s, seat) + dominion.options(s, seat)

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "start":
            if action[1] not in s.played[seat]:
                return Objection("not-revealed", (action[1],), "H19")
            if action[1] not in startable(s, seat):
                return Objection("revolution-last", (), "H20")
        if action[0] == "end_turn" and s.played[seat]:
            return Objection("cards-left", (), "H19")
        return side_objection(s, seat, action)

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "start":
            start_card(s, seat, action[1])
        elif action[0] == "end_turn":
            end_turn(s, seat)
        else:
            s.stack.append(TURN[seat])
            take_side(s, seat, action)


def start_card(s: State, seat: int, card: int) -> None:
    """Start executing a revealed card; its action begins with the event (H115a)."""
    played = s.played[seat]
    s.played[seat] = () if len(played) == 1 else tuple(c for c in played if c != card)
    s.executing = card
    s.locked[seat] = 0
    c = s.components
    action = card if card < ADVISOR else c.advisor_shows[card - ADVISOR]
    s.action = action
    s.emit("starts-card" if card < ADVISOR else "calls-advisor", seat, card)
    if is_revolution(s, card):
        s.ending = True
        s.emit("revolts", seat)
    s.stack.append(FINISH_CARD[seat])
    if card < ADVISOR:
        begin(s, EXECUTE_CARD[seat][card])
    else:
        start_advisor(s, seat, card - ADVISOR, action)


class FinishCard(Step[State]):
    """The executed card goes to the end of the row, an advisor face up under its deck (H21)."""

    seat: int

    def run(self, s: State) -> None:
        card, seat = s.executing, self.seat
        s.executing = -1
        if card >= ADVISOR:
            advisor_played(s, seat, card - ADVISOR)
        elif card >= 0:
            s.row[seat] += (card,)
        TURN[seat].go_on(s, seat)


# Steps never change, so the most frequent ones are made once.
_SEATS = range(6)
TURN = tuple(Turn(seat) for seat in _SEATS)
FINISH_CARD = tuple(FinishCard(seat) for seat in _SEATS)
EXECUTE_CARD = tuple(tuple(Execute(seat, card, True, False, False) for card in range(ADVISOR)) for seat in _SEATS)


def end_turn(s: State, seat: int) -> None:
    """The next player is up."""
    s.active = -1
    s.action = -1


class EndActionRound(Step[State]):
    """A new action round, unless a Revolution was played: the end of the round waits beneath (H13)."""

    def run(self, s: State) -> None:
        if not s.ending:
            s.stack.append(SelectCards())
