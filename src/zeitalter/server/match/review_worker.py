"""The analysis of a match in a worker process: a slice at a time, so that bots get their turn in between.

A worker remembers the matches it has worked on last: only its first slice of a match reads the file.
"""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any

import msgspec

from zeitalter.bots.review import Review
from zeitalter.bots.review_work import Effort, Work
from zeitalter.engine import files
from zeitalter.games import find_game


def review_slice(data: bytes) -> bytes:
    """Go on with an analysis for some seconds of the processor: how far it is, and at the end what was found."""
    begun = time.process_time()
    task: dict[str, Any] = msgspec.msgpack.decode(data)
    review = _review(task["file"], tuple(task["seats"]), Effort(seconds=task["in_all"], at_once=task["seconds"]))
    work = Work.from_json(task["work"]) if task["work"] else Work()
    done = review.run(work, begun + task["seconds"])
    found = review.result(work) if done else None
    return msgspec.json.encode({"work": work.to_json(), "review": found})


@lru_cache(maxsize=2)
def _review(file: bytes, seats: tuple[int, ...], effort: Effort) -> Review:
    return Review(files.from_json(msgspec.json.decode(file), find_game), seats, effort)
