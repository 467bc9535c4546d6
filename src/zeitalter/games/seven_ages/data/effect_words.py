"""The words of effects and conditions: which keys they have and which values each key may take.

An effect is a map with `op` and further keys; a condition is one word with a value. A tuple lists the values, a string
names a kind of value that `compiler.py` compiles.
"""

from __future__ import annotations

# fmt: off
OPS = (
    "adopt", "allow", "area_sale", "buy_glory", "cancel_event", "cancel_trade", "city_step", "civil_war", "collapse",
    "convert_action", "convert_area", "draw_cards", "draw_from", "draw_leaders", "elite", "end_barbarian", "end_game",
    "extra_action", "extra_cards", "extra_move", "extra_trade", "forbid", "fragment", "gain_go", "glory",
    "ignore_unit", "immune", "keep_losses", "modify", "money", "new_dynasty", "peek_hand", "place_city",
    "place_disorder", "place_marker", "place_units", "progress", "redraw", "remove_artefact", "remove_disorder",
    "remove_leader", "remove_marker", "remove_units", "resolution", "retreat_rule", "stop_units", "swap_markers",
    "take_from_discard", "transfer_money", "vote",
)
STATS = (
    "area_income", "artefact_count", "builds_per_area", "city_income", "city_min_age", "city_price", "city_value",
    "conflict_total", "disorder_removal_price", "fort_cost", "front", "glory_from_artefacts", "hand_draw", "income",
    "money_from_trade", "move_cost", "move_points", "range", "support", "total_unit_cost", "trade_number",
    "trade_progress", "transport", "unit_cost", "unit_level", "upkeep",
)
HOW = ("add", "sub", "mul", "div", "set", "max")
"""How a statistic changes, in the order of S13; a `set` replaces the result, a `max` caps it last."""
WHEN = (
    "passive", "on_play", "on_start", "on_reveal", "before_each_action", "before_chosen_action", "production", "trade",
    "manoeuvre", "destiny", "civilise", "conflict", "harvest", "end_of_manoeuvre", "end_of_turn_progress",
    "on_take_land_area", "on_lose_area", "on_lose_control", "on_trade_won", "on_age_change", "on_last_leader_lost",
    "action_other_than_manoeuvre", "before_disorder_in_own_area", "christian_vote_action", "confucian_land_taken",
    "heresy_vote_passed", "manoeuvre_took_buddhist_area", "own_action_not_pass_or_vote", "this_empire_ends_game",
    "un_offence", "vote_action",
)
WHO = (
    "self", "any_with_religion", "all_empires", "other_player", "target_empire", "target_player", "active_empire",
    "card_player", "own_side", "opposing_side", "one_side", "both_sides", "both_treaty_empires", "christian_units",
    "christian_without_renaissance", "islamic_units", "islamic_without_renaissance",
)
WHERE = (
    "adjacent_land_of_non_christian_empire", "all_own_areas", "any_area_of_attacker", "any_own_area", "anywhere",
    "area_with_most_units", "chain_of_areas_of_target_empire", "conflict_area", "each_own_area_with_two_or_more_units",
    "leader_area", "neutral_land_areas_in_range", "one_area_of_active_empire", "one_area_of_target_empire",
    "one_city_area_each", "own_capital", "own_capital_else_other_own_city", "own_card",
    "own_city_areas_not_disordered", "progress_track", "start_area", "taken_area", "target_area",
    "target_area_and_adjacent_city_areas",
)
WHAT = (
    "cast_all_votes_of_christian_empires", "city_in_barbarian_area", "count_disordered_areas_for_glory",
    "count_range_through_other_empires", "counts_as_fortified", "enter_areas_of_treaty_partner", "free_progress",
    "free_progress_after_wild", "galleys_enter_ocean", "ignore_card_ages", "initial_units_overseas",
    "leave_no_unit_in_areas_passed_through", "normal_income_from_disordered_areas", "one_extra_city_build_or_upgrade",
    "place_disorder", "play_any_card_as_event", "pope_vote_opt_out", "religion_benefits",
    "see_partner_trade_cards_first", "several_artefacts_in_area", "tactician_redraw_and_retreat_in_adjacent_areas",
    "unlimited_own_land_move_for_1", "vacate_land_areas", "win_glory_ties",
)
IMMUNE_TO = (
    "city_reduction", "city_value_of_defender", "crusade", "dark_ages", "disorder_marker", "harm_by_other_religions",
    "own_religion_effects_except_harvest",
)
"""What an empire can be immune to beside events and artefacts."""
MARKERS = ("crusade", "fortification", "plus_one_go", "religion_heresy_strife_markers")
"""Markers beside those of artefacts."""
PROCEDURES = (
    "christian_conversion", "civil_war", "collapse", "confucian_test", "dynastic_marriage", "fragment", "heresy_vote",
    "new_dynasty", "un_resolution",
)
WINDOWS = (
    "interrupt", "before_rounds", "start_empire", "production", "trade", "manoeuvre", "conflict", "destiny", "civilise",
    "discard_empire", "end_of_turn",
)
STEPS = (
    "event_announced", "marker_turned_over", "between_actions", "before_trade_cards", "after_trade_result",
    "start_of_conflict_round", "after_conflict_reveal", "during_movement",
)
CATEGORIES = (
    "domination", "city_value", "money", "most_advanced", "artefacts", "most_units", "fertile_areas", "water_areas",
    "leaders", "empires_with_own_religion", "hold_area",
)
TRIGGERS = ("captures_city", "wins_conflict", "first_control")
AMOUNTS = ("times_v", "half_v", "v_but_at_least")
PER = (
    "artefact_placed_in_range_of_leader", "city", "controlled_area_with_income", "fertile_area_controlled",
    "full_levels_of_active_empire", "land_area", "trade_difference",
)

FIELDS: dict[str, str | tuple[str, ...]] = {
    "op": OPS, "stat": STATS, "when": WHEN, "who": WHO, "where": "place", "what": WHAT, "marker": "marker",
    "until": ("end_of_action", "end_of_round", "end_of_turn"),
    "chooser": ("card_player", "unit_owner"),
    "once": ("per_civilise_action", "per_empire", "per_game", "per_manoeuvre_action", "per_turn"),
    "lose": ("half_rounded_up",),
    "procedure": PROCEDURES,
    "optional": "flag", "count": "amount", "points": "amount", "levels": "amount", "amount": "amount",
    "price": "price", "to": "aims", "religion": "religion", "government": "government",
    "filter": "conditions", "if": "conditions", "else": "effect",
    **dict.fromkeys(HOW, "change"),
}
"""The keys of an effect that are fields of its record."""
EXTRA: dict[str, str | tuple[str, ...]] = {
    "each_if": "conditions", "then": "effect", "event": "event", "per": PER,
    "steps": "count", "times": "count", "play": "count", "use": "count", "players": "count", "level": "count",
    "price_per_card": "count", "choose_one_source": "flag", "must_differ": "flag",
    "alternative_to": OPS, "keep": ("count", "half_rounded_up"), "instead_of": ("count", "hand_card"),
    "by": ("events", "capture_by_own_army_with_builder"), "from": ("active_empire", "losing_empire", "bank"),
    "piles": ("draw", "discard"), "discards_go": ("bottom_of_discard_pile",), "second_card_from": ("draw_pile",),
    "decide": ("after_reveal",), "rest": ("back_to_hand",), "cost": ("plus_one_go",), "ignore": ("leader_value",),
    "timing": ("immediately_after_first_action",), "which": ("conflict_card_of_this_round",),
    "exception": ("one_card_stays_hidden_if_capital_of_that_empire_is_disordered",),
    "while": ("both_markers_on_map",), "except": ("empire_that_entered_higher_age",),
    "value": ("either_side_has_conflict_disorder", "always_after_first_round"),
    "waive": ("in_range", "controls_land_in", "has", "has_not"), "skip_on_play": ("all", "except_elite"),
}
"""Further keys, kept in `extra`; lists become tuples, `count` among the values stands for any number."""
NEEDED = {
    "modify": "stat", "allow": "what", "forbid": "what", "immune": "to", "convert_action": "to", "glory": "points",
    "progress": "levels", "place_marker": "marker", "remove_marker": "marker", "place_units": "price",
    "buy_glory": "price", "city_step": "steps", "extra_move": "times", "retreat_rule": "value",
}
"""What an effect of that kind cannot do without."""

FLAGS = (
    "adjacent_to_own_empire", "age_above_start_age", "age_allowed", "age_allows_religion_of_card_players_empire",
    "any_trade_with_this_empire", "attacking", "barbarian", "capital_disordered", "defending", "first_card_of_conflict",
    "has_city", "has_detached_group", "has_disorder", "has_green_area_artefact", "has_religion", "island",
    "leader_committed_this_round", "leader_involved", "legal_after_swap", "lies_in_area", "loser_is_more_advanced",
    "lost_this_trade", "must_stay_stacked", "naval_unit_in_water_next_to_active_empire", "naval_units_of_active_empire",
    "no_disorder", "no_government", "no_leader", "no_religion", "not_barbarian", "not_same_city_this_action",
    "opponent_controls_more_areas", "other_partner", "outside_capital", "own", "own_action",
    "own_area_in_range_of_artefact", "own_city_area", "player_has_empire_within_double_range_of_artefact",
    "some_empire_is_less_advanced", "stacked_with_leader", "start_area", "takes_part", "winner_was_more_advanced",
)
COUNTS = (
    "cities_at_least", "controls_city_level_at_least", "controls_coastal", "controls_water_areas",
    "glory_of_this_empire_this_step_at_least", "glory_of_this_empire_this_step_at_most", "land_areas_at_least",
    "own_draw_at_least", "place", "v_at_least",
)
TOKENS = (
    "barbarian", "fortification", "leader_in_own_capital", "leader_start_land_area", "tied_empire_has_philosopher",
    "two_actions_one_manoeuvre", "victim_entered_own_area_this_or_previous_turn",
)
"""Conditions without a value that stand behind `condition`, `not` and `unless`."""
CONDITIONS: dict[str, str | tuple[str, ...]] = {
    **dict.fromkeys(FLAGS, "flag"), **dict.fromkeys(COUNTS, "count"),
    "condition": TOKENS, "not": TOKENS, "unless": TOKENS, "any_of": "any_of", "if_in_play_else": "if_in_play_else",
    "class": "classes", "class_not": "classes", "type": "types", "terrain": "terrains", "kind": "kinds",
    "in_range": "range", "controls_land_in": "land", "partner_controls_land_in": "land",
    "has": "artefact", "has_not": "artefact", "marker_in_play": "artefact", "marker_not_in_play": "artefact",
    "religion": "religion", "government_in": "governments", "government_not": "governments",
    "has_leader": "leader", "no_leader_type": "leader", "empire_is": "empire", "action_not": "actions",
    "area_has_city_level": "levels", "per": PER,
    "area": (
        "artefact_area_and_all_adjacent", "artefact_area_and_own_adjacent", "leader_area", "marker_area_and_adjacent",
        "neutral", "own_areas_adjacent_to_leader", "palestine_and_adjacent",
    ),
    "measured_from": ("leader_area",), "adjacent_to": ("target_area",),
    "taken_from": ("capitalist_empire",), "from": ("islamic_empire", "non_islamic_empire"),
    "lost_control_of_an_area_to_an_empire": ("this_or_previous_turn",), "rank_in": ("total_city_value",),
    "same_religion_as": ("owner",), "palestine_controlled_by": ("christian_empire", "non_christian_empire"),
    "applies_to": ("other_empires",), "colour": ("green", "red"),
}
REMOVALS: dict[str, str | tuple[str, ...]] = {
    "area_captured": "flag", "revolution": "flag", "age_change": "flag", "vote_passed": "flag",
    "pope_vote_opt_out": "flag", "votes_to_end_heresy": "flag", "no_leader_left": "flag",
    "adopts": "adoption", "gains": "artefact", "played": "artefact", "artefact_removed": "artefact",
    "area_controlled_by_religion": "religion", "leader_in_civilise": "leader",
    "any_empire_enters": ("age_above_marker",), "either_empire": ("age_change",), "either_area": ("captured",),
    "palestine_controlled_by": ("christian_empire",),
}
"""When an artefact leaves play."""
# fmt: on
