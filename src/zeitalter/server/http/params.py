"""The parts of an address and its query, each with its bound: what is larger leads nowhere. See also `wire.bounds`."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

LONGEST_ID = 80
MOST_ENTRIES = 2**31 - 1

PathId = Annotated[str, PathParameter(max_length=LONGEST_ID)]
"""The id of a match or a game, a language, the token of an invitation, a version."""
PathNumber = Annotated[int, PathParameter(ge=0, le=MOST_ENTRIES)]
"""The number of a seat or an entry."""
PathOfFile = Annotated[str, PathParameter(max_length=200)]
ListName = Annotated[str, QueryParameter(name="list", max_length=LONGEST_ID)]
Before = Annotated[str, QueryParameter(name="before", max_length=40, pattern=r"^[0-9T:.+ -]*$")]
"""A time as we have sent it."""
SeenSeat = Annotated[str, QueryParameter(name="seat", max_length=LONGEST_ID)]
