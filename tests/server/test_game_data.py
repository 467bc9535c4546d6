"""What a browser needs to speak of a game, and the pages around it."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from visitors import Visitor

from zeitalter import find_game
from zeitalter.kit.component_files import load_yaml
from zeitalter.server.http.static_files import for_browsers, version
from zeitalter.texts import texts_for

GAME = find_game("historia")


def test_every_kind_of_value_in_a_message_has_its_names() -> None:
    data = Visitor().get("/api/games/historia/data")
    for table in ("verbs", "events", "prompts", "objections"):
        assert set(data[table]) == set(getattr(GAME, table))
        for id, kinds in getattr(GAME, table).items():
            assert [k["kind"] for k in data[table][id]] == [k.name for k in kinds]
            for kind in kinds:
                assert kind.ids is None or kind.name in data["names"], kind.name  # what is said as it is has no name
    assert data["names"]["wonder"]["petra"]["en"] == "Petra"
    assert data["names"]["technology"]["1"] == next(iter(data["names"]["technology"].values()))
    for names in data["names"].values():
        assert all(name["de"] and name["en"] for name in names.values())


def test_every_card_is_described_in_both_languages_and_says_where_it_comes_from() -> None:
    data = Visitor().get("/api/games/historia/data")
    kinds = {"wonder", "leader", "advisor", "event", "goal", "action", "government", "ability", "technology"}
    assert kinds <= set(data["cards"])
    for cards in data["cards"].values():
        assert all(text["de"] and text["en"] for text in cards.values())
    for kind in ("wonder", "leader", "advisor", "event", "territory", "civilization", "government", "action"):
        assert set(data["about"][kind]) == set(data["names"][kind])
        for about in data["about"][kind].values():
            assert about["source"] in ("rules", "public", "recalled", "reconstructed")
            assert about["confidence"] in ("high", "medium", "low")


def components_with_a_source(value: Any) -> int:
    """How many entries of lists, and of the contents of the box, say where they come from."""
    if isinstance(value, list):
        return sum(isinstance(entry, dict) and "source" in entry for entry in value)
    if isinstance(value, dict):
        return sum(components_with_a_source(part) for part in value.values())
    return 0


def test_every_component_of_the_file_appears_with_its_source() -> None:
    about = Visitor().get("/api/games/historia/data")["about"]
    file = load_yaml(GAME.rules.components_file)
    known_cells = len(file["matrix"]["known_cells"])  # evidence for the matrix, not components
    expected = components_with_a_source(file) + len(file["inventory"]) - known_cells
    assert sum(len(entries) for entries in about.values()) == expected
    assert set(about["territory"]) == {t["id"] for t in file["map"]["territories"]}
    assert set(about["civilization"]) == {c["id"] for c in file["civilizations"]}
    assert about["territory"]["china"]["source"] == "rules"
    assert about["civilization"]["china"]["source"] == "reconstructed"
    assert len(about["tile"]) == 16


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_kind_and_part_of_the_edition_has_a_name(lang: str) -> None:
    texts, about = texts_for("historia", lang), Visitor().get("/api/games/historia/data")["about"]
    for kind, entries in about.items():
        assert texts.message(f"about-kind-{kind}")
        for part in {part for entry in entries.values() for part in entry.get("parts", {})}:
            assert texts.message(f"about-part-{part}")
    for id in about["inventory"]:
        assert texts.message(f"about-inventory-{id}")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_texts_are_fluent_and_hold_what_the_table_says(lang: str) -> None:
    text = Visitor().web.get(f"/api/texts/historia/{lang}").text
    body = FluentParser(with_spans=False).parse(text).body
    assert not [e for e in body if isinstance(e, Junk)]
    ids = {e.id.name for e in body if isinstance(e, Message)}
    assert {"event-expands", "error-not-your-seat", "hint-points", "objection-stale-answer", "list-and"} <= ids


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_rule_book_has_chapters_and_numbers(lang: str) -> None:
    book = Visitor().get(f"/api/rules/historia/{lang}")
    rules = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
    assert {"H1", "H51", "A1"} <= {rule["number"] for rule in rules}
    assert all(rule["title"] and rule["text"].strip() for rule in rules)
    assert book["quick"].startswith("# ")


def test_games_say_how_many_play_and_which_options_there_are() -> None:
    (game,) = [g for g in Visitor().get("/api/games") if g["id"] == "historia"]
    assert game["seats"] == [1, 6]
    assert {"strategist", "random"} <= set(game["bots"])
    assert [s["id"] for s in game["switches"]] == [s.id for s in GAME.switches]


def test_texts_are_sent_once_and_compressed() -> None:
    web = Visitor().web
    for path in ("/api/games/historia/data", "/api/texts/historia/de", "/api/rules/historia/en"):
        first = web.get(path)
        assert first.headers["content-encoding"] == "gzip"
        again = web.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_the_api_has_a_page_that_loads_nothing() -> None:
    found = Visitor().web.get("/api/docs")
    assert found.headers["content-type"].startswith("text/html")
    assert "/api/matches/{id}/branch" in found.text
    assert "<script" not in found.text
    assert "/api/quick" in Visitor().get("/api/docs/openapi.json")["paths"]


@pytest.mark.parametrize(
    ("path", "type"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/files/VERSION/web/app.js", "text/javascript; charset=utf-8"),
        ("/files/VERSION/web/styles/base.css", "text/css; charset=utf-8"),
        ("/api/texts/historia/de", "text/plain; charset=utf-8"),
        ("/files/VERSION/games/historia/web/table.js", "text/javascript; charset=utf-8"),
        ("/files/VERSION/games/historia/web/map.json", "application/json"),
        ("/files/VERSION/web/images/icon.svg", "image/svg+xml"),
        ("/files/VERSION/web/fonts/inter.woff2", "font/woff2"),
    ],
)
def test_every_file_says_its_type_once(path: str, type: str) -> None:
    found = Visitor().web.get(path.replace("VERSION", version()))
    assert found.status_code == 200
    assert found.headers["content-type"] == type


def test_a_game_gives_browsers_its_drawings_and_nothing_else() -> None:
    for name in ("web/table.js", "web/table.css", "web/map.json", "web/icons.svg", "web/board/board.js"):
        assert for_browsers(f"games/historia/{name}")
    for name in (
        "web/table.py",
        "web/.table.js",
        "web/../game.js",
        "web//table.js",
        "web/table.js\n",
        "web/",
        "table.js",
    ):
        assert not for_browsers(f"games/historia/{name}")
    for name in ("data/components.yaml", "words/guide.py", "__init__.py", "words/de.ftl", "web", "webXtable.js"):
        assert not for_browsers(f"games/historia/{name}")
        assert Visitor().web.get(f"/files/{version()}/games/historia/{name}").status_code == 404


def table_of(visitor: Visitor, match: str) -> dict[str, Any]:
    """The first message a socket gets."""
    message = visitor.sit(match, 0).heard[0]
    assert message["t"] == "table"
    return message


def test_a_match_with_other_components_brings_its_own_print() -> None:
    ada = Visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    usual = ada.post("/api/matches", game="historia", seats=seats)["id"]
    assert table_of(ada, usual)["printed"] is None
    other = ada.post("/api/matches", game="historia", seats=seats, options={"animals_bonus": "none"})["id"]
    printed = table_of(ada, other)["printed"]
    data = ada.get("/api/games/historia/data")
    assert set(printed) == {"board", "cards", "names"}
    assert printed["names"] == data["names"]
    assert set(printed["cards"]) == set(data["cards"])
