"""One test per wonder: what it gives, when it may be used and when not.

The table below is written from the rules and the printed cards, not from the compiled data. Epoch, kind, trigger and
effect of each of the 48 wonders are stated here a second time.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from facts import ACTIONS

from zeitalter.engine.match import Match
from zeitalter.games.historia.data.components import our_data
from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why


class Card(NamedTuple):
    """What is printed: epoch, kind, what it answers to, and what it gives."""

    epoch: int
    kind: str
    trigger: str
    vp: int = 0
    cubes: int = 0
    cards: int = 0
    refreshes: int = 0


WONDERS = {
    "sphinx": Card(1, "majority", "wonders", vp=1),
    "ishtar_gate": Card(1, "majority", "military", vp=1),
    "stonehenge": Card(1, "majority", "technology", vp=1),
    "hanging_gardens": Card(1, "majority", "territories", vp=1),
    "library_alexandria": Card(1, "action", "technology", vp=1),
    "parthenon": Card(1, "action", "technology", cubes=1),
    "great_wall": Card(1, "action", "military", vp=1),
    "temple_artemis": Card(1, "action", "art", cubes=1),
    "pyramids_giza": Card(1, "action", "exploitation", cubes=1),
    "petra": Card(1, "action", "expansion", cubes=1),
    "lighthouse_alexandria": Card(1, "action", "trade", vp=1),
    "colossus_rhodes": Card(1, "action", "raid", vp=1),
    "terracotta_army": Card(1, "action", "war", vp=1),
    "statue_zeus": Card(1, "action", "revolution", vp=1),
    "mausoleum": Card(1, "destroy", "1", vp=2),
    "colosseum": Card(1, "destroy", "1", cubes=2, cards=1),
    "angkor_wat": Card(2, "action", "expansion", vp=1),
    "sistine_chapel": Card(2, "majority", "wonders", vp=2),
    "krak_chevaliers": Card(2, "majority", "military", vp=2),
    "ulugh_beg_observatory": Card(2, "majority", "technology", vp=2),
    "machu_picchu": Card(2, "majority", "territories", vp=2),
    "chichen_itza": Card(2, "action", "technology", vp=1),
    "kremlin": Card(2, "action", "military", vp=1),
    "alhambra": Card(2, "action", "art", vp=1),
    "florence_cathedral": Card(2, "action", "art", refreshes=1),
    "forbidden_city": Card(2, "action", "exploitation", vp=1),
    "taj_mahal": Card(2, "action", "trade", vp=1),
    "tower_of_london": Card(2, "action", "raid", cubes=1),
    "himeji_castle": Card(2, "action", "war", vp=2),
    "notre_dame": Card(2, "action", "revolution", cards=1),
    "hagia_sophia": Card(2, "destroy", "1", vp=3),
    "borobudur": Card(2, "destroy", "1", cubes=3, cards=1),
    "sagrada_familia": Card(3, "majority", "wonders", vp=3),
    "pentagon": Card(3, "majority", "military", vp=3),
    "space_station": Card(3, "majority", "technology", vp=3),
    "trans_siberian": Card(3, "majority", "territories", vp=3),
    "large_hadron_collider": Card(3, "action", "technology", vp=2),
    "mount_rushmore": Card(3, "action", "military", vp=1, cubes=1),
    "sydney_opera": Card(3, "action", "art", vp=1, refreshes=1),
    "three_gorges_dam": Card(3, "action", "exploitation", vp=1, cubes=1),
    "panama_canal": Card(3, "action", "expansion", vp=1, cubes=1),
    "suez_canal": Card(3, "action", "trade", vp=2),
    "brandenburg_gate": Card(3, "action", "raid", vp=1, cards=1),
    "arc_de_triomphe": Card(3, "action", "war", vp=2, cubes=1),
    "eiffel_tower": Card(3, "action", "tourism", vp=2),
    "statue_of_liberty": Card(3, "action", "revolution", vp=2),
    "burj_khalifa": Card(3, "destroy", "1", vp=4),
    "empire_state": Card(3, "destroy", "1", vp=2, cubes=3),
}
BY_ACTION = [w for w, card in WONDERS.items() if card.kind == "action"]
BY_MAJORITY = [w for w, card in WONDERS.items() if card.kind == "majority"]
BY_DESTROYING = [w for w, card in WONDERS.items() if card.kind == "destroy"]
SYMBOLS = {
    "trade": [("egypt", "hatshepsut"), ("arabs", "harun_al_rashid")],
    "war": [("rome", "scipio")],
    "revolution": [("france", "robespierre"), ("usa", "washington")],
    "tourism": [("germany", "schliemann")],
}
BY_SYMBOL = [(wonder, *card) for wonder in BY_ACTION for card in SYMBOLS.get(WONDERS[wonder].trigger, [])]


def own(m: Match, seat: int = 0) -> dict[str, Any]:
    """Everything that lies in front of a player, as he sees it himself."""
    found: dict[str, Any] = dict(m.view(seat)["civs"][seat])
    found["wonders"] = {
        w["wonder"]: "turned" if w["turned"] else "locked" if w["locked"] else "upright" for w in found["wonders"]
    }
    return found


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is different now."""
    return {name: value for name, value in after.items() if value != before[name]}


def row_without(*cards: str) -> list[str]:
    """Three cards for the row, none of them among these."""
    return [card for card in ("exploitation", "raid", "military", "art", "trade") if card not in cards][:3]


def owner(wonder: str, **what: Any) -> Any:
    """Ada far ahead, so that each of the ten actions can be executed in more than one way."""
    facts = {"technology": 15, "military": 15, "personal": 3, "used": 4, "wonders": [wonder]}
    return player("Ada", ["china", "india"], **{**facts, **what})


def in_action(wonder: str, action: str, *, rivals: tuple[Any, ...] = (), **what: Any) -> Match:
    """Ada has revealed one action card and is asked how to execute it; Beate is neighbour, partner and rival."""
    ada = owner(wonder, **{"row": row_without(action), **what})
    beate = player("Beate", ["china"], technology=16, military=14)
    m = position(ada, *(rivals or (beate,)))
    fill(m, {0: ["select", [action]], **{seat: ["select", ["exploitation"]] for seat in range(1, m.table.seats)}})
    assert list(m.asked()) == [0]
    assert type(m.question()).__name__ == "Execute"
    return m


def expected(m: Match, wonder: str, **what: Any) -> dict[str, Any]:
    """The changes this wonder makes in the present position, by the table above."""
    card, now = WONDERS[wonder], own(m)
    found: dict[str, Any] = {}
    if card.vp:
        found["vp"] = now["vp"] + card.vp
    if card.cubes:
        moved = min(card.cubes, now["used"])
        found |= {"personal": now["personal"] + moved, "used": now["used"] - moved}
    if card.cards:
        back = now["row"][: card.cards]
        found["row"] = now["row"][card.cards :]
        found["hand"] = [c for c in ACTIONS if c in now["hand"] or c in back]
        found["hand_count"] = now["hand_count"] + len(back)
    return found | what


def check_use(m: Match, wonder: str, companions: dict[str, str], destroyed: list[str]) -> None:
    """Use a wonder: exactly what the table says changes, and it lies turned."""
    refreshed = {"colossus_rhodes": "upright"} if WONDERS[wonder].refreshes else {}
    lie = {**companions, **refreshed, wonder: "turned"}
    before, rival, wanted = own(m), own(m, 1), expected(m, wonder, wonders=lie)
    board = {k: v for k, v in m.view(None).items() if k not in ("civs", "question")}
    say(m, 0, "wonder", wonder, destroyed)
    if refreshed:
        say(m, 0, "refresh", ["colossus_rhodes"])
    assert changes(before, own(m)) == wanted
    assert own(m, 1) == rival
    assert {k: v for k, v in m.view(None).items() if k not in ("civs", "question")} == board
    assert not can(m, 0, "wonder", wonder, [])
    objection = why(m, 0, "wonder", wonder, [])
    assert objection is not None
    assert objection.id == "wonder-turned"


def test_every_wonder_of_the_file_is_in_the_table() -> None:
    printed = {w["id"]: (w["epoch"], w["trigger"]["type"]) for w in our_data()["wonders"]}
    assert printed == {wonder: (card.epoch, card.kind) for wonder, card in WONDERS.items()}


@rule("H68", "H69", "E24")
@pytest.mark.parametrize("wonder", BY_ACTION)
def test_wonder_by_action_gives_what_is_printed_once(wonder: str) -> None:
    turned = ["colossus_rhodes"] if WONDERS[wonder].refreshes else []
    m = in_action(wonder, WONDERS[wonder].trigger, turned=turned)
    check_use(m, wonder, dict.fromkeys(turned, "turned"), [])
    assert type(m.question()).__name__ == "Execute"


@rule("H69", "E24")
@pytest.mark.parametrize("wonder", BY_ACTION)
def test_wonder_by_action_answers_to_no_other_action(wonder: str) -> None:
    for action in ACTIONS:
        m = in_action(wonder, action)
        if action == WONDERS[wonder].trigger:
            assert can(m, 0, "wonder", wonder, [])
            continue
        assert not can(m, 0, "wonder", wonder, [])
        objection = why(m, 0, "wonder", wonder, [])
        assert objection is not None
        assert (objection.id, objection.rule) == ("wonder-other-action", "H69")


@rule("H69", "H115a", "A42", "E24")
@pytest.mark.parametrize("wonder", BY_ACTION)
def test_wonder_by_action_may_be_used_when_the_action_is_void(wonder: str) -> None:
    action = WONDERS[wonder].trigger
    turned = ["colossus_rhodes"] if WONDERS[wonder].refreshes else []
    m = position(
        owner(wonder, personal=0, row=row_without(action), turned=turned),
        player("Beate", ["china"], technology=16, military=14),
        options={"events": "on", "little_ice_age_trigger": "any_action"},
        event="little_ice_age",
    )
    fill(m, {0: ["select", [action]], 1: ["select", ["exploitation"]]})
    if type(m.question()).__name__ == "Execute":  # void without the event too: no cube for its price, no tourists
        m.play(0, m.options(0)[0])
    assert type(m.question()).__name__ == "ChooseNext"
    assert own(m)["row"][-1] == action
    assert can(m, 0, "end_turn")
    before, wanted = own(m), expected(m, wonder)
    say(m, 0, "wonder", wonder, [])
    if turned:
        assert can(m, 0, "refresh", [])
        say(m, 0, "refresh", turned)
    wanted["wonders"] = {**dict.fromkeys(turned, "upright"), wonder: "turned"}
    assert changes(before, own(m)) == wanted


@rule("H69", "H73")
@pytest.mark.parametrize(("wonder", "civilization", "advisor"), BY_SYMBOL)
def test_wonder_by_action_answers_to_advisor_with_its_symbol(wonder: str, civilization: str, advisor: str) -> None:
    row = ["raid", "military", "art", "technology"]
    m = position(
        owner(wonder, wonders=[wonder, "pentagon"], civilization=civilization, advisors=[advisor], row=row),
        player("Beate", ["china", "india"], technology=16, military=14, civilization="china"),
    )
    fill(m, {0: ["select", [advisor]], 1: ["select", ["exploitation"]]})
    say(m, 0, "start", advisor)
    assert own(m)["executing"] == advisor
    check_use(m, wonder, {"pentagon": "upright"}, [])


@rule("H34")
@pytest.mark.parametrize("wonder", list(WONDERS))
def test_wonder_is_too_new_until_its_owner_starts_the_next_card(wonder: str) -> None:
    card = WONDERS[wonder]
    other = "suez_canal" if wonder == "taj_mahal" else "taj_mahal"
    following = card.trigger if card.kind == "action" and card.trigger not in ("art", "revolution") else "military"
    last = "raid" if following == "tourism" else "tourism"
    m = position(
        owner(other, wonders=[], turned=[other]),
        player("Beate", ["china"], technology=14, military=14),
        wonder_row=[wonder, "angkor_wat" if wonder == "sphinx" else "sphinx"],
    )
    fill(m, {0: ["select", sorted(["art", following, last], key=ACTIONS.index)], 1: ["select", ["exploitation"]]})
    say(m, 0, "start", "art")
    say(m, 0, "art", "basic", [wonder])
    destroyed = [other] if card.kind == "destroy" else []
    assert own(m)["wonders"] == {other: "turned", wonder: "locked"}
    objection = why(m, 0, "wonder", wonder, destroyed)
    assert objection is not None
    assert (objection.id, objection.rule) == ("wonder-too-new", "H34")
    say(m, 0, "start", following)
    assert own(m)["wonders"] == {other: "turned", wonder: "upright"}
    assert can(m, 0, "wonder", wonder, destroyed) == (card.kind != "action" or card.trigger == following)


@rule("H69", "H70", "E24")
@pytest.mark.parametrize("wonder", BY_MAJORITY)
def test_wonder_by_majority_gives_what_is_printed_once(wonder: str) -> None:
    beate, karl = (player(name, ["africa"], technology=14, military=14) for name in ("Beate", "Karl"))
    m = in_action(wonder, "military", rivals=(beate, karl))
    check_use(m, wonder, {}, [])


def tied(wonder: str) -> dict[str, Any]:
    """A rival who is as good as Ada in the wonder's stat and worse in all others."""
    facts: dict[str, Any] = {"technology": 14, "military": 14, "territories": ["africa"]}
    stat = WONDERS[wonder].trigger
    if stat == "wonders":
        facts["turned"] = ["petra"]
    elif stat == "territories":
        facts |= {"territories": ["africa", "europe"], "personal": 0}
    else:
        facts[stat] = 15
    return facts


@rule("H69", "E24")
@pytest.mark.parametrize("wonder", BY_MAJORITY)
def test_wonder_by_majority_is_blocked_by_a_tie(wonder: str) -> None:
    weak = player("Karl", ["africa"], technology=14, military=14)
    m = in_action(wonder, "military", rivals=(weak, player("Beate", **tied(wonder))))
    assert not can(m, 0, "wonder", wonder, [])
    objection = why(m, 0, "wonder", wonder, [])
    assert objection is not None
    assert (objection.id, objection.rule) == ("wonder-no-majority", "H69")


@rule("H70", "H102", "E28", "A7")
@pytest.mark.parametrize("wonder", [w for w in BY_MAJORITY if WONDERS[w].trigger != "wonders"])
def test_civbot_does_not_break_a_majority(wonder: str) -> None:
    facts = tied(wonder)
    strong = bot("noble", facts["territories"], technology=facts["technology"], military=facts["military"])
    weak = player("Karl", ["africa"], technology=14, military=14)
    m = in_action(wonder, "military", rivals=(weak, strong))
    check_use(m, wonder, {}, [])


@rule("H71", "D15")
@pytest.mark.parametrize("wonder", BY_DESTROYING)
@pytest.mark.parametrize("lies", ["upright", "turned"])
def test_wonder_by_destroying_removes_another_and_gives_what_is_printed(wonder: str, lies: str) -> None:
    how = {"wonders": [wonder, "petra", "taj_mahal"], "turned": ["taj_mahal"] if lies == "turned" else []}
    m = in_action(wonder, "military", **how)
    assert can(m, 0, "wonder", wonder, ["petra"])
    check_use(m, wonder, {"petra": "upright"}, ["taj_mahal"])
    removed = m.state.components.ids["wonder"].index("taj_mahal")
    assert not any(built >> removed & 1 for built in m.state.built)
    assert removed not in m.state.wonder_row


@rule("H71", "D15")
@pytest.mark.parametrize("wonder", BY_DESTROYING)
def test_wonder_by_destroying_needs_another_and_never_takes_itself(wonder: str) -> None:
    m = in_action(wonder, "military")
    alone = why(m, 0, "wonder", wonder, [])
    assert alone is not None
    assert (alone.id, alone.rule) == ("wonder-nothing-to-destroy", "H71")
    m = in_action(wonder, "military", wonders=[wonder, "petra"])
    itself = why(m, 0, "wonder", wonder, [wonder])
    assert itself is not None
    assert (itself.id, itself.rule) == ("wonder-itself", "H71")
    assert not can(m, 0, "wonder", wonder, [])
    assert not can(m, 0, "wonder", wonder, ["sphinx"])


@rule("H79")
@pytest.mark.parametrize("wonder", list(WONDERS))
def test_wonder_is_upright_again_after_the_round(wonder: str) -> None:
    m = position(
        player("Ada", ["china"], row=["raid", "military", "art"], turned=[wonder]),
        player("Beate", ["africa"]),
    )
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["raid"]]})
    say(m, 0, "revolution", "basic", ["raid"])
    assert m.state.round == 2
    assert own(m)["wonders"] == {wonder: "upright"}


@rule("H72", "H72a", "D27", "A41")
def test_refreshers_give_four_points_at_most_and_never_refresh_each_other() -> None:
    m = in_action("alhambra", "art", wonders=["alhambra", "florence_cathedral", "sydney_opera"])
    say(m, 0, "wonder", "alhambra", [])
    say(m, 0, "wonder", "florence_cathedral", [])
    say(m, 0, "refresh", ["alhambra"])
    say(m, 0, "wonder", "alhambra", [])
    say(m, 0, "wonder", "sydney_opera", [])
    objection = why(m, 0, "refresh", ["florence_cathedral"])
    assert objection is not None
    assert (objection.id, objection.rule) == ("wonder-refreshes-itself", "H72a")
    say(m, 0, "refresh", ["alhambra"])
    say(m, 0, "wonder", "alhambra", [])
    assert own(m)["vp"] == 4
    assert not any(option[0] == "wonder" for option in m.options(0))
