"""Prepared answers: given when their question is put, dropped when not possible, and nobody else's business."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from houses import house_config
from room_story import ADA, EVE, Window, in_room
from visitors import Server, Visitor, table

from zeitalter import Match, find_game
from zeitalter.engine import files
from zeitalter.engine.ahead import foreseen_questions, preparable
from zeitalter.engine.kernel import random_answer
from zeitalter.engine.redeal import redeal
from zeitalter.games import game_ids
from zeitalter.server.errors import Conflict, Forbidden, Wrong
from zeitalter.server.match.bot_workers import BotWorkers
from zeitalter.server.match.prepared import _has_happened
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.store.database import Database
from zeitalter.server.store.prepared import Prepared

SELECT = "SelectCards"


@pytest.fixture
def quick(services: RoomServices) -> RoomServices:
    services.config.prepared_live = (0.0, 0.0)
    return services


async def play(room: Room, seat: int, action: Any) -> None:
    async with room.turn() as match:
        match.play(seat, action)


async def play_until_asked(room: Room, r: Random, after: int) -> None:
    """Play by lot until everybody is to select cards, after an entry."""
    match = room.match
    while not (type(match.question()).__name__ == SELECT and match.question_entry > after):
        seat = match.asked()[0]
        await play(room, seat, random_answer(match.state, seat, r))


async def settled(room: Room) -> None:
    """Wait until nothing that was prepared is being given."""
    while room.prepared or room.lock.locked():
        await asyncio.sleep(0.01)


def cards_of(room: Room, seat: int) -> list[Any]:
    """The first cards that a seat may prepare, as a browser names them."""
    match = room.match
    found: list[Any] = match.game.action_to_json(match.table, preparable(match, seat)[SELECT][0])
    return found


def untimed(window: Window) -> list[str]:
    """What a window heard, without the times of the day."""
    heard = [
        {k: v for k, v in m.items() if k != "since"} for m in window.heard if m["t"] in ("now", "asked", "prepared")
    ]
    return [json.dumps(m, sort_keys=True) for m in heard]


def next_round(services: RoomServices, by_hand: bool) -> tuple[list[str], list[str], Match]:
    """What the owner and another seat hear when the cards of the next round were prepared, or are laid by hand."""
    own, other, found = Window(0), Window(1), []

    async def story(room: Room) -> None:
        r = Random(1)
        await play_until_asked(room, r, -1)
        await play(room, 0, room.match.options(0)[0])
        before = len(room.match.log)
        cards = cards_of(room, 0)
        for window in (own, other):
            room.welcome(window, -1)
        if not by_hand:
            await room.prepare(ADA, 0, SELECT, cards, "")
        await play_until_asked(room, r, before)
        if by_hand:
            await play(room, 0, room.match.game.action_from_json(room.match.table, cards))
        await settled(room)
        assert 0 not in room.match.asked()
        assert room.info.prepared == {}
        found.append(room.match)

    in_room(services, story)
    return untimed(own), untimed(other), found[0]


def test_cards_of_the_next_round_are_laid_by_themselves(quick: RoomServices) -> None:
    own, _, match = next_round(quick, by_hand=False)
    assert (match.log[-1].seat, match.log[-1].by) == (0, "prepared")
    assert any("prepared" in message and '"SelectCards"' in message for message in own)
    events = [event.id for n, event in match.events(0) if n == len(match.log)]
    assert events == ["prepared"]
    assert match.newest_for(1) == len(match.log)


def test_nobody_else_can_tell_a_prepared_answer_from_one_that_was_given_by_hand(tmp_path: Path) -> None:
    heard = []
    for by_hand in (False, True):
        config = house_config(tmp_path / str(by_hand), moment=0.0, bot_delay=(0.0, 0.0), prepared_live=(0.0, 0.0))
        database = Database(config.url())
        _, other, match = next_round(RoomServices(config, database, BotWorkers(1)), by_hand)
        database.close()
        for seat in (1, 2, None):
            assert all(event.id != "prepared" for _, event in match.events(seat))
        heard.append([message for message in other if '"t": "asked"' in message or '"n"' in message])
    assert heard[0] == heard[1]


def test_what_was_prepared_can_be_revoked_and_replaced(quick: RoomServices) -> None:
    async def story(room: Room) -> None:
        r = Random(1)
        await play_until_asked(room, r, -1)
        await play(room, 0, room.match.options(0)[0])
        before = len(room.match.log)
        await room.prepare(ADA, 0, SELECT, cards_of(room, 0), "")
        assert [one.answer for one in room.info.prepared.values()] == [cards_of(room, 0)]
        again = await Rooms(quick).room(room.info.id)
        assert again.info.prepared == room.info.prepared
        await room.prepare(ADA, 0, SELECT, None, "")
        await play_until_asked(room, r, before)
        await settled(room)
        assert 0 in room.match.asked()
        assert all(entry.by == "" for entry in room.match.log)

    in_room(quick, story)


def test_what_is_not_possible_any_more_is_dropped_and_its_owner_is_told_why(quick: RoomServices) -> None:
    async def story(room: Room) -> None:
        r = Random(1)
        await play_until_asked(room, r, -1)
        before = len(room.match.log)
        cards = cards_of(room, 0)
        await room.prepare(ADA, 0, SELECT, cards, "")
        await play(room, 0, room.match.game.action_from_json(room.match.table, cards))  # now, instead of later
        own, other = Window(0), Window(1)
        room.welcome(own, -1)
        room.welcome(other, -1)
        await play_until_asked(room, r, before)
        await settled(room)
        dropped = own.last("prepared")["prepared"][0]["dropped"]
        assert dropped[0] == "impossible"
        assert dropped[1][0] == "not-in-hand"
        assert all(message["t"] != "prepared" for message in other.heard)
        assert 0 in room.match.asked()

    in_room(quick, story)


def test_only_its_person_prepares_for_a_seat_and_only_what_the_game_allows(quick: RoomServices) -> None:
    async def story(room: Room) -> None:
        await play_until_asked(room, Random(1), -1)
        cards = cards_of(room, 0)
        with pytest.raises(Forbidden, match="not-your-seat"):
            await room.prepare(EVE, 0, SELECT, cards, "")
        with pytest.raises(Conflict, match="not-to-be-prepared"):
            await room.prepare(ADA, 0, "PlaceCube", cards, "")
        with pytest.raises(Conflict, match="not-to-be-prepared"):
            await room.prepare(ADA, 0, SELECT, ["pass"], "")
        with pytest.raises(Wrong, match="not-to-be-prepared"):
            await room.prepare(ADA, 0, SELECT, cards, "named")
        with pytest.raises(Wrong, match="not-to-be-prepared"):
            await room.prepare(ADA, 0, "ChooseNext", ["end_turn"], "doomsday")
        assert room.info.prepared == {}

    in_room(quick, story)


def test_a_turn_is_ended_again_and_again_until_a_new_round_begins(quick: RoomServices) -> None:
    async def story(room: Room) -> None:
        match, r = room.match, Random(2)
        await room.prepare(ADA, 0, "ChooseNext", ["end_turn"], "chapter")
        for _ in range(400):
            await settled(room)
            if match.over or (0, "ChooseNext") not in room.info.prepared or room.info.prepared[0, "ChooseNext"].dropped:
                break
            seat = match.asked()[0]
            await play(room, seat, random_answer(match.state, seat, r))
        assert room.info.prepared[0, "ChooseNext"].dropped == ["chapter"]
        given = [n for n, entry in enumerate(match.log, 1) if entry.by == "prepared"]
        chapters = find_game("historia").vocabulary.chapters
        begun = [n for n, event in match.events(None, 1) if event.id in chapters]
        assert all(n <= begun[0] for n in given)

    in_room(quick, story)


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_prepared_answers_read_only_what_their_seat_knows(game: str) -> None:
    """In every game that has some: what may be prepared is the same in a world where all else is dealt anew."""
    declaration = find_game(game)
    assert foreseen_questions(declaration.package)
    r = Random(7)
    match = Match.new(declaration, 3, seed=7)
    seen = 0
    for _ in range(150):
        if match.over:
            break
        for seat in range(3):
            other = redeal(declaration, match.state, seat, Random(r.random()))
            for step in foreseen_questions(declaration.package).values():
                assert step.ahead(match.state, seat) == step.ahead(other, seat)
                assert step.about(match.state, seat) == step.about(other, seat)
                seen += bool(step.ahead(other, seat))
        seat = match.asked()[0]
        match.play(seat, random_answer(match.state, seat, r))
    assert seen


def test_passing_ends_when_somebody_else_does_something_to_the_seat() -> None:
    match = Match.new(find_game("seven_ages"), 3, seed=5)
    r = Random(5)
    named = 0
    for _ in range(200):
        seat = match.asked()[0]
        before = len(match.log)
        match.play(seat, random_answer(match.state, seat, r))
        for own in range(3):
            kinds = match.game.events
            told = [e for n, e in match.events(own, before + 1) if match.log[n - 1].seat != own]
            hit = any(k.name == "seat" and v == own for e in told for k, v in zip(kinds[e.id], e.args, strict=False))
            if hit:
                named += 1
                assert _has_happened(match, own, Prepared([], before, "named"))
    assert named


def test_a_file_with_a_prepared_answer_reads_and_shows_it_after_the_end_alone() -> None:
    match = Match.new(find_game("historia"), 2, seed=3)
    r = Random(3)
    while type(match.question()).__name__ != SELECT:
        seat = match.asked()[0]
        match.play(seat, random_answer(match.state, seat, r))
    match.play(match.asked()[0], match.options(match.asked()[0])[0], by="prepared")
    assert match.disclosed == "owing"
    again = files.from_json(files.to_json(match), find_game)
    assert again.log[-1].by == "prepared"
    owner = again.log[-1].seat
    assert [e.id for _, e in again.events(owner, len(again.log))] == ["prepared"]
    assert again.events(1 - owner, len(again.log)) == again.events(None, len(again.log)) == []
    while not again.over:
        seat = again.asked()[0]
        again.play(seat, random_answer(again.state, seat, r))
    assert any(e.id == "prepared" for _, e in again.events(None))


def test_prepared_answers_outlive_a_restart_and_are_told_over_the_wire(tmp_path: Path) -> None:
    server = Server(tmp_path, prepared_daily=[0.0, 0.0])
    ada, beate = Visitor("Ada", server), Visitor("Beate", server)
    match = table(ada, beate, pace="daily")
    mine, theirs = ada.sit(match, 0), beate.sit(match, 1)
    r = Random(1)
    while mine.now[0]["prompt"][0] != SELECT:
        for seat, screen in enumerate((mine, theirs)):
            screen.drain()
            if seat in screen.now[seat]["asked"] and screen.now[seat]["prompt"][0] != SELECT:
                screen.play(seat, r.choice(screen.now[seat]["options"]))
    mine.play(0, mine.now[0]["options"][0])
    told = mine.ask("prepare", seat=0)
    assert told["t"] == "prepared"
    cards = told["ahead"][SELECT][0]
    assert mine.ask("prepare", seat=0, question=SELECT, answer=cards)["prepared"] == [
        {"question": SELECT, "answer": cards}
    ]
    assert theirs.ask("prepare", seat=0)["error"] == "not-your-seat"
    assert mine.ask("prepare", seat=0, question="Nonsense", answer=cards)["error"] == "not-to-be-prepared"
    assert server.stop() == 0
    server.start()
    again = ada.sit(match, 0)
    assert again.ask("prepare", seat=0)["prepared"] == [{"question": SELECT, "answer": cards}]
    server.kill()
