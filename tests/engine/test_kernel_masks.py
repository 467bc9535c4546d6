"""Masks: numbers whose bits are cards, areas or seats."""

from __future__ import annotations

from zeitalter.engine.masks import bits


def test_bits_of_a_mask_are_listed_from_low_to_high() -> None:
    assert bits(0) == ()
    assert bits(0b1011) == (0, 1, 3)
    assert bits(1 << 200 | 1) == (0, 200)


def test_number_below_zero_is_no_mask_and_has_no_bits() -> None:
    assert bits(-1) == ()
