"""Pebbles: everything the game brings, part by part."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from zeitalter.games.pebbles.rules import turns
from zeitalter.games.pebbles.rules.state import State
from zeitalter.engine.rng import Source
from zeitalter.engine.table import Table
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.game_parts import Bot, Facts, Rules, Sight, Vocabulary, Words


def new_state(table: Table, source: Source) -> State:
    """The heap lies there, the first player begins (P1)."""
    s = State(table, source)
    s.push(turns.Take(0))
    return s


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Everything lies open."""
    players = [{"taken": n} for n in s.taken]
    return {"seat": seat, "heap": s.heap, "players": players, "result": s.result}


def worth(s: State, seat: int) -> float:
    """It is good to win, and to leave a number that four divides."""
    if s.result is not None:
        return 2.0 if seat in s.result["winners"] else -2.0
    return float(s.heap % (turns.MOST + 1) == 0)


GAME = Declaration(
    facts=Facts(id="pebbles", seats=(2, 5), quick_seats=3, rules_version=1, rule_numbers=r"P\d+"),
    vocabulary=Vocabulary(
        verbs=turns.VERBS,
        events=turns.EVENTS,
        prompts=turns.PROMPTS,
        objections=turns.OBJECTIONS,
        chapters=("game-over",),
    ),
    rules=Rules(
        state=State,
        new_state=new_state,
        invariants=turns.invariants,
        chapters=(turns,),
        switches=turns.SWITCHES,
    ),
    sight=Sight(view=view, points=lambda s: s.taken, header=lambda s: {"heap": s.heap}),
    words=Words(folder=Path(__file__).parent / "words"),
    bot=Bot(evaluate=worth),
)
