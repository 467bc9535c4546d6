"""Hints over the socket: the expert's answer and up to two others, the same when asked again; lessons as they were."""

from __future__ import annotations

from visitors import Visitor

ME = {"kind": "me"}


def test_a_hint_is_the_best_answer_and_up_to_two_others_with_what_they_cost() -> None:
    ada = Visitor("Ada")
    screen = ada.sit(ada.post("/api/matches", game="historia", seats=[ME])["id"], 0)
    found = screen.ask("hint", seat=0)
    options = screen.now[0]["options"]
    assert found["answer"] in options
    assert 0 < found["chance"] < 1
    assert 1 <= len(found["others"]) <= 2
    behind = [other["behind"] for other in found["others"]]
    assert behind == sorted(behind)
    assert all(0 <= each < 1 for each in behind)
    answers = [found["answer"], *(other["answer"] for other in found["others"])]
    assert all(answer in options for answer in answers)
    assert len({str(answer) for answer in answers}) == len(answers)
    assert all(other["hint"][0].startswith("hint-") for other in found["others"])


def test_a_hint_asked_for_twice_says_the_same() -> None:
    ada = Visitor("Ada")
    screen = ada.sit(ada.post("/api/matches", game="historia", seats=[ME])["id"], 0)
    first, second = (screen.ask("hint", seat=0) for _ in range(2))
    assert {**first, "id": 0} == {**second, "id": 0}


def test_a_lesson_keeps_the_hints_of_the_strategist() -> None:
    ada = Visitor("Ada")
    screen = ada.sit(ada.post("/api/guide", game="historia")["id"], 0)
    found = screen.ask("hint", seat=0)
    assert found["answer"] in screen.now[0]["options"]
    assert "others" not in found
    assert "chance" not in found
