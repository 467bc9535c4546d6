"""Forms: six kinds of field, one spelling per answer, objections, guided and unguided samples."""

from itertools import product
from random import Random

import pytest
from toys import Fill, Guided, play

from zeitalter.engine import Count, Each, Form, Number, Pick, Refused, Row, Some
from zeitalter.engine.forms import matches, sample

GOOD = ("fill", 2, 4, (3, 2), (2, 1), (1, 0, 1), (0, 1))

FIELDS = {
    Pick((2, 5, 7)): (3, (0, 1, 3, 8, (2,), None)),
    Number(1, 4): (4, (0, 5, "2", (1,), None)),
    Some((3, 1, 2), 1, 2): (6, ((), (1, 3), (2, 1), (3, 3), (3, 1, 2), (4,), [3], 3, None)),
    Row((1, 2, 3), 2, 3): (12, ((1,), (1, 1), (1, 4), (1, 2, 3, 1), [1, 2], 1, None)),
    Count((2, 0, 1), 1, 3): (5, ((0, 0, 0), (3, 0, 0), (0, 1, 0), (1, 0), (1, 0, 0, 0), (-1, 0, 1), 1, None)),
    Each(2, (0, 1)): (4, ((0,), (0, 2), (0, 1, 0), [0, 1], 0, None)),
}


def spellings(field):
    """Everything of small values that the field accepts."""
    values = range(-1, 9)
    every = [*values] + [t for n in range(4) for t in product(values, repeat=n)]
    return [v for v in every if field.accepts(v)]


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: type(field).__name__)
def test_field_has_exactly_one_spelling_per_answer(field):
    count, _ = FIELDS[field]
    accepted = spellings(field)
    assert len(accepted) == count
    if isinstance(field, Some):
        assert len({frozenset(v) for v in accepted}) == count


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: type(field).__name__)
def test_field_refuses_other_values(field):
    _, bad = FIELDS[field]
    assert [v for v in bad if field.accepts(v)] == []


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: type(field).__name__)
def test_field_samples_every_answer_and_nothing_else(field):
    r = Random(1)
    assert {field.sample(r) for _ in range(400)} == set(spellings(field))


def test_form_takes_an_answer_of_its_verb_and_length():
    form = Form("pair", (Number(0, 3), Number(0, 3)))
    assert form.accepts(("pair", 1, 3))
    assert [a for a in (("pair", 1), ("pair", 1, 2, 3), ("pear", 1, 2), ("pair", 4, 0)) if form.accepts(a)] == []


def test_answer_fills_in_an_advertised_form():
    match = play(Fill(0))
    assert matches(match.options(0), GOOD)
    assert match.why_not(0, GOOD) is None
    match.play(0, GOOD)
    assert match.state.said == ((0, *GOOD),)


def test_listed_answer_beside_a_form_is_taken_as_it_is():
    match = play(Fill(0))
    assert match.why_not(0, ("pass",)) is None
    match.play(0, ("pass",))
    assert match.state.said == ((0, "pass"),)


def test_objection_refuses_an_answer_the_fields_accept():
    match = play(Fill(0))
    odd = ("fill", 2, 3, *GOOD[3:])
    objection = match.why_not(0, odd)
    assert (objection.id, objection.args, objection.rule) == ("odd", (5,), "T4")
    with pytest.raises(Refused, match="odd"):
        match.play(0, odd)


def test_other_spelling_of_the_same_answer_is_refused():
    match = play(Fill(0))
    assert match.why_not(0, ("fill", 2, 4, (2, 3), *GOOD[4:])).id == "not-offered"


def test_samples_are_legal():
    match = play(Fill(0))
    form = match.options(0)[0]
    r = Random(2)
    found = {sample(match.state, 0, form, r) for _ in range(200)}
    assert len(found) > 150
    assert [a for a in found if match.why_not(0, a) is not None] == []


def test_sample_of_a_listed_answer_is_the_answer():
    match = play(Fill(0))
    assert sample(match.state, 0, ("pass",), Random(1)) == ("pass",)


def test_decision_guides_the_sample_of_a_form_with_rare_answers():
    match = play(Guided(0))
    r = Random(3)
    for _ in range(200):
        assert match.why_not(0, sample(match.state, 0, match.options(0)[0], r)) is None


def test_form_without_a_legal_answer_is_a_mistake_of_the_game():
    match = play(Guided(0))
    impossible = Form("pair", (Number(0, 1), Number(2, 3)))
    guide = Guided.sample
    del Guided.sample
    try:
        with pytest.raises(ValueError, match="no legal answer"):
            sample(match.state, 0, impossible, Random(1))
    finally:
        Guided.sample = guide


def test_clock_fills_in_a_form():
    match = play(Guided(0))
    match.play_default(0)
    assert match.over
    assert match.log[0].by == "clock"
