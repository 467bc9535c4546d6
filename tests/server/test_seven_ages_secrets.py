"""7 Ages: hands, piles, face-down markers, conflict cards and sealed answers never reach who may not know them."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from test_secrets import heard
from visitors import Screen, Visitor

from zeitalter import Match, find_game, redeal
from zeitalter.bots import bot_move, find_bot
from zeitalter.engine import files
from zeitalter.engine.match import Seat
from zeitalter.games.seven_ages.rules.state import MARKERS
from zeitalter.server.wire.json_cache import MatchEncoder
from zeitalter.server.wire.positions import Position

GAME = find_game("seven_ages")
SEED = bytes(range(32))
QUESTIONS = ("PlaceMarkers", "TurnMarkers", "LayTradeCards", "Commit", "PlayEvent", "ChooseEmpire", "Civilising")


def new_match(seed: int) -> Match:
    return Match.new(GAME, [Seat("Ada"), Seat("Beate"), Seat("Carl")], {"scenario": "ancient"}, seed=seed)


def asked_for(match: Match) -> str:
    """What is asked now."""
    return type(match.question()).__name__


@cache
def moments() -> dict[str, Any]:
    """A position of a bots' game for each of these questions, with all empires some turns old where it can be."""
    match = new_match(8)
    found: dict[str, Any] = {}
    bot = find_bot("strategist", GAME)
    while not match.over and match.state.turn < 7 and len(found) < len(QUESTIONS):
        if match.state.turn > 1 and asked_for(match) in QUESTIONS:
            found.setdefault(asked_for(match), (match.state.copy(), match.seats))
        bot_move(match, match.asked()[0], bot)
    return found


def worlds(state: Any, seats: Any, seat: int | None) -> list[Match]:
    """Two matches this seat cannot tell apart, although cards and markers of the others differ.

    While reactions are waited for, somebody has one: worlds in which nobody has any are others.
    """
    found: list[Match] = []
    for n in range(200):
        world = redeal(GAME, state, seat, Random(n))
        world.rng = 0
        made = Match.from_state(GAME, world, seats, SEED)
        if made.question() != state.stack[-1]:
            continue
        if not found or GAME.state_to_json(made.state) != GAME.state_to_json(found[0].state):
            found.append(made)
        if len(found) == 2:
            return found
    raise AssertionError("nothing is hidden here")


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_seat_and_a_spectator_hear_the_same_whatever_is_hidden(question: str) -> None:
    state, seats = moments()[question]
    ada = Visitor("Ada")
    for seat in (0, 1, 2, None):
        screens: list[Screen] = []
        for world in worlds(state, seats, seat):
            id = ada.post("/api/matches/upload", **files.to_json(world))["id"]
            screen = ada.sit(id, *([] if seat is None else [seat]))
            if seat is not None:
                screen.ask("hint", seat=seat)
                screen.ask("undo", seat=seat)
                for answer in (["done"], ["event", "greeks", "famine", [], [], [], []], ["found", "romans"]):
                    screen.ask("why", seat=seat, answer=answer)
            screens.append(screen)
            assert ada.get(f"/api/matches/{id}/story", **({} if seat is None else {"seat": seat}))["seed"] is None
        assert heard(screens[0]) == heard(screens[1])


def test_sealed_markers_look_alike_until_the_last_is_in_also_in_replays() -> None:
    match = new_match(3)
    bot = find_bot("strategist", GAME)
    while asked_for(match) != "PlaceMarkers" or match.state.turn < 2:
        bot_move(match, match.asked()[0], bot)
    ada, told = Visitor("Ada"), []
    form = match.options(1)[0]
    r = Random(4)
    answers: list[Any] = []
    while len(answers) < 2:
        action = match.question().sample(match.state, 1, form, r)  # type: ignore[union-attr, arg-type]
        if not answers or (action != answers[0] and len(action[1]) == len(answers[0][1])):
            answers.append(action)
    for action in answers:
        id = ada.post("/api/matches/upload", **files.to_json(match))["id"]
        mine, theirs = ada.sit(id, 0), ada.sit(id, 1)
        theirs.play(1, GAME.action_to_json(match.table, action))
        mine.until(lambda m: m["t"] == "asked")
        n = mine.now[0]["n"]
        replays = [ada.get(f"/api/matches/{id}/at/{n}", **seat) for seat in ({"seat": 0}, {})]
        story = ada.get(f"/api/matches/{id}/story", seat=0)
        told.append((heard(mine), replays, {k: v for k, v in story.items() if k != "id"}))
    assert told[0] == told[1]


def test_nobody_gets_the_file_of_a_running_match_or_what_another_seat_sees() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}]
    made = ada.post("/api/matches", game="seven_ages", seats=seats)
    beate.post(f"/api/join/{made['links']['1']}")
    assert [who.hidden(f"/api/matches/{made['id']}/file")[1] for who in (ada, beate)] == ["file-after-the-end"] * 2
    assert beate.hidden(f"/api/matches/{made['id']}/at/0?seat=0") == (403, "not-your-seat")
    assert beate.hidden(f"/api/matches/{made['id']}/story?seat=0") == (403, "not-your-seat")


def test_no_message_names_a_card_in_a_pile_or_in_another_hand_or_a_marker_face_down() -> None:
    match, bot = new_match(11), find_bot("strategist", GAME)
    encoder, ids = MatchEncoder(match), match.table.components.ids["empire"]
    checked = known = 0
    while not match.over and match.state.turn < 6:
        bot_move(match, match.asked()[0], bot)
        at = Position(match, encoder, "")
        for seat in (0, 1, 2, None):
            message = json.loads(at.message(seat, known))
            shown = json.dumps([message["view"], message.get("options"), message["prompt"]])
            told, public = (json.dumps(json.loads(at.message(who, known))["events"]) for who in (seat, None))
            hidden = {
                ids[card]
                for zone in match.state.zones[:MARKERS]
                for card, own in zip(zone.cards, zone.shown_to(seat), strict=True)
                if own is None
            } - set(match.table.components.ids["area"])
            assert not [id for id in hidden if f'"{id}"' in shown]
            assert not [id for id in hidden if f'"{id}"' in told and f'"{id}"' not in public]
            for who, player in enumerate(message["view"]["players"]):
                assert who == seat or all(marker is None for _, marker in player["markers"])
            checked += 1
        known = len(match.log)
    assert checked > 500
