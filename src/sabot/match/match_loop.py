"""The loop of a match from round to round: seating, choosing the dealer, scoring."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from sabot.kernel.match.dealers import choose_dealer
from sabot.kernel.match.scoring import begin, close, score
from sabot.kernel.match.seating import sit_down, tables
from sabot.kernel.match.sheet import Sheet, copy_sheet
from sabot.kernel.table import SEATS, new_table
from sabot.match.habits import HabitCounts, Habits
from sabot.options import Scoring
from sabot.round import Noted, Round


@dataclass(frozen=True, slots=True)
class MatchLoop:
    """A score sheet and the players. Dealing and playing is up to the caller."""

    sheet: Sheet
    players: Sequence[str]
    make_round: Callable[[list[str]], Round]
    """Makes a round for some of the players, not dealt yet."""
    habit_counts: HabitCounts = field(default_factory=HabitCounts)
    """What the players did with wild draw cards, as far as the caller adds the events."""

    def begin(self) -> None:
        """Begin the match."""
        begin(self.sheet)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.sheet.winners)

    @property
    def scoring(self) -> str:
        """How rounds count: `winner`, `lowest`, `none`, `elimination`, `partners` or `rotation`."""
        return Scoring.name_of(self.sheet.scoring)

    @property
    def target(self) -> int:
        """How many points end the match, or eliminate a player; 0 if no number of points does."""
        return 0 if self.scoring in ("none", "rotation") else int(self.sheet.target)

    @property
    def totals(self) -> dict[str, int]:
        """The points of every player so far."""
        return dict(zip(self.players, self.sheet.totals, strict=False))

    @property
    def habits(self) -> dict[str, Habits]:
        """What the players did with wild draw cards in the rounds before."""
        return dict(self.habit_counts.before)

    def seat_tables(self, seed_for: Callable[[int], int]) -> Iterator[tuple[Round, list[Noted]]]:
        """For each table of the next round: the round with its dealer chosen, and the events of that choice.

        The seed of a table is asked for when the table is, so it may depend on how the table before it was played.
        """
        for which in range(tables(self.sheet)):
            counter = new_table()
            sit_down(self.sheet, counter, which)
            sitting = self.sheet.sitting[which * SEATS : which * SEATS + counter.seats]
            round_ = self.make_round([self.players[player] for player in sitting])
            round_.table.seed = seed_for(which)
            choose_dealer(self.sheet, round_.table, which)
            yield round_, round_.collect()

    def count(self, rounds: Iterable[Round]) -> None:
        """Score a round that is over at all its tables."""
        for which, round_ in enumerate(rounds):
            score(self.sheet, round_.table, which)
        close(self.sheet)
        self.habit_counts.close_round()

    def copy(self) -> "MatchLoop":
        """An independent copy."""
        return replace(self, sheet=copy_sheet(self.sheet), habit_counts=self.habit_counts.copy())
