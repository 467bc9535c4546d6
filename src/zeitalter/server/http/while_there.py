"""Work for a request that ends when nobody waits for its answer any more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from zeitalter.server.errors import Conflict
from zeitalter.server.http.dependencies import AnyRequest

T = TypeVar("T")


async def while_there(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """What the work returns; it is cancelled when the client leaves. The body of the request must have been read."""
    working, left = asyncio.create_task(work), asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, left}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise Conflict("try-again")  # nobody reads it
    finally:
        working.cancel()
        left.cancel()


async def _left(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
