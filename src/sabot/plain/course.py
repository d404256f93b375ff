"""The course of a match: dealt, played at all its tables, and written down before anything of it is told."""

from sabot.events import Event
from sabot.match import OF_THE_MATCH, Match
from sabot.match.journal import Journal
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.plain.opponents import Opponents
from sabot.plain.play import PlainTable
from sabot.plain.screen import Screen
from sabot.plain.terminal import Terminal


class Course:
    """A match, the people and bots who play it, and its record if there is one. Whoever is no bot is a person."""

    def __init__(self, terminal: Terminal, match: Match, journal: Journal | None = None) -> None:
        self.terminal = terminal
        self.match = match
        self.journal = journal
        self.people = [player for player in match.players if player not in match.bots]
        self.screen = Screen(terminal, self.people)
        done = sum(len(played.actions) for played in match.rounds)
        self.opponents = Opponents(match.bots, f"{match.seed} after {done}")
        self.news: list[Event] = []
        """What the last round meant for the match."""
        self.withheld = OF_THE_MATCH if match.scoring == "winner" else (*OF_THE_MATCH, "won")
        """Kinds that no table tells: what hands count is what the winner scores in one kind of match only."""

    def commit(self) -> None:
        """See that all that has happened is in the record."""
        if self.journal is not None:
            self.journal.commit()

    def add_salt(self, player: str, salt: str) -> None:
        """Stir something into the next deal."""
        self.match.add_salt(player, salt)
        self.commit()

    def deal(self) -> list[PlainTable]:
        """Deal a round, and tell the people at each table what happened there."""
        self.match.deal()
        self.commit()
        tables = self.tables()
        for table, dealt in zip(tables, self.match.rounds[-1].tables, strict=True):
            table.tell(dealt.opening)
        return tables

    def tables(self) -> list[PlainTable]:
        """The tables of the round under way; if there is but one, those who have left the match watch it."""
        tables = [
            PlainTable(self.screen, game, self.opponents, self.act, told)
            for game, told in zip(self.match.games, self.told(), strict=True)
        ]
        with_people = [table for table in tables if table.people]
        for number, table in enumerate(tables, 1):
            table.is_watched = bool(table.people or (self.people and len(tables) == 1))
            table.story.table = number if len(with_people) > 1 else None
        return tables

    def told(self) -> list[list[Event]]:
        """What has happened at each table of the round under way; of one that was left, the record tells it."""
        played = self.match.rounds[-1]
        if not played.actions:
            return [list(table.opening) for table in played.tables]
        steps = Replay(format_record(self.match)).steps
        return [
            [event for step in steps if (step.round, step.table) == (played.number, which) for event in step.events]
            for which in range(len(self.match.games))
        ]

    def act(self, player: str, action: str) -> tuple[Event, ...]:
        """Carry out an action, write it down, and only then tell of it."""
        events = self.match.act(player, action)
        if self.people:
            self.commit()
        self.news = [event for event in events if event.kind in OF_THE_MATCH]
        return tuple(event for event in events if event.kind not in self.withheld)

    def play(self, tables: list[PlainTable]) -> None:
        """Play a round to its end, the tables side by side."""
        while any(not table.game.is_over for table in tables):
            for table in tables:
                if not table.game.is_over:
                    table.step()
        self.commit()
