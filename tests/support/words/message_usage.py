"""Finds the messages that the code uses: by literal name, and families of names that are built at run time."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import sabot
from sabot.bots.characters.cast import CAST
from sabot.bots.characters.remarks import MOMENTS
from sabot.bots.characters.ways import PLAIN
from sabot.cards import Symbol
from sabot.editions import EDITIONS
from sabot.errors import BY_SYSTEM
from sabot.kernel.codes import Ending, Event, Phase, Tally
from sabot.lab.contests.conduct import REFUSALS
from sabot.lab.contests.results import VERDICTS
from sabot.lab.measures.bluffs import Bluffs
from sabot.match import OF_THE_MATCH
from sabot.notation.actions import WORDS
from sabot.options import MATCH_OPTIONS, OPTIONS, Option, Scoring
from sabot.options.sheets import SheetName
from sabot.plain.score_lines import LABELS
from sabot.rulebook.show import QUESTIONS
from sabot.rulebook.texts import choice_part
from sabot.server.tables.chat import PHRASES
from tests.support.paths import WEB

SPEAKERS = ("say", "tell", "each", "Reason")
"""The functions whose first argument, if it is a literal, is the name of a message."""
CODES: dict[str, tuple[int, set[str]]] = {
    "Unreadable": (0, set()),
    "Differs": (0, set()),
    "explained": (0, {"wrong"}),
    "check_left_out": (1, set()),
    "_demand": (1, set()),
}
"""The functions that take the code of an Unreadable: its argument position, and values that are always passed."""
PAGE = WEB / "src"
MANIFEST = WEB / "public" / "manifest.webmanifest"
USED_BY_PAGE = re.compile(r"""(?:\bsay\(\s*(?P<quote>["'`])|(?P<plain>["'`])(?=page-[a-z]))(?P<name>[^"'`\s]+)["'`]""")
"""A message that the web page uses: the first argument of `say(…)`, and any literal that begins with `page-`."""
NAME_PATTERN = re.compile(r"[a-z]+-([a-z]+-?)*{}")
ALL_OPTIONS = (*OPTIONS, *MATCH_OPTIONS)
FORMS = ("", ".a")
LAB_COLUMNS = (
    *("turns", "rounds", "matches", "seat", "player"),
    *("wins", "share", "interval", "last", "times", "each"),
    *("mean", "difference", "first", "laid", "challenged", "won"),
    *("calls", "catches", "caught", "challenges", "found", "points"),
)
ARENA_COLUMNS = (
    *("bot", "against", "deals", "wins", "difference", "points", "verdict"),
    *("rounds", "mu", "sigma", "ordinal", "decisions", "refusals", *REFUSALS, "mean", "high"),
)
MATCH_EVENTS = (*OF_THE_MATCH, "swapped")
"""Kinds of events with sentences that do not belong to a round."""


def parts_of(option: Option) -> list[str]:
    """The attributes of the message of an option: its label, that of its chip, and one for each choice."""
    return ["label", *(["chip"] if option.chip is not None else []), *map(choice_part, option.choices())]


FAMILIES = {
    "face-{}{}": [f"face-{kind}{form}" for kind in ("number", "whirl", *Symbol.names()) for form in FORMS],
    "face-hidden{}": [f"face-hidden{form}" for form in FORMS],
    "event-{}": [f"event-{kind}" for kind in (*Event.names(), *MATCH_EVENTS)],
    "transcript-{}": ["transcript-draw", "transcript-discard"],
    "ask-{}": [f"ask-{phase}" for phase in Phase.names() if phase != "over"],
    "about-{}": [f"about-{edition}" for edition in EDITIONS],
    "purpose-{}": [f"purpose-{scoring}" for scoring in Scoring.names()],
    "pad-{}": [f"pad-{label}" for label in LABELS],
    "proof-{}": [
        *(f"proof-{column}" for column in ("round", "commitment", "salt", "checked")),
        *(f"proof-{found}" for found in ("told", "dealt", "undealt")),
    ],
    "rules-{}": [
        f"rules-{label}" for label in ("sheets", "play", "why", "source", "compared", "otherwise", "see", "example")
    ],
    "rules-ask-{}": [f"rules-ask-{question}" for question in QUESTIONS],
    "lab-column-{}": [f"lab-column-{column}" for column in LAB_COLUMNS],
    "lab-ending-{}": [f"lab-ending-{ending}" for ending in Ending.names()],
    "lab-laid-{}": [f"lab-laid-{laid}" for laid in Bluffs._fields],
    "lab-tally-{}": [f"lab-tally-{counted}" for counted in Tally.names()],
    "arena-column-{}": [f"arena-column-{column}" for column in ARENA_COLUMNS],
    "arena-verdict-{}": [f"arena-verdict-{verdict}" for verdict in VERDICTS.values()],
    "remark-{}-{}": [f"remark-{character.face}-{moment}" for character in CAST for moment in MOMENTS],
    "way-{}": [f"way-{character.face}" for character in CAST if character.way != PLAIN],
    "phrase-{}": [f"phrase-{phrase}" for phrase in PHRASES],
    "sheet-differs-{}": [f"sheet-differs-{sheet}" for sheet in SheetName.names()],
    "option-{}": [f"option-{option.name}" for option in ALL_OPTIONS],
    "option-{}.{}": [f"option-{option.name}.{part}" for option in ALL_OPTIONS for part in parts_of(option)],
}
"""Every family of messages by the pattern of its names; those of errors are found otherwise."""


@cache
def sources() -> list[ast.Module]:
    """The syntax trees of all modules."""
    return [ast.parse(path.read_text("utf-8")) for path in sorted(Path(sabot.__file__).parent.rglob("*.py"))]


def nodes() -> Iterator[ast.AST]:
    """All nodes of all modules."""
    for module in sources():
        yield from ast.walk(module)


def literals() -> set[str]:
    """Every string literal in the code."""
    return {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def named() -> set[str]:
    """Every message that is used by its literal name."""
    calls = [node for node in nodes() if isinstance(node, ast.Call) and node.args]
    spoken = [call.args[0] for call in calls if _name(call.func) in SPEAKERS]
    return {text for argument in spoken for text in _choices(argument)} | set(said_by_page())


@cache
def said_by_page() -> frozenset[str]:
    """Every message that the web page uses by its literal name."""
    return frozenset(text for text in _of_page() if "{}" not in text)


@cache
def families_of_page() -> frozenset[str]:
    """The patterns by which the web page builds names of messages."""
    return frozenset(text for text in _of_page() if "{}" in text)


@cache
def _of_page() -> frozenset[str]:
    """Names of messages in the code of the web page, and patterns that build others."""
    paths = [MANIFEST, *(path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte"))]
    sources = [path.read_text("utf-8") for path in paths]
    found = (USED_BY_PAGE.finditer(source) for source in sources)
    return frozenset(re.sub(r"\$\{[^}]*}", "{}", match["name"]) for matches in found for match in matches)


def name_patterns() -> set[str]:
    """The patterns by which the code builds names of messages."""
    texts = (_template(node) for node in nodes() if isinstance(node, ast.JoinedStr))
    return {text for text in texts if NAME_PATTERN.match(text)} | families_of_page()


def refusals() -> Iterator[tuple[str, str]]:
    """Every refusal: the action, empty if it can be any, and the reason."""
    for node in nodes():
        if isinstance(node, ast.Call) and _name(node.func) == "Refused":
            code = node.args[0].values[-1] if isinstance(node.args[0], ast.JoinedStr) else node.args[0]
            if isinstance(code, ast.Constant):
                tried, _, wrong = str(code.value).partition("/")
                yield tried, wrong
        if isinstance(node, ast.FunctionDef):
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and _name(call.func) == "refuse":
                    wrong = ast.literal_eval(call.args[0])
                    yield node.name if node.name in WORDS else "", wrong


def unreadable() -> Iterator[tuple[str, set[str]]]:
    """Every code of Unreadable, and the names of its values."""
    for code in ("system", *BY_SYSTEM.values()):
        yield code, {"reason"}
    for node in nodes():
        if isinstance(node, ast.Call) and _name(node.func) in CODES:
            place, words = CODES[_name(node.func)]
            for code in _choices(node.args[place]):
                yield code, words | {word.arg or "" for word in node.keywords}


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _choices(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.IfExp):
        yield from _choices(argument.body)
        yield from _choices(argument.orelse)
    elif isinstance(argument, ast.Constant) and isinstance(argument.value, str) and argument.value:
        yield argument.value


def _template(text: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in text.values)
