"""The compiled rules compared with a hand-written C program of a smaller classic game, in the same run."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.contest import Contestant, paired_ratio, run_contest
from benchmarks.contestants import batch, compiled
from benchmarks.row import Row
from sabot.editions import EDITIONS
from sabot.kernel.policies.built_in import Policy

HEATS = 15
SECONDS = 0.3
SOURCE = Path(__file__).with_name("classic.c")
COMPILER = os.environ.get("CC", "cc")
AIMS = {"deluxe": 0.68}
"""The other editions have more rules than the C program: their share has no aim."""
BATCH_AIM = 0.41


def rows() -> list[Row]:
    """The share of the rate of the C program; none if there is no C compiler."""
    if shutil.which(COMPILER) is None:
        print(f"limit: left out, for {COMPILER} is not installed", file=sys.stderr)
        return []
    with c_program() as program:
        editions = {edition: compiled(edition, Policy.EAGER) for edition in EDITIONS}
        many = batch("deluxe")
        run_contest([program, *editions.values(), many], HEATS, SECONDS)
    return [
        Row(f"{program.name}, 4 seats", program.rate, " steps/s"),
        *(
            Row(f"{edition} eager compiled, 4 seats, against C", paired_ratio(ours, program), "×", AIMS.get(edition))
            for edition, ours in editions.items()
        ),
        Row(f"{many.name}, chosen by NumPy, against C", paired_ratio(many, program), "×", BATCH_AIM),
    ]


@contextmanager
def c_program() -> Iterator[Contestant]:
    """The C program, built for this machine; each heat is a process."""
    with TemporaryDirectory() as folder:
        program = str(Path(folder, "classic"))
        subprocess.run([COMPILER, "-O3", "-march=native", "-o", program, str(SOURCE)], check=True)

        def heat(rounds: int) -> int:
            return int(subprocess.run([program, str(rounds)], check=True, capture_output=True).stdout)

        yield Contestant("a small classic game in C", heat, clock=time_of_children)


def time_of_children() -> float:
    """CPU seconds of the processes that this one has waited for."""
    times = os.times()
    return times.children_user + times.children_system
