"""The work of experiments on Ray: local processes or the machines of a cluster (`pip install zeitalter[ray]`).

Ray gives a call out again by itself when a worker or a machine is lost. Every machine must have the same version of
Zeitalter: a worker with another one refuses, since it might play other games.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any

from zeitalter import __version__
from zeitalter.engine.errors import BadInput
from zeitalter.lab.runner import TRIES, Answer, Call, Done, Where, attempt, value_of

LOCAL = "local"
STDERR = 2
AHEAD = 2
"""Calls given out per processor, so that none waits for the next one."""
MEMORY = 80_000_000
"""For results on their way, on this machine; they are small."""


def run_on_ray(calls: Iterator[Call], where: Where) -> Generator[Done]:
    """Have calls done by Ray."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ModuleNotFoundError as error:
        raise BadInput("needs-extra", module=error.name or "ray", extra="ray") from None
    ours = not ray.is_initialized()  # a script may have joined a cluster itself
    if ours:
        _join(ray, where)
    remote = ray.remote(max_retries=TRIES - 1)(do_call)
    busy: dict[Any, Call] = {}
    try:
        while True:
            room = _room(ray, where)
            while len(busy) < room:
                call = next(calls, None)
                if call is None:
                    break
                busy[remote.remote(call, __version__)] = call
            if not busy:
                return
            for ready in ray.wait(list(busy), num_returns=1)[0]:
                try:
                    answer, worker = ray.get(ready)
                except ray.exceptions.WorkerCrashedError:
                    raise BadInput("lab-workers-die", times=TRIES) from None
                except ray.exceptions.RayError:
                    raise BadInput("lab-ray-lost") from None
                yield Done(busy.pop(ready), value_of(answer), worker)
    finally:
        if ours:
            ray.shutdown()


def _join(ray: Any, where: Where) -> None:
    """Start Ray on this machine, or join a cluster; an address where there is none gets one sentence."""
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if where.ray == LOCAL:
            ray.init(num_cpus=where.jobs, object_store_memory=MEMORY, **quiet)
        else:
            del quiet["include_dashboard"]
            with _errors_hushed():
                ray.init(address=where.ray, **quiet)
    except (ConnectionError, OSError, RuntimeError, ValueError, TimeoutError):
        raise BadInput("lab-no-ray", address=where.ray or LOCAL) from None


@contextmanager
def _errors_hushed() -> Generator[None]:
    """While Ray looks for a cluster its core writes lines of its own; what is wrong is raised as an error, too."""
    sys.stderr.flush()
    kept, nowhere = os.dup(STDERR), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, STDERR)
    try:
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
        os.close(nowhere)


def _room(ray: Any, where: Where) -> int:
    """How many calls may be out: machines of a cluster come and go."""
    processors = where.jobs if where.ray == LOCAL else ray.cluster_resources().get("CPU", 1)
    return max(1, int(AHEAD * processors))


def do_call(call: Call, version: str) -> tuple[Answer, int]:
    """What a worker does; also says which process it is."""
    return attempt(Call(_of_version, (call, version))), os.getpid()


def _of_version(call: Call, version: str) -> Any:
    """A call of somebody who has our version."""
    if version != __version__:
        raise BadInput("lab-other-version", ours=version, theirs=__version__)
    return call.function(*call.arguments)
