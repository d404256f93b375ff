"""Which rules are played: a number that grows whenever the same actions could lead to other events.

A record names the revision it was made by. A test plays old records again, and fails when the rules have changed
without a new revision here. The message `unreadable-changes` of the catalogues says what has changed since each one.
"""

REVISION = 3

FORMER_DEFAULTS: dict[int, dict[str, dict[str, str]]] = {
    1: {
        "deluxe": {"uno_window": "begun"},
        "flip": {"uno_window": "begun", "last_flip": "old"},
        "wizz": {"uno_window": "begun"},
    },
}
"""By revision and edition, the defaults that a later revision has changed; a record of that revision means these."""


def former_defaults(revision: int, edition: str) -> dict[str, str]:
    """The options that a record of a revision means where it says nothing, as far as the defaults are others now."""
    found: dict[str, str] = {}
    for older in range(REVISION - 1, revision - 1, -1):
        found |= FORMER_DEFAULTS.get(older, {}).get(edition, {})
    return found
