"""The numbers for Prometheus: on a port of their own, for those who may read them, about nobody in particular."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families as parse_open
from prometheus_client.parser import text_string_to_metric_families as parse
from visitors import PATIENCE, Server, Visitor, free_port, table
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from zeitalter import __version__
from zeitalter.cli import main

TOKEN = "a-word-for-prometheus"
OPEN = "application/openmetrics-text; version=1.0.0"
Labels = frozenset[tuple[str, str]]


@pytest.fixture(scope="module")
def server(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(
        tmp_path_factory.mktemp("metrics"), metrics=("127.0.0.1", free_port() - 2), worker=2, metrics_token=TOKEN
    )
    yield found
    found.kill()


def door(server: Server) -> str:
    """Worker 2 of the workers from this port on."""
    return f"http://127.0.0.1:{server.settings['metrics'][1] + 2}"


def scrape(server: Server, accept: str = "text/plain") -> str:
    headers = {"Authorization": f"Bearer {TOKEN}", "Accept": accept}
    found = httpx.get(f"{door(server)}/metrics", headers=headers, timeout=PATIENCE)
    assert found.status_code == 200
    return found.text


def numbers(server: Server) -> dict[str, dict[Labels, float]]:
    """Everything on the page, by name and labels."""
    found: dict[str, dict[Labels, float]] = {}
    for family in parse(scrape(server)):
        for sample in family.samples:
            found.setdefault(sample.name, {})[frozenset(sample.labels.items())] = sample.value
    return found


def labels(**given: str) -> Labels:
    return frozenset(given.items())


def test_it_counts_answers_and_shows_what_is_open(server: Server) -> None:
    ada = Visitor("Ada-whom-nobody-knows", at=server)
    match = table(ada, bots=1)
    screen = ada.sit(match, 0)
    screen.play_on(0, Random(1), turns=5)
    refused = screen.ask("play", seat=0, ask=0, answer=["nonsense"])
    assert refused["t"] == "refused"
    found = numbers(server)
    assert found["zeitalter_entries_total"][labels(game="historia", by="person")] == 5
    assert found["zeitalter_entries_total"][labels(game="historia", by="bot")] > 0
    assert found["zeitalter_message_seconds_count"][labels(kind="play", outcome="done")] == 5
    assert found["zeitalter_message_seconds_count"][labels(kind="play", outcome="refused")] == 1
    assert 0 < found["zeitalter_message_seconds_sum"][labels(kind="play", outcome="done")] < 5 * PATIENCE
    route = labels(method="POST", route="/api/matches", status="2xx")
    assert found["zeitalter_request_seconds_count"][route] == 1
    for name, value in {"sockets": 1, "rooms": 1, "matches_running": 1, "uploads_waiting": 0}.items():
        assert found[f"zeitalter_{name}"] == {labels(): value}, name
    assert found["zeitalter_connections"][labels()] >= 2
    assert {"zeitalter_bots_waiting", "zeitalter_bots_running", "process_resident_memory_bytes"} <= set(found)
    assert found["zeitalter_server"] == {labels(version=__version__, worker="2"): 1}
    page = scrape(server)
    for secret in (match, "Ada", ada.get("/api/me")["person"]["id"], ada.cookie.partition("=")[2]):
        assert secret not in page
    screen.connection.close()


def test_no_stranger_makes_the_page_grow(server: Server) -> None:
    web = Visitor("Eve", at=server).web

    def knock(n: int) -> None:
        web.request(f"METHOD{n}", "/api/me")
        web.get(f"/nowhere/{n}")
        web.get(f"/api/matches/none{n}")
        web.get("/api/me", headers={"X-Request-Id": f"mine-{n}", "User-Agent": f"agent-{n}"})

    knock(0)
    before = set(scrape(server).splitlines())
    for n in range(1, 20):
        knock(n)
    after = set(scrape(server).splitlines())
    assert {line.rpartition(" ")[0] for line in after} == {line.rpartition(" ")[0] for line in before}


def test_the_newer_form_of_the_page_can_be_read_too(server: Server) -> None:
    names = {family.name for family in parse_open(scrape(server, OPEN))}
    assert {"zeitalter_entries", "zeitalter_rooms"} <= names


@pytest.mark.parametrize("word", [None, "Bearer", "Bearer wrong", TOKEN, f"Basic {TOKEN}", f"Bearer {TOKEN}x"])
def test_who_does_not_know_the_word_gets_nothing(word: str | None, server: Server) -> None:
    found = httpx.get(f"{door(server)}/metrics", headers={} if word is None else {"Authorization": word})
    assert (found.status_code, found.content) == (401, b"")


def test_behind_the_door_is_nothing_else(server: Server) -> None:
    known = {"Authorization": f"Bearer {TOKEN}"}
    for path in ("/", "/health", "/api/me", "/metrics/x"):
        assert httpx.get(door(server) + path, headers=known).status_code == 404
    assert httpx.post(f"{door(server)}/metrics", headers=known).status_code == 404
    with pytest.raises(InvalidStatus):
        connect(f"{door(server).replace('http', 'ws')}/ws/none", additional_headers=known)


def test_the_table_itself_never_shows_it(server: Server) -> None:
    found = httpx.get(f"{server.url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert found.status_code == 404
    assert "zeitalter_rooms" not in found.text


def test_without_the_switch_there_is_no_door(tmp_path: Path) -> None:
    plain = Server(tmp_path)
    try:
        assert httpx.get(f"{plain.url}/metrics").status_code == 404
        assert '"what": "metrics"' not in plain.log.read_text()
    finally:
        plain.kill()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--metrics", "0.0.0.0:9100"], "Anybody could read"),
        (["--metrics", "[::]:9100"], "Anybody could read"),
        (["--metrics", "example.org:9100"], "Anybody could read"),
        (["--metrics", "many"], "not an address"),
        (["--metrics", "127.0.0.1:70000"], "not an address"),
        (["--metrics", "9100", "--metrics-token", "nowhere"], "cannot be read"),
        (["--metrics", "9100", "--metrics-token", "short"], "at least 16"),
        (["--drain", "soon"], "--drain"),
    ],
)
def test_bad_words_get_one_sentence(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "short").write_text("abc\n")
    assert main(["serve", *words, "--data", str(tmp_path), "--lang", "en"]) == 2
    heard = capsys.readouterr().err
    assert said in heard
    assert heard.count("\n") == 1
