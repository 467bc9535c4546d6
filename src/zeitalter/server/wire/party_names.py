"""How everybody at the table is called: the players, and who the game plays itself."""

from __future__ import annotations

from zeitalter.engine.match import Match
from zeitalter.engine.values import Kind
from zeitalter.texts import LANGUAGES, texts_for


def party_names(match: Match) -> list[dict[str, str]]:
    """Players by their names, others as the game says; a number until it does."""
    names = [_party_name(match, party) for party in range(max(len(match.seats), len(match.points())))]
    return [name or dict.fromkeys(LANGUAGES, str(party + 1)) for party, name in enumerate(names)]


def has_unnamed_party(match: Match) -> bool:
    """Whether somebody has no name yet."""
    return any(_party_name(match, party) is None for party in range(len(match.seats), len(match.points())))


def _party_name(match: Match, party: int) -> dict[str, str] | None:
    if party < len(match.seats):
        return dict.fromkeys(LANGUAGES, match.seats[party].name)
    try:
        kind = Kind(match.game.parties[0])
        return {lang: texts_for(match.game.id, lang).label(match, kind, party) for lang in LANGUAGES}
    except IndexError:  # it has not been chosen yet
        return None
