"""What is shown of a game, encoded once for all who look at it."""

from itertools import compress, count
from operator import ne

from msgspec import Raw
from msgspec.json import Encoder

from sabot.game import Game
from sabot.kernel.table import NOBODY

encode = Encoder().encode


class ViewEncoder:
    """A game as it lies there: what everybody sees is encoded once, and for each viewer what it sees besides."""

    def __init__(self, game: Game, before: "ViewEncoder | None" = None) -> None:
        """The glance before it in the same round knows what has not changed."""
        self.look = look = game.look()
        self.sole_actor = game.players[look.busy] if look.busy != NOBODY else None
        """The only player who can have anything to do, if there is only one."""
        self._hand_keys = look.marks()
        self._pile = look.pile()
        if before is None:
            self._setting = encode(look.setting())[:-1]
            self._seats: dict[str | None, int] = {player: seat for seat, player in enumerate(game.players)}
            self._seats[None] = NOBODY
            self._names = [encode(player) for player in (*game.players, None)]
            """The players, and last nobody: a spectator's seat is the last from behind."""
            self._hands = [self._encode_hand(seat, look.hand(seat)) for seat in range(len(game.players))]
            """The hands as others see them."""
            self._own_hands = [b""] * len(game.players)
            """The hands as their players see them, of those who have looked."""
            self._discard = self._encode_pile(self._pile)
        else:
            self._setting, self._seats, self._names = before._setting, before._seats, before._names
            self._hands, self._own_hands = before._hands.copy(), before._own_hands.copy()
            for seat in compress(count(), map(ne, self._hand_keys, before._hand_keys)):
                self._hands[seat], self._own_hands[seat] = self._encode_hand(seat, look.hand(seat)), b""
            self._discard = self._encode_discard(before)
        progress = encode(look.progress())[1:-1]
        self.public = b'%b,%b,"discard":[%b],' % (self._setting, progress, self._discard)
        """How the view of everybody begins."""

    def private(self, player: str | None) -> bytes:
        """How the view of a player goes on, but for what it may do; None is a spectator."""
        seat, hands = self._seats[player], self._hands
        if seat != NOBODY:
            hands = hands.copy()
            hands[seat] = self._own_hands[seat] or self._encode_own_hand(seat)
        pending = encode(self.look.pending(seat)) if self.look.has_pending else b"null"
        return b'"viewer":%b,"pending":%b,"hands":{%b}}' % (self._names[seat], pending, b",".join(hands))

    def view(self, player: str | None) -> Raw:
        """The view of a player as JSON, but for what it may do; None is a spectator."""
        return Raw(self.public + self.private(player))

    def legal(self, player: str | None) -> list[str]:
        """What a player may do."""
        return self.look.legal(self._seats[player])

    def _encode_discard(self, before: "ViewEncoder") -> bytes:
        """The discard, top first; most often it lies on the one that was seen before."""
        pile, below = self._pile, before._pile
        if not below or pile[: len(below)] != below:
            return self._encode_pile(pile)
        if len(pile) == len(below):
            return before._discard
        return b"%b,%b" % (self._encode_pile(pile[len(below) :]), before._discard)

    def _encode_pile(self, pile: list[int]) -> bytes:
        """Some of the discard, within its list."""
        return encode(self.look.faces(pile))[1:-1]

    def _encode_own_hand(self, seat: int) -> bytes:
        """The hand of a seat as it sees it itself."""
        self._own_hands[seat] = hand = self._encode_hand(seat, self.look.own_hand(seat))
        return hand

    def _encode_hand(self, seat: int, cards: list[str]) -> bytes:
        """A hand among the hands of all."""
        return b"%b:%b" % (self._names[seat], encode(cards))
