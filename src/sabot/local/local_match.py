"""How a match is conducted, whatever shows it: who plays, what the bots are, and the record that is written first."""

from sabot.local.opponents import Opponents
from sabot.match import Match
from sabot.match.journal import Journal
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.notation.events import Event


class LocalMatch:
    """A match, the people and bots who play it, and its record if there is one. Whoever is no bot is a person."""

    def __init__(self, match: Match, journal: Journal | None = None) -> None:
        self.match = match
        self.journal = journal
        self.people = [player for player in match.players if player not in match.bots]
        self.opponents = Opponents(match.bots, match.seed)
        self.news: tuple[Event, ...] = ()
        """What the last round meant for the match."""
        self.tells_points = match.scoring == "winner"
        """Whether a table tells who won and what the hands count: the winner scores that in one kind of match only."""

    def commit(self) -> None:
        """See that all that has happened is in the record."""
        if self.journal is not None:
            self.journal.commit()

    def add_salt(self, player: str, salt: str) -> None:
        """Stir something into the next deal."""
        self.match.add_salt(player, salt)
        self.commit()

    def open_round(self) -> None:
        """Deal a round."""
        self.match.deal()
        self.commit()

    def act(self, player: str, action: str) -> tuple[Event, ...]:
        """Carry out an action, write it down, and only then tell of it."""
        happened = self.match.act(player, action)
        if self.people:
            self.commit()
        self.news = happened.match
        return tuple(event for event in happened.round if self.tells_points or event.kind != "won")

    def opponents_at(self, table: int) -> Opponents:
        """The bots as they play at a table of the round under way."""
        return self.opponents.at_table(self.match.rounds[-1].number, table)

    def told(self) -> list[list[tuple[Event, ...]]]:
        """What has happened at each table of the round under way, action by action; the record tells it again."""
        played = self.match.rounds[-1]
        if not played.actions:
            return [[table.opening] for table in played.tables]
        steps = [step for step in Replay(format_record(self.match)).steps if step.round == played.number]
        return [[step.events for step in steps if step.table == which] for which in range(len(self.match.games))]
