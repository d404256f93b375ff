"""Positions as text: everything that lies on a table, in YAML."""

from collections import Counter
from collections.abc import Mapping
from reprlib import repr as short
from typing import Any

from sabot.cards import Card, Colour, format_colour, format_face, parse_colour
from sabot.editions import Edition
from sabot.errors import Unreadable
from sabot.kernel.codes import Phase
from sabot.kernel.deal import turn_up
from sabot.kernel.hands import give, hand_size, hue_of, is_empty, symbol_of
from sabot.kernel.legal import legal
from sabot.kernel.piles import top
from sabot.kernel.table import NOBODY, NOTHING, WILD_HUE
from sabot.kernel.turns import left_of
from sabot.notation.actions import parse_known_face, parse_seat
from sabot.notation.consistency import check_consistent
from sabot.notation.documents import parse_document, write_document
from sabot.notation.pending import format_pending, parse_pending, seat_bits
from sabot.options import Code, UnoCall, chosen
from sabot.round import (
    DIRECTIONS,
    SIDES,
    Round,
    check_options,
    check_players,
    check_seed,
    direction_name,
    find_edition,
    make_round,
)

REQUIRED = ("edition", "players", "hands", "draw", "discard")
MEANT_FOR_PEOPLE = frozenset({"title", "note", "expect", "script"})
"""Keys that say nothing about the table."""
STATE = ("phase", "waiting", "owes_uno", "called_uno", "late_uno", "turns", "pending", "winner", "caught", "points")
KNOWN = frozenset({*REQUIRED, *STATE, "options", "seed", "dealer", "turn", "direction", "side", "colour", "start"})
LARGEST_TURNS = 1_000_000_000
PHASES = Phase.names()


def describe(round_: Round) -> dict[str, Any]:
    """All that is on the table, as the referee prints it."""
    table = round_.table
    edition = round_.edition
    is_over = table.phase == Phase.OVER
    points = round_.points() if is_over else []
    position = {
        "edition": edition.name,
        "options": chosen(edition.name, round_.options),
        "players": list(round_.players),
        "dealer": round_.name(table.dealer),
        "turn": round_.name(table.turn),
        "direction": direction_name(table.direction),
        "side": SIDES[table.side] if edition.is_two_sided else None,
        "colour": None if table.colour == NOTHING else format_colour(table.colour),
        "hands": {
            player: [round_.texts[card] for card in round_.hand(seat)] for seat, player in enumerate(round_.players)
        },
        "draw": [round_.texts[card] for card in round_.draw_pile()],
        "discard": [round_.texts[card] for card in round_.discard()],
        "phase": PHASES[table.phase],
        "waiting": [round_.players[seat] for seat in round_.waiting()],
        "owes_uno": round_.names(table.owes),
        "called_uno": round_.names(table.called),
        "turns": table.turns,
        "pending": format_pending(round_),
        "winner": round_.name(table.winner) if is_over else None,
        "caught": dict(zip(round_.players, points, strict=True)) if is_over else None,
        "points": {round_.players[table.winner]: sum(points) - points[table.winner]} if is_over else None,
    }
    if table.uno_call == UnoCall.BEFORE and table.late:
        position["late_uno"] = round_.names(table.late)
    return position


def write_position(round_: Round) -> str:
    """A position as text, with the state of chance."""
    return write_document({**describe(round_), "seed": round_.table.seed})


def parse_position(position: str | Mapping[str, Any]) -> Round:
    """The round that a position shows, or Unreadable with the place."""
    return _Reader(parse_document(position) if isinstance(position, str) else position).read()


class _Reader:
    """Reads a position key by key."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.position = position

    def read(self) -> Round:
        for key in self.position:
            if key not in KNOWN and key not in MEANT_FOR_PEOPLE:
                raise Unreadable(f"unknown key {short(key)}")
        for key in REQUIRED:
            if key not in self.position:
                raise Unreadable(f"the key {key} is missing")
        self.edition = find_edition(self.position["edition"])
        self.options = check_options(self.edition, self.mapping("options"))
        self.players = check_players(self.position["players"])
        self.start = self.flag("start")
        piles = self.piles()
        deck = sorted(card for pile in piles for card in pile)
        self.check_copies(deck, self.options)
        self.round = make_round(self.edition, self.options, self.players, deck)
        self.table = self.round.table
        seed = self.position.get("seed")
        self.table.seed = check_seed(1 if seed is None else seed)
        self.read_sides()
        self.lay_out(piles)
        if self.start:
            self.begin()
        else:
            self.read_state()
        return self.round

    def mapping(self, key: str) -> Mapping[str, Any]:
        value = self.position.get(key)
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            raise Unreadable("must be a mapping", key)
        return value

    def flag(self, key: str) -> bool:
        value = self.position.get(key, False)
        if not isinstance(value, bool):
            raise Unreadable("must be true or false", key)
        return value

    def cards(self, value: object, place: str) -> list[Card]:
        if not isinstance(value, list):
            raise Unreadable("must be a list of cards", place)
        return [parse_card(text, self.edition, place) for text in value]

    def piles(self) -> list[list[Card]]:
        """The hands in the order of the players, then the draw pile and the discard."""
        hands = self.position["hands"]
        if not isinstance(hands, Mapping):
            raise Unreadable("must be a mapping of players to cards", "hands")
        for name in hands:
            if name not in self.players:
                raise Unreadable(f"{short(name)} is not a player", "hands")
        piles = []
        for player in self.players:
            if player not in hands:
                raise Unreadable(f"{player} has no hand", "hands")
            piles.append(self.cards(hands[player], f"hands: {player}"))
        piles.append(self.cards(self.position["draw"], "draw"))
        piles.append(self.cards(self.position["discard"], "discard"))
        return piles

    def check_copies(self, deck: list[Card], options: Mapping[str, Code]) -> None:
        held = self.edition.faces(options)
        used = Counter(face for card in deck for face in card if face is not None)
        for face, count in used.items():
            if count > held.get(face, 0):
                text = format_face(face)
                raise Unreadable(f"{count} cards {text}, but the deck has only {held.get(face, 0)}", "cards")

    def lay_out(self, piles: list[list[Card]]) -> None:
        """Give every card its number and put it where it lies."""
        numbers: dict[Card, list[int]] = {}
        for number, card in enumerate(self.round.deck):
            numbers.setdefault(card, []).append(number)
        placed = [[numbers[card].pop(0) for card in pile] for pile in piles]
        table = self.table
        *hands, draw, discard = placed
        for seat, hand in enumerate(hands):
            for number in hand:
                give(table, seat, number)
        table.draw_pile[: len(draw)] = draw[::-1]
        table.draw_size = len(draw)
        table.discard[: len(discard)] = discard[::-1]
        table.discard_size = len(discard)
        for number in discard:
            self.round.seen[number] = 1 << table.side

    def choice(self, key: str, values: Mapping[str, int], default: int) -> int:
        value = self.position.get(key)
        if value is None:
            return default
        if not isinstance(value, str) or value.lower() not in values:
            raise Unreadable(f"must be {' or '.join(values)}, not {short(value)}", key)
        return values[value.lower()]

    def seat(self, key: str, default: int) -> int:
        value = self.position.get(key)
        if value is None:
            return default
        if not isinstance(value, str):
            raise Unreadable(f"must be a player, not {short(value)}", key)
        return self.placed(key, lambda: parse_seat(value, self.players))

    def placed(self, key: str, read: Any) -> int:
        """What a reader reads; its error names the key."""
        try:
            number: int = read()
        except Unreadable as error:
            raise Unreadable(error.message, key) from None
        return number

    def seats(self, key: str) -> int:
        value = self.position.get(key)
        return 0 if value is None else self.placed(key, lambda: seat_bits(value, self.players))

    def read_sides(self) -> None:
        table = self.table
        table.dealer = self.seat("dealer", len(self.players) - 1)
        table.direction = self.choice("direction", DIRECTIONS, 1)
        if self.edition.is_two_sided:
            table.side = self.choice("side", {name: side for side, name in enumerate(SIDES)}, 0)
        elif self.position.get("side") is not None:
            raise Unreadable(f"{self.edition.name} has no sides", "side")

    def begin(self) -> None:
        """Turn up the first card of a round that is dealt."""
        table = self.table
        for key in ("turn", "colour", *STATE):
            if self.position.get(key) is not None:
                raise Unreadable("a round that starts has none yet", key)
        if table.discard_size:
            raise Unreadable("must be empty where the round starts", "discard")
        if table.side or table.direction != 1:
            raise Unreadable("a round starts on the hero side, to the left", "start")
        self.check_hands()
        starters = (card for card in self.round.draw_pile() if not table.cannot_start >> symbol_of(table, card) & 1)
        if next(starters, None) is None:
            raise Unreadable("no card in it can start the round", "draw")
        turn_up(table)

    def check_hands(self) -> None:
        """A hand is empty only where its last card is still being resolved or disputed."""
        table = self.table
        for seat, player in enumerate(self.players):
            is_disputed = table.phase == Phase.NOTICE and seat == table.turn
            if is_empty(table, seat) and table.out == NOBODY and not is_disputed:
                raise Unreadable("is empty, but the round is not over", f"hands: {player}")

    def read_state(self) -> None:
        table = self.table
        if not table.discard_size:
            raise Unreadable("is empty, but the round does not start", "discard")
        table.phase = self.choice("phase", {name: phase for phase, name in enumerate(PHASES)}, Phase.TURN)
        table.turns = self.count("turns")
        if table.phase == Phase.OVER:
            self.read_end()
            return
        for key in ("winner", "caught", "points"):
            if self.position.get(key) is not None:
                raise Unreadable("is only known when the round is over", key)
        table.turn = self.seat("turn", left_of(table, table.dealer))
        self.read_asked()
        parse_pending(self.round, self.position.get("pending"))
        self.check_hands()
        self.read_colour()
        self.read_uno()
        check_consistent(self.round)
        self.check_asked()

    def count(self, key: str) -> int:
        value = self.position.get(key)
        if value is None:
            return 0
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST_TURNS:
            raise Unreadable(f"must be a whole number from 0 to {LARGEST_TURNS}", key)
        return value

    def read_asked(self) -> None:
        """Who is waited for: the seat whose turn it is, or who `waiting` names."""
        table = self.table
        if table.phase in (Phase.TURN, Phase.DRAWN, Phase.SPIN):
            table.asked = table.turn
            return
        table.asked = NOBODY
        waiting = self.position.get("waiting")
        if table.phase == Phase.RACE:
            return
        if not isinstance(waiting, list) or len(waiting) != 1:
            raise Unreadable("must name the one player asked", "waiting")
        table.asked = self.placed("waiting", lambda: seat_bits(waiting, self.players)).bit_length() - 1

    def read_colour(self) -> None:
        table = self.table
        hue = hue_of(table, top(table))
        own = hue if hue < WILD_HUE else NOTHING
        value = self.position.get("colour")
        if value is None:
            if own == NOTHING and table.phase in (Phase.TURN, Phase.DRAWN, Phase.SPIN):
                raise Unreadable("must be given, since the top of the discard is a wild", "colour")
            table.colour = own
            return
        colour = parse_colour(value) if isinstance(value, str) else None
        sided = range(Colour.PINK, Colour.VIOLET + 1) if table.side else range(Colour.PINK)
        if colour is None or colour not in sided:
            raise Unreadable(f"there is no colour {short(value)} on this side", "colour")
        if own not in (NOTHING, colour):
            raise Unreadable(f"is {format_colour(own)} by the top of the discard, not {value}", "colour")
        table.colour = colour

    def read_uno(self) -> None:
        table = self.table
        table.owes = self.seats("owes_uno")
        table.called = self.seats("called_uno")
        table.late = self.seats("late_uno")
        if table.owes & table.called:
            raise Unreadable("whoever has called owes nothing", "owes_uno")
        if table.late & ~table.owes:
            raise Unreadable("must be among those who owe the call", "late_uno")
        for seat, player in enumerate(self.players):
            size = hand_size(table, seat)
            if table.owes >> seat & 1 and size != 1:
                raise Unreadable(f"{player} does not hold exactly one card", "owes_uno")
            about_to_lay = seat == table.turn and size == 2 and table.phase <= Phase.DRAWN
            if table.called >> seat & 1 and size != 1 and not about_to_lay:
                raise Unreadable(f"{player} does not hold exactly one card", "called_uno")

    def check_asked(self) -> None:
        """See that whoever is waited for can do something, and that `waiting` says the same."""
        waiting = [self.players[seat] for seat in self.round.waiting()]
        for seat in self.round.waiting():
            if not legal(self.table, seat)[0]:
                raise Unreadable(f"{self.players[seat]} could do nothing in this phase", "phase")
        said = self.position.get("waiting")
        if said is not None and said != waiting:
            raise Unreadable(f"should be {', '.join(waiting)}", "waiting")

    def read_end(self) -> None:
        table = self.table
        if self.position.get("turn") is not None or self.position.get("waiting"):
            raise Unreadable("nobody's turn follows when the round is over", "turn")
        parse_pending(self.round, self.position.get("pending"))
        winner = self.seat("winner", NOBODY)
        if winner == NOBODY:
            raise Unreadable("must be named when the round is over", "winner")
        table.winner = winner
        table.turn = table.asked = NOBODY
        self.read_colour()
        for key in ("owes_uno", "called_uno", "late_uno"):
            if self.seats(key):
                raise Unreadable("nobody owes anything when the round is over", key)
        counted = describe(self.round)
        for key in ("caught", "points"):
            if self.position.get(key) not in (None, counted[key]):
                raise Unreadable(f"should be {counted[key]}", key)


def parse_card(text: object, edition: Edition, place: str) -> Card:
    """A card with all its faces, or Unreadable."""
    if not isinstance(text, str):
        raise Unreadable(f"{short(text)} is not a card", place)
    parts = text.split("/")
    try:
        if not edition.is_two_sided:
            card = Card(parse_known_face(text, edition.name))
        elif len(parts) == 2:
            card = Card(*(parse_known_face(part, edition.name) for part in parts))
            if card.front not in edition.fronts or card.back not in edition.backs:
                raise Unreadable(f"{short(text)} has its faces the wrong way round")
        else:
            raise Unreadable(f"{short(text)} must be written with both faces, such as R7/P3")
    except Unreadable as error:
        raise Unreadable(error.message, place) from None
    return card
