"""Zones and events: who knows which card, who sees which argument."""

import pytest
from toys import Choose, Draw, Shuffle, hand, play

from zeitalter.engine import EMPTY, NUMBER, SEAT, Event, Zone, secret
from zeitalter.engine.zones import ALL, zone_of

PILE = Zone((5, 6, 7), (0b01, 0b10, ALL))


def test_cards_are_added_on_top_and_at_the_bottom():
    assert PILE.with_top(4, 0b11) == Zone((4, 5, 6, 7), (0b11, 0b01, 0b10, ALL))
    assert PILE.with_bottom(8, 0) == Zone((5, 6, 7, 8), (0b01, 0b10, ALL, 0))


def test_cards_are_taken_out_with_their_masks():
    assert PILE.without(6) == Zone((5, 7), (0b01, ALL))
    assert PILE.below(2) == Zone((7,), (ALL,))
    assert PILE.below(9) == EMPTY
    with pytest.raises(ValueError):
        PILE.without(9)


def test_masks_grow_and_shrink():
    assert PILE.seen_by(0b100).known == (0b101, 0b110, ALL)
    assert PILE.known_only_to(0b10).known == (0, 0b10, 0b10)


def test_seat_sees_the_cards_of_its_mask():
    assert PILE.shown_to(0) == (5, None, 7)
    assert PILE.shown_to(1) == (None, 6, 7)
    assert PILE.shown_to(None) == (None, None, 7)


def test_zone_is_a_value():
    assert zone_of([1, 2], 3) == Zone((1, 2), (3, 3))
    assert hash(zone_of([1, 2], 3)) == hash(Zone((1, 2), (3, 3)))
    assert Zone((5, 6, 7), (0, 0, 0)) != PILE
    assert PILE != (5, 6, 7)
    assert len(PILE) == 3
    assert repr(PILE) == "Zone((5, 6, 7), (1, 2, -1))"


def test_zone_never_changes():
    before = repr(PILE)
    PILE.with_top(1, 1), PILE.with_bottom(1, 1), PILE.without(5), PILE.below(1), PILE.seen_by(7), PILE.known_only_to(0)
    assert repr(PILE) == before


def test_growing_mask_is_a_barrier_and_an_old_one_is_not():
    match = play(Choose(0, 2))
    s = match.state
    s.zones[0] = zone_of([1, 2], 0b01)
    s.show(0, 0b01)
    assert s.barriers == 0
    s.show(0, 0b10)
    assert s.barriers == 1
    assert s.zones[0].known == (0b11, 0b11)


def test_event_hides_its_secret_arguments_outside_the_mask():
    event = Event("draws", (0, 5), 0b01)
    kinds = (SEAT, secret(NUMBER))
    assert event.seen_by(0, kinds) == event
    assert event.seen_by(1, kinds) == Event("draws", (0, None), 0b01)
    assert event.seen_by(None, kinds).args == (0, None)


def test_event_for_everybody_hides_nothing():
    event = Event("draws", (0, 5))
    assert event.seen_by(None, (SEAT, secret(NUMBER))) == event


def test_all_seats_get_the_same_numbered_events():
    match = play(Shuffle(), Choose(0, 2), Draw(1), Choose(0, 2))
    match.play(0, ("pick", 1))
    seen = {seat: match.events(seat) for seat in (0, 1, 2, None)}
    assert [(n, e.id) for n, e in seen[1]] == [(1, "says"), (1, "draws")]
    assert all([(n, e.id) for n, e in events] == [(1, "says"), (1, "draws")] for events in seen.values())
    card = match.state.zones[hand(1)].cards[0]
    assert seen[1][1][1].args == (1, card)
    assert seen[0][1][1].args == seen[2][1][1].args == seen[None][1][1].args == (1, None)


def test_after_the_end_everybody_sees_all_events_and_all_cards():
    match = play(Shuffle(), Choose(0, 2), Draw(1))
    match.play(0, ("pick", 1))
    card = match.state.zones[hand(1)].cards[0]
    assert match.over
    assert match.events(None)[-1][1].args == (1, card)
    assert match.view(None)["zones"][hand(1)] == [card]


def test_events_since_an_entry():
    match = play(Choose(0, 2), Choose(0, 2), Choose(1, 2))
    match.play(0, ("pick", 1))
    match.play(0, ("pick", 0))
    assert [n for n, _ in match.events(None)] == [1, 2]
    assert [n for n, _ in match.events(None, 2)] == [2]


def test_search_writes_no_events():
    match = play(Choose(0, 2))
    s = match.state.copy()
    assert s.out is None
    s.emit("says", 1)
    s.emit_to(1, "draws", 0, 1)
    assert s.out is None
