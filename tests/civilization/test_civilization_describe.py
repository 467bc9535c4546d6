"""Every component has a description in both languages, with the figures the rules use."""

from __future__ import annotations

from typing import Any

import pytest
from describe_checks import check_sentences, describing

from zeitalter import find_game
from zeitalter.games.civilization.data.components import PHILOSOPHY, Components
from zeitalter.games.civilization.rules import disasters
from zeitalter.games.civilization.words import describe
from zeitalter.texts import LANGUAGES, texts_for

KINDS = ("card", "civilization", "group", "area", "coast", "plain", "volcano", "region", "nation")


COMPONENTS: Components = find_game("civilization").table(4).components
described = describing("civilization", describe)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_component_is_described_in_sentences(kind: str, lang: str) -> None:
    check_sentences(described(kind, id, lang) for id in COMPONENTS.ids[kind])


def test_all_kinds_of_the_components_but_waters_are_described() -> None:
    assert set(COMPONENTS.ids) - set(KINDS) == {"water"}


def test_goods_name_the_worth_of_their_sets() -> None:
    assert described("card", "salz") == (
        "A good of stack 3, worth 3; there are 9. Equal cards together: "
        "2 = 12, 3 = 27, 4 = 48, 5 = 75, 6 = 108, 7 = 147, 8 = 192, 9 = 243."
    )


def test_calamities_say_whom_they_strike() -> None:
    assert described("card", "hungersnot").splitlines()[1].startswith("Stack 4, red back: strikes whoever draws it")
    plague = described("card", "seuche").splitlines()[1]
    assert plague.startswith("Stack 6, black back: strikes whoever has received it")


def test_civilization_card_names_price_groups_advantage_needs_and_credits() -> None:
    lines = described("civilization", "philosophie").splitlines()
    assert lines[0] == "Costs 240 and counts as many points; Civics."
    assert lines[1].startswith("In a Civil War only 15 units are at stake")
    assert lines[2] == "Needs Law from an earlier round."
    assert lines[-1] == "There are 5 of this card."
    lines = described("civilization", "architektur").splitlines()
    assert lines[1] == "Credit of 15 for Literacy, Law, Democracy and Philosophy."
    assert lines[2] == "Credit of 5 for Mysticism, Drama & Poetry and Music."


def test_cards_without_an_advantage_say_nothing_of_one() -> None:
    texts = texts_for("civilization", "en")
    silent = [i for i in range(len(COMPONENTS.cost)) if not describe.advantage(texts, COMPONENTS, i)]
    assert [COMPONENTS.ids["civilization"][i] for i in silent] == [
        "mystizismus",
        "schauspiel",
        "musik",
        "architektur",
        "literatur",
    ]
    assert PHILOSOPHY not in silent


def test_area_names_limit_site_dangers_and_neighbours() -> None:
    assert described("area", "phaistos").splitlines()[:2] == [
        "Feeds 2 tokens, city site, region Beige.",
        "By land to Knossos.",
    ]
    assert "Flood plain: Nile." in described("area", "memphis")
    assert "white city site" in described("area", "memphis")
    assert "Volcano: Thera." in described("area", "thera")
    assert "By land" not in described("area", "thera")
    delphi = described("area", "delphi", "de").splitlines()
    assert [line.split(":")[0] for line in delphi[-2:]] == ["Delphi (Westküste)", "Delphi (Ostküste)"]
    assert described("area", "cisalpina", "de").splitlines()[-1] == "Ohne Küste."


def test_open_sea_is_closed_without_astronomy() -> None:
    lines = described("area", "mittelmeer_west").splitlines()
    assert lines[0].startswith("Open sea; closed without Astronomy")
    assert lines[1].startswith("By ship to ")
    assert described("coast", "mittelmeer_west") == "\n".join(lines)


def test_nation_names_its_starts_epochs_and_points() -> None:
    assert described("nation", "kreta").splitlines() == [
        "Number 5 in the order of the succession table.",
        "Starts in Knossos with 2, 3, 4, 5, 6 and 7 players.",
        "Epochs 2 to 5 begin on fields 5, 9, 11 and 14.",
        "The fields of epoch 5 ask for 1000 and 1200 points.",
    ]


def test_figures_come_from_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    assert described("card", "hochwasser").startswith(f"You lose {disasters.FLOOD_LOSS} units")
    monkeypatch.setitem(describe.FIGURES, "flood", 99)
    assert described("card", "hochwasser").startswith("You lose 99 units")


def test_board_and_nations_have_a_source() -> None:
    about: dict[str, dict[str, dict[str, Any]]] = describe.about()
    ids = COMPONENTS.ids
    for kind in ("area", "region", "plain", "volcano", "nation"):
        assert set(about[kind]) == set(ids[kind])
        for entry in about[kind].values():
            for part in (entry, *entry.get("parts", {}).values()):
                assert part["source"] in describe.SURE
                assert part["confidence"] in ("high", "medium", "low")
    assert about["area"]["cisalpina"]["parts"]["name"] == {"source": "reconstructed", "confidence": "low"}
    assert about["nation"]["kreta"]["parts"]["points"]["confidence"] == "medium"
