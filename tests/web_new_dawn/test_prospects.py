"""What the view says of attacks before they are declared, and while tokens are spent, is what the dice then add to."""

from __future__ import annotations

from zeitalter import Match
from zeitalter.games.new_dawn.position import at, player, position
from zeitalter.testing import say

LINE = {"0,0": "G", "1,0": "H", "2,0": "F", "3,0": "D A", "0,2": "G seoul", "0,1": "G", "5,0": "G", "4,0": "H"}


def _match(**more: object) -> Match:
    return position(
        player("Ada", "rome", capital="0,0", tokens=["1,0"], trade={"masonry": 2}),
        player("Beate", "egypt", capital="5,0", tokens=["2,0"], strong=["4,0"], trade={"masonry": 1}),
        map=LINE,
        **more,  # type: ignore[arg-type]
    )


def test_view_shows_the_reach_of_a_military_card_before_it_is_chosen() -> None:
    match = _match()
    row = [card["card"] for card in match.view(0)["players"][0]["row"]]
    found = match.view(0)["prospects"]["masonry"]
    slot = row.index("masonry") + 1
    assert found == {  # the barbarian lies behind the token
        at_id(match, "2,0"): [slot, 3, 2, 1],
        at_id(match, "0,2"): [slot, 8, 2, 0],
    }
    assert match.view(1)["prospects"] == match.view(0)["prospects"]


def test_prospects_are_the_values_without_the_dice() -> None:
    match = _match(resolve=("masonry", 4), dice=[5, 3])
    say(match, 0, "effect", "attack")
    space = at_id(match, "2,0")
    attack, defence, own, other = match.view(0)["prospects"]["masonry"][space]
    say(match, 0, "attack", at(match, "2,0"))
    assert match.view(0)["combat"] == {"attacker": 0, "space": space, "values": [attack + 5, defence + 3]}
    assert match.view(0)["prospects"] == {}
    assert (own, other) == (2, 1)
    say(match, 0, "spend")
    say(match, 0, "done")
    assert match.view(1)["combat"] == {"attacker": 0, "space": space, "values": [attack + 6, defence + 3]}


def at_id(match: Match, place: str) -> str:
    """The id of the space at a place."""
    q, r = (int(n) for n in place.split(","))
    return next(id for id, space in match.view(None)["spaces"].items() if space["at"] == [q, r])
