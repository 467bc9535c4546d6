"""One runner: the same results from one process or several; what dies is done again; mistakes come home."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from workers import die, die_once, fail, refuse, square

from zeitalter.engine import BadInput
from zeitalter.lab.runner import Call, Where, WorkFailedError, run


def squares(n: int) -> Iterator[Call]:
    return (Call(square, (i,)) for i in range(n))


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_call_is_done_once(jobs: int) -> None:
    done = list(run(squares(20), Where(jobs)))
    assert sorted((d.call.arguments[0], d.result) for d in done) == [(i, i * i) for i in range(20)]
    assert len({d.worker for d in done}) <= jobs


def test_only_a_few_calls_are_out_at_a_time() -> None:
    """A stream of calls may be endless: it is read as far as there are workers, and a little more."""
    taken = []

    def endless() -> Iterator[Call]:
        while True:
            taken.append(1)
            yield Call(square, (len(taken),))

    found = run(endless(), Where(2))
    for n in range(1, 30):
        next(found)
        assert len(taken) <= n + 2
    found.close()


def test_a_worker_that_dies_costs_only_its_call(tmp_path: Path) -> None:
    mark = str(tmp_path / "mark")
    calls = iter([*squares(4), Call(die_once, (7, mark)), *squares(4)])
    results = sorted(d.result for d in run(calls, Where(2)))
    assert results == sorted([0, 1, 4, 9, 7, 0, 1, 4, 9])


def test_a_call_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(BadInput) as refusal:
        list(run(iter([Call(die, ())]), Where(2)))
    assert refusal.value.id == "lab-workers-die"


def test_refusals_and_mistakes_come_home() -> None:
    with pytest.raises(BadInput) as refusal:
        list(run(iter([Call(refuse, ())]), Where(2)))
    assert refusal.value.args_by_name["game"] == "chess"
    with pytest.raises(WorkFailedError, match="ZeroDivisionError: nothing to share"):
        list(run(iter([Call(fail, ())]), Where(2)))
