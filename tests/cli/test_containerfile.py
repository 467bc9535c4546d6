"""`Containerfile`, as far as no engine is needed: it copies what there is, builds, and knows when it is ready."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
import shutil
import socket
import subprocess
import sys
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

ROOT = Path(__file__).parents[2]
Step = tuple[str, str]


def steps() -> list[Step]:
    """The instructions of the file, each with its words."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(name.upper(), words) for name, _, words in (line.partition(" ") for line in lines)]


def stage(n: int) -> list[Step]:
    """What is done in the nth part of the build."""
    begins = [i for i, (name, _) in enumerate(steps()) if name == "FROM"]
    return steps()[begins[n] : [*begins, len(steps())][n + 1]]


def words(name: str, part: list[Step]) -> str:
    (found,) = [words for step, words in part if step == name]
    return found


def copied() -> list[tuple[str, str]]:
    """What is copied from the project, and where to."""
    found = []
    for name, said in stage(0):
        if name == "COPY":
            *sources, target = shlex.split(said)
            found += [(source, f"{target}{source}" if target.endswith("/") else target) for source in sources]
    return found


def sent_to_the_builder(path: Path) -> bool:
    """Whether `.containerignore` lets a file through: the last line that fits decides."""
    sent, name = True, path.relative_to(ROOT).as_posix()
    for line in (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        pattern, chosen = line.removeprefix("!"), line.startswith("!")
        parts = [name, *(str(parent) for parent in Path(name).parents)]
        if any(fnmatch.fnmatch(part, pattern) or fnmatch.fnmatch(f"/{part}", f"/{pattern}") for part in parts):
            sent = chosen
    return sent


def test_whatever_is_copied_is_there_and_sent_and_nothing_else_is() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this tree does not come with git")
    for source, _ in copied():
        assert (ROOT / source).exists(), source
    sources = [Path(source) for source, _ in copied()]
    for name in listed.stdout.splitlines():
        needed = any(Path(name) == source or source in Path(name).parents for source in sources)
        assert sent_to_the_builder(ROOT / name) == needed, name
    assert not sent_to_the_builder(ROOT / "src/zeitalter/engine/__pycache__/x.pyc")
    assert not sent_to_the_builder(ROOT / "zeitalter.sqlite")


def test_everything_it_installs_is_pinned_with_hashes_or_ours() -> None:
    for name, said in steps():
        if name == "RUN" and " install " in said and "pip" in said:
            assert "--require-hashes -r requirements/run.lock" in said or said.endswith(
                "--no-deps --no-build-isolation ."
            )


def test_it_runs_as_nobody_in_particular_and_keeps_its_data_in_a_volume() -> None:
    last = stage(1)
    user = words("USER", last)
    assert user.isdecimal()
    assert int(user) > 0
    assert f"useradd --system --uid {user} " in words("RUN", last)
    command = json.loads(words("CMD", last))
    assert command[command.index("--data") + 1] == words("VOLUME", last) == "/data"
    assert last.index(("USER", user)) > last.index(("RUN", words("RUN", last)))


def test_what_is_copied_can_be_built_and_started(tmp_path: Path) -> None:
    """The last step of the build in a folder of its own; what it needs is that of this machine."""
    for source, target in copied():
        there = tmp_path / target
        there.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, there, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info"))
        else:
            shutil.copy(ROOT / source, there)
    said = [said for name, said in stage(0) if name == "RUN"][-1]
    command = shlex.split(said.replace("/opt/zeitalter/bin/python", sys.executable))
    installed = tmp_path / "installed"
    done = subprocess.run(
        [*command, "--quiet", "--target", str(installed)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    code = "import sys; sys.path.insert(0, sys.argv.pop(1)); from zeitalter.cli import main; sys.exit(main())"
    for line in (["--version"], [*json.loads(words("CMD", stage(1)))[:1], "--help"], ["rules", "historia", "H1"]):
        ran = subprocess.run(
            [sys.executable, "-I", "-c", code, str(installed), *line], capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stderr
    assert (installed / "zeitalter/web/index.html").is_file()
    assert (installed / "bin/zeitalter").is_file()


class Answering(BaseHTTPRequestHandler):
    """Says whether it is ready."""

    status = 200

    def do_GET(self) -> None:
        assert self.path == "/ready"
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        return


@pytest.mark.parametrize(("status", "healthy"), [(200, True), (503, False), (None, False)])
def test_its_check_says_whether_the_server_is_ready(status: int | None, healthy: bool) -> None:
    check = words("HEALTHCHECK", stage(1))
    _, code, program = json.loads(check.partition(" CMD ")[2])
    assert re.search(r"http://127\.0\.0\.1:8000/", program)
    Answering.status = status or 0
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = None if status is None else HTTPServer(("127.0.0.1", port), Answering)
    if server is not None:
        Thread(target=server.handle_request, daemon=True).start()
    ran = subprocess.run(
        [sys.executable, code, program.replace("127.0.0.1:8000", f"127.0.0.1:{port}")], capture_output=True, check=False
    )
    if server is not None:
        server.server_close()
    assert (ran.returncode == 0) == healthy
