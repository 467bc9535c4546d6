"""Windows that people play in.

A window remembers what its socket said and what it was told, so that a test knows which question is on the screen;
everything it does, it does with mouse or keyboard. Words on the screen are looked up in the texts, by their ids.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "shared"))

from cable import PATIENCE
from chromium import LAPTOP, PHONE, chromium, missing
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, WebSocket

from zeitalter import Match
from zeitalter.engine import files
from zeitalter.texts import texts_for

__all__ = ["BOTS", "LAPTOP", "PHONE", "Window", "bytes_of", "chromium", "missing", "play", "written"]

USUAL = {"lang": "en", "theme": "tag", "motion": "no", "guide": "done", "confirm": "no", "answers": "open"}
BOTS = ({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
Message = dict[str, Any]
BLOCKED = "blocked by Playwright"
"""What the console says of a service worker in a window that has none."""
CHOOSE = """async ([answer, patience]) => {
  const find = (what) => document.querySelector(`[data-test=prompt] ${what}`);
  const end = Date.now() + patience;
  const drawn = () => new Promise((go) => setTimeout(go, 0));
  const option = `[data-answer="${CSS.escape(answer)}"]`;
  while (!find(option) && !find("[role=checkbox]")) {
    if (Date.now() > end) return false;
    await new Promise((go) => setTimeout(go, 10));
  }
  if (find(option)) {
    find(option).click();
    return true;
  }
  const boxes = document.querySelectorAll("[data-test=prompt] [role=checkbox]");
  for (let i = 0; i < boxes.length; i++) {
    boxes[i].click();
    await drawn();
    if (find("[data-test=confirm-pick]")) break;
  }
  find("[data-test=confirm-pick]")?.click();
  return true;
}"""
"""Clicks the first answer from inside the page: a whole game of mouse movements would take minutes."""

DRAWN = """async () => {
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  await frame();
  await frame();
  const gliding = document.getAnimations().filter((a) => Number.isFinite(a.effect.getComputedTiming().endTime));
  await Promise.allSettled(gliding.map((a) => a.finished));
}"""
"""Waits until everything known has been drawn and nothing glides any more."""


def written(answer: Any) -> str:
    """An answer as the page writes it."""
    return json.dumps(answer, separators=(",", ":"), ensure_ascii=False)


class Window:
    """A browser window of one person, with cookies and wishes of its own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: dict[str, int] | None = None,
        server: str = "",
        page: Page | None = None,
        workers: bool = False,
        **wishes: str | None,
    ) -> None:
        """A new window, or a new person at a page that another has left: what that page has loaded is known to it."""
        self.url = url
        self.server = server or url
        if page is None:
            allowed: Any = "allow" if workers else "block"
            page = browser.new_context(
                viewport=size or LAPTOP, locale="en-GB", base_url=url, service_workers=allowed
            ).new_page()
        else:
            page.set_viewport_size(size or LAPTOP)  # type: ignore[arg-type]
        self.page = page
        self.context: BrowserContext = page.context
        self.page.set_default_timeout(PATIENCE * 1000)
        self._keep({name: value for name, value in {**USUAL, **wishes}.items() if value is not None})
        self.now: Message | None = None
        self.frames: list[str] = []
        self.sent: list[Message] = []
        """What was given to the match; of a plan also its last answer."""
        self.drafts: list[Message] = []
        self.answered: set[tuple[int, int]] = set()
        self.complaints: list[str] = []
        self.console: list[str] = []
        """Errors and warnings that nobody sees but in the console."""
        for event, heard in self._events().items():
            self.page.on(event, heard)

    def _events(self) -> dict[Any, Callable[[Any], None]]:
        return {"websocket": self._listen, "pageerror": self._complain, "console": self._note}

    def _keep(self, wishes: dict[str, str]) -> None:
        """Wishes stand in the browser before the first page of ours is opened."""
        self.page.goto("/health")
        keep = "(wishes) => { for (const [name, value] of wishes) localStorage.setItem(`zeitalter.${name}`, value); }"
        self.page.evaluate(keep, list(wishes.items()))

    def _complain(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.console.append(f"{message.text} ({message.location['url']})")

    def _listen(self, ws: WebSocket) -> None:
        ws.on("framereceived", self._hear)
        ws.on("framesent", self._say)

    def _hear(self, data: str | bytes) -> None:
        text = data if isinstance(data, str) else data.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["t"] == "now":
            self.now = message
        elif message["t"] == "draft":
            self.drafts.append(message)
        elif message["t"] == "asked" and self.now is not None:
            self.now = {**self.now, **message, "t": "now", "undo": []}

    def _say(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["t"] in ("play", "plan"):
            answers = message.get("answers") or [message["answer"]]
            self.sent.append({**message, "answer": answers[-1], "answers": answers})
            self.answered.add((message["seat"], message["ask"]))

    # -- looking -------------------------------------------------------------------------------------------------------

    def words(self, id: str, lang: str = "en", **args: Any) -> str:
        """A sentence of the table by its id."""
        return texts_for("historia", lang).message(id, **args)

    def test_id(self, name: str) -> Locator:
        """An element by its name for tests."""
        return self.page.get_by_test_id(name)

    def button(self, name: str) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=name)

    @property
    def question(self) -> Locator:
        """The panel with the question."""
        return self.page.get_by_role("region", name=self.words("web-question"))

    @property
    def asked(self) -> bool:
        """Whether this person has an open question that was not yet answered here."""
        now = self.now
        return bool(
            now and now.get("options") and not now.get("sealed") and (now["seat"], now["ask"]) not in self.answered
        )

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.now and self.now["over"])

    @property
    def round(self) -> int:
        """The round on the screen, over all epochs."""
        return int(self.now["view"].get("round") or 0) if self.now else 0

    @property
    def match(self) -> str:
        """The id of the match on the screen."""
        return self.page.url.split("/match/")[1].split("?")[0].split("#")[0]

    def shows(self) -> str:
        """What stands on the screen, for messages."""
        prompt = self.test_id("prompt")
        return prompt.inner_text()[:600] if prompt.count() else self.page.inner_text("body")[:600]

    def wait(self, seconds: float = 0.02) -> None:
        """Let the browser work."""
        self.page.wait_for_timeout(seconds * 1000)

    def until(self, true: Callable[[], object], what: str) -> None:
        """Wait until something holds."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"{what}; the window shows: {self.shows()}"
            self.wait()

    def drawn(self) -> None:
        """Wait until everything has been drawn that is known."""
        self.page.evaluate(DRAWN)

    # -- asking the server ---------------------------------------------------------------------------------------------

    def get(self, path: str) -> Any:
        """What the server says to this person, past the cable."""
        found = self.context.request.get(f"{self.server}{path}")
        assert found.ok, found.text()
        return found.json()

    def post(self, path: str, body: Any) -> Any:
        """Change something as this person."""
        found = self.context.request.post(f"{self.server}{path}", data=body, headers={"Origin": self.server})
        assert found.ok, found.text()
        return found.json()

    def new_table(self, name: str, *seats: dict[str, str], **wish: Any) -> Any:
        """Sit down at a new match on the first of these seats; what the server says of it."""
        self.post("/api/guest", {"name": name})
        made = self.post("/api/matches", {"game": "historia", "seats": [{"kind": "me"}, *seats], **wish})
        self.page.goto(f"/match/{made['id']}")
        return made

    def open_match(self, name: str, match: Match) -> None:
        """Open a prepared match."""
        self.post("/api/guest", {"name": name})
        id = self.post("/api/matches/upload", files.to_json(match))["id"]
        self.page.goto(f"/match/{id}")
        self.at_table()

    # -- doing ---------------------------------------------------------------------------------------------------------

    def play_now(self) -> None:
        """From the lobby to a table with bots."""
        self.page.goto("/")
        self.test_id("play-now").click()
        self.at_table()

    def join(self, link: str, name: str) -> None:
        """Take the seat (or the spectator's place) of a link."""
        self.page.goto(link)
        self.page.get_by_label(self.words("web-name"), exact=True).fill(name)
        self.test_id("join").click()
        self.at_table()

    def at_table(self) -> None:
        """Wait until the table is there."""
        self.page.wait_for_url("**/match/*")
        self.test_id("prompt").or_(self.test_id("pass")).first.wait_for()

    def turn(self) -> None:
        """Wait for a question."""
        self.until(lambda: self.asked or self.over, "No question came")

    def answer(self) -> None:
        """Click the first answer of the question with the mouse, or the first that fit together."""
        assert self.now is not None
        before = len(self.sent)
        boxes = self.question.get_by_role("checkbox")
        first = self.page.locator(f"[data-answer={json.dumps(written(self.now['options'][0]))}]")
        boxes.or_(first).first.wait_for()
        if boxes.count():
            for i in range(boxes.count()):
                boxes.nth(i).click()
                if self.test_id("confirm-pick").count():
                    break
            self.test_id("confirm-pick").click()
        else:
            first.first.click()
        self.until(lambda: len(self.sent) > before, "The answer was not sent")

    def click_first(self) -> None:
        """Click the first answer, from inside the page; whether it is sent is another matter."""
        assert self.now is not None
        clicked = self.page.evaluate(CHOOSE, [written(self.now["options"][0]), PATIENCE * 1000])
        assert clicked, f"The answer {self.now['options'][0]} is not there; the window shows: {self.shows()}"

    def choose(self) -> None:
        """The same as `answer`, from inside the page and much faster."""
        before = len(self.sent)
        self.click_first()
        self.until(lambda: len(self.sent) > before, "The answer was not sent")

    def menu(self, item: str) -> None:
        """Choose from the menu."""
        self.test_id("menu").click()
        self.test_id(f"menu-{item}").click()
        if self.test_id(f"menu-{item}").count():
            self.test_id("menu").click()
        self.test_id(f"menu-{item}").wait_for(state="detached")

    def close(self) -> None:
        """Close the window; nothing in it may have gone wrong."""
        self.context.close()
        assert self.complaints == []

    def leave(self) -> Page | None:
        """The page for somebody else, without anything this person has left there; None if it was closed."""
        if self.page.is_closed():
            self.context.close()
            return None
        self.context.set_offline(False)
        self.page.evaluate("if (location.protocol !== 'about:') { localStorage.clear(); sessionStorage.clear(); }")
        for event, heard in self._events().items():
            self.page.remove_listener(event, heard)
        self.page.mouse.move(0, 0)
        self.page.goto("about:blank")
        self.context.clear_cookies()
        return self.page


def play(windows: list[Window], until: Callable[[], object], fast: bool = True) -> int:
    """Let all windows choose their first answers until something holds; gives the number of answers."""
    answers = 0
    last = time.monotonic()
    while not until():
        ready = [w for w in windows if w.asked]
        for window in ready:
            window.choose() if fast else window.answer()
            answers += 1
            last = time.monotonic()
        assert answers <= 1000, f"{answers} answers and no end"
        assert time.monotonic() - last < PATIENCE, f"nobody is asked: {[w.shows() for w in windows]}"
        if not ready:
            windows[0].wait()
    return answers


def bytes_of(window: Window) -> dict[str, int]:
    """Counts what comes over the wire from now on, by address; frames of sockets too."""
    client: Any = window.context.new_cdp_session(window.page)
    client.send("Network.enable")
    urls: dict[str, str] = {}
    loaded: dict[str, int] = {}

    def add(id: str, size: float) -> None:
        url = urls.get(id, "socket")
        loaded[url] = loaded.get(url, 0) + int(size)

    client.on("Network.requestWillBeSent", lambda e: urls.update({e["requestId"]: e["request"]["url"]}))
    client.on("Network.loadingFinished", lambda e: add(e["requestId"], e["encodedDataLength"]))
    client.on("Network.webSocketFrameReceived", lambda e: add("", len(e["response"]["payloadData"].encode())))
    return loaded
