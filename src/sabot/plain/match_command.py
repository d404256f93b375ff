"""The command `sabot match`."""

from json import dumps
from shlex import quote

from sabot.errors import Unreadable
from sabot.files import FileName, reading
from sabot.flags import Flag, Lang, language_for
from sabot.local.opponents import check_recorded
from sabot.local.record_files import create_record, resume_record
from sabot.plain.bots_only import report, watch
from sabot.plain.line_match import LineMatch
from sabot.plain.match_flags import MatchFlags, check_left_out, check_who_plays, match_from_flags
from sabot.plain.session import Session
from sabot.plain.terminal import Terminal


def match_command(
    *,
    wanted: MatchFlags | None = None,
    resume: FileName = None,
    json: Flag = False,
    fast: Flag = False,
    lang: Lang = None,
) -> int:
    """Play a match: round after round, with a score pad.

    Parameters
    ----------
    resume
        Go on with the match that is written down in this file.
    json
        With `--bots`: print one JSON object at the end, and nothing else.
    fast
        Bots take no time, and never react before you.
    lang
        The language you read; that of the environment unless said otherwise.
    """
    wanted = wanted or MatchFlags()
    terminal = Terminal.of_process(language=language_for(lang), hurry=fast)
    if resume is not None:
        check_left_out(wanted, "not-for-resumed")
        go_on_with(resume, terminal, json=json)
        return 0
    check_who_plays(wanted, json=json)
    match = match_from_flags(wanted, terminal)
    if match is None:
        return 0
    if wanted.bots and wanted.record is None:
        play_on(LineMatch(terminal, match), json=json)
    else:
        with create_record(match, wanted.record) as journal:
            play_on(LineMatch(terminal, match, journal), json=json)
    return 0


def go_on_with(file: str, terminal: Terminal, *, json: bool = False) -> None:
    """Go on with the match that is written down in a file."""
    with resume_record(file) as journal:
        with reading(file):
            check_recorded(journal.match.bots.values())
            course = LineMatch(terminal, journal.match, journal)
        if json and course.people:
            raise Unreadable("for-bots", "--json")
        play_on(course, json=json)


def play_on(course: LineMatch, *, json: bool = False) -> None:
    """Play a match from where it stands, with people or without."""
    if course.people:
        converse(course)
    elif json:
        print(dumps(report(course)))
    else:
        watch(course)


def converse(course: LineMatch) -> None:
    """Play with people, and tell them where to find the match again."""
    try:
        Session(course).run()
    except KeyboardInterrupt:
        course.terminal.say()
        say_where(course)
        raise
    say_where(course)


def say_where(course: LineMatch) -> None:
    """Where a match is written down, or how to go on with it."""
    if course.journal is not None:
        path = str(course.journal.path)
        course.terminal.tell("written-down" if course.match.is_over else "go-on-with")
        course.terminal.lay_out([path if course.match.is_over else f"sabot match --resume {quote(path)}"], "  ")
