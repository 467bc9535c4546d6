"""Laws of secrecy: in all worlds a seat cannot tell apart it sees, may do and is told the same.

The worlds come from `redeal`. What one seat does in secret looks alike to all others, in views, events and questions.
"""

from __future__ import annotations

from random import Random
from typing import Any

from zeitalter.engine import kernel
from zeitalter.engine.events import Event
from zeitalter.engine.forms import Form, sample
from zeitalter.engine.game import Game
from zeitalter.engine.redeal import redeal
from zeitalter.engine.steps import Window, quiet_questions
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL, Zone
from zeitalter.kit.cautions import cautions_of
from zeitalter.testing.walk import Law, nonsense, random_answer, require, seats_that_may_answer

ANSWERS = 6
"""Orders of arrival that are tried."""


def worlds_look_alike(game: Game, s: Any, r: Random) -> None:
    """View, options in their order, refusals, asked seats and stack of a seat are equal in all its worlds."""
    top = s.stack[-1]
    requests = [nonsense(game, s.table, r) for _ in range(8)]
    for seat in (*range(s.table.seats), None):
        w = redeal(game, s, seat, r)
        w.choices = {}
        where = f"seat {seat}, {top!r}"
        _same_view(game.view(s, seat), game.view(w, seat), where)
        require(w.stack == s.stack, f"{where}: redeal has changed the stack")
        require(list(top.seats(w)) == list(top.seats(s)), f"{where}: hidden things decide who is asked")
        found = game.invariants(w)
        require(not found, f"{where}: the redealt world breaks invariants: {found}")
        if seat is None or not kernel.may_answer(s, seat):
            continue
        require(kernel.may_answer(w, seat), f"{where}: the seat is not asked in the redealt world")
        listed = list(top.options(s, seat))
        same = list(top.options(w, seat)) == listed
        require(same, f"{where}: options or their order depend on what the seat does not know")
        cautions = cautions_of(game, s, seat) == cautions_of(game, w, seat)
        require(cautions, f"{where}: a caution depends on what the seat does not know")
        asked_for = requests + list(top.candidates(s, seat))[:40]
        for action in asked_for:
            one, two = kernel.why_not(s, seat, action), kernel.why_not(w, seat, action)
            require(one == two, f"{where}: {action!r} is refused by what the seat does not know: {one}, {two}")


def _same_view(one: Any, two: Any, where: str) -> None:
    if one != two:
        parts = [key for key in one if one[key] != two.get(key)] if isinstance(one, dict) else one
        raise AssertionError(f"{where}: the view shows what the seat does not know: {parts}")


def truth_has_no_influence(game: Game, s: Any, r: Random) -> None:
    """Two worlds that differ only in what a seat does not know are redealt to the same copy."""
    for seat in (*range(s.table.seats), None):
        one, two = redeal(game, s, seat, r), redeal(game, s, seat, r)
        seed = r.random()
        copies = [redeal(game, w, seat, Random(seed)) for w in (one, two)]
        data = [game.state_to_json(c) for c in copies]
        different = [name for name in data[0] if data[0][name] != data[1][name]]
        require(not different, f"seat {seat}, {s.stack[-1]!r}: the truth decides the redealt fields {different}")
        bits = [c.source.bits(1) for c in copies]
        require(bits[0] == bits[1], f"seat {seat}: the truth decides the redealt random numbers")


def news_is_a_barrier(game: Game, s: Any, r: Random) -> None:
    """One answer in two worlds a seat cannot tell apart leads to equal views of that seat, or undo cannot cross it."""
    for seat in s.asked:
        action = random_answer(s, seat, r)
        views, barriers = [], []
        for _ in range(2):
            w = redeal(game, s, seat, r)
            before = w.barriers
            kernel.answer(w, seat, action)
            views.append(game.view(w, seat))
            barriers.append(w.barriers != before or w.result is not None)
        if views[0] != views[1]:
            parts = [key for key in views[0] if views[0][key] != views[1].get(key)]
            require(all(barriers), f"{action!r} of seat {seat} to {s.stack[-1]!r} tells of {parts} and can be undone")


def arrival_does_not_matter(game: Game, s: Any, r: Random) -> None:
    """Sealed answers in any order, replaced or not, lead to one state and the same events."""
    top = s.stack[-1]
    if not top.sealed or len(s.asked) < 2:
        return
    answers = {seat: random_answer(s, seat, r) for seat in s.asked}
    ends = []
    for _ in range(ANSWERS):
        c = s.copy()
        c.out = []
        order = r.sample(list(answers), len(answers))
        for i, seat in enumerate(order):
            if i + 1 < len(order) and r.random() < 0.5:
                kernel.answer(c, seat, random_answer(s, seat, r))
            kernel.answer(c, seat, answers[seat])
        ends.append((game.state_to_json(c), c.out))
    for data, events in ends[1:]:
        different = [name for name in data if data[name] != ends[0][0][name]]
        require(not different, f"{top!r}: the order of arrival of {answers!r} decides {different}")
        require(events == ends[0][1], f"{top!r}: the order of arrival decides the events")


def secrets_look_alike(game: Game, s: Any, r: Random) -> None:
    """Two answers that differ only in what is secret look alike to all others until they are revealed."""
    for seat in seats_that_may_answer(s):
        pair = _secret_pair(game, s, seat, r)
        if pair is None:
            continue
        ends = [_told(game, s, seat, action) for action in pair]
        for other in (*range(s.table.seats), None):
            if other == seat:
                continue
            where = f"seat {seat} answers {pair[0]!r} or {pair[1]!r} to {s.stack[-1]!r}, and seat {other}"
            one, two = (_as_seen(game, *end, other) for end in ends)
            for what in one:
                require(one[what] == two[what], f"{where} can tell by its {what}")


def _secret_pair(game: Game, s: Any, seat: int, r: Random) -> tuple[Action, Action] | None:
    """Two answers of a seat with the same public part: of a sealed decision, or by the kinds of the verb."""
    options = kernel.options(s, seat)
    if s.stack[-1].sealed:
        if list(s.asked) == [seat]:
            return None  # the last answer is revealed at once
        drawn = [sample(s, seat, r.choice(options), r) for _ in range(4)]
        return (drawn[0], drawn[-1]) if drawn[0] != drawn[-1] else None
    groups: dict[Action, list[Action]] = {}
    for option in options:
        if isinstance(option, Form):
            drawn = [sample(s, seat, option, r) for _ in range(8)]
        else:
            drawn = [option]
        for action in drawn:
            kinds = game.verbs[action[0]]
            public = (action[0], *(v for v, kind in zip(action[1:], kinds, strict=True) if not kind.secret))
            if len(public) < len(action):
                announced = s.stack[-1].announced(s, seat, action)
                groups.setdefault((*public, *announced), []).append(action)
    several = [group for group in groups.values() if len(set(group)) > 1]
    if not several:
        return None
    one, two = r.sample(sorted(set(r.choice(several))), 2)
    return one, two


def _told(game: Game, s: Any, seat: int, action: Action) -> tuple[Any, list[Event]]:
    c = s.copy()
    c.out = []
    kernel.answer(c, seat, action)
    return c, c.out


def _as_seen(game: Game, s: Any, events: list[Event], seat: int | None) -> dict[str, Any]:
    """Everything a seat can notice."""
    over = s.result is not None
    seen = {
        "events": None if over else [e.seen_by(seat, game.events[e.id]) for e in events],
        "view": None if over else game.view(s, seat),
        "stack": s.stack,
        "question": None if s.stack and isinstance(s.stack[-1], Window) else list(s.asked),
    }
    if seat is not None and kernel.may_answer(s, seat):
        seen["options"] = list(s.stack[-1].options(s, seat))
    return seen


def windows_do_not_say_whom_they_wait_for(game: Game, s: Any, r: Random) -> None:
    """An answer in a window that stays open changes nothing for anybody else."""
    if not isinstance(s.stack[-1], Window) or len(s.asked) < 2:
        return
    for seat in s.asked:
        before = {other: _as_seen(game, s, [], other) for other in range(s.table.seats) if other != seat}
        c, events = _told(game, s, seat, random_answer(s, seat, r))
        require(not events, f"seat {seat}: an answer in an open window tells {events}")
        for other, seen in before.items():
            now = _as_seen(game, c, [], other)
            require(now == seen, f"seat {other} sees that seat {seat} has answered in {s.stack[-1]!r}")


def orders_are_secret(game: Game, s: Any, r: Random) -> None:
    """A standing order shows in nobody else's view, options or question."""
    kinds = sorted(quiet_questions(game.package))
    if not kinds:
        return
    c = s.copy()
    seat, kind = r.randrange(s.table.seats), r.choice(kinds)
    c.orders[seat, kind] = r.choice(("never", "always"))
    for other in (*range(s.table.seats), None):
        if other != seat:
            same = _as_seen(game, c, [], other) == _as_seen(game, s, [], other)
            require(same, f"seat {other} sees the standing order of seat {seat} for {kind}")


def end_shows_all(game: Game, s: Any, r: Random) -> None:
    """After the end everybody sees the same (apart from `seat`), and whatever anybody could see before."""
    views = [_seatless(game, s, seat) for seat in (None, *range(s.table.seats))]
    for seat, view in enumerate(views[1:]):
        parts = [key for key in view if view[key] != views[0].get(key)]
        require(not parts, f"after the end seat {seat} and a spectator see different {parts}")
    places = [(z, i) for z, zone in enumerate(s.zones) for i, known in enumerate(zone.known) if known not in (0, ALL)]
    running = s.copy()
    running.result = None
    for z, i in r.sample(places, min(len(places), 3)):
        seat = (s.zones[z].known[i] & -s.zones[z].known[i]).bit_length() - 1
        w = s.copy()
        if not _exchange(game, w, z, i) or _seatless(game, w, None) != views[0]:
            continue
        w.result = None
        seen = game.view(w, seat) != game.view(running, seat)
        require(not seen, f"a card of zone {z} that seat {seat} could see is hidden after the end")


def _seatless(game: Game, s: Any, seat: int | None) -> dict[str, Any]:
    return {k: v for k, v in game.view(s, seat).items() if k != "seat"}


def _exchange(game: Game, w: Any, z: int, i: int) -> bool:
    """Exchange a hidden card with one of the same back in another zone."""
    card = w.zones[z].cards[i]
    for other, zone in enumerate(w.zones):
        for j, found in enumerate(zone.cards):
            if other != z and found != card and game.back(w, other, found) == game.back(w, z, card):
                w.zones[z] = _with(w.zones[z], i, found)
                w.zones[other] = _with(zone, j, card)
                return True
    return False


def _with(zone: Zone, i: int, card: int) -> Zone:
    return Zone((*zone.cards[:i], card, *zone.cards[i + 1 :]), zone.known)


SECRECY_LAWS: tuple[Law, ...] = (
    worlds_look_alike,
    truth_has_no_influence,
    news_is_a_barrier,
    arrival_does_not_matter,
    secrets_look_alike,
    windows_do_not_say_whom_they_wait_for,
    orders_are_secret,
)
"""All laws of secrecy at a question."""
