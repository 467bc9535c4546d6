"""The strategist of Civilization: sound answers everywhere, sensible ones in plain cases, and blind to hidden cards."""

from collections import Counter
from random import Random

import pytest
from blind_bots import check_blind

from zeitalter.bots import bot_choice, find_bot, play_out
from zeitalter.engine import kernel
from zeitalter.engine.forms import Form, sample
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.games.civilization.bot import judge as bot
from zeitalter.games.civilization.bot.cards import Purse
from zeitalter.games.civilization.bot.final_cards import final_cards, goal_points
from zeitalter.games.civilization.bot.land import Land
from zeitalter.games.civilization.bot.packages import Guess, could_hold, others_cards
from zeitalter.games.civilization.bot.talk import refusal
from zeitalter.games.civilization.data.components import WHITE_SITE
from zeitalter.games.civilization.game import GAME
from zeitalter.games.civilization.position import player, position
from zeitalter.games.civilization.rules.kinds import REFUSALS
from zeitalter.games.civilization.rules.offers import CARDS, CLAIMED, NAMED, PACKAGES, PATIENCE, WISHED
from zeitalter.games.civilization.rules.purchase import MOST_CARDS
from zeitalter.games.civilization.rules.succession import POINTS_FOR_FIFTH
from zeitalter.games.civilization.rules.trade_cards import set_value
from zeitalter.testing import rule, seeds

STRATEGIST = find_bot("strategist", GAME)
AREAS = GAME.load_components({}, None).ids["area"]


def start(seats, seed, **options):
    return GAME.start(GAME.table(seats, options), SeedSource(seed_from_number(seed)))


def ids(kind, names):
    known = GAME.load_components({}, None).ids[kind]
    return tuple(known.index(name) for name in names)


def others(seats=2):
    """Rivals far away, so that a position has enough players."""
    return [player("Beate", "kreta", {"knossos": 3}), player("Carl", "thrakien", {"odessus": 3})][: seats - 1]


def choice(match, seat=0):
    return bot_choice(match, seat, STRATEGIST)


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {}), (7, {}), (3, {"variant": "nomads"}), (3, {"variant": "farmers"}), (4, {"trade_offers": "3"})],
)
def test_every_answer_is_legal_and_found_at_once(seats, options):
    s, r = start(seats, 5, **options), Random(5)
    while s.result is None and s.round < 11:
        seat = s.asked[0]
        world = redeal(GAME, s, seat, r)
        step = type(s.stack[-1]).__name__
        action = STRATEGIST.choose(GAME, world, seat, r)
        assert kernel.why_not(s, seat, action) is None, (step, action)
        at_once = bot.choose(world, seat, kernel.options(world, seat), r)
        assert at_once == action or step not in bot.ANSWERS, step
        kernel.answer(s, seat, action)
        assert not GAME.invariants(s)


def test_choice_is_the_same_when_the_hidden_cards_are_dealt_anew():
    s, r = start(4, 8), Random(8)
    compared = set()
    while s.result is None and s.round < 12:
        seat = s.asked[0]
        luck = r.random()
        action = STRATEGIST.choose(GAME, redeal(GAME, s, seat, r), seat, Random(luck))
        if s.phase >= 8 or r.random() < 0.1:
            for _ in range(2):
                assert STRATEGIST.choose(GAME, redeal(GAME, s, seat, r), seat, Random(luck)) == action
            compared.add(type(s.stack[-1]).__name__)
        kernel.answer(s, seat, action)
    assert {"Move", "Bargain", "BuyCards"} <= compared


def test_beats_random_players():
    for seed in (1, 2):
        s = start(3, seed, round_limit="30")
        seats = [find_bot("random", GAME) for _ in range(3)]
        seats[seed] = STRATEGIST
        play_out(GAME, s, seats, Random(seed))
        assert s.result["winners"] == [seed]


# -- single answers ---------------------------------------------------------------------------------------------------


def test_tokens_gather_for_a_city():
    tokens = {"sardes": 3, "ionien": 5, "phrygien": 3, "galatien": 3, "bithynien": 2}
    match = position(
        player("Ada", "asien", tokens, cities=["gordion", "hattusa"], field=6),
        *others(),
        stack=["Movement"],
        census=[0, 1],
    )
    for _ in range(30):
        if match.state.stack[-1].seat != 0:
            break
        match.play(0, choice(match))
    s = match.state
    assert any(s.in_area(0, area) >= 6 and s.components.site[area] for area in s.areas_of(0))


def test_every_city_that_can_be_supported_is_built():
    tokens = {"sardes": 6, "ionien": 3, "phrygien": 1, "galatien": 2, "lydien": 2, "bithynien": 2}
    tokens = {area: n for area, n in tokens.items() if area in AREAS}
    match = position(player("Ada", "asien", tokens, cities=["gordion"], field=6), *others(), stack=["CityBuilding"])
    assert choice(match) == ("build", *ids("area", ["sardes"]))


def test_purchase_spends_treasury_before_goods_that_grow():
    match = position(
        player("Ada", "asien", {"sardes": 3}, treasury=30, hand=["korn", "korn", "korn"]),
        *others(),
        stack=["Purchases"],
    )
    while 0 not in match.asked():
        (seat,) = match.asked()
        match.play(seat, ("pass",))
    verb, bought, goods = choice(match)
    assert (verb, goods) == ("buy", ())
    assert bought


def test_final_cards_reach_the_points_of_the_last_epoch():
    match = position(player("Ada", "asien", {"sardes": 3}, cards=["weben", "mystizismus"]), *others())
    s = match.state
    wanted = final_cards(s, 0)
    cost = s.components.cost
    points = sum(cost[card] for card in wanted) + sum(
        cost[card] for card in ids("civilization", ["weben", "mystizismus"])
    )
    assert len(wanted) + 2 <= MOST_CARDS
    assert points >= goal_points(s, 0) >= POINTS_FOR_FIFTH


def test_discard_keeps_whole_sets():
    hand = ["stoffe", "stoffe", "stoffe", "stoffe", "felle", "ocker", "gold", "salz"]
    match = position(player("Ada", "asien", {"sardes": 3}, hand=hand), *others(), stack=["Discards"])
    assert choice(match) == ("discard", ids("card", ["felle", "ocker"]))


def test_claim_that_fits_is_believed_and_one_that_does_not_is_not():
    match = position(player("Ada", "asien", {"sardes": 3}, hand=["korn", "korn"]), *others())
    s = match.state
    s.zones[0] = s.zones[0].below(7)  # some cards of every kind are in other hands
    for number in range(1, 9):
        s.zones[number] = s.zones[number].below(3)
    felle, ocker, korn = ids("card", ["felle", "ocker", "korn"])
    left = others_cards(s, 0)
    have = [0] * len(left)
    have[korn] = 2
    offer = (1, -1, 0, 3, 18, korn, 0)
    told = Guess(s, left, (*offer, felle, felle, korn)).gain(s, have)
    assert Guess(s, left, offer).gain(s, have) == told  # 4 + 4 + 1 is not 18: the claim is ignored
    fits = (1, -1, 0, 3, 17, korn, 0)
    for claim in ((ocker, korn, korn), (korn, korn)):  # the whole of it, or a part
        assert Guess(s, left, (*fits, *claim)).gain(s, have) > Guess(s, left, fits).gain(s, have)
    unlikely = (1, -1, 0, 3, 16, korn, 0)
    assert Guess(s, left, (*unlikely, korn, korn)).gain(s, have) == Guess(s, left, unlikely).gain(s, have)


def test_who_has_passed_a_calamity_on_in_this_trade_is_trusted_less():
    match = position(player("Ada", "asien", {"sardes": 3}, hand=["korn", "korn"]), *others())
    s = match.state
    for number in range(9):
        s.zones[number] = s.zones[number].below(3)
    ocker, korn = ids("card", ["ocker", "korn"])
    left = others_cards(s, 0)
    have = [0] * len(left)
    have[korn] = 2
    for claim in ((), (ocker, korn, korn)):
        offer = (1, -1, 0, 3, 17, korn, 0, *claim)
        assert Guess(s, left, offer, suspect=True).gain(s, have) < Guess(s, left, offer).gain(s, have)


def bargain(ada, beate, budget=5, **board):
    return position(
        player("Ada", "asien", {"sardes": 3}, budget=budget, **ada),
        player("Beate", "kreta", {"knossos": 3}, budget=budget, **beate),
        stack=["Bargain", "EndTrade", "Purchases"],
        **board,
    )


def test_package_that_brings_a_set_on_is_taken():
    salz, eisen, papyrus, korn = ids("card", ["salz", "eisen", "papyrus", "korn"])
    match = bargain(
        {"hand": ["korn"] * 3, "package": ["felle", "ocker", "salz"], "offer": (1, -1, 0, 3, 5, salz, 0)},
        {"package": ["eisen", "papyrus", "korn"], "offer": (2, 0, 1, 3, 8, korn, 0, eisen, papyrus, korn)},
        offer_number=2,
    )
    assert choice(match) == ("accept", 1, 2)


def test_package_that_costs_more_than_it_brings_is_not_taken():
    korn, felle, ocker, salz = ids("card", ["korn", "felle", "ocker", "salz"])
    match = bargain(
        {"hand": ["korn"] * 3, "package": ["korn", "ocker", "salz"], "offer": (1, -1, 0, 3, 8, korn, 0)},
        {"package": ["felle", "ocker", "salz"], "offer": (2, 0, 1, 3, 5, salz, 0, felle, ocker, salz)},
        offer_number=2,
    )
    assert choice(match)[0] != "accept"


def test_calamity_is_passed_on_without_a_word():
    (plague,) = ids("card", ["seuche"])
    match = bargain({"hand": ["seuche", "korn", "korn", "korn", "felle", "salz"]}, {"hand": ["korn", "gold", "stoffe"]})
    laid = [STRATEGIST.choose(GAME, match.state, 0, Random(n)) for n in range(40)]
    assert {action[0] for action in laid} == {"offer_all"}
    assert any(plague in action[CARDS] for action in laid)
    assert not any(plague in (action[NAMED], *action[CLAIMED]) for action in laid)


@pytest.mark.parametrize("calamity", [["seuche"], []])
def test_bot_is_silent_or_says_something_that_could_be_true_with_or_without_a_calamity(calamity):
    hand = ["korn", "korn", "korn", "korn", "felle", "salz", "stoffe", "papyrus", *calamity]
    match = bargain({"hand": hand}, {"hand": ["salz", "salz", "stoffe", "bronze"]}, phase=9)
    heard = Counter()
    for n in range(300):
        action = STRATEGIST.choose(GAME, match.state, 0, Random(n))
        cards, claim = action[CARDS], action[CLAIMED]
        possible = could_hold(match.state, len(cards), set_value(match.state, cards), action[NAMED])
        wholes = [Counter(dict(content)) for content in possible]
        assert not claim or action[NAMED] in claim
        assert not claim or Counter(claim) in wholes
        heard["silent" if not claim else "true" if claim == cards else "made up"] += 1
    assert min(heard["silent"], heard["made up"]) >= 10, heard
    assert calamity or heard["true"] >= 100


def test_bot_says_what_it_collects_and_others_can_have():
    match = bargain(
        {"hand": ["korn", "korn", "korn", "eisen", "felle", "salz", "stoffe"]},
        {"hand": ["salz", "salz", "stoffe", "bronze", "korn"]},
        phase=9,
    )
    action = choice(match)
    assert action[0] == "offer_all"
    assert ids("card", ["korn"])[0] in action[WISHED]
    assert not set(action[WISHED]) & set(action[CARDS])


def test_a_wish_guides_the_answer():
    salz, bronze, stoffe = ids("card", ["salz", "bronze", "stoffe"])
    paid = {}
    for wish in (bronze, stoffe):
        offer = (1, -1, 0, 4, 15, salz, 1 << wish, salz, salz)
        match = bargain(
            {"hand": ["salz", "salz", "salz", "bronze", "stoffe", "korn", "papyrus", "felle"]},
            {"hand": ["korn"], "package": ["eisen", "ocker", "salz", "salz"], "offer": offer},
            offer_number=1,
            phase=9,
        )
        answer = choice(match)
        assert answer[:3] == ("reply", 1, 1)
        paid[wish] = answer[CARDS]
    assert bronze in paid[bronze]
    assert bronze not in paid[stoffe]
    assert stoffe in paid[stoffe]
    assert stoffe not in paid[bronze]


def test_bot_declines_an_answer_before_it_takes_its_package_back():
    korn, felle, ocker, salz = ids("card", ["korn", "felle", "ocker", "salz"])
    match = bargain(
        {"hand": ["korn"] * 3, "package": ["korn", "ocker", "salz"], "offer": (1, -1, 0, 3, 8, korn, 0)},
        {"package": ["felle", "ocker", "salz"], "offer": (2, 0, 1, 3, 5, salz, 0, felle, ocker, salz)},
        offer_number=2,
    )
    assert choice(match) == ("decline", 1, 2, 0)


@pytest.mark.parametrize(
    ("facts", "word"),
    [
        ((3, 5, "salz", 0), "too_little"),
        ((3, 27, "salz", 0), "no_use"),
        ((3, 27, "salz", 1), "keeps"),
        ((3, 27, "salz", 0, "korn"), "doubts"),
    ],
)
def test_the_word_for_declining_tells_nothing_of_the_hand(facts, word):
    count, value, good, wish, *claim = facts
    offer = (1, 0, 0, count, value, *ids("card", [good]), wish, *ids("card", claim))
    package = ["salz"] * 3 if value == 27 else ["felle", "ocker", "salz"]
    for hand in (["korn"] * 3, ["gold", "seuche", "felle"], ["salz", "salz", "bronze"]):
        match = bargain({"hand": hand}, {"package": package, "offer": offer}, offer_number=1, phase=9)
        assert REFUSALS[refusal(match.state, 1)] == word


def test_bots_finish_only_when_nobody_else_has_anything_to_say():
    hands = {"hand": ["korn"] * 3}, {"hand": ["korn"] * 3}
    match = bargain(*hands, 0, phase=9)
    assert choice(match, 0) == choice(match, 1) == ("wait",)
    match.play(0, ("wait",))
    match.play(1, ("wait",))
    assert choice(match, 0) == ("end_trade",)


@rule("43.9")
@pytest.mark.parametrize("name", ["strategist", "random"])
@pytest.mark.parametrize("seed", range(4))
def test_bot_does_not_haggle_for_ever_with_a_person(name, seed):
    cards = ["korn", "korn", "ocker", "felle", "salz", "papyrus"]
    match = bargain({"hand": cards}, {"hand": [*cards, "eisen", "eisen"]}, PATIENCE)
    bot, r, laid, said = find_bot(name, GAME), Random(seed), 0, 0
    while type(match.question()).__name__ == "Bargain" and said < 60:
        if 1 in match.asked() and 1 not in match.question().resting(match.state):
            action = bot_choice(match, 1, bot)
            laid += action[0] in PACKAGES
            match.play(1, action)
        else:
            said += 1
            form = next(o for o in match.options(0) if isinstance(o, Form) and o.verb == "offer_all")
            match.play(0, sample(match.state, 0, form, r))
    assert laid <= PATIENCE
    assert laid or name == "random"


@rule("43.9")
@pytest.mark.parametrize("name", ["strategist", "random"])
def test_bot_that_has_had_enough_lays_out_nothing_more(name):
    salz = ids("card", ["salz"])
    lies = {"package": ["felle", "ocker", "salz"], "offer": (1, -1, 0, 3, 5, *salz, 0)}
    match = bargain({"hand": ["korn"] * 3}, {**lies, "hand": ["korn"] * 3}, 0, offer_number=1)
    assert {o.verb for o in match.options(0) if isinstance(o, Form)} == {
        "offer_all",
        "offer",
        "reply",
        "decline",
    }  # a person goes on
    bot = find_bot(name, GAME)
    chosen = {bot.choose(GAME, match.state, 0, Random(n))[0] for n in range(50)}
    assert chosen == ({"decline"} if name == "strategist" else {"wait", "end_trade"})


def test_losses_take_tokens_before_cities_while_cities_keep_their_support():
    tokens = {"sardes": 3, "ionien": 3, "galatien": 3, "phrygien": 2, "bithynien": 3}
    match = position(
        player("Ada", "asien", tokens, cities=["gordion", "hattusa"]),
        *others(),
        stack=["Calamities"],
        calamities=[("hungersnot", 0, -1)],
    )
    while type(match.state.stack[-1]).__name__ != "Lose" or 0 not in match.asked():
        seat = match.asked()[0]
        match.play(seat, choice(match, seat))
    verb, lost, cities = choice(match)
    assert (verb, len(lost), cities) == ("lose", 9, ())


def test_leader_shares_the_loss_of_a_calamity():
    match = position(
        player("Ada", "asien", {"sardes": 3, "ionien": 4, "galatien": 4}),
        player("Beate", "kreta", {"knossos": 3, "phaistos": 3}, cities=["rhodos"], field=5, cards=["gesetz"]),
        player("Carl", "thrakien", {"odessus": 5, "thrakien": 5}, field=2),
        options={},
        stack=["Calamities"],
        calamities=[("hungersnot", 0, -1)],
    )
    verb, shares = choice(match)
    assert verb == "assign"
    assert shares[1] == 11


def test_worth_of_a_position_rises_with_cities_cards_and_progress():
    plain = position(player("Ada", "asien", {"sardes": 3}), *others()).state
    better = position(
        player("Ada", "asien", {"sardes": 3}, cities=["gordion"], cards=["weben"], field=3), *others()
    ).state
    assert bot.evaluate(better, 0) > bot.evaluate(plain, 0)


# -- trade ------------------------------------------------------------------------------------------------------------


def test_loose_cards_are_offered_and_the_set_is_kept():
    match = bargain(
        {"hand": ["korn", "korn", "korn", "korn", "felle", "salz", "stoffe"]},
        {"hand": ["salz", "salz", "stoffe", "bronze"]},
        phase=9,
    )
    verb, cards, *_ = choice(match)
    assert verb == "offer_all"
    assert ids("card", ["korn"])[0] not in cards


def test_answer_is_worth_more_than_the_package_it_is_for():
    salz, papyrus, felle = ids("card", ["salz", "papyrus", "felle"])
    match = bargain(
        {"hand": ["salz", "salz", "salz", "korn", "bronze", "ocker", "eisen"]},
        {
            "hand": ["stoffe"],
            "package": ["felle", "papyrus", "salz"],
            "offer": (1, -1, 0, 3, 6, salz, 0, felle, papyrus, salz),
        },
        offer_number=1,
        phase=9,
    )
    verb, other, number, cards, *_ = choice(match)
    assert (verb, other, number) == ("reply", 1, 1)
    assert salz not in cards
    assert sum(match.state.components.value[card] for card in cards) > 6


def test_answer_that_was_not_taken_is_followed_by_a_better_paid_one():
    salz, papyrus, felle, ocker, eisen, korn = ids("card", ["salz", "papyrus", "felle", "ocker", "eisen", "korn"])
    match = bargain(
        {
            "hand": ["salz", "salz", "salz", "bronze", "stoffe"],
            "package": ["ocker", "eisen", "korn"],
            "offer": (2, 1, 1, 3, 7, korn, 0, ocker, eisen, korn),
        },
        {
            "hand": ["stoffe"],
            "package": ["felle", "papyrus", "salz"],
            "offer": (1, -1, 0, 3, 6, salz, 0, felle, papyrus, salz),
            "waiting": True,
        },
        offer_number=2,
        phase=9,
    )
    verb, other, number, cards, *_ = choice(match)
    assert (verb, other, number) == ("reply", 1, 1)
    assert sum(match.state.components.value[card] for card in cards) > 7


def test_package_that_nobody_wants_is_changed_for_another():
    stoffe, felle, salz = ids("card", ["stoffe", "felle", "salz"])
    hand = {"hand": ["korn", "bronze", "bronze", "papyrus", "eisen"]}
    match = bargain(
        {**hand, "package": ["felle", "salz", "stoffe"], "offer": (1, -1, 0, 3, 9, stoffe, 0, felle, salz, stoffe)},
        {"hand": ["salz", "stoffe", "bronze", "korn"], "waiting": True},
        offer_number=1,
        phase=9,
    )
    verb, cards, *_ = choice(match)
    assert verb == "offer_all"
    assert cards != tuple(sorted([felle, salz, stoffe]))


# -- cards and tokens -------------------------------------------------------------------------------------------------


def purchase(ada, **board):
    match = position(player("Ada", "asien", {"sardes": 3}, **ada), *others(), stack=["Purchases"], **board)
    while 0 not in match.asked():
        (seat,) = match.asked()
        match.play(seat, ("pass",))
    return match


def test_card_of_a_missing_group_is_bought_when_the_third_epoch_is_due():
    hand = ["korn", "korn", "korn", "korn"]
    match = purchase({"cards": ["weben", "musik"], "treasury": 20, "hand": hand, "field": 7})
    verb, bought, _ = choice(match)
    groups = match.state.components.card_groups
    found = 0
    for card in (*ids("civilization", ["weben", "musik"]), *bought):
        found |= groups[card]
    assert verb == "buy"
    assert found.bit_count() >= 3


def test_complete_set_is_spent_before_one_that_can_grow():
    match = purchase({"hand": ["papyrus"] * 5 + ["salz"] * 4})
    _, goods = Purse(match.state, 0).pay(45)
    assert goods == ids("card", ["papyrus"]) * 5


def test_treasury_that_nothing_can_be_bought_with_becomes_gold_before_the_people_die_out():
    eleven = [
        *("weben", "toepfern", "musik", "schauspiel", "architektur", "astronomie"),
        *("metallverarbeitung", "landwirtschaft", "muenzwesen", "literatur", "ingenieurwesen"),
    ]
    tokens = {"sardes": 3, "ionien": 3, "phrygien": 3}
    match = position(
        player("Ada", "asien", tokens, cards=eleven, treasury=44, field=14), *others(), stack=[["BuyGold", 0]]
    )
    assert match.state.stock[0] < 7
    assert choice(match) == ("gold",)


def test_flood_takes_the_plain_without_own_cities():
    board = GAME.load_components({}, None)
    plains = [[AREAS[area] for area in areas] for areas in board.flood_areas]
    sites = [[area for area in areas if board.site[AREAS.index(area)] == WHITE_SITE] for areas in plains]
    with_city = next(i for i, found in enumerate(sites) if found)
    other = next(i for i, areas in enumerate(plains) if i != with_city and len(areas) > 1)
    first, *_ = plains[other]
    match = position(
        player("Ada", "aegypten", {first: 5}, cities=[sites[with_city][0]]),
        *others(3),
        player("Dora", "asien", {"sardes": 1}),
        player("Emil", "italien", {"kampanien": 1}),
        player("Frida", "afrika", {"karalis": 1}),
        stack=[["ChoosePlain", 0]],
    )
    assert choice(match) == ("flood", other)


def test_tokens_that_change_sides_are_taken_where_they_can_live():
    sardes, ionien = ids("area", ["sardes", "ionien"])
    full = GAME.load_components({}, None).limit[ionien]
    match = position(
        player("Ada", "asien", {"ionien": full}),
        player("Beate", "kreta", {"sardes": 2, "ionien": 2}),
        stack=[["ClaimTokens", 0, 1, 2, 0, (sardes, sardes, ionien, ionien)]],
    )
    assert choice(match) == ("claim", (sardes, sardes))


def test_surplus_is_not_spread_while_the_stock_is_too_small_for_the_taxes():
    tokens = {"sardes": 3, "ionien": 3, "galatien": 2, "bithynien": 2}
    match = position(
        player("Ada", "asien", tokens, cities=["gordion", "hattusa"], treasury=46, field=6),
        *others(),
        stack=["Movement"],
        census=[0, 1],
    )
    before = Land(match.state, 0).fed()
    verb, *_ = action = choice(match)
    match.play(0, action)
    assert verb == "move"
    assert Land(match.state, 0).fed() <= before


@pytest.mark.parametrize("seed", seeds(2, 12))
def test_bot_answers_alike_in_all_worlds_of_its_seat(seed):
    assert check_blind(GAME, 3 + seed % 5, seed) > 100
