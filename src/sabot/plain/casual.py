"""`sabot play` in line mode: asks for the edition and players, then plays match after match against bots."""

from collections.abc import Sequence
from typing import Any

from sabot.editions import EDITIONS
from sabot.local.local_match import match_seeds
from sabot.local.record_files import create_record
from sabot.match import Match
from sabot.match.formats import sorted_out
from sabot.plain.line_match import LineMatch
from sabot.plain.session import Session, run_recorded
from sabot.plain.shared_screen import PlayerLeft
from sabot.plain.terminal import LEAVING, Terminal
from sabot.round import FEWEST, MOST

USUAL_PLAYERS = 4


def play_matches(
    terminal: Terminal,
    edition: str,
    people: Sequence[str],
    bots: dict[str, str],
    seed: int | None,
    options: dict[str, Any],
    record: str | None = None,
) -> None:
    """Play match after match until the people stop. `bots` are the policies of the other players by name.

    The first match is recorded in the given file, the others and those without a file in the data directory.
    """
    players = [*people, *bots]
    of_edition, of_match = sorted_out(options)
    for match_seed in match_seeds(seed):
        match = Match(edition, players, seed=match_seed, options=of_edition, format=of_match, bots=bots)
        with create_record(match, record) as journal:
            line_match = LineMatch(terminal, match, journal, is_salted=seed is None)
            is_over = run_recorded(CasualSession(line_match), "play")
        record = None
        if not (is_over and is_agreed(terminal, "another-match")):
            break
    terminal.tell("bye")


class CasualSession(Session):
    """A match between friends: nobody is shown the proof of a deal, which the record has."""

    def invite(self) -> None:
        """Ask whether to play another round, except before the first."""
        if self.match.finished and not is_agreed(self.terminal, "another-round"):
            raise PlayerLeft

    def reveal(self) -> None:
        """Print nothing: `sabot verify` checks the record."""


def is_agreed(terminal: Terminal, question: str) -> bool:
    """Ask a yes-or-no question; whether the answer is anything but no, in the current language or in English."""
    no = terminal.language.say("letters-no").split()
    answer = terminal.ask(f"{terminal.language.say(question)} ")
    return answer is not None and not answer.lower().startswith(("n", "q", *no))


def ask_edition(terminal: Terminal) -> str | None:
    """Ask which edition to play; None if there is no answer."""
    names, say = list(EDITIONS), terminal.language.say
    if not terminal.is_live:
        return names[0]
    for number, name in enumerate(names, 1):
        terminal.lay_out([f"{terminal.style.strong(str(number))} {name:8}{say(f'about-{name}')}"], "  ")
    short = {str(number): name for number, name in enumerate(names, 1)}
    return ask_choice(terminal, say("ask-edition", usual=1), {"": names[0], **short}, names)


def ask_players(terminal: Terminal) -> int | None:
    """Ask for the number of players; None if there is no answer."""
    if not terminal.is_live:
        return USUAL_PLAYERS
    numbers = [str(number) for number in range(FEWEST - 1, MOST)]
    usual = str(USUAL_PLAYERS - 1)
    question = terminal.language.say("ask-opponents", fewest=numbers[0], most=numbers[-1], usual=usual)
    answer = ask_choice(terminal, question, {"": usual}, numbers)
    return None if answer is None else int(answer) + 1


def ask_choice(terminal: Terminal, question: str, short: dict[str, str], names: list[str]) -> str | None:
    """Ask until the answer is one of the names or a short form of one; None to leave."""
    while True:
        answer = terminal.ask(f"{question} ")
        if answer is None or answer.lower() in LEAVING:
            return None
        answer = short.get(answer, answer.lower())
        if answer in names:
            return answer
        terminal.tell("choose-among", "  ", names=terminal.language.list(names))
