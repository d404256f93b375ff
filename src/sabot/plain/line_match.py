"""Runs a match in line mode: deals each round and plays all its tables."""

from itertools import chain

from sabot.local.local_match import LocalMatch
from sabot.match import Match
from sabot.match.journal import Journal
from sabot.plain.line_table import LineTable
from sabot.plain.shared_screen import SharedScreen
from sabot.plain.terminal import Terminal


class LineMatch(LocalMatch):
    """A local match in line mode."""

    def __init__(
        self, terminal: Terminal, match: Match, journal: Journal | None = None, *, is_salted: bool = False
    ) -> None:
        super().__init__(match, journal, is_salted=is_salted)
        self.terminal = terminal
        self.screen = SharedScreen(terminal, self.people)

    def deal(self) -> list[LineTable]:
        """Deal a round, and print the opening events at each table."""
        self.open_round()
        tables = self.tables()
        for table, dealt in zip(tables, self.match.rounds[-1].tables, strict=True):
            table.tell(dealt.opening)
        return tables

    def tables(self) -> list[LineTable]:
        """The tables of the current round; a single table is also watched by eliminated players."""
        tables = [
            LineTable(self.screen, game, self.opponents_at(which), self.act, [*chain.from_iterable(events)])
            for which, (game, events) in enumerate(zip(self.match.games, self.events_by_action(), strict=True))
        ]
        with_people = [table for table in tables if table.people]
        for number, table in enumerate(tables, 1):
            table.is_watched = bool(table.people or (self.people and len(tables) == 1))
            table.log.table = number if len(with_people) > 1 else None
        return tables

    def play(self, tables: list[LineTable]) -> None:
        """Play a round to its end, one step at each table in turn."""
        while any(not table.game.is_over for table in tables):
            for table in tables:
                if not table.game.is_over:
                    table.step()
        self.commit()
