"""What lies before the players in the terminal: pieces, areas by region, cities, ships, cards, hand and the shop."""

from __future__ import annotations

from zeitalter.games.civilization.rules.purchase import MOST_CARDS
from zeitalter.games.civilization.terminal.board import EPOCHS, epoch
from zeitalter.games.civilization.terminal.phrases import Phrases
from zeitalter.games.civilization.words import describe
from zeitalter.kit.drawing import Line, entry, fold

SHOP_NAME, SHOP_COLUMN = 22, 9


def mat(w: Phrases, seat: int, width: int, with_hand: bool = True) -> list[Line]:
    """Everything of a player that this seat may see."""
    data = w.players[seat]
    title: Line = [w.marked(seat), (f" {w.titled(seat)}", "title")]
    numbers: Line = [(f"  {status(w, seat)}", "")]
    fits = sum(len(text) for text, _ in (*title, *numbers)) <= width
    lines: list[Line] = [[*title, *numbers]] if fits else [title, numbers]
    lines += land(w, seat, width)
    lines += entry(w.say("ships"), w.names("coast", data["ships"]), width)
    cards = ", ".join(f"{w.name('civilization', id)} {w.c.cost[w.index('civilization', id)]}" for id in data["cards"])
    lines += entry(w.say("cards"), cards, width)
    if with_hand:
        lines += hand(w, seat, width)
    return lines


def status(w: Phrases, seat: int) -> str:
    """The numbers of a player in one line."""
    data = w.players[seat]
    return w.say(
        "status",
        epoch=EPOCHS[epoch(w, seat)],
        field=data["field"],
        tokens=data["on_board"],
        cities=data["cities"],
        stock=data["stock"],
        treasury=data["treasury"],
    )


def land(w: Phrases, seat: int, width: int) -> list[Line]:
    """The areas with tokens by region, each "tokens/limit" and who else is there; then the cities."""
    tokens = w.tokens(seat)
    lines: list[Line] = []
    for region, areas in w.by_region(list(tokens)).items():
        parts = []
        for area in areas:
            others = w.there(area, but=seat)
            parts.append(
                f"{w.name('area', area)} {tokens[area]}/{w.feeds(area, seat)}" + (f" +{others}" if others else "")
            )
        lines += entry(region, ", ".join(parts), width)
    cities = []
    for area in w.cities(seat):
        others = w.there(area, but=seat)
        cities.append(w.name("area", area) + (f" +{others}" if others else ""))
    return lines + entry(w.say("cities"), ", ".join(cities), width)


def marked_lines(w: Phrases, width: int) -> list[Line]:
    """In a civil war: what is marked."""
    marked = w.view["marked"]
    tokens = [f"{w.name('area', area)} {n}" for area, n in marked["tokens"].items()]
    cities = [w.say("city-in", area=w.name("area", area)) for area in marked["cities"]]
    return entry(w.say("marked"), ", ".join([*tokens, *cities]), width)


# -- hand --------------------------------------------------------------------------------------------------------------


def hand(w: Phrases, seat: int, width: int) -> list[Line]:
    """The trade cards of a player: sets with their worth for the owner, otherwise only how many."""
    data = w.players[seat]
    if data["hand"] is None:
        count = data["hand_count"] + (data["offer"]["count"] if data["offer"] else 0)
        return entry(w.say("hand"), w.say("hand-hidden", n=count), width)
    lines = entry(w.say("hand"), _sets(w, data["hand"]), width)
    if data["package"]:
        lines += entry(w.say("in-package"), _sets(w, data["package"]), width)
    return lines


def _sets(w: Phrases, cards: list[str]) -> str:
    if not cards:
        return w.say("nothing")
    return f"{w.sets(cards)}; {w.say('worth', n=w.worth(cards))}"


def hand_in_words(w: Phrases, seat: int, width: int) -> list[Line]:
    """The hand, each kind in full words."""
    cards = [*(w.players[seat]["hand"] or ()), *(w.players[seat]["package"] or ())]
    lines: list[Line] = [[(_sets(w, cards), "title")]]
    for id in dict.fromkeys(cards):
        lines.append([(f"  {w.name('card', id)}", "strong"), (f" {cards.count(id)}", "")])
        for text in describe.card_text(w.texts, w.c, w.index("card", id)).splitlines():
            lines += [[("    " + piece, "")] for piece in fold(text, width - 4)]
    return lines


# -- shop --------------------------------------------------------------------------------------------------------------


def shop(w: Phrases, width: int, only_for_sale: bool = False) -> list[Line]:
    """The civilization cards: price, what it is for the person who looks, how many are left, who has them."""
    heads = w.say("shop-heads").split("|")
    title = "".join(f"{head:>{SHOP_COLUMN}}" for head in heads[1:-1])
    lines: list[Line] = [[(f"  {heads[0]:{SHOP_NAME}}{title}  {heads[-1]}", "dim")]]
    for i, id in enumerate(w.c.ids["civilization"]):
        owned = w.seat is not None and id in w.players[w.seat]["cards"]
        if only_for_sale and (owned or not w.view["supply"][id]):
            continue
        price = "-" if w.seat is None or owned else str(w.price(w.seat, id))
        cells = f"{w.c.cost[i]:>{SHOP_COLUMN}}{price:>{SHOP_COLUMN}}{w.view['supply'][id]:>{SHOP_COLUMN}}"
        owners = "".join(w.marks[seat] for seat in w.view["order"] if id in w.players[seat]["cards"])
        groups = "".join(
            name[w.texts.lang][:2] + " " for g, name in enumerate(w.c.names["group"]) if w.c.card_groups[i] >> g & 1
        )
        style = "own" if owned else ""
        lines.append(
            [(f"  {w.name('civilization', id)[: SHOP_NAME - 1]:{SHOP_NAME}}{cells}  {groups:6}{owners}", style)]
        )
    if w.seat is not None:
        lines += _means(w, w.seat, width)
    return lines


def _means(w: Phrases, seat: int, width: int) -> list[Line]:
    """What a player could pay, and how many cards he may still buy."""
    data = w.players[seat]
    goods = [id for id in data["hand"] or () if w.index("card", id) < w.c.goods]
    text = w.say(
        "means",
        goods=w.worth(goods),
        treasury=data["treasury"],
        sum=w.worth(goods) + data["treasury"],
        room=MOST_CARDS - len(data["cards"]),
    )
    return [[(piece, "")] for piece in fold(text, width)]
