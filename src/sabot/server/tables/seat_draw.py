"""The draw of seats: who plays where, when the players of a match have signed in without choosing a seat."""

import hmac
from hashlib import sha256

from msgspec.structs import replace

from sabot.match.formats import SEATS_OF
from sabot.server.tables.state import TableState

SMALLEST_DRAW = 3
"""How many seats stay at least: for two there would be nothing to draw."""


def draw_seats(table: TableState) -> None:
    """Draw who sits where, and drop the seats that are not needed.

    In the settings the dropped ones come last, so that a rematch has them again.
    """
    order = _drawn_order(table)
    wishes = table.settings.seats
    dropped = (wish for number, wish in enumerate(wishes) if number not in order)
    table.settings = replace(table.settings, seats=(*(wishes[number] for number in order), *dropped))
    table.seating.arrange(order)
    table.requests.renumber(order)


def _drawn_order(table: TableState) -> list[int]:
    """The numbers of the seats that play, in an order that follows from the seed of the table: nobody knows it.

    Seats that nobody took stay only as far as the scoring needs them. Bots play them.
    """
    seating, places = table.seating, len(table.seating.seats)
    free = [number for number in range(places) if seating.is_free(number)]
    wanted = max(places - len(free), SMALLEST_DRAW)
    fitting = [count for count in SEATS_OF.get(table.settings.scoring, (wanted,)) if count >= wanted]
    needed = min(fitting, default=wanted)
    dropped = set(free[-(places - needed) :]) if places > needed else set()
    playing = [number for number in range(places) if number not in dropped]
    return sorted(playing, key=lambda number: hmac.digest(table.seed.encode(), f"seat {number}".encode(), sha256))
