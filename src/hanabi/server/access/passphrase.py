"""A table's passphrase: short words of people, so it is salted, slow and compared safely."""

import asyncio
import hashlib
import hmac
import secrets
from concurrent.futures import ThreadPoolExecutor

_COST = {"n": 1 << 13, "r": 8, "p": 1}
_LENGTH = 32
_one_at_a_time = ThreadPoolExecutor(1, thread_name_prefix="passphrase")
"""However many are asked about, this takes no more than one core."""


async def hashed(passphrase: str) -> str:
    """What the log keeps of a passphrase."""
    salt = secrets.token_hex(16)
    return f"{salt}${await _slowly(passphrase, salt)}"


async def is_right(passphrase: str, stored: str) -> bool:
    """Does it open the table? Takes as long either way."""
    salt, _, digest = stored.partition("$")
    return hmac.compare_digest(await _slowly(passphrase, salt), digest)


async def _slowly(passphrase: str, salt: str) -> str:
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_one_at_a_time, _digest, passphrase, salt)


def _digest(passphrase: str, salt: str) -> str:
    data = passphrase.encode("utf-8", "surrogatepass")
    return hashlib.scrypt(data, salt=salt.encode(), dklen=_LENGTH, **_COST).hex()
