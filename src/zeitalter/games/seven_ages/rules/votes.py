"""The vote on Heresy (S124-S126): a card says how many levels are lost, the acting empire how they are divided."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Count, Form, Option, Some
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import CHRISTIANITY, POPE, RELIGIOUS_STRIFE, SOCIALISM
from zeitalter.games.seven_ages.rules.cards import draw_value
from zeitalter.games.seven_ages.rules.disorder import place_disorder
from zeitalter.games.seven_ages.rules.faith import drop_mark, end_heresy, lose_religion, under_heresy
from zeitalter.games.seven_ages.rules.progress import progress
from zeitalter.games.seven_ages.rules.state import NOBODY, State


def voters(s: State, religion: int) -> list[int]:
    """The empires that share the losses: all of the religion but socialist ones, Religious strife or not (A9, A69)."""
    return [e for e in s.in_play() if s.religion[e] == religion and s.government[e] != SOCIALISM]


def pope_empire(s: State, religion: int) -> int:
    """The empire whose Pope casts all votes of a religion, or NOBODY (S126)."""
    area = s.where_is(POPE) if religion == CHRISTIANITY else NOBODY
    return NOBODY if area < 0 else s.holder[area]


class HeresyVote(Step[State]):
    """The action of an empire whose religion has a Heresy: a card is turned over, then losses are proposed."""

    seat: int
    card: int
    rule = "S124"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e >= 0 and under_heresy(s, e):
            value = draw_value(s)
            s.emit("heresy-vote", self.card, s.religion[e], value)
            s.push(ProposeLosses(self.seat, self.card, value))


class ProposeLosses(Decision[State]):
    """The acting empire gives each voter a number of levels; together they are the value of the card (S124b)."""

    seat: int
    card: int
    value: int
    rule = "S124b"
    answers = ("propose",)

    def voters(self, s: State) -> list[int]:
        """The voters, by colour."""
        return voters(s, s.religion[s.empire(self.card)])

    def least(self, s: State) -> list[int]:
        """What each voter must be given: all it can lose if the value is more than all can lose together."""
        able = [s.level[e] - 1 for e in self.voters(s)]
        return able if sum(able) <= self.value else [0] * len(able)

    def most(self, s: State) -> list[int]:
        """What each voter may be given."""
        able = [s.level[e] - 1 for e in self.voters(s)]
        return [n + max(0, self.value - sum(able)) for n in able]

    def options(self, s: State, seat: int) -> Sequence[Option]:
        cards = tuple(s.card[e] for e in self.voters(s))
        if len(cards) == 1 or not self.value:
            losses = (self.value,) if len(cards) == 1 else (0,) * len(cards)
            return [("propose", cards, losses)]
        whole = Some(cards, len(cards), len(cards))
        return [Form("propose", (whole, Count(tuple(self.most(s)), self.value, self.value)))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        _, cards, losses = action
        if cards != tuple(s.card[e] for e in self.voters(s)) or len(losses) != len(cards):
            return Objection("not-all-voters", (), self.rule)
        if sum(losses) != self.value or min(losses) < 0:
            return Objection("wrong-sum-of-levels", (sum(losses), self.value), self.rule)
        least, most = self.least(s), self.most(s)
        for card, n, low, high in zip(cards, losses, least, most, strict=True):
            if not low <= n <= high:
                return Objection("more-than-it-can-lose", (card, n), self.rule)
        return None

    def sample(self, s: State, seat: int, form: Form, r: Random) -> Action:
        """What each must take, and the rest at random."""
        cards, least = tuple(s.card[e] for e in self.voters(s)), self.least(s)
        limits = tuple(high - low for high, low in zip(self.most(s), least, strict=True))
        rest = self.value - sum(least)
        more = Count(limits, rest, rest).sample(r)
        return ("propose", cards, tuple(low + n for low, n in zip(least, more, strict=True)))

    def take(self, s: State, seat: int, action: Action) -> None:
        _, cards, losses = action
        s.emit("proposes", self.card, cards, losses)
        ask_next(s, self.card, cards, losses, ())


Cards = tuple[int, ...]


def ballots(s: State, card: int, cards: Cards, losses: Cards) -> list[tuple[int, int, int]]:
    """Who is asked in which order: seat, card of the empire in whose name, and its votes (S124b)."""
    total = sum(losses)
    pope = pope_empire(s, s.religion[s.empire(card)])
    if pope >= 0:
        return [(s.owner[pope], s.card[pope], total or 1)]
    if not total:
        return [(s.owner[s.empire(card)], card, 1)]
    votes = [(s.owner[s.empire(voter)], voter, n) for voter, n in zip(cards, losses, strict=True) if n]
    order = s.in_order()
    return sorted(votes, key=lambda ballot: order.index(ballot[0]))


def ask_next(s: State, card: int, cards: Cards, losses: Cards, said: Cards) -> None:
    """Ask for the next votes, or count them."""
    asked = ballots(s, card, cards, losses)
    if len(said) < len(asked):
        s.push(CastVotes(*asked[len(said)], card, cards, losses, said))
    else:
        count_votes(s, card, cards, losses, said)


class CastVotes(Decision[State]):
    """A player says yes or no for all votes of an empire; with a Pope in play his owner for all Christian ones."""

    seat: int
    voter: int
    votes: int
    card: int
    cards: tuple[int, ...]
    losses: tuple[int, ...]
    said: tuple[int, ...]
    """What was said before, in the order of the ballots."""
    rule = "S124b"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("vote_yes",), ("vote_no",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        yes = int(action == ("vote_yes",))
        s.emit("votes-yes" if yes else "votes-no", self.voter, self.votes)
        ask_next(s, self.card, self.cards, self.losses, (*self.said, yes))


def count_votes(s: State, card: int, cards: Cards, losses: Cards, said: Cards) -> None:
    """More than half of all votes must say yes (S125)."""
    asked = ballots(s, card, cards, losses)
    yes = sum(votes for (_, _, votes), word in zip(asked, said, strict=True) if word)
    everything = sum(votes for _, _, votes in asked)
    religion = s.religion[s.empire(card)]
    if 2 * yes <= everything:
        s.emit("vote-fails", religion, yes, everything)
        return
    s.emit("vote-passes", religion, yes, everything)
    losers = [(voter, n) for voter, n in zip(cards, losses, strict=True) if n]
    if pope_empire(s, religion) >= 0:
        order = s.in_order()
        ways = [GiveUpFaith(s.owner[s.empire(voter)], voter, n) for voter, n in losers]
        ways.sort(key=lambda step: order.index(step.seat))
        supporters = tuple(voter for voter, _ in losers) or (card,)
        s.push(*ways, EndVote(religion, supporters, cards, losses))
        return
    for voter, n in losers:
        progress(s, s.empire(voter), -n)
    supporters = tuple(voter for (_, voter, _), word in zip(asked, said, strict=True) if word)
    s.push(EndVote(religion, supporters, cards, losses))


class GiveUpFaith(Decision[State]):
    """A Christian empire may give up Christianity instead of falling back if the Pope has cast the votes (S126)."""

    seat: int
    card: int
    levels: int
    rule = "S126"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("fall_back",), ("give_up_faith",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        e = s.empire(self.card)
        if action == ("fall_back",):
            progress(s, e, -self.levels)
            return
        lose_religion(s, e)
        for area in s.cities(e):
            place_disorder(s, area)


class EndVote(Step[State]):
    """After a vote that has passed: Heresy goes unless somebody gave up the faith, strife of all who said yes goes."""

    religion: int
    supporters: tuple[int, ...]
    cards: tuple[int, ...]
    losses: tuple[int, ...]
    rule = "S124"

    def run(self, s: State) -> None:
        for card in self.supporters:
            e = s.empire(card)
            if e >= 0:
                drop_mark(s, e, RELIGIOUS_STRIFE)
        losers = [s.empire(card) for card, n in zip(self.cards, self.losses, strict=True) if n]
        if all(e < 0 or s.religion[e] == self.religion for e in losers):
            end_heresy(s, self.religion)
