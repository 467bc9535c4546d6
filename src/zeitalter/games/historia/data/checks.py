"""Checks across the entries of a component file: effects, counts, the matrix, names.

Every message names the part, the entry and what is wrong, so that the owner of a file can mend it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zeitalter.engine.errors import BadInput
from zeitalter.kit.component_files import check_complete, check_known, check_unique

if TYPE_CHECKING:
    from zeitalter.games.historia.data.schema import Components, EffectList


_COUNTED = (
    "gain_vp",
    "lose_vp",
    "recover_cubes",
    "receive_cubes",
    "pay_cubes",
    "destroy_cubes",
    "recover_oldest_cards",
    "recover_chosen_cards",
    "build_wonders",
    "lose_wonders",
    "draw_advisors",
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
    if name == "set_card_limit":
        return _is_count(value) and value > 0
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
            and len(value) == 2
        )
    if name == "do_action":
        return (
            isinstance(value, dict)
            and value.get("action") in ACTION_NAMES
            and value.get("mode") in ("basic", "best")
            and isinstance(value.get("free"), bool)
            and isinstance(value.get("ignore_requirement"), bool)
            and len(value) == 4
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


def check(c: Components) -> None:
    """Everything that one entry alone cannot tell."""
    for part in ("colors", "civilizations", "action_cards", "governments", "wonders", "leaders", "advisors", "events"):
        check_unique(part, [e.id for e in getattr(c, part)])
    _check_effect_lists(c)
    _check_action_cards(c)
    _check_names(c)
    _check_counts(c)
    _check_matrix(c)
    _check_time_circle(c)
    _check_cubes(c)


_LEVEL_EFFECTS = ("unlock_card", "unlock_advanced", "set_card_limit", "ability")
"""Effects that only a technology level can have."""
_ACTION_EFFECTS = {
    "military": ("gain_levels",),
    "technology": ("gain_levels",),
    "trade": ("gain_levels",),
    "raid": ("recover_cubes", "gain_vp"),
}
_WITHOUT_PRICE = ("expansion", "revolution")


def _check_effect_lists(c: Components) -> None:
    lists: list[tuple[str, str, EffectList]] = []
    for part in ("wonders", "advisors", "events", "governments", "technologies"):
        lists += [(part, e.id, e.effects) for e in getattr(c, part)]
    lists += [("civilization_goals", t.id, t.effects) for t in c.civilization_goals.tokens]
    lists += [("matrix.military_bonuses", str(b.level), b.effects) for b in c.matrix.military_bonuses]
    for part, entry, effects in lists:
        check_effects(part, entry, effects)
        for effect in effects:
            for name in effect:
                if name in _LEVEL_EFFECTS and part != "technologies":
                    raise BadInput("components-bad-effect", part=part, entry=entry, effect=name)


def _check_action_cards(c: Components) -> None:
    """An action does what its rule says; the file says how much."""
    for card in c.action_cards:
        for version in (card.basic, card.advanced):
            if version is None:
                continue
            check_effects("action_cards", card.id, version.effects)
            for effect in version.effects:
                for name in effect:
                    if name not in _ACTION_EFFECTS.get(card.id, ()):
                        raise BadInput("components-bad-effect", part="action_cards", entry=card.id, effect=name)
            if version.cost_cubes and card.id in _WITHOUT_PRICE:
                raise BadInput("components-no-price", entry=card.id)
        if card.id == "tourism" and not (card.basic.vp_per_wonders and card.advanced and card.advanced.vp_per_wonders):
            raise BadInput("components-missing", part="action_cards.tourism", entry="vp_per_wonders")
        if card.id == "revolution" and card.advanced:
            raise BadInput(
                "components-unknown-name", part="action_cards", entry=card.id, name="advanced", names="basic"
            )


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
    check_unique("territory_tiles", [t.number for t in c.territory_tiles.tiles])
    _check_levels(c)
    colors = {civilization.color for civilization in c.civilizations}
    if len(colors) < 6:
        raise BadInput("components-bad-count", part="civilizations", what="colors", found=len(colors), wanted=6)
    goals = c.civilization_goals
    if goals.placed.value > len(goals.tokens):
        found, wanted = len(goals.tokens), goals.placed.value
        raise BadInput("components-bad-count", part="civilization_goals", what="tokens", found=found, wanted=wanted)
    check_complete("civbots.difficulty", [d.id for d in c.civbots.difficulty], ("chieftain", "noble", "king"))
    check_complete(
        "dominion.abilities",
        [a.id for a in c.dominion.abilities],
        ("extra_cubes", "shared_territories", "technology_boost", "military_boost"),
    )


def _check_levels(c: Components) -> None:
    levels = [t.level for t in c.technologies]
    check_unique("technologies", levels)
    for level in range(1, 17):
        if level not in levels:
            raise BadInput("components-missing", part="technologies", entry=str(level))
    check_unique("matrix.military_bonuses", [b.level for b in c.matrix.military_bonuses])


def _check_matrix(c: Components) -> None:
    codes = "".join(g.code for g in c.governments) + "."
    for military in range(1, 17):
        row = c.matrix.rows.get(military, "")
        if len(row) != 16 or any(code not in codes for code in row):
            raise BadInput("components-bad-row", row=military, codes=codes)
    if c.matrix.rows[1][0] == ".":
        raise BadInput("components-no-start")


_MEASURES = (
    "receive_cube",
    "territory_bonus",
    "take_back_cards",
    "refresh_wonders",
    "recover_cubes",
    "government_bonus",
    "player_order",
    "new_wonders",
    "leader_bonus",
    "new_leaders",
)


def _check_time_circle(c: Components) -> None:
    circle = c.time_circle
    check_complete("time_circle.measures", [m.id for m in circle.measures], _MEASURES)
    zones = {m.id: m.zone for m in circle.measures}
    for segment in circle.segments:
        for zone, names in (("grey", segment.grey), ("brown", segment.brown)):
            allowed = [m for m in _MEASURES if zones[m] == zone]
            for name in names:
                check_known("time_circle.segments", f"{segment.round} {zone}", name, allowed)
    rounds = [segment.round for segment in circle.segments]
    check_unique("time_circle.segments", rounds)
    _check_count("time_circle.segments", "rounds", len(rounds), 4)
    for name in circle.after_round_12.keep:
        check_known("time_circle.after_round_12", "keep", name, _MEASURES)


def _check_cubes(c: Components) -> None:
    """Cubes add up: nine of a colour, or as many as the file says."""
    bots = c.civbots.cubes
    if bots.total != bots.on_difficulty_card + bots.available_incl_start_territory or bots.on_difficulty_card != 1:
        raise BadInput("components-bad-cubes", part="civbots.cubes")
    for part in ("cubes_start", "cubes_start_expert"):
        start = getattr(c.setup, part)
        if start.used_pool + start.personal != start.total or start.total > bots.total:
            raise BadInput("components-bad-cubes", part=f"setup.{part}")


def _check_names(c: Components) -> None:
    territories = [t.id for t in c.map.territories]
    for link in c.map.adjacency:
        for name in link.pair:
            check_known("map.adjacency", "-".join(link.pair), name, territories)
        if link.pair[0] == link.pair[1]:
            raise BadInput("components-bad-border", entry="-".join(link.pair))
    colors = [color.id for color in c.colors]
    tiles = [t.color for t in c.dominion.tiles]
    for civilization in c.civilizations:
        check_known("civilizations", civilization.id, civilization.color, colors)
        check_known("dominion.tiles", civilization.id, civilization.color, tiles)
    civilizations = [civilization.id for civilization in c.civilizations]
    for advisor in c.advisors:
        check_known("advisors", advisor.id, advisor.civilization, civilizations)
        for effect in advisor.effects:
            if "do_action" in effect and effect["do_action"]["action"] != advisor.shows_action:
                raise BadInput("components-symbol", entry=advisor.id, action=effect["do_action"]["action"])
    for leader in c.leaders:
        if leader.minor.stat == leader.major.stat:
            raise BadInput("components-twice", part=f"leaders.{leader.id}", entry=leader.minor.stat)
    for tile in c.dominion.tiles:
        check_unique(f"dominion.tiles.{tile.color}", tile.stats)
    for wonder in c.wonders:
        needs = {"action": wonder.trigger.action, "majority": wonder.trigger.stat, "destroy": wonder.trigger.count}
        if not needs.get(wonder.trigger.type):
            raise BadInput("components-bad-trigger", part="wonders", entry=wonder.id)
    for event in c.events:
        if event.trigger.type != "any_action" and not (event.trigger.type == "action" and event.trigger.action):
            raise BadInput("components-bad-trigger", part="events", entry=event.id)
