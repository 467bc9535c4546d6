"""A New Dawn in the terminal: the map in 80 columns, answers in words, both languages."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from at_terminal import Run, check_verbs, saved, terminal, text

from zeitalter import Match, find_game
from zeitalter.bots import bot_choice, find_bot
from zeitalter.cli import main
from zeitalter.cli.board import pictures
from zeitalter.cli.form_menu import FormMenu, menu_for
from zeitalter.cli.voice import Voice
from zeitalter.engine import files
from zeitalter.engine.match import Seat
from zeitalter.games.new_dawn.position import player, position
from zeitalter.games.new_dawn.terminal.pictures import Pictures
from zeitalter.games.new_dawn.terminal.remarks import percent
from zeitalter.testing import amount
from zeitalter.texts import texts_for

GAME = find_game("new_dawn")
LINE = {f"{q},0": "G" for q in range(10)}
NAMES = ("Ada", "Ben", "Clara", "Dora")


def new(players: int = 2, seed: int = 5, **options: str) -> Match:
    return Match.new(GAME, [Seat(name) for name in NAMES[:players]], options=options, seed=seed)


def played(match: Match, answers: int) -> Match:
    """The same match after some answers of bots."""
    bot = find_bot("strategist", GAME)
    for _ in range(answers):
        if match.over:
            break
        seat = match.asked()[0]
        match.play(seat, bot_choice(match, seat, bot))
    return match


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    return terminal(monkeypatch, capsys, tmp_path)


def answers(tmp_path: Path) -> list[Any]:
    """All answers of the saved match, in words."""
    match = saved(tmp_path)
    return [GAME.action_to_json(match.table, entry.value) for entry in match.log if entry.kind == "answer"]


def drawn(match: Match, seat: int | None, lang: str = "en", width: int = 80) -> Pictures:
    return Pictures(match.view(seat), match.table, texts_for("new_dawn", lang), match.seats, width)


def ids(match: Match, kind: str, id: str) -> int:
    """The number of a component."""
    found: int = match.table.components.ids[kind].index(id)
    return found


def spaces_of(match: Match) -> dict[str, str]:
    """The number of each space by its place."""
    return {"{},{}".format(*data["at"]): id for id, data in match.view(0)["spaces"].items()}


# -- answers in words --------------------------------------------------------------------------------------------------


def test_turn_of_culture_is_typed_with_the_numbers_of_the_map(typed: Run, tmp_path: Path) -> None:
    lines = ("capital 11", "resolve early", "why place 16.0", "place 11.9", "place 11.3", "11.2", "")
    out = typed(new(), *lines)
    assert "1) Capital on tile 11 [11.0 g 1; beside Diamonds]" in out[0]
    assert "2) Resolve Early Empire [slot 2, Culture: Place up to 2 control tokens" in out[1]
    assert "Place a control token: Hills 11·3 [11.3 h 2; beside A@]" in out[2]
    assert out[3].endswith("(N39)")
    assert "Forest 11·9" in out[4]
    assert "Ada places a control token: Hills 11·3." in out[5]
    assert "Press Enter to take this answer" in out[6]
    assert "Ada places a control token: Grassland 11·2." in out[6]
    taken = answers(tmp_path)
    assert taken[0] == ["star", "11"]
    assert taken[1:4] == [["focus", "early_empire"], ["claim", "11.3"], ["claim", "11.2"]]


def test_words_of_both_languages_count(typed: Run, tmp_path: Path) -> None:
    typed(new(), "hauptstadt 11", "handle fruehes", "platziere hügel 11.3", "place huegel 11.6", lang="de")
    assert answers(tmp_path)[1:4] == [["focus", "early_empire"], ["claim", "11.3"], ["claim", "11.6"]]


def test_tile_is_laid_by_side_sixths_and_place(typed: Run, tmp_path: Path) -> None:
    match = new(3, 3, map="advanced")
    options = [GAME.action_to_json(match.table, option) for option in match.options(match.asked()[0])]
    _, tile, side, turns, place = next(option for option in options if option[4].startswith("-") and option[3])
    other = next(option for option in options if option[1] == tile and option[4] != place)
    lines = (
        f"lay {tile} {side} {turns} 0,0",
        f"lay {tile} at {other[4]}",
        f"lay {tile} {side} turned {turns} at {place}",
    )
    out = typed(match, *lines)
    assert "Lay a tile (" in out[0]
    assert "nothing more to list" not in out[0]
    assert "Something lies there already" in out[1]
    assert f"place {other[4]} [touches " in out[2]
    assert f"lays tile {tile}, side {side}." in out[3]
    assert answers(tmp_path)[0] == ["lay_tile", tile, side, turns, place]


def test_caravan_is_named_by_its_number(typed: Run, tmp_path: Path) -> None:
    row = ["early_empire", "astrology", "foreign_trade", "masonry", "pottery"]
    ada = player("Ada", "rome", capital="0,0", row=row)
    ben = player("Ben", "egypt", capital="9,0")
    map = {f"{q},0": "G" for q in range(10)} | {"2,0": "G seoul"}
    match = position(ada, ben, map=map, resolve=("foreign_trade", 3))
    names = spaces_of(match)
    menu = menu_for(match, 0, Voice("en", "new_dawn"), drawn(match, 0))
    assert isinstance(menu, FormMenu)
    wanted = ("send", 0, match.table.components.ids["space"].index(names["2,0"]))
    assert menu.words.spell(wanted) == "send caravan 1 to seoul"
    for line in ("send caravan 1 to seoul", "move 1 seoul", f"schicke wagen 1 nach {names['2,0']}", "send seoul"):
        assert menu.read(line) == wanted, line


@pytest.mark.parametrize(("lang", "map", "seed"), [("de", "first", 2), ("en", "advanced", 1)])
def test_every_answer_of_a_game_can_be_typed(lang: str, map: str, seed: int) -> None:
    match = new(3, seed, map=map)
    bots = [find_bot(name, GAME) for name in ("strategist", "random", "strategist")]
    voice = Voice(lang, "new_dawn")
    seen: dict[str, int] = {}
    for _ in range(260):
        if match.over:
            break
        seat = match.asked()[0]
        action = bot_choice(match, seat, bots[seat])
        seen[action[0]] = seen.get(action[0], 0) + 1
        if seen[action[0]] <= 3:
            shown = pictures(match, seat, voice)
            menu = menu_for(match, seat, voice, shown)
            assert isinstance(menu, FormMenu)
            line = menu.words.spell(action)
            assert menu.read(line) == action, line
            question = match.question()
            values = [getattr(question, name) for name in question.__match_args__]
            assert shown.scene(type(question).__name__, values)
        match.play(seat, action)
    assert {"focus", "claim", "advance", "effect", "done"} <= set(seen)


def test_effect_is_chosen_by_the_word_of_its_verb(typed: Run, tmp_path: Path) -> None:
    row = ["early_empire", "astrology", "foreign_trade", "pottery", "masonry"]
    ada = player("Ada", "egypt", capital="0,0", tokens=["0,1"], row=row)
    ben = player("Ben", "rome", capital="9,0")
    match = position(ada, ben, map={**LINE, "0,1": "G"}, barbarians={"B": "1,0"}, resolve=("masonry", 5))
    out = typed(match, "attack", "", "attack", "pottery")
    assert "Press Enter to take this answer" in out[1]
    assert "what do you attack?" in out[1]
    assert answers(tmp_path)[0] == ["effect", "attack"]


def test_card_with_a_joining_word_in_its_name_is_swapped() -> None:
    row = ["drama_and_poetry", "astrology", "foreign_trade", "masonry", "pottery"]
    match = position(
        player("Ada", "aztec", capital="0,0", row=row),
        player("Ben", "egypt", capital="9,0"),
        map=LINE,
        stack=[["SwapCards", 0]],
    )
    for lang, line in (("en", "swap drama and poetry with pottery"), ("de", "tausche schauspiel und mit keramik")):
        menu = menu_for(match, 0, Voice(lang, "new_dawn"), drawn(match, 0, lang))
        assert menu.read(line) is not None, line


def test_cards_are_swapped_in_any_order() -> None:
    row = ["early_empire", "astrology", "foreign_trade", "masonry", "pottery"]
    ada, ben = player("Ada", "aztec", capital="0,0", row=row), player("Ben", "egypt", capital="9,0")
    match = position(ada, ben, map=LINE, stack=[["SwapCards", 0]])
    menu = menu_for(match, 0, Voice("en", "new_dawn"), drawn(match, 0))
    wanted = ("swap", ids(match, "focus", "astrology"), ids(match, "focus", "pottery"))
    assert menu.read("swap astrology with pottery") == menu.read("swap pottery with astrology") == wanted
    assert menu.read("swap pottery with pottery") is None


def test_price_is_what_the_person_pays(typed: Run) -> None:
    row = ["early_empire", "astrology", "foreign_trade", "masonry", "pottery"]
    ada = player("Ada", "egypt", capital="0,0", row=row, resources={"oil": 1, "diamonds": 1})
    match = position(ada, player("Ben", "rome", capital="9,0"), map=LINE, open=["petra"], resolve=("pottery", 4))
    out = typed(match, "table", "build petra", "1", "build petra")
    assert "Petra 7, for you 6 (Oil, Diamonds)" in out[1]
    assert "1) Build a world wonder 2) Build a city" in out[2]
    assert "Petra costs you 6; paid: 4" in out[4]


def test_effect_that_would_do_nothing_is_named_with_its_reason(typed: Run, tmp_path: Path) -> None:
    ada = player("Ada", "rome", capital="0,0", row=["early_empire", "astrology", "foreign_trade", "masonry", "pottery"])
    match = position(ada, player("Ben", "egypt", capital="9,0"), map=LINE, open=["petra"], resolve=("pottery", 5))
    out = typed(match, "baue", "build city", "", lang="de")
    assert "- Weltwunder bauen: Petra kostet 7, und du kommst höchstens auf 5." in out[0]
    assert "1) Stadt bauen 2) Fertig [Die Karte bewirkt dann nichts" in out[0]
    assert "1) Stadt bauen Die Eingabetaste nimmt diese Antwort" in out[1]
    assert answers(tmp_path)[0] == ["effect", "build_city"]


def test_why_finds_a_space_by_its_number(typed: Run) -> None:
    match = position(
        player("Ada", "rome", capital="0,0"),
        player("Ben", "egypt", capital="9,0"),
        map=LINE | {"0,1": "M"},
        resolve=("early_empire", 2),
    )
    number = spaces_of(match)["0,1"]
    out = typed(match, f"why {number}", f"card {number}")
    assert f"Mountains {number.replace('.', '·')}: The terrain is too difficult" in out[1]
    assert "(N38)" in out[1]
    assert "Mountains. Difficulty 5" in out[2]
    assert f"Beside it: {spaces_of(match)['0,0']} g 1, A@; {spaces_of(match)['1,0']} g 1" in out[2]


def test_every_verb_has_words_in_both_languages() -> None:
    check_verbs("new_dawn")


def test_no_verb_is_a_command(typed: Run) -> None:
    out = typed(new(), "help", "card", "card unicorn", "card 11.0", "card 11", "goals", "tiles", "rule N42", "card a")
    assert "near the map around your pieces" in out[1]
    assert "card pottery" in out[2]
    assert "I know no card" in out[3]
    assert "Grassland. Difficulty 1" in out[4]
    assert "Tile 11" in out[5]
    assert "or Money Grubber" in out[6] or out[6].startswith("goals nothing")
    assert out[7].startswith("tiles nothing")
    assert "N42" in out[8]
    assert out[9].startswith("card a “a” can mean several things: Early Empire, ")


@pytest.mark.parametrize("map", ["first", "advanced"])
def test_position_shown_as_test_comes_back(map: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(new(3, 11, map=map), 70)
    path = tmp_path / "game.json"
    files.save(match, path)
    questions = Counter[str]()
    for n in range(len(match.log)):
        before = match.at(n)
        question = type(before.question()).__name__
        questions[question] += 1
        if questions[question] > amount(3, 100):
            continue
        capsys.readouterr()
        assert main(["show", str(path), "--at", str(n), "--as-test"]) == 0
        again = eval(capsys.readouterr().out, {"position": position, "player": player})
        seat = before.asked()[0]
        assert again.view(seat) == before.view(seat)
        assert again.options(seat) == before.options(seat)
    assert set(questions) >= {
        "LayTile" if map == "advanced" else "ChooseStar",
        "BeginTurn",
        "PlaceTokens",
        "MoveCaravans",
    }


# -- drawings ----------------------------------------------------------------------------------------------------------


def rich() -> Match:
    """Every piece there is, on one row of spaces and a second one."""
    return position(
        player(
            "Ada",
            "rome",
            capital="0,0",
            tokens=["1,0"],
            strong=["2,0"],
            cities=["3,0"],
            wonders={"petra": "3,0"},
            caravans=["4,0"],
            trade={"pottery": 2},
            resources={"oil": 1},
            dial=6,
        ),
        player("Ben", "egypt", capital="9,0"),
        map={
            "0,0": "G",
            "1,0": "H",
            "2,0": "F",
            "3,0": "D",
            "4,0": "M",
            "5,0": "W",
            "6,0": "N pantanal",
            "7,0": "G seoul",
            "8,0": "H marble",
            "9,0": "G",
            "0,1": "F A",
        },
        barbarians={"A": "0,1"},
        victory=["v1"],
    )


def test_map_shows_every_piece_on_its_space() -> None:
    shown = text(drawn(rich(), 0).pictures["map"]()).splitlines()
    numbers, pieces = shown[0], shown[1]
    names = spaces_of(rich())
    wanted = ["gA@", "hA", "fA+", "dA#*", "ma", "~", "^Pant", "g&Seo", "h:ma", "gB@"]
    start = numbers.index(names["0,0"])
    cells = [(numbers[i : i + 6].strip(), pieces[i : i + 6].strip()) for i in range(start, len(numbers), 6)]
    assert cells == [(names[f"{q},0"], wanted[q]) for q in range(10)]
    assert shown[2].index(names["0,1"]) == start + 3  # the next row is half a hex to the east
    assert shown[3].strip() == "f!A"
    rest = "\n".join(shown[4:])
    assert f"Seoul (Science) {names['7,0']}" in rest
    assert f"Pantanal {names['6,0']}" in rest
    assert f"Petra {names['3,0']}" in rest
    assert f"!A {names['0,1']}" in rest


def test_map_has_the_letters_of_the_language() -> None:
    shown = text(drawn(rich(), 0, "de").pictures["map"]()).splitlines()
    assert shown[1].split() == ["gA@", "hA", "wA+", "üA#*", "ba", "~", "^Pant", "g&Seo", "h:ma", "gB@"]
    assert "g Grasland 1, h Hügel 2, w Wald 3, ü Wüste 4, b Berge 5, ~ Wasser" in "\n".join(shown)


def test_map_that_is_too_wide_comes_in_parts() -> None:
    ends = player("Ada", "rome", capital="0,0"), player("Ben", "egypt", capital="24,0")
    match = position(*ends, map={f"{q},0": "G" for q in range(25)})
    shown = text(drawn(match, 0).pictures["map"]()).splitlines()
    assert max(map(len, shown)) <= 80
    assert "gA@" in shown[1]
    assert "gB@" in shown[4]
    words = (shown[0] + " " + shown[3]).split()
    assert words == [spaces_of(match)[f"{q},0"] for q in range(25)]


def test_table_shows_rows_dials_wonders_and_victory_cards() -> None:
    shown = text(drawn(rich(), 0).table())
    flat = " ".join(shown.split())
    assert "Round 1, turn of Ada (first player: Ada)" in flat
    assert "[new barbarians] > no event" in flat
    assert "Pottery (Ind I) +2" in flat
    assert "Resources Oil 1" in flat
    below = [deck["left"] - 1 for deck in rich().view(0)["decks"]]
    assert flat.count(f"), {below[0]} more below it") == below.count(below[0])
    assert "A Ada (you), Trajan (Rome)" in flat
    assert "or Money Grubber A 0/2 B 0/2 2 economic wonders." in flat
    dial = next(line for line in shown.splitlines() if line.startswith("A Rome"))
    assert [i for i, c in enumerate(dial[13:][1::2]) if c == "A"] == [6]
    row = next(line for line in shown.splitlines() if line.startswith("A Ada, Rome"))
    assert row.split()[3:] == ["0/1", "6", "4", "2/8", "1", "29", "2"]


@pytest.mark.parametrize(("players", "map"), [(2, "first"), (4, "first"), (3, "advanced"), (4, "advanced")])
def test_every_picture_is_80_columns_wide(players: int, map: str) -> None:
    match = new(players, 3, map=map)
    for answers_more in (0, 2, 40):
        played(match, answers_more)
        for seat, lang in product((match.asked()[0], None), ("de", "en")):
            seen = drawn(match, seat, lang)
            for name, draw in seen.pictures.items():
                assert max((len(line) for line in text(draw()).splitlines()), default=0) <= 80, name


def test_places_for_tiles_are_drawn_beside_the_map() -> None:
    match = new(3, 3, map="advanced")
    seat = match.asked()[0]
    shown = text(drawn(match, seat).scene("LayTile", [seat]))
    drawing = shown.split("Places")[0].split()
    for option in match.options(seat):
        assert GAME.action_to_json(match.table, option)[4] in drawing
    for tile in match.view(seat)["hands"][seat]:
        assert f"Tile {tile}, side A" in shown
        assert f"Tile {tile}, side B" in shown


def test_attack_names_both_values_before_the_dice() -> None:
    row = ["early_empire", "astrology", "foreign_trade", "pottery", "masonry"]
    ada = player("Ada", "egypt", capital="0,0", row=row, trade={"masonry": 1})
    map = {"0,0": "G", "1,0": "F", "1,1": "G", "9,0": "G"}
    ben = player("Ben", "rome", capital="9,0")
    match = position(ada, ben, map=map, barbarians={"B": "1,0"}, resolve=("masonry", 5))
    assert match.view(0)["question"]["step"] == "ChooseEffect"
    attack = next(option for option in match.options(0) if "attack" in GAME.action_to_json(match.table, option))
    match.play(0, attack)
    target = next(option for option in match.options(0) if option[0] == "attack")
    mine, theirs, own, other = next(iter(match.view(0)["prospects"].values()))[spaces_of(match)["1,0"]]
    remark = drawn(match, 0).remark(target)
    there = f"{spaces_of(match)['1,0']} f 3, !B"
    assert remark == f"{there}; 5 + die against 3 + die: won at 72 %; with your trade token at 83 %"
    assert (mine, theirs, own, other) == (5, 3, 1, 0)


def test_chances_count_a_tie_for_the_defence() -> None:
    assert [percent(lead) for lead in (-5, -4, 0, 1, 5, 6)] == [0, 3, 42, 58, 97, 100]


def test_military_card_names_what_it_could_attack() -> None:
    row = ["early_empire", "astrology", "foreign_trade", "pottery", "masonry"]
    ada = player("Ada", "egypt", capital="0,0", row=row)
    map = LINE | {"1,0": "G oil"}
    match = position(ada, player("Ben", "rome", capital="9,0"), map=map, barbarians={"B": "1,0"})
    masonry = next(option for option in match.options(0) if option[1:] == (ids(match, "focus", "masonry"),))
    remark = drawn(match, 0).remark(masonry).replace("\u00a0", " ")
    assert remark.endswith(f"Within reach: !B {spaces_of(match)['1,0']} (92 %).")


def test_dial_names_how_far_it_would_go() -> None:
    def remark(dial: int) -> str:
        ada = player("Ada", "egypt", capital="0,0", dial=dial)
        match = position(ada, player("Ben", "rome", capital="9,0"), map=LINE, resolve=("astrology", 4))
        return drawn(match, 0).remark(("advance",))

    assert remark(7) == "by 4, to 11"
    assert remark(22) == f"by 4, past the end, to {new().table.components.overflow_to}"


def test_resource_names_the_wonders_it_fits() -> None:
    ada = player("Ada", "egypt", capital="0,0", resources={"oil": 1})
    shown = ["hanging_gardens", "colossus", "pyramids", "petra"]
    ben = player("Ben", "rome", capital="9,0")
    match = position(ada, ben, map=LINE, open=shown, stack=[["GainResource", 0, 0]])
    oil = ids(match, "resource", "oil")
    assert drawn(match, 0).remark(("gain", oil)) == "you have 1; fits Colossus, Pyramids, Petra"
    assert drawn(match, 0).remark(("pay", oil)) == "you have 1"


def test_full_card_is_marked_where_tokens_are_put() -> None:
    row = ["early_empire", "astrology", "foreign_trade", "masonry", "pottery"]
    ada = player("Ada", "rome", capital="0,0", row=row, trade={"pottery": 3, "masonry": 2})
    match = position(ada, player("Ben", "egypt", capital="9,0"), map=LINE, stack=[["PutTrade", 0, 1]])
    remarks = {option[1]: drawn(match, 0).remark(option) for option in match.options(0)}
    focus = match.table.components.ids["focus"].index
    assert remarks[focus("pottery")] == "slot 5, Industry, 3 trade tokens; full, the token would be lost"
    assert remarks[focus("masonry")] == "slot 4, Military, 2 trade tokens"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_components_are_looked_up_in_both_languages(lang: str) -> None:
    seen = drawn(rich(), 0, lang)
    for word in ("Keramik", "pottery", "Petra", "hängende", "Trajan", "Seoul", "Pantanal", "Botschaft", "Marmor"):
        assert len(seen.look_up(word)) == 1, word
    assert seen.look_up("einhorn") == []


def test_whole_game_of_bots_is_shown_with_its_account(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "game.json")
    assert main(["play", "new_dawn", "--seats", "bot:strategist,bot:strategist", "--seed", "4", "--save", path]) == 0
    capsys.readouterr()
    match = files.load(Path(path), find_game)
    assert match.result is not None
    for lang, word in (("de", "Spielzielkarten"), ("en", "Victory cards")):
        assert main(["replay", path, "--lang", lang]) == 0
        out = capsys.readouterr().out.splitlines()
        total = next(line for line in out if line.startswith(word))
        assert [int(n) for n in total.split()[-2:]] == [
            match.result["points"][seat] for seat in match.result["ranking"]
        ]
        assert main(["show", path, "--at", str(len(match.log) // 2), "--seat", "1", "--lang", lang]) == 0
        assert max(map(len, capsys.readouterr().out.splitlines())) <= 80
