"""How long people need to see what happened: cards are dealt and fly, the table turns over, the wheel comes to rest.

Clocks and windows begin after it, and bots react after it. It depends only on what everybody sees. The times are those
of the page at its usual speed (web/src/lib/time/pace.ts).
"""

from collections import Counter
from collections.abc import Iterable

from sabot.notation.events import Event

WHEEL = 2.2
"""How many seconds the wheel turns."""
TURN_OVER = 0.9
"""How many seconds the whole table takes to turn over."""
TRAVEL = 0.2
"""How many seconds a card flies."""
STAGGER = 0.07
"""How many seconds after a card that is drawn the next one follows."""
LONGEST_WAIT = 0.9
"""How many seconds a card waits at most for those before it."""
DEAL = 1.4
"""How many seconds it takes to deal all hands, before the first card is turned up."""
LAST_CARD = 2.4
"""How many seconds the table stays as it is after the last card of a round, before the score is shown."""
FLYING = ("played", "discarded", "cancelled", "took_back", "gave_hand", "turned_up", "drew")
"""The events in which cards fly."""


def time_to_see(events: Iterable[Event]) -> float:
    """How many seconds people need to see some events, which one action caused.

    >>> time_to_see([Event("played", "bo", "R7", rule="D-024")])
    0.2
    """
    counts = Counter(event.kind for event in events)
    counted = min(STAGGER * max(counts["drew"] - 1, 0), LONGEST_WAIT)
    flight = TRAVEL + counted if any(counts[kind] for kind in FLYING) else 0
    before = (WHEEL if counts["spun"] else 0) + (DEAL if counts["turned_up"] else 0)
    moving = max(flight, TURN_OVER if counts["flipped"] else 0)
    return before + moving + (LAST_CARD if counts["won"] else 0)
