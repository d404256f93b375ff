"""The plan of an arena: bots, editions and options, and its validation."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from sabot.bots import find_bot, find_built_in
from sabot.editions import EDITIONS
from sabot.errors import Unreadable
from sabot.lab.contests.lineups import Lineup, alone, pairings, together
from sabot.round import check_options, check_seats, check_seed, find_edition

USUAL_PLAYERS = 2
LONGEST_LIMIT = 3600
"""The most seconds that a bot in a process can be given for an answer."""


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """Which bots play which deals. The results depend on nothing else."""

    bots: tuple[str, ...]
    editions: tuple[str, ...] = ("deluxe",)
    players: int = USUAL_PLAYERS
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    """Options that differ from the defaults. `uno_call` is `auto` unless given: attention is not strength."""
    together: bool = False
    """Whether all bots sit at one table."""
    challenger: bool = False
    """Whether only the first bot is measured, alone against others of each kind."""
    fallback: str | None = None
    """The bot that answers when another gives no legal answer; without one, that ends the arena."""
    limit: float | None = None
    """The seconds that a bot in a process has for an answer; None for the usual time."""

    @property
    def chosen(self) -> dict[str, Any]:
        """The options in use, as far as they differ from the edition's defaults."""
        return {"uno_call": "auto", **self.options}

    @classmethod
    def of(
        cls,
        bots: Iterable[str],
        editions: Iterable[str] = ("deluxe",),
        players: int | None = None,
        *,
        together: bool = False,
        **rest: Any,
    ) -> Self:
        """A plan with the usual number of players unless one is given; the edition `all` means all of them."""
        known, named = tuple(bots), tuple(dict.fromkeys(editions))
        usual = len(known) if together else USUAL_PLAYERS
        chosen = tuple(EDITIONS) if "all" in named else named
        return cls(known, chosen, usual if players is None else players, together=together, **rest)

    def check(self) -> None:
        """Raise Unreadable if the plan is not valid."""
        check_seats(len(self.bots) if self.together else self.players, "players")
        if self.limit is not None and not 0 < self.limit <= LONGEST_LIMIT:
            raise Unreadable("seconds", "limit", most=LONGEST_LIMIT)
        if len(self.bots) < 2:
            raise Unreadable("arena-alone")
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise Unreadable("arena-twice", bot=bot)
            find_bot(bot, self.limit)
        if self.fallback is not None:
            find_built_in(self.fallback)  # one that fails itself would be no help
        if self.together and self.players != len(self.bots):
            raise Unreadable("arena-together", "players", bots=len(self.bots), players=self.players)
        if self.together and self.challenger:
            raise Unreadable("arena-challenger")
        check_seed(self.seed)
        for edition in self.editions:
            check_options(find_edition(edition), self.chosen)

    def lineups(self) -> list[Lineup]:
        """The lineups, in the order in which they play."""
        if self.together:
            return [together(edition, self.bots) for edition in self.editions]
        if self.challenger:
            first, *others = self.bots
            return [alone(edition, first, other, self.players) for edition in self.editions for other in others]
        return [lineup for edition in self.editions for lineup in pairings(edition, self.bots, self.players)]

    def as_json(self) -> dict[str, Any]:
        """The plan as plain data."""
        return {
            "bots": list(self.bots),
            "editions": list(self.editions),
            "players": self.players,
            "seed": self.seed,
            "options": self.chosen,
            "together": self.together,
            "challenger": self.challenger,
            "fallback": self.fallback,
            "limit": self.limit,
        }
