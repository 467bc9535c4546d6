"""`zeitalter serve`: starts, says that it works, and stops cleanly."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from visitors import PATIENCE, free_port

from zeitalter.cli import main

RUN = "import sys; from zeitalter.cli import main; sys.exit(main())"


def test_it_serves_until_it_is_stopped_and_logs_json_lines(tmp_path: Path) -> None:
    port = free_port()
    words = ["serve", "--port", str(port), "--data", str(tmp_path / "data"), "--bot-delay", "0"]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-c", RUN, *words], stdout=log, stderr=log)
    try:
        answered = None
        end = time.monotonic() + PATIENCE
        while answered is None and time.monotonic() < end:
            try:
                answered = httpx.get(f"http://127.0.0.1:{port}/health").json()
            except httpx.TransportError:
                assert process.poll() is None, (tmp_path / "log").read_text()
                time.sleep(0.05)
        assert answered == {"status": "ok", "matches": 0}
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    said = [line["what"] for line in lines]
    assert [what for what in said if what in ("listening", "started", "stopped")] == ["listening", "started", "stopped"]
    assert lines[0]["url"] == f"http://127.0.0.1:{port}"
    assert (tmp_path / "data" / "zeitalter.sqlite").exists()


@pytest.mark.parametrize(
    "words",
    [
        ["--port", "many"],
        ["--port", "70000"],
        ["--data", "x", "--database", "sqlite://"],
        ["--bot-delay", "soon"],
        ["--database", "nonsense"],
        ["--data", "/dev/null/x"],
    ],
    ids=" ".join,
)
def test_bad_words_get_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *words, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.endswith(".\n")


def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "de"]) == 2
    assert "Der Server kann nicht starten" in capsys.readouterr().err


@pytest.mark.parametrize(("game", "choice"), [("historia", ""), ("civilization", "/?game=civilization")])
def test_play_opens_the_table_in_the_browser_and_ends_with_ctrl_c(tmp_path: Path, game: str, choice: str) -> None:
    page = tmp_path / "page"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {page}.new && mv {page}.new {page}\n')
    browser.chmod(0o755)
    environment = os.environ | {"BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path), "LANG": "de_DE.UTF-8"}
    command = [sys.executable, "-c", RUN, "play", game]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        end = time.monotonic() + PATIENCE
        while not page.exists() and time.monotonic() < end:
            assert process.poll() is None
            time.sleep(0.05)
        address = page.read_text()
        url = address.removesuffix(choice)
        assert address == url + choice
        assert httpx.get(f"{url}/health", timeout=PATIENCE).json()["status"] == "ok"
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    assert " ".join(said.split()) == f"Der Tisch steht bereit; Strg-C schließt ihn, Partien bleiben erhalten: {address}"
    assert (tmp_path / "zeitalter" / "zeitalter.sqlite").exists()
