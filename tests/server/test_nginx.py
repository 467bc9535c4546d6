"""The real nginx in front of two workers, set up as `docs/hosting.md` says: everybody meets at one address."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from visitors import PATIENCE, Screen, Server, Visitor, free_port, next_turn

pytestmark = pytest.mark.only("postgresql")
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
DOCS = Path(__file__).parents[2] / "docs"
FRAME = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


def documented(name: str) -> str:
    """What the page says for nginx: the upstream of the last chapter, the server of the first one."""
    blocks = re.findall(r"```nginx\n(.*?)```", (DOCS / name).read_text(), re.S)
    upstream = next(block for block in blocks if block.startswith("upstream"))
    server = next(block for block in blocks if block.startswith("map"))
    location = re.search(r"    location / \{.*?\n    \}\n", server, re.S)
    mapping = re.match(r"map .*?\n\}\n", server, re.S)
    assert location is not None
    assert mapping is not None
    return mapping[0] + upstream + "server {{\n    listen 127.0.0.1:{port};\n" + _braces(location[0]) + "}}\n"


def _braces(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


class Door:
    """What `Visitor` needs of a server: nginx in front of two."""

    def __init__(self, folder: Path, workers: tuple[Server, Server], page: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        site = documented(page).replace("proxy_pass http://127.0.0.1:8000", "proxy_pass http://zeitalter")
        head, _, tail = site.partition("server {{")
        for told, worker in zip((8000, 8001), workers, strict=True):
            head = head.replace(f"127.0.0.1:{told}", f"127.0.0.1:{worker.port}")
        site = head + (("server {{" + tail).format(port=self.port))
        conf = folder / "nginx.conf"
        conf.write_text(FRAME.format(folder=folder, site=site))
        assert NGINX is not None
        self._process = subprocess.Popen([NGINX, "-c", str(conf), "-e", str(folder / "error.log")])
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            except httpx.TransportError:
                assert self._process.poll() is None, (folder / "error.log").read_text()
            time.sleep(0.05)
        raise AssertionError((folder / "error.log").read_text())

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


@pytest.fixture(params=["hosting.md", "hosting.de.md"])
def door(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Door, tuple[Server, Server]]]:
    if NGINX is None:
        pytest.skip("nginx is missing; on Debian: apt-get install nginx")
    workers = Server(tmp_path), Server(tmp_path)
    found = Door(tmp_path, workers, request.param)
    yield found, workers
    found.close()
    for worker in workers:
        worker.kill()


def sockets(worker: Server) -> int:
    return worker.log.read_text().count('"what": "socket"')


def test_people_play_on_behind_nginx_when_a_worker_dies(door: tuple[Door, tuple[Server, Server]]) -> None:
    front, workers = door
    people = [Visitor(name, front) for name in ("Ada", "Beate")]  # type: ignore[arg-type]
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = people[0].post("/api/matches", game="historia", seats=seats)
    people[1].post(f"/api/join/{made['links']['1']}")
    screens = [person.sit(made["id"], seat) for seat, person in enumerate(people)]
    play(screens, Random(1), 6)
    assert sum(map(sockets, workers)) == 2
    workers[0].kill()
    screens = [person.sit(made["id"], seat) for seat, person in enumerate(people)]
    play(screens, Random(2), 6)
    screens[0].send(t="chat", id=1, text="still here")
    assert screens[1].until(lambda m: m["t"] == "chat")["text"] == "still here"


def play(screens: list[Screen], r: Random, turns: int) -> None:
    for _ in range(turns):
        seat = next_turn(*screens)
        n = screens[seat].play(seat, r.choice(screens[seat].now[seat]["options"]))
        for other, screen in enumerate(screens):
            while screen.now[other]["n"] < n:
                screen.next()
