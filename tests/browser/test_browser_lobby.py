"""The lobby and the pages around it: games as cards, rules without a match, named opponents, wrong addresses."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hands import CONTRAST
from windows import LAPTOP, PHONE, Window

Open = Callable[..., Window]
GAMES = ("civilization", "historia", "new_dawn", "seven_ages")


def lobby(window: Open, **wishes: object) -> Window:
    ada = window(**wishes)
    ada.page.goto("/")
    ada.test_id("play-now").wait_for()
    ada.drawn()
    return ada


def test_every_game_has_a_card_with_picture_players_length_weight_and_a_sentence(window: Open) -> None:
    ada = lobby(window)
    games = {game["id"]: game for game in ada.get("/api/games")}
    assert set(games) == set(GAMES)
    for id, game in games.items():
        card = ada.test_id(f"card-{id}")
        words = card.inner_text()
        low, high = game["seats"]
        assert game["name"]["en"] in words
        assert ada.words("web-game-players", low=low, high=high) in words
        assert ada.words(f"web-weight-{game['weight']}") in words
        assert "hours" in words
        assert game["lead"]["en"] in words
        picture = card.locator("img")
        ada.until(
            lambda p=picture: p.evaluate("(img) => img.complete && img.naturalWidth") == 480, f"No picture of {id}"
        )


@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_to_start_with_fits_a_laptop_without_scrolling(window: Open, lang: str) -> None:
    ada = lobby(window, size=LAPTOP, lang=lang)
    for name in ("play-now", "learn", "new-match", "opponents"):
        box = ada.test_id(name).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAPTOP["height"]
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= LAPTOP["width"]


def test_cards_fit_a_phone(window: Open) -> None:
    ada = lobby(window, size=PHONE)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = ada.test_id("play-now").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]


def test_card_is_chosen_by_a_click_anywhere_and_by_keyboard(window: Open) -> None:
    ada = lobby(window)
    ada.test_id("card-seven_ages").click(position={"x": 40, "y": 40})
    ada.until(lambda: ada.test_id("game-seven_ages").is_checked(), "The card was not chosen")
    assert "7 Ages" in ada.page.locator(".hero").inner_text()
    ada.test_id("game-seven_ages").press("ArrowLeft")
    ada.until(lambda: not ada.test_id("game-seven_ages").is_checked(), "The keyboard chose nothing")


@pytest.mark.parametrize("game", GAMES)
def test_rules_can_be_read_without_a_match(window: Open, game: str) -> None:
    ada = lobby(window)
    ada.test_id(f"rules-{game}").click()
    ada.page.wait_for_url(f"**/rules/{game}")
    ada.page.locator(".rule-page .prose h3, .rule-page .prose h2").first.wait_for()
    ada.button(ada.words("web-rules-rules")).click()
    ada.page.locator(".rule-page .rule").first.wait_for()
    ada.page.get_by_label(ada.words("web-rules-search")).fill("xyzzy")
    ada.page.get_by_text(ada.words("web-rules-none", words="xyzzy")).wait_for()


@pytest.mark.parametrize("path", ["/nonsense", "/nonsense/x/y", "/about/chess", "/rules/chess", "/new/x"])
def test_wrong_address_says_so_and_leads_to_the_lobby(window: Open, path: str) -> None:
    ada = window()
    answer = ada.page.goto(path)
    assert answer is not None
    assert answer.status == 404
    ada.test_id("missing").wait_for()
    assert ada.words("web-missing-title") in ada.page.inner_text("main")
    ada.test_id("to-lobby").click()
    ada.test_id("play-now").wait_for()


def test_unknown_match_says_so_on_a_page(window: Open) -> None:
    ada = window()
    answer = ada.page.goto("/match/nosuchmatch")
    assert answer is not None
    assert answer.status == 404
    ada.page.get_by_role("heading", name=ada.words("web-no-table")).wait_for()
    assert ada.page.get_by_role("link", name=ada.words("web-to-lobby")).count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_play_now_seats_the_opponents_it_names_and_says_what_to_do_first(window: Open, game: str) -> None:
    ada = lobby(window)
    ada.test_id(f"game-{game}").check()
    ada.until(lambda: "Strategist" in ada.test_id("opponents").inner_text(), "No level is named")
    ada.test_id("play-now").click()
    ada.at_table()
    ada.turn()
    seats = ada.get(f"/api/matches/{ada.match}")["seats"]
    assert {seat["bot"] for seat in seats[1:]} == {"strategist"}
    ada.test_id("welcome").wait_for()
    assert ada.test_id("welcome").inner_text().startswith("Welcome.")


def test_welcome_goes_with_the_first_answer(window: Open) -> None:
    ada = window()
    ada.play_now()
    ada.turn()
    ada.test_id("welcome").wait_for()
    ada.choose()
    ada.turn()
    ada.drawn()
    assert ada.test_id("welcome").count() == 0
    ada.page.reload()
    ada.turn()
    ada.drawn()
    assert ada.test_id("welcome").count() == 0


def test_new_match_proposes_bots_that_think(window: Open) -> None:
    ada = window()
    ada.page.goto("/new")
    levels = ada.page.get_by_label(ada.words("web-bot-level"))
    levels.first.wait_for()
    assert levels.evaluate_all("(all) => all.map((s) => s.value)") == ["strategist"] * levels.count()


def test_invitation_names_the_game_and_the_guest(window: Open) -> None:
    ada = window()
    ada.post("/api/guest", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "link", "name": "Olga"}]
    made = ada.post("/api/matches", {"game": "seven_ages", "seats": seats})
    guest = window()
    guest.page.goto(f"/join/{made['links']['1']}")
    guest.page.get_by_text("7 Ages").wait_for()
    assert "Historia" not in guest.page.inner_text("main")
    guest.until(
        lambda: guest.page.get_by_label(guest.words("web-name"), exact=True).input_value() == "Olga", "No name is there"
    )
    guest.test_id("join").click()
    guest.at_table()
    assert guest.get(f"/api/matches/{made['id']}")["seats"][1]["name"] == "Olga"


def test_refused_file_is_named(window: Open, tmp_path: Path) -> None:
    ada = lobby(window)
    file = tmp_path / "holiday.json"
    file.write_text(json.dumps({"no": "match"}), encoding="utf-8")
    ada.page.locator("input[type=file]").set_input_files(file)
    notice = ada.page.locator(".notice", has_text="holiday.json")
    notice.wait_for()
    assert notice.inner_text() == ada.words("error-not-a-match-file", path="holiday.json")


def test_page_about_an_edition_links_all_games_and_names_the_authors_of_icons(window: Open) -> None:
    ada = window()
    ada.page.goto("/about/historia")
    ada.page.locator("[data-kind=icons]").wait_for()
    for game in ("civilization", "new_dawn", "seven_ages"):
        assert ada.page.locator(f"main a[href='/about/{game}']").count() == 1
    ada.page.locator("[data-kind=icons] summary").click()
    ada.page.get_by_text("Delapouite").wait_for()
    assert "crossed-swords" in ada.page.locator("[data-kind=icons]").inner_text()


@pytest.mark.parametrize("theme", ["tag", "nacht"])
def test_buttons_can_be_read_under_the_pointer(window: Open, theme: str) -> None:
    ada = lobby(window, theme=theme)
    ada.test_id("account").click()
    buttons = ada.page.locator("button:visible, .button:visible")
    for i in range(buttons.count()):
        button = buttons.nth(i)
        button.hover()
        ada.page.evaluate("Promise.all(document.getAnimations().map((a) => a.finished.catch(() => null)))")
        assert button.evaluate(CONTRAST) >= 4.5, button.inner_text()
