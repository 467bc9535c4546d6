"""Players who do all they can to bring the Internet about: the one end of a game that bots hardly ever come to.

They help each other: every artefact that leads to it goes to the empire that is nearest to it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from zeitalter.engine.forms import Form
from zeitalter.engine.match import Match, Seat
from zeitalter.engine.values import Action
from zeitalter.games import find_game
from zeitalter.games.seven_ages.data.components import (
    CIVILISE,
    COMPUTING,
    DESTINY,
    INDUSTRIAL_REVOLUTION,
    INTERNET,
    RADIO,
    RENAISSANCE,
    START_EMPIRE,
)
from zeitalter.testing.recorded import NAMES
from zeitalter.testing.walk import random_answer

WAY = (RENAISSANCE, INDUSTRIAL_REVOLUTION, RADIO, COMPUTING, INTERNET)
CALM = ("done", "pass", "refuse", "act")


def internet(seats: int, options: dict[str, Any], seed: int) -> Match | None:
    """The game of a seed, if it ends by the Internet."""
    match = Match.new(find_game("seven_ages"), [Seat(name) for name in NAMES[:seats]], options, seed)
    r = Random(seed)
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, answer(match, seat, r))
    return match if (match.result or {})["how"] == "internet" else None


def answer(match: Match, seat: int, r: Random) -> Action:
    """What an inventor does."""
    s, options = match.state, list(match.options(seat))
    question = type(s.stack[-1]).__name__
    if question == "PlaceMarkers":
        if s.empires_of(seat):
            return ("place", (CIVILISE, DESTINY))
        return ("place", (START_EMPIRE if any(fits(s, card) for card in s.hand(seat)) else DESTINY,))
    if question == "ThrowAway":
        needed = [] if s.empires_of(seat) else [card for card in s.hand(seat) if fits(s, card)]
        kept = [card for card in s.hand(seat) if s.components.card_artefact[card] in WAY]
        return ("throw_away", tuple(card for card in s.hand(seat) if card not in needed + kept))
    plays = [o for o in options if not isinstance(o, Form) and o[0] == "artefact" and o[2] in WAY]
    if plays:
        return max(plays, key=lambda play: (nearness(s, play[3]), WAY.index(play[2]), play))
    if question in ("TurnMarkers", "ChooseEmpire", "BuyFirstUnits"):
        first = [o for o in options if not isinstance(o, Form) and o[0] not in CALM]
        if first:
            return first[0]
    calm = [o for o in options if not isinstance(o, Form) and o[0] in CALM]
    return calm[0] if calm else random_answer(s, seat, r)


def fits(s: Any, card: int) -> bool:
    """Whether an empire can be started with a card now."""
    return bool(s.components.empire_ages[card] >> s.current_age() & 1)


def nearness(s: Any, card: int) -> int:
    """How many artefacts on the way to the Internet an empire has."""
    return sum(s.has(s.empire(card), artefact) for artefact in WAY)
