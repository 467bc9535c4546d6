"""What players are told before an answer that costs tokens, ships or cities."""

from __future__ import annotations

from typing import Any

from zeitalter import Match, find_game
from zeitalter.games.civilization.position import player, position
from zeitalter.testing import rule
from zeitalter.texts import texts_for

GAME = find_game("civilization")


def told(match: Match[Any], *answer: Any, lang: str = "en") -> tuple[str, str] | None:
    """Tone and sentence of the caution before an answer; None without one."""
    action = GAME.action_from_json(match.table, list(answer))
    assert match.why_not(0, action) is None
    assert GAME.sight.caution is not None
    found = GAME.sight.caution(match.state, 0, action)
    if found is None:
        return None
    texts = texts_for(GAME.id, lang)
    kinds, values = [kind for kind, _ in found.args], [value for _, value in found.args]
    return found.tone, texts.message(f"caution-{found.id}", **texts.args(match, kinds, values))


def at(*steps: Any, tokens: dict[str, int] | None = None, **mine: Any) -> Match[Any]:
    """Ada on Crete before these steps, Beate far away."""
    return position(
        player("Ada", "kreta", tokens or {"knossos": 2, "phaistos": 3}, **mine),
        player("Beate", "asien", {"hattusa": 2}),
        round=7,
        stack=[*steps, "StartRound"],
    )


@rule("43.1", "53.9")
def test_a_rate_of_taxes_that_the_stock_cannot_pay_is_grave() -> None:
    match = at("Taxes", cities=["sparta", "salamis"], cards=["muenzwesen"], stock=4)
    assert told(match, "tax", 2) is None
    assert told(match, "tax", 3) == ("grave", "Your stock cannot pay for all cities: one of them revolts.")


@rule("43.4", "A-05")
def test_a_levy_says_what_it_takes_and_asks_before_it_takes_the_last_tokens() -> None:
    match = at("Shipping", treasury=2)
    assert told(match, "build_ship", "knossos", 0) is None
    assert told(match, "build_ship", "knossos", 1) == ("cost", "costs one token in Knossos")
    assert told(match, "build_ship", "knossos", 2) == ("grave", "That takes your last 2 tokens from Knossos.")


@rule("43.4", "43.65")
def test_a_levy_that_leaves_cities_without_support_is_grave() -> None:
    match = at("Shipping", tokens={"knossos": 4}, cities=["sparta", "salamis"], ships=["knossos"])
    sentence = "After it your cities lack one token for their support."
    assert told(match, "keep_ship", "knossos", "levy") == ("grave", sentence)


@rule("43.4")
def test_finishing_says_how_many_ships_it_gives_up() -> None:
    match = at("Shipping", ships=["knossos", "knossos"], treasury=2)
    assert told(match, "end_ships") == ("grave", "That gives up 2 ships that are not paid for.")
    assert told(match, "end_ships", lang="de") == (
        "grave",
        "Du gibst damit 2 Schiffe auf, für die nicht bezahlt ist.",
    )
    assert told(match, "give_up_ship", "knossos") == ("cost", "the ship goes back to the stock")
    for _ in range(2):
        match.play(0, GAME.action_from_json(match.table, ["keep_ship", "knossos", "treasury"]))
    assert told(match, "end_ships") is None


@rule("43.5")
def test_cargo_that_has_not_sailed_is_set_ashore_in_vain() -> None:
    match = at(["StartMoves", 0], ships=["knossos"])
    match.play(0, GAME.action_from_json(match.table, ["load", 0, 1]))
    assert told(match, "unload", 0, 1) == ("idle", "no effect now: the ship has not sailed yet")
    match.play(0, GAME.action_from_json(match.table, ["sail", 0, "thera"]))
    assert told(match, "unload", 0, 1) is None


@rule("43.7")
def test_the_end_of_a_movement_says_how_many_tokens_are_too_many() -> None:
    match = at(["StartMoves", 0], tokens={"phaistos": 5})
    feeds = match.state.components.limit[match.table.components.ids["area"].index("phaistos")]
    assert told(match, "end_moves") == ("cost", f"{5 - feeds} tokens too many go back to the stock")
    assert told(at(["StartMoves", 0], tokens={"phaistos": 1}), "end_moves") is None


@rule("43.65")
def test_the_end_of_a_movement_with_cities_that_lack_support_is_grave() -> None:
    match = at(["StartMoves", 0], tokens={"phaistos": 1}, cities=["sparta", "salamis"])
    sentence = "Your cities lack 3 tokens for their support: at least one city is dissolved."
    assert told(match, "end_moves") == ("grave", sentence)
