"""The command `sabot play`: full screen in a terminal, line mode elsewhere."""

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from cyclopts import Parameter

from sabot.bots import USUAL_BOT
from sabot.command_line.edition_flags import EditionName
from sabot.command_line.files import FileName
from sabot.command_line.flags import Flag, GameOptions, Lang, Policy
from sabot.errors import Unreadable
from sabot.local.opponents import check_policy, own_name, sit_down
from sabot.local.paces import own_pace
from sabot.notation.options import parse_options
from sabot.plain.casual import USUAL_PLAYERS, ask_edition, ask_players, play_matches
from sabot.plain.match_command import go_on_with
from sabot.plain.match_flags import InARow, check_left_out
from sabot.plain.terminal import Terminal
from sabot.round import check_seats
from sabot.settings import language_for
from sabot.words.language import Language


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayFlags:
    """The flags of a new match."""

    edition: EditionName | None = None
    """Which game; if left out, a start screen asks for it and everything else."""
    players: int | None = None
    """The number of players, including you."""
    people: InARow = ()
    """The names of the people, who share the screen: between turns all hands are hidden."""
    policy: Policy = None
    option: GameOptions = ()
    seed: int | None = None
    """The same seed deals the same cards, and bots play the same way if you do."""
    record: FileName = None
    """The file to record the match in; by default, a new one in the data directory."""


def play_command(
    link: str | None = None,
    /,
    *,
    flags: PlayFlags | None = None,
    name: str | None = None,
    resume: FileName = None,
    fast: Flag = False,
    plain: Flag = False,
    lang: Lang = None,
) -> int:
    """Play in the terminal, against bots or at a server's table.

    In a terminal the table fills the screen, and every match is recorded so that it can be continued later; `?` shows
    the keys. Elsewhere, and with `--plain`, you play line by line.

    Parameters
    ----------
    link
        The link to a server's table, such as http://localhost:8000/t/KEY, or its code, such as KTRB.
    name
        Your name at the table.
    resume
        Continue the match recorded in this file.
    fast
        Bots play at once, and never react before you.
    plain
        Play line by line, for a screen reader or a pipe.
    lang
        The language of all texts; by default, that of the environment.
    """
    language, flags = language_for(lang), flags or PlayFlags()
    if flags.players is not None:
        check_seats(flags.players, "--players")
    if flags.policy is not None:
        check_policy(flags.policy)
    if link is not None:
        check_left_out(flags, "not-for-link")
    if resume is not None:
        check_left_out(flags, "not-for-resumed")
    if flags.people and name is not None:
        raise Unreadable("one-person", "--name")
    people = flags.people or (own_name(name, language),)
    if flags.players is not None and flags.players < len(people):
        raise Unreadable("more-people", "--players", people=len(people), players=flags.players)
    if plain or not is_screen():
        play_plainly(link, flags, people, resume, Terminal.of_process(language=language, pace=own_pace(is_fast=fast)))
    else:
        play_on_screen(link, flags, people, resume, language, is_fast=fast)
    return 0


def play_plainly(
    link: str | None, flags: PlayFlags, people: Sequence[str], resume: str | None, terminal: Terminal
) -> None:
    """Play in line mode."""
    if link is not None:
        from sabot.tui.remote_lines import play_in_lines

        play_in_lines(terminal, link, people[0])
        return
    if resume is not None:
        go_on_with(resume, terminal)
        return
    options = parse_options(flags.option)
    edition = flags.edition or ask_edition(terminal)
    usual = max(USUAL_PLAYERS, len(people)) if flags.people else None
    seats = flags.players or usual or (edition and ask_players(terminal))
    if edition and seats:
        bots = dict.fromkeys(sit_down(people, seats)[len(people) :], flags.policy or USUAL_BOT)
        play_matches(terminal, edition, people, bots, flags.seed, options, flags.record)


def play_on_screen(
    link: str | None, flags: PlayFlags, people: Sequence[str], resume: str | None, language: Language, *, is_fast: bool
) -> None:
    """Play in full screen."""
    from sabot.tui.choices import Choices
    from sabot.tui.launch import MatchStarter, play_at, play_here

    if link is not None:
        play_at(language, link, people[0])
        return
    options, pace = parse_options(flags.option), own_pace(is_fast=is_fast)
    choices = Choices.of(flags.edition, flags.players, flags.policy or USUAL_BOT, options, pace)
    choices.players = max(choices.players, len(people))
    starter = MatchStarter(people, flags.seed, flags.record)
    play_here(language, starter, choices, resume=resume, is_chosen=flags.edition is not None)


def is_screen() -> bool:
    """Whether all standard streams are terminals that the full screen can use."""
    return os.environ.get("TERM") != "dumb" and all(
        stream.isatty()
        for stream in (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on stderr
    )
