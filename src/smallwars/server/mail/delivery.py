"""The delivery of letters: to a webhook over HTTP, or by e-mail over SMTP."""

from __future__ import annotations

import asyncio
import re
import smtplib
import socket
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import httpx

from ...texts import message as sentence

TIMEOUT: Final = 10.0
"""Seconds for each step of a delivery."""
DELIVERY_TIMEOUT: Final = 40.0
"""Seconds for a whole delivery."""
MAX_MESSAGE: Final = 1900
"""The most signs of a message; Discord takes 2000, and 4096 of an embed."""

TEXTS: Final = ("letters",)

MAIL_THREADS: Final = ThreadPoolExecutor(2, "mail")
"""The threads that send mails; they may hang."""
NAME_THREADS: Final = ThreadPoolExecutor(4, "names")
"""The threads that look up the names of hosts; they may hang."""

WEBHOOK, EMAIL = "webhook", "email"

Payload = dict[str, Any]


def say(language: str, key: str, **args: str | int) -> str:
    """Fill in a sentence of a letter."""
    return sentence(language, TEXTS, key, args)


class DeliveryError(Exception):
    """The error of a letter that could not be delivered; `retry_after`: seconds to wait at least."""

    def __init__(self, why: str, retry_after: float = 0.0) -> None:
        super().__init__(why)
        self.retry_after = retry_after


# Webhooks


async def send_webhook(target: str, payload: Payload, allow_private: bool) -> None:
    """Post a letter to a webhook in Discord's form, at the very address that was checked."""
    url = httpx.URL(target)
    if url.scheme not in ("http", "https") or not url.host:
        raise DeliveryError(say("en", "letter-scheme"))
    address = await resolve(url.host, url.port or (443 if url.scheme == "https" else 80), allow_private)
    headers = {"Host": url.netloc.decode("ascii"), "User-Agent": "smallwars"}
    direct = url.copy_with(host=address, username=None, password=None)
    async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
        extensions = {"sni_hostname": url.raw_host.decode("ascii")}
        stream = client.stream("POST", direct, json=webhook_body(payload), headers=headers, extensions=extensions)
        async with asyncio.timeout(DELIVERY_TIMEOUT), stream as answer:  # its body is not read: it may have no end
            if not answer.is_success:
                raise DeliveryError(f"HTTP {answer.status_code}", retry_after(answer))


def retry_after(answer: httpx.Response) -> float:
    """The seconds to wait that an answer asks for, an hour at most."""
    seconds = answer.headers.get("retry-after", "")
    return min(3600.0, float(seconds)) if re.fullmatch(r"\d{1,6}(\.\d+)?", seconds) else 0.0


def host_of(target: str) -> str:
    """The host to which a webhook leads."""
    try:
        return urlsplit(target).hostname or ""
    except ValueError:
        return ""


async def resolve(host: str, port: int, allow_private: bool) -> str:
    """Look up the address of a host; this machine and private nets are refused, unless allowed."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(TIMEOUT):
        lookup = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        places = await loop.run_in_executor(NAME_THREADS, lookup)
    addresses = [str(place[0]) for *_, place in places]
    if not allow_private and not all(is_public(address) for address in addresses):
        raise DeliveryError(say("en", "letter-private"))
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address lies in the public internet, also where it is wrapped into another."""
    ip: IPv4Address | IPv6Address | None = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        ip = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None) or ip
    assert ip is not None
    nat64 = isinstance(ip, IPv6Address) and ip.packed[:4] == b"\x00\x64\xff\x9b"
    return ip.is_global and not ip.is_multicast and not nat64


def webhook_body(payload: Payload) -> Payload:
    """A letter in Discord's JSON; names in it notify nobody."""
    embed = {"title": payload["title"][:250], "url": payload["url"], "description": news(payload)[-MAX_MESSAGE:]}
    content = f"{payload['greeting']}\n{payload['url']}"[:MAX_MESSAGE]
    return {
        "username": payload["name"],
        "content": content,
        "embeds": [embed],
        "allowed_mentions": {"parse": []},
    }


def news(payload: Payload) -> str:
    """The sentences of a letter that say what happened."""
    return "\n".join([payload["heading"], *payload["lines"]] if payload["lines"] else [])


# E-mail


async def send_mail(server: str, sender: str, target: str, key: str, payload: Payload) -> None:
    """Send a mail by an SMTP server, in a thread of its own: one that hangs holds up nothing else."""
    message = mail(sender, target, key, payload)
    await asyncio.get_running_loop().run_in_executor(MAIL_THREADS, deliver_mail, server, message)


def mail(sender: str, target: str, key: str, payload: Payload) -> EmailMessage:
    """A letter as a mail; one that is sent again has the same id, by which the reader's program knows it."""
    message = EmailMessage()
    message["Subject"] = " ".join(payload["subject"].split())
    message["From"] = Address(payload["name"], addr_spec=sender)
    message["To"] = Address(addr_spec=target)
    message["Date"] = formatdate()
    domain = sender.rpartition("@")[2]
    message["Message-ID"] = f"<{re.sub(r'[^A-Za-z0-9]+', '.', key)}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    stop = f"{payload['stop']} {payload['stop_url']}"
    parts = [payload["greeting"], news(payload), f"{payload['link']} {payload['url']}", stop]
    message.set_content("\n\n".join(part for part in parts if part) + "\n")
    return message


def deliver_mail(server: str, message: EmailMessage) -> None:
    """Hand a mail to an SMTP server, smtp://host:port or smtps://host:port; a user and a password require TLS."""
    url = urlsplit(server)
    secure = url.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    with kind(url.hostname or "localhost", url.port or (465 if secure else 25), timeout=TIMEOUT) as connection:
        connection.ehlo()
        if not secure and connection.has_extn("starttls"):
            connection.starttls()
            secure = True
        if url.username:
            if not secure:
                raise DeliveryError(say("en", "letter-tls"))
            connection.login(unquote(url.username), unquote(url.password or ""))
        connection.send_message(message)
