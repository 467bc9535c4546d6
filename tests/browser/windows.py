"""A real server in a folder of its own, Debian's Chromium, and windows that people play in.

A window remembers what its socket said, so that a test knows which question is on the screen; everything it does, it
does with mouse or keyboard.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, sync_playwright

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SERVE = """
import sys
from pathlib import Path
from zeitalter.server.config import Config
from zeitalter.server.run import serve
config = Config(Path(sys.argv[2]), bot_delay=(0, 0), bot_workers=1, limits=False)
serve(config, "127.0.0.1", int(sys.argv[1]))
"""
PATIENCE = 60.0
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
USUAL = {"lang": "en", "theme": "tag", "motion": "no", "guide": "done", "confirm": "no"}
Message = dict[str, Any]
CHOOSE = """async (answer) => {
  const find = (what) => document.querySelector(`[data-test=prompt] ${what}`);
  const end = Date.now() + 10000;
  const drawn = () => new Promise((go) => setTimeout(go, 0));
  const option = `[data-answer="${CSS.escape(answer)}"]`;
  while (!find(option) && !find("[role=checkbox]")) {
    if (Date.now() > end) throw new Error(`No answer ${answer}`);
    await new Promise((go) => setTimeout(go, 10));
  }
  if (find(option)) return find(option).click();
  const boxes = document.querySelectorAll("[data-test=prompt] [role=checkbox]");
  for (let i = 0; i < boxes.length; i++) {
    boxes[i].click();
    await drawn();
    if (find("[data-test=confirm-pick]")) break;
  }
  find("[data-test=confirm-pick]").click();
}"""
"""Clicks the first answer from inside the page: a whole game of mouse movements would take minutes."""


def free_port() -> int:
    """A port nobody listens on."""
    with closing(socket.socket()) as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server whose bots answer at once; gives its address."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    log = folder / "server.log"
    with log.open("ab") as out:
        process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), str(folder)], stdout=out, stderr=out)
    try:
        end = time.monotonic() + PATIENCE
        while not healthy(url):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"The server did not start:\n{log.read_text()}")
            time.sleep(0.05)
        yield url
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def healthy(url: str) -> bool:
    """Whether the server answers."""
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium without a screen."""
    if not CHROMIUM.exists():
        raise RuntimeError(f"The browser tests need {CHROMIUM}; on Debian: apt-get install chromium")
    with sync_playwright() as play:
        play.selectors.set_test_id_attribute("data-test")
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Wire:
    """A cable between browser and server that can be cut: connections break, new ones are refused."""

    def __init__(self, url: str) -> None:
        self.target = ("127.0.0.1", int(url.rsplit(":", 1)[1]))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.ends: list[socket.socket] = []
        self.listener: socket.socket | None = None
        self.mend()

    def mend(self) -> None:
        """Let connections through, from now on."""
        self.listener = socket.create_server(("127.0.0.1", self.port))
        Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def cut(self) -> None:
        """Break everything."""
        ends, self.ends = self.ends, []
        for end in [self.listener, *ends]:
            if end is not None:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection(self.target)
                self.ends += [near, far]
                for source, goal in ((near, far), (far, near)):
                    Thread(target=self._pump, args=(source, goal), daemon=True).start()

    def _pump(self, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                goal.sendall(data)
        with suppress(OSError):
            goal.shutdown(socket.SHUT_WR)


class Window:
    """A browser window of one person, with cookies and wishes of its own."""

    def __init__(self, browser: Browser, url: str, size: dict[str, int] | None = None, **wishes: str | None) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(viewport=size or LAPTOP, locale="en-GB", base_url=url)
        kept = {f"zeitalter.{name}": value for name, value in {**USUAL, **wishes}.items() if value is not None}
        keep = "localStorage.getItem(k) ?? localStorage.setItem(k, v)"
        self.context.add_init_script(f"for (const [k, v] of Object.entries({json.dumps(kept)})) {keep};")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.now: Message | None = None
        self.told: list[str] = []
        self.complaints: list[str] = []
        self.answered = -1
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _listen(self, ws: WebSocket) -> None:
        ws.on("framereceived", self._hear)

    def _hear(self, data: str | bytes) -> None:
        text = data if isinstance(data, str) else data.decode()
        self.told.append(text)
        message = json.loads(text)
        if message["t"] == "now":
            self.now = message

    # -- looking -------------------------------------------------------------------------------------------------------

    def test_id(self, name: str) -> Locator:
        """An element by its name for tests."""
        return self.page.get_by_test_id(name)

    def button(self, name: str) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=name)

    @property
    def question(self) -> Locator:
        """The panel with the question."""
        return self.page.get_by_role("region", name="The question")

    @property
    def asked(self) -> bool:
        """Whether this person has an open question that was not yet answered here."""
        return bool(self.now and self.now.get("options")) and self.now["ask"] != self.answered

    @property
    def first(self) -> str:
        """The first answer, written as the page writes it."""
        assert self.now is not None
        return json.dumps(self.now["options"][0], separators=(",", ":"), ensure_ascii=False)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.now and self.now["over"])

    @property
    def round(self) -> int:
        """The round on the screen, over all epochs."""
        return int(self.now["view"].get("round") or 0) if self.now else 0

    def wait(self, seconds: float = 0.02) -> None:
        """Let the browser work."""
        self.page.wait_for_timeout(seconds * 1000)

    def until(self, true: Any, what: str, seconds: float = PATIENCE) -> None:
        """Wait until something holds."""
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, f"{what}; the window shows: {self.page.inner_text('body')[:1500]}"
            self.wait()

    # -- doing ---------------------------------------------------------------------------------------------------------

    def play_now(self) -> None:
        """From the lobby to a table with bots."""
        self.page.goto("/")
        self.test_id("play-now").click()
        self.at_table()

    def new_match(self, *seats: tuple[str, str]) -> list[str]:
        """Plan a match with these seats (kind, and name or level), start it, and give the links of invited people."""
        self.page.goto("/new")
        for number, (kind, name) in enumerate(seats, 1):
            self.page.get_by_label(f"Who sits on seat {number}").select_option(kind)
            if kind == "bot" and name:
                self.page.locator("li", has=self.page.get_by_label(f"Who sits on seat {number}")).get_by_label(
                    "Level of the bot"
                ).select_option(name)
            elif name:
                self.page.get_by_label(f"Name on seat {number}").fill(name)
        self.test_id("create").click()
        invited = [name for kind, name in seats if kind == "link"]
        if not invited:
            self.page.wait_for_url("**/match/*")
            return []
        links = [self.page.get_by_label(name, exact=True).input_value() for name in invited]
        self.test_id("to-table").click()
        self.at_table()
        return links

    def join(self, link: str, name: str) -> None:
        """Take the seat of a link."""
        self.page.goto(link)
        self.page.get_by_label("Name", exact=True).fill(name)
        self.test_id("join").click()
        self.at_table()

    def at_table(self) -> None:
        """Wait until the table is there."""
        self.page.wait_for_url("**/match/*")
        self.page.locator("[data-test=prompt]").wait_for()

    def turn(self, seconds: float = PATIENCE) -> None:
        """Wait for a question."""
        self.until(lambda: self.asked or self.over, "No question came", seconds)

    def answer(self) -> None:
        """Click the first answer of the question, or the first that fit together."""
        assert self.now is not None
        self.answered = self.now["ask"]
        boxes = self.question.get_by_role("checkbox")
        first = self.page.locator(
            f"[data-answer={json.dumps(json.dumps(self.now['options'][0], separators=(',', ':')))}]"
        )
        boxes.or_(first).first.wait_for()
        if not boxes.count():
            first.click()
            return
        for i in range(boxes.count()):
            boxes.nth(i).click()
            if self.test_id("confirm-pick").count():
                break
        self.test_id("confirm-pick").click()

    def choose(self) -> None:
        """The same as `answer`, from inside the page and much faster."""
        assert self.now is not None
        self.answered = self.now["ask"]
        self.page.evaluate(CHOOSE, self.first)

    def close(self) -> None:
        """Close the window; nothing in it may have gone wrong."""
        self.context.close()
        assert self.complaints == []


def play(windows: list[Window], most: int, until: Any, fast: bool = False) -> int:
    """Let all windows choose their first answers until something holds; gives the number of answers."""
    answers = 0
    last = time.monotonic()
    while not until():
        ready = [w for w in windows if w.asked]
        for window in ready:
            window.choose() if fast else window.answer()
            answers += 1
            last = time.monotonic()
        assert answers <= most, f"{answers} answers and no end"
        assert time.monotonic() - last < PATIENCE, (
            f"nobody is asked: {[w.page.inner_text('body')[:600] for w in windows]}"
        )
        if not ready:
            windows[0].wait()
    return answers
