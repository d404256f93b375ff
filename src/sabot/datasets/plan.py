"""The plan of a data set: which rounds it has, and in which files."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from sabot.bots import find_bot
from sabot.envs.spaces.gym_spaces import check_choice, check_history, name_agents
from sabot.errors import Unreadable
from sabot.revision import REVISION
from sabot.round import LARGEST_SEED, check_options, check_seed, find_edition

FORMATS = ("parquet", "npz")
VERSION = 1
"""The version of the format of a data set."""


class Shard(NamedTuple):
    """The rounds of one file, from the first to before the last."""

    number: int
    start: int
    stop: int


@dataclass(frozen=True, slots=True)
class DatasetPlan:
    """All that the bytes of a data set depend on, besides the versions of the software."""

    edition: str = "deluxe"
    players: int = 4
    policies: tuple[str, ...] = ("careful",)
    """The bot at every seat, or one for each seat."""
    rounds: int = 1000
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    history: int = 0
    """How many of the last events an observation contains."""
    shard: int = 500
    """The rounds in a file."""
    format: str = "parquet"

    def check(self) -> None:
        """Raise Unreadable if the plan is not valid."""
        check_options(find_edition(self.edition), self.options)
        name_agents(self.players)
        check_history(self.history)
        check_seed(self.seed)
        check_choice("format", self.format, FORMATS)
        for name, number in (("rounds", self.rounds), ("shard", self.shard)):
            if number < 1:
                raise Unreadable("at-least-one", name)
        if len(self.policies) not in (1, self.players):
            raise Unreadable("bots", "policy")
        for policy in self.policies:
            find_bot(policy)

    @property
    def seats(self) -> tuple[str, ...]:
        """The bot at each seat."""
        return self.policies * self.players if len(self.policies) == 1 else self.policies

    def shards(self) -> Iterator[Shard]:
        """The files of the data set; the last one may have fewer rounds."""
        for number, start in enumerate(range(0, self.rounds, self.shard)):
            yield Shard(number, start, min(start + self.shard, self.rounds))

    def round_seed(self, index: int) -> int:
        """The seed with which `aec` deals a round again."""
        return Random(f"{self.seed} {index}").randint(0, LARGEST_SEED)

    def question(self) -> dict[str, Any]:
        """What must be the same for two runs to write the same files. More rounds only add to them."""
        return {
            "dataset": VERSION,
            "rules": REVISION,
            "edition": self.edition,
            "players": self.players,
            "bots": list(self.seats),
            "seed": self.seed,
            "options": dict(self.options),
            "history": self.history,
            "shard": self.shard,
            "format": self.format,
        }
