"""The command `sabot play`: a whole screen in a terminal, line by line elsewhere."""

import os
import sys
from dataclasses import dataclass

from cyclopts import Parameter

from sabot.bots import USUAL_BOT
from sabot.errors import Unreadable
from sabot.files import FileName
from sabot.flags import EditionName, Flag, Lang, Several, language_for
from sabot.local.opponents import check_policy, sit_down
from sabot.notation.options import parse_options
from sabot.plain.casual import ask_edition, ask_players, play_matches
from sabot.plain.match_command import go_on_with
from sabot.plain.match_flags import check_left_out
from sabot.plain.terminal import Terminal
from sabot.round import check_seats
from sabot.words.language import Language


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """The match that somebody wants to begin."""

    edition: EditionName | None = None
    """Which game; chosen on a start screen, with everything else, when left out."""
    players: int | None = None
    """How many sit at the table, you included."""
    policy: str | None = None
    """How strong the bots are, `gentle`, `fair` or `sharp`; or one by its name, or of your own (docs/bots.md)."""
    option: Several = ()
    """An option of the edition or of the match such as `stacking=same` or `target=200`; may be given several times."""
    seed: int | None = None
    """The same seed deals the same cards, and the bots play the same if you do."""
    record: FileName = None
    """The file to write the match down in; one of its own in the data directory unless said otherwise."""


def play_command(
    link: str | None = None,
    /,
    *,
    chosen: Chosen | None = None,
    name: str | None = None,
    resume: FileName = None,
    fast: Flag = False,
    plain: Flag = False,
    lang: Lang = None,
) -> int:
    """Play in the terminal, against bots or at a server's table.

    In a terminal the table fills the screen, and every match is written down so that it can go on later; `?` shows the
    keys. Elsewhere, and with `--plain`, it is played line by line.

    Parameters
    ----------
    link
        The link of a server's table, such as http://localhost:8000/t/KEY.
    name
        Your name at the table.
    resume
        Go on with the match that is written down in this file.
    fast
        Bots take no time, and never react before you.
    plain
        Line by line, for a screen reader or a pipe.
    lang
        The language you read; that of the environment unless said otherwise.
    """
    language, chosen = language_for(lang), chosen or Chosen()
    if chosen.players is not None:
        check_seats(chosen.players, "--players")
    if chosen.policy is not None:
        check_policy(chosen.policy)
    if link is not None:
        check_left_out(chosen, "not-for-link")
    if resume is not None:
        check_left_out(chosen, "not-for-resumed")
    person = language.say("unnamed") if name is None else name
    if plain or not is_screen():
        play_plainly(link, chosen, person, resume, Terminal.of_process(language=language, hurry=fast))
    else:
        play_on_screen(link, chosen, person, resume, language, is_fast=fast)
    return 0


def play_plainly(link: str | None, chosen: Chosen, person: str, resume: str | None, terminal: Terminal) -> None:
    """Play line by line."""
    if link is not None:
        raise Unreadable("whole-screen", link)
    if resume is not None:
        go_on_with(resume, terminal)
        return
    options = parse_options(chosen.option)
    edition = chosen.edition or ask_edition(terminal)
    seats = chosen.players if chosen.players is not None else edition and ask_players(terminal)
    if edition and seats:
        players, policy = sit_down([person], seats), chosen.policy or USUAL_BOT
        play_matches(terminal, edition, players, policy, chosen.seed, options)


def play_on_screen(
    link: str | None, chosen: Chosen, person: str, resume: str | None, language: Language, *, is_fast: bool
) -> None:
    """Play on the whole screen."""
    from sabot.tui.choices import USUAL_PACE, Choices
    from sabot.tui.launch import Keeper, play_at, play_here

    if link is not None:
        play_at(language, link, person)
        return
    options, pace = parse_options(chosen.option), 0 if is_fast else USUAL_PACE
    choices = Choices.of(chosen.edition, chosen.players, chosen.policy or USUAL_BOT, options, pace)
    keeper = Keeper(person, chosen.seed, chosen.record)
    play_here(language, keeper, choices, resume=resume, is_chosen=chosen.edition is not None)


def is_screen() -> bool:
    """Whether there is a terminal to fill, and somebody who types."""
    return os.environ.get("TERM") != "dumb" and all(
        stream.isatty()
        for stream in (sys.stdin, sys.stdout, sys.stderr)  # the screen is drawn on the last
    )
