"""Combat values (9): what die, slot, terrain, reinforced tokens and cards are worth for both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeitalter.games.new_dawn.data.components import PACT, TERRAINS, Source
from zeitalter.games.new_dawn.rules.state import NOBODY, State
from zeitalter.games.new_dawn.rules.terrain import ALL, difficulty

Effect = Mapping[str, Any]
NEAR = 2


def kind_of(s: State, space: int) -> str:
    """What is attacked on a space: a barbarian before all (N83), a city-state, or a piece of a rival; "" nothing."""
    if s.wild >> space & 1:
        return "barbarian"
    if s.free_states >> space & 1:
        return "city_state"
    owner = s.owner(space)
    if owner == NOBODY:
        return ""
    return "rival_city" if s.cities[owner] >> space & 1 else "rival_token"


def attack_value(s: State, seat: int, space: int, die: int, bonus: int) -> int:
    """The value of the attacker before tokens are spent (N85)."""
    return die + s.slot + bonus + bonuses(s, seat, "attack", seat, space)


def defence_value(s: State, attacker: int, space: int, die: int) -> int:
    """The value of the defender before tokens are spent (N86-N88)."""
    kind = kind_of(s, space)
    if kind == "city_state":
        return die + s.components.data.city_states.defence_bonus
    hard = difficulty(s, attacker, space, ALL)
    if kind == "barbarian":
        return die + hard
    owner = s.owner(space)
    near = (s.board.near_mask[space] & s.strong[owner]).bit_count()
    own = 2 * hard if kind == "rival_city" else hard + (s.strong[owner] >> space & 1)
    return die + own + near + bonuses(s, owner, "defend", attacker, space)


def bonuses(s: State, seat: int, side: str, attacker: int, space: int) -> int:
    """What leaders, wonders and diplomacy cards give a seat in this combat (N132)."""
    total = 0
    for source in s.effects(seat, "combat_bonus"):
        effect = source.effect
        if effect["side"] in (side, "both") and _holds(s, seat, effect, attacker, space):
            total += effect["amount"] * _times(s, seat, source, side, attacker, space)
    return total


def _times(s: State, seat: int, source: Source, side: str, attacker: int, space: int) -> int:
    """How often a bonus counts."""
    if source.kind == PACT:  # one card of each giver, but not against him (N209)
        enemy = s.owner(space) if side == "attack" else attacker
        return sum(giver != enemy for giver in s.givers(seat, source.card))
    per = source.effect.get("per")
    if per == "own_caravan_adjacent_to_defending_space":
        return sum(
            s.caravans[i] >= 0 and bool(s.board.near_mask[space] >> s.caravans[i] & 1) for i in s.caravans_of(seat)
        )
    if per == "city_state_token_or_friendly_city_within_2_of_defending_space":
        return (s.board.within(space, NEAR) & (s.free_states | s.cities[seat])).bit_count()
    return 1


def _holds(s: State, seat: int, effect: Effect, attacker: int, space: int) -> bool:
    condition, unless = effect.get("condition", {}), effect.get("unless", {})
    if "target" in condition and not _is_target(s, space, condition["target"]):
        return False
    if "target" in unless and _is_target(s, space, unless["target"]):
        return False
    if "own_reinforced_on_map" in condition:
        owner = s.owner(space)
        if s.strong[seat].bit_count() <= s.strong[owner].bit_count():
            return False
    terrains = condition.get("defending_space_terrain")
    return terrains is None or TERRAINS[s.board.terrain[space]] in terrains


def _is_target(s: State, space: int, wanted: str | list[str]) -> bool:
    kind = kind_of(s, space)
    names = {kind}
    if kind in ("rival_city", "rival_token"):
        names.add("rival_space")
    if kind == "city_state":
        names.add(s.components.ids["city_state"][s.state_at(space)])
    return bool(names & ({wanted} if isinstance(wanted, str) else set(wanted)))
