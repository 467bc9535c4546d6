"""Making, joining and deleting matches: from what a person asks for to a stored match."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Annotated

from msgspec import Meta
from sqlalchemy import Connection, select, update

from zeitalter.bots.ladder import level_of
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.games import find_game
from zeitalter.kit.declaration import Declaration
from zeitalter.server.errors import Conflict, Forbidden, Missing, Wrong
from zeitalter.server.house.messages import MatchGone
from zeitalter.server.match.room import Room
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.match.seating import same_look, sit_down, watch
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.clearing import remove_own_match
from zeitalter.server.store.ids import could_be_ours, new_id
from zeitalter.server.store.lookalikes import lookalike_of
from zeitalter.server.store.match_info import BOT_PACES, MatchInfo, Place
from zeitalter.server.store.people import Person, clean_name
from zeitalter.server.store.tables import MATCHES, SEATS
from zeitalter.server.wire.bots import levels_for, usual_level
from zeitalter.server.wire.bounds import MOST_SEATS, ComponentFiles, Incoming, Line, Number, Options, OptionValue, Word
from zeitalter.texts import texts_for

LONGEST_TITLE = 60
STAND_IN = "strategist"
CLOCK = (1, 720)
"""The shortest and the longest time for an answer, in hours."""

BANK = (1, 720)
"""The least and the most that a seat can have in its bank, in hours."""


class SeatWish(Incoming):
    """Who is to sit in a seat: `me`, `screen` (somebody at my device), `link` (an invitation) or `bot`."""

    kind: Word
    name: Line = ""
    bot: Word = ""


class MatchWish(Incoming):
    """A match somebody wants to start."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)]
    options: Options = {}
    name: Line = ""
    open: bool = False
    pace: Word = "live"
    clock: Number | None = None
    bank: Number | None = None
    bot_pace: Word = BOT_PACES[0]
    components: ComponentFiles = []
    """Component files of the owner, to be laid over ours."""


# -- new matches -------------------------------------------------------------------------------------------------------


def new_token() -> str:
    """The secret of an invitation."""
    return secrets.token_urlsafe(18)


def usual_names() -> list[str]:
    """The names that seats get for which nobody has thought of one."""
    usual = [name.strip() for name in texts_for(None, "de").message("cli-names").split(",")]
    return [*usual, *(f"{name} II" for name in usual)]


def free_name(taken: Sequence[str]) -> str:
    """A name nobody at the table has."""
    return next((name for name in usual_names() if name not in taken), str(len(taken) + 1))


def typed_name(info: MatchInfo, seat: int | None) -> str:
    """How whoever invites has called the guest of a free seat; empty where the name is one of ours."""
    if seat is None or not info.places[seat].free:
        return ""
    name = info.places[seat].name
    return "" if name in usual_names() or name.isdecimal() else name


def wished_places(wish: MatchWish, game: Game, person: Person) -> list[Place]:
    """The seats somebody wishes for, checked and named."""
    game.check_seats(len(wish.seats))
    found: list[Place] = []
    names = [clean_name(seat.name) if seat.name.strip() else "" for seat in wish.seats]
    for seat, given in zip(wish.seats, names, strict=True):
        if seat.kind not in ("me", "screen", "link", "bot"):
            raise Wrong("bad-seat-kind", kind=seat.kind[:20])
        if seat.kind == "me":
            given = given or person.name
        name = given or free_name([*(p.name for p in found), *filter(None, names), person.name])
        other = lookalike_of(name, [p.name for p in found])
        if other is not None:
            raise same_look(name, other)
        place = Place(name)
        if seat.kind == "bot":
            place.bot = level_of(seat.bot or STAND_IN, game)
        elif seat.kind == "link":
            place.link = new_token()
        else:
            place.person = person.id
        found.append(place)
    if all(p.bot for p in found):
        raise Wrong("nobody-plays")
    return found


def new_info(
    game: str,
    name: str,
    owner: Person,
    seats: list[Place],
    open: bool = False,
    pace: str = "live",
    clock: int | None = None,
) -> MatchInfo:
    """What is known of a match that starts now."""
    at = timestamp()
    return MatchInfo(new_id(), game, name, owner.id, open, pace, new_token(), at, at, seats, clock)


async def start_match(rooms: Rooms, wish: MatchWish, person: Person) -> Room:
    """Start the match somebody wishes for, with our components."""
    info = wished_info(wish, person)
    match = Match.new(find_game(wish.game), info.seats(), wished_options(wish), rooms.config.new_seed())
    return await rooms.open(info, match)


def wished_info(wish: MatchWish, person: Person) -> MatchInfo:
    """What the server will know of the match somebody wishes for, checked."""
    game = find_game(wish.game)
    if wish.pace not in ("live", "daily"):
        raise Wrong("bad-pace", pace=wish.pace[:20])
    check_bot_pace(wish.bot_pace)
    if wish.clock is not None and not CLOCK[0] <= wish.clock <= CLOCK[1]:
        raise Wrong("bad-clock", low=CLOCK[0], high=CLOCK[1])
    if wish.bank is not None and (wish.clock is None or not BANK[0] <= wish.bank <= BANK[1]):
        raise Wrong("bad-bank", low=BANK[0], high=BANK[1])
    seats = wished_places(wish, game, person)
    info = new_info(game.id, _title(wish.name, person), person, seats, wish.open, wish.pace, wish.clock)
    info.bot_pace, info.bank = wish.bot_pace, wish.bank
    return info


def wished_options(wish: MatchWish) -> dict[str, OptionValue]:
    """The table options of the match somebody wishes for, with those that are usual at its pace."""
    usual = {s.id: s.daily for s in find_game(wish.game).switches if s.daily} if wish.pace == "daily" else {}
    return usual | wish.options


def check_bot_pace(pace: str) -> None:
    """Refuse a pace of bots that there is not."""
    if pace not in BOT_PACES:
        raise Wrong("bad-bot-pace", pace=pace[:20])


async def start_quick(rooms: Rooms, game: Declaration, person: Person, level: str = "") -> Room:
    """A match against bots, all of one level, started at once."""
    levels = levels_for(game)
    if level and level not in levels:
        raise Wrong("unknown-bot", bot=level[:20], bots=", ".join(levels))
    others = game.facts.quick_seats - 1
    seats = [SeatWish("me"), *(SeatWish("bot", bot=level or usual_level(game)) for _ in range(others))]
    return await start_match(rooms, MatchWish(game.id, seats), person)


async def start_guide(rooms: Rooms, game: Declaration, person: Person) -> Room:
    """A match from the prepared position for newcomers: the person in the first seat, bots in the others."""
    if game.words.guide is None:
        raise Missing("no-guide")
    match = game.words.guide.lesson()
    seats = [Place(person.name, person.id)]
    while len(seats) < len(match.seats):
        seats.append(Place(free_name([p.name for p in seats]), bot=STAND_IN))
    info = new_info(game.id, _title("", person), person, seats)
    info.guide = True
    match.seats = info.seats()
    return await rooms.open(info, match)


async def branch_match(rooms: Rooms, room: Room, person: Person, entry: int) -> Room:
    """A new match that goes on from an entry of another: the person in its own seat, bots in all others."""
    async with room.lock:
        room.check_look(person)
        own = room.info.seats_of(person.id)
        seat = own[0] if own else None
        last = room.match.newest_for(seat)
        if entry > last:
            raise Wrong("no-such-entry", entry=entry, last=last)
        steps = room.match.branch_in_steps(entry, seat, Random(secrets.randbits(64)))
        match = await room.services.slices.run(steps)
        mine = 0 if seat is None else seat
        old = room.info
    seats = [
        Place(person.name, person.id) if i == mine else Place(p.name, bot=p.bot or STAND_IN)
        for i, p in enumerate(old.places)
    ]
    for i, place in enumerate(seats):
        if i != mine and place.name.casefold() == person.name.casefold():
            place.name = free_name([p.name for p in seats])
    info = new_info(old.game, old.name, person, seats)
    info.bot_pace = old.bot_pace
    match.seats = info.seats()
    return await rooms.open(info, match)


def _title(name: str, person: Person) -> str:
    return clean_name(name, LONGEST_TITLE) if name.strip() else person.name


# -- joining and leaving -----------------------------------------------------------------------------------------------


async def invitation(rooms: Rooms, token: str) -> tuple[Room, int | None]:
    """What a link leads to: a match, and a seat (None: a spectator's place)."""

    def find(c: Connection) -> tuple[str, int | None] | None:
        row = c.execute(select(SEATS.c.match, SEATS.c.seat).where(SEATS.c.link == token)).first()
        if row is not None:
            return row.match, row.seat
        id = c.execute(select(MATCHES.c.id).where(MATCHES.c.watch == token)).scalar()
        return None if id is None else (id, None)

    found = await rooms.database.read(find) if could_be_ours(token) else None
    if found is None:
        raise Missing("no-such-link")
    return await rooms.room(found[0]), found[1]


def check_invited(info: MatchInfo, seat: int | None, person: Person | None) -> None:
    """Refuse to show a match to whoever has a link that somebody else has used."""
    used = seat is not None and not info.places[seat].free
    if used and not info.may_see(person.id if person else None):
        raise Missing("no-such-link")


async def join(rooms: Rooms, token: str, person: Person, name: str) -> tuple[Room, int | None]:
    """Take the seat of an invitation, or a spectator's place."""
    room, seat = await invitation(rooms, token)
    if seat is None:
        await watch(room, person)
    elif room.info.places[seat].person != person.id:
        check_alone(room.info, person)
        await sit_down(room, person, seat, name or person.name)
    return room, seat


def check_alone(info: MatchInfo, person: Person) -> None:
    """Refuse a second seat: whoever tries an own invitation would take the place of a guest."""
    if info.seats_of(person.id):
        raise Conflict("already-sitting")


async def delete_match(rooms: Rooms, room: Room, person: Person) -> None:
    """Delete a match for good; only its owner, and only while nobody else sits at it."""
    check_owner(room.info, person)
    id = room.info.id
    await room.bots.stop()
    await room.prepared.stop()
    async with room.lock:
        removed = False
        try:
            removed = await rooms.database.write(lambda c: remove_own_match(c, id, person.id))
        finally:
            if not removed:
                room.wake_players()
        if not removed:
            raise Conflict("others-play")
        rooms.drop(id)
        room.services.channel.say(MatchGone(id))


async def set_bot_pace(room: Room, person: Person, pace: str) -> None:
    """Let the bots of a match answer more quickly or more slowly from now on; only its owner may."""
    check_owner(room.info, person)
    check_bot_pace(pace)
    async with room.lock:
        change = update(MATCHES).where(MATCHES.c.id == room.info.id).values(bot_pace=pace)
        await room.change(lambda c: c.execute(change))


def check_owner(info: MatchInfo, person: Person) -> None:
    """Refuse what only the owner of a match may do."""
    if info.owner != person.id:
        raise Forbidden("not-the-owner")


def check_file(room: Room, person: Person | None) -> None:
    """The file holds every secret: only after the end, or for whom there are no other people at the table."""
    room.check_look(person)
    people = {p.person for p in room.info.places if p.bot is None}
    if not room.match.over and (person is None or people != {person.id}):
        raise Forbidden("file-after-the-end")
