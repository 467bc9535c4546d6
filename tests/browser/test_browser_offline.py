"""The site as an app: manifest and service worker, and pages that open without a network."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from windows import BOTS, LAPTOP, PHONE, Window

Open = Callable[..., Window]
READY = "navigator.serviceWorker.ready.then(() => true)"
KEPT = """async ([id, n]) => {
  const cache = await caches.open("seen");
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const needed = [/^\\/api\\/me$/, /^\\/api\\/games$/, /^\\/api\\/texts\\//, /^\\/api\\/games\\/\\w+\\/data$/];
  const table = await (await cache.match(`/kept/${id}`))?.json();
  return needed.every((path) => paths.some((kept) => path.test(kept))) && table?.now.n === n;
}"""
"""Whether the newest position is kept, and what a table asks for first."""
ANYTHING = "async (id) => Boolean(await (await caches.open('seen')).match(`/kept/${id}`))"
FILES = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("/files/"));
  const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((r) => r.url)));
  return [names, all.flat()];
}"""


def with_worker(window: Open, **wishes: object) -> Window:
    """A window whose worker has kept the shell."""
    ada = window(fresh=True, workers=True, **wishes)
    ada.page.goto("/")
    ada.test_id("play-now").wait_for()
    ada.page.evaluate(READY)
    ada.until(lambda: any(url.endswith("lobby.js") for url in ada.page.evaluate(FILES)[1]), "The shell is not kept")
    ada.page.reload()
    ada.test_id("play-now").wait_for()
    return ada


def at_kept_table(window: Open, **wishes: object) -> Window:
    """A window at a table whose position is kept."""
    ada = with_worker(window, **wishes)
    ada.new_table("Ada", *BOTS)
    ada.turn()
    ada.until(lambda: ada.page.evaluate(KEPT, [ada.match, ada.now["n"]]), "The table is not kept")  # type: ignore[index]
    game = "games/historia/web/table.js"
    ada.until(lambda: any(url.endswith(game) for url in ada.page.evaluate(FILES)[1]), "The drawing is not kept")
    return ada


def test_manifest_names_icons_that_are_there(window: Open) -> None:
    ada = window()
    ada.page.goto("/")
    link = str(ada.page.locator("link[rel=manifest]").get_attribute("href"))
    found = ada.context.request.get(f"{ada.url}{link}")
    assert found.headers["content-type"].startswith("application/manifest+json")
    manifest = found.json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    assert {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("192x192", "maskable"),
        ("512x512", "maskable"),
    }
    sizes = "(src) => new Promise((go) => { const i = new Image(); i.onload = () => go(i.width); i.src = src; })"
    for icon in manifest["icons"]:
        address = f"{link.rpartition('/')[0]}/{icon['src']}"
        if icon["type"] == "image/png":
            assert ada.page.evaluate(sizes, address) == int(icon["sizes"].partition("x")[0])
    client = ada.context.new_cdp_session(ada.page)
    seen = client.send("Page.getAppManifest")
    assert seen["errors"] == []


def test_worker_keeps_the_files_of_the_present_version_alone(window: Open) -> None:
    ada = with_worker(window)
    ada.page.evaluate(
        "caches.open('/files/0123456789ab/').then((c) => c.put('/files/0123456789ab/x.js', new Response('')))"
    )
    names, urls = ada.page.evaluate(FILES)
    assert len(names) == 2
    ada.page.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.unregister())")
    ada.page.reload()
    ada.page.evaluate(READY)
    ada.until(lambda: len(ada.page.evaluate(FILES)[0]) == 1, "Files of another version are still there")
    assert all(f"{ada.url}{names[0]}" in url or url.endswith("/") for url in urls if "0123456789ab" not in url)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_table_without_network_shows_the_last_position_and_says_so(window: Open, size: dict[str, int]) -> None:
    ada = at_kept_table(window, size=size)
    parts = (".table-title", ".mat", ".log") if size is LAPTOP else (".table-title",)
    before = [ada.page.locator(part).inner_text() for part in parts]
    ada.context.set_offline(True)
    ada.page.reload()
    ada.test_id("kept").wait_for()
    assert [ada.page.locator(part).inner_text() for part in parts] == before
    assert ada.page.locator(".board [data-thing]").count() > 0
    assert ada.page.locator("[data-test=prompt] .option").count() == 0
    ada.context.set_offline(False)
    ada.test_id("kept").wait_for(state="detached")
    ada.turn()
    ada.choose()


def test_lobby_without_network_shows_the_last_lists_and_says_so(window: Open) -> None:
    ada = at_kept_table(window)
    id = ada.match
    ada.page.goto("/")
    ada.page.locator(f"a[href='/match/{id}']").first.wait_for()
    ada.context.set_offline(True)
    ada.page.reload()
    ada.test_id("kept").wait_for()
    ada.page.locator(f"a[href='/match/{id}']").first.click()
    ada.page.locator("[data-test=prompt] [data-test=kept]").wait_for()
    ada.page.goto("/match/neverseen")
    ada.page.get_by_text(ada.words("web-kept-nothing")).wait_for()


def test_who_logs_out_leaves_nothing_on_the_device(window: Open) -> None:
    ada = at_kept_table(window)
    id = ada.match
    ada.post("/api/account", {"name": "Ada who leaves", "password": "long enough"})
    ada.page.goto("/")
    ada.test_id("account").click()
    ada.test_id("sign-out").click()
    ada.page.get_by_text(ada.words("web-who-are-you")).wait_for()
    assert not ada.page.evaluate(ANYTHING, id)
    ada.context.set_offline(True)
    ada.page.goto(f"/match/{id}")
    ada.page.wait_for_timeout(500)
    assert ada.test_id("kept").count() == 0


def test_screen_that_several_seats_share_keeps_no_position(window: Open) -> None:
    ada = with_worker(window)
    ada.new_table("Ada", {"kind": "screen"})
    ada.test_id("pass").wait_for()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(1500)
    assert not ada.page.evaluate(ANYTHING, ada.match)
