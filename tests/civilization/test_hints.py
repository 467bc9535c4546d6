"""Hints: one sentence why the bot would answer so, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from zeitalter.bots import Hint, bot_hint, bot_move, find_bot, hint_text
from zeitalter.engine.forms import matches, sample
from zeitalter.engine.match import Match
from zeitalter.games.civilization.bot import hints
from zeitalter.games.civilization.game import GAME
from zeitalter.games.civilization.position import player, position
from zeitalter.testing import seeds
from zeitalter.texts import LANGUAGES, texts_for

FOLDER = Path(hints.__file__).parents[1] / "words"
STRATEGIST = find_bot("strategist", GAME)


def reason(match: Match, *words: Any, lang: str = "en") -> str:
    """The sentence for an answer of the first seat."""
    s = match.state
    action = GAME.action_from_json(match.table, list(words))
    id, args = hints.explain(s, s, 0, action, lambda state: state)
    return hint_text(texts_for("civilization", lang), match, Hint(action, id, args))


def moving(tokens: dict[str, int], **what: Any) -> Match:
    """Crete moves; Asia lives in Ionia and has a city at Miletus."""
    return position(
        player("Ada", "kreta", tokens, **what),
        player("Bob", "asien", {"ionien": 2, "lykien": 1, "hattusa": 2}, cities=["milet"]),
        stack=[["StartMoves", 0]],
    )


def trading(*mine: str, package: tuple[str, ...] = (), offer: tuple[int, ...] = (), theirs: str = "korn") -> Match:
    """Ada trades with Bob, whose package answers hers: three cards that count 20, a good among them is named."""
    good = GAME.table(2).components.ids["card"].index(theirs)
    return position(
        player("Ada", "kreta", {"knossos": 2}, hand=mine, package=package, offer=offer, budget=5),
        player(
            "Bob",
            "asien",
            {"hattusa": 2},
            hand=["felle"],
            package=[theirs, theirs, "korn"],
            offer=(2, 0, offer[0] if offer else 0, 3, 20, good),
            budget=5,
        ),
        offer_number=2,
        stack=[["Bargain"]],
    )


# -- moves -------------------------------------------------------------------------------------------------------------


def test_six_tokens_on_a_site_are_a_city() -> None:
    match = moving({"knossos": 4, "phaistos": 4})
    assert reason(match, "move", "knossos", "phaistos", 2) == "Enough tokens for a city will stand there: Phaestos."
    assert reason(match, "move", "knossos", "phaistos", 1) == "On this site you gather tokens for a city: Phaestos."


def test_surplus_looks_for_room() -> None:
    match = moving({"sardes": 4, "troja": 1})
    said = reason(match, "move", "sardes", "troja", 1)
    assert said == "Not all can stay here (Sardis), and there is room there (Troy)."


def test_second_token_doubles_the_growth() -> None:
    match = moving({"sardes": 2, "troja": 1})
    assert reason(match, "move", "sardes", "troja", 1) == "Two tokens grow by two, one only by one (Troy)."


def test_empty_area_is_new_land() -> None:
    match = moving({"sardes": 2})
    assert reason(match, "move", "sardes", "bithynien", 1).startswith("A new area")


def test_third_token_finds_room_where_three_can_live() -> None:
    match = moving({"phaistos": 1, "knossos": 2})
    assert reason(match, "move", "phaistos", "knossos", 1) == "This area feeds more tokens: Knossos."


def test_foreign_tokens_make_a_conflict_only_where_food_is_short() -> None:
    match = moving({"sardes": 2})
    assert reason(match, "move", "sardes", "ionien", 1).startswith("This area feeds you both")
    assert reason(match, "move", "sardes", "ionien", 2).startswith("This area is worth a conflict")


def test_foreign_city_can_be_stormed_and_an_own_one_only_crowded() -> None:
    match = moving({"ionien": 7, "knossos": 2}, cities=["phaistos"])
    assert reason(match, "move", "knossos", "phaistos", 1).startswith("This brings surplus tokens back to stock")
    assert reason(match, "move", "ionien", "milet", 7).startswith("This city is weakly defended")


def test_full_area_without_a_site_sends_tokens_home() -> None:
    match = moving({"sardes": 2, "bithynien": 2})
    assert reason(match, "move", "sardes", "bithynien", 1).startswith("This brings surplus tokens back to stock")


def test_landed_tokens_have_the_reason_of_their_area() -> None:
    match = moving({"knossos": 5}, ships=["knossos"])
    for words in (["load", 0, 2], ["sail", 0, "rhodos"]):
        assert reason(match, *words) != reason(match, "unload", 0, 2)
        match.play(0, GAME.action_from_json(match.table, words))
    assert reason(match, "unload", 0, 2).startswith("A new area")
    assert reason(match, "sail", 0, "milet").startswith("This is the way")


def test_empty_ship_sails_to_its_cargo() -> None:
    match = moving({"knossos": 2}, ships=["rhodos"])
    assert reason(match, "sail", 0, "knossos") == "Tokens wait for the ship there."


# -- cities, ships, taxes ----------------------------------------------------------------------------------------------


def test_surplus_token_pays_for_a_ship() -> None:
    match = position(
        player("Ada", "kreta", {"knossos": 5, "rhodos": 2}, ships=["knossos", "rhodos"], treasury=4),
        player("Bob", "asien", {"hattusa": 2}),
        stack=[["PayShips"]],
    )
    assert reason(match, "keep_ship", "knossos", "levy").startswith("More tokens stand there than can stay")
    assert reason(match, "keep_ship", "rhodos", "levy").startswith("This ship still has something to carry")
    assert reason(match, "keep_ship", "knossos", "treasury").startswith("This ship still has something to carry")


@pytest.mark.parametrize(("rate", "start"), [(1, "The stock is small"), (2, "The usual"), (3, "The stock is large")])
def test_tax_rate_has_its_reason(rate: int, start: str) -> None:
    match = moving({"knossos": 3})
    assert reason(match, "tax", rate).startswith(start)


def test_city_brings_cards_as_many_as_there_are_cities() -> None:
    match = moving({"knossos": 6, "rhodos": 2})
    assert reason(match, "build", "knossos") == "Your first city brings taxes and a trade card in every round."
    match = moving({"knossos": 6, "rhodos": 2}, cities=["phaistos"])
    assert reason(match, "build", "knossos") == "With 2 cities you draw 2 trade cards in every round."
    assert reason(match, "build", "babylon").endswith("for that you risk the flood.")


def test_farmers_build_for_the_succession_table() -> None:
    match = position(
        player("Ada", "kreta", {"knossos": 6, "rhodos": 2}),
        player("Bob", "asien", {"hattusa": 2}),
        options={"variant": "farmers"},
        stack=[["BuildCities"]],
    )
    assert reason(match, "build", "knossos") == "Cities take you further on the succession table."


# -- cards -------------------------------------------------------------------------------------------------------------


def shopping(*cards: str) -> Match:
    return position(
        player("Ada", "kreta", {"knossos": 2, "rhodos": 2}, cards=cards, hand=["gold", "gold"]),
        player("Bob", "asien", {"hattusa": 2}),
        stack=[["BuyCards", 0], ["StartMoves", 0]],
    )


def test_purchase_is_explained_by_the_epoch_it_leads_to() -> None:
    assert reason(shopping(), "buy", ["mystizismus"], ["gold", "gold"]) == (
        "This gives you cards of 2 groups; the third epoch asks for 3."
    )
    assert reason(shopping("mystizismus", "weben"), "buy", ["toepfern"], ["gold"]) == (
        "This gives you 3 cards; the fourth epoch asks for 7."
    )
    many = ("mystizismus", "weben", "toepfern", "schauspiel", "musik", "architektur", "astronomie")
    assert reason(shopping(*many), "buy", ["medizin"], ["gold"]) == (
        "Your cards then count 540 points; the fifth epoch asks for 1000."
    )


def test_gold_is_bought_to_join_gold_or_to_fill_the_stock() -> None:
    assert reason(shopping(), "gold").startswith("Gold joins gold")
    assert reason(moving({"knossos": 1}), "gold").startswith("Your stock is small")


def test_discarding_names_calamities() -> None:
    match = moving({"knossos": 1}, hand=["seuche", "felle"])
    assert reason(match, "discard", []) == "You may keep this many cards."
    assert reason(match, "discard", ["seuche"]) == "A calamity only takes up room."
    assert reason(match, "discard", ["felle"]).startswith("These cards are worth least")


# -- trade -------------------------------------------------------------------------------------------------------------


def test_offer_names_what_is_collected() -> None:
    match = trading("salz", "salz", "felle", "ocker", "eisen")
    said = reason(match, "offer_all", ["felle", "ocker", "eisen"], "eisen", [], [])
    assert said == "You need these less; you go on collecting: Salt."
    assert reason(match, "offer", 1, ["felle", "salz", "salz"], "salz", [], []).startswith("Single goods count little")


def test_offer_with_a_calamity_is_called_by_its_name() -> None:
    match = trading("salz", "felle", "seuche")
    said = reason(match, "offer_all", ["salz", "felle", "seuche"], "salz", [], [])
    assert said == "Perhaps you get rid of a calamity this way."


def test_reply_looks_at_the_named_good() -> None:
    match = trading("korn", "felle", "ocker", "eisen")
    given = (["felle", "ocker", "eisen"], "eisen", [], [])
    assert reason(match, "reply", 1, 2, *given) == "The named good fits your hand: Grain."
    match = trading("salz", "felle", "ocker", "eisen")
    assert reason(match, "reply", 1, 2, *given) == "The named good is worth the swap: Grain."


def test_swap_compares_what_both_packages_count() -> None:
    ocker = GAME.table(2).components.ids["card"].index("ocker")
    package = ("ocker", "felle", "felle")
    match = trading("salz", package=package, offer=(1, -1, 0, 3, 5, ocker))
    assert reason(match, "accept", 1, 2) == "This package is worth more: 20 against 5."
    match = trading("salz", package=package, offer=(1, -1, 0, 3, 40, ocker))
    assert reason(match, "accept", 1, 2).endswith("what you give: Grain.")


# -- calamities --------------------------------------------------------------------------------------------------------


def test_shared_losses_name_whom_they_strike_most() -> None:
    match = moving({"knossos": 1})
    assert reason(match, "assign", [0, 8]) == "The largest part falls on Bob, which keeps you in the race."
    assert reason(match, "demand", [0, 0]) == "You gain nothing here if others lose too."
    assert reason(match, "shake", "milet") == "This way the earthquake strikes Bob too."


def test_lost_cities_have_another_reason_than_lost_tokens() -> None:
    match = moving({"knossos": 3}, cities=["phaistos"])
    assert reason(match, "lose", ["knossos"], []).startswith("Tokens grow again")
    assert reason(match, "lose", [], ["phaistos"]).startswith("Without these cities")


# -- everything --------------------------------------------------------------------------------------------------------


def test_every_verb_is_explained() -> None:
    assert set(GAME.verbs) <= set(hints._REASONS)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {}), (7, {}), (3, {"variant": "nomads"}), (4, {"variant": "farmers"})],
)
def test_hints_render_in_both_languages(seats: int, options: dict[str, str]) -> None:
    match = Match.new(GAME, seats, options, seed=30 + seats)
    lot = find_bot("random", GAME)
    r = Random(seats)
    seen: Counter[str] = Counter()
    for _ in range(400):
        if match.over:
            break
        seat = match.asked()[0]
        if r.random() < 0.1:
            hint = bot_hint(match, seat, STRATEGIST)
            assert matches(match.options(seat), hint.action)
            check(match, hint)
            seen[hint.id] += 1
        bot_move(match, seat, STRATEGIST if r.random() < 0.9 else lot)
    assert len(seen) >= 5


@pytest.mark.parametrize("seats", [3, 5])
def test_any_answer_can_be_explained(seats: int) -> None:
    match = Match.new(GAME, seats, seed=seats)
    r = Random(seats)
    for _ in seeds(200, 500):
        if match.over:
            break
        seat = r.choice(match.asked())
        s = match.state
        action = sample(s, seat, r.choice(match.options(seat)), r)
        check(match, Hint(action, *hints.explain(s, s, seat, action, lambda state: state)))
        bot_move(match, seat, STRATEGIST)


def check(match: Match, hint: Hint) -> None:
    """The sentence of a hint reads well in both languages."""
    sentences = [hint_text(texts_for("civilization", lang), match, hint) for lang in ("de", "en")]
    assert all(sentence.endswith(".") and not re.search(r"[{}!]|  ", sentence) for sentence in sentences)
    assert sentences[0] != sentences[1]


def written(lang: str) -> list[str]:
    lines = (FOLDER / f"hints.{lang}.ftl").read_text(encoding="utf-8").splitlines()
    return [line.split(" =")[0] for line in lines if line.startswith("hint-")]


def test_both_languages_have_the_same_hints() -> None:
    assert written("de") == written("en")
    assert len(set(written("en"))) == len(written("en"))


def test_no_hint_is_left_over() -> None:
    used = set(re.findall(r'"(hint-[a-z-]+)"', Path(hints.__file__).with_name("hints.py").read_text(encoding="utf-8")))
    assert set(written("en")) == used | {"hint-only"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_do_not_shout(lang: str) -> None:
    assert "!" not in (FOLDER / f"hints.{lang}.ftl").read_text(encoding="utf-8")
