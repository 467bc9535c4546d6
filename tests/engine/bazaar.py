"""A small complete game that uses everything the kernel has: seals, live offers, windows, forms, hidden cards, dice.

The conformance suite is tried on it, and on versions of it that break one law each.
"""

from __future__ import annotations

import os
from typing import Any, ClassVar

from zeitalter.engine import (
    EMPTY,
    NUMBER,
    SEAT,
    BadInput,
    Count,
    Decision,
    Form,
    Game,
    Kind,
    Live,
    Number,
    Objection,
    Sealed,
    State,
    Step,
    Switch,
    Window,
    many,
    secret,
)
from zeitalter.engine.game import KERNEL_EVENTS
from zeitalter.engine.zones import ALL, Zone, zone_of

CARDS = tuple(f"c{n}" for n in range(16))
CARD = Kind("card", lambda table: CARDS)
DECK, POT = 0, 1
ROUNDS = 2


def hand(seat):
    return 2 + seat


class Position(State):
    round: int
    score: list[int]
    budget: list[int]
    built: list[tuple[int, ...]]
    offers: tuple[Any, ...]
    opened: int
    __slots__ = tuple(__annotations__)

    def __init__(self, table, source):
        super().__init__(table, source)
        self.round = 1
        self.score = [0] * table.seats
        self.budget = [0] * table.seats
        self.built = [()] * table.seats
        self.offers = ()
        self.opened = 0
        self.zones = [EMPTY] * (2 + table.seats)

    def upkeep(self):
        for seat, score in enumerate(self.score):
            if score > 50:
                self.score[seat] = 50

    def gain(self, seat, n):
        if n:
            self.score[seat] += n
            self.emit("gains", seat, n)


class Bazaar(Game):
    id = "bazaar"
    package = __name__
    min_seats = 2
    max_seats = 4
    state_type = Position
    switches = (
        Switch("veiled", ("off", "on")),
        Switch("dice", ("one", "two")),
        Switch("goods", ("silk", "tea"), many=True),
        Switch("crowded", ("off", "on")),
    )
    verbs: ClassVar[Any] = {
        "bid": (NUMBER,),
        "offer": (NUMBER,),
        "accept": (NUMBER,),
        "done": (),
        "hide": (secret(CARD),),
        "shout": (CARD,),
        "pass": (),
        "split": (many(NUMBER), NUMBER),
        "build": (NUMBER,),
        "rest": (),
    }
    events: ClassVar[Any] = {
        **KERNEL_EVENTS,
        "draws": (SEAT, secret(CARD)),
        "bids": (SEAT, NUMBER),
        "gains": (SEAT, NUMBER),
        "offers": (SEAT, NUMBER),
        "accepts": (SEAT, SEAT),
        "hides": (SEAT, secret(CARD)),
        "shouts": (SEAT, CARD),
        "tosses": (SEAT, NUMBER),
        "splits": (SEAT, many(NUMBER)),
        "builds": (SEAT, NUMBER),
    }
    prompts: ClassVar[Any] = {
        "Bid": (),
        "Haggle": (),
        "Hide": (SEAT,),
        "Shout": (),
        "Echo": (SEAT,),
        "Split": (SEAT,),
        "Build": (SEAT,),
    }
    objections: ClassVar[Any] = {
        "not-your-turn": (),
        "not-offered": (),
        "game-over": (),
        "odd": (NUMBER,),
        "built": (NUMBER,),
        "too-dear": (NUMBER, NUMBER),
    }

    def check_options(self, seats, options):
        if options["crowded"] == "on" and seats < 3:
            raise BadInput("not-crowded")
        return options

    def new_state(self, table, source):
        s = Position(table, source)
        s.push(SetUp(), Round())
        return s

    def view(self, s, seat):
        everything = s.result is not None
        return {
            "seat": seat,
            "round": s.round,
            "score": list(s.score),
            "budget": list(s.budget),
            "built": [list(b) for b in s.built],
            "offers": [list(offer) for offer in s.offers],
            "zones": [list(z.cards if everything else z.shown_to(seat)) for z in s.zones],
            "step": type(s.stack[-1]).__name__ if s.stack else None,
        }

    def back(self, s, zone, card):
        return "card"

    def invariants(self, s):
        cards = sorted(card for zone in s.zones for card in zone.cards)
        return [] if not cards or cards == list(range(len(CARDS))) else [f"the cards are {cards}"]


GAME = Bazaar()


class SetUp(Step):
    def run(self, s):
        s.zones[DECK] = zone_of(s.shuffled(range(len(CARDS))), 0)
        for seat in range(s.table.seats):
            for _ in range(3):
                draw(s, seat)


def draw(s, seat):
    card = s.zones[DECK].cards[0]
    s.zones[DECK] = s.zones[DECK].below(1)
    s.zones[hand(seat)] = s.zones[hand(seat)].with_bottom(card, 0)
    s.show(hand(seat), 1 << seat)
    s.emit_to(1 << seat, "draws", seat, card)


class Round(Step):
    def run(self, s):
        seats = range(s.table.seats)
        s.budget = [2] * s.table.seats
        s.offers = ()
        turns = [kind(seat) for kind in (Toss, Split, Build) for seat in seats]
        s.push(Bid(), Haggle(), *(Hide(seat) for seat in seats), Shout(), *turns, EndRound())


class EndRound(Step):
    def run(self, s):
        if s.round == ROUNDS:
            best = max(s.score)
            s.finish({"winners": [seat for seat, score in enumerate(s.score) if score == best]})
            return
        s.round += 1
        s.push(Round())


class Bid(Sealed):
    rule = "B1"

    def seats(self, s):
        return tuple(range(s.table.seats))

    def options(self, s, seat):
        return [("bid", n) for n in range(3)]

    def default(self, s, seat):
        return ("bid", 0)

    def reveal(self, s, answers):
        for seat, (_, n) in answers.items():
            s.emit("bids", seat, n)
            s.gain(seat, n if sum(a == ("bid", n) for a in answers.values()) == 1 else 0)


class Haggle(Live):
    rule = "B2"

    def seats(self, s):
        return [seat for seat, left in enumerate(s.budget) if left]

    def options(self, s, seat):
        accept = [("accept", number) for number, owner in s.offers if owner != seat]
        return [("offer", 1), ("offer", 2), *accept, ("done",)]

    def take(self, s, seat, action):
        s.budget[seat] -= 1
        if action[0] == "offer":
            s.opened += 1
            s.offers = (*((n, o) for n, o in s.offers if o != seat), (s.opened, seat))
            s.emit("offers", seat, action[1])
        elif action[0] == "accept":
            owner = next(o for n, o in s.offers if n == action[1])
            s.offers = tuple((n, o) for n, o in s.offers if n != action[1])
            s.emit("accepts", seat, owner)
            s.gain(owner, 1)
        else:
            s.budget[seat] = 0
        s.push(self)


class Hide(Decision):
    """One card of the hand goes to the pot, unseen."""

    seat: int
    rule = "B3"
    secret = True

    def seats(self, s):
        return (self.seat,) if len(s.zones[hand(self.seat)]) else ()

    def options(self, s, seat):
        return [("hide", card) for card in sorted(s.zones[hand(seat)].cards)]

    def take(self, s, seat, action):
        owner = 1 << seat
        own = s.zones[hand(seat)].without(action[1]).known_only_to(owner)
        s.zones[hand(seat)] = Zone(tuple(sorted(own.cards)), own.known)
        s.zones[POT] = s.zones[POT].with_bottom(action[1], owner)
        s.emit_to(owner, "hides", seat, action[1])


class Shout(Window):
    """Who holds a low card may show it; a high card of another answers."""

    rule = "B4"

    def seats(self, s):
        return tuple(range(s.table.seats))

    def options(self, s, seat):
        return [("pass",)] + [("shout", card) for card in sorted(s.zones[hand(seat)].cards) if card < 6]

    def respond(self, s, seat, action):
        show_card(s, seat, action[1])
        s.push(Echo(seat))


class Echo(Window):
    shouted: int
    rule = "B5"

    def seats(self, s):
        return tuple(seat for seat in range(s.table.seats) if seat != self.shouted)

    def options(self, s, seat):
        return [("pass",)] + [("shout", card) for card in sorted(s.zones[hand(seat)].cards) if card > 10]

    def respond(self, s, seat, action):
        show_card(s, seat, action[1])


def show_card(s, seat, card):
    s.zones[hand(seat)] = s.zones[hand(seat)].without(card)
    s.zones[POT] = s.zones[POT].with_bottom(card, ALL)
    s.barrier()
    s.emit("shouts", seat, card)
    s.gain(seat, 1)


class Toss(Step):
    seat: int

    def run(self, s):
        dice = 1 + s.below(6) if s.table.options["dice"] == "one" else s.below(6) + s.below(6)
        s.emit("tosses", self.seat, dice)
        s.gain(self.seat, dice // 4)


class Split(Decision):
    """A form: three parts with an even sum, and a number."""

    seat: int
    rule = "B6"

    def options(self, s, seat):
        return [Form("split", (Count((2, 2, 2), 0, 4), Number(0, 3)))]

    def objection(self, s, seat, action):
        if action[0] == "split" and len(action[1]) == 3 and sum(action[1]) % 2:
            return Objection("odd", (sum(action[1]),), "B6")
        return None

    def take(self, s, seat, action):
        s.emit("splits", seat, action[1])
        s.gain(seat, action[2])


class Build(Decision):
    """Hand-written options beside candidates and objections: a house costs its number."""

    seat: int
    rule = "B7"

    def options(self, s, seat):
        free = [n for n in range(5) if n not in s.built[seat] and n <= s.score[seat]]
        if "BAZAAR_BY_HASH" in os.environ:  # what a careless game does
            free.sort(key=lambda n: hash(str(n)))
        return [("build", n) for n in free] + [("rest",)]

    def candidates(self, s, seat):
        return [("build", n) for n in range(5)] + [("rest",)]

    def objection(self, s, seat, action):
        if action[0] != "build":
            return None
        if action[1] in s.built[seat]:
            return Objection("built", (action[1],), "B7")
        if action[1] > s.score[seat]:
            return Objection("too-dear", (action[1], s.score[seat]), "B7")
        return None

    def take(self, s, seat, action):
        if action[0] == "build":
            s.built[seat] += (action[1],)
            s.score[seat] -= action[1]
            s.emit("builds", seat, action[1])


class Remember(Step):
    """A frame that holds a card: no sound game pushes it."""

    card: int

    def run(self, s):
        pass
