"""The fuzzer: the same games for the same seed, whoever plays them, and a match file for every failure."""

import json

import pytest
from bazaar import GAME, Bazaar, Build, Echo, Hide

from zeitalter.engine import files
from zeitalter.lab.fuzz import Shares, fuzz, reproduce

ALL = Shares(moments=1.0, matches=1.0)
take = Build.take


def load(path):
    return files.load(path, lambda _: GAME)


def break_down(self, s, seat, action):
    if action == ("build", 3):
        raise KeyError("three")
    take(self, s, seat, action)


def lose_a_card(self, s, seat, action):
    take(self, s, seat, action)
    if action == ("build", 2):
        s.zones[0] = s.zones[0].below(1)


def test_sound_game_has_no_failures(tmp_path):
    report = fuzz(GAME, 10, seed=1, out=tmp_path, shares=ALL)
    assert (report.game, report.seed, report.games, report.failures) == ("bazaar", 1, 10, [])
    assert report.answers > 200
    assert list(tmp_path.iterdir()) == []


def test_same_seed_plays_the_same_games(tmp_path):
    one, same, other = (fuzz(GAME, 20, seed, out=tmp_path) for seed in (1, 1, 2))
    assert one.answers == same.answers
    assert one.answers != other.answers


def test_many_processes_play_the_same_games(tmp_path):
    assert fuzz(GAME, 12, 3, jobs=2, out=tmp_path) == fuzz(GAME, 12, 3, out=tmp_path)


def test_progress_is_told(tmp_path):
    told = []
    fuzz(GAME, 3, progress=lambda done, of: told.append((done, of)), out=tmp_path)
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_interrupt_reports_what_was_played(tmp_path):
    def interrupt(done, of):
        if done == 2:
            raise KeyboardInterrupt

    report = fuzz(GAME, 9, progress=interrupt, out=tmp_path)
    assert report.interrupted
    assert report.games == 2


def test_exception_becomes_a_match_file_that_stops_before_it(monkeypatch, tmp_path):
    monkeypatch.setattr(Build, "take", break_down)
    report = fuzz(GAME, 30, seed=1, out=tmp_path / "new")
    assert 0 < len(report.failures) < 30
    assert [failure.number for failure in report.failures] == sorted(failure.number for failure in report.failures)
    failure = report.failures[0]
    assert failure.error == "KeyError: 'three'"
    assert failure.path == tmp_path / "new" / f"crash-bazaar-{failure.number}.json"
    assert len(list((tmp_path / "new").iterdir())) == len(report.failures)
    match = load(failure.path)
    assert match.crash.action == ("build", 3)
    assert match.crash.seat in match.asked()
    assert match.why_not(match.crash.seat, match.crash.action) is None
    with pytest.raises(KeyError):
        match.play(match.crash.seat, match.crash.action)
    assert reproduce(match) == "KeyError: 'three'"
    monkeypatch.setattr(Build, "take", take)
    assert reproduce(match) is None
    match.play(match.crash.seat, match.crash.action)


def test_broken_invariant_becomes_a_match_file_that_stops_before_it(monkeypatch, tmp_path):
    monkeypatch.setattr(Build, "take", lose_a_card)
    report = fuzz(GAME, 10, seed=1, out=tmp_path)
    match = load(report.failures[0].path)
    assert "the cards are" in report.failures[0].error
    assert match.crash.action == ("build", 2)
    assert GAME.invariants(match.state) == []
    assert "the cards are" in reproduce(match)


def test_broken_law_becomes_a_match_file_of_that_moment(monkeypatch, tmp_path):
    leaky = Bazaar.view
    monkeypatch.setattr(Bazaar, "view", lambda self, s, seat: {**leaky(self, s, seat), "all": str(s.zones)})
    report = fuzz(GAME, 3, seed=1, out=tmp_path, shares=Shares(moments=1.0))
    assert len(report.failures) == 3
    match = load(report.failures[0].path)
    assert (match.crash.seat, match.crash.action) == (-1, None)
    assert match.crash.error == report.failures[0].error
    assert reproduce(match).startswith("AssertionError: ")


def test_broken_law_of_matches_is_listed(monkeypatch, tmp_path):
    monkeypatch.setattr("zeitalter.engine.match.Match.branch", lambda self, n=None, seat=None, r=None: self.at(0))
    report = fuzz(GAME, 3, seed=1, out=tmp_path, shares=ALL)
    assert "in a match of Random('fuzz match 1/0')" in report.failures[0].error


def test_answer_without_a_readable_form_is_kept_in_words(monkeypatch, tmp_path):
    monkeypatch.setattr(Echo, "options", lambda self, s, seat: [("fly", 1), ("pass",)])
    report = fuzz(GAME, 20, seed=1, out=tmp_path, shares=Shares(0, 0))
    assert report.failures
    match = load(report.failures[0].path)
    assert match.crash.action is None
    assert "; answer ('fly', 1)" in match.crash.error


def test_broken_set_up_is_listed_without_a_file(monkeypatch, tmp_path):
    def broken(self, table, source):
        raise ValueError("no set-up")

    monkeypatch.setattr(Bazaar, "new_state", broken)
    report = fuzz(GAME, 2, out=tmp_path)
    assert [failure.path for failure in report.failures] == [None, None]
    assert "ValueError: no set-up" in report.failures[0].error


def test_replay_that_breaks_earlier_stops_there(monkeypatch, tmp_path):
    """A game that is not the same twice: the file holds what can be played again."""
    calls = iter(range(10**6))
    hide = Hide.take

    def sometimes(self, s, seat, action):
        if next(calls) > 2:
            raise RuntimeError("once")
        hide(self, s, seat, action)

    monkeypatch.setattr(Hide, "take", sometimes)
    report = fuzz(GAME, 1, seed=1, out=tmp_path, shares=Shares(0, 0))
    data = json.loads(report.failures[0].path.read_text())
    assert data["crash"]["action"][0] == "hide"
    assert len(data["log"]) < report.answers


def test_two_failing_games_have_two_files(monkeypatch, tmp_path):
    monkeypatch.setattr(Build, "take", break_down)
    report = fuzz(GAME, 30, seed=1, out=tmp_path)
    names = {failure.path.name for failure in report.failures}
    assert len(names) == len(report.failures) > 1
