"""A toy game for tests of the kernel: whatever steps a test puts on its stack, in that order, then the end.

`play(Choose(0, 2), Choose(1, 3))` is a match of two questions. Everything that happens is told in `s.said`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from zeitalter.engine import (
    EMPTY,
    NUMBER,
    SEAT,
    Count,
    Decision,
    Each,
    Form,
    Game,
    Kind,
    Live,
    Match,
    Number,
    Objection,
    Pick,
    Row,
    Sealed,
    Some,
    State,
    Step,
    Switch,
    Window,
    Zone,
    many,
    secret,
)
from zeitalter.engine.game import KERNEL_EVENTS

COLOR = Kind("color", lambda table: ("red", "green", "blue"))
DECK = 0


def hand(seat: int) -> int:
    return seat + 1


class ToyState(State):
    said: tuple[Any, ...]
    score: list[int]
    budget: list[int]
    offers: tuple[Any, ...]
    upkept: int
    __slots__ = tuple(__annotations__)

    def __init__(self, table, source):
        super().__init__(table, source)
        self.said = ()
        self.score = [0] * table.seats
        self.budget = [3] * table.seats
        self.offers = ()
        self.upkept = 0
        self.zones = [EMPTY] * (table.seats + 1)

    def say(self, *words):
        self.said += (words,)
        self.emit("says", words[0] if isinstance(words[0], int) else -1)

    def upkeep(self):
        """A score of 100 is exchanged for a cheer, at any moment."""
        self.upkept += 1
        for seat, score in enumerate(self.score):
            if score >= 100:
                self.score[seat] -= 100
                self.push(Say("cheer"))


class Toy(Game):
    id = "toy"
    package = __name__
    RULES = 1
    min_seats = 1
    max_seats = 4
    state_type = ToyState
    switches = (Switch("veiled", ("off", "on")),)
    verbs: ClassVar[Any] = {
        "pick": (NUMBER,),
        "paint": (COLOR,),
        "pass": (),
        "react": (NUMBER,),
        "offer": (NUMBER,),
        "accept": (NUMBER,),
        "done": (),
        "take": (secret(NUMBER),),
        "fill": (NUMBER, NUMBER, many(NUMBER), many(NUMBER), many(NUMBER), many(NUMBER)),
        "pair": (NUMBER, NUMBER),
    }
    events: ClassVar[Any] = {
        "says": (NUMBER,),
        "draws": (SEAT, secret(NUMBER)),
        **KERNEL_EVENTS,
    }

    def __init__(self, *opening: Step) -> None:
        self.opening = opening

    def new_state(self, table, source):
        s = ToyState(table, source)
        s.push(*self.opening, End())
        return s

    def view(self, s, seat):
        everything = s.result is not None
        return {
            "said": list(s.said),
            "score": list(s.score),
            "budget": list(s.budget),
            "offers": list(s.offers),
            "zones": [list(z.cards if everything else z.shown_to(seat)) for z in s.zones],
            "step": type(s.stack[-1]).__name__ if s.stack else None,
        }

    def back(self, s, zone, card):
        return card // 100


def play(*opening: Step, seats: int = 3, seed: int = 7, **options: str) -> Match:
    """A match of these steps."""
    return Match.new(Toy(*opening), seats, options, seed)


def find(game: Game):
    """What `files.load` takes to find the toy again."""
    return lambda id: game


# -- steps that run ---------------------------------------------------------------------------------------------------


class Say(Step):
    word: str

    def run(self, s):
        s.say(self.word)


class End(Step):
    def run(self, s):
        s.finish({"winners": [max(range(len(s.score)), key=lambda seat: s.score[seat])], "said": len(s.said)})


class Push(Step):
    """Pushes three steps at once."""

    def run(self, s):
        s.push(Say("first"), Say("second"), Say("third"))


class Stop(Step):
    """Takes everything off the stack without a result."""

    def run(self, s):
        s.stack.clear()


class Forever(Step):
    def run(self, s):
        s.push(self)


class Countdown(Step):
    """Runs n times and then says so."""

    n: int

    def run(self, s):
        s.push(Countdown(self.n - 1) if self.n > 1 else Say("zero"))


class Tower(Step):
    """Pushes n frames with a question on top."""

    n: int

    def run(self, s):
        s.push(Choose(0, 2), *(Say("frame") for _ in range(self.n)))


class Score(Step):
    seat: int
    n: int

    def run(self, s):
        s.score[self.seat] += self.n


class Roll(Step):
    """A die everybody sees."""

    def run(self, s):
        s.say("rolls", s.below(6))


class Shuffle(Step):
    """Ten cards as a deck nobody knows."""

    def run(self, s):
        s.zones[DECK] = Zone(s.shuffled(range(10)), (0,) * 10)


class Draw(Step):
    """The top card to a hand, and its owner looks at it."""

    seat: int

    def run(self, s):
        card = s.zones[DECK].cards[0]
        s.zones[DECK] = s.zones[DECK].below(1)
        s.zones[hand(self.seat)] = s.zones[hand(self.seat)].with_bottom(card, 0)
        s.show(hand(self.seat), 1 << self.seat)
        s.emit_to(1 << self.seat, "draws", self.seat, card)


# -- decisions of one seat --------------------------------------------------------------------------------------------


class Choose(Decision):
    """A number below n; 0 pushes nothing, others score. Every listing is counted."""

    seat: int
    n: int
    rule = "T1"
    listed: ClassVar[list[int]] = []

    def options(self, s, seat):
        self.listed.append(seat)
        return [("pick", k) for k in range(self.n)]

    def take(self, s, seat, action):
        s.score[seat] += action[1]
        s.say(seat, "picks", action[1])


class Nobody(Decision):
    """A question that has no seat to answer it."""

    def seats(self, s):
        return ()


class Paint(Decision):
    """Candidates and objections: red is not possible twice."""

    seat: int
    rule = "T2"

    def candidates(self, s, seat):
        return [("paint", k) for k in range(3)]

    def objection(self, s, seat, action):
        if action[0] == "paint" and any(words[1:] == ("paints", action[1]) for words in s.said):
            return Objection("painted", (action[1],), "T2")
        return None

    def take(self, s, seat, action):
        s.say(seat, "paints", action[1])


class Dice(Decision):
    """Pick 0: nothing; pick 1: roll a die; pick 2: shuffle unseen; pick 3: a barrier; pick 4: break down."""

    seat: int

    def options(self, s, seat):
        return [("pick", k) for k in range(5)]

    def take(self, s, seat, action):
        if action[1] == 1:
            s.say("rolls", s.below(6))
        elif action[1] == 2:
            s.zones[DECK] = Zone(s.shuffled(range(10)), (0,) * 10)
        elif action[1] == 3:
            s.barrier()
        elif action[1] == 4:
            s.score[seat] = 1_000
            raise KeyError("broken")


class Hidden(Decision):
    """Private: whoever holds an even card may take it, anybody may pass."""

    seat: int
    rule = "T3"
    secret = True
    quiet = ("pass",)

    def options(self, s, seat):
        return [("take", card) for card in s.zones[hand(seat)].cards if card % 2 == 0] + [("pass",)]

    def take(self, s, seat, action):
        s.say(seat, action[0])


class HiddenOnly(Decision):
    """Private without a quiet answer: the one card in hand."""

    seat: int
    secret = True

    def options(self, s, seat):
        return [("take", card) for card in s.zones[hand(seat)].cards]

    def take(self, s, seat, action):
        s.say(seat, "takes")


class MustReact(Decision):
    """A quiet answer that is not always possible."""

    seat: int
    secret = True
    quiet = ("pass",)

    def options(self, s, seat):
        return [("react", 1), ("react", 2)] if s.score[seat] else [("pass",), ("react", 1)]

    def take(self, s, seat, action):
        s.say(seat, *action)


class Fill(Decision):
    """A form with all six kinds of field; the sum of the first two must be even."""

    seat: int
    rule = "T4"

    def options(self, s, seat):
        return [
            Form(
                "fill",
                (Pick((2, 5, 7)), Number(1, 4), Some((3, 1, 2), 1, 2), Row((1, 2, 3), 2, 3), Count((2, 0, 1), 1, 3),
                 Each(2, (0, 1))),
            ),
            ("pass",),
        ]  # fmt: skip

    def objection(self, s, seat, action):
        if action[0] == "fill" and (action[1] + action[2]) % 2:
            return Objection("odd", (action[1] + action[2],), "T4")
        return None

    def take(self, s, seat, action):
        s.say(seat, *action)


class Guided(Decision):
    """A form whose legal answers are rare: the decision samples itself."""

    seat: int

    def options(self, s, seat):
        return [Form("pair", (Number(0, 999_999), Number(0, 999_999)))]

    def objection(self, s, seat, action):
        return None if action[0] == "pair" and action[1] == action[2] else Objection("not-a-pair")

    def sample(self, s, seat, form, r):
        n = r.randrange(1_000_000)
        return ("pair", n, n)

    def take(self, s, seat, action):
        s.say(seat, *action)


# -- several seats ----------------------------------------------------------------------------------------------------


class Seal(Sealed):
    """A number from each seat; whoever has scored has one number only."""

    n: int
    rule = "T5"

    def seats(self, s):
        return tuple(range(s.table.seats))

    def options(self, s, seat):
        return [("pick", k) for k in range(1 if s.score[seat] else self.n)]

    def reveal(self, s, answers: Mapping[int, Any]):
        s.say("reveals", *(answers[seat][1] for seat in answers))
        for seat, action in answers.items():
            s.say(seat, *action)


class Market(Live):
    """Offers with a number, within a budget. An offer that was changed has another number."""

    rule = "T6"

    def seats(self, s) -> Sequence[int]:
        return [seat for seat, left in enumerate(s.budget) if left]

    def options(self, s, seat):
        open_offers = [("accept", number) for number, owner in s.offers if owner != seat]
        return [("offer", 1), ("offer", 2), *open_offers, ("done",)]

    def take(self, s, seat, action):
        s.budget[seat] -= 1
        if action[0] == "offer":
            number = 1 + max((n for n, _ in s.offers), default=0) + len(s.said)
            s.offers = (*((n, o) for n, o in s.offers if o != seat), (number, seat))
        elif action[0] == "accept":
            s.offers = tuple((n, o) for n, o in s.offers if n != action[1])
            s.score[seat] += 1
        else:
            s.budget[seat] = 0
        s.say(seat, *action)
        s.push(Market())


class React(Window):
    """Who holds cards below 5 may show one: the showing is taken in seat order and may be answered by the others."""

    rule = "T7"

    def seats(self, s):
        return tuple(range(s.table.seats))

    def options(self, s, seat):
        return [("pass",)] + [("react", card) for card in s.zones[hand(seat)].cards if card < 5]

    def respond(self, s, seat, action):
        s.zones[hand(seat)] = s.zones[hand(seat)].without(action[1])
        s.say(seat, "reacts")
        if action[1] == 0:
            s.push(Answer(seat))

    def close(self, s):
        s.say("closes")


class Answer(Window):
    """An answer to an answer: everybody but the one who reacted."""

    reacted: int

    def seats(self, s):
        return tuple(seat for seat in range(s.table.seats) if seat != self.reacted)

    def options(self, s, seat):
        return [("pass",)] + [("react", card) for card in s.zones[hand(seat)].cards if card > 4]

    def respond(self, s, seat, action):
        s.zones[hand(seat)] = s.zones[hand(seat)].without(action[1])
        s.say(seat, "answers")

    def close(self, s):
        s.say("answered")


class Deal(Step):
    """Give these cards to the hands: one tuple for each seat."""

    hands: tuple[tuple[int, ...], ...]

    def run(self, s):
        for seat, cards in enumerate(self.hands):
            s.zones[hand(seat)] = Zone(cards, (1 << seat,) * len(cards))
