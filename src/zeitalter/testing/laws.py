"""Laws of one moment: copies, JSON, options, forms, refusals, frames. What is secret has its own module, `secrecy`.

Each law takes a game, a position at a question and a Random, raises AssertionError with a sentence where the law is
broken, and leaves the position as it was.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from zeitalter.engine import kernel
from zeitalter.engine.errors import Objection
from zeitalter.engine.events import Event
from zeitalter.engine.forms import Form, matches, sample
from zeitalter.engine.game import Game
from zeitalter.engine.state import BESIDE_THE_POSITION
from zeitalter.engine.step_names import steps_of
from zeitalter.engine.steps import Decision, Live
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action, Kind
from zeitalter.engine.zones import Zone
from zeitalter.kit.cautions import cautions_of
from zeitalter.testing.effort import amount
from zeitalter.testing.walk import (
    Law,
    nonsense,
    number_of_values,
    random_answer,
    random_entry,
    require,
    seats_that_may_answer,
)

SAMPLES = amount(30, 200)
"""Answers drawn from every form."""
FURTHER = 8
"""Answers a copy goes on for."""
TRIED = 12
"""Options of a long list that are tried."""


def asking_changes_nothing(game: Game, s: Any, r: Random) -> None:
    """Views, options, defaults, objections and invariants only look."""
    before = game.state_to_json(s)
    top = s.stack[-1]
    for seat in (*range(s.table.seats), None):
        game.view(s, seat)
    top.seats(s)
    for seat in seats_that_may_answer(s):
        top.options(s, seat)
        top.candidates(s, seat)
        top.default(s, seat)
        cautions_of(game, s, seat)
        for _ in range(3):
            kernel.why_not(s, seat, nonsense(game, s.table, r))
    game.invariants(s)
    require(game.state_to_json(s) == before, f"asking {top!r} has changed the position")


def invariants_hold(game: Game, s: Any, r: Random) -> None:
    """Pieces are conserved and masks are sane; nothing is asked after the end."""
    require(s.result is None or not s.stack, f"{s.stack[-1:]!r} is asked after the end")
    found = game.invariants(s)
    require(not found, f"invariants are broken: {found}")


def copies_are_independent(game: Game, s: Any, r: Random) -> None:
    """A copy has every slot, shares nothing that can change, and the original never notices what it does."""
    before = game.state_to_json(s)
    c = s.copy()
    for cls in type(s).__mro__:
        for slot in getattr(cls, "__slots__", ()):
            require(hasattr(c, slot), f"copy() forgets the field {slot}")
            if slot not in (*BESIDE_THE_POSITION, *type(s).derived, "result"):
                _shares_nothing(getattr(s, slot), getattr(c, slot), slot)
    require(c.out is None, "a copy writes events")
    require(game.state_to_json(c) == before, "a copy differs from its original")
    require(list(c.asked) == list(s.asked), "a copy asks other seats")
    require((c.barriers, c.quiet_answers) == (s.barriers, s.quiet_answers), "a copy counts other barriers or answers")
    for _ in range(FURTHER):
        if not c.stack:
            break
        kernel.answer(c, *random_entry(c, r))
    require(game.state_to_json(s) == before, "a copy that went on has changed its original")


def _shares_nothing(one: Any, two: Any, path: str) -> None:
    if one is None or isinstance(one, int | str | bytes | Zone):
        return
    if isinstance(one, tuple):
        for i, (a, b) in enumerate(zip(one, two, strict=True)):
            _shares_nothing(a, b, f"{path}[{i}]")
    elif path.startswith("stack["):  # frames never change: `frames_are_plain` and the walk see to that
        return
    else:
        require(one is not two, f"a state and its copy share {path}")
        if isinstance(one, list):
            for i, (a, b) in enumerate(zip(one, two, strict=True)):
                _shares_nothing(a, b, f"{path}[{i}]")
        elif isinstance(one, dict):
            for key in one:
                _shares_nothing(one[key], two[key], f"{path}[{key}]")


def json_round_trip(game: Game, s: Any, r: Random) -> None:
    """A position comes back from its JSON form: equal fields, the same question, the same options in the same order."""
    data = game.state_to_json(s)
    again = game.state_from_json(s.table, s.source, json.loads(json.dumps(data)))
    found = game.state_to_json(again)
    different = [name for name in data if data[name] != found[name] or getattr(s, name) != getattr(again, name)]
    require(not different, f"the fields {different} do not survive JSON")
    require(list(again.asked) == list(s.asked), f"JSON makes {list(again.asked)} of the asked seats {list(s.asked)}")
    for seat in seats_that_may_answer(s):
        same = list(kernel.options(again, seat)) == list(kernel.options(s, seat))
        require(same, f"the options of seat {seat} for {s.stack[-1]!r} do not survive JSON")


def options_are_sound(game: Game, s: Any, r: Random) -> None:
    """Everybody asked has options; each is declared, there only once, without objection, and has a readable form."""
    top = s.stack[-1]
    for seat in seats_that_may_answer(s):
        options = kernel.options(s, seat)
        where = f"seat {seat}, {top!r}"
        require(options, f"{where}: no option")
        require(len(set(options)) == len(options), f"{where}: an option is there twice")
        for option in options if len(options) <= 100 else r.sample(list(options), 100):
            if isinstance(option, Form):
                _form_is_sound(game, s, seat, option, r)
                continue
            check_action(game, s.table, option, where)
            objection = top.objection(s, seat, option)
            require(objection is None, f"{where}: {option!r} is advertised but objected to: {objection}")
            require(kernel.why_not(s, seat, option) is None, f"{where}: why_not refuses the option {option!r}")


def _form_is_sound(game: Game, s: Any, seat: int, form: Form, r: Random) -> None:
    for _ in range(SAMPLES):
        action = sample(s, seat, form, r)
        require(form.accepts(action), f"seat {seat}: the sample {action!r} does not fill in {form!r}")
        check_action(game, s.table, action, f"seat {seat}, {form!r}")
        objection = kernel.why_not(s, seat, action)
        require(objection is None, f"seat {seat}: the sample {action!r} of {form!r} is refused: {objection}")


def check_action(game: Game, table: Table, action: Action, where: str) -> None:
    """Whether an action is declared with all its values and comes back from its readable form."""
    require(isinstance(action, tuple) and action, f"{where}: {action!r} is no action")
    kinds = game.verbs.get(action[0])
    require(kinds is not None, f"{where}: the verb {action[0]!r} is not declared")
    require(kinds is not None and len(kinds) == len(action) - 1, f"{where}: {action!r} does not fit its verb")
    hash(action)
    again = game.action_from_json(table, json.loads(json.dumps(game.action_to_json(table, action))))
    require(again == action, f"{where}: {action!r} comes back from JSON as {again!r}")


def options_equal_candidates(game: Game, s: Any, r: Random) -> None:
    """Options listed by hand are the candidates without those that meet an objection."""
    top = s.stack[-1]
    cls = type(top)
    if cls.candidates is Decision.candidates or cls.objection is Decision.objection:
        return
    for seat in seats_that_may_answer(s):
        candidates = set(top.candidates(s, seat))
        verbs = {a[0] for a in candidates}
        listed = {a for a in top.options(s, seat) if not isinstance(a, Form) and a[0] in verbs}
        allowed = {a for a in candidates if top.objection(s, seat, a) is None}
        require(listed <= candidates, f"{top!r}: options that are no candidates: {_some(listed - candidates)}")
        differ = _some(listed ^ allowed)
        require(not differ, f"{top!r}: options and candidates without objection differ: {differ}")


def _some(actions: set[Action]) -> list[Action]:
    return sorted(actions, key=repr)[:5]


def defaults_are_legal(game: Game, s: Any, r: Random) -> None:
    """Whoever runs out of time gets a legal answer."""
    top = s.stack[-1]
    for seat in s.asked:
        action = top.default(s, seat)
        if action is not None:
            objection = kernel.why_not(s, seat, action)
            require(objection is None, f"the default {action!r} of {top!r} for seat {seat} is refused: {objection}")


def options_can_be_played(game: Game, s: Any, r: Random) -> None:
    """Every option (of long lists: some) can be played; what happens is declared and breaks no invariant."""
    for seat in seats_that_may_answer(s):
        options = kernel.options(s, seat)
        for option in options if len(options) <= TRIED else r.sample(list(options), TRIED):
            c = s.copy()
            c.out = []
            action = sample(s, seat, option, r)
            kernel.answer(c, seat, action)
            for event in c.out:
                check_event(game, s.table, event)
            found = game.invariants(c)
            require(not found, f"{action!r} of seat {seat} breaks invariants: {found}")


def check_event(game: Game, table: Table, event: Event) -> None:
    """Whether an event is declared with all its arguments."""
    kinds = game.events.get(event.id)
    require(kinds is not None, f"the event {event.id!r} is not declared")
    check_arguments(table, kinds or (), event.args, f"the event {event.id!r}")


def check_arguments(table: Table, kinds: tuple[Kind, ...], args: tuple[Any, ...], where: str) -> None:
    """Whether arguments fit the kinds they are declared with."""
    require(len(kinds) == len(args), f"{where} is declared with {len(kinds)} arguments and has {args!r}")
    for kind, value in zip(kinds, args, strict=True):
        require(isinstance(value, tuple if kind.many else int), f"{where}: {value!r} is no {kind.name}")
        values = value if kind.many else (value,)
        most = number_of_values(table, kind)
        require(most is None or all(0 <= v < most for v in values), f"{where}: there is no {kind.name} {value!r}")


def question_is_declared(game: Game, s: Any, r: Random) -> None:
    """The decision has a prompt, and what it tells is of the declared kinds."""
    top = s.stack[-1]
    name = type(top).__name__
    require(name in game.prompts, f"the decision {name} has no prompt")
    kinds = game.prompts[name]
    check_arguments(s.table, kinds, tuple(top.told(s))[: len(kinds)], f"the prompt of {top!r}")


def refusals_are_clear(game: Game, s: Any, r: Random) -> None:
    """Whatever a client sends is possible or gets a declared objection; it never breaks anything."""
    top = s.stack[-1]
    seats = seats_that_may_answer(s)
    asked_for = [nonsense(game, s.table, r) for _ in range(20)]
    candidates = [a for seat in seats[:1] for a in top.candidates(s, seat)]
    asked_for += candidates if len(candidates) <= TRIED else r.sample(candidates, TRIED)
    for action in asked_for:
        for seat in seats:
            objection = kernel.why_not(s, seat, action)
            if objection is None:
                require(matches(kernel.options(s, seat), action), f"{action!r} is possible but not advertised: {top!r}")
            else:
                check_objection(game, s.table, objection, f"{action!r} to {top!r}")
        others = [seat for seat in range(s.table.seats) if seat not in seats]
        for seat in others:
            refused = kernel.why_not(s, seat, action)
            require(refused == Objection("not-your-turn"), f"seat {seat} is not asked and hears {refused}")


def check_objection(game: Game, table: Table, objection: Objection, where: str) -> None:
    """Whether an objection is declared with all its arguments."""
    kinds = game.objections.get(objection.id)
    require(kinds is not None, f"the objection {objection.id!r} ({where}) is not declared")
    check_arguments(table, kinds or (), objection.args, f"the objection {objection.id!r} ({where})")


def frames_are_plain(game: Game, s: Any, r: Random) -> None:
    """Frames hold ints, ids and tuples of them, and their names are found again."""
    names = steps_of(game.package)
    for frame in s.stack:
        name = type(frame).__name__
        require(names.get(name) is type(frame), f"the step {name} is not found by its name")
        for field in type(frame).__match_args__:
            require(_plain(getattr(frame, field)), f"{frame!r}: {field} is neither number, id nor tuple of them")


def _plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(_plain(v) for v in value)
    return isinstance(value, int | str)


def live_questions_stay_open(game: Game, s: Any, r: Random) -> None:
    """A live decision never pushes a question for one seat on top of itself: it would stop the others."""
    top = s.stack[-1]
    if not isinstance(top, Live) or len(s.asked) < 2:
        return
    for seat in s.asked:
        c = s.copy()
        kernel.answer(c, seat, random_answer(s, seat, r))
        beneath = [frame for frame in c.stack[:-1] if type(frame) is type(top)]
        require(not beneath, f"{top!r} waits beneath {c.stack[-1:]!r} after an answer of seat {seat}")


CHEAP: tuple[Law, ...] = (invariants_hold,)
"""Laws for every moment of every game."""

MOMENT_LAWS: tuple[Law, ...] = (
    invariants_hold,
    asking_changes_nothing,
    copies_are_independent,
    json_round_trip,
    options_are_sound,
    options_equal_candidates,
    defaults_are_legal,
    options_can_be_played,
    question_is_declared,
    refusals_are_clear,
    frames_are_plain,
    live_questions_stay_open,
)
"""All laws of one moment but those of secrecy."""
