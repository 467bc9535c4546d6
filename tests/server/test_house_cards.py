"""House cards: an owner's component files are checked at once, stored with a match, and everybody sees what differs."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from houses import query
from visitors import Server, Visitor

from zeitalter.engine.errors import ZeitalterError
from zeitalter.games import find_game
from zeitalter.kit.component_files import load_yaml
from zeitalter.texts import texts_for

ME, LINK, BOT = {"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}
SMALL = {
    "civilization": ("civilization_cards: {cards: [{id: toepfern, cost: 50}]}", "toepfern", ["cost", "45", "50"]),
    "historia": ("wonders: [{id: sphinx, effects: [{gain_vp: 5}]}]", "sphinx", ["effects", "gain_vp: 1", "gain_vp: 5"]),
    "new_dawn": ("world_wonders: {cards: [{id: petra, cost: 4}]}", "petra", ["cost", "7", "4"]),
    "seven_ages": ("unit_types: [{id: legion, cost: 4}]", "legion", ["cost", "3", "4"]),
}
"""For each game a small file, what it changes, and the field that differs."""


def files(*texts: str) -> list[dict[str, str]]:
    return [{"name": f"mine{n or ''}.yaml", "text": text} for n, text in enumerate(texts)]


def house_match(owner: Visitor, *seats: dict[str, str], game: str = "historia", **wish: Any) -> Any:
    """A match with the small file of its game."""
    return owner.post("/api/matches", game=game, seats=list(seats), components=files(SMALL[game][0]), **wish)


def refused_sentence(visitor: Visitor, lang: str, *texts: str, game: str = "historia") -> tuple[int, str, str]:
    """The status and the id of a refusal, and its sentence in a language."""
    found = visitor.web.post(f"/api/games/{game}/components", json={"files": files(*texts)})
    assert found.status_code >= 400, found.text
    error = found.json()["error"]
    return found.status_code, error["id"], texts_for(None, lang).error(ZeitalterError(error["id"], **error["args"]))


# -- good files --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SMALL)
def test_a_small_file_is_compared_played_and_seen_by_everybody(game: str) -> None:
    _, id, field = SMALL[game]
    ada, beate = Visitor("Ada"), Visitor("Beate")
    found = ada.post(f"/api/games/{game}/components", files=files(SMALL[game][0]))
    [only] = found["differences"]
    assert found["total"] == 1
    assert (only["id"], only["change"], only["fields"]) == (id, "changed", [field])
    ours, theirs = only["texts"]
    assert all(ours[lang] != theirs[lang] and field[2].split()[-1] in theirs[lang] for lang in ("de", "en"))
    made = house_match(ada, ME, LINK, BOT, game=game)
    assert Visitor().get(f"/api/join/{made['links']['1']}")["match"]["house_cards"] is True
    assert beate.hidden(f"/api/matches/{made['id']}/edition") == (404, "no-such-match")
    beate.post(f"/api/join/{made['watch']}")
    for person in (ada, beate):
        edition = person.get(f"/api/matches/{made['id']}/edition")
        assert edition["differences"] == found["differences"]
        assert edition["cards"][only["kind"]][id] == theirs
    watching = beate.sit(made["id"])
    [said] = [m for m in watching.heard if m["t"] == "table"]
    assert said["match"]["house_cards"] is True
    assert said["printed"]["cards"][only["kind"]][id] == theirs
    assert [m.get("house_cards") for m in ada.get("/api/matches", list="mine")] == [True]
    assert ada.get(f"/api/games/{game}/data")["cards"][only["kind"]][id] == ours


@pytest.mark.parametrize("game", SMALL)
def test_bots_and_people_play_on_with_it(game: str) -> None:
    ada = Visitor("Ada")
    match = house_match(ada, ME, {"kind": "bot", "bot": "strategist"}, BOT, game=game, bot_pace="at_once")["id"]
    screen = ada.sit(match, 0)
    r = Random(1)
    for _ in range(4):
        plain = [answer for answer in screen.wait_for_turn(0)["options"] if isinstance(answer, list)]
        if not plain:  # a form
            break
        screen.play(0, r.choice(plain))
    assert screen.now[0]["n"] >= 2
    screen.wait_for_turn(0)
    assert screen.ask("hint", seat=0)["t"] == "hint"


def test_cards_of_one_match_are_not_those_of_another() -> None:
    ada = Visitor("Ada")
    house = house_match(ada, ME, BOT)["id"]
    usual = ada.post("/api/matches", game="historia", seats=[ME, BOT])["id"]
    other = ada.post(
        "/api/matches",
        game="historia",
        seats=[ME, BOT],
        components=files("wonders: [{id: sphinx, effects: [{gain_vp: 7}]}]"),
    )["id"]
    texts = {}
    for match in (house, usual, other, house):
        screen = ada.sit(match, 0)
        [said] = [m for m in screen.heard if m["t"] == "table"]
        texts[match] = said["printed"] and said["printed"]["cards"]["wonder"]["sphinx"]["en"]
    assert "5 VP" in texts[house]
    assert "7 VP" in texts[other]
    assert texts[usual] is None
    assert ada.get(f"/api/matches/{usual}/edition") == {"differences": [], "total": 0, "names": {}, "cards": {}}
    listed = {m["id"]: m.get("house_cards", False) for m in ada.get("/api/matches", list="mine")}
    assert listed == {house: True, other: True, usual: False}


def test_a_copy_of_our_whole_file_is_cut_down_to_what_was_changed(house: str) -> None:
    ada, game = Visitor("Ada"), find_game("historia")
    whole = json.loads(json.dumps(load_yaml(game.rules.components_file)))
    assert ada.post("/api/games/historia/components", files=files(json.dumps(whole))) == {"differences": [], "total": 0}
    usual = ada.post("/api/matches", game="historia", seats=[ME, BOT], components=files(json.dumps(whole)))["id"]
    assert "house_cards" not in ada.get(f"/api/matches/{usual}")
    whole["leaders"][0]["minor"]["vp"] += 1
    match = ada.post("/api/matches", game="historia", seats=[ME, BOT], components=files(json.dumps(whole)))["id"]
    stored = ada.get(f"/api/matches/{match}/file")["components"]
    assert list(stored) == ["leaders"]
    assert len(stored["leaders"]) == 1


def test_several_files_count_together_unless_they_say_the_same_thing_twice() -> None:
    ada = Visitor("Ada")
    one, two = (
        "wonders: [{id: sphinx, en: Cat}]",
        "wonders: [{id: petra, en: Rock}]\nsetup: {start_advisors: {value: 2}}",
    )
    found = ada.post("/api/games/historia/components", files=files(one, two))
    assert [d["id"] for d in found["differences"]] == ["sphinx", "petra", ""]
    assert refused_sentence(ada, "en", one, one)[1] == "components-said-twice"
    twice = "setup: {start_advisors: {value: 2}}"
    assert refused_sentence(ada, "en", twice, twice)[1] == "components-said-twice"


def test_what_is_added_and_what_is_left_out_is_said() -> None:
    new = "{id: blue_gate, epoch: 1, de: Blaues Tor, en: Blue Gate, trigger: {type: action, action: war}, "
    new += "effects: [{gain_vp: 2}]}"
    text = f"wonders: [{{id: sphinx, remove: true}}, {new}]"
    found = Visitor("Ada").post("/api/games/historia/components", files=files(text))
    gone, added = found["differences"]
    assert (gone["change"], gone["name"]["en"], gone["texts"][1]) == ("removed", "Sphinx", None)
    assert (added["change"], added["name"]["de"], added["texts"][0]) == ("added", "Blaues Tor", None)
    assert "2 VP" in added["texts"][1]["en"]


IDLE = {
    "civilization": ("nations: [{id: kreta, ast: 3, name_de: Insel}]", "nations (kreta).ast"),
    "historia": ("events: [{id: vesuvius, year: 80, en: Fire}]", "events (vesuvius).year"),
    "new_dawn": ("terrain: [{id: hills, difficulty: 3, focus_slot: 5}]", "terrain (hills).focus_slot"),
    "seven_ages": ("cards: [{id: kush_axum, card: 300, start_money: 9}]", "cards (kush_axum).card"),
}
"""For each game a file with something that counts and something that no rule reads, and the place of that."""


@pytest.mark.parametrize("game", IDLE)
def test_what_no_rule_reads_is_refused_and_a_match_file_that_has_it_does_not_boast_of_it(game: str) -> None:
    ada, (text, place) = Visitor("Ada"), IDLE[game]
    for lang, word in (("de", "ändert im Spiel nichts"), ("en", "no effect")):
        status, id, sentence = refused_sentence(ada, lang, text, game=game)
        assert (status, id) == (400, "components-no-effect")
        assert all(part in sentence for part in ("mine.yaml", place, word))
    made = ada.web.post("/api/matches", json={"game": game, "seats": [ME, BOT], "components": files(text)})
    assert made.json()["error"]["id"] == "components-no-effect"
    file = ada.get(f"/api/matches/{house_match(ada, ME, BOT, game=game)['id']}/file")
    file["components"] = yaml.safe_load(text)
    match = ada.post("/api/matches/upload", **file)["id"]
    [shown] = ada.get(f"/api/matches/{match}/edition")["differences"]
    assert [field[0] for field in shown["fields"]] != []
    assert place.rpartition(".")[2] not in [field[0] for field in shown["fields"]]


def test_remarks_alone_make_no_house_cards() -> None:
    ada, text = Visitor("Ada"), "wonders: [{id: sphinx, note: checked with my box}]"
    assert ada.post("/api/games/historia/components", files=files(text)) == {"differences": [], "total": 0}
    match = ada.post("/api/matches", game="historia", seats=[ME, BOT], components=files(text))["id"]
    assert "house_cards" not in ada.get(f"/api/matches/{match}")


# -- restart, file, branch, storage ------------------------------------------------------------------------------------


def test_restart_file_branch_and_a_second_process_use_the_same_cards(house: str, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ada = Visitor("Ada", server)
        match = house_match(ada, ME, BOT, bot_pace="at_once")["id"]
        screen = ada.sit(match, 0)
        screen.play_on(0, Random(2), 3)
        before = ada.get(f"/api/matches/{match}/edition")
        assert before["total"] == 1
        server.kill()
        server.start()
        assert ada.get(f"/api/matches/{match}/edition") == before
        screen = ada.sit(match, 0)
        screen.play_on(0, Random(3), 3)
        file = ada.get(f"/api/matches/{match}/file")
        assert file["components"] == {"wonders": [{"id": "sphinx", "effects": [{"gain_vp": 5}]}]}
        copies = [
            ada.post("/api/matches/upload", **file)["id"],
            ada.post(f"/api/matches/{match}/branch", entry=2)["id"],
        ]
        for copy in copies:
            assert ada.get(f"/api/matches/{copy}/edition")["differences"] == before["differences"]
            assert ada.get(f"/api/matches/{copy}")["house_cards"] is True
        beside = Server(tmp_path)
        try:
            other = Visitor(at=beside)
            other.web.cookies.update(ada.web.cookies)
            assert other.get(f"/api/matches/{match}/edition") == before
        finally:
            beside.kill()
    finally:
        server.kill()


@pytest.mark.parametrize("game", SMALL)
def test_whoever_plays_again_has_the_same_cards(game: str) -> None:
    ada = Visitor("Ada")
    match = house_match(ada, ME, BOT, game=game)["id"]
    file = ada.get(f"/api/matches/{match}/file")
    cards = [{"name": "House cards", "text": json.dumps(file["components"])}]  # what the page does at the end
    again = ada.post("/api/matches", game=game, seats=[ME, BOT], options=file["options"], components=cards)["id"]
    editions = [ada.get(f"/api/matches/{id}/edition") for id in (match, again)]
    assert editions[0]["differences"] == editions[1]["differences"] != []
    assert ada.get(f"/api/matches/{again}/file")["components"] == file["components"]


# -- before anybody sits down ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SMALL)
def test_whoever_is_invited_sees_what_differs_before_sitting_down(game: str) -> None:
    ada, stranger = Visitor("Ada"), Visitor()
    made = house_match(ada, ME, LINK, BOT, game=game)
    edition = ada.get(f"/api/matches/{made['id']}/edition")
    for token in (made["links"]["1"], made["watch"]):
        assert stranger.get(f"/api/join/{token}")["match"]["house_cards"] is True
        assert stranger.get(f"/api/join/{token}/edition") == edition
    Visitor("Beate").post(f"/api/join/{made['links']['1']}")
    assert stranger.hidden(f"/api/join/{made['links']['1']}/edition") == (404, "no-such-link")
    assert stranger.hidden("/api/join/nothing/edition") == (404, "no-such-link")
    usual = ada.post("/api/matches", game=game, seats=[ME, LINK])
    assert stranger.get(f"/api/join/{usual['links']['1']}/edition")["total"] == 0


def test_the_list_of_free_seats_says_where_there_are_house_cards() -> None:
    ada, stranger = Visitor("Ada"), Visitor()
    house = house_match(ada, ME, LINK, BOT, open=True)["id"]
    usual = ada.post("/api/matches", game="historia", seats=[ME, LINK], open=True)["id"]
    listed = {m["id"]: m.get("house_cards", False) for m in stranger.get("/api/matches", list="open")}
    assert (listed[house], listed[usual]) == (True, False)
    assert stranger.get(f"/api/matches/{house}/edition")["total"] == 1


def test_bytes_of_house_cards_count_for_their_owner(house: str, tmp_path: Path) -> None:
    server = Server(tmp_path, limits=True, bytes_per_person=60_000)
    try:
        ada = Visitor("Ada", server)
        note = "x" * 1900
        entries = ", ".join(f"{{id: {w['id']}, note: {note}}}" for w in our_wonders()[:40])
        large = files(f"wonders: [{entries}, {{id: {our_wonders()[40]['id']}, effects: [{{gain_vp: 4}}]}}]")
        match = ada.post("/api/matches", game="historia", seats=[ME, BOT], components=large)["id"]
        [(size,)] = query(tmp_path, f"SELECT size FROM matches WHERE id = '{match}'")
        assert size > 40 * len(note)
        assert ada.refused("/api/matches", game="historia", seats=[ME, BOT]) == (409, "too-much-stored")
    finally:
        server.kill()


def our_wonders() -> list[Any]:
    found: list[Any] = find_game("historia").rules.our_components()["wonders"]
    return found


# -- bad files ---------------------------------------------------------------------------------------------------------


BAD = {
    "no YAML": ("setup:\n  {}\nwonders: [}", "not-yaml", ["mine.yaml", "3"]),
    "not a map": ("- sphinx", "not-yaml", ["mine.yaml"]),
    "nothing": ("", "not-yaml", ["mine.yaml"]),
    "unknown part": ("wunder: []", "components-unknown-part", ["wunder", "wonders"]),
    "part that stays ours": ("switches: []", "components-unknown-part", ["switches"]),
    "unknown field": ("wonders: [{id: sphinx, cost: 3}]", "components-bad-entry", ["mine.yaml", "sphinx", "cost"]),
    "missing field": ("wonders: [{id: cat, de: Katze}]", "components-bad-entry", ["mine.yaml", "cat", "en"]),
    "word for a number": ("leaders: [{id: caesar, epoch: two}]", "components-bad-entry", ["caesar", "epoch"]),
    "value that is none": ("leaders: [{id: caesar, epoch: 4}]", "components-bad-entry", ["caesar", "4"]),
    "too few": ("setup: {start_advisors: {value: -1}}", "components-bad-entry", ["setup.start_advisors.value", "0"]),
    "too many": ("setup: {start_advisors: {value: 100}}", "components-too-large", ["setup.start_advisors.value", "99"]),
    "unknown name": ("advisors: [{id: trajan, civilization: mars}]", "components-unknown-name", ["trajan", "mars"]),
    "unknown effect": ("wonders: [{id: sphinx, effects: [{fly: 1}]}]", "components-bad-effect", ["sphinx", "fly"]),
    "nothing to remove": ("wonders: [{id: cat, remove: true}]", "components-nothing-to-remove", ["cat"]),
    "entry twice": ("wonders: [{id: petra, en: A}, {id: petra, en: B}]", "components-said-twice", ["petra"]),
    "key twice": ("setup: {}\nsetup: {}", "components-key-twice", ["mine.yaml", "setup", "2"]),
    "too few cards": ("wonders: [{id: sphinx, remove: true}]", "components-bad-count", ["wonders", "16"]),
    "no effect": ("setup: {start_vp: {value: 5}}", "components-no-effect", ["mine.yaml", "setup.start_vp.value"]),
}
"""Mistakes of an owner: the file, the id of the refusal, and what its sentence has to name."""


@pytest.mark.parametrize("mistake", BAD)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_mistake_is_told_in_one_sentence_that_names_the_place(mistake: str, lang: str) -> None:
    text, id, named = BAD[mistake]
    status, found, sentence = refused_sentence(Visitor("Ada"), lang, text)
    assert (status, found) == (400, id)
    assert all(word in sentence for word in named), sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")


HOSTILE = {
    "aliases": ("a: &x [1, 1]\nwonders: [*x, *x]", "components-alias"),
    "a bomb of aliases": (
        "a0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12)),
        "components-alias",
    ),
    "a ring": ("wonders: &w [*w]", "components-alias"),
    "an object": ("wonders: !!python/object/apply:os.system [id]", "components-tag"),
    "depth": ("wonders: " + "[" * 60 + "]" * 60, "components-too-large"),
    "more depth": ("{a: " * 30_000, "components-too-large"),
    "many values": ("wonders: [" + "1," * 90_000 + "1]", "components-too-large"),
    "a long list": ("wonders: [" + "{id: x}, " * 500 + "{id: x}]", "components-too-large"),
    "a long number": ("wonders: " + "9" * 100_000, "not-yaml"),
    "a large number": ("setup: {start_advisors: {value: 0x" + "f" * 9000 + "}}", "components-too-large"),
    "no number": ("setup: {start_advisors: {value: .nan}}", "components-too-large"),
    "a key of a prototype": ("__proto__: {x: 1}", "components-bad-id"),
    "an id of a prototype": ("wonders: [{id: __proto__, en: x}]", "components-bad-id"),
    "an id that every object has": ("wonders: [{id: constructor, en: x}]", "components-bad-id"),
    "an id for a selector": ("wonders: [{id: 'x\"] body', en: x}]", "components-bad-id"),
    "a key that is nothing": ("null: 1", "components-bad-id"),
    "text turned round": ('wonders: [{id: sphinx, en: "a\\u202Eb"}]', "components-bad-letter"),
    "half a character": ('wonders: [{id: sphinx, en: "\\uD800"}]', "not-yaml"),
    "a hidden character": ('wonders: [{id: sphinx, en: "a\\0b"}]', "components-bad-letter"),
    "marks upon marks": ("wonders: [{id: sphinx, en: a" + "\u0315\u0300" * 20 + "}]", "components-bad-letter"),
    "a name without end": ("wonders: [{id: sphinx, en: " + "x" * 61 + "}]", "components-bad-name"),
    "a name of nothing": ("wonders: [{id: sphinx, en: ' '}]", "components-bad-name"),
    "a text without end": ("wonders: [{id: sphinx, note: " + "x" * 2001 + "}]", "components-too-large"),
    "too many bytes": ("# " + "ä" * 140_000, "components-too-many-bytes"),
}
"""Files of somebody who means harm."""


def test_hostile_files_are_refused_and_nothing_is_lost() -> None:
    ada = Visitor("Ada")
    before = ada.get("/api/matches", list="mine")
    for what, (text, id) in HOSTILE.items():
        status, found, sentence = refused_sentence(ada, "de", text)
        assert found == id, what
        assert status in (400, 413)
        assert len(sentence) < 400
        made = ada.web.post("/api/matches", json={"game": "historia", "seats": [ME, BOT], "components": files(text)})
        assert (made.status_code, made.json()["error"]["id"]) == (status, id), what
    assert ada.get("/api/matches", list="mine") == before
    assert house_match(ada, ME, BOT)["id"]


def test_more_than_the_bounds_is_not_even_read() -> None:
    ada = Visitor("Ada")
    assert ada.refused("/api/games/historia/components", files=files(*["a: 1"] * 9)) == (400, "bad-request")
    assert ada.refused("/api/games/historia/components", files=files("x" * 262_145)) == (400, "bad-request")
    assert ada.refused("/api/games/historia/components", files=files("x" * 700_000)) == (413, "message-too-large")
    assert ada.refused("/api/games/chess/components", files=files("a: 1")) == (404, "unknown-game")


def test_cards_the_rules_stumble_over_are_refused() -> None:
    status, id, sentence = refused_sentence(Visitor("Ada"), "de", "agendas: []", game="new_dawn")
    assert (status, id) == (400, "components-do-not-fit")
    assert "mine.yaml" in sentence


def test_a_match_file_cannot_bring_in_what_a_component_file_may_not() -> None:
    ada = Visitor("Ada")
    file = ada.get(f"/api/matches/{house_match(ada, ME, BOT)['id']}/file")
    file["components"]["wonders"][0]["en"] = "a\u202eb"
    assert ada.refused("/api/matches/upload", **file) == (400, "components-bad-letter")
    file["components"] = {"wonders": [{"id": "__proto__"}]}
    assert ada.refused("/api/matches/upload", **file) == (400, "components-bad-id")


@pytest.mark.parametrize("game", SMALL)
def test_a_part_that_no_game_has_is_refused_in_all_of_them(game: str) -> None:
    assert refused_sentence(Visitor("Ada"), "de", "wunder: []", game=game)[1] == "components-unknown-part"


def test_without_files_nothing_differs() -> None:
    found = Visitor("Ada").post("/api/games/historia/components", files=[])
    assert found == {"differences": [], "total": 0}
