"""Drafts: answers that are tried out before they are sent. Nobody hears of them, and a plan is played as a whole."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from visitors import Message, Screen, Server, Visitor

from zeitalter import Match
from zeitalter.engine import files, kernel
from zeitalter.engine.draft import draft
from zeitalter.engine.errors import Refused
from zeitalter.engine.steps import Decision, steps_of
from zeitalter.games import find_game, game_ids
from zeitalter.games.civilization.position import player, position
from zeitalter.games.civilization.rules.movement import Move
from zeitalter.server.config import Config
from zeitalter.server.encoding import json_bytes
from zeitalter.server.wire.readable import MOST_ANSWERS

MOVE = ["move", "knossos", "phaistos", 2]
NEXT = ["move", "phaistos", "knossos", 1]
END = ["end_moves"]


def island(**more: Any) -> Match:
    """Ada's tokens may move; Beate moves after her, and then the rest of the round follows."""
    return position(
        player("Ada", "kreta", {"knossos": 5, "phaistos": 1}, ships=["knossos"], **more),
        player("Beate", "asien", {"hattusa": 3}, hand=["salz"]),
        round=3,
        phase=5,
        stack=[["StartMoves", 0], ["StartMoves", 1], "Conflicts", "CityBuilding", "TradeCards", "Trade"],
    )


def hearing(ada: Visitor | None = None) -> Screen:
    """A screen at Ada's seat on the island."""
    visitor = ada or Visitor("Ada")
    return visitor.sit(visitor.post("/api/matches/upload", **files.to_json(island()))["id"], 0)


def asks(screen: Screen, *answers: Any, t: str = "draft") -> Message:
    return screen.ask(t, seat=0, ask=screen.now[0]["ask"], answers=list(answers))


def tokens(message: Message) -> dict[str, int]:
    """Where Ada's tokens are."""
    areas = message["view"]["areas"].items()
    return {area: here["tokens"]["0"] for area, here in areas if "0" in here.get("tokens", {})}


def actions(match: Match, *answers: list[Any]) -> list[Any]:
    return [match.game.action_from_json(match.table, answer) for answer in answers]


def two_at_a_table() -> list[Screen]:
    """Ada and Beate each at an own screen, up to the first question that can be drafted."""
    ada, beate = Visitor("Ada"), Visitor("Beate")
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = ada.post("/api/matches", game="civilization", seats=seats)
    beate.post(f"/api/join/{made['links']['1']}")
    screens = [ada.sit(made["id"], 0), beate.sit(made["id"], 1)]
    while True:
        for screen in screens:
            screen.drain()
        asked = [seat for seat, screen in enumerate(screens) if seat in screen.now[seat]["asked"]]
        if screens[asked[0]].now[asked[0]].get("drafts"):
            return screens
        screens[asked[0]].play(asked[0], screens[asked[0]].now[asked[0]]["options"][-1])


# -- trying out --------------------------------------------------------------------------------------------------------


def test_a_question_says_which_answers_can_be_drafted() -> None:
    screen = hearing()
    assert screen.now[0]["drafts"] == ["move", "load", "sail", "unload"]


def test_a_draft_shows_the_position_after_it_and_plays_nothing() -> None:
    screen = hearing()
    before = screen.now[0]
    reply = asks(screen, MOVE, NEXT)
    assert (reply["t"], reply["taken"], reply["dropped"], reply["seat"]) == ("draft", 2, [], 0)
    assert tokens(reply) == {"knossos": 4, "phaistos": 2}
    assert reply["view"]["moving"]["rested"] == {"knossos": 3}
    assert ["move", "knossos", "phaistos", 4] not in reply["options"]
    assert END in reply["options"]
    assert (reply["prompt"], reply["rule"], reply["ask"]) == (before["prompt"], "43.5", before["ask"])
    screen.hello(0)
    assert screen.now[0]["n"] == 0
    assert tokens(screen.now[0]) == {"knossos": 5, "phaistos": 1}


def test_an_empty_draft_is_the_position_itself() -> None:
    screen = hearing()
    reply = asks(screen)
    assert (reply["view"], reply["options"]) == (screen.now[0]["view"], screen.now[0]["options"])


def test_an_answer_that_is_no_longer_possible_is_dropped_and_the_others_stay() -> None:
    screen = hearing()
    sails = ["sail", 0, "thera"]
    reply = asks(screen, ["load", 0, 2], sails, ["unload", 0, 2], MOVE)
    assert (reply["taken"], reply["dropped"]) == (4, [])
    reply = asks(screen, sails, ["unload", 0, 2], MOVE)
    assert reply["taken"] == 2
    assert reply["dropped"] == [[1, ["no-cargo", []], "43.5"]]
    assert tokens(reply) == {"knossos": 3, "phaistos": 3}
    assert reply["view"]["moving"]["ships"][0]["coast"] == "thera"


def test_the_end_of_a_turn_is_no_part_of_a_draft() -> None:
    screen = hearing()
    reply = asks(screen, MOVE, END, NEXT)
    assert reply["dropped"] == [[1, ["not-to-be-planned", []], ""]]
    assert tokens(reply) == {"knossos": 4, "phaistos": 2}


def test_why_and_hint_are_about_the_drafted_position() -> None:
    screen = hearing()
    answer = ["move", "knossos", "phaistos", 5]
    assert screen.ask("why", seat=0, answer=answer)["objection"] is None
    said = screen.ask("why", seat=0, answer=answer, after=[MOVE])
    assert said["objection"] == ["not-enough-tokens", ["knossos", 5]]
    assert screen.ask("why", seat=0, answer=END, after=[["load", 0, 1]])["objection"][0] == "cargo-aboard"
    after = [["move", "knossos", "phaistos", 5], ["move", "phaistos", "knossos", 1]]
    options = asks(screen, *after)["options"]
    assert screen.ask("hint", seat=0, after=after)["answer"] in options


# -- sending -----------------------------------------------------------------------------------------------------------


def test_a_plan_is_played_as_a_whole_with_an_entry_for_each_answer() -> None:
    screen = hearing()
    reply = asks(screen, MOVE, NEXT, END, t="plan")
    assert (reply["t"], reply["n"]) == ("done", 3)
    screen.hello(0, since=0)
    events = [event for event in screen.now[0]["events"] if event[1] == "moves"]
    assert events == [[1, "moves", [0, 2, "knossos", "phaistos"]], [2, "moves", [0, 1, "phaistos", "knossos"]]]
    assert screen.now[0]["asked"] == [1]


def test_a_plan_without_an_end_can_be_taken_back_step_by_step() -> None:
    screen = hearing()
    assert asks(screen, MOVE, NEXT, t="plan")["n"] == 2
    assert screen.now[0]["undo"] == [1, 2]
    assert screen.ask("undo", seat=0, entry=2)["n"] == 3
    assert tokens(screen.now[0]) == {"knossos": 3, "phaistos": 3}
    assert screen.now[0]["asked"] == [0]


def test_a_plan_with_one_impossible_answer_changes_nothing() -> None:
    screen = hearing()
    far = ["move", "knossos", "memphis", 1]
    for plan in (
        [MOVE, far, END],
        [MOVE, END, NEXT],
        [["load", 0, 1], END],
        [MOVE, ["move", "knossos", "phaistos", 4]],
    ):
        reply = asks(screen, *plan, t="plan")
        assert reply["t"] == "refused"
        assert reply["objection"][0] in ("not-adjacent", "not-to-be-planned", "cargo-aboard", "not-enough-tokens")
    screen.hello(0)
    assert screen.now[0]["n"] == 0


def test_a_plan_that_comes_twice_is_played_once() -> None:
    screen = hearing()
    plan = {"seat": 0, "ask": screen.now[0]["ask"], "answers": [MOVE, NEXT]}
    assert screen.ask("plan", **plan)["n"] == 2
    again = screen.ask("plan", **plan)
    assert (again["objection"][0], again["given"]) == ("stale-answer", 2)
    other = screen.ask("plan", **{**plan, "answers": [NEXT, MOVE]})
    assert (other["objection"][0], other["given"]) == ("stale-answer", None)


def test_a_match_file_does_not_know_how_its_answers_were_sent() -> None:
    ada = Visitor("Ada")
    planned, single = hearing(ada), hearing(ada)
    asks(planned, MOVE, NEXT, END, t="plan")
    for answer in (MOVE, NEXT, END):
        single.play(0, answer)
    logs = [ada.get(f"/api/matches/{match['id']}/file")["log"] for match in ada.get("/api/matches", list="mine")]
    assert len(logs) == 2
    assert logs[0] == logs[1]
    assert [entry["answer"] for entry in logs[0]] == [MOVE, NEXT, END]
    points = [ada.get(f"/api/matches/{m['id']}/story", seat=0)["points"] for m in ada.get("/api/matches", list="mine")]
    assert [len(found) for found in points] == [4, 4]


def test_a_plan_is_on_disk_as_a_whole_when_it_is_acknowledged(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ada = Visitor("Ada", server)
        id = ada.post("/api/matches/upload", **files.to_json(island()))["id"]
        assert asks(ada.sit(id, 0), MOVE, NEXT, END, t="plan")["n"] == 3
        server.kill()
        server.start()
        assert ada.get(f"/api/matches/{id}")["entries"] == 3
        now = ada.sit(id, 0).now[0]
        assert (now["n"], now["asked"], tokens(now)) == (3, [1], {"knossos": 4, "phaistos": 2})
    finally:
        server.kill()


@pytest.mark.parametrize("seed", range(6))
def test_a_draft_comes_to_the_position_that_playing_comes_to(seed: int) -> None:
    match, r = island(), Random(seed)
    plan: list[Any] = []
    for _ in range(12):
        found = draft(match, 0, plan)
        assert (found.taken, found.dropped) == (plan, [])
        possible = [option for option in found.match.options(0) if option[0] in Move.drafts]
        if not possible:
            break
        plan.append(r.choice(possible))
    drafted = draft(match, 0, plan).match
    assert match.play_all(0, plan, match.ask(0), whole=True) == []
    assert match.game.state_to_json(match.state) == match.game.state_to_json(drafted.state)
    assert len(match.log) == len(plan)


# -- refusals ----------------------------------------------------------------------------------------------------------


def test_rubbish_is_refused_with_the_usual_sentences() -> None:
    screen = hearing()
    for t in ("draft", "plan"):
        for answers in ([[]], [["fly"]], [["move", "atlantis", "knossos", 1]], [["move"]], [[None]]):
            assert asks(screen, *answers, t=t)["error"] in ("bad-action", "bad-value")
        for answers in ("knossos", [1], None, [{}]):
            screen.send(t=t, id=1, seat=0, ask=0, answers=answers)
            assert screen.next()["error"] == "bad-message"
        assert asks(screen, *[MOVE] * (MOST_ANSWERS + 1), t=t)["error"] == "plan-too-long"
        assert screen.ask(t, seat=0, ask=99, answers=[MOVE])["objection"][0] == "stale-answer"
        assert screen.ask(t, seat=7, ask=0, answers=[MOVE])["error"] == "not-your-seat"
    assert asks(screen, t="plan")["error"] == "empty-plan"
    assert screen.ask("why", seat=0, answer=END, after=[["fly"]])["error"] == "bad-action"


def test_the_longest_plan_fits_into_one_message(tmp_path: Path) -> None:
    table = find_game("civilization").table(7)
    longest = max(table.components.ids["area"], key=len)
    plan = {"t": "plan", "id": 10**9, "seat": 6, "ask": 10**6, "answers": [["move", longest, longest, 55]]}
    plan["answers"] *= MOST_ANSWERS
    assert len(json_bytes(plan)) < Config(tmp_path).frame_bytes


def test_only_the_owner_of_a_seat_drafts_for_it() -> None:
    ada, beate = two_at_a_table()
    mover = ada.now[0]["asked"][0]
    thief = (beate, ada)[mover]
    now = (ada, beate)[mover].now[mover]
    for t in ("draft", "plan"):
        reply = thief.ask(t, seat=mover, ask=now["ask"], answers=[now["options"][0]])
        assert reply["error"] == "not-your-seat"
    own = thief.ask("draft", seat=1 - mover, ask=thief.now[1 - mover]["ask"], answers=[now["options"][0]])
    assert own["dropped"][0][1] == ["not-your-turn", []]


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_nobody_else_hears_of_a_draft() -> None:
    screens = two_at_a_table()
    mover = screens[0].now[0]["asked"][0]
    own, other = screens[mover], screens[1 - mover]
    now = own.now[mover]
    heard = len(other.frames)
    reply = own.ask("draft", seat=mover, ask=now["ask"], answers=[now["options"][0]])
    assert reply["taken"] == 1
    other.drain()
    assert len(other.frames) == heard
    other.hello(1 - mover)
    assert other.now[1 - mover]["view"]["areas"] == now["view"]["areas"]
    done = own.ask("plan", seat=mover, ask=now["ask"], answers=[now["options"][0]])
    assert done["t"] == "done"
    other.until(lambda m: m["t"] == "now" and m["view"]["areas"] == reply["view"]["areas"])


def test_a_draft_never_crosses_a_barrier_or_draws_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    match = island()
    before = match.game.state_to_json(match.state)
    answer = kernel.answer
    (move,) = actions(match, MOVE)
    for crossing in (lambda s: s.barrier(), lambda s: s.shuffled([1, 2, 3]), lambda s: s.stack.pop()):

        def reveals(s: Any, seat: int, action: Any, crossing: Any = crossing) -> None:
            answer(s, seat, action)
            crossing(s)

        monkeypatch.setattr(kernel, "answer", reveals)
        found = draft(match, 0, [move])
        assert (found.taken, [why.id for _, why in found.dropped]) == ([], ["not-to-be-planned"])
        with pytest.raises(Refused):
            match.play_all(0, [move, move], 0, whole=True)
        assert match.log == []
    assert match.game.state_to_json(match.state) == before


def test_a_draft_leaves_the_match_as_it_was() -> None:
    match = island()
    before = match.game.state_to_json(match.state), match.options(0), match.view(0)
    found = draft(match, 0, actions(match, MOVE, NEXT))
    assert len(found.taken) == 2
    assert (match.game.state_to_json(match.state), match.options(0), match.view(0)) == before
    assert (match.log, match.undo_points(0)) == ([], [])


def test_a_question_without_drafts_takes_none() -> None:
    match = position(
        player("Ada", "kreta", {"knossos": 7, "phaistos": 2}),
        player("Beate", "asien"),
        stack=["CityBuilding", "StartRound"],
    )
    (build,) = actions(match, ["build", "knossos"])
    assert [why.id for _, why in draft(match, 0, [build]).dropped] == ["not-to-be-planned"]


def test_what_can_be_drafted_is_among_the_answers_of_its_question() -> None:
    for game in map(find_game, game_ids()):
        for step in steps_of(game.package).values():
            if issubclass(step, Decision) and step.drafts:
                assert set(step.drafts) <= set(step.answers or game.verbs)
                assert not step.sealed
                assert not step.secret
