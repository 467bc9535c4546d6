"""The names of values that have none of their own: spaces, caravans, tiles, victory cards.

A space is named after what is printed on it, or by its terrain with the number of its tile and of its hex on it: the
map of the terminal shows these numbers, and people type them. On the page, whose map shows them on demand,
`web/places.js` also says what a space lies next to, and leaves the numbers out where that fits only one space.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from zeitalter.games.new_dawn.data.components import FIRST_WATER, HEXES
from zeitalter.games.new_dawn.rules.kinds import hex_at
from zeitalter.games.new_dawn.rules.state import ON_CARD, State
from zeitalter.kit.game_parts import Label


def label(s: State, kind: str, value: int, lang: str) -> Label | None:
    """The name of a value: text, or a message with the values it needs; None for what has no name."""
    c = s.components
    if kind in c.names:
        return c.names[kind][value][lang]
    return _LABELS[kind](s, value, lang) if kind in _LABELS else None


def _space(s: State, space: int, lang: str) -> Label:
    """A capital by its player, then city-states and natural wonders, then terrain and numbers: "Hills 7·3"."""
    if space in s.capital:
        return "space-capital", {"seat": s.capital.index(space)}
    if space >= FIRST_WATER:
        return "space-water", {"number": space - FIRST_WATER + 1}
    c, board = s.components, s.board
    for kind, printed in (("city_state", board.city_states), ("nature", board.natures)):
        for number, where in printed.items():
            if where == space:
                return c.names[kind][number][lang]
    tile, i = divmod(space, HEXES)
    if board.place[space] is None:
        return "space-unlaid", {"number": int(c.ids["tile"][tile]), "number2": i}
    return f"{c.names['terrain'][board.terrain[space]][lang]} {c.ids['tile'][tile]}·{i}"


def _caravan(s: State, caravan: int, lang: str) -> Label:
    """A caravan by its number among those of its player, and where it is."""
    where, number = s.caravans[caravan], caravan % s.components.caravans + 1
    if where == ON_CARD:
        return "caravan-on-card", {"number": number}
    return ("caravan-on-map", {"number": number, "space": where}) if where >= 0 else (f"caravan-{caravan}", {})


def _victory(s: State, card: int, lang: str) -> Label:
    """A victory card by its two agendas."""
    names = s.components.names["agenda"]
    return " / ".join(names[agenda][lang] for agenda in s.components.victory[card])


def _printed(kind: str) -> Callable[[State, int, str], Label]:
    return lambda s, value, lang: s.components.ids[kind][value]


def _hex(s: State, number: int, lang: str) -> Label:
    q, r = hex_at(number)
    return f"{q},{r}"


_LABELS: Mapping[str, Callable[[State, int, str], Label]] = {
    "space": _space,
    "caravan": _caravan,
    "victory": _victory,
    "hex": _hex,
    **{kind: _printed(kind) for kind in ("tile", "side", "letter")},
}
