"""Readable forms of actions, states and options, and messages for people."""

import pytest
from toys import COLOR, Choose, Deal, Seal, Shuffle, Toy, play

from zeitalter.engine import NUMBER, SEAT, BadInput, Game, Kind, Objection, Refused, Switch, many, secret
from zeitalter.engine.switches import on_off, resolve
from zeitalter.engine.values import action_from_json, action_to_json

VERBS = {"paint": (COLOR, many(NUMBER)), "pass": (), "mix": (many(COLOR), secret(SEAT))}


@pytest.fixture
def table():
    return Toy().table(2)


@pytest.mark.parametrize(
    ("action", "data"),
    [
        (("paint", 1, (3, 4)), ["paint", "green", [3, 4]]),
        (("pass",), ["pass"]),
        (("mix", (2, 0), 1), ["mix", ["blue", "red"], 1]),
        (("mix", (), 0), ["mix", [], 0]),
    ],
)
def test_action_has_a_readable_form(table, action, data):
    assert action_to_json(VERBS, table, action) == data
    assert action_from_json(VERBS, table, data) == action
    hash(action_from_json(VERBS, table, data))


@pytest.mark.parametrize(
    ("data", "id"),
    [
        (None, "bad-action"),
        ([], "bad-action"),
        ("pass", "bad-action"),
        ([5], "bad-action"),
        ([["pass"]], "bad-action"),
        (["fly"], "bad-action"),
        (["pass", 1], "bad-action"),
        (["paint", "green"], "bad-action"),
        (["paint", "pink", []], "bad-value"),
        (["paint", 1, []], "bad-value"),
        (["paint", True, []], "bad-value"),
        (["paint", "green", 3], "bad-value"),
        (["paint", "green", ["3"]], "bad-value"),
        (["paint", "green", [True]], "bad-value"),
        (["paint", "green", [1.0]], "bad-value"),
        (["paint", "green", [None]], "bad-value"),
        (["mix", {"red": 1}, 0], "bad-value"),
        (["mix", ["red"], 2], "bad-value"),
        (["mix", ["red"], -1], "bad-value"),
    ],
)
def test_other_data_is_a_clear_refusal(table, data, id):
    with pytest.raises(BadInput) as bad:
        action_from_json(VERBS, table, data)
    assert bad.value.id == id


def test_veiled_value_has_a_form_too(table):
    assert secret(COLOR).to_json(table, None) is None


def test_kinds_keep_what_they_are():
    assert (secret(many(COLOR)).many, secret(many(COLOR)).secret, many(secret(COLOR)).secret) == (True, True, True)
    assert (COLOR.many, COLOR.secret) == (False, False)
    assert Kind("card").name == "card"


def test_kind_without_names_may_be_bounded(table):
    pair = Kind("pair", most=lambda table: table.seats)
    assert many(pair).from_json(table, [0, 1, 1]) == (0, 1, 1)
    assert NUMBER.from_json(table, -5) == -5
    for kind in (pair, secret(pair)):
        with pytest.raises(BadInput):
            kind.from_json(table, 2)


def test_state_comes_back_from_its_readable_form():
    match = play(Shuffle(), Deal(((1,), (2, 3))), Choose(0, 2), Seal(3))
    match.play(0, ("pick", 0))
    match.play(1, ("pick", 2))
    match.state.orders[2, "Hidden"] = "never"
    data = match.game.state_to_json(match.state)
    again = match.game.state_from_json(match.table, match.state.source, data)
    assert match.game.state_to_json(again) == data
    assert again.stack == match.state.stack
    assert again.zones == match.state.zones
    assert again.sealed == match.state.sealed
    assert again.orders == match.state.orders
    assert list(again.asked) == list(match.asked())
    assert again.said == match.state.said


def test_state_names_every_field_that_is_part_of_the_position():
    match = play(Choose(0, 2))
    names = set(match.game.state_to_json(match.state))
    assert {"stack", "zones", "sealed", "orders", "result", "rng", "score", "said"} <= names
    assert not names & {"table", "source", "out", "asked", "choices", "barriers", "beats"}


# -- table options ----------------------------------------------------------------------------------------------------

SWITCHES = (
    on_off("events", "H1"),
    Switch("pace", ("slow", "fast"), "H2"),
    Switch("levels", ("low", "high"), many=True),
)


def test_options_are_resolved_with_defaults():
    assert resolve(SWITCHES, {}) == {"events": "off", "pace": "slow", "levels": "low"}
    assert resolve(SWITCHES, {"pace": "fast"})["pace"] == "fast"


@pytest.mark.parametrize("given", [True, "on", "true", "yes", " on "])
def test_people_write_on_in_many_ways(given):
    assert resolve(SWITCHES, {"events": given})["events"] == "on"


@pytest.mark.parametrize("given", [["high", "low"], "high,low", "high , low", ("high", "low")])
def test_list_of_values_is_written_with_commas(given):
    assert resolve(SWITCHES, {"levels": given})["levels"] == "high,low"


def test_resolved_options_resolve_to_themselves():
    resolved = resolve(SWITCHES, {"events": True, "levels": ["high", "low"]})
    assert resolve(SWITCHES, resolved) == resolved


def test_unknown_option_is_refused_with_the_known_ones():
    with pytest.raises(BadInput) as bad:
        resolve(SWITCHES, {"evnets": "on"})
    assert bad.value.id == "unknown-option"
    assert bad.value.args_by_name == {"option": "evnets", "options": "events, pace, levels"}


@pytest.mark.parametrize(
    ("option", "value"),
    [("pace", "quick"), ("pace", "slow,fast"), ("events", "maybe"), ("levels", "low,x"), ("pace", 7)],
)
def test_unknown_value_is_refused_with_the_known_ones(option, value):
    with pytest.raises(BadInput) as bad:
        resolve(SWITCHES, {option: value})
    assert bad.value.id == "bad-option-value"
    assert bad.value.args_by_name["option"] == option


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_number_of_seats_is_checked(seats):
    with pytest.raises(BadInput) as bad:
        Toy().table(seats)
    assert (bad.value.id, bad.value.args_by_name["low"], bad.value.args_by_name["high"]) == ("bad-seat-count", 1, 4)


# -- messages ---------------------------------------------------------------------------------------------------------


def test_mistake_is_a_message_id_with_arguments():
    error = BadInput("no-such-entry", entry=3, last=2)
    assert (error.id, error.args_by_name) == ("no-such-entry", {"entry": 3, "last": 2})
    assert str(error) == "no-such-entry, entry=3, last=2"


def test_refusal_carries_its_objection():
    objection = Objection("painted", (1,), "T2")
    assert Refused(objection).objection is objection
    assert str(Refused(objection)) == "painted"


def test_game_leaves_open_what_only_games_know():
    game = Game()
    for ask in (lambda: game.new_state(None, None), lambda: game.view(None, 0), lambda: game.back(None, 0, 0)):
        with pytest.raises(NotImplementedError):
            ask()
    assert game.invariants(None) == []
    assert game.consistent(None, 0)
    assert game.label(None, "card", 0, "en") is None
