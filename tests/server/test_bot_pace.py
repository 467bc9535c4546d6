"""How quickly bots answer: a setting of the match that its owner may change, and all hear of it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest
from visitors import Server, Visitor, table

from zeitalter.engine.steps import Decision
from zeitalter.server.match.bot_players import delay_before_answer
from zeitalter.server.store.match_info import BOT_PACES

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


def pace_of(visitor: Visitor, match: str) -> str:
    return str(visitor.get(f"/api/matches/{match}")["bot_pace"])


def test_a_match_is_calm_unless_its_owner_wishes_otherwise() -> None:
    ada = Visitor("Ada")
    assert pace_of(ada, ada.post("/api/quick", game="historia")["id"]) == "calm"
    match = ada.post("/api/matches", game="historia", seats=[ME, BOT], bot_pace="brisk")["id"]
    assert pace_of(ada, match) == "brisk"
    assert [m["bot_pace"] for m in ada.get("/api/matches") if m["id"] == match] == ["brisk"]


def test_a_pace_that_there_is_not_is_refused() -> None:
    ada = Visitor("Ada")
    wish = {"game": "historia", "seats": [ME, BOT]}
    assert ada.refused("/api/matches", **wish, bot_pace="sleepy") == (400, "bad-bot-pace")
    match = ada.post("/api/matches", **wish)["id"]
    assert ada.refused(f"/api/matches/{match}/pace", pace="sleepy") == (400, "bad-bot-pace")
    assert pace_of(ada, match) == "calm"


def test_the_owner_changes_the_pace_and_all_hear_of_it() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate)
    screens = [ada.sit(match, 0), beate.sit(match, 1)]
    for pace in ("at_once", "brisk", "calm"):
        assert ada.post(f"/api/matches/{match}/pace", pace=pace) == {"id": match, "pace": pace}
        for screen in screens:
            screen.until(lambda m, pace=pace: m["t"] == "table" and m["match"]["bot_pace"] == pace)
        assert pace_of(beate, match) == pace


def test_nobody_else_changes_the_pace() -> None:
    ada, beate, eve = Visitor("Ada"), Visitor("Beate"), Visitor("Eve")
    match = table(ada, beate)
    assert beate.refused(f"/api/matches/{match}/pace", pace="brisk") == (403, "not-the-owner")
    assert eve.refused(f"/api/matches/{match}/pace", pace="brisk")[0] in (403, 404)
    assert pace_of(ada, match) == "calm"


def test_the_pace_outlives_the_server(tmp_path: Path) -> None:
    house = Server(tmp_path)
    ada = Visitor("Ada", at=house)
    match = ada.post("/api/matches", game="historia", seats=[ME, BOT])["id"]
    ada.post(f"/api/matches/{match}/pace", pace="at_once")
    house.stop()
    house.start()
    assert pace_of(ada, match) == "at_once"
    house.kill()


def test_calm_bots_take_longer_than_brisk_ones_and_those_at_once_hardly_anything() -> None:
    delays = {pace: [delay_before_answer((1, 1), pace, 0, 0) for _ in range(5)] for pace in BOT_PACES}
    assert min(delays["calm"]) > max(delays["brisk"]) > max(delays["at_once"])
    assert max(delays["at_once"]) <= 0.1


def test_bots_hold_back_while_a_question_with_a_breather_is_new() -> None:
    assert delay_before_answer((1, 1), "calm", 8, 0) == pytest.approx(8 + delay_before_answer((1, 1), "calm", 0, 0))
    assert delay_before_answer((1, 1), "calm", 8, 6) == pytest.approx(2 + delay_before_answer((1, 1), "calm", 0, 0))
    assert delay_before_answer((1, 1), "calm", 8, 60) == pytest.approx(delay_before_answer((1, 1), "calm", 0, 0))
    brisk = delay_before_answer((1, 1), "brisk", 8, 0)
    assert delay_before_answer((1, 1), "brisk", 0, 0) < brisk < delay_before_answer((1, 1), "calm", 8, 0)
    assert delay_before_answer((1, 1), "at_once", 8, 0) <= 0.1


def test_where_bots_take_no_time_at_all_there_is_no_breather_either() -> None:
    assert delay_before_answer((0, 0), "calm", 8, 0) == 0


class Market(Decision):
    """A question at which bots let people talk."""

    breather: ClassVar[float] = 8


def test_a_question_says_of_itself_how_long_bots_hold_back() -> None:
    assert Decision.breather == 0
    assert Market.breather == 8
