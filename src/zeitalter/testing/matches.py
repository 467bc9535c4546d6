"""Laws of whole matches: replay, files, undo, looking back, branches, batches, answers that come too late."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from typing import Any

from zeitalter.engine import files, kernel
from zeitalter.engine.errors import Refused, ZeitalterError
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.steps import Window, quiet_questions
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action
from zeitalter.testing.walk import MOST_ANSWERS, random_answer, random_entry, random_seed, random_table, require

ORDERS = ("never", "always", "ask")


@dataclass
class Played:
    """A match with what was true after each of its entries."""

    match: Match
    states: list[dict[str, Any]] = field(default_factory=list)
    barriers: list[int] = field(default_factory=list)

    def remember(self) -> None:
        """Write down the present position."""
        self.states.append(self.match.game.state_to_json(self.match.state))
        self.barriers.append(self.match.state.barriers)


def play_match(game: Game, r: Random, table: Table | None = None) -> Played:
    """A random match to its end through the door everybody uses, with undo, orders, batches and clocks in between."""
    table = table or random_table(game, r)
    match = Match.new(game, table.seats, table.options, random_seed(r))
    require(match.table.options == table.options, f"resolved options {table.options} resolve to {match.table.options}")
    played = Played(match)
    played.remember()
    deeds = [answer] * 30 + [undo] * 2 + [order, clock, batch]
    for _ in range(MOST_ANSWERS):
        if match.over:
            return played
        before = len(match.log)
        r.choice(deeds)(played, r)
        require(len(match.log) >= before, "the log has become shorter")
        undo_points_are_fair(played)
    raise AssertionError(f"{game.id}: a random match has not ended after {MOST_ANSWERS} deeds")


def answer(played: Played, r: Random) -> None:
    """A random answer that quotes its question; the same one again comes too late."""
    match = played.match
    seat, action = random_entry(match.state, r)
    ask = match.ask(seat)
    match.play(seat, action, ask=ask)
    played.remember()
    require(match.log[-1].value == action, "the log does not end with the answer")
    if kernel.may_answer(match.state, seat):
        require(match.ask(seat) == len(match.log), f"the question to seat {seat} does not quote its own last answer")
        try:
            match.play(seat, random_answer(match.state, seat, r), ask=ask)
        except Refused as refused:
            require(refused.id == "stale-answer", f"a late answer is refused as {refused.id}")
            return
        raise AssertionError(f"a late answer of seat {seat} was taken")


def clock(played: Played, r: Random) -> None:
    """A clock runs out."""
    match = played.match
    seat = r.choice(list(match.asked()))
    match.play_default(seat)
    played.remember()
    require(match.log[-1].by == "clock", "the answer of a clock is not marked")


def order(played: Played, r: Random) -> None:
    """Somebody changes a standing order."""
    match = played.match
    kinds = sorted(quiet_questions(match.game.package))
    if kinds:
        match.order(r.randrange(match.table.seats), r.choice(kinds), r.choice(ORDERS))
        played.remember()


def undo(played: Played, r: Random) -> None:
    """Somebody takes back one of his entries, if anybody can: the exact position is restored."""
    match = played.match
    for seat in range(match.table.seats):
        points = match.undo_points(seat)
        if not points:
            continue
        target = r.choice(points)
        others = {key: order for key, order in match.state.orders.items() if key[0] != seat}
        match.undo(seat, target)
        played.remember()
        wanted = {**played.states[target - 1], "orders": None}
        found = {**played.states[-1], "orders": None}
        different = [name for name in wanted if wanted[name] != found[name]]
        require(not different, f"undo of entry {target} does not restore {different}")
        kept = {key: order for key, order in match.state.orders.items() if key[0] != seat}
        require(kept == others, "undo has changed the standing orders of others")
        return


def undo_points_are_fair(played: Played) -> None:
    """Only own answers since the last answer of another and since the last barrier can be undone."""
    match = played.match
    for seat in range(match.table.seats):
        for n in match.undo_points(seat):
            entry = match.log[n - 1]
            require(entry.kind == "answer" and entry.seat == seat, f"seat {seat} may undo {entry}")
            require(played.barriers[n - 1] == match.state.barriers, f"undo of entry {n} would cross a barrier")
            foreign = [e for e in match.log[n:] if e.kind == "answer" and e.seat != seat]
            require(not foreign, f"seat {seat} may undo entry {n} although others have answered since: {foreign}")


def batch(played: Played, r: Random) -> None:
    """A plan is played like its answers one by one up to the first barrier or foreign question, or not at all."""
    match = played.match
    seat = r.choice(list(match.asked()))
    plan, goes_on = _plan(match, seat, r)
    before = match.game.state_to_json(match.state)
    if goes_on:
        try:
            match.play_all(seat, [*plan, ("no such verb",)])
        except Refused:
            require(match.game.state_to_json(match.state) == before, "a refused batch was played in part")
        else:
            raise AssertionError("a batch with an impossible answer was played")
    rest = match.play_all(seat, [*plan, *plan] if not goes_on else plan)
    require(rest == ([] if goes_on else plan), f"the batch {plan} of seat {seat} comes back with {rest}")
    single = match.at(len(match.log) - len(plan)).state
    for action in plan:
        kernel.answer(single, seat, action)
        played.states.append(match.game.state_to_json(single))
        played.barriers.append(single.barriers)
    require(match.game.state_to_json(match.state) == played.states[-1], "a batch differs from its answers one by one")


def _plan(match: Match, seat: int, r: Random) -> tuple[list[Action], bool]:
    """One to three legal answers in a row, and whether the seat could go on after them."""
    s = match.state.copy()
    plan: list[Action] = []
    for _ in range(r.randint(1, 3)):
        action = random_answer(s, seat, r)
        before = s.barriers
        kernel.answer(s, seat, action)
        plan.append(action)
        if s.barriers != before or seat not in s.asked or isinstance(s.stack[-1], Window):
            return plan, False
    return plan, True


# -- looking back -----------------------------------------------------------------------------------------------------


def looking_back(played: Played, r: Random) -> None:
    """Any entry can be looked at; branches of a finished match are true; the match itself stays as it is."""
    match, game = played.match, played.match.game
    require(len(played.states) == len(match.log) + 1, "the log has entries nobody made")
    for n in {0, len(match.log), *(r.randrange(len(match.log) + 1) for _ in range(3))}:
        then = match.at(n)
        same = game.state_to_json(then.state) == played.states[n]
        require(same, f"entry {n} looks different from when it was played")
        require(then.log == match.log[:n], f"the log of entry {n} is different")
        same = game.state_to_json(match.state_at(n)) == played.states[n]
        require(same, f"the position of entry {n} is different from when it was played")
        branch = match.branch(n)
        require(game.state_to_json(branch.state) == played.states[n], f"a true branch of entry {n} differs")
        require(branch.parent == {"entry": n, "commitment": match.commitment}, "a branch does not name its parent")
    require(game.state_to_json(match.state) == played.states[-1], "looking back has changed the match")


def branches_are_redealt(played: Played, r: Random) -> None:
    """A branch of a running match shows the seat what it saw then, and can be played and saved."""
    whole, game = played.match, played.match.game
    if not whole.log:  # over before anybody was asked
        return
    running = whole.at(r.randrange(len(whole.log)))
    if running.over:
        return
    n = r.randrange(len(running.log) + 1)
    seat = r.randrange(whole.table.seats)
    branch = running.branch(n, seat, r)
    require(branch.seed != whole.seed, "a branch of a running match has the true seed")
    if branch.state.quiet_answers == 0:
        same = branch.view(seat) == running.at(n).view(seat)
        require(same, f"a branch of entry {n} shows seat {seat} something else")
    for _ in range(5):
        if not branch.over:
            branch.play(*random_entry(branch.state, r))
    again = _read(game, files.dumps(branch))
    require(game.state_to_json(again.state) == game.state_to_json(branch.state), "a branch does not survive its file")


# -- files ------------------------------------------------------------------------------------------------------------


def files_round_trip(played: Played, r: Random) -> None:
    """A match comes back from its file, whole and from any entry on: state, log, events, asks."""
    whole, game = played.match, played.match.game
    for match in (whole, whole.at(r.randrange(len(whole.log) + 1))):
        text = files.dumps(match)
        again = _read(game, text)
        require(files.dumps(again) == text, "a match file differs after it was read")
        for seat in (*range(match.table.seats), None):
            require(again.events(seat) == match.events(seat), f"the events of seat {seat} do not survive a file")
            require(again.view(seat) == match.view(seat), f"the view of seat {seat} does not survive a file")
        asks = [(again.ask(seat), again.undo_points(seat)) for seat in range(match.table.seats)]
        wanted = [(match.ask(seat), match.undo_points(seat)) for seat in range(match.table.seats)]
        require(asks == wanted, "asks and undo do not survive a file")


def _read(game: Game, text: str) -> Match:
    try:
        return files.from_json(json.loads(text), lambda _: game)
    except ZeitalterError as error:
        raise AssertionError(f"a match cannot be read from its own file: {error}") from error


_OTHER_PROCESS = """
import importlib, json, sys
from zeitalter.engine import files
from zeitalter.testing.matches import digest
game = importlib.import_module(sys.argv[1]).GAME
print(digest(files.from_json(json.load(sys.stdin), lambda _: game)))
"""


def digest(match: Match) -> str:
    """A hash of what the seats of a match see and may do after each of its entries."""
    game = match.game
    found = blake2b(digest_size=16)
    then = match.at(0)
    for n in range(len(match.log) + 1):
        if n:
            then.replay(match.log[n - 1 : n])
        for seat in then.asked():
            found.update(repr(list(then.options(seat))).encode())
        if n % 20 == 0 or n == len(match.log):
            views = [then.view(seat) for seat in (*range(match.table.seats), None)]
            found.update(json.dumps([views, game.state_to_json(then.state)]).encode())
    return found.hexdigest()


def other_hash_seed(played: Played, r: Random) -> None:
    """Another process with another PYTHONHASHSEED replays the match to the same positions, views and options."""
    match = played.match
    own = os.environ.get("PYTHONHASHSEED", "")
    env = {**os.environ, "PYTHONHASHSEED": "4711" if own != "4711" else "4712", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", _OTHER_PROCESS, match.game.package],
        input=files.dumps(match), env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    require(done.returncode == 0, f"another process cannot replay the match: {done.stderr[-800:]}")
    require(done.stdout.strip() == digest(match), "another hash seed leads to other positions, views or options")


MATCH_LAWS = (looking_back, branches_are_redealt, files_round_trip)
"""Laws of a finished match, but for `other_hash_seed`, which starts a process."""
