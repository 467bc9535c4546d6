"""An owner's component file for Civilization: what differs is played, and every mistake in it is one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter.engine import BadInput
from zeitalter.games.civilization.data.checks import check
from zeitalter.games.civilization.data.components import load_components, our_data
from zeitalter.games.civilization.data.schema import read
from zeitalter.texts import texts_for


def test_our_own_files_pass_the_checks() -> None:
    data = read(our_data())
    assert check(data) is data


def test_entry_of_an_owner_changes_only_itself() -> None:
    ours = load_components(None)
    theirs = load_components({"civilization_cards": {"cards": [{"id": "weben", "cost": 50}]}})
    changed = [id for i, id in enumerate(ours.ids["civilization"]) if ours.cost[i] != theirs.cost[i]]
    assert changed == ["weben"]
    assert theirs.credit == ours.credit
    assert theirs.land_links == ours.land_links


NATION = {"id": "rom", "name_de": "Rom", "name_en": "Rome"}


@pytest.mark.parametrize(
    ("overlay", "id", "named"),
    [
        ({"cards": []}, "components-unknown-part", "cards"),
        ({"switches": []}, "components-unknown-part", "switches"),
        ({"trade_goods": {"goods": [{"id": "salz", "value": "four"}]}}, "components-bad-entry", "trade_goods.goods[4]"),
        ({"trade_goods": {"goods": [{"id": "korn", "remove": True}]}}, "components-unknown-name", "korn"),
        ({"calamities": {"list": [{"id": "seuche", "stack": 7}]}}, "components-twice", "7"),
        ({"calamities": {"list": [{"id": "seuche", "remove": True}]}}, "components-missing", "6"),
        ({"civilization_cards": {"cards": [{"id": "weben", "remove": True}]}}, "components-missing", "weben"),
        ({"civilization_cards": {"cards": [{"id": "weben", "groups": ["foo"]}]}}, "components-unknown-name", "foo"),
        ({"civilization_cards": {"cards": [{"id": "weben", "prerequisite": "tun"}]}}, "components-unknown-name", "tun"),
        ({"nations": [NATION]}, "components-missing", "rom"),
        ({"map": {"areas": [{"id": "knossos", "region": "mars"}]}}, "components-unknown-name", "mars"),
        (
            {"map": {"areas": [{"id": "knossos", "land_neighbours": ["atlantis"]}]}},
            "components-unknown-name",
            "atlantis",
        ),
        ({"map": {"volcanoes": {"thera": {"areas": ["atlantis"]}}}}, "components-unknown-name", "atlantis"),
        ({"map": {"start_areas": {"2": {"nations": {"kreta": "atlantis"}}}}}, "components-unknown-name", "atlantis"),
    ],
)
def test_mistake_is_told_in_one_sentence_that_names_the_place(overlay: Any, id: str, named: str) -> None:
    with pytest.raises(BadInput) as bad:
        load_components(overlay)
    assert bad.value.id == id
    for lang in ("de", "en"):
        said = texts_for("civilization", lang).error(bad.value)
        assert named in said
        assert said.count("\n") == 0
