"""Bad input of every kind: exit code 2 and one sentence on stderr, in the language asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Run, edit

BAD = [
    ["plai"],
    ["--frobnicate"],
    ["play", "--frobnicate"],
    ["play", "chess"],
    ["play", "historia", "extra"],
    ["play", "--seats", "me,you"],
    ["play", "--seats", "me,bot"],
    ["play", "--seats", ""],
    ["play", "--seats", "me,,me"],
    ["play", "--seats", "bot:unbeatable"],
    ["play", "--seats", "me:Ada,me:ada"],
    ["play", "--seats", "me,me,me,me,me,me,me"],
    ["play", "--seed", "seven"],
    ["play", "--seed"],
    ["play", "--civbots", "9"],
    ["play", "--civbots", "4", "--seats", "me,me,me"],
    ["play", "--seats", "me", "--civbots", "0"],
    ["play", "--option", "events"],
    ["play", "--option", "dragons=on"],
    ["play", "--option", "events=perhaps"],
    ["play", "--load", "missing.json"],
    ["play", "--components", "my.yaml"],
    ["play", "--components", "chess=my.yaml"],
    ["play", "--components", "historia=missing.yaml"],
    ["play", "--lang", "fr"],
    ["rules", "xyzzy"],
    ["rules", "H999"],
    ["options", "chess"],
    ["replay"],
    ["replay", "missing.json"],
    ["replay", "missing.json", "another.json"],
    ["verify"],
    ["verify", "missing.json"],
    ["show", "--at", "3"],
    ["simulate", "--games", "many"],
    ["simulate", "--games", "0"],
    ["simulate", "--games", "-3"],
    ["simulate", "--bots", "unbeatable"],
    ["simulate", "--bots", "random,random,random,random,random,random,random"],
    ["simulate", "--jobs", "0"],
    ["simulate", "--seed", "1.5"],
    ["simulate", "chess"],
    ["fuzz", "--games", "x"],
    ["fuzz", "chess"],
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_words_get_one_sentence(run: Run, words: list[str]) -> None:
    for lang in ("de", "en"):
        ran = run(*words, "--lang", lang) if "--lang" not in words else run(*words)
        assert ran.code == 2
        assert ran.sentence().endswith(".")
        assert ran.out == ""


def test_sentences_speak_the_language_asked_for(run: Run) -> None:
    assert run("play", "chess", "--lang", "de").sentence().startswith("Ein Spiel „chess“ gibt es nicht")
    assert run("--lang=en", "play", "chess").sentence().startswith("There is no game “chess”")


BAD_FILES = {
    "empty": b"",
    "bytes": b"\xff\xfe\x00",
    "text": b"hello",
    "list": b"[]",
    "foreign": b'{"format": "chess"}',
    "hollow": b'{"format": "zeitalter match", "version": 1}',
    "newer": b'{"format": "zeitalter match", "version": 99, "game": "historia"}',
    "numbers": b'{"format": "zeitalter match", "version": "x", "game": 3}',
}


@pytest.mark.parametrize("command", ["replay", "show", "verify"])
@pytest.mark.parametrize("name", BAD_FILES)
def test_file_that_is_no_match_gets_one_sentence(run: Run, tmp_path: Path, command: str, name: str) -> None:
    path = tmp_path / f"{name}.json"
    path.write_bytes(BAD_FILES[name])
    ran = run(command, str(path))
    assert ran.code == 2
    assert path.name in ran.sentence()


def test_folder_instead_of_a_file_gets_one_sentence(run: Run, tmp_path: Path) -> None:
    ran = run("verify", str(tmp_path))
    assert ran.code == 2
    assert "cannot be read" in ran.sentence()


@pytest.mark.parametrize(
    "text",
    [
        "wonders: [",
        "just words",
        "dragons: []",
        "wonders:\n  - {id: petra, epoch: ten}\n",
        "setup: {start_vp: {value: 5}}  # no rule reads it",
    ],
)
def test_bad_component_file_gets_one_sentence(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "my.yaml"
    path.write_text(text, encoding="utf-8")
    ran = run("play", "--components", f"historia={path}")
    assert ran.code == 2
    assert ran.sentence()


def test_settled_things_of_a_saved_match_cannot_be_changed(run: Run, ada_first: Path) -> None:
    for words in (["--events"], ["--seed", "3"], ["--option", "goals=on"]):
        ran = run("play", "--load", str(ada_first), *words)
        assert ran.code == 2
        assert "are settled" in ran.sentence()
    ran = run("play", "--load", str(ada_first), "--seats", "me")
    assert ran.code == 2
    assert "has 2 seats" in ran.sentence()


def test_match_file_with_a_bot_we_do_not_know_gets_one_sentence(run: Run, ada_first: Path) -> None:
    def change(data: dict) -> None:
        data["seats"][1]["player"] = "bot:unbeatable"

    ran = run("play", "--load", str(edit(ada_first, change)))
    assert ran.code == 2
    assert "unbeatable" in ran.sentence()


def test_entry_and_seat_that_do_not_exist_get_one_sentence(run: Run, finished: Path) -> None:
    assert "no entry 99999" in run("replay", str(finished), "--at", "99999").sentence()
    assert "--at cannot be “x”" in run("show", str(finished), "--at", "x").sentence()
    assert "no seat “Zoe”" in run("show", str(finished), "--seat", "Zoe").sentence()
