"""Action rounds and turns: secret choice, reveal, card after card (H13, H15-H25a); `execution.py` has their actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from itertools import combinations

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Sealed, Step
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import ADVISOR, REVOLUTION
from zeitalter.games.historia.data.tables import Remembered
from zeitalter.games.historia.rules import dominion, happenings
from zeitalter.games.historia.rules.advisors import advisor_played
from zeitalter.games.historia.rules.execution import Execute, begin, side_objection, start_advisor, take_side
from zeitalter.games.historia.rules.state import State, advisor_hand
from zeitalter.games.historia.rules.wonders import usable, wonder_options

ROW_FOR_REVOLUTION = 3
NOT_REVOLUTION = ~(1 << REVOLUTION)
PASS: tuple[Action, ...] = (("pass",),)
END_TURN: tuple[Action, ...] = (("end_turn",),)


def is_revolution(s: State, card: int) -> bool:
    """Whether a card is Revolution or an advisor with that effect."""
    return card in s.components.revolutions


class SelectCards(Sealed[State]):
    """All players choose cards face down (H15)."""

    rule = "H15"
    secret = True
    quiet = ("pass",)
    foreseen = True

    @classmethod
    def ahead(cls, s: State, seat: int) -> Sequence[Action]:
        """The cards of the next round: those in hand now, without those that lie face down already."""
        laid = s.sealed[seat][1] if seat in s.sealed and s.sealed[seat][0] == "select" else ()
        hand = s.hand[seat]
        for card in laid:
            hand &= ~(1 << card) if card < ADVISOR else -1
        advisors = tuple([a for a in s.zones[advisor_hand(seat)].cards if ADVISOR + a not in laid])
        return _selections(s.components.card_limit[s.technology[seat]], advisors, hand)

    def seats(self, s: State) -> tuple[int, ...]:
        return s.order

    def options(self, s: State, seat: int) -> Sequence[Action]:
        """One to as many cards as the technology allows, Revolution only with three in the row; or pass (H16-H25a)."""
        hand, advisors = s.hand[seat], s.zones[advisor_hand(seat)].cards
        c = s.components
        if len(s.row[seat]) < ROW_FOR_REVOLUTION:
            hand &= NOT_REVOLUTION
            if advisors:
                advisors = tuple([a for a in advisors if ADVISOR + a not in c.revolutions])
        limit = c.card_limit[s.technology[seat]]
        if not advisors:
            return SELECTIONS[limit][hand] or PASS
        if limit == 1:  # so there is no list to remember for every hand with every advisor
            return SELECTIONS[1][hand] + _selections(1, advisors, 0)
        return _selections(limit, advisors, hand)

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action == ("pass",):
            return None if action in self.options(s, seat) else Objection("must-play", (), "H17")
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
        turns: list[Step] = []
        hands = s.hand
        for seat in s.order:
            action = answers[seat]
            if action[0] == "pass":
                s.emit("passes", seat)
                continue
            turns.append(TURN[seat])
            s.played[seat] = cards = action[1]
            if s.out is not None:
                s.emit("reveals", seat, cards)
            for card in cards:
                if card < ADVISOR:
                    hands[seat] &= ~(1 << card)
                else:
                    zone = advisor_hand(seat)
                    s.zones[zone] = s.zones[zone].without(card - ADVISOR)
        if not turns:  # A45: nobody can play
            s.ending = True
        s.push(*turns, END_ACTION_ROUND)


@lru_cache(maxsize=4096)  # the same hands come back all the time
def _selections(limit: int, advisors: tuple[int, ...], hand: int) -> tuple[Action, ...]:
    """All choices of one to `limit` of these cards."""
    cards = bits(hand) + tuple(sorted([ADVISOR + a for a in advisors]))
    return tuple([("select", chosen) for k in range(1, limit + 1) for chosen in combinations(cards, k)])


def _by_hand(limit: int) -> Remembered[tuple[Action, ...]]:
    return Remembered(partial(_selections, limit, ()))


SELECTIONS = Remembered(_by_hand)
"""By limit and hand: all choices where there are no advisors."""


class Turn(Step[State]):
    """What a player does next: start a card, use a wonder, or end the turn. Asks only where there is a choice."""

    seat: int

    def run(self, s: State) -> None:
        s.active = seat = self.seat
        cards = s.played[seat]
        if len(cards) > 1:
            cards = startable(s, seat)
        if not cards:
            after_cards(s, seat)
        elif len(cards) > 1 or _matters_before(s, seat, cards[0]):
            s.stack.append(CHOOSE_NEXT[seat])
        else:
            start_card(s, seat, cards[0])


def _matters_before(s: State, seat: int, card: int) -> bool:
    """Whether a wonder or a tile used before this card differs from one used when it has started (A31, H115a).

    An action asks once more before its price is paid; an advisor's effects happen at once.
    """
    if s.action >= 0 and usable(s, seat) & s.components.by_action[s.action]:
        return True
    if card < ADVISOR and (s.event < 0 or not happenings.triggered(s, card)):
        return False
    return usable(s, seat) > 0 or dominion.may_activate(s, seat)


def startable(s: State, seat: int) -> tuple[int, ...]:
    """The revealed cards that may be started now: Revolution comes last (H20, H20a)."""
    cards = s.played[seat]
    if len(cards) < 2:
        return cards
    revolutions = s.components.revolutions
    others = tuple([card for card in cards if card not in revolutions])
    return others or cards


class ChooseNext(Decision[State]):
    """Which card to execute next, and which wonders to use before, between or after cards (H20, H68)."""

    seat: int
    rule = "H20"
    quiet = ("end_turn",)

    def options(self, s: State, seat: int) -> list[Action]:
        cards: list[Action] = [("start", card) for card in startable(s, seat)]
        return [*(cards or END_TURN), *wonder_options(s, seat), *dominion.options(s, seat)]

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
            s.active = s.action = -1
        else:
            s.stack.append(TURN[seat])
            take_side(s, seat, action)


def start_card(s: State, seat: int, card: int) -> None:
    """Start executing a revealed card; its action begins with the event (H115a)."""
    played = s.played[seat]
    s.played[seat] = () if len(played) == 1 else tuple([c for c in played if c != card])
    s.executing = card
    s.locked[seat] = 0
    s.stack.append(FINISH_CARD[seat])
    if card < ADVISOR:
        s.action = card
        if s.out is not None:
            s.emit("starts-card", seat, card)
    else:
        s.action = s.components.advisor_shows[card - ADVISOR]
        s.emit("calls-advisor", seat, card)
    if card in s.components.revolutions:
        s.ending = True
        s.emit("revolts", seat)
    if card < ADVISOR:
        begin(s, EXECUTE_CARD[seat][card])
    else:
        start_advisor(s, seat, card - ADVISOR, s.action)


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
        if s.played[seat]:
            TURN[seat].run(s)
        else:
            after_cards(s, seat)


def after_cards(s: State, seat: int) -> None:
    """All cards are executed: a wonder or a tile may still be used, or the turn ends."""
    if (s.built[seat] and usable(s, seat)) or (s.table.options["dominion"] == "on" and dominion.may_activate(s, seat)):
        s.stack.append(CHOOSE_NEXT[seat])
    else:
        s.active = s.action = -1


class EndActionRound(Step[State]):
    """A new action round, unless a Revolution was played: the end of the round waits beneath (H13)."""

    def run(self, s: State) -> None:
        if not s.ending:
            s.stack.append(SELECT_CARDS)


# Steps never change, so the most frequent ones are made once.
_SEATS = range(6)
TURN = tuple(Turn(seat) for seat in _SEATS)
CHOOSE_NEXT = tuple(ChooseNext(seat) for seat in _SEATS)
FINISH_CARD = tuple(FinishCard(seat) for seat in _SEATS)
EXECUTE_CARD = tuple(tuple(Execute(seat, card, True, False, False) for card in range(ADVISOR)) for seat in _SEATS)
SELECT_CARDS = SelectCards()
END_ACTION_ROUND = EndActionRound()
