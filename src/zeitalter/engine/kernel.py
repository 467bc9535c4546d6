"""The motor: runs steps until a question stands, asks it, takes the answer.

Everything here works on a bare state and trusts its input (search calls it a million times); `Match` checks first.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from zeitalter.engine.errors import Objection, Runaway
from zeitalter.engine.forms import Form, Option, matches
from zeitalter.engine.state import State
from zeitalter.engine.steps import Decision, Sealed, Window
from zeitalter.engine.values import Action

MAX_RUNS = 10_000
MAX_FRAMES = 200
NO_END = 1 << 60


def advance(s: State) -> None:
    """Run until a question stands or the game is over."""
    stack, has_upkeep = s.stack, s.has_upkeep
    for _ in range(MAX_RUNS):
        if not stack:
            if s.result is None:
                raise Runaway("the stack is empty and the game has no result", stack)
            s.asked = ()
            s.choices = {}
            return
        top = stack[-1]
        if not top.asks:
            stack.pop()
            top.run(s)
            if has_upkeep and not top.skips_upkeep:
                s.upkeep()
        elif _ask_sealed(s, top) if isinstance(top, Sealed) else _ask(s, top):  # type: ignore[arg-type]
            if len(stack) > MAX_FRAMES:
                raise Runaway("more than 200 frames", stack)
            return
    raise Runaway("10,000 steps without a question", stack)


def _ask(s: State, top: Decision) -> bool:
    """Put the question on top of the stack, or answer it where there is nothing to choose."""
    seats = top.seats(s)
    if not seats:
        s.stack.pop()
        return False
    if len(seats) == 1 and not top.secret and top.autoplay:
        seat = seats[0]
        options = top.options(s, seat)
        if len(options) < 2 or s.orders:
            forced = _forced(s, top, seat, options)
            if forced is not None:
                s.stack.pop()
                top.take(s, seat, forced)
                if s.has_upkeep:
                    s.upkeep()
                return False
        s.asked = seats
        s.choices = {seat: options}
        return True
    s.choices = {}
    if top.quiet is not None and len(seats) == 1 and quiet_for(s, top, seats[0]):
        s.quiet_answers += 1
        s.barriers += 1
        s.stack.pop()
        top.take(s, seats[0], top.quiet)
        s.upkeep()
        return False
    s.asked = seats
    return True


def _forced(s: State, top: Decision, seat: int, options: Sequence[Option]) -> Action | None:
    """The answer that the kernel gives for a seat: its only one, or the quiet one by a standing order "never"."""
    if not options:
        raise Runaway(f"seat {seat} has no option", s.stack)
    if top.quiet is not None and s.orders.get((seat, type(top).__name__)) == "never" and top.quiet in options:
        return top.quiet
    only = options[0]
    return only if len(options) == 1 and isinstance(only, tuple) else None


def _ask_sealed(s: State, top: Sealed) -> bool:
    """Put a question with secret answers, or reveal them where nobody has anything to choose."""
    if isinstance(top, Window) and not s.orders and top.idle(s) and s.table.options.get("veiled") != "on":
        s.quiet_answers += 1
        s.barriers += 1
        s.stack.pop()
        top.close(s)
        if s.has_upkeep:
            s.upkeep()
        return False
    seats = top.seats(s)
    if not seats:
        s.stack.pop()
        return False
    s.choices = {}
    if not s.sealed and isinstance(top, Window):
        s.barriers += 1  # who is asked tells of hidden things
    owing = _owing_secretly(s, top, seats) if top.secret else _owing(s, top, seats)
    if owing:
        s.asked = owing
        return True
    _reveal(s, top)
    return False


def _owing_secretly(s: State, top: Sealed, seats: Sequence[int]) -> list[int]:
    """Who has something to choose; the kernel gives the quiet answer for the others."""
    sealed, choices, quiet = s.sealed, s.choices, top.quiet
    if quiet is None:
        return [seat for seat in seats if seat not in sealed]
    owing, silent = [], 0
    plain = not s.orders and s.table.options.get("veiled") != "on"  # the options alone tell who is silent
    for seat in seats:
        if seat in sealed:
            continue
        if plain:
            offered = choices[seat] = top.options(s, seat)
            if len(offered) != 1 or offered[0] != quiet:
                owing.append(seat)
                continue
        elif not quiet_for(s, top, seat):
            owing.append(seat)
            continue
        sealed[seat] = quiet
        silent += 1
    if silent:
        s.quiet_answers += silent
        s.barriers += silent
    return owing


def _owing(s: State, top: Sealed, seats: Sequence[int]) -> list[int]:
    """Who has something to choose; whoever has a single answer gives it."""
    owing = []
    for seat in seats:
        if seat in s.sealed:
            continue
        options = top.options(s, seat)
        if len(options) == 1 and type(options[0]) is tuple:
            s.sealed[seat] = options[0]
        elif not options:
            raise Runaway(f"seat {seat} has no option", s.stack)
        else:
            s.choices[seat] = options
            owing.append(seat)
    return owing


def quiet_for(s: State, top: Decision, seat: int) -> bool:
    """Whether the kernel gives the quiet answer for this seat: nothing else to say, or a standing order "never"."""
    order = s.orders.get((seat, type(top).__name__)) if s.orders else None
    if order == "always":
        return False
    offered = s.choices[seat] = top.options(s, seat)
    if order == "never":
        return top.quiet in offered
    if len(offered) != 1 or offered[0] != top.quiet:
        return False
    return s.table.options.get("veiled") != "on" or not isinstance(top, Window)


def _reveal(s: State, top: Sealed) -> None:
    answers = s.sealed
    if len(answers) > 1 and not isinstance(top, Window):  # a window goes by the order of its seats
        answers = dict(sorted(answers.items()))
    s.sealed = {}
    s.stack.pop()
    s.barriers += 1
    top.reveal(s, answers)
    if s.has_upkeep:
        s.upkeep()


def asked(s: State) -> Sequence[int]:
    """The seats that owe an answer now."""
    return s.asked


def may_answer(s: State, seat: int) -> bool:
    """Whether a seat may answer now: it owes an answer, or may replace its sealed one."""
    return seat in s.asked or seat in s.sealed


def options(s: State, seat: int) -> Sequence[Option]:
    """Everything a seat may answer now; the same list that `answer` takes from."""
    found = s.choices.get(seat)
    if found is None:
        if not may_answer(s, seat):
            return ()
        found = s.question().options(s, seat)
        s.choices[seat] = found
    return found


def answer(s: State, seat: int, action: Action) -> None:
    """Take an advertised answer and run on to the next question. Unchecked: see `Match.play`."""
    top: Decision = s.stack[-1]  # type: ignore[assignment]
    if isinstance(top, Sealed):
        s.sealed[seat] = action
        if seat in s.asked:
            if len(s.asked) > 1:
                rest = list(s.asked)
                rest.remove(seat)
                s.asked = rest
                return
            _reveal(s, top)
            advance(s)
        return
    s.stack.pop()
    top.take(s, seat, action)
    if s.has_upkeep:
        s.upkeep()
    advance(s)


def play_out(s: State, r: Random, most: int = NO_END) -> int:
    """Answer at random until the game is over, or so many answers were given; returns how many there were."""
    given = 0
    while s.result is None and given < most:
        seat = s.asked[0]
        answer(s, seat, random_answer(s, seat, r))
        given += 1
    return given


def random_answer(s: State, seat: int, r: Random) -> Action:
    """One of the answers that bots draw from, each as likely as the others; forms are filled in by lot."""
    question: Decision = s.stack[-1]  # type: ignore[assignment]
    listed = s.choices.get(seat)
    offered = question.bot_options(s, seat, listed) if listed else question.bot_list(s, seat)
    option = offered[int(r.random() * len(offered))]
    return option if isinstance(option, tuple) else question.sample(s, seat, option, r)


def why_not(s: State, seat: int, action: Action) -> Objection | None:
    """Why a seat cannot answer this now; None if it can."""
    if s.result is not None:
        return Objection("game-over")
    if not may_answer(s, seat):
        return Objection("not-your-turn")
    top = s.question()
    offered = options(s, seat)
    if matches(offered, action):
        if not any(isinstance(o, Form) for o in offered) or action in offered:
            return None
        return top.objection(s, seat, action)
    found = None if top.answers and action[0] not in top.answers else top.objection(s, seat, action)
    return found if found is not None else Objection("not-offered", (), top.rule)
