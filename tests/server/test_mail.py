"""Mail goes out encrypted, to a server whose certificate is right."""

from __future__ import annotations

import ssl

import pytest

from ludoteca.server.config import BadSetting, ServerSettings
from ludoteca.server.notifications.mail import Mail
from ludoteca.server.notifications.message import Message, Undeliverable
from tests.server.house import Hands
from tests.server.post import PostOffice


@pytest.mark.parametrize("security", ["starttls", "tls"])
async def test_mail_is_encrypted_and_signed_in(
    certificate: tuple[ssl.SSLContext, ssl.SSLContext], security: str
) -> None:
    post = await PostOffice(certificate[0], security == "tls").open()
    settings = ServerSettings(
        smtp_host="localhost", smtp_port=post.port, smtp_security=security, smtp_user="me",
        smtp_password="secret", mail_from="a@b.c",
    )  # fmt: skip
    await Mail(settings, Hands(), certificate[1]).carry("x@y.z", Message("1", "è", "perché no"))
    assert (post.was_encrypted, post.sent_to, len(post.signed_in)) == ([True], ["x@y.z"], 1)
    assert post.mails[0]["Subject"] == "è"
    assert "secret" not in repr(settings)
    with pytest.raises(Undeliverable, match="certificate"):
        await Mail(settings, Hands()).carry("x@y.z", Message("1", "s", "b"))
    assert len(post.mails) == 1
    await post.close()


async def test_no_mail_goes_out_when_encryption_is_wanted_and_not_offered() -> None:
    post = await PostOffice().open()
    settings = ServerSettings(smtp_host="127.0.0.1", smtp_port=post.port, mail_from="a@b.c")
    with pytest.raises(Undeliverable):
        await Mail(settings, Hands()).carry("x@y.z", Message("1", "s", "b"))
    assert post.mails == []
    await post.close()


def test_wrong_mail_settings_are_named() -> None:
    with pytest.raises(BadSetting, match="smtp_security"):
        Mail(ServerSettings(smtp_host="h", mail_from="a@b.c", smtp_security="maybe"), Hands())
    with pytest.raises(BadSetting, match="mail_from"):
        Mail(ServerSettings(smtp_host="h"), Hands())


async def test_what_a_mail_server_says_of_addresses_is_not_repeated() -> None:
    post = await PostOffice().open()
    post.refuses_senders = True
    settings = ServerSettings(
        smtp_host="127.0.0.1", smtp_port=post.port, smtp_security="none", mail_from="a@b.c"
    )
    with pytest.raises(Undeliverable) as refused:
        await Mail(settings, Hands()).carry("x@y.z", Message("1", "s", "b"))
    assert str(refused.value) == "SMTPSenderRefused 550"
    await post.close()
