"""QR codes of links, read back from what is drawn."""

import re
from xml.etree import ElementTree

import segno

from sabot.server.network.qr_code import QUIET_ZONE, qr_lines, qr_svg

LINK = "http://192.168.1.5:8000/t/abcdefghijklmnopqrstuv"
HALVES = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
"""The two modules that a character shows, 1 for a dark one: the light ones are printed, white on black."""


def modules() -> list[list[int]]:
    """The modules of the code with its margin, from the library itself."""
    return [list(row) for row in segno.make(LINK, error="m", micro=False).matrix_iter(border=QUIET_ZONE)]


def test_the_picture_has_every_module_and_a_white_margin() -> None:
    ground, dark = ElementTree.fromstring(qr_svg(LINK))
    size = len(modules())
    assert ground.attrib["fill"] == "#fff"
    assert ground.attrib["d"] == f"M0 0h{size}v{size}h-{size}z"
    drawn = [[0] * size for _ in range(size)]
    x, y = 0, 0.0
    for step, first, second in re.findall(r"([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?", dark.attrib["d"]):
        if step == "h":
            drawn[int(y)][x : x + int(first)] = [1] * int(first)
            x += int(first)
        else:
            x, y = (int(first), float(second)) if step == "M" else (x + int(first), y + float(second))
    assert drawn == modules()


def test_a_terminal_shows_two_rows_in_each_line() -> None:
    lines = [re.fullmatch(r"\x1b\[97;40m(.+)\x1b\[0m", line) for line in qr_lines(LINK)]
    assert all(lines)
    pairs = [[HALVES[character] for character in line[1]] for line in lines if line]
    rows = [[half[number] for half in pair] for pair in pairs for number in (0, 1)]
    assert rows[: len(modules())] == modules()
