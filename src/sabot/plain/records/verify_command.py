"""The command `sabot verify`: checks the deals of a recorded match."""

from sabot.command_line.files import File, read_text, reading
from sabot.command_line.flags import Flag, Lang, Several
from sabot.errors import Unreadable
from sabot.match.proof import Proof
from sabot.plain.records.proof_lines import show_proof
from sabot.plain.terminal import Terminal
from sabot.settings import language_for

WRONG = 1
"""The exit code when something is wrong."""
SHORTEST, LONGEST = 8, 64
"""The fewest digits of a commitment that are accepted, and how many it has."""


def verify_command(
    file: File,
    /,
    *,
    shown: Several = (),
    json: Flag = False,
    lang: Lang = None,
) -> int:
    """Check the deals of a recorded match and everything that followed.

    Exits with 0 when everything checks out, 1 when something does not, 2 when the file cannot be read.

    Parameters
    ----------
    file
        The record of a match; `-` reads standard input.
    shown
        A commitment that you noted before a deal, or at least its first 8 digits; can be repeated.
    json
        Print one JSON object instead of a table.
    lang
        The language of all texts; by default, that of the environment.
    """
    noted = [read_commitment(text) for text in shown]
    text = read_text(file)
    with reading(file):
        proof = Proof(text, noted)
    if json:
        from json import dumps

        print(dumps(proof.as_json()))
    else:
        show_proof(Terminal.of_process(language=language_for(lang)), proof)
    return 0 if proof.ok else WRONG


def read_commitment(text: str) -> str:
    """Parse a commitment, or its first digits; or raise Unreadable.

    >>> read_commitment("3D20 e052 7ff5")
    '3d20e0527ff5'
    """
    digits = "".join(text.split()).lower()
    if not SHORTEST <= len(digits) <= LONGEST or not set(digits) <= set("0123456789abcdef"):
        raise Unreadable("commitment", "--shown", shortest=SHORTEST, longest=LONGEST, value=repr(text))
    return digits
