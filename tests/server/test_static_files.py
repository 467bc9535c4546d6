"""Files for browsers: those of the present version never change, a page from before gets them fresh."""

from __future__ import annotations

import re

import pytest
from visitors import Visitor

from zeitalter.server.http.static_files import ROOT, for_browsers, version

FILES = ("web/app.js", "web/styles/base.css", "games/historia/web/table.js", "games/civilization/web/map.json")


def address(path: str, of_version: str | None = None) -> str:
    return f"/files/{of_version or version()}/{path}"


@pytest.mark.parametrize("path", FILES)
def test_a_file_of_the_present_version_is_never_asked_for_again(path: str) -> None:
    found = Visitor().web.get(address(path))
    assert found.status_code == 200
    assert found.content == (ROOT / path).read_bytes()
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", FILES)
@pytest.mark.parametrize("other", ["0123456789ab", "VERSION", "a"])
def test_a_page_from_before_gets_the_present_files_fresh(path: str, other: str) -> None:
    web = Visitor().web
    found = web.get(address(path, other))
    assert (found.status_code, found.content) == (200, (ROOT / path).read_bytes())
    assert found.headers["cache-control"] == "no-cache"
    again = web.get(address(path, other), headers={"If-None-Match": found.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_page_names_files_of_the_present_version_only() -> None:
    page = Visitor().web.get("/")
    assert page.headers["cache-control"] == "no-cache"
    versions = set(re.findall(r"/files/([^/]+)/", page.text))
    assert versions == {version()}
    for path in re.findall(rf"/files/{version()}/([^\"' ]+)", page.text):
        if not path.endswith("/"):
            assert for_browsers(path)
            assert (ROOT / path).is_file()
