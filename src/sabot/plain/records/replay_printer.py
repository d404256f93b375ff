"""Prints the steps of a replay: the events with their rules, and the table after them."""

from collections.abc import Iterable

from sabot.match.onlooker import Onlooker
from sabot.match.playback import Playback
from sabot.match.replay import Replay, Step
from sabot.notation.documents import write_line
from sabot.notation.events import Event
from sabot.plain.score_lines import show_score
from sabot.plain.table_lines import show_all, show_end, show_table
from sabot.plain.terminal import Terminal
from sabot.views import HIDDEN, View
from sabot.words.names import active_face, player_name
from sabot.words.sentences import sentences


class ReplayPrinter:
    """Prints the steps of a replay for an onlooker."""

    def __init__(self, terminal: Terminal, replay: Replay, onlooker: Onlooker) -> None:
        self.terminal = terminal
        self.replay = replay
        self.onlooker = onlooker
        self.playback = Playback(replay)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.replay.steps)

    def show_header(self) -> None:
        """Print the edition, the players and the options."""
        terminal, match, header = self.terminal, self.replay.match, self.replay.record.header
        terminal.tell("replay-match", edition=match.edition, players=terminal.language.list(match.players))
        notes = {key: header[key].plain for key in ("title", "note", "bots") if key in header}
        for key, value in (match.format | match.options | notes).items():
            terminal.say(f"{key}: {write_line(value)}", "  ")

    def show_step(self, number: int) -> None:
        """Go to a step, and print it with the table and, after a round, the score pad."""
        self.playback.go(number)
        step, style, say = self.playback.step, self.terminal.style, self.terminal.language.say
        self.terminal.say()
        if number == self.replay.first_step(step.round):
            self.terminal.lay_out([style.strong(say("replay-round", number=step.round))])
        self.terminal.lay_out([style.strong(f"{number}. {self._title(step)}")])
        self._tell(step.events)
        self.show_table(step.table)
        if all(game.is_over for game in self.playback.games):
            self.show_pad()
        if number == self.last and not self.replay.match.is_over:
            self.terminal.tell("replay-end")

    def _title(self, step: Step) -> str:
        say = self.terminal.language.say
        what = say("replay-deal") if step.actor is None else f"{step.actor}: {self.onlooker.action(step)}"
        return say("replay-at-table", number=step.table + 1, what=what) if len(self.playback.games) > 1 else what

    def _tell(self, events: Iterable[Event]) -> None:
        style = self.terminal.style
        for text, rule in sentences(self.onlooker.redacted(events), self.onlooker.seat, self.terminal.language):
            self.terminal.lay_out([*map(style.words, text.split(" ")), style.faint(f"[{rule}]")], "  ", " ")

    def show_table(self, which: int) -> None:
        """Print one of the tables after the step."""
        show_view(self.terminal, self.onlooker.view(self.playback.games[which]))

    def show_rest(self) -> None:
        """Print what else is visible at the table of the step."""
        show_all(self.terminal, self.onlooker.view(self.playback.games[self.playback.step.table]))

    def show_pad(self) -> None:
        """Print the score pad as it was after the step."""
        show_score(self.terminal, self.playback.match, self.onlooker.seat)


def show_view(terminal: Terminal, view: View) -> None:
    """Print a view of a table, with the hands that are visible."""
    if view.phase == "over":
        show_end(terminal, view)
        return
    show_table(terminal, view)
    width = max(map(len, view.players))
    for player, hand in view.hands.items():
        faces = [active_face(card, view.side) for card in hand]
        if player != view.viewer and HIDDEN not in faces:
            terminal.lay_out(map(terminal.style.face, faces), f"  {player_name(player):{width}}  ")
