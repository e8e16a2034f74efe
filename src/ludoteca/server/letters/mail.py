"""Mail over SMTP, with TLS from the start, by STARTTLS, or not at all on a trusted line."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate

from ludoteca.server.clock import Clock
from ludoteca.server.config import BadSetting, Settings
from ludoteca.server.letters.letter import Letter, Undeliverable

PATIENCE = 20.0
# Links in headers stay on one line: not every mail program puts them together again.
POLICY = SMTP.clone(max_line_length=500)
SECURITIES = ("starttls", "tls", "none")


class Mail:
    """One connection a message; the waiting is done in a thread."""

    def __init__(self, settings: Settings, clock: Clock, context: ssl.SSLContext | None = None) -> None:
        if settings.smtp_security not in SECURITIES:
            raise BadSetting(f"smtp_security = {settings.smtp_security!r}: one of {', '.join(SECURITIES)}")
        if "@" not in settings.mail_from:
            raise BadSetting("mail_from: needed to send mail, as ludoteca@example.org")
        self._settings = settings
        self._clock = clock
        self._context = context or ssl.create_default_context()

    async def carry(self, address: str, letter: Letter) -> None:
        """Deliver, or raise Undeliverable."""
        message = self.message(address, letter)
        try:
            await asyncio.to_thread(self._send, message, address)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise Undeliverable(f"refused with {codes}", for_good=min(codes, default=0) >= 500) from None
        except (smtplib.SMTPException, OSError, ValueError) as error:
            raise Undeliverable(f"{type(error).__name__}: {error}"[:200]) from None

    def message(self, address: str, letter: Letter) -> EmailMessage:
        """A letter as plain text, with what mail programs need to stop it by one click."""
        message = EmailMessage(POLICY)
        message["From"] = self._settings.mail_from
        message["To"] = address
        message["Subject"] = letter.subject
        message["Date"] = formatdate(self._clock(), usegmt=True)
        message["Message-ID"] = f"<{letter.id}@{self._settings.mail_from.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop_link:
            message["List-Unsubscribe"] = f"<{letter.stop_link}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.body)
        return message

    def _send(self, message: EmailMessage, address: str) -> None:
        chosen = self._settings
        server: smtplib.SMTP
        if chosen.smtp_security == "tls":
            server = smtplib.SMTP_SSL(
                chosen.smtp_host, chosen.smtp_port, timeout=PATIENCE, context=self._context
            )
        else:
            server = smtplib.SMTP(chosen.smtp_host, chosen.smtp_port, timeout=PATIENCE)
        try:
            if chosen.smtp_security == "starttls":
                server.starttls(context=self._context)
            if chosen.smtp_user:
                server.login(chosen.smtp_user, chosen.smtp_password)
            server.send_message(message, chosen.mail_from, [address])
        finally:
            # A message that was accepted is sent, however badly the parting goes.
            with suppress(smtplib.SMTPException, OSError):
                server.quit()
