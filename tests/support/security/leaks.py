"""Compares what viewers are sent in worlds that they cannot tell apart, in many rounds with random options."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count

from tests.support.security.progress import Progress
from tests.support.server.secrecy import check_any_match


def compare(rounds: int, seed: int) -> Counter[str]:
    """Check so many rounds; returns how many events and bytes were compared. Raises AssertionError at a leak."""
    compared: Counter[str] = Counter()
    progress = Progress("rounds", rounds)
    with ProcessPoolExecutor(cpu_count()) as pool:
        for found in pool.map(check_any_match, range(seed, seed + rounds)):
            compared += found
            progress.add()
    return compared
