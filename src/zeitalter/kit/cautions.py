"""What somebody should know before giving an answer: found for every answer that is offered, and put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from zeitalter.engine import kernel
from zeitalter.engine.forms import Form
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.values import Action
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.game_parts import Caution

MOST_OPTIONS = 300
"""Where more is offered nobody is cautioned: the position would be slow to show."""
TONES = ("idle", "cost", "grave")


class Speaker(Protocol):
    """The sentences of a language, with the names of a match in them."""

    def message(self, id: str, attribute: str | None = None, **args: Any) -> str:
        """A sentence by its id."""

    def args(self, match: Match, kinds: Any, values: Any) -> dict[str, Any]:
        """The variables of a message."""


def caution_of(game: Game, s: Any, seat: int, action: Action) -> Caution | None:
    """What a seat should know before it gives an answer; None: nothing special."""
    found = game.sight.caution if isinstance(game, Declaration) else None
    return None if found is None else found(s, seat, action)


def cautions_of(game: Game, s: Any, seat: int) -> Mapping[int, Caution]:
    """What a seat should know before it answers, by the place of each offered answer; forms have none."""
    if not isinstance(game, Declaration) or game.sight.caution is None:
        return {}
    options, find = kernel.options(s, seat), game.sight.caution
    if len(options) > MOST_OPTIONS:
        return {}
    found = {}
    for i, option in enumerate(options):
        caution = None if isinstance(option, Form) else find(s, seat, option)
        if caution is not None:
            found[i] = caution
    return found


def caution_text(texts: Speaker, match: Match, caution: Caution) -> str:
    """The sentence of a caution."""
    kinds, values = [kind for kind, _ in caution.args], [value for _, value in caution.args]
    return texts.message(f"caution-{caution.id}", **texts.args(match, kinds, values))
