"""A board: one game of a table with its clocks. Most matches have one at a time, a rotation of eight has two."""

from dataclasses import dataclass, field

from sabot.errors import Refused
from sabot.game import Game
from sabot.notation.actions import CALL_VERBS, OUT_OF_TURN_VERBS, TURN_VERBS, verb_of
from sabot.notation.events import Event
from sabot.server.projection.view_encoder import ViewEncoder


@dataclass(slots=True)
class Board:
    """A game with its clocks. After the round it stays until the next one is dealt."""

    game: Game
    heard: list[tuple[Event, ...]] = field(default_factory=list)
    """The events of the round, action by action."""
    since: int = 0
    """When the waiting seats were asked, in milliseconds: when people can have seen what happened."""
    version: int = 0
    """The version of the table that last changed the game."""
    asked: int = 0
    """The version of the table at which the waiting seats were asked. Calls do not change it."""
    window: int = 0
    """The end of the time that is guaranteed for calls and objections, in milliseconds."""
    owing: frozenset[str] = frozenset()
    """The players who owed the call of UNO when the game last changed."""
    _encoder: ViewEncoder | None = field(default=None, init=False)
    _encoded_version: int = field(default=0, init=False)
    """The version that the encoder is for."""

    def view_encoder(self) -> ViewEncoder:
        """The encoder of the board's current state, made at most once for each version."""
        if self._encoder is None or self._encoded_version != self.version:
            self._encoder, self._encoded_version = ViewEncoder(self.game, self._encoder), self.version
        return self._encoder

    @property
    def is_window_open(self) -> bool:
        """Whether anybody may call, catch or object now."""
        return bool(self.owing) or self.game.phase == "notice"

    def hear(self, action: str, events: tuple[Event, ...], seen: int, version: int, window: int) -> None:
        """Record an action and its events, and update the clocks. They run from `seen` on, when people have seen it."""
        self.heard.append(events)
        self.version = version
        verb = verb_of(action)
        if verb not in CALL_VERBS:
            self.since, self.asked = seen, version
        before, self.owing = self.owing, frozenset(self.game.owes_uno)
        # A card or a spin ends the time to catch: a player who owes the call after it owes it anew.
        if self.is_window_open and (verb in ("play", "spin") or self.owing - before):
            self.window = seen + window

    def postpone(self, paused: int, now: int, window: int) -> None:
        """Take a pause that has just ended out of the clocks."""
        self.since = min(self.since + paused, now)
        if self.is_window_open:
            self.window = min(self.window + paused, now + window)

    def is_stale(self, action: str, version: int) -> bool:
        """Whether an action was meant for an earlier state of the game."""
        return version < self.asked and verb_of(action) not in OUT_OF_TURN_VERBS

    def check_race(self, action: str, now: int) -> None:
        """Raise Refused if somebody shouts before everybody can have seen that the wheel started a race (W-051)."""
        if now < self.since and verb_of(action) == "wizz" and self.game.phase == "race":
            raise Refused("wizz/too-early", "W-051")

    def held_until(self, player: str, action: str) -> int:
        """When an action that may end the time for calls or objections can be carried out; 0 is now. Or raise Refused.

        The verb alone decides. Whether a draw ends the turn, or a challenge succeeds, depends on hidden cards: if only
        some of them waited, the player would learn of those cards in advance.
        """
        verb = verb_of(action)
        if verb in OUT_OF_TURN_VERBS or not self.is_window_open:
            return 0
        self.game.check(player, action)
        may_end_it = self.game.phase == "notice" or verb in TURN_VERBS or verb == "challenge"
        return self.window if may_end_it else 0
