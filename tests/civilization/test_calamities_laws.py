"""The laws every question must keep, on the questions of the calamities: options, forms, files, secrecy."""

from __future__ import annotations

from random import Random

import pytest
from test_calamities_phase import farmers, question, struck

from zeitalter.engine import kernel
from zeitalter.games.civilization.game import GAME
from zeitalter.games.civilization.position import player
from zeitalter.games.civilization.rules import vocabulary_calamities as words_calamities
from zeitalter.testing import seeds
from zeitalter.testing.laws import MOMENT_LAWS, check_event
from zeitalter.testing.secrecy import SECRECY_LAWS
from zeitalter.testing.walk import random_entry

EIGHT = ["athen", "korinth", "sparta", "mykene", "chalkis", "eretria", "korkyra", "apollonia"]


def everybody(calamities):
    """Three players with something to lose everywhere; Cem has few tokens and few city markers left."""
    return struck(
        player("Ada", "kreta", {"ionien": 8, "thrakien": 9, "thera": 1, "mylai": 2, "donau": 3, "rubikon": 3},
               cities=["rhodos", "knossos", "phaistos", "sardes", "troja"], ships=["rhodos"], hand=["korn", "salz"],
               cards=["toepfern"]),
        player("Beate", "asien", {"hattusa": 5, "sinope": 4, "donau": 6, "rubikon": 4, "gordion": 3, "kyme": 2},
               cities=["milet", "byzanz", "tyras"], ships=["sinope", "byzanz"], hand=["korn", "korn", "ocker"],
               cards=["toepfern", "gesetz"]),
        player("Cem", "italien", {"donau": 7, "samnium": 3, "rubikon": 7}, cities=EIGHT, treasury=34,
               hand=["eisen", "salz", "korn"], cards=["medizin", "ingenieurwesen"]),
        calamities=calamities,
    )  # fmt: skip


ALL_AT_ONCE = [
    [("vulkan_erdbeben", 0, -1), ("hungersnot", 0, -1), ("seuche", 1, 2)],
    [("hochwasser", 0, -1), ("buergerkrieg", 0, -1), ("bildersturm", 2, 0)],
    [("vulkan_erdbeben", 2, -1), ("aufruhr", 0, 1), ("piraterie", 0, 1), ("hochwasser", 2, -1)],
    [("buergerkrieg", 2, -1), ("aufruhr", 2, 1), ("hungersnot", 1, -1)],
    [("seuche", 0, 1), ("bildersturm", 0, 1), ("piraterie", 0, 1), ("hochwasser", 1, -1), ("aufruhr", 1, 0)],
]


@pytest.mark.parametrize("seed", seeds(2, 6))
@pytest.mark.parametrize("calamities", ALL_AT_ONCE)
def test_every_question_keeps_all_laws(calamities, seed):
    r = Random(f"calamities {seed}")
    s = everybody(calamities).state.copy()
    while type(s.stack[-1]).__name__ != "SetTaxes":
        for law in (*MOMENT_LAWS, *SECRECY_LAWS):
            law(GAME, s, r)
        kernel.answer(s, *random_entry(s, r))
    assert GAME.invariants(s) == []
    assert s.calamities == ()


def test_every_question_and_event_comes_up_in_random_calamities():
    asked, told = set(), set()
    for seed in range(60):
        r = Random(f"walk {seed}")
        m = everybody(r.choice(ALL_AT_ONCE))
        told |= {e.id for _, e in m.events(None)}
        s = m.state.copy()
        s.out = []
        while type(s.stack[-1]).__name__ != "SetTaxes":
            asked.add(type(s.stack[-1]).__name__)
            kernel.answer(s, *random_entry(s, r))
        for event in s.out:
            check_event(GAME, s.table, event)
        told |= {e.id for e in s.out}
        assert GAME.invariants(s) == []
    assert asked >= set(words_calamities.PROMPTS) - {"ChoosePlain"}
    assert told >= set(words_calamities.EVENTS) - {"keeps-both", "largest-stock"}


def test_losses_beyond_the_stock_keep_all_tokens():
    m = struck(
        player("Ada", "kreta", farmers(18), cities=["rhodos", "knossos", "milet", "troja"], treasury=38),
        player("Beate", "asien", {"hattusa": 2}),
        calamities=[("seuche", 0, 1), ("bildersturm", 0, 1)],
    )
    assert question(m) == "Lose"
    while question(m) != "SetTaxes":
        m.play_default(m.asked()[0])
        assert GAME.invariants(m.state) == []
