"""The first line of the screen and the last: what is played, how it stands, and which keys help."""

from collections.abc import Sequence

from rich.text import Text

from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.palette import Palette
from sabot.words.language import Language
from sabot.words.names import name_for

FOOT = (
    ("?", "tui-key-help"),
    ("/", "tui-key-look"),
    ("=", "tui-key-pad"),
    ("l", "tui-key-language"),
    ("q", "tui-key-leave"),
)
HINT, CHAT = (("h", "tui-key-hint"),), ((";", "tui-key-chat"),)
"""What the last line tells, and at a table that is played at; all keys are on the screen for help."""


def head_of(scene: Scene, inks: Palette, language: Language, width: int) -> Text:
    """What is played, the round and the side; at the right, how it stands."""
    text = Text(no_wrap=True, overflow="crop")
    text.append(" SABOT ", inks.bright)
    parts = [scene.edition.capitalize()]
    if scene.round:
        parts.append(language.say("page-round", number=scene.round))
    if scene.view is not None and scene.view.side is not None:
        parts.append(language.say("table-side", side=scene.view.side))
    text.append("  " + " · ".join(parts), inks.strong)
    if scene.score is not None and scene.score.standing:
        ranks = "  ".join(
            f"{'+'.join(name_for(player, scene.me, language) for player in rank.players)} {rank.total}"
            for rank in scene.score.standing
        )
        room = width - text.cell_len - 3
        text.append(" " * max(2, room - len(ranks)) + ranks[: max(room - 2, 0)], inks.faint)
    return text


def foot_of(keys: Sequence[tuple[str, str]], inks: Palette, language: Language) -> Text:
    """The keys that everybody must know."""
    text = Text(no_wrap=True, overflow="crop")
    for key, message in keys:
        text.append(f" {key} ", inks.strong)
        text.append(f"{language.say(message)}  ", inks.faint)
    return text
