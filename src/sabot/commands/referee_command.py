"""The command `sabot referee`."""

import os
import sys

from sabot.command_line.files import File, read_text, reading
from sabot.command_line.flags import Flag, Lang
from sabot.referee import judge
from sabot.settings import language_for

REFUSED = 1
"""The exit code if an action was refused."""


def referee_command(
    file: File,
    /,
    *,
    json: Flag = False,
    lang: Lang = None,
) -> int:
    """Judge a position and its script, and cite the rule behind every consequence.

    Exits with 0 when all actions were legal, 1 when one was refused, 2 when the file cannot be read.

    Parameters
    ----------
    file
        A position in YAML or JSON with a `script`; `-` reads standard input.
    json
        Print one JSON object instead of a transcript.
    lang
        The language of the transcript; by default, that of the environment.
    """
    text = read_text(file)
    with reading(file):
        verdict = judge(text)
    language = language_for(lang)
    if json:
        from json import dumps

        print(dumps(verdict.as_json(language), ensure_ascii=False))
    else:
        from sabot.words.terminal_style import TerminalStyle
        from sabot.words.transcript import transcript

        for line in transcript(verdict, TerminalStyle.for_stream(sys.stdout, os.environ, language), language):
            print(line)
    return 0 if verdict.ok else REFUSED
