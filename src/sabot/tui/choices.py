"""The choices of the start screen: edition, bots, format and options of the next match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sabot.bots import LEVELS, USUAL_BOT
from sabot.editions import EDITIONS
from sabot.errors import Unreadable
from sabot.local.opponents import sit_down
from sabot.local.paces import USUAL_PACE
from sabot.match import Match
from sabot.match.formats import SEATS_OF, sorted_out
from sabot.options import MATCH_OPTIONS, NO_SHEET, SHEETS, Option, Weights, options_of, sheets_of
from sabot.plain.casual import USUAL_PLAYERS


@dataclass(slots=True)
class Choices:
    """The choices so far; options with their default value are left out."""

    edition: str = next(iter(EDITIONS))
    players: int = USUAL_PLAYERS
    level: str = USUAL_BOT
    options: dict[str, Any] = field(default_factory=dict)
    format: dict[str, Any] = field(default_factory=dict)
    pace: float = USUAL_PACE

    @classmethod
    def of(
        cls, edition: str | None, players: int | None, level: str, options: Mapping[str, Any], pace: float = USUAL_PACE
    ) -> "Choices":
        """The choices from the flags of a command, with defaults for the rest."""
        of_edition, of_match = sorted_out(options)
        usual = cls()
        seats = SEATS_OF.get(str(of_match.get("scoring")), (usual.players,))
        return cls(edition or usual.edition, players or seats[0], level, of_edition, of_match, pace)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of bots, and the bot that was named instead of one."""
        return tuple(dict.fromkeys((*LEVELS, self.level)))

    @property
    def scoring(self) -> str:
        """How rounds count."""
        return str(self.format.get("scoring", MATCH_OPTIONS[0].default))

    def choose_edition(self, edition: str) -> None:
        """Choose an edition; options that it does not have are dropped."""
        self.edition = edition
        known = {option.name for option in options_of(edition)}
        if self.options.get("sheet") not in {sheet.name for sheet in sheets_of(edition)}:
            known.remove("sheet")
        self.options = {name: value for name, value in self.options.items() if name in known}

    def options_of_match(self) -> list[Option]:
        """The options of a match that apply to its scoring."""
        return [option for option in MATCH_OPTIONS if not option.scorings or self.scoring in option.scorings]

    def value(self, option: Option) -> Any:
        """The current value of an option."""
        return self._part(option).get(option.name, self.usual(option))

    def usual(self, option: Option) -> Any:
        """The default value of an option."""
        sheet = SHEETS.get(self.options.get("sheet", NO_SHEET))
        if sheet is not None and option.name in sheet.sets:
            return sheet.sets[option.name]
        return option.default_in(self.edition)

    def choose(self, option: Option, value: Any) -> None:
        """Set an option, or raise Unreadable."""
        option.parse(value)
        part = self._part(option)
        if value == self.usual(option):
            part.pop(option.name, None)
        else:
            part[option.name] = value
        if option.name == "scoring":
            known = {other.name for other in self.options_of_match()}
            self.format = {name: chosen for name, chosen in self.format.items() if name in known}
            seats = SEATS_OF.get(self.scoring)
            if seats and self.players not in seats:
                self.players = seats[0]

    def weigh(self, option: Option, icon: str, weight: int) -> None:
        """Set the weight of an icon of the wheel, or raise Unreadable."""
        assert isinstance(option.kind, Weights)
        weights = {**self.value(option), icon: weight}
        self.choose(option, {name: number for name, number in weights.items() if number != 1})

    def _part(self, option: Option) -> dict[str, Any]:
        return self.format if option in MATCH_OPTIONS else self.options

    def reset(self) -> None:
        """Reset all options to their defaults."""
        self.options, self.format = {}, {}

    def match(self, people: Sequence[str], seed: int | str) -> Match:
        """The chosen match, or Unreadable."""
        if self.players < len(people):
            raise Unreadable("more-people", people=len(people), players=self.players)
        players = sit_down(people, self.players)
        bots = dict.fromkeys(players[len(people) :], self.level)
        return Match(self.edition, players, seed=seed, options=self.options, format=self.format, bots=bots)
