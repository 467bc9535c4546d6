"""No message to a seat contains what it may not know, read from the socket itself."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from visitors import Screen, Visitor, table

from zeitalter import Match, find_game, redeal
from zeitalter.engine import files
from zeitalter.engine.match import Seat

GAME = find_game("historia")
SEED = bytes(range(32))
SECRET_OPTIONS = {"advanced_leaders": "on", "goals": "on", "events": "on"}


def played(entries: int) -> Match:
    """A game of three in which everybody has hidden cards."""
    match = Match.new(GAME, [Seat("Ada"), Seat("Beate"), Seat("Carl")], SECRET_OPTIONS, seed=5)
    r = Random(1)
    for _ in range(entries):
        seat = match.asked()[0]
        match.play(seat, r.choice(match.options(seat)))
    return match


def to_turn_of(match: Match, seat: int) -> None:
    r = Random(2)
    while seat not in match.asked():
        other = match.asked()[0]
        match.play(other, r.choice(match.options(other)))


def worlds(match: Match, seat: int) -> list[Match]:
    """Two matches this seat cannot tell apart, although hidden cards of the others differ."""
    found = []
    for n in range(50):
        world = redeal(GAME, match.state, seat, Random(n))
        world.rng = 0
        made = Match.from_state(GAME, world, match.seats, SEED)
        if not found or GAME.state_to_json(made.state) != GAME.state_to_json(found[0].state):
            found.append(made)
        if len(found) == 2:
            return found
    raise AssertionError("nothing is hidden here")


def heard(screen: Screen) -> list[Any]:
    """What a screen heard, without the names and times of its match."""
    lines = []
    for message in screen.heard:
        if message["t"] == "table":
            match = message["match"]
            message = {**message, "match": {k: match[k] for k in match if k not in ("id", "since", "links", "watch")}}
        lines.append({k: v for k, v in message.items() if k != "since"})
    return lines


@pytest.mark.parametrize("entries", [3, 12, 40])
def test_a_seat_hears_the_same_whatever_the_others_hide(entries: int) -> None:
    match = played(entries)
    to_turn_of(match, 0)
    ada = Visitor("Ada")
    screens = []
    for world in worlds(match, 0):
        id = ada.post("/api/matches/upload", **files.to_json(world))["id"]
        screen = ada.sit(id, 0)
        screen.ask("hint", seat=0)
        screen.ask("why", seat=0, answer=["end_turn"])
        screen.ask("undo", seat=0)
        screens.append(screen)
        assert ada.get(f"/api/matches/{id}/story", seat=0)["seed"] is None
    assert heard(screens[0]) == heard(screens[1])


def hidden_from(match: Match, seat: int) -> set[str]:
    """The ids of all cards in others' hands, piles and keeping that a seat does not know."""
    c = match.table.components
    found: set[str] = set()
    for z, zone in enumerate(match.state.zones):
        for card, known in zip(zone.cards, zone.known, strict=True):
            kind = GAME.back(match.state, z, card)[0]  # type: ignore[index]
            if kind in ("advisor", "leader") and known != -1 and not known >> seat & 1:
                found.add(c.ids[kind][card])
    return found


def test_no_frame_names_a_card_that_is_hidden_from_its_seat() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate, bots=1, options=SECRET_OPTIONS)
    screens = [ada.sit(match, 0), beate.sit(match, 1)]
    with ThreadPoolExecutor(2) as both:
        list(both.map(lambda seat: screens[seat].play_on(seat, Random(seat)), (0, 1)))
    whole = files.from_json(ada.get(f"/api/matches/{match}/file"), find_game)
    checked = 0
    for seat, screen in enumerate(screens):
        for frame in screen.frames:
            message = json.loads(frame)
            if message["t"] not in ("now", "asked") or message["n"] == len(whole.log):
                continue
            at = whole.at(message["n"])
            assert not [id for id in hidden_from(at, seat) if f'"{id}"' in frame]
            if message["t"] == "now":
                assert message["view"] == json.loads(json.dumps(at.view(seat)))
                checked += 1
    assert checked > 100


def test_a_seat_is_shown_to_nobody_else() -> None:
    ada, beate, eve = Visitor("Ada"), Visitor("Beate"), Visitor("Eve")
    match = table(ada, beate, bots=1)
    for path in (f"/api/matches/{match}/at/0?seat=0", f"/api/matches/{match}/story?seat=0"):
        assert beate.hidden(path) == (403, "not-your-seat")
        assert eve.hidden(path) == (404, "no-such-match")
    assert beate.hidden(f"/api/matches/{match}/file") == (403, "file-after-the-end")
    screen = Screen(beate.open(match))
    screen.send(t="hello", seats=[0, 1])
    assert screen.next()["error"] == "not-your-seat"
    assert screen.now == {}
    outsider = Screen(eve.open(match))
    assert outsider.next()["error"] == "no-such-match"
    assert outsider.closed() == 4403


def test_spectators_see_what_all_see() -> None:
    ada, eve = Visitor("Ada"), Visitor("Eve")
    made = ada.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "screen"}])
    assert eve.post(f"/api/join/{made['watch']}") == {"id": made["id"], "seat": None}
    screen = eve.sit(made["id"])
    view = screen.now[None]["view"]
    assert [civ.get("hand") for civ in view["civs"][:2]] == [None, None]
    assert screen.now[None]["options"] == []
    assert screen.answer(0, ["pass"], ask=0)["error"] == "not-your-seat"
    assert eve.get(f"/api/matches/{made['id']}/story")["seed"] is None
