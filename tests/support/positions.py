"""Short notation for positions and scripts in tests."""

from collections import Counter
from typing import Any

import pytest

from sabot.game import Event, Game, Refused

Hands = dict[str, str]


class Table:
    """A round under test: hands and piles as text, played line by line."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.game = Game.from_position(position)
        self.events: list[Event] = list(self.game.start)
        self.cards = self._count()

    def play(self, *lines: str) -> "Table":
        """Play lines such as `ana: play R7`; each must be legal, and the set of cards must stay the same."""
        for line in lines:
            actor, action = line.split(": ", 1)
            self.events += self.game.act(actor, action, scripted=True)
            assert self._count() == self.cards, f"{line} made or lost cards"
        return self

    def refuses(self, line: str, *rules: str) -> Refused:
        """Check that a line is refused, by one of the rules if given, and changes nothing."""
        actor, action = line.split(": ", 1)
        before = self.game.position()
        with pytest.raises(Refused) as caught:
            self.game.act(actor, action, scripted=True)
        assert self.game.position() == before, f"{line} was refused but changed something"
        assert not rules or caught.value.rule in rules, f"{line} was refused by {caught.value.rule}"
        return caught.value

    def __getattr__(self, key: str) -> Any:
        """Any key of the position: turn, phase, colour, direction, owes_uno, winner, points and so on."""
        position = self.game.describe()
        if key not in position:
            raise AttributeError(key)
        return position[key]

    def hand(self, player: str) -> str:
        """A hand as text, in the usual order."""
        return " ".join(self.game.describe()["hands"][player])

    def size(self, player: str) -> int:
        """How many cards a player holds."""
        return len(self.game.describe()["hands"][player])

    @property
    def draw(self) -> str:
        """The draw pile, top first, as text."""
        return " ".join(self.game.describe()["draw"])

    @property
    def discard(self) -> str:
        """The discard, top first, as text."""
        return " ".join(self.game.describe()["discard"])

    def legal(self, player: str) -> list[str]:
        """The legal actions of a player."""
        return self.game.legal(player)

    def rules(self, kind: str) -> list[str]:
        """The rules cited by the events of a kind so far."""
        return [event.rule for event in self.events if event.kind == kind]

    def _count(self) -> Counter[str]:
        position = self.game.describe()
        piles = [*position["hands"].values(), position["draw"], position["discard"]]
        return Counter(card for pile in piles for card in pile)


def table(
    edition: str, hands: Hands, *, draw: str = "", discard: str = "", options: dict[str, Any] | None = None, **keys: Any
) -> Table:
    """A table with the hands of its players, clockwise; piles top first.

    `table("deluxe", {"ana": "R+2 R5", "bo": "G1 G2"}, draw="B8 B9", discard="R7")`: ana's turn, bo deals.
    """
    position = {
        "edition": edition,
        "options": options or {},
        "players": list(hands),
        "hands": {player: hand.split() for player, hand in hands.items()},
        "draw": draw.split(),
        "discard": discard.split(),
        **keys,
    }
    return Table(position)


def start(edition: str, hands: Hands, draw: str, options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """A dealt round, in which the top of the draw pile is turned up."""
    return table(edition, hands, draw=draw, options=options, start=True, **keys)
