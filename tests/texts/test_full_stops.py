"""A name that ends with a full stop gets no second one where it ends a sentence."""

from __future__ import annotations

import pytest

from zeitalter.engine.errors import BadInput
from zeitalter.engine.events import Event
from zeitalter.engine.match import Match
from zeitalter.games.historia.position import player, position
from zeitalter.texts import Texts


def table(overlay: dict[str, object] | None = None) -> Match:
    return position(player("Ada jr.", ["china"], civilization="egypt"), player("Beate", ["india"]), overlay=overlay)


def said(lang: str, m: Match, id: str, *args: object) -> str:
    return Texts("historia", lang).event(m, Event(id, args))


def test_a_leader_with_a_number_ends_a_german_sentence_with_one_stop() -> None:
    m = table()
    ramses = m.table.components.ids["leader"].index("ramses_ii")
    assert said("de", m, "reveals-leader", 1, ramses) == "Anführer von Beate: Ramses II."
    assert said("de", m, "keeps-leader", 0, ramses) == "Ada jr. behält einen Anführer: Ramses II."


def test_a_name_of_an_own_component_file_ends_an_english_sentence_with_one_stop() -> None:
    m = table({"leaders": [{"id": "ramses_ii", "en": "Ramses Jr."}]})
    ramses = m.table.components.ids["leader"].index("ramses_ii")
    assert said("en", m, "reveals-leader", 1, ramses) == "Leader of Beate: Ramses Jr."


@pytest.mark.parametrize(
    ("lang", "trades", "order", "raids"),
    [
        ("de", "Beate handelt mit Ada jr.", "Spielerreihenfolge: Beate und Ada jr.", "Ada jr. überfällt Beate."),
        ("en", "Beate trades with Ada jr.", "Player order: Beate and Ada jr.", "Ada jr. raids Beate."),
    ],
)
def test_so_do_names_of_players_and_lists_of_them(lang: str, trades: str, order: str, raids: str) -> None:
    m = table()
    assert said(lang, m, "trades", 1, 0) == trades
    assert said(lang, m, "player-order", (1, 0)) == order
    assert said(lang, m, "raids", 0, 1) == raids


@pytest.mark.parametrize("lang", ["de", "en"])
def test_dots_of_a_path_stay(lang: str) -> None:
    assert "../saved.json" in Texts(None, lang).error(BadInput("not-text", path="../saved.json"))


@pytest.mark.parametrize("lang", ["de", "en"])
def test_an_address_that_terminals_make_a_link_of_ends_its_sentence_without_a_stop(lang: str) -> None:
    url = "http://127.0.0.1:8765"
    assert Texts("historia", lang).message("cli-table-open", url=url).endswith(f" {url}")
