"""The command `sabot play`: a whole screen in a terminal, lines elsewhere."""

import secrets
import sys
from typing import Annotated

from cyclopts import Parameter

from sabot.errors import Unreadable
from sabot.files import FileName
from sabot.flags import EditionName, Flag, Lang, Several, language_for
from sabot.plain.opponents import USUAL_BOT, BotName

Pace = Annotated[float, Parameter(show_default=True)]


def play_command(
    *,
    edition: EditionName | None = None,
    players: int | None = None,
    policy: BotName = USUAL_BOT,
    seed: int | None = None,
    option: Several = (),
    name: str | None = None,
    fast: Flag = False,
    plain: Flag = False,
    lang: Lang = None,
) -> int:
    """x."""
    from sabot.match import Match
    from sabot.match.formats import sorted_out
    from sabot.notation.options import parse_options
    from sabot.plain.conduct import Conduct
    from sabot.plain.kept import begin_record
    from sabot.plain.opponents import sit_down
    from sabot.tui.app import TableApp
    from sabot.tui.local import LocalTable
    from sabot.tui.table import TableScreen

    language = language_for(lang)
    of_edition, of_match = sorted_out(parse_options(option))
    me = name or language.say("unnamed")
    seats = sit_down([me], players or 4)
    match = Match(edition or "deluxe", seats, seed=secrets.token_hex(8) if seed is None else seed, options=of_edition, format=of_match, bots=dict.fromkeys(seats[1:], policy))
    conduct = Conduct(match, begin_record(match, None))
    app = TableApp(language, lambda app: TableScreen(LocalTable(conduct, app.language, app.pace, lambda m: conduct)), pace=0 if fast else 1)
    for line in app.run() or []:
        print(line)
    return 0
