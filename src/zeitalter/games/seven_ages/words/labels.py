"""The names of values that the components do not have themselves."""

from __future__ import annotations

from zeitalter.games.seven_ages.data.components import Components
from zeitalter.games.seven_ages.rules.occasion import MOMENTS
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.kit.game_parts import Label


def card_name(components: Components, card: int, lang: str) -> str:
    """A card by the empire on it and its value, for a card is often used for its value: "Romans · 4"."""
    return f"{components.names['empire'][card][lang]} · {components.value[card]}"


def label(s: State, kind: str, value: int, lang: str) -> Label | None:
    """The name of a value: text, or a message with the values it needs; None: the texts know."""
    names = s.components.names
    if kind in names:
        return names[kind][value][lang]
    if kind == "card":
        return card_name(s.components, value, lang)
    if kind == "moment":
        return MOMENTS[value]
    return None
