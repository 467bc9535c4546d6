"""`zeitalter serve`: starts, says that it works, and stops cleanly."""

from __future__ import annotations

import json
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
