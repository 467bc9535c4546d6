"""The files that `docs/hosting.md` tells to lay down work as they stand there: nginx, Caddy and systemd try them."""

from __future__ import annotations

import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from visitors import PATIENCE, Screen, Server, Visitor, free_port
from websockets.sync.client import connect

from zeitalter.cli import main

pytestmark = pytest.mark.only("sqlite")
DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("hosting.md", "hosting.de.md")
PROGRAM = "/opt/zeitalter/.venv/bin/zeitalter"


def documented(page: str, path: str) -> str:
    """The file that a page lays at a path: the first block of code after it is named."""
    rest = (DOCS / page).read_text(encoding="utf-8").partition(f"`{path}`")[2]
    found = re.search(r"^```[a-z]*\n(.*?)^```", rest, re.DOTALL | re.MULTILINE)
    assert found, path
    return found[1]


def tool(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def call(*words: object, **environment: str) -> str:
    done = subprocess.run(
        [*map(str, words)], capture_output=True, text=True, env=os.environ | environment, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_both_languages_lay_down_the_same_files() -> None:
    def without_words(text: str) -> str:
        return re.sub(r"#.*|Description=.*", "", text)

    def files(page: str) -> list[str]:
        text = (DOCS / page).read_text(encoding="utf-8")
        return [without_words(block) for block in re.findall(r"^```[a-z]*\n(.*?)^```", text, re.DOTALL | re.MULTILINE)]

    assert files(PAGES[0]) == files(PAGES[1])


@pytest.mark.parametrize("page", PAGES)
def test_systemd_understands_the_units(page: str, tmp_path: Path) -> None:
    analyze = tool("systemd-analyze")
    names = ("zeitalter.socket", "zeitalter.service", "zeitalter-backup.service", "zeitalter-backup.timer")
    for name in names:
        text = documented(page, f"/etc/systemd/system/{name}").replace(PROGRAM, sys.executable)
        (tmp_path / name).write_text(text, encoding="utf-8")
    said = call(analyze, "verify", "--man=no", *(tmp_path / name for name in names))
    assert str(tmp_path) not in said, said  # what it says of other units of this machine is not ours


@pytest.mark.parametrize("page", PAGES)
def test_caddy_understands_its_file(page: str, tmp_path: Path) -> None:
    file = tmp_path / "Caddyfile"
    file.write_text(documented(page, "/etc/caddy/Caddyfile"), encoding="utf-8")
    words = ("--config", file, "--adapter", "caddyfile")
    assert "Valid configuration" in call(
        tool("caddy"), "validate", *words, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path)
    )


# -- nginx, as it runs -------------------------------------------------------------------------------------------------


class Proxy:
    """The real nginx with the file of the page, of which only ports and certificates are others."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.port, self.http = free_port(), free_port()
        self.url = f"https://localhost:{self.port}"
        self.certificate = folder / "certificate.pem"
        key = folder / "key.pem"
        words = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2")
        names = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
        call(tool("openssl"), *words, *names, "-keyout", key, "-out", self.certificate)
        site = documented("hosting.md", "/etc/nginx/conf.d/zeitalter.conf")
        for there, here in {
            "listen 80;": f"listen 127.0.0.1:{self.http};",
            "listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(self.certificate),
            "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
            "http://127.0.0.1:8000": server.url,
        }.items():
            assert there in site
            site = site.replace(there, here)
        paths = "".join(
            f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        file = folder / "nginx.conf"
        file.write_text(
            f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nworker_processes 1;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{paths}{site}}}\n"
        )
        nginx = (tool("nginx"), "-e", f"{folder}/error.log", "-p", folder, "-c", file)
        call(*nginx, "-t")
        self.process = subprocess.Popen([*map(str, nginx)])
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                httpx.get(f"http://127.0.0.1:{self.http}/")
                return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError((folder / "error.log").read_text())

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Proxy]]:
    folder = tmp_path_factory.mktemp("nginx")
    folder.chmod(0o755)
    server = Server(folder)
    proxy = Proxy(server, folder)
    yield server, proxy
    proxy.stop()
    server.kill()


def visit(home: tuple[Server, Proxy]) -> Visitor:
    """Somebody who knows nothing but the proxy."""
    server, proxy = home
    found = Visitor(at=server)
    trust = ssl.create_default_context(cafile=str(proxy.certificate))
    found.web = httpx.Client(base_url=proxy.url, headers={"Origin": proxy.url}, timeout=PATIENCE, verify=trust)
    return found


def test_behind_nginx_a_game_is_played_with_a_cookie_for_https_alone(home: tuple[Server, Proxy]) -> None:
    ada = visit(home)
    made = ada.web.post("/api/guest", json={"name": "Ada"})
    assert made.status_code == 200
    assert "secure" in made.headers["set-cookie"].lower()
    assert made.headers["strict-transport-security"] == "max-age=31536000"
    assert re.fullmatch("[0-9a-f]{32}", made.headers["x-request-id"])  # nginx's own
    assert f'"request": "{made.headers["x-request-id"]}"' in home[0].log.read_text()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    match = ada.post("/api/matches", game="historia", seats=seats)["id"]
    origin: Any = home[1].url
    trust = ssl.create_default_context(cafile=str(home[1].certificate))
    with connect(
        f"wss://localhost:{home[1].port}/ws/{match}",
        origin=origin,
        additional_headers={"Cookie": ada.cookie},
        ssl=trust,
    ) as opened:
        screen = Screen(opened)
        screen.hello(0)
        screen.play_on(0, Random(1), turns=5)


def test_who_comes_without_https_is_led_there(home: tuple[Server, Proxy]) -> None:
    found = httpx.get(f"http://127.0.0.1:{home[1].http}/match/x", headers={"Host": "play.example.org"})
    assert (found.status_code, found.headers["location"]) == (301, "https://play.example.org/match/x")


def test_the_doctor_finds_nothing_wrong_with_it(
    home: tuple[Server, Proxy], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(home[1].certificate))
    assert main(["doctor", "--url", home[1].url, "--lang", "en"]) == 0
    assert f"[ok] {home[1].url} is reached by https" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("proxy_set_header Host $http_host;", "hears another name"),
        ("proxy_set_header Upgrade $http_upgrade;", "Sockets do not get through"),
        ('add_header Strict-Transport-Security "max-age=31536000" always;', "Strict-Transport-Security is missing"),
    ],
)
def test_the_doctor_finds_a_line_that_is_missing(
    line: str,
    said: str,
    home: tuple[Server, Proxy],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    tmp_path.chmod(0o755)
    page = documented
    assert line in page("hosting.md", "/etc/nginx/conf.d/zeitalter.conf")
    monkeypatch.setattr(sys.modules[__name__], "documented", lambda *names: page(*names).replace(line, ""))
    proxy = Proxy(home[0], tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
    try:
        assert main(["doctor", "--url", proxy.url, "--lang", "en"]) == 1
    finally:
        proxy.stop()
    heard = " ".join(capsys.readouterr().out.split())
    assert heard.count("[bad]") == 1
    assert said in heard
