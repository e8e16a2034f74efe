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
from ludoteca.server.config import BadSetting, ServerSettings
from ludoteca.server.notifications.message import Message, Undeliverable

PATIENCE = 20.0
# Links in headers stay on one line: not every mail program puts them together again.
POLICY = SMTP.clone(max_line_length=500)
SECURITIES = ("starttls", "tls", "none")


class Mail:
    """One connection a message; the waiting is done in a thread."""

    def __init__(self, settings: ServerSettings, clock: Clock, context: ssl.SSLContext | None = None) -> None:
        if settings.smtp_security not in SECURITIES:
            raise BadSetting(f"smtp_security = {settings.smtp_security!r}: one of {', '.join(SECURITIES)}")
        if "@" not in settings.mail_from:
            raise BadSetting("mail_from: needed to send mail, as ludoteca@example.org")
        self._settings = settings
        self._clock = clock
        self._context = context or ssl.create_default_context()

    async def carry(self, address: str, message: Message) -> None:
        """Deliver, or raise Undeliverable."""
        mail = self.mail(address, message)
        try:
            await asyncio.to_thread(self._send, mail, address)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise Undeliverable(f"refused with {codes}", for_good=min(codes, default=0) >= 500) from None
        except (smtplib.SMTPException, OSError, ValueError) as error:
            raise Undeliverable(_kind_of(error)) from None

    def mail(self, address: str, message: Message) -> EmailMessage:
        """A message as plain text, with what mail programs need to stop it by one click."""
        mail = EmailMessage(POLICY)
        mail["From"] = self._settings.mail_from
        mail["To"] = address
        mail["Subject"] = message.subject
        mail["Date"] = formatdate(self._clock(), usegmt=True)
        mail["Message-ID"] = f"<{message.id}@{self._settings.mail_from.rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        if message.stop_link:
            mail["List-Unsubscribe"] = f"<{message.stop_link}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(message.body)
        return mail

    def _send(self, mail: EmailMessage, address: str) -> None:
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
            server.send_message(mail, chosen.mail_from, [address])
        finally:
            # A message that was accepted is sent, however badly the parting goes.
            with suppress(smtplib.SMTPException, OSError):
                server.quit()


def _kind_of(error: Exception) -> str:
    """What went wrong, without what servers say about it: there addresses turn up."""
    if isinstance(error, smtplib.SMTPResponseException):
        return f"{type(error).__name__} {error.smtp_code}"
    if isinstance(error, OSError) and not isinstance(error, smtplib.SMTPException) and error.strerror:
        return f"{type(error).__name__}: {error.strerror}"
    return type(error).__name__
