"""A match as the lists and the message `table` show it to a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.standing import Standing


class SeatSummary(msgspec.Struct):
    """Who sits in a seat."""

    name: str
    kind: str
    bot: str | None
    """Who plays it now, if not a person."""
    yours: bool
    taken: bool
    bank: int | UnsetType = UNSET
    """Seconds that are left of its bank, in a match with banks."""
    away: list[list[str]] | UnsetType = UNSET
    """Holidays of whoever sits there that are not over, each from when to when; left out if there are none."""


class MatchSummary(msgspec.Struct):
    """A match; its owner also gets the links to free seats and for spectators."""

    id: str
    game: str
    name: str
    seats: list[SeatSummary]
    open: bool
    pace: str
    bot_pace: str
    """How quickly its bots answer."""
    owner: bool
    waiting: list[int]
    since: str
    clock: int | None
    bank: int | None
    guide: bool
    over: bool
    result: Mapping[str, Any] | None
    entries: int
    links: dict[str, str] | UnsetType = UNSET
    watch: str | UnsetType = UNSET
    aside: bool | UnsetType = UNSET
    """Whether its bots have failed too often and rest; left out if not."""
    house_cards: bool | UnsetType = UNSET
    """Whether some of its components are not those of our edition; left out if not."""


def _bank(info: MatchInfo, seat: int) -> int | UnsetType:
    """The seconds that are left in the bank of a seat."""
    if not info.bank or info.places[seat].bot:
        return UNSET
    return max(0, info.bank * 3600 - sum(info.spent[seat] if info.spent else ()))


def summarize_match(info: MatchInfo, standing: Standing, person: str | None) -> MatchSummary:
    """A match as a person sees it in a list."""
    seats = [
        SeatSummary(
            p.name,
            "bot" if p.bot else "person",
            p.played_by,
            person is not None and p.person == person,
            not p.free,
            _bank(info, i),
            [[a.begins, a.ends] for a in info.absences(i) if a.ends > info.since] or UNSET,
        )
        for i, p in enumerate(info.places)
    ]
    owner = person == info.owner
    mine = info.seats_of(person)
    alone = len(mine) == 1  # whoever shares a screen must not learn which of its seats could react
    own_reactions = [seat for seat in standing.owing if alone and seat in mine and seat not in standing.waiting]
    return MatchSummary(
        id=info.id,
        game=info.game,
        name=info.name,
        seats=seats,
        open=info.open,
        pace=info.pace,
        bot_pace=info.bot_pace,
        owner=owner,
        waiting=sorted([*standing.waiting, *own_reactions]) if own_reactions else standing.waiting,
        since=info.since,
        clock=info.clock,
        bank=info.bank,
        guide=info.guide,
        over=standing.over,
        result=standing.result,
        entries=standing.entries,
        links={str(i): p.link for i, p in enumerate(info.places) if p.link and p.free} if owner else UNSET,
        watch=info.watch if owner else UNSET,
        aside=info.aside or UNSET,
        house_cards=info.house_cards or UNSET,
    )
