"""How long people need to see what happened: cards are dealt and fly, the table turns over, the wheel comes to rest.

Clocks and windows begin after it, and bots react after it. It depends only on what everybody sees. The times are those
of the page at its usual speed (web/src/lib/time/pace.ts).
"""

from collections.abc import Iterable

from sabot.notation.events import Event

WHEEL = 2.2
"""How many seconds the wheel turns."""
TURN_OVER = 0.9
"""How many seconds the whole table takes to turn over. What happened is shown halfway."""
TRAVEL = 0.2
"""How many seconds a card flies."""
STAGGER = 0.07
"""How many seconds after a card that is drawn the next one follows."""
LONGEST_WAIT = 0.9
"""How many seconds a card waits at most for those before it."""
DEAL = 1.4
"""How many seconds it takes to deal all hands, before the first card is turned up."""
SLAM = 0.22
"""How many seconds after a card of a war the next one slams down."""
WAR_RESULT = 0.5
"""How many seconds after the last card of a war it is told who has won it."""
LAST_CARD = 2.4
"""How many seconds the table stays as it is after the last card of a round, before the score is shown."""
FLYING = frozenset({"played", "discarded", "cancelled", "took_back", "gave_hand", "turned_up", "drew"})
"""The events in which cards fly."""


def time_to_see(events: Iterable[Event]) -> float:
    """How many seconds people need to see some events, which one action caused.

    >>> time_to_see([Event("played", "bo", "R7", rule="D-024")])
    0.2
    """
    events = list(events)
    kinds = [event.kind for event in events]
    counted = min(STAGGER * max(kinds.count("drew") - 1, 0), LONGEST_WAIT)
    flight = 0 if FLYING.isdisjoint(kinds) else TRAVEL + counted
    half = TURN_OVER / 2 if "flipped" in kinds else 0
    war = _time_of_war(events) if "told" in kinds else 0
    before = (WHEEL if "spun" in kinds else 0) + half + war + (DEAL if "turned_up" in kinds else 0)
    return before + max(flight, half) + (LAST_CARD if "won" in kinds else 0)


def _time_of_war(events: Iterable[Event]) -> float:
    """How many seconds the cards of a war slam down; none if only one player shows cards."""
    told = [event.seat for event in events if event.kind == "told"]
    return SLAM * len(told) + WAR_RESULT if len(set(told)) > 1 else 0
