"""A server that starts anew, seen from the browser: the page finds it again without being loaded again."""

from __future__ import annotations

from pathlib import Path

from cable import Cable, serving
from playwright.sync_api import Browser
from prepared import in_second_round
from windows import Window, play


def test_a_page_finds_a_server_again_that_has_started_anew(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        cable = Cable(url)
        ada = Window(browser, cable.url, server=url)
        in_second_round(ada)
        ada.page.evaluate("globalThis.stays = true")
    cable.cut()
    ada.page.get_by_text(ada.words("web-offline")).first.wait_for()
    assert ada.now is not None
    known = ada.now["n"]
    with serving(tmp_path) as url:
        cable.target = ("127.0.0.1", int(url.rsplit(":", 1)[1]))
        cable.mend()
        ada.page.get_by_text(ada.words("web-offline")).first.wait_for(state="detached")
        play([ada], lambda: ada.asked and ada.now["n"] > known + 2)
        assert ada.page.evaluate("globalThis.stays") is True
        assert ada.complaints == []
        ada.close()
    cable.cut()
