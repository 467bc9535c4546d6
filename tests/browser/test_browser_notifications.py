"""The page on which somebody says how to be called, the links in letters, and what a browser does that is called."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from test_browser_access import SIZES, nothing, serious
from windows import PHONE, Window

Open = Callable[..., Window]
HOOK = "https://hooks.example.org/secret-part"


def at_page(window: Window, path: str = "/notifications") -> None:
    window.page.goto(path)
    window.page.get_by_role("heading", level=1).wait_for()


def guest(window: Window, name: str = "Ada") -> None:
    window.page.goto("/health")
    window.page.evaluate(
        """(name) => fetch("/api/guest", {method: "POST", headers: {"Content-Type": "application/json"},
           body: JSON.stringify({name})})""",
        name,
    )


def add_hook(window: Window) -> None:
    window.test_id("hook-kind").select_option("json")
    window.test_id("hook-address").fill(HOOK)
    window.test_id("add-hook").click()
    window.test_id("way-json").wait_for()


def test_wishes_are_kept_as_they_are_clicked(window: Open) -> None:
    ada = window()
    guest(ada)
    at_page(ada)
    expect(ada.test_id("no-way")).to_be_visible()
    add_hook(ada)
    assert "secret-part" not in ada.page.content()
    for box in ("call-joined-hook", "call-always", "quiet"):
        ada.test_id(box).click()
        expect(ada.test_id("saved")).to_have_text(ada.words("web-calls-saved"))
    ada.test_id("quiet-begin").fill("21:15")
    ada.test_id("quiet-begin").blur()
    ada.test_id("zone").select_option("Europe/Berlin")
    expect(ada.test_id("zone")).to_have_value("Europe/Berlin")
    expect(ada.test_id("saved")).to_have_text(ada.words("web-calls-saved"))
    at_page(ada)
    expect(ada.test_id("call-joined-hook")).not_to_be_checked()
    expect(ada.test_id("call-turn-hook")).to_be_checked()
    expect(ada.test_id("call-always")).to_be_checked()
    expect(ada.test_id("quiet-begin")).to_have_value("21:15")
    expect(ada.test_id("zone")).to_have_value("Europe/Berlin")


def test_a_house_without_mail_says_so_and_a_wrong_address_is_refused_in_words(window: Open) -> None:
    ada = window(lang="de")
    guest(ada)
    at_page(ada)
    expect(ada.test_id("no-mail")).to_have_text(ada.words("web-calls-no-mail", "de"))
    ada.test_id("hook-address").fill("https://example.org/not-discord")
    ada.test_id("add-hook").click()
    expect(ada.page.get_by_text(ada.words("error-bad-hook", "de"))).to_be_visible()


def test_the_page_is_operated_by_keyboard(window: Open) -> None:
    ada = window()
    guest(ada)
    at_page(ada)
    add_hook(ada)
    box = ada.test_id("call-over-hook")
    box.focus()
    ada.page.keyboard.press("Space")
    expect(box).not_to_be_checked()
    expect(box).to_be_focused()
    ada.page.keyboard.press("Tab")
    expect(ada.test_id("call-mentioned-hook")).to_be_focused()


def test_permission_is_asked_for_on_a_click_only(window: Open) -> None:
    ada = window(fresh=True, workers=True)
    ada.page.add_init_script(
        "window.asked = 0; Notification.requestPermission = async () => { window.asked += 1; return 'denied'; };"
    )
    guest(ada)
    at_page(ada)
    ada.test_id("add-push").wait_for()
    assert ada.page.evaluate("window.asked") == 0
    ada.test_id("add-push").click()
    expect(ada.page.get_by_text(ada.words("web-calls-push-refused")).first).to_be_visible()
    assert ada.page.evaluate("window.asked") == 1


def test_a_pushed_letter_becomes_a_notification_that_leads_to_the_table(window: Open) -> None:
    ada = window(fresh=True, workers=True)
    ada.context.grant_permissions(["notifications"])
    at_page(ada)
    ada.page.evaluate(
        "navigator.serviceWorker.register('/service-worker.js', {scope: '/'}).then(() => navigator.serviceWorker.ready)"
    )
    devtools = ada.context.new_cdp_session(ada.page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: registrations.extend(r["registrationId"] for r in found["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    letter = {"title": "Zeitalter", "body": "It is your turn.", "url": "/match/abc", "tag": "t", "lang": "en"}
    letter |= {"stop": ["/stop/abc", "Stop these"]}
    ada.page.wait_for_timeout(200)
    message = {"origin": ada.url, "registrationId": registrations[0], "data": json.dumps(letter)}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    shown = ada.page.wait_for_function(
        """async () => {
          const found = await (await navigator.serviceWorker.ready).getNotifications();
          return found.length ? found.map((n) => [n.title, n.body, n.data, n.tag, n.actions, n.icon]) : null;
        }"""
    )
    title, body, data, tag, actions, icon = shown.json_value()[0]
    assert (title, body, tag) == ("Zeitalter", "It is your turn.", "t")
    assert data == {"url": "/match/abc", "stop": "/stop/abc"}
    assert [(found["action"], found["title"]) for found in actions] == [("stop", "Stop these")]
    assert ada.context.request.get(icon).headers["content-type"] == "image/png"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_letters_come_in_the_language_of_the_page(window: Open, lang: str) -> None:
    ada = window(lang=lang)
    guest(ada)
    at_page(ada)
    ada.test_id("no-way").wait_for()
    assert ada.get("/api/calls")["wishes"]["lang"] == lang


def test_a_match_is_switched_off_in_the_menu_of_its_table(window: Open) -> None:
    ada = window()
    made = ada.new_table("Ada", {"kind": "link"})
    ada.test_id("menu").click()
    expect(ada.test_id("menu-calls")).to_have_attribute("aria-checked", "true")
    ada.test_id("menu-calls").click()
    expect(ada.test_id("menu-calls")).to_have_attribute("aria-checked", "false")
    ada.test_id("menu-notifications").click()
    expect(ada.test_id("different")).to_be_checked()
    assert ada.page.url.endswith(f"/notifications/{made['id']}")
    ada.test_id("different").click()
    expect(ada.test_id("different")).not_to_be_checked()


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious_where_people_are_called(window: Open, size: str) -> None:
    ada = window(size=SIZES[size])
    guest(ada)
    at_page(ada)
    add_hook(ada)
    ada.test_id("quiet").click()
    ada.test_id("zone").wait_for()
    ada.test_id("feed-new").click()
    ada.test_id("feed-calendar").wait_for()
    found = {"notifications": serious(ada)}
    ada.test_id("account").click()
    ada.test_id("holidays").locator("summary").click()
    found["account"] = serious(ada)
    ada.test_id("account").click()
    for path in ("/reset", "/reset/abc", "/confirm/abc", "/stop/abc"):
        at_page(ada, path)
        found[path] = serious(ada)
    nothing(found)


def test_nothing_is_wider_than_a_phone(window: Open) -> None:
    ada = window(size=PHONE, lang="de")
    guest(ada)
    at_page(ada)
    add_hook(ada)
    ada.test_id("quiet").click()
    ada.test_id("zone").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
