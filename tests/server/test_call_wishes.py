"""When somebody is called: at once, gathered, never in quiet hours; of a secret of theirs nobody else hears."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from room_story import ADA, EVE
from sqlalchemy import Connection, delete, insert, select, update

from zeitalter import Match, find_game
from zeitalter.engine.forms import sample
from zeitalter.games import game_ids
from zeitalter.server.calls import nudges
from zeitalter.server.calls.expansion import expand_happenings
from zeitalter.server.calls.letters import Letter, write_letter
from zeitalter.server.calls.links import LinkSigner
from zeitalter.server.calls.nudges import matches_to_nudge, nudge_late
from zeitalter.server.calls.outbox import add_call, claim_calls, stamp
from zeitalter.server.calls.outgoing import Outgoing
from zeitalter.server.calls.sender import Roads, Sender
from zeitalter.server.calls.ways import add_way, find_way
from zeitalter.server.calls.wishes import QuietHours, due_time, store_wishes, usual_wishes
from zeitalter.server.config import Config
from zeitalter.server.match import happenings
from zeitalter.server.match.lobby import new_info
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.protection import Limits
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.database import Database
from zeitalter.server.store.happenings import NUDGE, TURN, Happening, write_happenings
from zeitalter.server.store.match_info import MatchInfo, Place
from zeitalter.server.store.matches import insert_match, match_rows
from zeitalter.server.store.standing import standing_of
from zeitalter.server.store.tables import CALLS, HAPPENINGS, HOLIDAYS, MATCHES, PEOPLE
from zeitalter.testing import seeds

NOON = datetime(2026, 3, 10, 12, 20, tzinfo=UTC)


def due(now: datetime, gathered: bool = False, **quiet: str) -> datetime:
    wishes = usual_wishes()
    wishes.quiet = QuietHours(quiet["begin"], quiet["end"], quiet["zone"]) if quiet else None
    return due_time(wishes, gathered, now)


def test_at_once_or_at_the_full_hour() -> None:
    assert due(NOON) == NOON
    assert due(NOON, gathered=True) == datetime(2026, 3, 10, 13, tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-01-10T20:59", "2026-01-10T20:59"),
        ("2026-01-10T21:00", "2026-01-11T06:30"),
        ("2026-01-10T23:30", "2026-01-11T06:30"),
        ("2026-01-11T06:29", "2026-01-11T06:30"),
        ("2026-01-11T06:30", "2026-01-11T06:30"),
        ("2026-07-10T20:00", "2026-07-11T05:30"),
        ("2026-03-28T22:00", "2026-03-29T05:30"),
        ("2026-10-24T22:00", "2026-10-25T06:30"),
    ],
)
def test_quiet_hours_are_those_of_the_place_in_summer_and_winter(now: str, end: str) -> None:
    found = due(datetime.fromisoformat(f"{now}+00:00"), begin="22:00", end="07:30", zone="Europe/Berlin")
    assert found == datetime.fromisoformat(f"{end}+00:00")


def test_a_place_that_nobody_knows_any_more_holds_nobody_up() -> None:
    assert due(NOON, begin="11:00", end="14:00", zone="Europe/Atlantis") == NOON


def test_quiet_hours_may_lie_within_a_day_and_end_what_was_gathered() -> None:
    office = {"begin": "09:00", "end": "17:00", "zone": "UTC"}
    assert due(NOON, **office) == datetime(2026, 3, 10, 17, tzinfo=UTC)
    early = datetime(2026, 3, 10, 8, 10, tzinfo=UTC)
    assert due(early, **office) == early
    assert due(early, gathered=True, **office) == datetime(2026, 3, 10, 17, tzinfo=UTC)


# -- what is written, and for whom -------------------------------------------------------------------------------------


@pytest.fixture
def database(services: RoomServices) -> Database:
    with services.database.engine.execution_options(writes=True).begin() as c:
        c.execute(insert(PEOPLE), [{"id": p.id, "name": p.name, "created": timestamp()} for p in (ADA, EVE)])
    return services.database


def seated(match: Match, clock: int | None = None) -> MatchInfo:
    asked = match.awaited()[0]
    places = [Place(f"P{seat}", ADA.id if seat == asked else EVE.id) for seat in range(len(match.seats))]
    return new_info(match.game.id, "Friday", ADA, places, clock=clock, pace="daily")


def new_way(c: Any, kind: str, person: str = ADA.id) -> str:
    found = add_way(c, person, kind, f"https://example.org/{kind}", "", {}, "https://p.example.org")
    return str(found.id)  # type: ignore[union-attr]


def test_people_who_cannot_be_called_cost_no_row(database: Database) -> None:
    with database.engine.execution_options(writes=True).begin() as c:
        new_way(c, "json")
        write_happenings(c, [Happening("m", p.id, TURN, timestamp()) for p in (ADA, EVE)])
        assert [row.person for row in c.execute(select(HAPPENINGS))] == [ADA.id]


def test_everything_of_an_hour_is_one_letter(database: Database) -> None:
    match = Match.new(find_game("historia"), 2, seed=1)
    info = seated(match)
    with database.engine.execution_options(writes=True).begin() as c:
        insert_match(c, info, match)
        way = new_way(c, "push")
        wishes = usual_wishes("de")
        wishes.gathered = True
        store_wishes(c, ADA.id, wishes)
        for name in ("Beate", "Carla"):
            write_happenings(c, happenings.after_sitting_down(info, EVE.id, name, set(), timestamp()))
        write_happenings(c, happenings.turns(info, match, set(), timestamp(), info.since))
        expand_happenings(c)
        assert claim_calls(c, 60) == []
        c.execute(update(CALLS).values(due=timestamp()))
        calls = claim_calls(c, 60)
        found = find_way(c, way)
        assert found is not None
        letter = write_letter(c, LinkSigner("00" * 32), "https://p.example.org", found, calls)
    assert letter is not None
    assert letter.title == "3 Nachrichten von deinen Tischen"
    assert sorted(line.text for line in letter.lines) == [
        "Historia, „Friday“: Beate hat sich gesetzt.",
        "Historia, „Friday“: Carla hat sich gesetzt.",
        "Historia, „Friday“: Du bist am Zug.",
    ]


def test_what_no_longer_holds_is_not_sent(database: Database) -> None:
    match = Match.new(find_game("historia"), 2, seed=1)
    info = seated(match)
    with database.engine.execution_options(writes=True).begin() as c:
        insert_match(c, info, match)
        found = find_way(c, new_way(c, "push"))
        assert found is not None
        write_happenings(c, happenings.turns(info, match, set(), timestamp(), info.since))
        expand_happenings(c)
        calls = claim_calls(c, 60)
        signer = LinkSigner("00" * 32)
        assert write_letter(c, signer, "", found, calls) is not None
        waiting = standing_of(match).waiting
        c.execute(update(MATCHES).values(waiting=[]))
        assert write_letter(c, signer, "", found, calls) is None
        c.execute(update(MATCHES).values(waiting=waiting, since=timestamp()))
        assert write_letter(c, signer, "", found, calls) is None


def test_half_of_the_clock_nudges_once(services: RoomServices, database: Database) -> None:
    match = Match.new(find_game("historia"), 2, seed=1)
    info = seated(match, clock=24)
    info.since = stamp(datetime.now(UTC) - timedelta(hours=11))

    async def kinds(rooms: Rooms) -> list[str]:
        await nudge_late(rooms)
        return [row.kind for row in await database.read(lambda c: c.execute(select(HAPPENINGS)).all())]

    async def story() -> list[list[str]]:
        rooms = Rooms(services)
        await rooms.add(info, lambda: match_rows(match))
        await database.write(lambda c: new_way(c, "json"))
        early = await kinds(rooms)
        since = stamp(datetime.now(UTC) - timedelta(hours=13))
        await database.write(lambda c: c.execute(update(MATCHES).values(since=since)))
        rooms = Rooms(services)
        found = [early, await kinds(rooms), await kinds(rooms)]
        assert await database.read(matches_to_nudge) == []
        return found

    assert asyncio.run(story()) == [[], [NUDGE], [NUDGE]]


@pytest.mark.parametrize(("begins", "nudged"), [(-14, []), (1, [ADA.id])])
def test_nobody_is_nudged_on_holiday(
    begins: int, nudged: list[str], services: RoomServices, database: Database
) -> None:
    match = Match.new(find_game("historia"), 1, seed=1)
    info = seated(match, clock=24)
    now = datetime.now(UTC)
    info.since = stamp(now - timedelta(hours=13))
    away = {"begins": stamp(now + timedelta(hours=begins)), "ends": stamp(now + timedelta(hours=5))}

    async def story() -> list[str]:
        rooms = Rooms(services)
        await rooms.add(info, lambda: match_rows(match))
        await database.write(lambda c: new_way(c, "json"))
        await database.write(lambda c: c.execute(insert(HOLIDAYS).values(id="h", person=ADA.id, **away)))
        await nudge_late(rooms)
        return [row.person for row in await database.read(lambda c: c.execute(select(HAPPENINGS)).all())]

    assert asyncio.run(story()) == nudged


def test_who_comes_back_from_a_holiday_is_nudged_then_and_the_others_only_once(
    services: RoomServices, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two are asked at the same time; the time of one of them stands still for two days."""
    match = Match.new(find_game("historia"), 2, seed=1)
    r = Random(1)
    while type(match.question()).__name__ != "SelectCards":
        seat = match.asked()[0]
        match.play(seat, r.choice(match.options(seat)))
    places = [Place("Ada", ADA.id), Place("Eve", EVE.id)]
    info = new_info("historia", "Friday", ADA, places, pace="daily", clock=24)
    begin = datetime.now(UTC)
    info.since = stamp(begin)
    away = {"begins": stamp(begin + timedelta(hours=2)), "ends": stamp(begin + timedelta(hours=50))}

    async def story() -> list[list[str]]:
        rooms = Rooms(services)
        await rooms.add(info, lambda: match_rows(match))
        await database.write(lambda c: [new_way(c, "json"), new_way(c, "json", EVE.id)])
        await database.write(lambda c: c.execute(insert(HOLIDAYS).values(id="h", person=EVE.id, **away)))
        found = []
        for hours in (11, 13, 20, 49, 59, 61, 70):
            monkeypatch.setattr(nudges, "now", lambda at=begin + timedelta(hours=hours): at)
            await nudge_late(rooms)
            found.append([r.person for r in await database.read(lambda c: c.execute(select(HAPPENINGS)).all())])
            await database.write(lambda c: c.execute(delete(HAPPENINGS)))
        return found

    assert asyncio.run(story()) == [[], [ADA.id], [], [], [], [EVE.id], []]


def test_quiet_hours_hold_back_what_was_due_before_and_wishes_count_when_a_letter_is_written(
    database: Database,
) -> None:
    """A server that comes back at night, and somebody who has changed their mind within the hour."""
    at = datetime.now(UTC)
    begin, end = (f"{at + timedelta(hours=hours):%H:%M}" for hours in (-1, 1))
    sent = []

    class Pusher:
        async def send_letter(self, _: str, __: dict[str, str], letter: Letter) -> None:
            sent.append([line.kind for line in letter.lines])

    roads = Roads(Outgoing(lambda _: False), Pusher(), None, LinkSigner("00" * 32))  # type: ignore[arg-type]
    sender = Sender(database, Config(), Limits(), roads)
    match = Match.new(find_game("historia"), 2, seed=1)
    info = seated(match)

    def prepare(c: Connection) -> None:
        insert_match(c, info, match)
        way = new_way(c, "push")
        for kind, what in (("joined", info.id), ("over", info.id), ("trial", None)):
            add_call(c, kind, at - timedelta(hours=2), ADA.id, way, what, {"by": "Eve"})

    def wish(c: Connection, quiet: bool) -> None:
        wishes = usual_wishes()
        wishes.quiet = QuietHours(begin, end, "UTC") if quiet else None
        wishes.over = []
        store_wishes(c, ADA.id, wishes)

    async def send() -> None:
        await sender.send_due()
        while sender._on_way:
            await asyncio.sleep(0.01)

    async def story() -> None:
        await database.write(prepare)
        await database.write(lambda c: wish(c, quiet=True))
        await send()
        assert sent == [["trial"]]  # for that somebody has just asked
        dues = await database.read(lambda c: c.execute(select(CALLS.c.due, CALLS.c.tries)).all())
        assert len(dues) == 2
        assert all(stamp(at + timedelta(minutes=58)) < due and not tries for due, tries in dues)
        await database.write(lambda c: wish(c, quiet=False))
        await database.write(lambda c: c.execute(update(CALLS).values(due=stamp(at))))
        await send()
        assert sent == [["trial"], ["joined"]]
        assert await database.read(lambda c: c.execute(select(CALLS)).all()) == []

    asyncio.run(story())


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_all_but_the_person_asked_hear_only_what_the_lists_show(game: str) -> None:
    """Over whole games: who is asked is told through hooks only if everybody may know it."""
    windows = 0
    for seed in seeds(2, 10):
        match = Match.new(find_game(game), 3, seed=seed)
        info, r, before = seated(match), Random(seed), 0
        info.places[:] = [Place(f"P{i}", f"p{i}") for i in range(3)]
        for _ in range(600):
            if match.over:
                break
            seat = r.choice(list(match.asked()))
            match.play(seat, sample(match.state, seat, r.choice(list(match.options(seat))), r))
            for found in happenings.after_entries(info, match, set(), before, "", ""):
                public = match.over or found.seat in standing_of(match).waiting
                assert found.secret == (not public)
                windows += found.secret
                assert found.by == ""
            before = len(match.log)
    assert windows or game != "seven_ages"


def test_a_secret_of_one_person_goes_to_no_hook_and_reads_like_any_turn(database: Database) -> None:
    match = Match.new(find_game("historia"), 2, seed=1)
    info = seated(match)
    with database.engine.execution_options(writes=True).begin() as c:
        insert_match(c, info, match)
        ways = {kind: new_way(c, kind) for kind in ("push", "json", "discord")}
        letters, seat = [], match.awaited()[0]
        for secret in (True, False):
            write_happenings(c, [Happening(info.id, ADA.id, TURN, timestamp(), seat, 0, info.since, secret)])
            expand_happenings(c)
            calls = claim_calls(c, 60)
            assert {call.way for call in calls} == ({ways["push"]} if secret else set(ways.values()))
            found = find_way(c, ways["push"])
            assert found is not None
            mine = [call for call in calls if call.way == found.id]
            letter = write_letter(c, LinkSigner("00" * 32), "", found, mine)
            assert letter is not None
            letters.append([line.text for line in letter.lines])
            c.execute(CALLS.delete())
    assert letters[0] == letters[1]
