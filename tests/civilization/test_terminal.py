"""Civilization in the terminal: answers in words, trade in turns, drawings of 80 columns in both languages."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
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
from zeitalter.games.civilization.position import Player, player, position
from zeitalter.games.civilization.terminal.pictures import Pictures
from zeitalter.testing import seeds
from zeitalter.texts import texts_for

HAND = ["salz"] * 3 + ["korn"] * 2 + ["felle", "ocker", "papyrus"]
SMALL = {"knossos": 4, "phaistos": 3, "rhodos": 2, "thera": 1}


def ada(**what: Any) -> Player:
    return player("Ada", "kreta", SMALL, **what)


def ben(**what: Any) -> Player:
    return player("Ben", "asien", {"hattusa": 5, "gordion": 4}, **what)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    return partial(terminal(monkeypatch, capsys, tmp_path), seats=("me", "bot:random"))


def answers(tmp_path: Path, *seats: int) -> list[Any]:
    """What the person (or these seats) answered in the saved match."""
    match = saved(tmp_path)
    return [entry.value for entry in match.log if entry.kind == "answer" and entry.seat in (seats or (0,))]


def trade(**what: Any) -> Match:
    hands = {"hand": HAND}, {"hand": ["salz", "salz", "korn", "korn", "korn", "piraterie"]}
    return position(ada(**hands[0]), ben(**hands[1]), stack=["Trade", "StartRound"], phase=9, **what)


# -- forms -------------------------------------------------------------------------------------------------------------


def test_growth_is_typed_as_areas_with_numbers(typed: Run, tmp_path: Path) -> None:
    match = position(player("Ada", "kreta", SMALL, treasury=41), ben(), stack=["Growth", "StartRound"], phase=2)
    out = typed(match, "grow knossos 2", "grow kno 2 athen 3", "wachse kno 2 phaistos 2 rhodes")
    assert "for example: grow " in out[0]
    assert "Knossos 2, Phaestos 2, Rhodes 2, Thera 1 (5 in all)" in out[0]
    assert "5" in out[1]
    assert "Athens" in out[2]
    area = match.table.components.ids["area"].index
    grown = (area("knossos"),) * 2 + (area("phaistos"),) * 2 + (area("rhodos"),)
    assert answers(tmp_path)[0] == ("grow", tuple(sorted(grown)))


def test_only_form_needs_no_verb_and_its_number_explains_it(typed: Run, tmp_path: Path) -> None:
    match = position(ada(hand=HAND), ben(), stack=["Discards", "StartRound"], phase=12)
    out = typed(match, "1", "hides", "2 hides", "1 hides ochre")
    assert "This one is typed in words, for example: discard " in out[1]
    assert "You may keep at most 6 cards" in out[2]
    assert "There is no answer 2" not in out[3]
    card = match.table.components.ids["card"].index
    assert answers(tmp_path)[0] == ("discard", (card("felle"), card("ocker")))


def test_cards_are_bought_in_words_of_both_languages(typed: Run, tmp_path: Path) -> None:
    match = position(ada(hand=HAND, treasury=12), ben(), stack=["Purchases", "StartRound"], phase=10)
    lines = (
        "kaufe",
        "kaufe philosophie mit salz 3",
        "kaufe weben mit salz 4",
        "buy mus with einhorn",
        "buy toep for salt 3 korn 2",
    )
    out = typed(match, *lines, lang="de")
    assert "Es fehlt noch etwas; tippe zum Beispiel: kaufe " in out[1]
    assert "kannst du erst kaufen" in out[2]
    assert "So viele Karten davon hast du nicht auf der Hand: Salz." in out[3]
    assert "„einhorn“ kenne ich hier nicht" in out[4]
    assert "Ada kauft Töpfern für 45 Punkte" in out[5]
    ids = match.table.components.ids
    salt, grain = ids["card"].index("salz"), ids["card"].index("korn")
    assert answers(tmp_path)[0] == ("buy", (ids["civilization"].index("toepfern"),), (salt,) * 3 + (grain,) * 2)


def test_losses_name_tokens_and_cities(typed: Run, tmp_path: Path) -> None:
    struck = [("hungersnot", 0, -1)]
    match = position(
        ada(cities=["milet", "athen"]), ben(), calamities=struck, stack=["Calamities", "StartRound"], phase=11
    )
    shares = ("assign ben 12", "assign ben 11 ada 2", "assign Ben 3")
    losses = ("lose kno 2", "lose city:milet kno 2 city:athens", "lose kno 2 city:milet thera rho")
    out = typed(match, *shares, *losses)
    assert "Ben" in out[1]
    assert "11" in out[1]
    assert "Ada" in out[2]
    assert "needed: 9, chosen: 2" in out[4]
    assert "chosen: 12" in out[5]
    area = match.table.components.ids["area"].index
    tokens = tuple(sorted((area("knossos"), area("knossos"), area("thera"), area("rhodos"))))
    assert answers(tmp_path)[0] == ("assign", (0, 3))
    assert answers(tmp_path)[1] == ("lose", tokens, (area("milet"),))


def test_packages_are_offered_replied_to_and_swapped(typed: Run, tmp_path: Path) -> None:
    seats = ("me", "me")
    sent = "offer Ben salt 2 korn named korn says salz 3 wants grain gold"
    lines = ("", "offer ben salt 2", "offer ben salt 2 korn", sent, "")
    more = ("reply grain 3", "", "withdraw now", "trade", "accept", "", "trade", "wait", "", "fertig", "")
    out = typed(trade(), *lines, *more, seats=seats)
    text = " ".join(out)
    assert "A package needs at least 3 cards." in text
    assert "Something is missing; type for example: offer" in text
    assert "Ada to Ben: 3 cards worth 16, with Grain. Says: Salt 3. Wants: Grain, Gold. Inside: Salt 2, Grain." in text
    assert "Ben replies to no. 1 of Ada: 3 cards worth 36, with Grain." in text
    assert "I do not know “now” here; type for example: withdraw" in text
    assert "Ada and Ben swap" in text
    card = find_game("civilization").table(2).components.ids["card"].index
    salt, grain = card("salz"), card("korn")
    offered, replied, swapped = answers(tmp_path, 0, 1)[:3]
    assert offered == ("offer", 1, (salt, salt, grain), grain, (salt, salt, salt), (grain, card("gold")))
    assert replied == ("reply", 0, 1, (grain,) * 3, grain, (), ())
    assert swapped == ("accept", 1, 2)
    assert "8 cards; named Grain; claimed Salt; wants Grain, Gold." in text
    assert "Swapped with Ada: gave Grain 3, got Salt 2, Grain." in text
    assert "Epidemic is in its stack." in text


def test_offers_are_declined_with_a_word(typed: Run, tmp_path: Path) -> None:
    out = typed(trade(), "", "offer ben salt 3", "", "decline ada too little", "", "offers", seats=("me", "me"))
    assert "Ben declines: “too little”." in " ".join(out)
    assert answers(tmp_path, 1)[0] == ("decline", 0, 1, 0)


def test_person_and_bots_trade_in_turns(typed: Run, tmp_path: Path) -> None:
    out = typed(trade(), "wait", "offers", "done")
    assert "“wait” lets the others go first" in out[0]
    assert "Ben" in out[1]
    match = saved(tmp_path)
    assert [entry.seat for entry in match.log if entry.kind == "answer"][:2] == [0, 1]


# -- listed answers in words -------------------------------------------------------------------------------------------


def test_moves_are_typed_in_any_order(typed: Run, tmp_path: Path) -> None:
    match = position(ada(), ben(), stack=["Movement", "StartRound"], phase=5, census=(0, 1))
    out = typed(match, "move 2 from knossos to phaestos", "ziehe phaistos knossos 1", "move knossos", "move kno pha")
    assert "Ada moves 2 tokens from Knossos to Phaestos." in out[1]
    assert "Ada moves 1 token from Phaestos to Knossos." in out[2]
    assert "1) 1 token from Knossos to Phaestos 2) 2 tokens from Knossos to Phaestos" in out[3]
    assert [action[0] for action in answers(tmp_path)] == ["move", "move"]


def test_refused_move_says_why_and_loses_nothing(typed: Run, tmp_path: Path) -> None:
    match = position(ada(), ben(), stack=["Movement", "StartRound"], phase=5, census=(0, 1))
    out = typed(
        match, "move knossos athen 1", "move kno pha 9", "why move knossos rhodes 1", "sail 1 thera", "grow knossos"
    )
    assert "do not border on each other: Knossos and Athens" in out[1]
    assert "You do not have 9 tokens there" in out[2]
    assert out[3].endswith("(43.5)")
    assert "You do not have that many ships" in out[4]
    assert "not one of the possible answers" in out[5]
    assert answers(tmp_path) == []


def test_many_answers_of_one_verb_are_one_line_and_can_be_searched(typed: Run) -> None:
    tokens = {"gordion": 6, "galatien": 6, "knossos": 6}
    match = position(player("Ada", "kreta", tokens), ben(), stack=["Movement"], phase=5, census=(0, 1))
    out = typed(match, "phaestos", "")
    assert "- Move tokens (" in out[0]
    assert "ways), for example: move from " in out[0]
    assert "6 tokens from Knossos to Phaestos" in out[1]
    assert "Gord" not in out[1]


def test_listed_answers_have_the_small_numbers(typed: Run, tmp_path: Path) -> None:
    tokens = {"gordion": 6, "galatien": 6, "knossos": 6}
    match = position(player("Ada", "kreta", tokens), ben(), stack=["Movement", "StartRound"], phase=5, census=(0, 1))
    out = typed(match, "1")
    assert "1) Finish moving [5 tokens too many go back to the stock] - Move tokens (" in out[0]
    assert answers(tmp_path)[0] == ("end_moves",)


def test_word_of_several_answers_gets_the_reason_of_the_one_that_is_meant(typed: Run, tmp_path: Path) -> None:
    match = position(ada(ships=["knossos"]), ben(), stack=["Movement"], phase=5, census=(0, 1))
    out = typed(match, "load 1 2", "done", "why done", "end")
    assert "Round 1, phase 5: movement" in out[1]
    assert "Player, nation" not in out[1]
    assert "aboard" in out[2]
    assert "not one of the possible answers" not in out[2]
    assert out[3].endswith("(43.5)")
    assert out[2].removeprefix("done ") == out[4].removeprefix("end ").removesuffix(
        " The input has ended, so the game stops here."
    )
    assert answers(tmp_path) == [("load", 0, 2)]


def test_ships_are_told_only_coasts_they_can_sail_to() -> None:
    def sea(**what: Any) -> str:
        match = position(ada(ships=["knossos"], **what), ben(), stack=["Movement"], phase=5, census=(0, 1))
        shown = text(drawn(match, 0).scene("Move", [0]))
        listed = shown.split(" aboard > ")[1].split("\n\n")[0]
        offered = {match.game.action_to_json(match.table, o)[2] for o in match.options(0) if o[0] == "sail"}
        names = match.table.components.names["coast"]
        ids = match.table.components.ids["coast"]
        assert {name["en"] for id, name in zip(ids, names, strict=True) if name["en"] in listed} == {
            names[ids.index(id)]["en"] for id in offered
        }
        return listed

    assert "Sea" not in sea()
    assert "Sea" in sea(cards=["astronomie"])


@pytest.mark.parametrize(
    ("offers", "told"),
    [("free", "Make as many offers as you like."), ("3", "You may still make 3 offers.")],
)
def test_trade_says_how_many_offers_may_be_made(typed: Run, offers: str, told: str) -> None:
    assert told in typed(trade(options={"trade_offers": offers}), "wait")[0]


def test_trade_in_rounds_says_which_round_it_is(typed: Run) -> None:
    out = typed(trade(options={"trade_rounds": "3"}), "wait")
    assert "Round 1 of 3 of trade: everybody says one thing." in out[0]


def test_every_answer_of_a_game_can_be_typed() -> None:
    game = find_game("civilization")
    match = Match.new(game, [Seat("Ada"), Seat("Ben"), Seat("Carl")], seed=4)
    bots = [find_bot(name, game) for name in ("strategist", "random", "strategist")]
    voices = [Voice(lang, "civilization") for lang in ("de", "en")]
    seen: set[str] = set()
    while match.state.round < 15 and not match.over:
        seat = match.asked()[0]
        action = bot_choice(match, seat, bots[seat])
        if action[0] not in seen or action[0] in ("buy", "offer", "reply", "lose"):
            for voice in voices:
                menu = menu_for(match, seat, voice, pictures(match, seat, voice))
                if isinstance(menu, FormMenu):
                    line = menu.words.spell(action)
                    assert menu.read(line) == action, line
                    assert menu.named(action)
            seen.add(action[0])
        match.play(seat, action)
    assert {"nation", "move", "end_moves", "build", "buy"} <= seen


@pytest.mark.parametrize("phase", ["Trade", "Movement", "Purchases", "Discards", "Shipping", "Calamities"])
def test_no_line_breaks_the_question(phase: str) -> None:
    struck = [("hungersnot", 0, -1)] if phase == "Calamities" else []
    match = position(
        ada(hand=HAND, treasury=12, cities=["milet"], ships=["knossos"]),
        ben(hand=HAND[:4]),
        stack=[phase, "StartRound"],
        census=(0, 1),
        calamities=struck,
    )
    voice = Voice("en", "civilization")
    seat = match.asked()[0]
    menu = menu_for(match, seat, voice, pictures(match, seat, voice))
    assert isinstance(menu, FormMenu)
    ids = match.table.components.ids
    verbs = [word for verb in match.game.verbs for word in menu.words.verb_words(verb)]
    values = [
        "with",
        "to",
        "city:",
        "says",
        "named",
        "no",
        "0",
        "2",
        "99",
        "ada",
        "ben",
        "ship",
        ":",
        "+",
        "knossos",
        "2",
    ]
    values += [*ids["card"], *ids["civilization"], *ids["area"][:20]]
    r = Random(7)
    for verb in verbs:
        for _ in seeds(1, 4):
            line = " ".join([verb, *(r.choice(values) for _ in range(r.randint(0, 5)))])
            action = menu.read(line)
            assert action is None or match.why_not(seat, action) is None, line


def test_every_verb_has_words_in_both_languages() -> None:
    check_verbs("civilization")


# -- drawings ----------------------------------------------------------------------------------------------------------


def drawn(match: Match, seat: int | None, lang: str = "en") -> Pictures:
    return Pictures(match.view(seat), match.table, texts_for("civilization", lang), match.seats, 80)


def rich() -> Match:
    return position(
        ada(cities=["milet", "athen"], ships=["knossos"], cards=["weben", "musik"], hand=HAND, treasury=7, field=6),
        player(
            "Ben", "asien", {"hattusa": 5, "knossos": 1}, cards=["weben"], field=3, hand=["gold", "gold", "piraterie"]
        ),
        stack=["Trade"],
        phase=9,
        round=8,
        calamities=[("hochwasser", 1, -1)],
    )


def test_table_shows_everything_that_is_public() -> None:
    shown = text(drawn(rich(), 0).table())
    assert "Round 8, phase 9: trade" in shown
    assert "Flood strikes Ben" in shown
    assert "Beige        Knossos 4/3 +B1, Phaestos 3/2, Rhodes 2/2, Thera 1/2" in shown
    assert "Cities       Athens, Miletus" in shown
    assert "Ships        Knossos" in shown
    assert "Cards        Cloth Making 45, Music 60" in shown
    assert "Salt 3 (27), Grain 2 (16); worth 47" in " ".join(shown.split())
    assert "Stacks       1: 12" in shown
    row = next(line for line in shown.splitlines() if line.startswith("A Crete"))
    cells = row[13:64]
    assert [cells[3 * i + 2] for i in range(17)] == ["A" if i == 6 else "." for i in range(17)]
    assert [i for i in range(17) if cells[3 * i + 1] == "|"] == [5, 9, 11, 14]
    assert row.endswith("1000 1200")


def test_nobody_sees_the_hand_of_another() -> None:
    match = rich()
    for seat in (0, None):
        pictures = drawn(match, seat)
        everything = "\n".join(
            text(draw()) for name, draw in pictures.pictures.items() if name not in ("cards", "trade")
        )
        assert "Piracy" not in everything
        assert "Piracy may be out there (the others hold 3 cards of its stack)." in text(pictures.pictures["trade"]())
    assert "Hand         3 cards" in text(drawn(match, 0).mats())


def test_shop_names_the_price_after_credits_and_the_owners() -> None:
    shown = text(drawn(rich(), 0).pictures["cards"]()).splitlines()
    by_name = {line[2:22].strip(): line[24:] for line in shown}
    assert by_name["Philosophy"].split()[:3] == ["240", "210", "5"]  # Music gives 30
    assert by_name["Cloth Making"].split() == ["45", "-", "2", "Cr", "AB"]
    assert shown[-1].startswith("You can pay 54: goods 47, treasury 7.")


def test_map_and_surroundings_show_who_is_there() -> None:
    match = rich()
    assert "Knossos [3#] A4 B1" in text(drawn(match, 0).pictures["map"]())
    near = text(drawn(match, 0).pictures["near"]())
    assert "Knossos [3#] A4 B1: Phaestos [2#] A3" in near
    assert "Thera [2#^] A1: nothing by land" in near
    assert "Nobody sits here" in text(drawn(match, None).pictures["near"]())


@pytest.mark.parametrize("lang", ["de", "en"])
def test_cards_areas_and_nations_are_looked_up_in_both_languages(lang: str) -> None:
    pictures = drawn(rich(), 0, lang)
    for word in ("Pottery", "töpfern", "Rhodes", "kreta", "Vesuv", "nil", "Piraterie", "rosa"):
        found = pictures.look_up(word)
        assert len(found) == 1, word
    assert pictures.look_up("einhorn") == []


def test_whole_game_of_bots_is_shown_with_its_account(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "game.json")
    seats = "bot:strategist,bot:random,bot:strategist"
    assert main(["play", "civilization", "--seats", seats, "--seed", "4", "--save", path, "--end-triangle", "2"]) == 0
    capsys.readouterr()
    match = files.load(Path(path), find_game)
    assert match.result is not None
    for lang, word in (("de", "Summe"), ("en", "Total")):
        assert main(["replay", path, "--lang", lang]) == 0
        out = capsys.readouterr().out.splitlines()
        total = next(line for line in out if line.startswith(word))
        assert [int(n) for n in total.split()[1:]] == [match.result["points"][seat] for seat in match.result["ranking"]]
        sums = [0] * 3
        for line in out[out.index(total) - 3 : out.index(total)]:
            sums = [a + int(b) for a, b in zip(sums, line.split()[-3:], strict=True)]
        assert sums == [int(n) for n in total.split()[1:]]
        assert main(["show", path, "--at", str(len(match.log) // 2), "--seat", "1", "--lang", lang]) == 0
        assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


def test_loaded_game_does_not_tell_everything_again(typed: Run) -> None:
    game = find_game("civilization")
    match = Match.new(game, [Seat("Ada"), Seat("Ben")], seed=4)
    bot = find_bot("strategist", game)
    while len(match.events(None)) < 300:
        match.play(match.asked()[0], bot_choice(match, match.asked()[0], bot))
    out = typed(match, lang="de")
    assert "ältere Zeilen fehlen hier" in out[0]
    assert "zieht eine Karte mit dem Wert" not in out[0]


def test_help_speaks_of_this_game(typed: Run) -> None:
    out = typed(trade(), "help", "card", "card unicorn", "matrix", "track", "rule A-06")
    assert "succession the succession table" in out[1]
    assert "card knossos" in out[2]
    assert "I know no card, area, nation" in out[3]
    assert "I do not understand “matrix” here" in out[4]
    assert "A Crete" in out[5]
    assert "A-06 Where ships are built" in out[6]


def test_hint_is_a_line_that_can_be_typed(typed: Run, tmp_path: Path) -> None:
    out = typed(trade(), "hint")
    line = out[1].removeprefix("hint ").split(". ")[0]
    again = typed(trade(), line)
    assert "Ada" in again[1]
    assert answers(tmp_path)[0][0] in ("offer", "offer_all", "end_trade")
