"""How the strategist bot judges Historia: what it likes, what it chooses, what it says, and how well it plays."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from zeitalter import Match, find_game
from zeitalter.bots import bot_choice, bot_hint, bot_move, find_bot, hint_text
from zeitalter.engine import kernel
from zeitalter.games.historia.bot import hints
from zeitalter.games.historia.bot.judge import PARTS, evaluate, focus, lay, parts, shortlist
from zeitalter.games.historia.bot.outlook import outlook
from zeitalter.games.historia.data.components import EXPLOITATION, REVOLUTION
from zeitalter.games.historia.position import bot, player, position
from zeitalter.lab import simulate
from zeitalter.testing import amount, fill, say
from zeitalter.texts import texts_for

GAME = find_game("historia")
STRATEGIST = find_bot("strategist", GAME)
FOLDER = Path(hints.__file__).parents[1] / "words"
EVERYTHING = {
    "events": "on",
    "goals": "on",
    "dominion": "on",
    "advanced_leaders": "on",
    "chosen_advisors": "on",
    "civilizations": "choice",
    "expert_start": "on",
}


def choice(match: Match, seat: int = 0) -> list:
    """What the strategist bot answers, in words."""
    return GAME.action_to_json(match.table, bot_choice(match, seat, STRATEGIST))


def reason(match: Match, lang: str = "en") -> str:
    return hint_text(texts_for("historia", lang), match, bot_hint(match, 0, STRATEGIST))


def worth(**ada) -> float:
    """How Ada's position is judged, beside the same rival."""
    return evaluate(position(player("Ada", **{"territories": ["china"], **ada}), player("Bob", ["europe"])).state, 0)


# -- judging ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"vp": 5}, {"vp": 4}),
        ({"technology": 5, "military": 4}, {"technology": 4, "military": 4}),
        ({"technology": 5, "military": 5}, {"technology": 5, "military": 4}),
        ({"personal": 3, "used": 0}, {"personal": 2, "used": 1}),
        ({"wonders": ["petra"]}, {}),
        ({"wonders": ["petra"]}, {"wonders": ["petra"], "turned": ["petra"]}),
        ({"territories": ["china", "india"]}, {"territories": ["china"]}),
        ({"territories": ["china", "india"]}, {"territories": ["china", "europe"]}),
        ({}, {"row": ["raid", "trade", "art"]}),
        ({"row": ["technology", "military", "art"]}, {"row": ["art", "military", "technology"]}),
        ({"leader": "hammurabi", "technology": 7, "military": 5}, {"leader": "caesar", "technology": 7, "military": 5}),
    ],
)
def test_better_positions_are_worth_more(better, worse):
    assert worth(**better) > worth(**worse)


def test_points_of_rivals_count_against_a_player():
    def against(vp):
        return evaluate(position(player("Ada", ["china"]), player("Bob", ["europe"], vp=vp)).state, 0)

    assert against(3) > against(9)


def test_tools_for_later_are_worth_nothing_in_the_last_round():
    few = position(player("Ada", ["china"], personal=0, row=["art", "raid"]), player("Bob", ["europe"]), round=12)
    many = position(player("Ada", ["china"], personal=4), player("Bob", ["europe"]), round=12)
    for name in ("cubes", "cards"):
        i = PARTS.index(name)
        assert parts(few.state, 0)[i] == parts(many.state, 0)[i] == 0


def test_alone_a_military_lead_and_more_territories_are_safer():
    def safety(military, territories):
        ada = player("Ada", territories, technology=2, military=military)
        match = position(ada, bot("noble", ["china", "india"], technology=2, military=4))
        return parts(match.state, 0)[PARTS.index("territories")]

    assert safety(4, ["china"]) > safety(2, ["china"])
    assert safety(2, ["china", "russia"]) > safety(2, ["china"])


def test_cells_look_ahead_to_better_governments():
    cells = outlook(position(player("Ada", ["china"]), player("Bob", ["europe"])).state.components).cells
    assert cells[12][3][3] > cells[12][2][2] > cells[12][1][1]
    assert cells[1][16][16] - cells[1][1][1] < cells[6][16][16] - cells[6][1][1]  # more rounds to profit from it
    assert all(value == 0 for row in cells[0] for value in row)


def test_regions_are_what_hangs_together_by_land():
    s = position(player("Ada", ["china"]), player("Bob", ["europe"])).state
    assert sorted(region.bit_count() for region in outlook(s.components).regions) == [3, 10]


# -- looking ahead ----------------------------------------------------------------------------------------------------


def test_focus_stops_when_the_own_turn_is_over():
    match = position(player("Ada", ["china"], technology=5, military=4, personal=3), player("Bob", ["europe"]))
    fill(match, {0: ["select", ["military", "technology"]], 1: ["select", ["art"]]})
    s = focus(match.state, 0)
    assert match.state.stack != s.stack
    kernel.answer(s, 0, kernel.options(s, 0)[0])
    while s.asked == (0,):
        kernel.answer(s, 0, kernel.options(s, 0)[0])
    assert s.asked == (-1,)
    assert s.played[1] == match.state.played[1]  # nobody else has acted
    assert (s.round, s.played[0], set(s.row[0])) == (1, (), {0, 1})


def test_lay_plays_one_card_and_nothing_of_the_others():
    match = position(player("Ada", ["china"], personal=2), player("Bob", ["europe"]))
    s = lay(match.state, 0, 1)
    assert (s.technology, s.personal[0], s.row) == ([2, 1], 1, [(1,), ()])
    assert s.asked == (-1,)
    assert match.state.technology == [1, 1]


def test_shortlist_drops_only_exploitations_that_are_never_better():
    match = position(
        player("Ada", ["china", "india", "russia"], personal=1, used=2),
        player("Bob", ["europe"]),
        stack=[["Execute", 0, 3, True, False, False], ["RoundEnd"]],
    )
    options = match.options(0)
    short = shortlist(match.state, 0, options)
    assert set(short) < set(options)
    assert [a[2:] for a in short] == [(2, ()), (1, (7,)), (1, (9,)), (1, (10,))]
    assert shortlist(match.state, 0, [("raid", 0, 1), ("raid", 1, 1)]) == [("raid", 0, 1), ("raid", 1, 1)]


# -- choosing ---------------------------------------------------------------------------------------------------------


def test_bot_fights_where_it_wins():
    match = position(
        player("Ada", ["china", "india"], technology=2, military=3),
        player("Bob", ["china", "europe"], technology=2, military=4),
        player("Eve", ["india", "africa"], military=2),
    )
    fill(match, {0: ["select", ["war"]], 1: ["select", ["exploitation"]], 2: ["select", ["exploitation"]]})
    assert choice(match) == ["war", "basic", "india", 2]


def test_bot_trades_with_the_weaker_of_two_partners():
    match = position(
        player("Ada", ["china"]),
        player("Bob", ["india", "europe"], technology=3, military=2, vp=30),
        player("Eve", ["russia", "africa"], technology=3, military=2, vp=3),
    )
    fill(match, {0: ["select", ["trade"]], 1: ["select", ["exploitation"]], 2: ["select", ["exploitation"]]})
    assert choice(match) == ["trade", "basic", 2]


def test_bot_expands_to_the_best_empty_territory():
    match = position(
        player("Ada", ["middle_east"], personal=2),
        player("Bob", ["china", "europe"], technology=2, military=3),
        tiles={"china": 16, "russia": 15, "india": 1, "central_asia": 2, "europe": 3, "north_africa": 4},
    )
    fill(match, {0: ["select", ["expansion"]], 1: ["select", ["exploitation"]]})
    assert choice(match) == ["expansion", "basic", 0, "russia"]


def test_bot_keeps_the_leader_it_can_serve():
    match = position(
        player("Ada", ["china", "india", "russia"], technology=6, military=5),
        player("Bob", ["europe"]),
        packet={"hammurabi": 1, "caesar": 1, "ramses_ii": 1},
        stack=[["KeepLeader", 0], ["KeepLeader", 1], ["EndDraft", 1], ["StartRound"]],
    )
    assert choice(match) == ["keep", "hammurabi"]


def test_bot_recovers_cubes_when_it_has_none():
    match = position(player("Ada", ["china"], personal=0, used=3), player("Bob", ["europe"]))
    assert choice(match) == ["select", ["exploitation"]]


def test_bot_does_not_end_the_last_round_while_cards_gain_points():
    ada = player("Ada", ["china"], technology=10, military=8, personal=2, row=["art", "expansion", "trade"])
    match = position(ada, player("Bob", ["india"], military=2), round=12)
    chosen = choice(match)[1]
    assert "raid" in chosen
    assert "revolution" not in chosen


def test_bot_ends_the_round_when_nothing_else_helps():
    ada = player(
        "Ada",
        ["oceania"],
        technology=2,
        personal=0,
        used=0,
        row=["technology", "military", "exploitation", "art", "expansion", "trade"],
    )
    match = position(ada, player("Bob", ["europe"], technology=2, military=3))
    assert choice(match) == ["select", ["revolution"]]


def test_bot_plays_a_second_card_as_soon_as_it_may():
    ada = player("Ada", ["china"], technology=5, military=4, personal=4)
    match = position(ada, player("Bob", ["europe"]))
    assert len(choice(match)[1]) == 2


def test_bot_uses_wonders_before_it_ends_its_turn():
    match = position(player("Ada", ["china"], personal=1, wonders=["library_alexandria"]), player("Bob", ["europe"]))
    fill(match, {0: ["select", ["technology"]], 1: ["select", ["exploitation"]]})
    while match.asked() == (0,):
        bot_move(match, 0, STRATEGIST)
    assert match.state.vp[0] == 1
    assert match.state.turned[0]


# -- hints ------------------------------------------------------------------------------------------------------------


def test_hint_names_the_government_ahead():
    match = position(
        player("Ada", ["china"], technology=4, military=4, personal=3),
        player("Bob", ["europe"]),
        stack=[["Execute", 0, 0, True, False, False], ["RoundEnd"]],
    )
    hint = bot_hint(match, 0, STRATEGIST)
    assert hint.id == "hint-government"
    assert reason(match) == "This leads you to City-State: 2 VP at the end of every round."
    assert reason(match, "de") == "Das führt dich zur Staatsform Stadtstaat: 2 SP am Ende jeder Runde."


def test_hint_tells_of_points_at_once():
    match = position(
        player("Ada", ["china"], technology=14, military=12, personal=0),
        player("Bob", ["china", "europe"], military=2),
        player("Eve", ["africa"]),
        round=12,
        stack=[["Execute", 0, 7, True, False, False], ["RoundEnd"]],
    )
    assert bot_hint(match, 0, STRATEGIST).action == ("war", 1, 10, 1)
    assert reason(match) == "You are stronger than Bob: 4 VP for you, and Bob has to leave the territory."


def test_hint_for_a_draft_names_the_leader():
    match = position(
        player("Ada", ["china", "india", "russia"], technology=6, military=5),
        player("Bob", ["europe"]),
        packet={"hammurabi": 1, "caesar": 1, "ramses_ii": 1},
        stack=[["KeepLeader", 0], ["KeepLeader", 1], ["EndDraft", 1], ["StartRound"]],
    )
    assert reason(match) == "You have the best chance to reach the goals of this leader: Hammurabi."


def test_hint_says_when_there_is_no_choice():
    row = ["military", "technology", "art", "exploitation", "expansion", "trade", "raid"]
    match = position(player("Ada", ["china"], row=row), player("Bob", ["europe"]))
    assert bot_hint(match, 0, STRATEGIST) == (("select", (REVOLUTION,)), "hint-only", ())


def test_hint_does_not_call_a_clear_choice_the_only_one():
    match = position(
        player("Ada", ["china"], personal=1, used=2),
        player("Bob", ["europe"]),
        stack=[["Execute", 0, EXPLOITATION, True, False, False], ["RoundEnd"]],
    )
    assert len(match.options(0)) == 3
    assert bot_hint(match, 0, STRATEGIST).id == "hint-cubes"
    assert reason(match) == "This puts 2 more cubes into your personal supply."


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {}), (3, EVERYTHING), (4, {}), (5, {"goals": "on"}), (4, {"dominion": "on", "events": "on"})],
)
def test_hints_render_in_both_languages(seats, options):
    match = Match.new(GAME, seats, options, seed=30 + seats)
    lot = find_bot("random", GAME)
    r = Random(seats)
    seen: Counter[str] = Counter()
    while not match.over:
        seat = match.asked()[0]
        if r.random() < amount(10, 50) / 100:
            hint = bot_hint(match, seat, STRATEGIST)
            assert hint.action in match.options(seat)
            sentences = [hint_text(texts_for("historia", lang), match, hint) for lang in ("de", "en")]
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
            assert sentences[0] != sentences[1]
            seen[hint.id] += 1
        bot_move(match, seat, STRATEGIST if r.random() < 0.7 else lot)
    assert len(seen) >= 5


def test_both_languages_have_the_same_hints():
    ids = {
        lang: [
            line.split(" =")[0]
            for line in (FOLDER / f"hints.{lang}.ftl").read_text(encoding="utf-8").splitlines()
            if line.startswith("hint-")
        ]
        for lang in ("de", "en")
    }
    assert ids["de"] == ids["en"]
    assert len(set(ids["en"])) == len(ids["en"])


def test_every_part_of_the_judgement_can_be_a_reason():
    before = position(player("Ada", ["china"], leader="caesar"), player("Bob", ["europe"])).state
    after = position(
        player("Ada", ["china", "india"], leader="caesar", technology=3, military=3, vp=2, wonders=["petra"]),
        player("Bob", ["europe"]),
    ).state
    match = position(player("Ada", ["china"]), player("Bob", ["europe"]))
    for name in PARTS:
        id, args = hints._REASONS[name](before, after, 0)
        for lang in ("de", "en"):
            texts = texts_for("historia", lang)
            kinds, values = [kind for kind, _ in args], [value for _, value in args]
            assert texts.message(id, **texts.args(match, kinds, values))


# -- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_bot_beats_random_bots_at_tables_of_every_size(seats):
    games = amount(4, 12)
    report = simulate(GAME, ["strategist"] + ["random"] * (seats - 1), games, seed=2)
    assert report["bots"]["strategist"]["wins"] >= games - 1


@pytest.mark.parametrize("options", [EVERYTHING, {**EVERYTHING, "civbots": "2", "dominion_counts_civbots": "on"}])
def test_bot_beats_random_bots_with_all_variants(options):
    games = amount(4, 12)
    report = simulate(GAME, ["strategist", "random", "random"], games, seed=3, options=options)
    assert report["bots"]["strategist"]["wins"] >= games - 1


def test_bot_wins_solo_games_against_noble_civbots():
    report = simulate(GAME, ["strategist"], amount(12, 40), seed=5)
    assert report["options"] == {}  # five nobles
    assert report["bots"]["strategist"]["share"] >= 0.3


def test_bots_answers_can_be_said_in_words():
    match = Match.new(GAME, 2, seed=3)
    seat = match.asked()[0]
    words = GAME.action_to_json(match.table, bot_choice(match, seat, STRATEGIST))
    say(match, seat, *words)
    assert len(match.log) == 1
