"""On Ray: the same results as on one process, also when a worker is killed in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from zeitalter.engine import BadInput
from zeitalter.lab import experiment, on_ray
from zeitalter.lab.balance import balance_of
from zeitalter.lab.experiment import Cell, describe, play_missing
from zeitalter.lab.recorded_game import play_recorded
from zeitalter.lab.runner import Call, Done, Where, run
from zeitalter.lab.store import Store

ray = pytest.importorskip("ray")

GAMES = 60
CELL = Cell("historia", ("random",) * 3, 11)
RAY = Where(2, "local")


def study(folder: Path, where: Where) -> dict[str, Any]:
    with Store(folder / f"{where.ray}.sqlite", describe("balance", "historia", cell=CELL.as_json())) as store:
        ids = play_missing(store, [CELL.as_json()], GAMES, play_recorded, where)
        return balance_of(store.games(ids, GAMES))


def test_a_killed_worker_costs_nothing_but_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers of a real Ray; one is killed while it has games to play, and all games arrive, the same ones."""
    killed, workers = [], set()

    def run_and_kill(calls: Iterator[Call], where: Where) -> Iterator[Done]:
        for done in run(calls, where):
            workers.add(done.worker)
            if len(workers) == 2 and not killed:
                os.kill(done.worker, signal.SIGKILL)
                killed.append(done.worker)
            yield done

    alone = study(tmp_path, Where())
    monkeypatch.setattr(experiment, "run", run_and_kill)
    monkeypatch.setattr(experiment, "LARGEST_CHUNK", 3)
    together = study(tmp_path, RAY)
    assert killed
    assert together == alone
    assert together["games"] == GAMES
    assert not ray.is_initialized()


def test_another_version_on_a_machine_is_refused() -> None:
    answer, _ = on_ray.do_call(Call(len, ((),)), "0.0.1")
    with pytest.raises(BadInput) as refusal:
        on_ray.value_of(answer)
    assert refusal.value.id == "lab-other-version"


def test_an_address_without_a_cluster_is_refused() -> None:
    with pytest.raises(BadInput) as refusal:
        list(run(iter(()), Where(1, "nowhere")))
    assert refusal.value.id == "lab-no-ray"
    assert not ray.is_initialized()


def test_what_rays_core_writes_while_it_looks_for_a_cluster_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def find_nothing(**given: Any) -> None:
        os.write(2, b"W gcs_client.cc: Failed to get cluster ID\n")
        raise ConnectionError

    monkeypatch.setattr(ray, "init", find_nothing)
    with pytest.raises(BadInput) as refusal:
        list(run(iter(()), Where(1, "10.0.0.1:6379")))
    assert refusal.value.id == "lab-no-ray"
    assert capfd.readouterr() == ("", "")
