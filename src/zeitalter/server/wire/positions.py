"""Positions of a match as one seat may see them.

Everything a socket learns of a position is made here, from `Match.views`, `Match.events` and `Match.options` of one
seat; the seed, the state and the log itself never pass.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET

from zeitalter.engine.draft import Draft
from zeitalter.engine.match import Match
from zeitalter.engine.steps import Window
from zeitalter.server.encoding import json_text
from zeitalter.server.store.standing import asked_known_to
from zeitalter.server.wire.json_cache import MatchEncoder, encode_parts
from zeitalter.server.wire.readable import cautions_to_json, prompt_to_json
from zeitalter.server.wire.refusals import objection_to_json
from zeitalter.server.wire.server_messages import AskedMessage, DraftMessage, NowMessage


class Position:
    """The position after the newest entry, for all who look: what several of them need is made once."""

    def __init__(self, match: Match, encoder: MatchEncoder, since: str, until: str | None = None) -> None:
        self.match = match
        self.entry = len(match.log)
        self._encoder = encoder
        self._since = since
        self._until = until
        question = match.question()
        self._rule = "" if question is None else question.rule
        self._drafts = UNSET if question is None else question.drafts or UNSET
        self._asked = match.asked()
        self._awaited = match.awaited()
        self._reacting = isinstance(question, Window)
        self._prompt = prompt_to_json(match)
        self._points = match.points()
        self._header = match.game.header(match.state)
        self._views: dict[int | None, dict[str, Any]] = {}
        self._texts: dict[tuple[int | None, int, int | None], str] = {}

    def add_views(self, seats: Iterable[int | None]) -> None:
        """Make the views of several seats at once; those that are here already stay."""
        missing = {seat for seat in seats if seat not in self._views}
        if missing:
            self._views |= self.match.views(missing, self._encoder.view_memo)

    def message(self, seat: int | None, known: int, done: int | None = None) -> str:
        """The message `now` for a seat that knows everything up to an entry; `done` acknowledges its answer."""
        key = seat, known, done
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = json_text(self._now(seat, known, done))
        return text

    def _now(self, seat: int | None, known: int, done: int | None) -> NowMessage:
        match = self.match
        if seat not in self._views:
            self.add_views((seat,))
        message = NowMessage(
            n=match.newest_for(seat),
            known=known,
            seat=seat,
            events=self._encoder.events(match, seat, known),
            view=encode_parts(self._views[seat]),
            asked=asked_known_to(match, seat) if self._reacting else self._awaited,
            prompt=self._prompt,
            rule=self._rule,
            points=self._points,
            header=self._header,
            since=self._since,
            until=self._until,
            over=match.over,
            done=UNSET if done is None else done,
        )
        if seat is None:
            return message
        message.ask = match.ask(seat)
        message.undo = match.undo_points(seat)
        if known < 0:
            message.wrote = match.last_entry_of(seat)
        message.sealed = _sealed_answer(match, seat)
        message.orders = match.orders(seat)
        if seat in self._asked:
            message.options = self._encoder.options(match, seat)
            message.drafts = self._drafts
            message.cautions = cautions_to_json(match, seat) or UNSET
        elif message.sealed is not None:
            message.change = self._encoder.options(match, seat)
        if match.read_only:
            message.read_only = True
        return message


def asked_message(match: Match, since: str) -> AskedMessage:
    """Somebody gave a sealed answer, and nothing else has changed."""
    return AskedMessage(match.newest_for(None), asked_known_to(match, None), since)


def own_asked_message(match: Match, since: str, seat: int) -> AskedMessage:
    """The same for the seat that gave the answer, with what it may give instead."""
    sealed = _sealed_answer(match, seat)
    n = match.newest_for(seat)
    change = UNSET if sealed is None else MatchEncoder(match).options(match, seat)
    return AskedMessage(n, asked_known_to(match, seat), since, seat, match.ask(seat), sealed, [], change)


def _sealed_answer(match: Match, seat: int) -> list[Any] | None:
    """The sealed answer a seat has given to the present question."""
    answer = match.state.sealed.get(seat)
    return None if answer is None else match.game.action_to_json(match.table, answer)


def draft_message(id: int, seat: int, draft: Draft) -> DraftMessage:
    """The position after a draft, for the seat that asked."""
    match, question = draft.match, draft.match.question()
    encoder = MatchEncoder(match)
    return DraftMessage(
        id=id,
        seat=seat,
        ask=match.ask(seat),
        taken=len(draft.taken),
        dropped=[[i, objection_to_json(match, objection), objection.rule] for i, objection in draft.dropped],
        view=encode_parts(match.views((seat,), encoder.view_memo)[seat]),
        options=encoder.options(match, seat),
        prompt=prompt_to_json(match),
        rule="" if question is None else question.rule,
        cautions=cautions_to_json(match, seat) or UNSET,
    )
