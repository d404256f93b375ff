"""The input of a bot: the view of its seat, and the events as its seat hears them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self, overload

from sabot.game import Game
from sabot.match import Match
from sabot.match.habits import Habits
from sabot.match.match_loop import MatchLoop
from sabot.notation.events import Event
from sabot.views import View, redact
from sabot.words.names import active_face

PUT_DOWN = frozenset({"played", "cancelled", "discarded"})
"""Kinds of events in which a card leaves a hand."""
TAKEN = frozenset({"drew", "took_back"})
"""Kinds of events in which a card comes into a hand."""
UNKNOWN = 4
"""How many answers of a player count as much as what is usual."""


class Heard(Sequence[Event]):
    """The events of a round as one seat hears them; each is redacted on access."""

    def __init__(self, events: Sequence[Event], seat: str) -> None:
        self._events = tuple(events)
        self._seat = seat

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...

    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return [redact(event, self._seat) for event in self._events[index]]
        return redact(self._events[index], self._seat)

    def __len__(self) -> int:
        return len(self._events)


class MatchSoFar(NamedTuple):
    """What everybody at a table knows of the match that a round belongs to; by default the round is played alone."""

    scoring: str = "none"
    """How rounds count: `winner`, `lowest`, `none`, `elimination`, `partners` or `rotation`."""
    target: int = 0
    """How many points end the match, or eliminate a player; 0 if no number of points does."""
    totals: Mapping[str, int] = {}
    """The points of every player before the round."""
    habits: Mapping[str, Habits] = {}
    """How often each player bluffed, challenged and accepted in earlier rounds; empty in the first."""

    @classmethod
    def of(cls, match: Match | MatchLoop) -> Self:
        """The match so far."""
        return cls(match.scoring, match.target, match.totals, match.habits)

    def habits_of(self, player: str) -> Habits:
        """The habits of a player."""
        return self.habits.get(player, Habits())

    def challenge_rate(self, player: str, usual: float) -> float:
        """How often a player challenges wild draw cards: the usual rate, until there is more to go by."""
        habits = self.habits_of(player)
        seen = habits.challenged + habits.accepted
        return (UNKNOWN * usual + habits.challenged) / (UNKNOWN + seen)

    def as_json(self) -> dict[str, Any]:
        """The match so far as plain data."""
        return {**self._asdict(), "habits": {player: habits._asdict() for player, habits in self.habits.items()}}


ROUND_ALONE = MatchSoFar()


class Sight(NamedTuple):
    """Everything that a seat knows."""

    view: View
    """The view of the seat, with its legal actions."""
    heard: Sequence[Event]
    """The events of the round so far."""
    match: MatchSoFar = ROUND_ALONE
    given: Mapping[int, Sequence[str]] = {}
    """The hands that the seat has passed on, since the last flip: faces, by the place of the event in `heard`."""

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for the seat."""
        return self.view.viewer in self.view.waiting


def sight_of(game: Game, seat: str, events: Sequence[Event], match: MatchSoFar = ROUND_ALONE) -> Sight:
    """The sight of a seat, given all events of the round so far, and the match so far."""
    return Sight(game.view(seat), Heard(events, seat), match, hands_given(game.describe, seat, events))


def hands_given(describe: Callable[[], dict[str, Any]], seat: str, events: Sequence[Event]) -> dict[int, list[str]]:
    """The hands that a seat has passed on, since the last flip: no event tells what it was dealt.

    They are found by going back from the full position, which is described if it is needed.
    """
    found: dict[int, list[str]] = {}
    if not any(event.kind == "gave_hand" for event in events):
        return found
    position = describe()
    hands = {player: Counter(cards) for player, cards in position["hands"].items()}
    after = hands
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        player = event.seat or ""
        if event.kind == "flipped":
            break
        if event.kind == "gave_hand":  # all hands of a trade are passed on at once
            if place + 1 == len(events) or events[place + 1].kind != "gave_hand":
                after = dict(hands)
            hands[player] = after[event.to or ""]
            if player == seat:
                found[place] = sorted(active_face(card, position.get("side")) for card in hands[player].elements())
        elif event.kind in PUT_DOWN:
            hands[player][event.card or ""] += 1
        elif event.kind in TAKEN:
            hands[player][event.card or ""] -= 1
    return found
