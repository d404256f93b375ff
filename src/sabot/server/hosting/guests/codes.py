"""Codes to say aloud: one leads to a table as its link does, another lets a guest go on at another device."""

import hashlib
import hmac

from msgspec import Struct

from sabot.errors import Refused, Unreadable
from sabot.server.access.identity import Identities, Identity
from sabot.server.access.spoken_codes import LONGEST, SHORTEST, new_code, parse_code
from sabot.server.clock import wall_time
from sabot.server.hosting.registry import TableRegistry
from sabot.server.storage.code_store import Pass
from sabot.server.tables.log.entries import Guest

CODE_LIFE = 24 * 3_600_000
"""For how many milliseconds a code lives since somebody last asked for it."""
PASS_LIFE = 5 * 60_000
"""For how many milliseconds a pass to another device is valid."""
PASS_KEY = "passes"
"""The name of the secret that hides the codes of passes."""


class IssuedPass(Struct, frozen=True):
    """A pass by which a guest goes on at another device, once."""

    code: str
    seconds: int
    """For how long it is valid."""


async def code_of(registry: TableRegistry, key: str, guest: Guest) -> str:
    """The code of a table that a guest may watch and that people can join; or Refused."""
    table = await registry.table_for(key, guest)
    if not table.can_be_joined:
        raise Refused("code/closed")
    now = wall_time()
    return await registry.store.codes.code_of(key, now, now - CODE_LIFE)


async def find_by_code(registry: TableRegistry, text: str, guest: Guest) -> str:
    """The key of the table that a code leads to; or Refused, as for a table that the guest may not watch."""
    code = read_code(text)
    key = await registry.store.codes.find(code, wall_time() - CODE_LIFE)
    try:
        if key is not None and (await registry.table_for(key, guest)).can_be_joined:
            return key
    except Refused:  # a guest whom the host removed must not learn more than a stranger
        pass
    raise Refused("code/none", letters=code)


async def issue_pass(registry: TableRegistry, me: Identity) -> IssuedPass:
    """A new pass for a guest. The one before ends."""
    code, until = new_code(LONGEST), wall_time() + PASS_LIFE
    await registry.store.codes.issue(Pass(me, await _hash(registry, code), until))
    return IssuedPass(code, PASS_LIFE // 1000)


async def redeem_pass(registry: TableRegistry, identities: Identities, text: str) -> Identity:
    """The guest whose pass it is, which is used up by this; or Refused."""
    found = await registry.store.codes.redeem(await _hash(registry, read_code(text)), wall_time())
    if found is None or found.guest in identities.revoked:
        raise Refused("pass/none")
    return found


def read_code(text: str) -> str:
    """The code that somebody typed, or Unreadable."""
    code = parse_code(text)
    if code is None:
        raise Unreadable("code", "code", least=SHORTEST)
    return code


async def _hash(registry: TableRegistry, code: str) -> str:
    """What is stored of a code. Without the secret, which no backup has, it cannot be found by trying all codes."""
    secret = bytes.fromhex(await registry.store.guests.secret(PASS_KEY))
    return hmac.digest(secret, code.encode(), hashlib.sha256).hex()
