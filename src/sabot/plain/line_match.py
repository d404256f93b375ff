"""The course of a match: dealt, played at all its tables, and written down before anything of it is told."""

from itertools import chain

from sabot.local.local_match import LocalMatch
from sabot.match import Match
from sabot.match.journal import Journal
from sabot.plain.line_table import LineTable
from sabot.plain.shared_screen import SharedScreen
from sabot.plain.terminal import Terminal


class LineMatch(LocalMatch):
    """A match in a terminal, line by line."""

    def __init__(self, terminal: Terminal, match: Match, journal: Journal | None = None) -> None:
        super().__init__(match, journal)
        self.terminal = terminal
        self.screen = SharedScreen(terminal, self.people)

    def deal(self) -> list[LineTable]:
        """Deal a round, and tell the people at each table what happened there."""
        self.open_round()
        tables = self.tables()
        for table, dealt in zip(tables, self.match.rounds[-1].tables, strict=True):
            table.tell(dealt.opening)
        return tables

    def tables(self) -> list[LineTable]:
        """The tables of the round under way; if there is but one, those who have left the match watch it."""
        tables = [
            LineTable(self.screen, game, self.opponents_at(which), self.act, [*chain.from_iterable(told)])
            for which, (game, told) in enumerate(zip(self.match.games, self.told(), strict=True))
        ]
        with_people = [table for table in tables if table.people]
        for number, table in enumerate(tables, 1):
            table.is_watched = bool(table.people or (self.people and len(tables) == 1))
            table.story.table = number if len(with_people) > 1 else None
        return tables

    def play(self, tables: list[LineTable]) -> None:
        """Play a round to its end, the tables side by side."""
        while any(not table.game.is_over for table in tables):
            for table in tables:
                if not table.game.is_over:
                    table.step()
        self.commit()
