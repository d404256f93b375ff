"""Positions as text: everything that lies on a table, in YAML."""

from collections import Counter
from collections.abc import Mapping
from reprlib import repr as short
from typing import Any

from sabot.cards import SIDES, Card, Colour, format_colour, format_face, parse_colour
from sabot.editions import Edition
from sabot.errors import Unreadable
from sabot.kernel.codes import Phase
from sabot.kernel.deal import turn_up
from sabot.kernel.hands import hand_size, hue_of, is_empty, symbol_of
from sabot.kernel.legal import legal
from sabot.kernel.piles import top
from sabot.kernel.primitives.card_sets import give
from sabot.kernel.table import NOBODY, NOTHING, WILD_HUE
from sabot.kernel.turns import left_of
from sabot.notation.actions import parse_known_face, parse_seat
from sabot.notation.consistency import check_consistent
from sabot.notation.documents import parse_document, write_document
from sabot.notation.pending import format_pending, parse_pending, seat_bits
from sabot.options import Code, UnoCall
from sabot.options.spelling import british_keys
from sabot.round import (
    DIRECTIONS,
    Round,
    check_options,
    check_players,
    direction_name,
    find_edition,
    format_seed,
    make_round,
    parse_seed,
)
from sabot.spelling import british

REQUIRED = ("edition", "players", "hands", "draw", "discard")
MEANT_FOR_PEOPLE = frozenset({"title", "note", "expect", "script"})
"""Keys that say nothing about the table."""
STATE = ("phase", "waiting", "owes_uno", "called_uno", "late_uno", "turns", "pending", "winner", "caught", "points")
BEFORE_CARDS = ("edition", "options", "players", "dealer", "turn", "direction", "side", "colour")
BEFORE_PENDING = ("phase", "waiting", "owes_uno", "called_uno", "turns")
KNOWN = frozenset({*REQUIRED, *STATE, *BEFORE_CARDS, "seed", "start"})
LARGEST_TURNS = 1_000_000_000
PHASES = Phase.names()


def describe(round_: Round) -> dict[str, Any]:
    """All that is on the table, as the referee prints it."""
    table, texts = round_.table, round_.printed.texts
    public = describe_public(round_)
    late = round_.names(table.late) if table.uno_call == UnoCall.BEFORE else []
    return {
        **{key: public.pop(key) for key in BEFORE_CARDS},
        "hands": {player: [texts[card] for card in round_.hand(seat)] for seat, player in enumerate(round_.players)},
        "draw": [texts[card] for card in round_.draw_pile()],
        "discard": [texts[card] for card in round_.discard()],
        **{key: public.pop(key) for key in BEFORE_PENDING},
        "pending": format_pending(round_),
        **public,
        **({"late_uno": late} if late else {}),
    }


def describe_public(round_: Round) -> dict[str, Any]:
    """All that everybody at the table sees, but for cards."""
    return describe_setting(round_) | describe_progress(round_)


def describe_setting(round_: Round) -> dict[str, Any]:
    """The part of a position that is constant in a round."""
    return {
        "edition": round_.edition.name,
        "options": dict(round_.chosen),
        "players": list(round_.players),
        "dealer": round_.name(round_.table.dealer),
    }


def describe_progress(round_: Round) -> dict[str, Any]:
    """How far the round has come, as everybody sees it, but for cards."""
    table = round_.table
    is_over = table.phase == Phase.OVER
    points = round_.points() if is_over else []
    return {
        "turn": round_.name(table.turn),
        "direction": direction_name(table.direction),
        "side": SIDES[table.side] if round_.edition.is_two_sided else None,
        "colour": None if table.colour == NOTHING else format_colour(table.colour),
        "phase": PHASES[table.phase],
        "waiting": [round_.players[seat] for seat in round_.waiting()],
        "owes_uno": round_.names(table.owes),
        "called_uno": round_.names(table.called),
        "turns": table.turns,
        "winner": round_.name(table.winner) if is_over else None,
        "caught": dict(zip(round_.players, points, strict=True)) if is_over else None,
        "points": {round_.players[table.winner]: sum(points) - points[table.winner]} if is_over else None,
    }


def write_position(round_: Round) -> str:
    """A position as text, with the state of chance."""
    return write_document({**describe(round_), "seed": format_seed(round_.table.seed)})


def parse_position(position: str | Mapping[str, Any]) -> Round:
    """The round that a position shows, or Unreadable with the place."""
    return _Reader(parse_document(position) if isinstance(position, str) else position).read()


class _Reader:
    """Reads a position key by key."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.position = position

    def read(self) -> Round:
        self.position = british_keys(self.position, ("colour",))
        for key in self.position:
            if key not in KNOWN and key not in MEANT_FOR_PEOPLE:
                raise Unreadable("unknown-key", key=short(key))
        for key in REQUIRED:
            if key not in self.position:
                raise Unreadable("key-missing", key=key)
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
        self.table.seed = parse_seed(1 if seed is None else seed)
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
            raise Unreadable("mapping", key)
        return value

    def flag(self, key: str) -> bool:
        value = self.position.get(key, False)
        if not isinstance(value, bool):
            raise Unreadable("flag", key, value=short(value))
        return value

    def cards(self, value: object, place: str) -> list[Card]:
        if not isinstance(value, list):
            raise Unreadable("cards", place)
        return [parse_card(text, self.edition, place) for text in value]

    def piles(self) -> list[list[Card]]:
        """The hands in the order of the players, then the draw pile and the discard."""
        hands = self.position["hands"]
        if not isinstance(hands, Mapping):
            raise Unreadable("hands", "hands")
        for name in hands:
            if name not in self.players:
                raise Unreadable("not-a-player", "hands", name=short(name))
        piles = []
        for player in self.players:
            if player not in hands:
                raise Unreadable("no-hand", "hands", player=player)
            piles.append(self.cards(hands[player], f"hands: {player}"))
        piles.append(self.cards(self.position["draw"], "draw"))
        piles.append(self.cards(self.position["discard"], "discard"))
        return piles

    def check_copies(self, deck: list[Card], options: Mapping[str, Code]) -> None:
        held = self.edition.faces(options)
        used = Counter(face for card in deck for face in card if face is not None)
        for face, count in used.items():
            if count > held.get(face, 0):
                raise Unreadable("copies", "cards", count=count, card=format_face(face), held=held.get(face, 0))

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
        found = values.get(british(value.lower())) if isinstance(value, str) else None
        if found is None:
            raise Unreadable("choice", key, values=tuple(values), value=short(value))
        return found

    def seat(self, key: str, default: int) -> int:
        value = self.position.get(key)
        if value is None:
            return default
        if not isinstance(value, str):
            raise Unreadable("player", key, value=short(value))
        return self.placed(key, lambda: parse_seat(value, self.players))

    def placed(self, key: str, read: Any) -> int:
        """The number that a reader returns; its error names the key."""
        try:
            number: int = read()
        except Unreadable as error:
            raise error.at(key) from None
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
            raise Unreadable("no-sides", "side", edition=self.edition.name)

    def begin(self) -> None:
        """Turn up the first card of a round that is dealt."""
        table = self.table
        for key in ("turn", "colour", *STATE):
            if self.position.get(key) is not None:
                raise Unreadable("not-at-start", key)
        if table.discard_size:
            raise Unreadable("discard-at-start", "discard")
        if table.side or table.direction != 1:
            raise Unreadable("start", "start")
        self.check_hands()
        starters = (card for card in self.round.draw_pile() if not table.cannot_start >> symbol_of(table, card) & 1)
        if next(starters, None) is None:
            raise Unreadable("no-first-card", "draw")
        turn_up(table)

    def check_hands(self) -> None:
        """A hand is empty only where its last card is still being resolved or disputed."""
        table = self.table
        for seat, player in enumerate(self.players):
            is_disputed = table.phase == Phase.NOTICE and seat == table.turn
            if is_empty(table, seat) and table.out == NOBODY and not is_disputed:
                raise Unreadable("empty-hand", f"hands: {player}")

    def read_state(self) -> None:
        table = self.table
        if not table.discard_size:
            raise Unreadable("empty-discard", "discard")
        table.phase = self.choice("phase", {name: phase for phase, name in enumerate(PHASES)}, Phase.TURN)
        table.turns = self.count("turns")
        if table.phase == Phase.OVER:
            self.read_end()
            return
        for key in ("winner", "caught", "points"):
            if self.position.get(key) is not None:
                raise Unreadable("only-at-end", key)
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
            raise Unreadable("number", key, most=LARGEST_TURNS, value=short(value))
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
            raise Unreadable("one-asked", "waiting")
        table.asked = self.placed("waiting", lambda: seat_bits(waiting, self.players)).bit_length() - 1

    def read_colour(self) -> None:
        table = self.table
        hue = hue_of(table, top(table))
        own = hue if hue < WILD_HUE else NOTHING
        value = self.position.get("colour")
        if value is None:
            if own == NOTHING and table.phase in (Phase.TURN, Phase.DRAWN, Phase.SPIN):
                raise Unreadable("colour-needed", "colour")
            table.colour = own
            return
        colour = parse_colour(value) if isinstance(value, str) else None
        sided = range(Colour.PINK, Colour.VIOLET + 1) if table.side else range(Colour.PINK)
        if colour is None or colour not in sided:
            raise Unreadable("no-colour-on-side", "colour", colour=short(value))
        if own not in (NOTHING, colour):
            raise Unreadable("colour-on-top", "colour", top=format_colour(own), colour=value)
        table.colour = colour

    def read_uno(self) -> None:
        table = self.table
        table.owes = self.seats("owes_uno")
        table.called = self.seats("called_uno")
        table.late = self.seats("late_uno")
        if table.owes & table.called:
            raise Unreadable("called-owes", "owes_uno")
        if table.late & ~table.owes:
            raise Unreadable("late-owes", "late_uno")
        for seat, player in enumerate(self.players):
            size = hand_size(table, seat)
            if table.owes >> seat & 1 and size != 1:
                raise Unreadable("not-one-card", "owes_uno", player=player)
            about_to_lay = seat == table.turn and size == 2 and table.phase <= Phase.DRAWN
            if table.called >> seat & 1 and size != 1 and not about_to_lay:
                raise Unreadable("not-one-card", "called_uno", player=player)

    def check_asked(self) -> None:
        """Raise Unreadable if a seat that is waited for has no legal action, or if `waiting` names others."""
        waiting = [self.players[seat] for seat in self.round.waiting()]
        for seat in self.round.waiting():
            if not legal(self.table, seat)[0]:
                raise Unreadable("idle", "phase", player=self.players[seat])
        said = self.position.get("waiting")
        if said is not None and said != waiting:
            raise Unreadable("should-be", "waiting", value=", ".join(waiting))

    def read_end(self) -> None:
        table = self.table
        if self.position.get("turn") is not None or self.position.get("waiting"):
            raise Unreadable("turn-at-end", "turn")
        parse_pending(self.round, self.position.get("pending"))
        winner = self.seat("winner", NOBODY)
        if winner == NOBODY:
            raise Unreadable("winner-at-end", "winner")
        table.winner = winner
        table.turn = table.asked = NOBODY
        self.read_colour()
        for key in ("owes_uno", "called_uno", "late_uno"):
            if self.seats(key):
                raise Unreadable("owes-at-end", key)
        counted = describe(self.round)
        for key in ("caught", "points"):
            if self.position.get(key) not in (None, counted[key]):
                raise Unreadable("should-be", key, value=str(counted[key]))


def parse_card(text: object, edition: Edition, place: str) -> Card:
    """A card with all its faces, or Unreadable."""
    if not isinstance(text, str):
        raise Unreadable("not-a-card", place, card=short(text))
    parts = text.split("/")
    try:
        if not edition.is_two_sided:
            card = Card(parse_known_face(text, edition.name))
        elif len(parts) == 2:
            card = Card(*(parse_known_face(part, edition.name) for part in parts))
            if card.front not in edition.fronts or card.back not in edition.backs:
                raise Unreadable("wrong-way-round", card=short(text))
        else:
            raise Unreadable("both-faces", card=short(text))
    except Unreadable as error:
        raise error.at(place) from None
    return card
