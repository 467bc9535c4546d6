"""Plans of bots for people: the rest of a question at once, and hints one after the other without being refused."""

from __future__ import annotations

from pathlib import Path

from test_draft import END, MOVE, asks, hearing, island
from visitors import Screen, Server, Visitor

from zeitalter.server.match.bot_workers import bot_task, plan_of_bot
from zeitalter.server.protection import LIMITS


def suggested(screen: Screen, **more: object) -> list[list[object]]:
    reply = screen.ask("suggest", seat=0, ask=screen.now[0]["ask"], **more)
    assert reply["t"] == "suggest", reply
    return list(reply["answers"])


def test_a_suggested_plan_can_be_drafted_as_a_whole_and_sent() -> None:
    screen = hearing()
    plan = suggested(screen)
    reply = asks(screen, *plan)
    assert (reply["taken"], reply["dropped"]) == (len(plan), [])
    assert END not in plan
    asks(screen, *plan, END, t="plan")
    assert screen.now[0]["n"] == len(plan) + 1 or screen.until(lambda m: m["t"] == "now")["n"] >= len(plan) + 1


def test_a_suggestion_goes_on_from_the_draft() -> None:
    screen = hearing()
    plan = suggested(screen, after=[MOVE])
    reply = asks(screen, MOVE, *plan)
    assert (reply["taken"], reply["dropped"]) == (1 + len(plan), [])


def test_where_nothing_can_be_planned_nothing_is_suggested() -> None:
    ada = Visitor("Ada")
    screen = ada.sit(ada.post("/api/quick", game="historia")["id"], 0)
    now = screen.wait_for_turn(0)
    assert screen.ask("suggest", seat=0, ask=now["ask"])["error"] == "no-plan"
    assert screen.ask("suggest", seat=0, ask=now["ask"] + 7)["objection"][0] == "stale-answer"
    assert screen.ask("suggest", seat=1, ask=now["ask"])["error"] == "not-your-seat"


def test_a_plan_is_bounded_in_answers_and_time() -> None:
    match = island()
    task = bot_task(match, 0, "random") | {"most": 2, "seconds": 60.0}
    assert len(plan_of_bot(task)) <= 2
    assert plan_of_bot(task | {"most": 150, "seconds": -1.0}) == []


def test_hints_are_followed_through_a_long_movement_without_a_refusal(tmp_path: Path) -> None:
    strict = Server(tmp_path, limits=True)
    try:
        screen = hearing(Visitor("Ada", strict))
        replies = [screen.ask("hint", seat=0)["t"] for _ in range(33)]
        assert set(replies) == {"hint"}
        flood = range(1000, 1000 + 2 * int(LIMITS["hint"][0]))
        for id in flood:
            screen.send(t="hint", id=id, seat=0)
        answers = [screen.until(lambda m, id=id: m.get("id") == id) for id in flood]
        assert "too-many-requests" in [reply.get("error") for reply in answers]
    finally:
        strict.kill()
