"""Making, finding, joining and leaving matches."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from visitors import Visitor, next_turn, table

from zeitalter import Match, find_game
from zeitalter.engine import files
from zeitalter.engine.match import Seat
from zeitalter.server.match.match_lists import PAGE

ME = {"kind": "me"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize("game", ["civilization", "historia", "new_dawn", "seven_ages"])
def test_bots_of_a_quick_match_are_all_of_one_level_that_thinks(game: str) -> None:
    ada = Visitor("Ada")
    [facts] = [found for found in ada.get("/api/games") if found["id"] == game]
    assert "random" not in facts["levels"]
    for level in (None, *facts["levels"]):
        match = ada.post("/api/quick", game=game, **({"bot": level} if level else {}))["id"]
        seats = ada.get(f"/api/matches/{match}")["seats"]
        assert [seat["bot"] for seat in seats[1:]] == [level or facts["level"]] * (facts["quick"] - 1)


def test_nobody_plays_at_once_against_chance_or_an_unknown_bot() -> None:
    ada = Visitor("Ada")
    assert ada.refused("/api/quick", game="historia", bot="random") == (400, "unknown-bot")
    assert ada.refused("/api/quick", game="historia", bot="deep-thought") == (400, "unknown-bot")


def test_list_of_games_says_how_long_and_how_weighty_they_are() -> None:
    for game in Visitor().get("/api/games"):
        low, high = game["minutes"]
        assert 0 < low <= high
        assert 1 <= game["weight"] <= 5
        assert all(game["lead"][lang].endswith(".") for lang in ("de", "en"))


def test_invitation_knows_the_name_that_the_host_has_typed() -> None:
    ada = Visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "link", "name": "Tante Olga"}, {"kind": "link"}]
    made = ada.post("/api/matches", game="historia", seats=seats)
    guest = Visitor()
    assert guest.get(f"/api/join/{made['links']['1']}")["name"] == "Tante Olga"
    assert guest.get(f"/api/join/{made['links']['2']}")["name"] == ""
    assert guest.get(f"/api/join/{made['watch']}")["name"] == ""


def test_one_request_starts_a_match_against_bots() -> None:
    ada = Visitor("Ada")
    match = ada.post("/api/quick", game="historia")["id"]
    seats = ada.get(f"/api/matches/{match}")["seats"]
    assert [(seat["kind"], seat["bot"], seat["yours"]) for seat in seats] == [
        ("person", None, True),
        ("bot", "strategist", False),
        ("bot", "strategist", False),
        ("bot", "strategist", False),
    ]
    assert len({seat["name"] for seat in seats}) == 4
    screen = ada.sit(match, 0)
    assert screen.wait_for_turn(0)["options"]
    assert all(civ["civilization"] for civ in screen.now[0]["view"]["civs"])


def test_a_hint_is_one_of_the_options_with_a_reason() -> None:
    ada = Visitor("Ada")
    screen = ada.sit(ada.post("/api/quick", game="historia")["id"], 0)
    for _ in range(4):
        now = screen.wait_for_turn(0)
        hint = screen.ask("hint", seat=0)
        assert hint["answer"] in now["options"]
        assert hint["hint"][0].startswith("hint-")
        screen.play(0, hint["answer"])


@pytest.mark.parametrize(
    ("wish", "id"),
    [
        ({"seats": [BOT, BOT]}, "nobody-plays"),
        ({"seats": []}, "bad-seat-count"),
        ({"seats": [ME] + [BOT] * 6}, "bad-seat-count"),
        ({"seats": [ME, {"kind": "ghost"}]}, "bad-seat-kind"),
        ({"seats": [ME, {"kind": "bot", "bot": "oracle"}]}, "unknown-bot"),
        ({"seats": [ME, {"kind": "screen", "name": "ada"}]}, "same-name"),
        ({"seats": [ME, BOT], "options": {"dragons": "on"}}, "unknown-option"),
        ({"seats": [ME, BOT], "pace": "hourly"}, "bad-pace"),
        ({"seats": [ME, BOT], "game": "chess"}, "unknown-game"),
        ({"seats": [ME, BOT], "clock": 0}, "bad-clock"),
        ({"seats": [ME, BOT], "clock": -5}, "bad-clock"),
        ({"seats": [ME, BOT], "clock": 721}, "bad-clock"),
        ({"seats": [ME, BOT], "clock": 1.5}, "bad-request"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_matches_that_cannot_be_are_refused(wish: dict[str, Any], id: str) -> None:
    ada = Visitor("Ada")
    assert ada.refused("/api/matches", **{"game": "historia", **wish}) == (400, id)
    assert ada.get("/api/matches", list="mine") == []


def test_an_invitation_gives_its_seat_once() -> None:
    ada, beate, carl = Visitor("Ada"), Visitor("Beate"), Visitor("Carl")
    made = ada.post("/api/matches", game="historia", seats=[ME, LINK], name="Friday")
    screen = ada.sit(made["id"], 0)
    token = made["links"]["1"]
    assert ada.get(f"/api/matches/{made['id']}")["links"] == {"1": token}
    assert beate.hidden(f"/api/matches/{made['id']}") == (404, "no-such-match")
    assert beate.refused("/api/join/nothing") == (404, "no-such-link")
    assert beate.post(f"/api/join/{token}", name="ADA") == {"id": made["id"], "seat": 1}
    assert beate.post(f"/api/join/{token}") == {"id": made["id"], "seat": 1}
    assert carl.refused(f"/api/join/{token}") == (409, "seat-taken")
    told = screen.until(lambda m: m["t"] == "table")
    assert [seat["name"] for seat in told["match"]["seats"]] == ["Ada", "ADA 2"]
    assert [name["en"] for name in told["parties"]][:2] == ["Ada", "ADA 2"]
    assert "links" not in beate.get(f"/api/matches/{made['id']}")


def test_an_open_match_is_listed_until_its_seats_are_taken() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = ada.post("/api/matches", game="historia", seats=[ME, LINK], open=True)["id"]
    assert match in [m["id"] for m in beate.get("/api/matches", list="open")]
    assert beate.refused(f"/api/matches/{match}/seats/0/take") == (409, "seat-taken")
    assert beate.refused(f"/api/matches/{match}/seats/5/take") == (404, "no-such-seat")
    assert beate.post(f"/api/matches/{match}/seats/1/take") == {"id": match, "seat": 1}
    assert match not in [m["id"] for m in beate.get("/api/matches", list="open")]
    mine = next(m for m in beate.get("/api/matches", list="mine") if m["id"] == match)
    assert [seat["yours"] for seat in mine["seats"]] == [False, True]
    assert mine["waiting"]
    assert mine["since"]
    closed = table(ada, Visitor("Carl"))
    assert beate.refused(f"/api/matches/{closed}/seats/1/take") == (404, "no-such-match")


def test_the_owner_lets_a_bot_play_for_an_absent_person_and_gives_the_seat_back() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate)
    there, away = ada.sit(match, 0), beate.sit(match, 1)
    path = f"/api/matches/{match}/seats"
    assert beate.refused(f"{path}/0/bot", bot="random") == (403, "not-the-owner")
    assert ada.refused(f"{path}/1/bot", bot="oracle") == (400, "unknown-bot")
    assert ada.refused(f"{path}/1/bot", bot="random") == (409, "person-is-here")
    assert ada.get(f"/api/matches/{match}")["seats"][1]["bot"] is None
    away.connection.close()
    there.until(lambda m: m["t"] == "presence" and m["here"] == [0])
    ada.post(f"{path}/1/bot", bot="random")
    assert ada.get(f"/api/matches/{match}")["seats"][1]["bot"] == "random"
    there.play_on(0, Random(1), turns=6)
    there.wait_for_turn(0)
    away = beate.sit(match, 1)
    assert away.answer(1, ["pass"], 0)["error"] == "bot-plays-here"
    ada.post(f"{path}/1/return")
    assert ada.get(f"/api/matches/{match}")["seats"][1]["bot"] is None
    while next_turn(there, away) == 0:
        there.play(0, there.now[0]["options"][0])
    assert away.play(1, away.now[1]["options"][0]) > 6


def test_a_seat_that_a_bot_takes_over_is_told_to_all_and_to_the_absent_later() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate)
    there = ada.sit(match, 0)
    path = f"/api/matches/{match}/seats"
    ada.post(f"{path}/1/bot", bot="random")
    told = there.until(lambda m: m["t"] == "chat")
    assert told["news"] == ["bot-for-absent", {"name": "Beate", "bot": "random", "by": "Ada"}]
    assert (told["name"], told["text"], told["seat"]) == ("", "", None)
    ada.post(f"{path}/1/bot", bot="random")
    beate.post(f"{path}/1/return")
    assert there.until(lambda m: m["t"] == "chat")["news"] == ["seat-back", {"name": "Beate"}]
    beate.post(f"{path}/1/bot", bot="strategist")
    assert there.until(lambda m: m["t"] == "chat")["news"][0] == "bot-for-self"
    back = beate.sit(match, 1)
    lines = next(m for m in back.heard if m["t"] == "table")["chat"]
    assert [line["news"][0] for line in lines] == ["bot-for-absent", "seat-back", "bot-for-self"]
    there.send(t="chat", id=1, text="hello")
    said = there.until(lambda m: m["t"] == "chat")
    assert (said["n"], "news" in said) == (4, False)


def test_a_bot_can_be_seated_in_a_free_seat_until_somebody_takes_it() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    made = ada.post("/api/matches", game="historia", seats=[ME, {"kind": "link", "name": "Beate"}])
    there = ada.sit(made["id"], 0)
    ada.post(f"/api/matches/{made['id']}/seats/1/bot", bot="strategist")
    assert there.until(lambda m: m["t"] == "chat")["news"][0] == "bot-in-free-seat"
    seat = ada.get(f"/api/matches/{made['id']}")["seats"][1]
    assert (seat["bot"], seat["taken"], seat["kind"]) == ("strategist", False, "person")
    there.play_on(0, Random(1), turns=3)
    beate.post(f"/api/join/{made['links']['1']}", name="Beate")
    seat = ada.get(f"/api/matches/{made['id']}")["seats"][1]
    assert (seat["bot"], seat["taken"]) == (None, True)


def test_presence_and_chat_reach_the_table() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate)
    first = ada.sit(match, 0)
    second = beate.sit(match, 1)
    assert first.until(lambda m: m["t"] == "presence")["here"] == [0, 1]
    second.send(t="chat", id=1, text="hello\u0000 there")
    assert first.until(lambda m: m["t"] == "chat")["name"] == "Beate"
    for text, id in (("", "empty-chat"), ("x" * 501, "chat-too-long")):
        assert first.ask("chat", text=text)["error"] == id
    second.connection.close()
    assert first.until(lambda m: m["t"] == "presence") == {"t": "presence", "here": [0], "watching": 0}


def test_undo_goes_back_to_an_own_decision_and_everybody_hears_it() -> None:
    ada = Visitor("Ada")
    match = ada.post("/api/matches", game="historia", seats=[ME, {"kind": "screen"}])["id"]
    screen = ada.sit(match, 0, 1)
    r = Random(1)
    for _ in range(300):
        seat = next(s for s in (0, 1) if s in screen.now[s]["asked"])
        before = screen.now[seat]
        n = screen.play(seat, r.choice(before["options"]))
        while any(screen.now[s]["n"] < n for s in (0, 1)):
            screen.next()
        if n in screen.now[seat]["undo"]:
            break
    assert screen.ask("undo", seat=seat, entry=999)["objection"][0] == "behind-a-barrier"
    assert screen.ask("undo", seat=seat, entry=n)["n"] == n + 1
    while screen.now[seat]["n"] <= n:
        screen.next()
    assert screen.now[seat]["view"] == before["view"]
    assert screen.now[seat]["options"] == before["options"]
    assert screen.heard[-1]["t"] == "now"
    undone = [e for m in screen.heard if m["t"] == "now" for e in m["events"] if e[1] == "undo"]
    assert undone[0][:3] == [n + 1, "undo", [seat, n]]
    done = [e[1:] for m in screen.heard if m["t"] == "now" for e in m["events"] if e[0] == n]
    assert undone[0][3] == done[0]
    again = ada.sit(match, seat)
    news = ("from", "events", "wrote")
    assert {k: v for k, v in again.now[seat].items() if k not in news} == {
        k: v for k, v in screen.now[seat].items() if k not in news
    }


def test_a_running_match_branches_into_a_world_its_seat_cannot_tell_apart() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate, bots=1)
    screens = [ada.sit(match, 0), beate.sit(match, 1)]
    for _ in range(6):
        seat = next_turn(*screens)
        screens[seat].play(seat, screens[seat].now[seat]["options"][0])
    then = beate.get(f"/api/matches/{match}/at/2", seat=1)
    branch = beate.post(f"/api/matches/{match}/branch", entry=2)["id"]
    story = beate.get(f"/api/matches/{branch}/at/0", seat=1)
    assert story["view"] == then["view"]
    assert beate.get(f"/api/matches/{branch}")["seats"][1]["yours"]
    assert ada.hidden(f"/api/matches/{branch}") == (404, "no-such-match")
    assert beate.refused(f"/api/matches/{match}/branch", entry=9999) == (400, "no-such-entry")
    assert Visitor("Eve").refused(f"/api/matches/{match}/branch", entry=0) == (404, "no-such-match")


def test_a_match_against_bots_goes_to_a_file_and_back(tmp_path: Path) -> None:
    game = find_game("historia")
    match = Match.new(game, [Seat("Ada", "me"), Seat("Carl", "bot:random")], seed=2)
    r = Random(2)
    while len(match.log) < 30:
        seat = match.asked()[0]
        match.play(seat, r.choice(match.options(seat)))
    ada = Visitor("Ada")
    id = ada.post("/api/matches/upload", **files.to_json(match))["id"]
    shown = ada.get(f"/api/matches/{id}")
    assert [(s["name"], s["kind"]) for s in shown["seats"]] == [("Ada", "person"), ("Carl", "bot")]
    assert ada.sit(id, 0).wait_for_turn(0)["n"] >= 30
    file = ada.get(f"/api/matches/{id}/file")
    assert file["log"][:30] == files.to_json(match)["log"]


def test_files_that_are_no_matches_are_refused() -> None:
    ada = Visitor("Ada")
    good = files.to_json(Match.new(find_game("historia"), 2, seed=3))
    assert ada.refused("/api/matches/upload", hello=1) == (400, "not-a-match-file")
    assert ada.refused("/api/matches/upload", **{**good, "seed": "00" * 32}) == (400, "seed-does-not-match")
    assert ada.refused("/api/matches/upload", **{**good, "log": [{"seat": 0, "answer": ["fly"]}]})[0] == 400
    assert ada.refused("/api/matches/upload", **{**good, "log": [{}] * 6000}) == (413, "log-too-long")
    assert ada.refused("/api/matches/upload", **{**good, "seats": 7}) == (400, "damaged-file")
    huge = ada.web.post("/api/matches/upload", json={"format": "x" * 5_000_000})
    assert huge.status_code == 413
    assert ada.get("/api/matches", list="mine") == []
    assert json.loads(json.dumps(good))["game"] == "historia"


def test_a_match_may_have_a_clock() -> None:
    ada = Visitor("Ada")
    for hours in (None, 1, 24, 720):
        match = ada.post("/api/matches", game="historia", seats=[ME, BOT], pace="daily", clock=hours)["id"]
        assert ada.get(f"/api/matches/{match}")["clock"] == hours
    assert [m["clock"] for m in ada.get("/api/matches", list="mine")].count(24) == 1


def test_matches_that_wait_for_me_stand_first_in_my_list() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    mine, *others = (table(ada, beate, options={"start_order": "seated"}) for _ in range(3))
    screen = beate.sit(mine, 1)
    while 1 in screen.now[1]["asked"]:
        screen.play(1, screen.now[1]["options"][0])
    others.append(table(ada, beate, options={"start_order": "seated"}))
    assert [m["id"] for m in ada.get("/api/matches", list="mine")] == [mine, *reversed(others)]
    assert beate.get("/api/matches", list="mine")[-1]["id"] == mine


def test_lists_come_in_pages() -> None:
    ada = Visitor("Ada")
    made = [ada.post("/api/matches", game="historia", seats=[ME, LINK])["id"] for _ in range(PAGE + 3)]
    first = ada.get("/api/matches", list="mine")
    rest = ada.get("/api/matches", list="mine", before=min(m["since"] for m in first))
    assert (len(first), len(rest)) == (PAGE, 3)
    assert {m["id"] for m in first + rest} == set(made)


def test_finished_matches_are_listed_with_their_result() -> None:
    ada = Visitor("Ada")
    match = Match.new(find_game("historia"), [Seat("Ada", "me"), Seat("Carl", "bot:random")], seed=2)
    r = Random(2)
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, r.choice(match.options(seat)))
    id = ada.post("/api/matches/upload", **files.to_json(match))["id"]
    (line,) = ada.get("/api/matches", list="finished")
    assert (line["id"], line["over"], line["result"]) == (id, True, json.loads(json.dumps(match.result)))
    assert ada.get("/api/matches", list="mine") == []


def test_an_invitation_says_what_it_leads_to_before_anybody_sits_down() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    made = ada.post("/api/matches", game="historia", seats=[ME, LINK], name="Friday")
    for visitor in (Visitor(), beate):
        shown = visitor.get(f"/api/join/{made['links']['1']}")
        assert (shown["seat"], shown["match"]["name"], shown["match"]["seats"][0]["name"]) == (1, "Friday", "Ada")
        assert "links" not in shown["match"]
        assert "watch" not in shown["match"]
    assert beate.get(f"/api/join/{made['watch']}")["seat"] is None
    assert beate.hidden(f"/api/matches/{made['id']}") == (404, "no-such-match")
    assert beate.hidden("/api/join/nothing") == (404, "no-such-link")


def test_nobody_takes_a_second_seat_by_accident() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    made = ada.post("/api/matches", game="historia", seats=[ME, LINK, LINK], open=True)
    assert ada.refused(f"/api/join/{made['links']['1']}") == (409, "already-sitting")
    assert ada.refused(f"/api/matches/{made['id']}/seats/2/take") == (409, "already-sitting")
    beate.post(f"/api/matches/{made['id']}/seats/2/take")
    assert beate.refused(f"/api/join/{made['links']['1']}") == (409, "already-sitting")
    assert [s["taken"] for s in ada.get(f"/api/matches/{made['id']}")["seats"]] == [True, False, True]


def test_a_free_seat_a_bot_plays_can_still_be_taken() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    made = ada.post("/api/matches", game="historia", seats=[ME, LINK])
    ada.post(f"/api/matches/{made['id']}/seats/1/bot", bot="random")
    assert beate.post(f"/api/join/{made['links']['1']}") == {"id": made["id"], "seat": 1}
    assert beate.get(f"/api/matches/{made['id']}")["seats"][1]["bot"] is None


def test_a_person_lets_a_bot_play_for_a_while_and_comes_back() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate)
    beate.post(f"/api/matches/{match}/seats/1/bot", bot="random")
    assert ada.get(f"/api/matches/{match}")["seats"][1]["bot"] == "random"
    beate.post(f"/api/matches/{match}/seats/1/return")
    assert ada.get(f"/api/matches/{match}")["seats"][1]["bot"] is None
    assert beate.refused(f"/api/matches/{match}/seats/0/return") == (403, "not-the-owner")


def test_an_own_match_is_deleted_only_while_nobody_else_sits_there() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    alone = ada.post("/api/quick", game="historia")["id"]
    screen = ada.sit(alone, 0)
    shared = table(ada, beate)
    assert beate.refused(f"/api/matches/{alone}/delete") == (404, "no-such-match")
    assert beate.refused(f"/api/matches/{shared}/delete") == (403, "not-the-owner")
    assert ada.refused(f"/api/matches/{shared}/delete") == (409, "others-play")
    ada.post(f"/api/matches/{alone}/delete")
    assert screen.closed() == 4403
    assert ada.hidden(f"/api/matches/{alone}") == (404, "no-such-match")
    assert [m["id"] for m in ada.get("/api/matches", list="mine")] == [shared]


def test_a_spectator_sees_only_what_all_see() -> None:
    ada, eve = Visitor("Ada"), Visitor("Eve")
    made = ada.post("/api/matches", game="historia", seats=[ME, BOT])
    assert eve.post(f"/api/join/{made['watch']}") == {"id": made["id"], "seat": None}
    ada.sit(made["id"], 0).wait_for_turn(0)
    screen = eve.sit(made["id"])
    now = screen.now[None]
    assert (now["seat"], now.get("options", [])) == (None, [])
    assert eve.hidden(f"/api/matches/{made['id']}/at/0?seat=0") == (403, "not-your-seat")
    assert screen.answer(0, ["pass"], 0)["error"] == "not-your-seat"
    assert eve.hidden(f"/api/matches/{made['id']}/file") == (403, "file-after-the-end")
