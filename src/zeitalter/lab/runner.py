"""One way to have work done: by this process, by several of this machine, or by a Ray cluster.

Work is a stream of calls of functions that know nothing of one another; what they return comes back in any order. Only
a few calls are given out at a time, so a stream may be as long as it likes. A worker that is killed costs only the call
it was busy with, which is given out again. Workers are spawned: scripts that use several need the usual main guard.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from zeitalter.engine.errors import BadInput

TRIES = 3
"""How often a call is given out before we believe that it is the call that kills workers."""


class Call(NamedTuple):
    """Something to do: a function of a module, and its arguments."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class Done(NamedTuple):
    """What became of a call, and the process that did it."""

    call: Call
    result: Any
    worker: int


class Where(NamedTuple):
    """Who does the work: so many processes of this machine, or Ray (`local`, or the address of a cluster)."""

    jobs: int = 1
    ray: str | None = None


def run(calls: Iterator[Call], where: Where = Where()) -> Generator[Done]:  # noqa: B008 - immutable
    """Have calls done; what became of each, in any order. Closing it stops the workers."""
    if where.ray is not None:
        from zeitalter.lab.on_ray import run_on_ray

        return run_on_ray(calls, where)
    return _here(calls) if where.jobs <= 1 else _on_processes(calls, where.jobs)


Answer = tuple[str, Any]
"""Of a worker: nothing and a value, or the id of a mistake and what is known of it."""


class WorkFailedError(Exception):
    """A call of a worker raised something that we did not expect: a mistake of ours."""


def attempt(call: Call) -> Answer:
    """Do a call in a worker; mistakes are sent home as plain values, which always arrive."""
    try:
        return "", call.function(*call.arguments)
    except BadInput as error:
        return error.id, error.args_by_name
    except Exception as error:
        return "unexpected", f"{type(error).__name__}: {error}"


def value_of(answer: Answer) -> Any:
    """What a worker found, or what went wrong there."""
    mistake, value = answer
    if not mistake:
        return value
    if mistake == "unexpected":
        raise WorkFailedError(value)
    raise BadInput(mistake, **value)


def _here(calls: Iterator[Call]) -> Generator[Done]:
    for call in calls:
        yield Done(call, call.function(*call.arguments), os.getpid())


# -- processes of this machine -----------------------------------------------------------------------------------------


class _Worker(NamedTuple):
    process: BaseProcess
    line: Connection


class _Given(NamedTuple):
    call: Call
    tries: int


def _on_processes(calls: Iterator[Call], jobs: int) -> Generator[Done]:
    """Each worker has one call at a time."""
    workers: dict[Connection, _Worker] = {}
    busy: dict[Connection, _Given] = {}
    again: list[_Given] = []
    try:
        while True:
            while len(busy) < jobs:
                given = again.pop() if again else _next(calls)
                if given is None:
                    break
                idle = next((line for line in workers if line not in busy), None)
                if idle is None:
                    idle = _start(workers)
                busy[idle] = given
                _send(idle, given.call)
            if not busy:
                return
            for line in wait(list(busy)):
                assert isinstance(line, Connection)
                given = busy.pop(line)
                try:
                    answer = line.recv()
                except (EOFError, OSError):  # the worker is gone
                    workers.pop(line).process.join()
                    line.close()
                    again.append(_once_more(given))
                    continue
                yield Done(given.call, value_of(answer), workers[line].process.pid or 0)
    finally:
        for worker in workers.values():
            worker.process.terminate()
            worker.line.close()
        for worker in workers.values():
            worker.process.join()


def _next(calls: Iterator[Call]) -> _Given | None:
    call = next(calls, None)
    return None if call is None else _Given(call, 1)


def _once_more(given: _Given) -> _Given:
    if given.tries >= TRIES:
        raise BadInput("lab-workers-die", times=TRIES)
    return _Given(given.call, given.tries + 1)


def _send(line: Connection, call: Call) -> None:
    with suppress(OSError):  # the worker is gone: reading from it will tell
        line.send(call)


def _start(workers: dict[Connection, _Worker]) -> Connection:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    workers[ours] = _Worker(process, ours)
    return ours


def _work(line: Connection) -> None:
    """What a worker does: calls, until nobody has any more. Interrupts are for who gives out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            call = line.recv()
        except EOFError:
            return
        line.send(attempt(call))
