"""How the civilizations of a match are called."""

from __future__ import annotations

from zeitalter.engine.match import Match
from zeitalter.engine.values import Kind
from zeitalter.server.store.standing import points_of
from zeitalter.texts import LANGUAGES, texts_for


def civ_names(match: Match) -> list[dict[str, str]]:
    """How every civilization is called: players by their names, others as the game says; a number until it does."""
    names = [_civ_name(match, civ) for civ in range(max(len(match.seats), len(points_of(match.state))))]
    return [name or dict.fromkeys(LANGUAGES, str(civ + 1)) for civ, name in enumerate(names)]


def has_unnamed_civ(match: Match) -> bool:
    """Whether a civilization has no name yet."""
    return any(_civ_name(match, civ) is None for civ in range(len(match.seats), len(points_of(match.state))))


def _civ_name(match: Match, civ: int) -> dict[str, str] | None:
    if civ < len(match.seats):
        return dict.fromkeys(LANGUAGES, match.seats[civ].name)
    try:
        return {lang: texts_for(match.game.id, lang).label(match, Kind("civ"), civ) for lang in LANGUAGES}
    except IndexError:  # it has not been chosen yet
        return None
