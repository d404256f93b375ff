"""The memory of each player: all that it has observed in a round, in order."""

from collections.abc import Sequence

from sabot.envs.match_env import AnyTable
from sabot.envs.rendering.text_view import write_view
from sabot.envs.runtimes.notes import change_hands, unpack_notes
from sabot.envs.spaces.actions import actions_of
from sabot.kernel.table import NOBODY, NOTHING
from sabot.notation.events import Event, events_from
from sabot.views import redact


class Recall:
    """A chain with a link for each action. A link never changes, so copies of a state share it.

    What a player remembers of a link is written when it is asked for, and cached.
    """

    __slots__ = ("_action", "_actor", "_before", "_notes", "_shows", "_table", "_texts")

    def __init__(self, before: "Recall | None", actor: int, action: int, table: AnyTable, notes: bytes = b"") -> None:
        """The table is as the action left it, and must not be changed any more; `notes` came before its events."""
        self._before = before
        self._actor = actor
        self._action = action
        self._notes = notes = notes + table.notes
        self._shows = before is None or table.is_two_sided or change_hands(notes)
        """Whether the players look at the whole table."""
        # Names and cards are the same in the whole round, so an earlier table tells them: loading each takes time.
        self._table: AnyTable = table if before is None or self._shows else before._table
        self._texts: dict[int, str] = {}

    def text(self, seat: int) -> str:
        """Everything that a seat has observed; NOBODY is a spectator."""
        if seat not in self._texts:
            before = "" if self._before is None else self._before.text(seat)
            self._texts[seat] = before + self._link(seat)
        return self._texts[seat]

    def _link(self, seat: int) -> str:
        """What a seat observes of the action: its own decision, what happened, and all that it sees if that changes."""
        round_ = self._table.round
        player = round_.name(seat)
        lines = [f"I {self._decision()}"] if seat == self._actor and seat != NOBODY else []
        lines += [_write(redact(event, player)) for event in self._events()]
        if self._shows:
            lines.append(write_view(self._table.view(seat)))
        return "".join(line + "\n" for line in lines)

    def events(self) -> list[Event]:
        """All events of the round so far, with what they hide: redact them for a player."""
        before = [] if self._before is None else self._before.events()
        return [*before, *self._events()]

    def _events(self) -> list[Event]:
        """The events of the action."""
        return list(events_from(self._table.round, unpack_notes(self._notes)))

    def _decision(self) -> str:
        """The action as text."""
        round_ = self._table.round
        return actions_of(round_.edition.name).text(self._action, self._actor, list(round_.players))

    def imagined_by(self, seat: int, table: AnyTable) -> "Recall":
        """The memories at a table whose hidden cards a seat has imagined.

        The seat itself remembers the same. Of the others it cannot imagine each card that they have held: they
        remember what everybody heard, and see what they hold now.
        """
        recall = Recall(None, NOBODY, NOTHING, table)
        for other in range(len(table.players)):
            seen = write_view(table.view(other)) + "\n"
            recall._texts[other] = self.text(seat) if other == seat else self.text(NOBODY) + seen
        recall._texts[NOBODY] = self.text(NOBODY)
        return recall


def _write(event: Event) -> str:
    """An event as a line, without the rule behind it."""
    parts: Sequence[object] = (
        event.kind,
        event.seat,
        event.card,
        event.number,
        event.to,
        event.colour,
        event.icon,
        event.direction,
    )
    return " ".join(str(part) for part in parts if part is not None)
