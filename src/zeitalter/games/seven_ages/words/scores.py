"""The events by which glory is gained and lost: whose it is, how much, and from what."""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.kit.game_parts import Score

SCORES: Mapping[str, Score] = {
    "gains-glory": Score(who=0, points=1, source=2),
    "gains-glory-with": Score(who=0, points=1, source=2),
    "loses-glory": Score(who=0, points=1, source=2, sign=-1),
    "loses-glory-with": Score(who=0, points=1, source=2, sign=-1),
    "scores": Score(who=4, points=3, source=5),
    "scores-region": Score(who=4, points=3, source=5),
    "scores-units": Score(who=4, points=3, source=5),
    "scores-area": Score(who=3, points=2, source=4),
    "scores-artefact": Score(who=3, points=2, source=4),
    "artefact-costs": Score(who=3, points=2, source=4, sign=-1),
}
