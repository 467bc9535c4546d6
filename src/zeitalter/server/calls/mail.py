"""Mail: plain text over SMTP to addresses that were confirmed; and the two letters with a link that counts once."""

from __future__ import annotations

from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from urllib.parse import unquote, urlsplit

import aiosmtplib

from zeitalter.engine.errors import BadInput
from zeitalter.server.calls.letters import Letter
from zeitalter.server.calls.outgoing import NotSent
from zeitalter.server.errors import Wrong
from zeitalter.server.steady_clock import now
from zeitalter.texts import texts_for

SECONDS = 30.0
LONGEST_ADDRESS = 200
PORTS = {"smtp": 587, "smtp+plain": 25, "smtps": 465}
"""How letters are handed over: encrypted once greeted (on this machine if it can be), openly, or encrypted at all."""
OWN_MACHINE = ("localhost", "127.0.0.1", "::1")
UNFOLDED = SMTP.clone(max_line_length=900)
"""How letters are written: a long address in a header stays in one piece, because programs read it as it stands."""
PERMANENT = 500
"""Codes from here on will not change."""


class NobodyThere(NotSent):
    """There is nobody at this address."""


@dataclass(slots=True, frozen=True)
class MailServer:
    """Where letters are handed over."""

    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None
    sender: str


def read_mail_server(address: str, password: str | None, sender: str) -> MailServer:
    """The server that an address such as `smtps://user@mail.example.org` names; refused if it names none."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadInput("serve-bad-smtp", value=address) from None
    if parts.scheme not in PORTS or not parts.hostname or parts.password is not None:
        raise BadInput("serve-bad-smtp", value=address)
    try:
        check_address(sender)
    except Wrong:
        raise BadInput("serve-bad-sender", value=sender) from None
    user = unquote(parts.username) if parts.username else None
    return MailServer(parts.scheme, parts.hostname, port or PORTS[parts.scheme], user, password, sender)


def check_address(text: str) -> str:
    """A mail address as it is stored; refused if it cannot be one."""
    text = text.strip()
    name, at, domain = text.rpartition("@")
    if len(text) > LONGEST_ADDRESS or not text.isascii() or not text.isprintable() or " " in text:
        raise Wrong("bad-mail")
    if not at or not name or "." not in domain.strip(".") or domain.startswith("["):
        raise Wrong("bad-mail")
    try:
        Address(addr_spec=text)
    except Exception:  # the parser fails in many ways
        raise Wrong("bad-mail") from None
    return f"{name}@{domain.lower()}"


class Mailer:
    """Sends letters by mail."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    async def send_letter(self, to: str, letter: Letter) -> None:
        """Send a letter about tables; NotSent if it cannot be handed over, NobodyThere if nobody is."""
        texts = texts_for(None, letter.lang)
        body = [f"{line.text}\n{line.url}" for line in letter.lines]
        message = self._message(to, letter.title, "\n\n".join([*body, texts.message("call-stop", url=letter.stop)]))
        message["Message-ID"] = self._message_id(letter.id)
        message["List-Unsubscribe"] = f"<{letter.stop_at_once}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(to, message)

    async def send_link(self, to: str, kind: str, lang: str, id: str, name: str, url: str) -> None:
        """Send a link that confirms an address (`confirm`) or lets its owner choose a new password (`reset`)."""
        texts = texts_for(None, lang)
        title = texts.message(f"call-{kind}-title")
        message = self._message(to, title, texts.message(f"call-{kind}", name=name, url=url))
        message["Message-ID"] = self._message_id(id)
        await self._send(to, message)

    def _message(self, to: str, title: str, text: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = Address("Zeitalter", addr_spec=self._server.sender)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = title
        message["Date"] = format_datetime(now())
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text + "\n")
        return message

    def _message_id(self, id: str) -> str:
        return f"<{id}@{self._server.sender.rpartition('@')[2]}>"

    async def _send(self, to: str, message: EmailMessage) -> None:
        server = self._server
        encrypted_later = {"smtps": False, "smtp+plain": False}.get(
            server.scheme, None if server.host in OWN_MACHINE else True
        )
        try:
            await aiosmtplib.send(
                message.as_bytes(policy=UNFOLDED),
                sender=server.sender,
                recipients=[to],
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password if server.user else None,
                use_tls=server.scheme == "smtps",
                start_tls=encrypted_later,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(refused.code >= PERMANENT for refused in error.recipients):
                raise NobodyThere("nobody there") from None
            raise NotSent("not taken") from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise NotSent(type(error).__name__) from None
