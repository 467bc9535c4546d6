"""The conformance suite itself: a sound game passes, and every law finds the game that breaks it."""

from random import Random

import pytest
from bazaar import CARD, GAME, POT, Bazaar, Bid, Build, Echo, Haggle, Hide, Position, Remember, Shout, Split, hand

from zeitalter.engine import BadInput, Objection, Zone, kernel, many, redeal
from zeitalter.engine.rng import SearchSource
from zeitalter.engine.zones import ALL
from zeitalter.testing import check_game, check_hash_seed, laws, random_table, secrecy
from zeitalter.testing import conformance as suite
from zeitalter.testing import walk as walking


@pytest.mark.parametrize("seed", range(6))
def test_sound_game_passes(seed):
    check_game(GAME, seed)


def test_every_moment_of_a_sound_game_passes():
    suite.check_moments(GAME, Random(3), share=1.0)


def test_sound_game_is_the_same_under_another_hash_seed():
    check_hash_seed(GAME, Random(1))


def test_random_tables_cover_all_options_that_go_together():
    r = Random(1)
    tables = [random_table(GAME, r) for _ in range(200)]
    assert {table.seats for table in tables} == {2, 3, 4}
    assert {table.options["crowded"] for table in tables} == {"off", "on"}
    assert {table.options["goods"] for table in tables} >= {"silk", "tea", "tea,silk", "tea,tea,silk"}
    assert not [t for t in tables if t.seats == 2 and t.options["crowded"] == "on"]


def test_random_table_for_given_seats():
    assert {random_table(GAME, Random(n), 2).seats for n in range(9)} == {2}


def test_options_that_never_go_together_are_a_mistake():
    class Never(Bazaar):
        def check_options(self, seats, options):
            raise BadInput("never")

    with pytest.raises(AssertionError, match="no random options go together"):
        random_table(Never(), Random(1))


def test_failure_names_the_game_the_seed_and_the_options(monkeypatch):
    monkeypatch.setattr(Bazaar, "invariants", lambda self, s: ["a card is missing"])
    with pytest.raises(AssertionError, match=r"bazaar, seed 3, \d seats, \{'veiled'.*a card is missing"):
        check_game(GAME, 3)


# -- one broken law each ----------------------------------------------------------------------------------------------

REST, BUILD = ("rest",), ("build", 9)
view, copy, take = Bazaar.view, Position.copy, Hide.take


def leaking_view(self, s, seat):
    return {**view(self, s, seat), "pot": list(s.zones[POT].cards)}


def counting_view(self, s, seat):
    return {**view(self, s, seat), "waiting": list(s.asked)}


def ordering_view(self, s, seat):
    return {**view(self, s, seat), "orders": str(s.orders)}


def asking_upkeep(self):
    if self.result is not None and not self.stack:
        self.push(Split(0))


def stingy_view(self, s, seat):
    return {**view(self, s, seat), "zones": [list(z.shown_to(seat)) for z in s.zones]}


def changing_view(self, s, seat):
    s.opened += 1
    return view(self, s, seat)


def sharing_copy(self):
    c = copy(self)
    c.score = self.score
    return c


def forgetful_copy(self):
    c = copy(self)
    del c.opened
    return c


def wrong_copy(self):
    c = copy(self)
    c.opened = 77
    return c


def loud_take(self, s, seat, action):
    take(self, s, seat, action)
    s.emit("gains", seat, action[1])


def stacking_take(self, s, seat, action):
    take(self, s, seat, action)
    s.stack.insert(0, Remember(action[1]))


def tell_take(self, s, seat, action):
    """The deck is turned up without a barrier."""
    s.zones[0] = s.zones[0].seen_by(ALL)


def listing_take(self, s, seat, action):
    take(self, s, seat, action)
    s.stack.insert(0, Remember([1, 2]))


def listing_upkeep(self):
    """Lists in lists come back as tuples."""
    self.built = [list(houses) for houses in self.built]


def peeking_seats(self, s):
    return (self.seat,) if s.zones[0].cards[0] % 2 else ()


def lazy_redeal(game, s, seat, r):
    """Cuts the deck instead of shuffling it."""
    c = redeal(game, s, seat, r)
    cards = s.zones[0].cards
    cut = r.randrange(len(cards))
    c.zones[0] = Zone(cards[cut:] + cards[:cut], s.zones[0].known)
    return c


def suspicious(self, s):
    """A game that objects to any other deal than the true one."""
    return ["not as dealt"] if isinstance(s.source, SearchSource) else []


def blind_view(self, s, seat):
    """After the end nobody sees anything."""
    shown = [[None] * len(z) if s.result else list(z.shown_to(seat)) for z in s.zones]
    return {**view(self, s, seat), "zones": shown}


def peeking_options(self, s, seat):
    return sorted(("hide", card) for card in s.zones[hand(seat)].cards)[:: 1 if s.zones[0].cards[0] % 2 else -1]


def peeking_objection(self, s, seat, action):
    return Objection("odd", (s.zones[0].cards[0],)) if action == ("bid", 99) else None


def few_options(self, s, seat):
    return [("rest",)] if 0 in s.built[seat] else [("rest",), ("build", 0)]


def haggling_with_a_question(self, s, seat, action):
    s.budget[seat] -= 1
    s.push(Build(seat), self)


def changing_frame(self, s, seat, action):
    for frame in s.stack:
        if isinstance(frame, Hide):
            frame.seat = seat
    take(self, s, seat, action)


def without(names, name):
    return {k: v for k, v in names.items() if k != name}


BROKEN = [
    ("the view shows", secrecy.worlds_look_alike, Bazaar, "view", leaking_view),
    ("sees that seat", secrecy.windows_do_not_say_whom_they_wait_for, Bazaar, "view", counting_view),
    ("seat . and a spectator see different", None, Bazaar, "view", stingy_view),
    ("that seat . could see is hidden after the end", None, Bazaar, "view", blind_view),
    ("asking .* has changed the position", laws.asking_changes_nothing, Bazaar, "view", changing_view),
    ("invariants are broken", None, Bazaar, "invariants", lambda self, s: ["a card is missing"]),
    ("share score", laws.copies_are_independent, Position, "copy", sharing_copy),
    ("forgets the field opened", laws.copies_are_independent, Position, "copy", forgetful_copy),
    ("a copy differs", laws.copies_are_independent, Position, "copy", wrong_copy),
    (r"in the fields \['score'\] of a copy", None, Position, "copy", sharing_copy),
    ("the fields .* do not survive JSON", laws.json_round_trip, Position, "upkeep", listing_upkeep),
    ("has become Hide", None, Hide, "take", changing_frame),
    ("is neither number, id nor tuple", laws.frames_are_plain, Hide, "take", listing_take),
    ("waits beneath", laws.live_questions_stay_open, Haggle, "take", haggling_with_a_question),
    ("an option is there twice", laws.options_are_sound, Build, "options", lambda self, s, seat: [REST, REST]),
    ("has no option", None, Haggle, "options", lambda self, s, seat: []),
    ("verb 'fly' is not declared", laws.options_are_sound, Build, "options", lambda self, s, seat: [("fly",), REST]),
    ("does not fit its verb", laws.options_are_sound, Build, "options", lambda self, s, seat: [("rest", 1), REST]),
    ("advertised but objected", laws.options_are_sound, Build, "options", lambda self, s, seat: [("build", 4), REST]),
    ("without objection differ", laws.options_equal_candidates, Build, "options", few_options),
    ("options that are no candidates", laws.options_equal_candidates, Build, "candidates", lambda *_: [REST, BUILD]),
    ("the default .* is refused", laws.defaults_are_legal, Bid, "default", lambda self, s, seat: ("bid", 3)),
    ("the sample .* is refused", laws.options_are_sound, Split, "sample", lambda *_: ("split", (1, 0, 0), 0)),
    ("does not fill in", laws.options_are_sound, Split, "sample", lambda *_: ("split", (9, 9, 9), 0)),
    ("the decision Echo has no prompt", laws.question_is_declared, Bazaar, "prompts", without(Bazaar.prompts, "Echo")),
    ("is no card", laws.question_is_declared, Bazaar, "prompts", {**Bazaar.prompts, "Hide": (many(CARD),)}),
    ("event 'shouts' is not declared", None, Bazaar, "events", without(Bazaar.events, "shouts")),
    ("event 'gains' is declared with", laws.options_can_be_played, Bazaar, "events", {**Bazaar.events, "gains": ()}),
    ("there is no seat", None, Bid, "reveal", lambda self, s, answers: s.emit("bids", 9, 0)),
    ("objection 'too-dear'", laws.refusals_are_clear, Bazaar, "objections", without(Bazaar.objections, "too-dear")),
    ("can tell by its events", secrecy.secrets_look_alike, Hide, "take", loud_take),
    ("can tell by its stack", secrecy.secrets_look_alike, Hide, "take", stacking_take),
    ("can tell by its view", secrecy.secrets_look_alike, Bazaar, "view", leaking_view),
    ("and can be undone", secrecy.news_is_a_barrier, Build, "take", tell_take),
    ("depend on what the seat does not know", secrecy.worlds_look_alike, Hide, "options", peeking_options),
    ("is refused by what the seat does not know", secrecy.worlds_look_alike, Bid, "objection", peeking_objection),
    ("hidden things decide who is asked", secrecy.worlds_look_alike, Hide, "seats", peeking_seats),
    ("the truth decides the redealt fields", secrecy.truth_has_no_influence, secrecy, "redeal", lazy_redeal),
    ("sees the standing order", secrecy.orders_are_secret, Bazaar, "view", ordering_view),
    ("is asked after the end", None, Position, "upkeep", asking_upkeep),
    ("the redealt world breaks", secrecy.worlds_look_alike, Bazaar, "invariants", suspicious),
]  # fmt: skip


@pytest.mark.parametrize(("message", "law", "owner", "name", "broken"), BROKEN, ids=[b[0] for b in BROKEN])
def test_law_finds_the_game_that_breaks_it(monkeypatch, message, law, owner, name, broken):
    monkeypatch.setattr(owner, name, broken, raising=False)

    def check():
        for seed in range(20):
            if law is None:
                suite.check_walk(GAME, Random(seed))
            else:
                suite.check_moments(GAME, Random(seed), laws=[law], share=0.5)

    with pytest.raises(AssertionError, match=message):
        check()


def test_order_of_arrival_that_matters_is_found(monkeypatch):
    honest = kernel.answer

    def leaky(s, seat, action):
        if isinstance(s.question(), Bid) and list(s.asked) == [seat]:
            s.score[next(iter(s.sealed), seat)] += 1
        honest(s, seat, action)

    monkeypatch.setattr(kernel, "answer", leaky)
    with pytest.raises(AssertionError, match="order of arrival"):
        suite.check_moments(GAME, Random(1), share=1.0)


def test_game_without_end_is_found(monkeypatch):
    monkeypatch.setattr(walking, "MOST_ANSWERS", 20)
    with pytest.raises(AssertionError, match="has not ended after 20 answers"):
        list(walking.walk(GAME, Random(1)))


def test_order_of_a_hash_is_found(monkeypatch):
    monkeypatch.setenv("BAZAAR_BY_HASH", "1")

    def check():
        for seed in range(5):
            check_hash_seed(GAME, Random(seed))

    with pytest.raises(AssertionError, match="another hash seed leads to other positions"):
        check()


def test_process_that_cannot_replay_is_found(monkeypatch):
    monkeypatch.setattr(Bazaar, "package", "json")
    with pytest.raises(AssertionError, match=r"(?s)another process cannot replay the match.*GAME"):
        suite.other_hash_seed(suite.play_match(GAME, Random(1)), Random(1))


@pytest.mark.parametrize("decision", [Shout, Echo])
def test_windows_are_reached(decision):
    seen = set()
    for seed in range(10):
        seen |= {type(s.stack[-1]) for s in walking.walk(GAME, Random(seed)) if s.stack}
    assert decision in seen
