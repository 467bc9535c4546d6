"""The PostgreSQL of the tests ends with them, even if they are killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import postgres_guard
import pytest
from receivers import wait_until

pytestmark = pytest.mark.only("postgresql")

MAKE = """
import sys
sys.path.insert(0, sys.argv[1])
from postgres import Cluster
made = Cluster()
print(made.folder, made.guard.pid, flush=True)
sys.stdin.read()
"""
Tests = tuple[subprocess.Popen[str], Path, int, int]


@pytest.fixture
def tests() -> Iterator[Tests]:
    """Tests that have a cluster: their process, the cluster's folder, and the processes of its guard and its server."""
    with tempfile.TemporaryDirectory(prefix="zg-") as place:
        Path(place).chmod(0o711)
        process = subprocess.Popen(
            [sys.executable, "-c", MAKE, str(Path(__file__).parent)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "TMPDIR": place},
        )
        assert process.stdout is not None
        folder, guard = process.stdout.readline().split()
        server = postgres_guard.server_of(Path(folder))
        assert server is not None
        yield process, Path(folder), int(guard), server
        process.kill()
        process.communicate()
        postgres_guard.remove(Path(folder))


def is_over(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def test_a_cluster_ends_with_tests_that_are_killed(tests: Tests) -> None:
    process, folder, guard, server = tests
    process.kill()
    wait_until(lambda: is_over(server) and is_over(guard))
    assert not folder.exists()


def test_a_cluster_in_use_is_left_alone(tests: Tests) -> None:
    _, folder, _, server = tests
    postgres_guard.remove_left_behind(folder.parent)
    assert folder.exists()
    assert not is_over(server)


def test_what_is_left_of_tests_that_were_killed_with_their_guard_is_removed(tests: Tests) -> None:
    process, folder, guard, server = tests
    os.kill(guard, signal.SIGKILL)
    process.kill()
    wait_until(lambda: is_over(guard))
    assert not is_over(server)
    postgres_guard.remove_left_behind(folder.parent)
    assert is_over(server)
    assert not folder.exists()
