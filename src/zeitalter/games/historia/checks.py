"""Checks across the entries of a component file: effects, counts, the matrix, names.

Every message names the part, the entry and what is wrong, so that the owner of a file can mend it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from zeitalter.engine.errors import BadInput

if TYPE_CHECKING:
    from zeitalter.games.historia.schema import Components, EffectList


_COUNTED = (
    "gain_vp", "lose_vp", "recover_cubes", "receive_cubes", "pay_cubes", "destroy_cubes", "recover_oldest_cards",
    "recover_chosen_cards", "build_wonders", "lose_wonders", "draw_advisors", "set_card_limit",
)
_STATS = ("technology", "military")
# fmt: off
ACTION_NAMES = (
    "military", "technology", "art", "exploitation", "expansion", "trade", "raid", "war", "tourism", "revolution",
)
# fmt: on


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _effect_ok(name: str, value: Any) -> bool:
    if name in _COUNTED:
        return _is_count(value)
    if name == "refresh_wonders":
        return _is_count(value) or value == "all"
    if name in ("gain_levels", "lose_levels"):
        return isinstance(value, dict) and value.get("stat") in _STATS and _is_count(value.get("n")) and len(value) == 2
    if name == "place_cube":
        return (
            isinstance(value, dict)
            and value.get("from") in ("personal", "used")
            and value.get("reach") in ("normal", "anywhere")
        )
    if name == "do_action":
        return (
            isinstance(value, dict)
            and value.get("action") in ACTION_NAMES
            and value.get("mode") in ("basic", "best")
            and isinstance(value.get("free"), bool)
            and isinstance(value.get("ignore_requirement"), bool)
        )
    if name in ("unlock_card", "unlock_advanced"):
        return value in ACTION_NAMES
    if name == "ability":
        return bool(value == "navigation")
    return False


def check_effects(part: str, entry: str, effects: EffectList) -> None:
    """Refuse an effect that is not in the vocabulary."""
    for effect in effects:
        if len(effect) != 1:
            raise BadInput("components-bad-effect", part=part, entry=entry, effect=str(effect))
        ((name, value),) = effect.items()
        if not _effect_ok(name, value):
            raise BadInput("components-bad-effect", part=part, entry=entry, effect=f"{name}: {value}")


def _check_count(part: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadInput("components-bad-count", part=part, what=what, found=found, wanted=wanted)


def _check_unique(part: str, ids: Sequence[object]) -> None:
    for id, n in Counter(ids).items():
        if n > 1:
            raise BadInput("components-twice", part=part, entry=str(id))


def _check_known(part: str, entry: str, name: str, known: Sequence[str]) -> None:
    if name not in known:
        raise BadInput("components-unknown-name", part=part, entry=entry, name=name, names=", ".join(known))


def check(c: Components) -> None:
    """Everything that one entry alone cannot tell."""
    for part in ("colors", "civilizations", "action_cards", "governments", "wonders", "leaders", "advisors", "events"):
        _check_unique(part, [e.id for e in getattr(c, part)])
    _check_effect_lists(c)
    _check_counts(c)
    _check_matrix(c)
    _check_names(c)


def _check_effect_lists(c: Components) -> None:
    lists: list[tuple[str, str, EffectList]] = []
    for part in ("wonders", "advisors", "events", "governments", "technologies"):
        lists += [(part, e.id, e.effects) for e in getattr(c, part)]
    lists += [("civilization_goals", t.id, t.effects) for t in c.civilization_goals.tokens]
    lists += [("matrix.military_bonuses", str(b.level), b.effects) for b in c.matrix.military_bonuses]
    for card in c.action_cards:
        lists += [("action_cards", card.id, v.effects) for v in (card.basic, card.advanced) if v]
    for part, entry, effects in lists:
        check_effects(part, entry, effects)


def _check_counts(c: Components) -> None:
    for epoch in (1, 2, 3):
        _check_count("wonders", f"epoch {epoch}", sum(w.epoch == epoch for w in c.wonders), 16)
        _check_count("leaders", f"epoch {epoch}", sum(w.epoch == epoch for w in c.leaders), 6)
    for civilization in c.civilizations:
        _check_count("advisors", civilization.id, sum(a.civilization == civilization.id for a in c.advisors), 5)
    _check_count("events", "events", len(c.events), 12)
    _check_count("action_cards", "action_cards", len(c.action_cards), 10)
    _check_count("map.territories", "territories", len(c.map.territories), 13)
    _check_count("territory_tiles", "tiles", len(c.territory_tiles.tiles), 16)
    _check_count("civbots.cards", "cards", len(c.civbots.cards), 7)
    _check_unique("territory_tiles", [t.number for t in c.territory_tiles.tiles])


def _check_matrix(c: Components) -> None:
    codes = "".join(g.code for g in c.governments) + "."
    for military in range(1, 17):
        row = c.matrix.rows.get(military, "")
        if len(row) != 16 or any(code not in codes for code in row):
            raise BadInput("components-bad-row", row=military, codes=codes)
    if c.matrix.rows[1][0] == ".":
        raise BadInput("components-no-start")


def _check_names(c: Components) -> None:
    territories = [t.id for t in c.map.territories]
    for link in c.map.adjacency:
        for name in link.pair:
            _check_known("map.adjacency", "-".join(link.pair), name, territories)
    colors = [color.id for color in c.colors]
    tiles = [t.color for t in c.dominion.tiles]
    for civilization in c.civilizations:
        _check_known("civilizations", civilization.id, civilization.color, colors)
        _check_known("dominion.tiles", civilization.id, civilization.color, tiles)
    civilizations = [civilization.id for civilization in c.civilizations]
    for advisor in c.advisors:
        _check_known("advisors", advisor.id, advisor.civilization, civilizations)
        for effect in advisor.effects:
            if "do_action" in effect and effect["do_action"]["action"] != advisor.shows_action:
                raise BadInput("components-symbol", entry=advisor.id, action=effect["do_action"]["action"])
    for wonder in c.wonders:
        needs = {"action": wonder.trigger.action, "majority": wonder.trigger.stat, "destroy": wonder.trigger.count}
        if not needs.get(wonder.trigger.type):
            raise BadInput("components-bad-trigger", part="wonders", entry=wonder.id)
    for event in c.events:
        if event.trigger.type != "any_action" and not (event.trigger.type == "action" and event.trigger.action):
            raise BadInput("components-bad-trigger", part="events", entry=event.id)
