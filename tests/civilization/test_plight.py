"""What everybody sees of a calamity: who loses how much, and which civilization cards have changed the figures."""

from __future__ import annotations

from typing import Any

from build import run_phase

from zeitalter import Match
from zeitalter.games.civilization.position import player
from zeitalter.testing import rule, say
from zeitalter.texts import texts_for

MANY = {"knossos": 6, "phaistos": 6, "thera": 5, "rhodos": 6, "milet": 6, "lykien": 5}
CITIES = ["sparta", "salamis", "lesbos", "athen", "troja", "byzanz", "sardes"]


def struck(card: str, seller: int = -1, **mine: Any) -> Match:
    """Ada (Kreta) is struck; Ben (Asien) and Carla (Thrakien) have something to lose as well."""
    others = mine.pop("others", {})
    ada = {"tokens": MANY, "cities": CITIES[:3]} | mine
    ben = {"tokens": {"hattusa": 5, "gordion": 6}, "cities": ["troja", "byzanz"]} | others
    carla = {"tokens": {"odessus": 7, "thrakien": 5}, "cities": ["apollonia", "chalkis"]}
    seats = [player("Ada", "kreta", **ada), player("Ben", "asien", **ben), player("Carla", "thrakien", **carla)]
    return run_phase("Calamities", *seats, calamities=[(card, 0, seller)])


def plight(m: Match) -> dict[str, Any]:
    """What all see."""
    found = m.view(None)["plight"]
    assert all(m.view(seat)["plight"] == found for seat in range(3))
    return dict(found)


def test_there_is_none_before_and_after() -> None:
    m = struck("hungersnot")
    assert plight(m)["card"] == "hungersnot"
    say(m, 0, "assign", [0, 0, 0])
    say(m, 0, "lose", ["knossos"] * 6 + ["phaistos"] * 3, [])
    assert m.view(0)["plight"] is None


@rule("52.2")
def test_an_earthquake_says_near_which_city_another_may_fall() -> None:
    m = struck("vulkan_erdbeben", tokens={"knossos": 5}, cities=["sardes", "salamis"])
    assert plight(m)["victim"] == 0
    say(m, 0, "quake", "sardes")
    assert plight(m)["area"] == "sardes"


@rule("52.3")
def test_engineering_is_named_in_a_flood() -> None:
    m = struck(
        "hochwasser", tokens={"donau": 5, "tyras": 4, "knossos": 2}, cities=[], cards=["ingenieurwesen"],
        others={"tokens": {"donau": 4, "tyras": 4}, "cities": [], "cards": ["ingenieurwesen"]},
    )  # fmt: skip
    found = plight(m)
    assert (found["plain"], found["low"], found["high"]) == ("donau", 10, 10)
    assert found["limits"] == [[1, 7], [2, 7]]
    assert ["most-loss", 1, "ingenieurwesen", 7, 10] in found["because"]
    say(m, 0, "assign", [0, 4, 6])
    assert sorted(plight(m)["losses"]) == [[0, 7], [1, 4]]  # Carla has tokens in one area only: nothing to choose
    assert ["own-loss", 0, "ingenieurwesen", 7, 17] in plight(m)["because"]


@rule("52.4")
def test_a_famine_names_the_shares_and_the_owners_of_pottery() -> None:
    m = struck("hungersnot", others={"cards": ["toepfern"]})
    found = plight(m)
    assert (found["low"], found["high"], found["limits"]) == (0, 20, [[1, 11], [2, 11]])
    assert found["because"] == [["grain", 1, "toepfern", 4, 0]]
    say(m, 0, "assign", [0, 6, 5])
    assert sorted(plight(m)["losses"]) == [[0, 9], [1, 6], [2, 5]]
    say(m, 2, "lose", ["odessus"] * 5, [])
    assert sorted(plight(m)["losses"]) == [[0, 9], [1, 6]]


@rule("52.5")
def test_a_civil_war_tells_how_many_units_are_marked_and_what_the_parts_are() -> None:
    m = struck("buergerkrieg", cards=["demokratie"])
    assert (plight(m)["units"], plight(m)["because"]) == (15, [["more-marked", 0, "demokratie", 30, 20]])
    say(m, 0, "mark", [], ["lesbos", "salamis", "sparta"])
    assert plight(m)["units"] == 30
    say(m, 0, "name", 1)
    assert plight(m)["units"] == 30
    tokens = [area for area, n in MANY.items() for _ in range(n)]
    say(m, 1, "mark", sorted(tokens[:30], key=m.state.components.ids["area"].index), [])
    found = plight(m)
    assert (found["taker"], found["marked"], found["rest"]) == (1, 45, 4)


@rule("52.5")
def test_philosophy_is_named_in_a_civil_war() -> None:
    m = struck("buergerkrieg", cards=["philosophie"])
    assert plight(m)["because"] == [["fewer-marked", 0, "philosophie", 15, 35]]


@rule("52.6")
def test_an_epidemic_names_medicine_and_who_is_spared() -> None:
    m = struck("seuche", seller=2, cards=["medizin"], others={"cards": ["medizin"]})
    found = plight(m)
    assert found["limits"] == [[1, 5]]
    assert found["seller"] == 2
    assert ["most-loss", 1, "medizin", 5, 10] in found["because"]
    assert ["own-loss", 0, "medizin", 11, 16] in found["because"]
    assert ["spared", 2, None, 0, 10] in found["because"]


@rule("52.7")
def test_law_and_democracy_are_named_in_a_disorder() -> None:
    seven = [*CITIES[:4], "knossos", "phaistos", "milet"]
    for card, kept in (("gesetz", 5), ("demokratie", 6)):
        m = struck("aufruhr", tokens={"lykien": 20}, cities=seven, cards=[card])
        assert plight(m)["losses"] == [[0, 7 - kept]]
        assert plight(m)["because"] == [["keeps", 0, card, kept, 4]]


@rule("52.8")
def test_iconoclasm_names_what_the_victim_dissolves_and_what_others_give() -> None:
    m = struck("bildersturm", cities=CITIES[:4], cards=["gesetz"], others={"cards": ["gesetz"]})
    assert plight(m)["losses"] == [[0, 3]]
    assert plight(m)["because"] == [["dissolves", 0, "gesetz", 3, 4]]
    for city in CITIES[:3]:
        say(m, 0, "dissolve", city)
    found = plight(m)
    assert (found["limits"], found["high"]) == ([[1, 1], [2, 2]], 2)
    assert found["because"] == [["gives", 1, "gesetz", 1, 2]]


@rule("52.9")
def test_pirates_tell_how_many_ships_are_left() -> None:
    m = struck("piraterie", seller=1, cities=CITIES[:4], others={"ships": ["ionien", "ionien"], "cities": []})
    assert (plight(m)["units"], plight(m)["seller"]) == (2, 1)
    say(m, 1, "raid", "lesbos")
    assert plight(m)["units"] == 1


def test_shares_and_own_losses_are_told_by_name() -> None:
    m = struck("hungersnot")
    words = texts_for("civilization", "en")
    assert words.option(m, ("assign", (0, 6, 5))) == "Units that others lose: Ben 6 and Carla 5"
    assert words.option(m, ("assign", (0, 0, 0))) == "The others lose nothing"
    say(m, 0, "assign", [0, 6, 5])
    assert "you lose 9 units" in words.prompt(m, 0)
    assert "you lose 5 units" in words.prompt(m, 2)
