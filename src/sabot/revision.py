"""Which rules are played: a number that grows whenever the same actions could lead to other events.

A record names the revision it was made by. A test plays old records again, and fails when the rules have changed
without a new revision here.
"""

REVISION = 1

CHANGES: dict[int, str] = {}
"""What each revision after the first changed, in a sentence that names the rules."""


def changes_since(revision: int) -> str:
    """What has changed since a revision, for whoever can not play a record again."""
    return " ".join(CHANGES[later] for later in range(revision + 1, REVISION + 1))
