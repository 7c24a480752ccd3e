"""A table's passphrase: short words of people, so it is salted, slow and compared safely."""

import asyncio
import hashlib
import hmac
import secrets

_COST = {"n": 1 << 13, "r": 8, "p": 1}
_LENGTH = 32


async def hashed(passphrase: str) -> str:
    """What the log keeps of a passphrase."""
    salt = secrets.token_hex(16)
    return f"{salt}${await asyncio.to_thread(_digest, passphrase, salt)}"


async def is_right(passphrase: str | None, stored: str) -> bool:
    """Does it open the table? Takes as long either way."""
    salt, _, digest = stored.partition("$")
    given = await asyncio.to_thread(_digest, passphrase or "", salt)
    return hmac.compare_digest(given, digest) and passphrase is not None


def _digest(passphrase: str, salt: str) -> str:
    data = passphrase.encode("utf-8", "surrogatepass")
    return hashlib.scrypt(data, salt=salt.encode(), dklen=_LENGTH, **_COST).hex()
