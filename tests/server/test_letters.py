"""Letters by mail and to browsers: addresses that were confirmed, links that count once, nothing told to strangers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from receivers import Browser, MailReceiver, WebReceiver, wait_until
from test_calls import reach_turn_of
from visitors import Screen, Server, Visitor, table

PASSWORD, NEW = "correct horse", "battery staple"


@pytest.fixture(scope="module")
def post() -> Iterator[MailReceiver]:
    receiver = MailReceiver()
    yield receiver
    receiver.close()


@pytest.fixture(scope="module")
def home(house: str, post: MailReceiver, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    mail = {"smtp": post.url, "mail_from": "table@example.org", "public_url": "https://play.example.org"}
    running = Server(tmp_path_factory.mktemp("home"), local_calls=True, call_pauses=(0.1, 0.1), **mail)
    yield running
    running.kill()


@pytest.fixture(autouse=True)
def empty(post: MailReceiver) -> None:
    post.got.clear()
    post.refuse = None


def account(home: Server, name: str) -> Visitor:
    visitor = Visitor(at=home)
    visitor.post("/api/account", name=name, password=PASSWORD)
    return visitor


def link(post: MailReceiver, kind: str) -> str:
    """The token of the newest link of a kind."""
    pattern = re.compile(rf"https://play\.example\.org/{kind}/(\S+)")
    return str(wait_until(lambda: [m[1] for text in post.texts() if (m := pattern.search(text))])[-1])


def confirmed(home: Server, post: MailReceiver, name: str) -> Visitor:
    """An account with a confirmed address."""
    visitor = account(home, name)
    visitor.post("/api/calls/mail", address=f"{name.lower()}@example.org", password=PASSWORD)
    Visitor(at=home).post(f"/api/confirm/{link(post, 'confirm')}")
    post.got.clear()
    return visitor


def test_an_address_is_confirmed_by_a_link_that_counts_once(home: Server, post: MailReceiver) -> None:
    ada = account(home, "Ada")
    assert ada.refused("/api/calls/mail", address="ada@example.org") == (403, "wrong-password")
    (way,) = ada.post("/api/calls/mail", address="ada@example.org", password=PASSWORD)["ways"]
    assert way["confirmed"] is False
    assert ada.refused(f"/api/calls/ways/{way['id']}/trial") == (409, "way-not-open")
    token = link(post, "confirm")
    assert [to for to, _ in post.got] == ["ada@example.org"]
    nobody = Visitor(at=home)
    assert nobody.post(f"/api/confirm/{token}") == {"confirmed": True}
    assert nobody.refused(f"/api/confirm/{token}") == (404, "link-used")
    assert ada.get("/api/calls")["ways"][0]["confirmed"] is True


def test_an_address_stays_until_the_new_one_is_confirmed(home: Server, post: MailReceiver) -> None:
    ada = confirmed(home, post, "Adele")
    ways = ada.post("/api/calls/mail", address="typo@example.org", password=PASSWORD)["ways"]
    assert [(w["address"], w["confirmed"]) for w in ways] == [("adele@example.org", True), ("typo@example.org", False)]
    ada.post(f"/api/confirm/{link(post, 'confirm')}")
    assert [(w["address"], w["confirmed"]) for w in ada.get("/api/calls")["ways"]] == [("typo@example.org", True)]


def test_a_letter_says_whose_turn_it_is_and_how_to_stop(home: Server, post: MailReceiver) -> None:
    ada, beate = Visitor("Ada", home), confirmed(home, post, "Beate")
    match = table(ada, beate, name="Friday")
    reach_turn_of(match, ada, beate)
    to, letter = wait_until(lambda: post.got and post.got[-1])
    assert to == "beate@example.org"
    assert letter["Subject"] == "Historia, “Friday”: it is your turn."
    assert f"https://play.example.org/match/{match}" in letter.get_content()
    assert letter["From"].addresses[0].addr_spec == "table@example.org"
    stop = re.fullmatch(r"<https://play\.example\.org(/api/stop/\S+)>", letter["List-Unsubscribe"])
    assert stop
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    header = f"List-Unsubscribe: {letter['List-Unsubscribe']}\r\n".encode()
    assert header in post.raw[-1]  # in one piece and not encoded: programs read it as it stands
    assert stop[1].replace("/api", "") in letter.get_content()
    assert letter["Auto-Submitted"] == "auto-generated"
    program = Visitor(at=home).web.post(stop[1], data={"List-Unsubscribe": "One-Click"}, headers={"Origin": "null"})
    assert program.status_code == 200
    assert beate.get("/api/calls")["ways"][0]["stopped"] == "by-you"


def test_a_forgotten_password_is_chosen_anew_and_ends_all_sessions(home: Server, post: MailReceiver) -> None:
    carla = confirmed(home, post, "Carla")
    match = table(carla, bots=1)
    window = Screen(carla.open(match))
    window.hello(0)
    nobody = Visitor(at=home)
    assert nobody.post("/api/reset", name="carla") == {"sent": True}
    token = link(post, "reset")
    assert nobody.refused(f"/api/reset/{token}", password="short") == (400, "bad-password")
    assert nobody.post(f"/api/reset/{token}", password=NEW) == {"name": "Carla"}
    assert window.closed() == 4403
    assert carla.get("/api/me") == {"person": None}
    assert nobody.refused(f"/api/reset/{token}", password=NEW + "!") == (404, "link-used")
    assert nobody.refused("/api/login", name="Carla", password=PASSWORD) == (403, "wrong-password")
    assert nobody.post("/api/login", name="Carla", password=NEW)["person"]["name"] == "Carla"


@pytest.mark.parametrize(("name", "asked"), [("Clara", "clara@example.org"), ("Clothilde", " Clothilde@Example.ORG ")])
def test_by_the_address_it_is_the_same(home: Server, post: MailReceiver, name: str, asked: str) -> None:
    confirmed(home, post, name)
    Visitor(at=home).post("/api/reset", name=asked)
    assert link(post, "reset")


def test_a_link_to_an_old_address_opens_nothing_any_more(home: Server, post: MailReceiver) -> None:
    """Who lost the mailbox and has given another address is safe from whoever reads the old one."""
    ilse = confirmed(home, post, "Ilse")
    Visitor(at=home).post("/api/reset", name="Ilse")
    token = link(post, "reset")
    ilse.post("/api/calls/mail", address="ilse@elsewhere.example", password=PASSWORD)
    ilse.post(f"/api/confirm/{link(post, 'confirm')}")
    assert Visitor(at=home).refused(f"/api/reset/{token}", password=NEW) == (404, "link-used")
    assert Visitor(at=home).post("/api/login", name="Ilse", password=PASSWORD)["person"]["name"] == "Ilse"


def test_links_arrive_however_often_the_mail_server_was_away(house: str, post: MailReceiver, tmp_path: Path) -> None:
    mail = {"smtp": post.url, "mail_from": "table@example.org", "public_url": "https://play.example.org"}
    server = Server(tmp_path, call_pauses=(0.05,) * 500, **mail)
    for kind in ("confirm", "reset"):
        post.refuse, post.refused = "451 later", 0
        if kind == "confirm":
            jutta = account(server, "Jutta")
            jutta.post("/api/calls/mail", address="jutta@example.org", password=PASSWORD)
        else:
            Visitor(at=server).post("/api/reset", name="Jutta")
        wait_until(lambda: post.refused > 5)  # more often than links may be asked for in an hour
        post.refuse = None
        token = link(post, kind)
        body = {"password": NEW} if kind == "reset" else {}
        Visitor(at=server).post(f"/api/{kind}/{token}", **body)
    server.kill()


def test_nobody_learns_whether_there_is_an_account(home: Server, post: MailReceiver) -> None:
    account(home, "Dora")
    Visitor("Edda", home)
    confirmed(home, post, "Frida")
    nobody = Visitor(at=home)
    answers = [nobody.web.post("/api/reset", json={"name": name}) for name in ("Dora", "Edda", "Nobody", "Frida")]
    assert len({(a.status_code, a.text) for a in answers}) == 1
    link(post, "reset")
    assert [to for to, _ in post.got] == ["frida@example.org"]


def test_only_so_many_links_are_sent_to_one_address(home: Server, post: MailReceiver) -> None:
    gerda = confirmed(home, post, "Gerda")
    nobody = Visitor(at=home)
    for _ in range(6):
        nobody.post("/api/reset", name="Gerda")
    way = gerda.get("/api/calls")["ways"][0]["id"]
    gerda.post(f"/api/calls/ways/{way}/trial")
    wait_until(lambda: any("trial message" in text for text in post.texts()))
    wait_until(lambda: sum("/reset/" in text for text in post.texts()) == 3)


def test_requests_for_links_are_counted_by_address_and_person(tmp_path_factory: pytest.TempPathFactory) -> None:
    mail = {"smtp": "smtp://127.0.0.1:9", "mail_from": "table@example.org", "public_url": "https://play.example.org"}
    strict = Server(tmp_path_factory.mktemp("strict"), limits=True, **mail)
    try:
        nobody = Visitor(at=strict)
        found = [nobody.web.post("/api/reset", json={"name": f"Ada {n}"}).status_code for n in range(8)]
        assert found == [200] * 5 + [429] * 3
    finally:
        strict.kill()


def test_an_address_at_which_nobody_is_is_given_up(home: Server, post: MailReceiver) -> None:
    hanna = confirmed(home, post, "Hanna")
    post.refuse = "550 no such user"
    way = hanna.get("/api/calls")["ways"][0]["id"]
    hanna.post(f"/api/calls/ways/{way}/trial")
    wait_until(lambda: hanna.get("/api/calls")["ways"][0]["stopped"] == "gone")
    assert hanna.get("/api/me")["person"]["lost"] is True


@pytest.mark.parametrize(
    "address",
    ["", "ada", "ada@", "@example.org", "a@b", "a b@example.org", "a@example.org\nBcc: x@y.z", "a@[127.0.0.1]"],
)
def test_what_is_no_address_is_refused(home: Server, address: str) -> None:
    assert Visitor("Ida", home).refused("/api/calls/mail", address=address) == (400, "bad-mail")


# -- browsers ----------------------------------------------------------------------------------------------------------


def test_a_browser_is_called_with_what_only_it_can_read(home: Server) -> None:
    service = WebReceiver(201)
    browser = Browser(service)
    ada, beate = Visitor("Ada", home), Visitor("Beate", home)
    match = table(ada, beate, name="Friday")
    (way,) = beate.post("/api/calls/push", **browser.subscription(), name="Firefox, Linux")["ways"]
    assert (way["name"], way["address"]) == ("Firefox, Linux", "")
    reach_turn_of(match, ada, beate)
    letter = wait_until(browser.pushed)[-1]
    assert letter["body"] == "Historia, “Friday”: it is your turn."
    assert letter["url"] == f"/match/{match}"
    page, word = letter["stop"]
    assert word == "Stop these"
    assert Visitor(at=home).get(f"/api{page}")["match"] == {"game": "historia", "name": "Friday"}
    _, _, headers, body = service.got[-1]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["Authorization"].startswith("vapid t=")
    assert beate.get("/api/calls")["house"]["push"] in headers["Authorization"]
    assert b"Friday" not in body
    service.close()


def test_a_browser_that_is_gone_is_given_up_and_the_person_told_by_another_way(home: Server) -> None:
    service, hook = WebReceiver(410), WebReceiver()
    ada = Visitor("Ada", home)
    ada.post("/api/calls/push", **Browser(service).subscription())
    ada.post("/api/calls/hooks", kind="json", address=hook.url)
    way = next(w["id"] for w in ada.get("/api/calls")["ways"] if w["kind"] == "push")
    ada.post(f"/api/calls/ways/{way}/trial")
    wait_until(lambda: hook.events() == ["lost"])
    assert {w["kind"]: w["stopped"] for w in ada.get("/api/calls")["ways"]} == {"push": "gone", "json": None}
    service.close()
    hook.close()


def test_a_browser_belongs_to_whoever_uses_it_now(home: Server) -> None:
    browser = Browser(WebReceiver(201))
    ada, beate = Visitor("Ada", home), Visitor("Beate", home)
    ada.post("/api/calls/push", **browser.subscription())
    beate.post("/api/calls/push", **browser.subscription())
    assert ada.get("/api/calls")["ways"] == []
    assert len(beate.get("/api/calls")["ways"]) == 1


def test_a_browser_that_is_logged_out_is_called_no_more(home: Server) -> None:
    service = WebReceiver(201)
    desk, phone = Browser(service, "desk"), Browser(service, "phone")
    at_desk, other = account(home, "Lotte"), Visitor("Eve", home)
    at_phone = Visitor(at=home)
    at_phone.post("/api/login", name="Lotte", password=PASSWORD)
    for person, browser in ((at_desk, desk), (at_phone, phone)):
        person.post("/api/calls/push", **browser.subscription())
    other.post("/api/logout", endpoint=desk.subscription()["endpoint"])  # nobody logs somebody else out
    assert len(at_desk.get("/api/calls")["ways"]) == 2
    at_phone.post("/api/logout", endpoint=phone.subscription()["endpoint"])
    (way,) = at_desk.get("/api/calls")["ways"]
    at_desk.post(f"/api/calls/ways/{way['id']}/trial")
    wait_until(desk.pushed)
    at_desk.post("/api/logout", everywhere=True)
    at_desk.post("/api/login", name="Lotte", password=PASSWORD)
    assert at_desk.get("/api/calls")["ways"] == []
    service.close()


@pytest.mark.parametrize("change", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"endpoint": "ftp://example.org/"}])
def test_keys_that_are_none_are_refused(home: Server, change: dict[str, str]) -> None:
    wish = {**Browser(WebReceiver()).subscription(), **change}
    assert Visitor("Ada", home).refused("/api/calls/push", **wish) == (400, "bad-browser")


def test_keys_of_the_house_stay_the_same_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("keys"))
    ada = Visitor("Ada", server)
    feeds = ada.post("/api/calls/feeds", on=True)["feeds"]
    before = ada.get("/api/calls")
    server.kill()
    server.start()
    assert ada.get("/api/calls") == before
    assert ada.web.get(feeds["atom"]).status_code == 200
    server.kill()
