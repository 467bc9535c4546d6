"""The phase of calamities: order, at most two for one victim, cards back, support afterwards (43.11)."""

from __future__ import annotations

from zeitalter.games.civilization.position import player, position
from zeitalter.games.civilization.rules.state import stack
from zeitalter.testing import rule, say


def struck(*players, calamities, **board):
    """The phase of calamities from its beginning, with all its events; a question about taxes stands at its end."""
    for p in players[1:]:
        p.ready = True
    steps = ["SetTaxes", "Calamities", "SetTaxes", "Discards", "Succession", "EndRound"]
    m = position(*players, stack=steps, calamities=calamities, **board)
    say(m, 0, "tax", 2)
    return m


def question(m):
    """The name of the step that asks."""
    return type(m.question()).__name__


def over(m):
    """Whether the phase of calamities is over."""
    return question(m) == "SetTaxes"


def told(m, *ids):
    """What was told, by name: all events of these ids."""
    found = [e for _, e in m.events(None) if e.id in ids]
    return [
        [e.id, *(kind.to_json(m.table, v) for kind, v in zip(m.game.events[e.id], e.args, strict=True))] for e in found
    ]


def tokens(m, seat):
    """The tokens of a seat on the board, by area."""
    s = m.state
    return {s.components.ids["area"][area]: s.in_area(seat, area) for area in s.areas_of(seat)}


def cities(m, seat):
    """The cities of a seat."""
    return {m.state.components.ids["area"][area] for area in m.state.cities_of(seat)}


def card(m, name):
    """The number of a trade card."""
    return m.state.components.ids["card"].index(name)


def farmers(n):
    """Tokens in areas that nothing here touches: support for cities."""
    areas = ("thrakien", "ionien", "bithynien", "zypern", "thessalien", "kilikien", "delphi", "lykien", "epirus")
    return dict.fromkeys(areas[: n // 2], 2) | ({areas[n // 2]: 1} if n % 2 else {})


@rule("43.11")
def test_a_third_calamity_of_a_victim_goes_back_unresolved():
    m = struck(
        player("Ada", "kreta", {"knossos": 3, "phaistos": 2}, cities=["rhodos", "milet"]),
        player("Beate", "asien", {"hattusa": 2}),
        calamities=[("bildersturm", 0, 1), ("hochwasser", 0, -1), ("seuche", 0, 1)],
    )
    assert over(m)
    assert told(m, "calamity", "calamity-lapses") == [
        ["calamity", "hochwasser", 0],
        ["calamity", "seuche", 0],
        ["calamity-lapses", "bildersturm", 0],
    ]
    assert tokens(m, 0) == {"knossos": 1, "phaistos": 1, "rhodos": 1, "milet": 1}
    assert m.state.hit == [2, 0]
    assert m.state.calamities == ()


@rule("43.11")
def test_calamities_strike_in_the_order_of_their_numbers():
    m = struck(
        player("Ada", "kreta", {"knossos": 3}),
        player("Beate", "asien", {"hattusa": 2}),
        calamities=[("piraterie", 1, 0), ("aufruhr", 1, 0), ("vulkan_erdbeben", 0, -1)],
    )
    assert told(m, "calamity") == [
        ["calamity", "vulkan_erdbeben", 0],
        ["calamity", "aufruhr", 1],
        ["calamity", "piraterie", 1],
    ]


@rule("43.11", "A-19")
def test_a_calamity_without_effect_counts_among_the_two():
    m = struck(
        player("Ada", "kreta", farmers(6), cities=["knossos", "rhodos", "milet"]),
        player("Beate", "asien", {"hattusa": 2}),
        calamities=[("vulkan_erdbeben", 1, -1), ("hochwasser", 0, -1), ("buergerkrieg", 0, -1), ("seuche", 0, 1)],
    )
    assert over(m)
    assert told(m, "calamity-harmless") == [
        ["calamity-harmless", "vulkan_erdbeben", 1],
        ["calamity-harmless", "hochwasser", 0],
        ["calamity-harmless", "buergerkrieg", 0],
    ]
    assert told(m, "calamity-lapses") == [["calamity-lapses", "seuche", 0]]
    assert tokens(m, 0) == farmers(6)
    assert cities(m, 0) == {"knossos", "rhodos", "milet"}
    assert m.state.hit == [2, 1]


@rule("43.11")
def test_side_effects_of_others_are_not_limited_to_two():
    m = struck(
        player("Ada", "kreta", {"knossos": 1}),
        player("Beate", "asien", {"hattusa": 1}),
        calamities=[("vulkan_erdbeben", 0, -1), ("hochwasser", 0, -1), ("hungersnot", 1, -1)],
    )
    assert m.state.hit == [2, 1]
    say(m, 1, "assign", [5, 0])
    assert over(m)
    assert (tokens(m, 0), tokens(m, 1)) == ({}, {})


@rule("43.11")
def test_used_calamities_go_under_their_stacks():
    m = struck(
        player("Ada", "kreta", {"knossos": 3}),
        player("Beate", "asien", {"hattusa": 2}),
        calamities=[("hochwasser", 0, -1), ("aufruhr", 0, 1)],
    )
    assert m.state.zones[stack(3)].cards[-1] == card(m, "hochwasser")
    assert m.state.zones[stack(7)].cards[-1] == card(m, "aufruhr")
    assert m.state.zones[stack(3)].known[-1] == -1
    assert m.state.zones[stack(7)].known[-1] == 0


@rule("43.11", "43.65")
def test_support_is_checked_when_all_calamities_are_resolved():
    m = struck(
        player("Ada", "kreta", {"thrakien": 5, "ionien": 5}, cities=["knossos", "rhodos", "sardes", "troja"]),
        player("Beate", "asien", {"hattusa": 2}),
        calamities=[("hungersnot", 0, -1), ("aufruhr", 0, 1)],
    )
    say(m, 0, "assign", [0, 0])
    say(m, 0, "lose", ["ionien"] * 4 + ["thrakien"] * 5, [])
    assert told(m, "calamity")[-1] == ["calamity", "aufruhr", 0]
    assert question(m) == "DissolveUnsupported"
    say(m, 0, "dissolve", "knossos")
    say(m, 0, "dissolve", "rhodos")
    assert over(m)
    assert tokens(m, 0) == {"ionien": 1, "knossos": 3, "rhodos": 2}


def test_without_calamities_the_phase_is_left_out():
    m = position(
        player("Ada", "kreta", {"knossos": 3}, hit=2),
        player("Beate", "asien", {"hattusa": 2}),
        stack=["Calamities", "SetTaxes"], phase=10,
    )  # fmt: skip
    assert m.state.phase == 10
    assert m.state.hit == [0, 0]


@rule("43.11", "A-48")
def test_both_receivers_of_swapped_calamities_are_struck():
    m = struck(
        player("Ada", "kreta", farmers(8), cities=["knossos", "rhodos", "milet", "sardes"], ships=["knossos"]),
        player("Beate", "asien", {"hattusa": 8}, cities=["sinope"]),
        calamities=[("piraterie", 1, 0), ("aufruhr", 0, 1)],
    )
    assert told(m, "calamity") == [["calamity", "aufruhr", 0], ["calamity", "piraterie", 1]]
    assert cities(m, 1) == set()


@rule("A-47")
def test_a_card_bought_in_the_same_round_protects():
    m = struck(
        player("Ada", "kreta", farmers(12), cities=["knossos", "rhodos", "milet", "sardes", "troja", "athen"],
               cards=["demokratie"]),
        player("Beate", "asien", {"hattusa": 2}),
        calamities=[("aufruhr", 0, 1)],
    )  # fmt: skip
    assert told(m, "calamity-harmless") == [["calamity-harmless", "aufruhr", 0]]
    assert len(cities(m, 0)) == 6
