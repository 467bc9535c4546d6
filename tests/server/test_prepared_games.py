"""What can be prepared in each game: given when its question is put, and to everybody else as if given by hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from houses import house_config
from room_story import ADA, EVE, Window, in_room
from sqlalchemy import insert, select
from visitors import Visitor, table

from zeitalter import Match, find_game
from zeitalter.engine.ahead import preparable, why_not_ahead
from zeitalter.engine.errors import Refused
from zeitalter.engine.forms import Form
from zeitalter.engine.kernel import random_answer
from zeitalter.engine.redeal import redeal
from zeitalter.games.civilization.position import player, position
from zeitalter.games.civilization.rules.purchase import BuyCards
from zeitalter.games.seven_ages.rules.markers import PlaceMarkers, against_markers
from zeitalter.server.errors import Conflict
from zeitalter.server.match.bot_workers import BotWorkers
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.database import Database
from zeitalter.server.store.tables import HAPPENINGS, WAYS

SEAT = 0
OTHERS = (1, 2, None)


@dataclass(frozen=True)
class Case:
    """A question that can be prepared, a match in which it comes, and what is prepared."""

    question: str
    start: Callable[[], Match]
    answer: Callable[[Match], Any]


def crete() -> Match:
    """A round of Civilization from movement on, in which seat 0 is asked everything."""
    ada = player(
        "Ada",
        "kreta",
        {"knossos": 3, "phaistos": 3, "athen": 7},
        cities=["sparta"],
        cards=["muenzwesen"],
        hand=["salz"] * 4,
        treasury=9,
    )
    ben = player("Ben", "asien", {"hattusa": 7}, hand=["korn"] * 4)
    eve = player("Eve", "thrakien", {"sinope": 2}, hand=["gold", "gold", "felle", "salz"])
    phases = ["Movement", "Conflicts", "CityBuilding", "Trade", "Purchases", "Discards", "Succession", "EndRound"]
    return position(ada, ben, eve, stack=phases)


def played(game: str, seed: int, until: Callable[[Match], bool]) -> Match:
    """A match played by lot until something is so."""
    match, r = Match.new(find_game(game), 3, seed=seed), Random(seed)
    while not until(match):
        seat = match.asked()[0]
        match.play(seat, random_answer(match.state, seat, r))
    return match


def asked(match: Match, question: str, seat: int) -> bool:
    return type(match.question()).__name__ == question and seat in match.asked()


def dawn() -> Match:
    return played("new_dawn", 3, lambda m: asked(m, "BeginTurn", 1) and m.view(None)["round"] > 1)


def attacked() -> Match:
    """New Dawn, some time before seat 0 is asked whether it spends anything in defence."""
    for seed in range(200):
        match = played("new_dawn", seed, lambda m: m.over or asked(m, "DefenderSpends", SEAT))
        for back in range(len(match.log) - 1, 0, -1):
            earlier = match.at(back) if not match.over else None
            if earlier is None or not preparable(earlier, SEAT).get("DefenderSpends"):
                break
            if not asked(earlier, "DefenderSpends", SEAT) and SEAT not in earlier.asked():
                return earlier
    raise AssertionError("nobody is attacked")


def ages(seed: int = 0) -> Match:
    """7 Ages, a turn in which seat 0 has empires and somebody else moves."""

    def is_there(match: Match) -> bool:
        moves = type(match.question()).__name__ == "Movement" and SEAT not in match.asked()
        return moves and match.state.turn >= 5 and match.state.owner.count(SEAT) > 0

    return played("seven_ages", seed, is_there)


def first(question: str, verb: str = "") -> Callable[[Match], Any]:
    def choose(match: Match) -> Any:
        return next(
            o for o in preparable(match, SEAT)[question] if not isinstance(o, Form) and (not verb or o[0] == verb)
        )

    return choose


def markers(match: Match) -> Any:
    """Markers that may lie on the slots of now."""
    form, r = preparable(match, SEAT)["PlaceMarkers"][0], Random(1)
    assert isinstance(form, Form)
    return next(a for a in iter(lambda: form.sample(r), None) if against_markers(match.state, SEAT, a[1]) is None)


CASES = {
    "markers": Case("PlaceMarkers", ages, markers),
    "focus card": Case("BeginTurn", dawn, first("BeginTurn")),
    "no defence": Case("DefenderSpends", attacked, first("DefenderSpends")),
    "taxes": Case("SetTaxes", crete, lambda m: ("tax", 3)),
    "no trade": Case("Bargain", crete, first("Bargain", "end_trade")),
    "listen first": Case("Bargain", crete, first("Bargain", "wait")),
    "no city": Case("BuildCities", crete, first("BuildCities")),
    "buy nothing": Case("BuyCards", crete, first("BuyCards", "pass")),
}


async def play(room: Room, seat: int, action: Any) -> None:
    async with room.turn() as match:
        match.play(seat, action)


async def settled(room: Room) -> None:
    """Wait until nothing that was prepared is being given."""
    while room.prepared or room.lock.locked():
        await asyncio.sleep(0.01)


async def play_on(room: Room, question: str, r: Random, since: int) -> None:
    """Play by lot, or what a clock would, until seat 0 is asked a question that was put after an entry."""
    match = room.match
    for _ in range(3000):
        assert not match.over
        if asked(match, question, SEAT) and match.question_entry > since:
            return
        seat = match.asked()[0]
        usual = match.state.question().default(match.state, seat) if match.game.id == "civilization" else None
        await play(room, seat, usual or random_answer(match.state, seat, r))
    raise AssertionError("the question did not come")


def untimed(window: Window) -> list[str]:
    """What a window heard, without the times of the day."""
    heard = [{k: v for k, v in m.items() if k not in ("since", "until")} for m in window.heard]
    return [json.dumps(m, sort_keys=True) for m in heard if m["t"] not in ("table", "presence")]


def told(services: RoomServices, case: Case, by_hand: bool) -> tuple[dict[Any, list[str]], Match]:
    """What others hear when an answer was prepared, or is given by hand; and the match after it."""
    windows = {seat: Window(*([] if seat is None else [seat]), person=None) for seat in OTHERS}
    start, found = case.start(), []

    async def story(room: Room) -> None:
        match, r, before = room.match, Random(5), len(room.match.log)
        answer = case.answer(match)
        written = match.game.action_to_json(match.table, answer)
        for window in windows.values():
            room.welcome(window, -1)
        if not by_hand:
            await room.prepare(ADA, SEAT, case.question, written, "")
            assert room.info.prepared[SEAT, case.question].answer == written
        await play_on(room, case.question, r, before)
        if by_hand:
            await play(room, SEAT, answer)
        await settled(room)
        assert room.info.prepared == {}
        found.append(room.match)

    in_room(services, story, match=start)
    return {seat: untimed(window) for seat, window in windows.items()}, found[0]


@pytest.mark.parametrize("name", CASES)
def test_a_prepared_answer_looks_to_all_others_as_if_given_by_hand(name: str, tmp_path: Path) -> None:
    heard = []
    for by_hand in (False, True):
        quickly = {"moment": 0.0, "bot_delay": (0.0, 0.0), "prepared_live": (0.0, 0.0)}
        config = house_config(tmp_path / str(by_hand), **quickly)
        database = Database(config.url())
        others, match = told(RoomServices(config, database, BotWorkers(1)), CASES[name], by_hand)
        database.close()
        heard.append(others)
        given = [e for e in match.log if e.by == "prepared"]
        assert len(given) == (not by_hand)
        own = [event.id for _, event in match.events(SEAT)]
        assert own.count("prepared") == (not by_hand)
        for seat in OTHERS:
            assert all(event.id != "prepared" for _, event in match.events(seat))
    assert heard[0] == heard[1]


@pytest.fixture
def quick(services: RoomServices) -> RoomServices:
    services.config.prepared_live = (0.0, 0.0)
    return services


# -- what is checked when it is prepared ------------------------------------------------------------------------------


def test_markers_that_may_never_lie_so_are_refused_with_the_rule(quick: RoomServices) -> None:
    async def story(room: Room) -> None:
        with pytest.raises(Refused) as refused:
            await room.prepare(ADA, SEAT, "PlaceMarkers", ["place", ["start_empire", "production"]], "")
        assert (refused.value.objection.id, refused.value.objection.rule) == ("not-for-empire", "S31b")
        with pytest.raises(Conflict, match="not-to-be-prepared"):
            await room.prepare(ADA, SEAT, "PlaceMarkers", ["pass"], "")
        assert room.info.prepared == {}

    in_room(quick, story, match=ages())


def test_a_purchase_is_prepared_while_others_buy_first_and_not_before(quick: RoomServices) -> None:
    async def story(room: Room) -> None:
        match = room.match
        wanted = ["buy", ["toepfern"], ["salz"] * 4]
        with pytest.raises(Conflict, match="not-to-be-prepared"):
            await room.prepare(ADA, SEAT, "BuyCards", wanted, "")
        while type(match.question()).__name__ != "BuyCards" or SEAT in match.asked():
            seat = match.asked()[0]
            await play(room, seat, match.state.question().default(match.state, seat) or ("pass",))
        with pytest.raises(Refused) as refused:
            await room.prepare(ADA, SEAT, "BuyCards", ["buy", ["gesetz"], []], "")
        assert refused.value.objection.id == "price-not-met"
        await room.prepare(ADA, SEAT, "BuyCards", wanted, "")
        while type(match.question()).__name__ == "BuyCards":
            await settled(room)
            seat = match.asked()[0]
            if seat != SEAT:
                await play(room, seat, ("pass",))
        assert [match.game.action_to_json(match.table, e.value) for e in match.log if e.by == "prepared"] == [wanted]

    in_room(quick, story, match=crete())


def test_what_may_be_bought_ahead_depends_on_the_own_hand_alone() -> None:
    match, r = crete(), Random(3)
    while type(match.question()).__name__ != "BuyCards" or SEAT in match.asked():
        seat = match.asked()[0]
        match.play(seat, match.state.question().default(match.state, seat) or ("pass",))
    buying = preparable(match, SEAT)["BuyCards"]
    assert [type(option) for option in buying] == [tuple, Form]
    for _ in range(20):
        assert BuyCards.ahead(redeal(match.game, match.state, SEAT, r), SEAT) == buying


def test_no_focus_card_is_prepared_before_this_turns_is_chosen() -> None:
    match = played("new_dawn", 3, lambda m: asked(m, "BeginTurn", SEAT) and m.view(None)["round"] > 1)
    assert "BeginTurn" not in preparable(match, SEAT)
    assert len(preparable(match, 1)["BeginTurn"]) == 5


def test_only_who_has_coinage_prepares_taxes() -> None:
    match = crete()
    assert [len(preparable(match, seat).get("SetTaxes", ())) for seat in range(3)] == [3, 0, 0]


# -- what is dropped --------------------------------------------------------------------------------------------------


def test_markers_are_not_laid_on_other_empires_than_they_were_meant_for(quick: RoomServices) -> None:
    """The empire is lost, and what it was to do could lie on the empty slot."""
    found = []

    async def story(room: Room) -> None:
        match, r, before = room.match, Random(2), len(room.match.log)
        meant = PlaceMarkers.about(match.state, SEAT)
        answer = markers(match)
        own = Window(SEAT)
        room.welcome(own, -1)
        await room.prepare(ADA, SEAT, "PlaceMarkers", match.game.action_to_json(match.table, answer), "")
        await play_on(room, "PlaceMarkers", r, before)
        await settled(room)
        now = PlaceMarkers.about(match.state, SEAT)
        given = any(e.by == "prepared" for e in match.log)
        assert given == (meant == now)
        if not given:
            assert room.info.prepared[SEAT, "PlaceMarkers"].dropped == ["changed"]
            assert own.last("prepared")["prepared"][0]["dropped"] == ["changed"]
            assert SEAT in match.asked()
            found.append(match)

    in_room(quick, story, match=ages(8))
    assert found


def test_what_was_passed_for_a_seat_and_taken_back_is_not_passed_again(quick: RoomServices) -> None:
    """Historia: the turn is ended for a seat, which takes that back because it wants to use a wonder."""

    def could_end(match: Match) -> bool:
        seat = match.asked()[0]
        return asked(match, "ChooseNext", seat) and ("end_turn",) in match.options(seat)

    async def story(room: Room) -> None:
        match = room.match
        seat = match.asked()[0]
        await room.prepare(ADA, seat, "ChooseNext", ["end_turn"], "chapter")
        await settled(room)
        assert match.log[-1].by == "prepared"
        async with room.turn():
            match.undo(seat)
        await settled(room)
        assert room.info.prepared[seat, "ChooseNext"].dropped == ["undone"]
        assert match.log[-1].kind == "undo"
        assert seat in match.asked()

    in_room(quick, story, match=played("historia", 1, could_end))


# -- calls ------------------------------------------------------------------------------------------------------------


def called(services: RoomServices, story: Callable[[Room], Any], match: Match) -> list[tuple[str, int, int]]:
    """Who was to be called during a story, if somebody can be called at all."""
    found = []

    async def with_way(room: Room) -> None:
        way = {"id": "w", "person": ADA.id, "kind": "json", "address": "https://example.org", "name": "", "facts": {}}
        values = {**way, "site": "", "confirmed": True, "created": timestamp()}
        await room.services.database.write(lambda c: c.execute(insert(WAYS).values(**values)))
        await story(room)
        query = select(HAPPENINGS.c.kind, HAPPENINGS.c.seat, HAPPENINGS.c.entry).order_by(HAPPENINGS.c.at)
        found.extend(await room.services.database.read(lambda c: [tuple(row) for row in c.execute(query)]))

    in_room(services, with_way, match=match, people=(ADA, EVE, EVE))
    return found


@pytest.mark.parametrize("possible", [True, False])
def test_nobody_is_called_for_what_is_prepared_unless_it_is_dropped(quick: RoomServices, possible: bool) -> None:
    async def story(room: Room) -> None:
        match, r, before = room.match, Random(5), len(room.match.log)
        card = match.game.action_to_json(match.table, first("BeginTurn")(match))
        await room.prepare(ADA, SEAT, "BeginTurn", card, "")
        if not possible:
            room.info.prepared[SEAT, "BeginTurn"].answer = ["focus", next_card(match)]
        await play_on(room, "BeginTurn", r, before)
        put.append(len(match.log))
        await settled(room)
        assert (len(match.log) > put[0]) == possible

    put: list[int] = []
    found = called(quick, story, dawn())
    assert (("turn", SEAT, put[0]) in found) != possible
    assert (("turn", SEAT, put[0] + 1) in found) == possible  # what the card asks next is not prepared


def next_card(match: Match) -> str:
    """A focus card that is not in the row of seat 0."""
    row = {card for _, card in preparable(match, SEAT)["BeginTurn"]}
    strange = next(card for card in range(20) if card not in row)
    return str(match.game.action_to_json(match.table, ("focus", strange))[1])


def test_why_not_names_what_is_not_offered() -> None:
    match = crete()
    assert why_not_ahead(match, SEAT, "SetTaxes", ("tax", 4)).id == "not-offered"  # type: ignore[union-attr]
    assert why_not_ahead(match, SEAT, "Nothing", ("tax", 3)).id == "not-offered"  # type: ignore[union-attr]
    assert why_not_ahead(match, SEAT, "SetTaxes", ("tax", 3)) is None


# -- over the wire -----------------------------------------------------------------------------------------------------


def test_a_form_is_offered_filled_in_and_refused_over_the_wire() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate, game="seven_ages")
    mine, theirs = ada.sit(match, 0), beate.sit(match, 1)
    told = mine.ask("prepare", seat=0)
    (form,) = told["ahead"]["PlaceMarkers"]
    assert (form["verb"], form["fields"][0]["field"], form["fields"][0]["high"]) == ("place", "row", 1)
    refused = mine.ask("prepare", seat=0, question="PlaceMarkers", answer=["place", ["production"]])
    assert (refused["t"], refused["objection"][0], refused["rule"]) == ("refused", "not-for-empty-slot", "S32")
    assert mine.ask("prepare", seat=0, question="PlaceMarkers", answer=["place", ["gold"]])["t"] == "refused"
    kept = mine.ask("prepare", seat=0, question="PlaceMarkers", answer=["place", ["destiny"]])["prepared"]
    assert kept == [{"question": "PlaceMarkers", "answer": ["place", ["destiny"]]}]
    assert theirs.ask("prepare", seat=1)["prepared"] == []
    assert mine.ask("prepare", seat=0, question="PlaceMarkers", answer=None)["prepared"] == []
