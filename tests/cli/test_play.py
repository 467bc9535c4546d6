"""Whole games and single commands at the terminal's table."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from conftest import Run, lines, random_numbers

from zeitalter.cli import play
from zeitalter.cli.voice import Voice
from zeitalter.engine import files, kernel
from zeitalter.games import find_game
from zeitalter.testing import amount

OPTIONS = ("--events", "--goals", "--dominion", "--civbots", "2", "--civilizations", "choice", "--chosen-advisors")


def prompt_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("> ")]


@pytest.mark.parametrize(
    ("lang", "options"), [("de", OPTIONS), ("en", ()), ("de", ()), ("en", OPTIONS)][: amount(2, 4)]
)
def test_a_whole_game_fits_a_pipe_of_80_columns(run: Run, lang: str, options: tuple[str, ...]) -> None:
    seats = "me:Karl,bot:strategist,bot:random"
    ran = run("play", "--lang", lang, "--seats", seats, "--seed", "7", *options, typed=random_numbers(1, 6000))
    assert ran.code == 0
    assert ran.err == ""
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert "\x1b" not in ran.out
    assert {"de": "Startwert dieser Partie", "en": "Seed of this game"}[lang] in ran.out
    assert {"de": "Runde 12 von 12", "en": "Round 12 of 12"}[lang] in ran.out


def test_final_account_adds_up_and_seed_fits_its_hash(run: Run) -> None:
    ran = run("play", "--seats", "bot:random,bot:random", "--civbots", "0", "--seed", "3", "--save", "game.json")
    match = files.load(Path("game.json"), find_game)
    assert match.commitment in ran.out
    assert match.seed.hex() in ran.out
    account = ran.out[ran.out.rindex("\ngovernment bonus") + 1 :].splitlines()
    total = next(line for line in account if line.startswith("Total"))
    sums = [0, 0]
    for line in account[: account.index(total)]:
        for i, number in enumerate(line.split()[-2:]):
            sums[i] += int(number)
    assert [int(n) for n in total.split()[1:]] == sums == sorted(match.result["points"], reverse=True)


def test_solo_game_is_played_against_civbots(run: Run) -> None:
    ran = run("play", "--seats", "me", "--seed", "2", typed=random_numbers(2, 4000))
    assert ran.code == 0
    assert "Civbot" in ran.out
    assert "The game is lost" in ran.out or "more than every civbot" in ran.out


def test_end_of_input_ends_with_a_sentence(run: Run) -> None:
    ran = run("play", "--seed", "7", typed="")
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == "The input has ended, so the game stops here."


def test_unknown_input_gets_one_sentence_and_loses_nothing(run: Run, ada_first: Path) -> None:
    ran = run("play", "--load", str(ada_first), typed=lines("xyzzy", "99", "1,99", "ex", "art"))
    answers = ran.out.split("\n> ")[1:]
    assert "I do not understand “xyzzy” here" in answers[0]
    assert "There is no answer 99" in answers[1]
    assert "There is no answer 99" in answers[2]
    assert "“ex” can mean several things: Exploitation, Expansion." in answers[3]
    assert "I do not understand “art” here" in answers[4]  # Art lies in the row
    assert "Ada reveals" not in ran.out


def test_cards_are_chosen_by_numbers_or_names(run: Run, ada_first: Path) -> None:
    by_name = run("play", "--load", str(ada_first), typed=lines("technology, mil"))
    by_number = run("play", "--load", str(ada_first), typed=lines("1,2"))
    assert "Ada reveals Military and Technology." in by_name.out
    assert "Ada reveals Military and Technology." in by_number.out


def test_too_many_cards_are_refused_with_the_reason(run: Run, ada_first: Path) -> None:
    ran = run("play", "--load", str(ada_first), typed=lines("1,2,3"))
    assert "You may lay at most 2 cards in an action round." in ran.out


def test_why_says_what_stands_against_it_with_the_rule(run: Run, ada_first: Path) -> None:
    ran = run("play", "--load", str(ada_first), typed=lines("why revolution", "why war", "why", "why unicorns"))
    answers = [" ".join(answer.split()) for answer in ran.out.split("\n> ")[1:]]
    assert "there is only 1. (H18)" in answers[0]
    assert "This is possible: " in answers[1]
    assert "Type “why”" in answers[2]
    assert "I find nothing named “unicorns”" in answers[3]


def test_why_finds_words_from_their_beginning_on(run: Run) -> None:
    ran = run("play", "--seed", "7", typed=lines("1", "1", "why war"))
    answer = " ".join(ran.out.split("\n> ")[-1].split())
    assert "War is not in your hand" in answer
    assert "al-Khwarizmi" not in answer


def test_why_names_the_reason_for_a_territory_out_of_reach(run: Run, ada_first: Path) -> None:
    typed = lines("expansion", "why europe", "why basic china", "warum india")
    ran = run("play", "--load", str(ada_first), typed=typed)
    answers = " ".join(ran.out.split()).split(" > ")
    assert "Not adjacent to any of your territories: Europe." in answers[-3]
    assert "(H43)" in answers[-3]
    assert "You already have a cube there" in answers[-2]
    assert "This is possible: " in answers[-1]


def test_rule_without_number_explains_the_question(run: Run, ada_first: Path) -> None:
    ran = run("play", "--load", str(ada_first), typed=lines("rule", "regel h51", "rule navigation", "rule xyzzy"))
    answers = ran.out.split("\n> ")[1:]
    assert answers[0].splitlines()[1].startswith("H15  ")
    assert answers[1].splitlines()[1].startswith("H51  ")
    assert "rules contain “navigation”" in answers[2]
    assert "neither a number nor a word “xyzzy”" in " ".join(answers[3].split())


def test_undo_goes_back_to_the_last_own_answer(run: Run, ada_first: Path) -> None:
    typed = lines("undo", "military, technology", "1", "undo", "undo")
    ran = run("play", "--load", str(ada_first), "--save", "after.json", typed=typed)
    questions = [line for line in ran.out.splitlines() if line.startswith("Ada, ")]
    assert [q.split(",")[1].split()[0] for q in questions] == ["lay", "what", "how", "what"]
    assert ran.out.count("There is nothing to take back") == 2
    log = json.loads(Path("after.json").read_text())["log"]
    assert [next(k for k in entry if k != "seat") for entry in log] == ["answer", "answer", "answer", "undo"]


def test_log_shows_the_last_lines_with_entry_numbers(run: Run) -> None:
    ran = run("play", "--seed", "7", typed=lines("1", "1", "log 3"))
    shown = ran.out.split("> log 3\n")[1].splitlines()[:-1]
    assert len([line for line in shown if re.match(r" +\d+  \S", line)]) == 3


def test_saved_game_goes_on_where_it_stopped(run: Run) -> None:
    first = run("play", "--seed", "7", "--save", "a.json", typed=lines("1", "1", "save b.json", "map", "quit"))
    assert "Saved: b.json" in first.out
    assert Path("a.json").read_text() == Path("b.json").read_text()
    again = run("play", "--load", "a.json", typed="")
    assert "Ada, lay cards face down" in " ".join(again.out.split())
    assert files.load(Path("a.json"), find_game).seats[1].player == "bot:strategist"


def test_loaded_game_may_change_who_plays(run: Run) -> None:
    run("play", "--seed", "7", "--save", "a.json", typed=lines("1"))
    ran = run("play", "--load", "a.json", "--seats", "bot:random,bot:random,bot:random,bot:random", "--save", "b.json")
    assert ran.code == 0
    assert files.load(Path("b.json"), find_game).over


def test_save_that_fails_is_one_sentence_and_the_game_goes_on(run: Run, ada_first: Path) -> None:
    ran = run("play", "--load", str(ada_first), typed=lines("save", "save /no/such/folder/x.json", "hand"))
    assert "Type “save” and a file name" in ran.out
    assert "/no/such/folder/x.json cannot be written" in ran.out
    assert "Your hand; you may lay up to 2 cards" in ran.out


@pytest.mark.parametrize("lang", ["de", "en"])
def test_hint_names_a_possible_answer_and_a_reason(run: Run, ada_first: Path, lang: str) -> None:
    ran = run("play", "--lang", lang, "--load", str(ada_first), typed=lines("hint"))
    hint = " ".join(ran.out.split("> hint\n")[1].splitlines()[:-1])
    assert re.match(r"\d(,\d)*\) .+\. .+\.", hint)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_command_of_the_help_answers(run: Run, ada_first: Path, lang: str) -> None:
    commands = [c for c in play.COMMANDS if c not in ("quit", "undo", "save", "more")]
    ran = run("play", "--lang", lang, "--load", str(ada_first), typed=lines(*commands, "card petra", "card art"))
    answers = ran.out.split("\n> ")[1:]
    assert len(answers) == len(commands) + 2
    assert all(len(answer.splitlines()) > 1 for answer in answers)
    assert not [answer for answer in answers if "do not understand" in answer or "verstehe ich" in answer]
    assert "Petra" in answers[-2]


def test_long_list_comes_in_pages_and_can_be_searched(run: Run) -> None:
    typed = lines(*["more"] * 6, "m4 t4", "", "quit")
    ran = run("play", "--seats", "me,bot:random", "--seed", "1", "--goals", "--start-order", "seated", typed=typed)
    first = ran.out.split("\n> ")[0]
    assert len(re.findall(r"^ +\d+\)", first, re.MULTILINE)) == 20
    assert "more answers: type “more”" in first
    pages = ran.out.split("\n> more")
    assert "112)" in pages[5]
    assert "There is nothing more to list" not in pages[5]
    assert "There is nothing more to list" in pages[6]
    searched = ran.out.split("> m4 t4\n")[1]
    assert re.match(r" +\d+\)  Put the goal on cell M4 T4", searched)
    assert "Press Enter to take this answer" in searched
    assert "Ada puts goal" in searched


def test_people_at_one_screen_never_see_each_others_hands(run: Run) -> None:
    typed = "".join(f"{line}\n" for line in ["", "1"] * 40)
    ran = run("play", "--seats", "me:Ada,me:Berta", "--civbots", "0", "--seed", "4", "--save", "two.json", typed=typed)
    match = files.load(Path("two.json"), find_game)
    c = match.table.components
    names = [{c.names["advisor"][a]["en"] for a in c.advisors_of[match.state.civs[seat]]} for seat in (0, 1)]
    revealed = {c.names["card"][card]["en"] for _, e in match.events(None) if e.id == "reveals" for card in e.args[1]}
    parts = re.split(r"Pass the device to (\w+), then press Enter\.", ran.out)
    sittings = list(zip(parts[1::2], parts[2::2], strict=True))
    assert len(sittings) > 10
    for name, shown in sittings:
        others = names[1 if name == "Ada" else 0] - revealed
        assert others
        assert not [advisor for advisor in others if advisor in shown]
    assert any(advisor in shown for _, shown in sittings for advisor in names[0])


def test_sealed_choice_is_not_shown_to_the_next_person(run: Run) -> None:
    setting = ("play", "--seats", "me:Ada,me:Berta", "--civbots", "0", "--seed", "4", "--start-order", "seated")
    sat = {}
    for card in ("art", "trade"):
        ran = run(*setting, typed=lines("", "1", "", "1", "", "1", "", "1", card, "", "mats", "log 3"))
        assert f"> {card}\n" in ran.out
        sat[card] = ran.out.split("Pass the device to ")[-1]
    assert sat["art"].count("lay cards face down") == 1
    assert "> log 3" in sat["art"]
    assert sat["art"] == sat["trade"]


def test_mistake_of_the_program_keeps_the_match_and_replay_opens_it(
    run: Run, ada_first: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> None:
        raise ValueError("broken rule")

    with monkeypatch.context() as m:
        m.setattr(kernel, "answer", broken)
        ran = run("play", "--load", str(ada_first), typed=lines("1"))
    assert ran.code == 1
    crash = next(Path().glob("crash-historia-*.json"))
    assert crash.name in ran.sentence()
    replayed = run("replay", str(crash))
    assert replayed.code == 0
    assert "The next answer broke the program." in replayed.out
    assert "ValueError: broken rule" in " ".join(replayed.out.split())


def test_interrupt_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Voice, prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Voice, "ask", interrupted)
    ran = run("play", "--seed", "1")
    assert ran.code == 130
    assert ran.err == ""


def test_names_cannot_send_control_characters(run: Run) -> None:
    ran = run("play", "--seats", "me:A\x1b[2Jda,bot:random", "--seed", "1", typed="")
    assert "\x1b" not in ran.out
    assert ran.code == 0


def test_same_seed_gives_the_same_game(run: Run) -> None:
    seats = ("play", "--seats", "bot:random,bot:strategist", "--civbots", "0")
    first = run(*seats, "--seed", "9").out
    assert run(*seats, "--seed", first.splitlines()[-1].strip()).out == first


def test_own_components_are_played_with(run: Run) -> None:
    Path("my.yaml").write_text("wonders:\n  - {id: petra, en: My Petra, de: Mein Petra}\n", encoding="utf-8")
    ran = run("play", "--seed", "7", "--components", "historia=my.yaml", typed=lines("card my petra"))
    assert "My Petra\n  With the action Expansion" in ran.out
