"""Who is who: bots with their level, free seats, seats that change hands, and people who watch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from windows import Window, play

Open = Callable[..., Window]
LINK = {"kind": "link", "name": "Beate"}
BOT = {"kind": "bot", "bot": "strategist", "name": "Carl"}


def waits_for_the_free_seat(ada: Window) -> None:
    play([ada], lambda: ada.now and ada.now["asked"] == [1])
    ada.test_id("free-seats").wait_for()


def test_a_free_seat_is_a_hollow_chip_and_nobody_who_thinks(window: Open) -> None:
    ada = window()
    ada.new_table("Ada", LINK, BOT)
    ada.at_table()
    chip = ada.page.locator(".chip.free")
    expect(chip).to_contain_text(ada.words("web-still-free"))
    assert chip.get_by_test_id("free-link").count() == chip.get_by_test_id("free-bot").count() == 1
    waits_for_the_free_seat(ada)
    expect(ada.question).to_contain_text(ada.words("web-waiting-free", count=1))
    assert ada.words("web-waiting-for", names="Beate") not in ada.question.inner_text()
    assert ada.page.locator(".chip.asked").count() == 0
    link = ada.question.get_by_test_id("free-link")
    assert ada.get(f"/api/matches/{ada.match}")["links"]["1"] == link.get_attribute("data-token")


def test_a_bot_is_seated_in_a_free_seat_marked_with_its_level_and_leaves_for_a_guest(window: Open) -> None:
    ada = window()
    made = ada.new_table("Ada", LINK, BOT)
    ada.at_table()
    waits_for_the_free_seat(ada)
    ada.question.get_by_test_id("free-bot").click()
    expect(ada.page.locator(".notice")).to_contain_text("Beate")
    sign = ada.page.locator(".chip[data-party='1']").get_by_test_id("bot-sign")
    expect(sign).to_have_attribute("aria-label", ada.words("web-bot-sign", level="Strategist"))
    ada.turn()
    beate = window()
    beate.join(f"/join/{made['links']['1']}", "Beate")
    expect(sign).to_have_count(0)


@pytest.mark.parametrize("game", ["historia", "civilization", "new_dawn", "seven_ages"])
def test_a_bot_is_marked_with_its_level_at_its_mat(window: Open, game: str) -> None:
    ada = window()
    ada.new_table("Ada", BOT, {**BOT, "name": "Dora"}, game=game)
    ada.at_table()
    ada.page.get_by_role("tab", name=ada.words("web-tab-others")).click()
    sign = ada.page.locator(".tab-panel [data-thing~='party:1'] header").get_by_test_id("bot-sign")
    expect(sign).to_have_attribute("aria-label", ada.words("web-bot-sign", level="Strategist"))


def test_the_lobby_shows_a_free_seat_as_free_with_link_and_bot(window: Open) -> None:
    ada = window()
    ada.new_table("Ada", LINK, BOT)
    ada.at_table()
    waits_for_the_free_seat(ada)
    ada.page.goto("/")
    row = ada.test_id("match-mine").first
    expect(row).to_contain_text(ada.words("web-seat-still-free", name="Beate"))
    expect(row).to_contain_text(ada.words("web-waiting-free", count=1))
    row.get_by_test_id("free-bot").click()
    expect(row.get_by_test_id("free-seats")).to_have_count(0)


def test_a_present_player_keeps_the_seat_and_for_an_absent_one_the_owner_is_asked_first(window: Open) -> None:
    ada, beate = window(), window()
    made = ada.new_table("Ada", LINK, BOT)
    beate.join(f"/join/{made['links']['1']}", "Beate")
    ada.until(lambda: any('"here":[0,1]' in frame for frame in ada.frames), "Beate is not seen")
    ada.test_id("menu").click()
    here = ada.test_id("seat-here")
    expect(here).to_have_attribute("aria-disabled", "true")
    expect(here).to_contain_text(ada.words("web-replace-here", name="Beate"))
    here.click(force=True)
    assert ada.get(f"/api/matches/{made['id']}")["seats"][1]["bot"] is None
    beate.page.goto("/")
    ada.test_id("seat-bot").click()
    expect(ada.page.locator(".menu")).to_contain_text(ada.words("web-replace-sure", name="Beate"))
    assert ada.get(f"/api/matches/{made['id']}")["seats"][1]["bot"] is None
    ada.test_id("seat-bot-sure").click()
    ada.until(lambda: ada.get(f"/api/matches/{made['id']}")["seats"][1]["bot"] == "strategist", "No bot plays")
    news = ada.words("web-news-bot-for-absent", name="Beate", by="Ada", level="Strategist")
    expect(ada.page.locator(".notice")).to_contain_text(news)
    beate.page.goto(f"/match/{made['id']}")
    beate.test_id("take-back-seat").wait_for()
    assert beate.page.locator("#tab-chat .badge").inner_text() == "1"
    beate.page.get_by_role("tab", name=beate.words("web-tab-chat")).click()
    expect(beate.test_id("news")).to_contain_text(news)
    beate.test_id("take-back-seat").click()
    expect(ada.page.locator(".notice").last).to_contain_text(ada.words("web-news-seat-back", name="Beate"))


def test_who_watches_reads_so_and_is_counted_for_all(window: Open) -> None:
    ada, zoe = window(), window()
    made = ada.new_table("Ada", LINK, BOT)
    ada.at_table()
    assert ada.test_id("watchers").count() == 0
    zoe.join(f"/join/{made['watch']}", "Zoe")
    expect(zoe.test_id("watching")).to_have_text(zoe.words("web-you-watch", others=0))
    expect(ada.test_id("watchers")).to_contain_text("1")
    expect(ada.test_id("watchers")).to_contain_text(ada.words("web-watching-count", count=1))
    yan = window()
    yan.join(f"/join/{made['watch']}", "Yan")
    expect(zoe.test_id("watching")).to_have_text(zoe.words("web-you-watch", others=1))


def test_the_way_to_the_lobby_is_in_sight_on_a_low_screen(window: Open) -> None:
    ada = window()
    ada.new_table("Ada", LINK, BOT)
    ada.at_table()
    ada.test_id("menu").click()
    box = ada.test_id("menu-lobby").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 400
    ada.test_id("menu-lobby").click()
    ada.test_id("play-now").wait_for()
