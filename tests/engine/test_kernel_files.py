"""Match files: round trip, one clear refusal for every kind of damage, newer rules, writing that loses nothing."""

import json
import os
from random import Random

import pytest
from toys import Choose, Deal, Dice, Draw, Hidden, Say, Seal, Shuffle, Toy, find, play

from zeitalter.engine import BadInput, Match, Refused, Seat, files
from zeitalter.engine.match import Crash
from zeitalter.engine.textfile import read_text, write_text

STEPS = (Shuffle(), Deal(((4,), (4,))), Choose(0, 3), Choose(0, 3), Hidden(1), Dice(0), Seal(2), Draw(2))


def some_match():
    """A match with every kind of entry that is still running."""
    match = Match.new(Toy(*STEPS), [Seat("Ada"), Seat("Bea", "bot:random"), Seat("Çem 🙂")], {"veiled": "on"}, 7)
    match.play(0, ("pick", 1))
    match.undo(0)
    match.order(1, "Hidden", "never")
    match.play(0, ("pick", 2))
    match.play_default(0)
    match.play(0, ("pick", 1))
    match.play(2, ("pick", 1))
    return match


def state(match):
    return match.game.state_to_json(match.state)


def data_of(match):
    return json.loads(files.dumps(match))


def refusal(data, game=None):
    with pytest.raises(BadInput) as bad:
        files.from_json(data, find(game or Toy(*STEPS)), "a.json")
    return bad.value


def test_file_holds_all_that_rebuilds_every_position():
    match = some_match()
    data = data_of(match)
    assert (data["format"], data["version"], data["game"], data["rules"]) == ("zeitalter match", 1, "toy", 1)
    assert data["seats"][1] == {"name": "Bea", "player": "bot:random"}
    assert data["options"] == {"veiled": "on"}
    assert (data["seed"], data["commitment"]) == (match.seed.hex(), match.commitment)
    assert data["state"] == state(match)
    assert data["log"] == [
        {"seat": 0, "answer": ["pick", 1]},
        {"seat": 0, "undo": 1},
        {"seat": 1, "order": ["Hidden", "never"]},
        {"seat": 0, "answer": ["pick", 2]},
        {"seat": 0, "answer": ["pick", 0], "by": "clock"},
        {"seat": 0, "answer": ["pick", 1]},
        {"seat": 2, "answer": ["pick", 1]},
    ]


def test_file_has_one_line_per_entry():
    lines = files.dumps(some_match()).splitlines()
    assert len([line for line in lines if line.startswith('  {"seat"')]) == 7


def test_match_comes_back_from_its_file(tmp_path):
    match = some_match()
    path = tmp_path / "a.json"
    files.save(match, path)
    again = files.load(path, find(match.game))
    assert state(again) == state(match)
    assert again.log == match.log
    assert again.seats == match.seats
    assert again.events(1) == match.events(1)
    assert [again.ask(seat) for seat in range(3)] == [match.ask(seat) for seat in range(3)]
    assert not again.rules_changed
    again.play(1, ("pick", 0))
    match.play(1, ("pick", 0))
    assert state(again) == state(match)
    assert again.log == match.log


def test_match_from_a_position_comes_back(tmp_path):
    base = play(Shuffle(), Draw(0), Choose(0, 2), Dice(0), Seal(2))
    match = base.branch(seat=0, r=Random(1))
    match.play(0, ("pick", 0))
    match.play(0, ("pick", 1))
    match.play(0, ("pick", 1))
    files.save(match, tmp_path / "b.json")
    again = files.load(tmp_path / "b.json", find(base.game))
    assert state(again) == state(match)
    assert again.parent == match.parent
    assert state(again.at(1)) == state(match.at(1))


def test_finished_match_comes_back_with_its_result(tmp_path):
    match = play(Choose(0, 2))
    match.play(0, ("pick", 1))
    files.save(match, tmp_path / "c.json")
    again = files.load(tmp_path / "c.json", find(match.game))
    assert again.result == match.result
    assert data_of(again) == data_of(match)


@pytest.mark.parametrize("action", [("pick", 4), None])
def test_crash_is_kept_in_the_file(tmp_path, action):
    match = play(Dice(0))
    match.crash = Crash(0, action, "KeyError: 'broken'")
    files.save(match, tmp_path / "d.json")
    assert files.load(tmp_path / "d.json", find(match.game)).crash == match.crash


def test_overlay_of_components_is_kept():
    match = Match.new(Toy(Choose(0, 2)), 2, seed=1, overlay={"cards": [{"id": "a"}]})
    again = files.from_json(data_of(match), find(match.game))
    assert again.table.overlay == {"cards": [{"id": "a"}]}


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "[]", "{}", '"match"', '{"format": "zeitalter"}', '{"format": 5}', "[" * 100_000, "1e999", "null"],
)
def test_foreign_file_is_refused(tmp_path, text):
    path = tmp_path / "a.json"
    path.write_text(text)
    with pytest.raises(BadInput) as bad:
        files.load(path, find(Toy()))
    assert bad.value.id == "not-a-match-file"
    assert bad.value.args_by_name["path"] == str(path)


def test_file_that_is_not_text_or_not_there_is_refused(tmp_path):
    (tmp_path / "a.json").write_bytes(b"\xff\xfe\x00")
    for name, id in (("a.json", "not-text"), ("b.json", "cannot-read"), (".", "cannot-read")):
        with pytest.raises(BadInput) as bad:
            files.load(tmp_path / name, find(Toy()))
        assert bad.value.id == id


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"version": 2}, "newer-file"),
        ({"rules": 2}, "newer-rules"),
        ({"version": "x"}, "damaged-file"),
        ({"rules": None}, "damaged-file"),
        ({"seats": []}, "bad-seat-count"),
        ({"seats": [{"name": "x"}]}, "damaged-file"),
        ({"seats": 5}, "damaged-file"),
        ({"options": {"nonsense": "on"}}, "unknown-option"),
        ({"options": {"veiled": "maybe"}}, "bad-option-value"),
        ({"options": 7}, "damaged-file"),
        ({"seed": "zz"}, "damaged-file"),
        ({"seed": "00" * 32}, "seed-does-not-match"),
        ({"commitment": "00" * 32}, "seed-does-not-match"),
        ({"log": 5}, "damaged-file"),
        ({"log": [5]}, "damaged-file"),
        ({"log": [{}]}, "bad-entry"),
        ({"log": [{"seat": 0, "answer": ["fly"]}]}, "bad-action"),
        ({"log": [{"seat": 0, "answer": ["pick", "x"]}]}, "bad-value"),
        ({"log": [{"seat": 0, "answer": ["pick"]}]}, "bad-action"),
        ({"log": [{"seat": 0, "answer": ["pick", 9]}]}, "log-does-not-match"),
        ({"log": [{"seat": 9, "answer": ["pick", 1]}]}, "log-does-not-match"),
        ({"log": [{"seat": 0, "undo": 1}]}, "log-does-not-match"),
        ({"log": [{"seat": 0, "order": ["Hidden", "sometimes"]}]}, "bad-order"),
        ({"log": [{"seat": 0, "order": ["Hidden"]}]}, "damaged-file"),
        ({"log": []}, "log-does-not-match"),
        ({"state": {}}, "log-does-not-match"),
        ({"state": None}, "log-does-not-match"),
        ({"start": {}}, "damaged-file"),
        ({"crash": {}, "log": []}, "log-does-not-match"),
        ({"crash": {"seat": 0}}, "damaged-file"),
    ],
)
def test_damaged_file_is_refused_with_the_reason(change, id):
    error = refusal({**data_of(some_match()), **change})
    assert error.id == id
    assert error.args_by_name["path"] == "a.json"


@pytest.mark.parametrize("key", ["version", "game", "rules", "seats", "options", "seed", "commitment", "log", "state"])
def test_file_with_a_missing_part_is_damaged(key):
    data = data_of(some_match())
    del data[key]
    assert refusal(data).id == "damaged-file"


def test_tampered_answer_is_found():
    data = data_of(some_match())
    data["log"][3]["answer"][1] = 1
    assert refusal(data).id == "log-does-not-match"


def test_tampered_state_is_found():
    data = data_of(some_match())
    data["state"]["score"][0] += 1
    assert refusal(data).id == "log-does-not-match"


def test_every_cut_of_a_file_is_refused_or_complete(tmp_path):
    text = files.dumps(some_match())
    path = tmp_path / "a.json"
    for end in range(0, len(text) - 2, 97):
        path.write_text(text[:end])
        with pytest.raises(BadInput) as bad:
            files.load(path, find(Toy(*STEPS)))
        assert bad.value.id == "not-a-match-file"


def test_verify_says_whether_seed_and_log_fit():
    match = some_match()
    data = data_of(match)
    assert files.verify(match, data)
    assert not files.verify(match, {**data, "state": {}})
    assert not files.verify(match, {**data, "commitment": "00"})


# -- newer rules ------------------------------------------------------------------------------------------------------


class Newer(Toy):
    RULES = 2


def test_newer_rules_that_lead_to_the_same_state_move_on():
    match = some_match()
    again = files.from_json(data_of(match), find(Newer(*STEPS)))
    assert state(again) == state(match)
    assert again.log == match.log
    assert not again.rules_changed
    assert data_of(again)["rules"] == 2


OTHERS = {
    "leads elsewhere": (Say("new"), *STEPS),
    "refuses an old answer": (Shuffle(), Deal(((4,), (4,))), Choose(0, 2), Choose(0, 3), Hidden(1), Dice(0), Seal(2)),
    "breaks down": (Shuffle(), Dice(1), Draw(0)),
}


@pytest.mark.parametrize("steps", OTHERS.values(), ids=OTHERS)
def test_newer_rules_that_lead_elsewhere_go_on_from_the_stored_state(steps):
    match = some_match()
    again = files.from_json(data_of(match), find(Newer(*steps)))
    assert again.rules_changed
    assert state(again) == state(match)
    assert again.log[:-1] == match.log
    entry = again.log[-1]
    assert (entry.kind, entry.seat, entry.value) == ("rules", -1, (2, state(match)))
    assert again.events(None)[-1][1].id == "rules"
    assert again.undo_points(0) == []
    again.play(1, ("pick", 1))
    assert again.over


@pytest.mark.parametrize("steps", OTHERS.values(), ids=OTHERS)
def test_match_that_went_on_under_newer_rules_comes_back_from_its_file(steps):
    again = files.from_json(data_of(some_match()), find(Newer(*steps)))
    again.play(1, ("pick", 1))
    third = files.from_json(data_of(again), find(Newer(*steps)))
    assert state(third) == state(again)
    assert third.log == again.log
    assert not third.rules_changed
    assert state(third.at(8)) == state(again.at(8))


def test_what_older_rules_played_cannot_be_looked_at():
    again = files.from_json(data_of(some_match()), find(Newer(*OTHERS["refuses an old answer"])))
    for look in (again.at, again.state_at):
        with pytest.raises(BadInput) as bad:
            look(3)
        assert (bad.value.id, bad.value.args_by_name) == ("older-rules", {"entry": 3, "first": 8})


def test_answer_after_newer_rules_is_checked_as_ever():
    again = files.from_json(data_of(some_match()), find(Newer(*OTHERS["leads elsewhere"])))
    with pytest.raises(Refused, match="not-offered"):
        again.play(1, ("pick", 7))


# -- writing ----------------------------------------------------------------------------------------------------------


def test_failed_write_loses_nothing(tmp_path, monkeypatch):
    path = tmp_path / "a.json"
    files.save(play(Choose(0, 2)), path)
    before = path.read_text()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(BadInput) as bad:
        files.save(some_match(), path)
    assert bad.value.args_by_name == {"path": str(path), "reason": "No space left on device"}
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


def test_interrupted_write_leaves_no_litter(tmp_path, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "chmod", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_text(tmp_path / "a.txt", "text")
    assert list(tmp_path.iterdir()) == []


def test_folder_that_is_not_there_is_a_clear_refusal(tmp_path):
    with pytest.raises(BadInput) as bad:
        write_text(tmp_path / "no" / "a.txt", "text")
    assert bad.value.id == "cannot-write"


def test_text_comes_back_as_written(tmp_path):
    write_text(tmp_path / "ä.txt", "Ägypten\n🙂")
    assert read_text(tmp_path / "ä.txt") == "Ägypten\n🙂"


class Changed(Newer):
    """Newer rules that no longer understand a stored position."""

    def state_from_json(self, table, source, data):
        raise KeyError("gone")


def test_match_whose_position_no_longer_fits_can_only_be_looked_at():
    again = files.from_json(data_of(some_match()), find(Changed(Say("new"), *STEPS)))
    assert again.read_only
    assert again.rules_changed
    seat = again.asked()[0]
    with pytest.raises(Refused) as refused:
        again.play(seat, again.options(seat)[0])
    assert refused.value.objection.id == "read-only"
