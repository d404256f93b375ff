"""Random salt, made on the machine of the player who adds it."""

import secrets

from sabot.match.provable_deals import SALT_BYTES, format_salt


def new_salt() -> str:
    """Salt that nobody can foresee."""
    return format_salt(secrets.token_bytes(SALT_BYTES))
