"""Encodes the view of a game as JSON: the part that all viewers share once, the private part for each of them."""

from itertools import compress, count
from operator import ne

from msgspec import Raw
from msgspec.json import Encoder

from sabot.game import Game
from sabot.kernel.table import NOBODY

encode = Encoder().encode


class ViewEncoder:
    """The state of a game, encoded as JSON: a public part for everybody, and a private part for each viewer."""

    def __init__(self, game: Game, before: "ViewEncoder | None" = None) -> None:
        """Parts that have not changed are taken from the encoder of the state before, in the same round."""
        self.look = look = game.look()
        self.sole_actor = game.players[look.sole_actor] if look.sole_actor != NOBODY else None
        """The only player who can have any legal action, if there is only one."""
        self._hand_keys = look.hand_cache_keys()
        self._pile = look.pile()
        if before is None:
            self._setting = encode(look.setting())[:-1]
            self._seats: dict[str | None, int] = {player: seat for seat, player in enumerate(game.players)}
            self._seats[None] = NOBODY
            self._names = [encode(player) for player in (*game.players, None)]
            """The names of the players, and last null for spectators: the index NOBODY (-1) finds it."""
            self._hands = [self._encode_hand(seat, look.hand(seat)) for seat in range(len(game.players))]
            """The hands as other viewers see them."""
            self._own_hands = [b""] * len(game.players)
            """The hands as their own players see them, encoded when first needed."""
            self._discard = self._encode_pile(self._pile)
        else:
            self._setting, self._seats, self._names = before._setting, before._seats, before._names
            self._hands, self._own_hands = before._hands.copy(), before._own_hands.copy()
            for seat in compress(count(), map(ne, self._hand_keys, before._hand_keys)):
                self._hands[seat], self._own_hands[seat] = self._encode_hand(seat, look.hand(seat)), b""
            self._discard = self._encode_discard(before)
        progress = encode(look.progress())[1:-1]
        self.public = b'%b,%b,"discard":[%b],' % (self._setting, progress, self._discard)
        """The start of every viewer's view."""

    def private(self, player: str | None) -> bytes:
        """The rest of a player's view, without the legal actions; None is a spectator."""
        seat, hands = self._seats[player], self._hands
        if seat != NOBODY:
            hands = hands.copy()
            hands[seat] = self._own_hands[seat] or self._encode_own_hand(seat)
        pending = encode(self.look.pending(seat)) if self.look.has_pending else b"null"
        return b'"viewer":%b,"pending":%b,"hands":{%b}}' % (self._names[seat], pending, b",".join(hands))

    def view(self, player: str | None) -> Raw:
        """The view of a player as JSON, without the legal actions; None is a spectator."""
        return Raw(self.public + self.private(player))

    def legal(self, player: str | None) -> list[str]:
        """The legal actions of a player."""
        return self.look.legal(self._seats[player])

    def _encode_discard(self, before: "ViewEncoder") -> bytes:
        """The discard pile, top first. Usually it is the one of the state before with cards on top."""
        pile, below = self._pile, before._pile
        if not below or pile[: len(below)] != below:
            return self._encode_pile(pile)
        if len(pile) == len(below):
            return before._discard
        return b"%b,%b" % (self._encode_pile(pile[len(below) :]), before._discard)

    def _encode_pile(self, pile: list[int]) -> bytes:
        """Cards of the discard pile, without the brackets of the list."""
        return encode(self.look.faces(pile))[1:-1]

    def _encode_own_hand(self, seat: int) -> bytes:
        """The hand of a seat as its player sees it."""
        self._own_hands[seat] = hand = self._encode_hand(seat, self.look.own_hand(seat))
        return hand

    def _encode_hand(self, seat: int, cards: list[str]) -> bytes:
        """One entry of the object of all hands."""
        return b"%b:%b" % (self._names[seat], encode(cards))
