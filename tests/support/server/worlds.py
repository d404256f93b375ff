"""Other worlds: tables that a viewer cannot tell from the real one, since only what it may not know differs."""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from operator import eq
from random import Random

from msgspec.structs import replace as struct_replace

from sabot.cards import SIDES
from sabot.errors import Refused
from sabot.game import Game
from sabot.notation.events import Event
from sabot.round import Round, cards_in, set_of
from sabot.server.tables.log.change_set import ChangeSet
from sabot.server.tables.log.entries import AnyEntry
from sabot.server.tables.log.fold import apply
from sabot.server.tables.state import TableState
from tests.support.server.table_fixtures import put_games, twin

Places = dict[int, tuple[str, int]]
"""The place of each card: a hand, the draw pile or the discard."""


def redealt(table: TableState, guest: str | None, chance: Random) -> TableState:
    """The table with all that a guest may not know replaced: hidden cards, chance, seed, secrets, other guests."""
    other = twin(table)
    player = table.player_of(guest)
    games = [board.game for board in table.boards]
    put_games(other, [game.resample(seat_in(game, player), chance.getrandbits(32)) for game in games])
    if other.match is not None:
        other.seed = other.match.seed = f"another seed {chance.random()}"
        if not other.match.rounds[-1].is_finished:
            other.match.rounds[-1].secret = f"another secret {chance.random()}"
    rename_guests(other, guest, f"somebody {chance.random()}")
    return other


def seat_in(game: Game, player: str | None) -> str | None:
    """The player, if it takes part in the game; None for a spectator."""
    return player if player in game.players else None


def rename_guests(table: TableState, but: str | None, name: str) -> None:
    """Give all guests but one new ids."""

    def renamed(guest: str) -> str:
        return guest if guest == but else f"{name} {guest}"

    table.chat = deepcopy(table.chat)
    for seat in table.seating.people:
        seat.guest = renamed(str(seat.guest))
    lines = [struct_replace(line, guest=renamed(line.guest)) for line in table.chat.lines]
    table.chat.lines = tuple(lines)
    for suspicion in table.chat.suspicions.values():
        suspicion.guest = renamed(suspicion.guest)
        suspicion.reports = frozenset(map(renamed, suspicion.reports))
    table.chat.muted = {renamed(guest): name for guest, name in table.chat.muted.items()}
    table.host = renamed(table.host)
    table.ready = frozenset(map(renamed, table.ready))
    table.removed = frozenset(map(renamed, table.removed))


def exchanged(game: Game, one: int, two: int) -> Game:
    """The game with two cards swapped, and the same chance."""
    fresh = game.copy()
    round_ = fresh._round
    table = round_.table
    swap = {one: two, two: one}

    def swapped(cards: Iterable[int]) -> list[int]:
        return [swap.get(card, card) for card in cards]

    for seat in range(table.seats):
        table.low[seat], table.high[seat] = set_of(swapped(cards_in(table.low[seat], table.high[seat])))
    table.draw_pile[: table.draw_size] = swapped(table.draw_pile[: table.draw_size])
    table.discard[: table.discard_size] = swapped(table.discard[: table.discard_size])
    table.shown_low, table.shown_high = set_of(swapped(cards_in(table.shown_low, table.shown_high)))
    table.drawn = swap.get(table.drawn, table.drawn)
    round_.seen[one], round_.seen[two] = round_.seen[two], round_.seen[one]
    return fresh


def places(game: Game) -> Places:
    """The place of every card."""
    round_ = game._round
    table = round_.table
    found = {card: ("hand", seat) for seat in range(table.seats) for card in round_.hand(seat)}
    found |= dict.fromkeys(table.draw_pile[: table.draw_size], ("draw", 0))
    return found | dict.fromkeys(table.discard[: table.discard_size], ("discard", 0))


def involved(before: Game, after: Game, events: Iterable[Event]) -> list[int]:
    """The cards that an action moved, and those of hands that were shown."""
    then, now = places(before), places(after)
    showing = {before.players.index(str(event.seat)) for event in events if event.kind in ("showed", "told")}
    return [card for card in then if then[card] != now.get(card) or then[card] in {("hand", seat) for seat in showing}]


def alike(round_: Round, card: int) -> Iterator[int]:
    """The cards that could be in a card's place: any, or with two sides those that share one of them."""
    is_two_sided = len(round_.printed.holders) == 2
    faces = round_.deck[card]
    for other, others in enumerate(round_.deck):
        if other != card and (not is_two_sided or any(map(eq, faces, others))):
            yield other


def legally_shown(changes: ChangeSet, player: str | None) -> list[tuple[str, str]]:
    """The faces that a viewer sees only during an entry, and whose they are.

    They are sorted, since the order in which they are shown must reveal nothing.
    """
    events = [event for _, events in changes.events for event in events]
    return sorted(
        (str(event.seat), face_in_play(event))
        for event in events
        if event.kind == "told" or (event.kind == "showed" and player is not None and player in (event.seat, event.to))
    )


def face_in_play(event: Event) -> str:
    """The face of an event's card that is up."""
    faces = str(event.card).split("/")
    return faces[0] if event.side is None else faces[SIDES.index(event.side)]


def replayed(before: TableState, which: int, game: Game, entry: AnyEntry) -> tuple[TableState, ChangeSet] | None:
    """The table and changes after an entry if a board has another game; None if the entry is not possible then."""
    other = twin(before)
    put_games(other, [game if number == which else board.game for number, board in enumerate(other.boards)])
    try:
        return other, apply(other, entry)
    except Refused:
        return None
