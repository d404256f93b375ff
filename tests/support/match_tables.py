"""Matches whose rounds end as a test specifies; seating, dealing and scoring are those of the match."""

from collections.abc import Mapping
from itertools import cycle, islice
from typing import Any

from sabot.game import Game
from sabot.match import Match
from sabot.notation.events import Event
from sabot.notation.positions import parse_position
from tests.support.editions import dressed

TOP = "R9"
LAST = "R1"
"""The card that ends a round, played on a red 9."""
FIFTY = {"deluxe": "wild", "potter": "wild", "flip": "wild+2", "wizz": "wild"}
"""A card of fifty points; there are four of each."""


class MatchTable:
    """A match under test, round by round."""

    def __init__(self, edition: str, players: str, *, seed: int = 0, **format_: Any) -> None:
        self.match = Match(edition, players.split(), seed=seed, options={"turn_cap": 1}, format=format_)
        self.events: tuple[Event, ...] = ()
        """The events since the last deal."""

    def deal(self) -> "MatchTable":
        """Deal the next round."""
        self.events = self.match.deal()
        return self

    def ends(self, *, last: str = LAST, draw: str = "", **hands: str) -> "MatchTable":
        """Play a round that ends with these hands: a player without cards played the last one, else the cap ends it."""
        if not self.match.games:
            self.deal()
        for which, game in enumerate(self.match.games):
            held = {player: hands[player] for player in game.players}
            layer = next((player for player in held if not held[player]), game.players[0])
            self.lay_out(which, held | {layer: f"{last} {held[layer]}"}, turn=layer, draw=draw)
            self.events += self.match.act(layer, f"play {last}")
        return self

    def won_by(self, *winners: str) -> "MatchTable":
        """Play a round with a given winner at each table; all others hold five points."""
        fives = cycle(("Y5", "G5", "B5"))
        return self.ends(**{player: "" if player in winners else next(fives) for player in self.match.playing})

    def lay_out(self, which: int, hands: Mapping[str, str], *, draw: str = "", **keys: Any) -> None:
        """Replace the cards of a dealt table, with a red 9 on top."""
        match = self.match
        cards = iter(dressed(match.edition, " ".join([*hands.values(), draw, TOP])).split())

        def take(words: str) -> list[str]:
            return list(islice(cards, len(words.split())))

        position = {
            "edition": match.edition,
            "options": match.options,
            "players": list(hands),
            "dealer": match.rounds[-1].tables[which].dealer,
            "hands": {player: take(hand) for player, hand in hands.items()},
            "draw": take(draw),
            "discard": take(TOP),
        }
        round_ = parse_position(position | keys)
        match._seated[which] = round_
        match.games = (*match.games[:which], Game(round_), *match.games[which + 1 :])

    @property
    def totals(self) -> list[int]:
        """The points of all players, in order."""
        return list(self.match.totals.values())

    @property
    def winners(self) -> list[str]:
        """The winners of the match, if it is over."""
        return self.match.winners

    @property
    def dealers(self) -> list[str]:
        """The dealers at all tables of the last round that was dealt."""
        return [table.dealer for table in [played for played in self.match.rounds if played.is_dealt][-1].tables]

    def told(self, kind: str) -> list[tuple[str | None, int | None, str]]:
        """The events of a kind since the last deal: player, number and rule."""
        return [(event.seat, event.number, event.rule) for event in self.events if event.kind == kind]
