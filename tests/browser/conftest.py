"""A server per process, and windows whose pages the next test uses again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from cable import Cable, serving
from chromium import PLAIN_SEA
from playwright.sync_api import Browser, Page
from windows import Window


@pytest.fixture(scope="session")
def server_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="session")
def address(server_folder: Path) -> Iterator[str]:
    with serving(server_folder) as url:
        yield url


@pytest.fixture(autouse=True)
def name_of_the_test(request: pytest.FixtureRequest, server_folder: Path) -> None:
    """The server deals the matches of a test by its name."""
    (server_folder / "test").write_text(request.node.nodeid)


@pytest.fixture(scope="session")
def left_pages() -> dict[str, list[Page]]:
    """Pages that nobody looks at, by address."""
    return defaultdict(list)


@pytest.fixture
def window(browser: Browser, address: str, left_pages: dict[str, list[Page]]) -> Iterator[Callable[..., Window]]:
    """Opens windows; `size` and wishes (lang, theme, guide ...) as named arguments.

    A `fresh` one has loaded nothing before, and nobody uses it after the test."""
    windows: list[Window] = []
    own: list[Window] = []

    def show(cable: Cable | None = None, fresh: bool = False, **wishes: object) -> Window:
        url = cable.url if cable else address
        page = left_pages[url].pop() if left_pages[url] and not fresh else None
        found = Window(browser, url, server=address, page=page, **wishes)  # type: ignore[arg-type]
        if page is None and not fresh:
            found.context.add_init_script(PLAIN_SEA)
        (own if fresh else windows).append(found)
        return found

    yield show
    for found in own:
        found.close()
    for found in windows:
        page = found.leave()
        if page is not None:
            left_pages[found.url].append(page)
    assert [found.complaints for found in windows if found.complaints] == []


@pytest.fixture(scope="session")
def one_cable(address: str) -> Cable:
    return Cable(address)


@pytest.fixture
def cable(one_cable: Cable) -> Cable:
    one_cable.cut()
    one_cable.mend()
    return one_cable
