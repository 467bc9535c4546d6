"""The wheel has everything: games, texts, pages, and the licences of what others have written."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from zeitalter import game_ids

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of a wheel built from this tree."""
    folder = tmp_path_factory.mktemp("wheel")
    build = ["setup.py", "--quiet", "build", "--build-base", str(folder / "build"), "bdist_wheel", "--dist-dir"]
    code = f"import sys, setuptools; sys.argv = {[*build, str(folder)]}; setuptools.setup()"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        return set(wheel.namelist())


@pytest.mark.parametrize("what", ["eb-garamond", "inter", "lit-html", "fluent"])
def test_licences_are_in_the_wheel(names: set[str], what: str) -> None:
    assert f"zeitalter/web/vendor/licences/{what}.txt" in names


@pytest.mark.parametrize("game", game_ids())
def test_games_are_in_the_wheel(names: set[str], game: str) -> None:
    folder = f"zeitalter/games/{game}"
    for file in (
        "game.py",
        "data/components.yaml",
        "words/de.ftl",
        "words/rules.en.md",
        "web/table.js",
        "web/map.json",
    ):
        assert f"{folder}/{file}" in names


def test_page_and_migrations_are_in_the_wheel(names: set[str]) -> None:
    assert {"zeitalter/web/index.html", "zeitalter/web/fonts/inter.woff2"} <= names
    assert any(name.startswith("zeitalter/server/store/migrations/versions/v0001") for name in names)
