"""`zeitalter lab`: experiments with their files and mistakes, learning, looking how well it holds, measuring levels."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from zeitalter.cli.complain import INTERRUPTED
from zeitalter.lab import experiment

RANDOM = ("--bots", "random,random")


def test_training_writes_its_files(run, tmp_path: Path) -> None:
    ran = run("lab", "train", "historia", "--games", "2", "--players", "2", "--out", str(tmp_path), "--lang", "en")
    assert ran.code == 0
    assert "2 games" in ran.out
    data = json.loads((tmp_path / "chances.json").read_text())
    assert data["command"] == "zeitalter lab train historia --games 2 --players 2"


@pytest.mark.parametrize(("lang", "words"), [("de", "Brier-Wert"), ("en", "Brier score")])
def test_calibration_is_a_table(run, lang: str, words: str) -> None:
    ran = run("lab", "calibrate", "historia", "--games", "1", "--players", "2", "--lang", lang)
    assert ran.code == 0
    assert words in ran.out
    assert "%" in ran.out


def test_calibration_as_json_and_as_a_page(run) -> None:
    line = ("lab", "calibrate", "historia", "--games", "1", "--players", "2", "--json", "-", "--report", "c.html")
    assert json.loads(run(*line).out)["brier"] > 0
    assert "chance that was given" in Path("c.html").read_text()


def test_ladder_measures_levels(run, tmp_path: Path) -> None:
    out = str(tmp_path / "ladder.jsonl")
    ran = run("lab", "ladder", "historia", "--bots", "beginner", "--games", "2", "--out", out, "--lang", "en")
    assert ran.code == 0
    assert "beginner - random" in ran.out


def test_unknown_experiment_is_named(run) -> None:
    ran = run("lab", "brew", "--lang", "en")
    assert ran.code == 2
    assert "lab brew" in ran.sentence()


def games_in(file: str) -> int:
    base = sqlite3.connect(file)
    ((count,),) = base.execute("select count(*) from games")
    base.close()
    return int(count)


@pytest.mark.parametrize(("lang", "words"), [("de", "im Mittel"), ("en", "on average")])
def test_balance_is_said_and_written(run, lang: str, words: str) -> None:
    files = ("--store", "b.sqlite", "--json", "b.json", "--report", "b.html")
    ran = run("lab", "balance", "historia", *RANDOM, "--games", "12", *files, "--lang", lang)
    assert ran.code == 0
    assert words in ran.out
    assert all(name in ran.out for name in files[1::2])
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    data = json.loads(Path("b.json").read_text())
    assert data["games"] == 12
    assert data["made"]["command"] == "zeitalter lab balance historia --bots random,random --games 12"
    assert Path("b.html").read_text().startswith("<!doctype html>")
    again = run("lab", "balance", "historia", *RANDOM, "--games", "0", "--store", "b.sqlite", "--json", "-")
    assert json.loads(again.out)["topics"] == data["topics"]


def test_the_same_command_goes_on_where_it_was_stopped(run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("lab", "balance", "historia", *RANDOM, "--games", "9", "--lang", "en")
    add = experiment.Pace.add

    def stop(pace: experiment.Pace, games: int, seconds: float) -> None:
        add(pace, games, 10.0)
        if pace._games == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr(experiment.Pace, "add", stop)
    stopped = run(*words)
    assert stopped.code == INTERRUPTED
    (file,) = map(str, Path().glob("lab-balance-historia-*.sqlite"))
    assert stopped.sentence() == f"Stopped. What was played is in {file}; the same command goes on from there."
    assert games_in(file) == 4
    monkeypatch.setattr(experiment.Pace, "add", add)
    assert run(*words).code == 0
    assert games_in(file) == 9


def test_a_tournament_rates_bots(run) -> None:
    pytest.importorskip("openskill")
    words = ("lab", "tournament", "historia", "--bots", "random,beginner", "--players", "2", "--vary", "events=on,off")
    ran = run(*words, "--games", "4", "--json", "t.json", "--report", "t.html", "--lang", "en")
    assert ran.code == 0
    assert "The strongest is beginner" in ran.out
    assert json.loads(Path("t.json").read_text())["games"] == 8
    swiss = run(*words, "--games", "2", "--swiss", "2", "--json", "-")
    assert json.loads(swiss.out)["games"] == 8


def test_a_sweep_compares_variations(run) -> None:
    change = "governments.nomads.effects.0.gain_vp=6"
    words = ("lab", "sweep", "historia", *RANDOM, "--vary", "events=on,off", "--change", change)
    ran = run(*words, "--games", "8", "--json", "s.json", "--report", "s.html", "--lang", "de")
    assert ran.code == 0
    assert "Nomaden, effects.0.gain_vp = 6" in ran.out
    variations = json.loads(Path("s.json").read_text())["variations"]
    assert [(v["kind"], v["value"], v["games"]) for v in variations] == [
        ("base", "", 8),
        ("option", "on", 8),
        ("component", "6", 8),
    ]
    assert variations[2]["measures"]["points"]["difference"] > 0


def test_training_goes_on_where_it_was_stopped(run, tmp_path: Path) -> None:
    words = ("lab", "train", "historia", "--players", "2", "--out", str(tmp_path), "--store", "t.sqlite")
    whole = ("lab", "train", "historia", "--players", "2", "--out", str(tmp_path / "whole"), "--store", "w.sqlite")
    for line in ((*words, "--games", "2"), (*words, "--games", "3"), (*whole, "--games", "3")):
        assert run(*line).code == 0
    for name in ("chances.json", "habits.json"):
        first, second = (json.loads((folder / name).read_text()) for folder in (tmp_path, tmp_path / "whole"))
        assert first == second
    assert games_in("t.sqlite") == 3


BAD = [
    ["balance", "chess"],
    ["balance", "historia", "--bots", "genius,random"],
    ["balance", "historia", "--bots", "random,random,random,random,random,random,random"],
    ["balance", "historia", "--option", "dragons=on"],
    ["balance", "historia", "--option", "events=perhaps"],
    ["balance", "historia", "--games", "some"],
    ["balance", "historia", "--games", "0"],
    ["balance", "historia", "--jobs", "0"],
    ["balance", "historia", "--store", "nowhere/b.sqlite"],
    ["balance", "historia", "--store", "."],
    ["balance", "historia", "--report", "nowhere/b.html"],
    ["balance", "historia", "--json", "nowhere/b.json"],
    ["balance", "historia", "--ray", "nowhere"],
    ["balance", "historia", "--ray", "127.0.0.1:1"],
    ["balance", "historia", "--ray", "ray://127.0.0.1:70000"],
    ["tournament", "historia", "--bots", "random"],
    ["tournament", "historia", "--bots", "random,genius"],
    ["tournament", "historia", "--players", "2,9"],
    ["tournament", "historia", "--swiss", "x"],
    ["tournament", "historia", "--swiss", "3", "--games", "0"],
    ["tournament", "historia", "--vary", "dragons=on,off"],
    ["sweep", "historia"],
    ["sweep", "historia", "--vary", "events"],
    ["sweep", "historia", "--vary", "events=,on"],
    ["sweep", "historia", "--vary", "events=perhaps"],
    ["sweep", "historia", "--change", "wonders.sfinx.epoch=2"],
    ["sweep", "historia", "--change", "dragons=2"],
    ["sweep", "historia", "--change", "governments.nomads.effects.0.gain_vp=many"],
    ["sweep", "historia", "--change", "wonders.sphinx.effects=["],
    ["train", "historia", "--players", "0"],
    ["calibrate", "historia", "--store", "nowhere/c.sqlite"],
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_words_of_an_experiment_get_one_sentence(run, words: list[str]) -> None:
    for lang in ("de", "en"):
        ran = run("lab", *words, "--lang", lang)
        assert ran.code == 2
        assert ran.sentence().endswith(".")
        assert ran.out == ""
    assert list(Path().glob("*")) == []


def test_a_file_with_another_experiment_is_refused_and_kept(run) -> None:
    line = ("lab", "balance", "historia", *RANDOM, "--games", "1", "--store", "b.sqlite", "--lang", "en")
    assert run(*line).code == 0
    before = Path("b.sqlite").read_bytes()
    assert "another experiment" in run(*line, "--seed", "9").sentence()
    assert Path("b.sqlite").read_bytes() == before


@pytest.mark.parametrize(("lang", "words"), [("de", "beschädigt"), ("en", "damaged")])
def test_a_broken_file_is_set_aside_and_said(run, lang: str, words: str) -> None:
    Path("b.sqlite").write_text("no database at all" * 100)
    ran = run("lab", "balance", "historia", *RANDOM, "--games", "1", "--store", "b.sqlite", "--lang", lang)
    assert ran.code == 0
    assert words in ran.sentence()
    assert Path("b.sqlite.broken-1").read_text().startswith("no database")
    assert games_in("b.sqlite") == 1


def test_nothing_of_the_lab_is_loaded_for_players() -> None:
    """Neither experiments nor anything of an extra: a process of its own says what was imported."""
    code = "import sys, zeitalter.cli, zeitalter.server.run; print(' '.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    extras = {"numpy", "openskill", "ray", "gymnasium", "pettingzoo", "pyspiel", "sklearn", "zeitalter.lab.experiment"}
    assert not extras & set(loaded)
