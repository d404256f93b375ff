"""The engine, compiled and interpreted, compared with RLCard's."""

from time import perf_counter

from benchmarks.contest import Contestant, paired_ratio, run_contest
from benchmarks.contestants import batch, by_text, compiled, interpreted, matches, only_acting, playing_out, rlcard
from benchmarks.row import Row
from sabot.editions import EDITIONS
from sabot.kernel.policies.built_in import Policy

HEATS = 9
PAIRED_HEATS = 25
SECONDS = 0.3
FORMATS = (("winner", 4), ("lowest", 4), ("elimination", 4), ("partners", 4), ("rotation", 4), ("rotation", 8))
"""Scorings and numbers of players; four sit at each table."""


def rows() -> list[Row]:
    """All contests."""
    return [*duels(), *formats(), *editions()]


def duels() -> list[Row]:
    """The ratios with an aim: to RLCard, and of two threads to one."""
    other = rlcard()
    eager = compiled("deluxe", Policy.EAGER)
    plain = interpreted("deluxe", Policy.RANDOM)
    acting, text = only_acting("deluxe"), by_text("deluxe")
    run_contest([other, eager, plain, acting, text], HEATS, SECONDS)
    one, two = compiled("deluxe", Policy.EAGER), compiled("deluxe", Policy.EAGER, threads=2)
    many = batch("deluxe")
    one.clock = two.clock = many.clock = perf_counter
    run_contest([one, two, many], PAIRED_HEATS, SECONDS / 3)
    return [
        Row("RLCard's UNO, 4 seats", other.rate, " steps/s"),
        Row("deluxe eager compiled, 4 seats, against RLCard", eager.rate / other.rate, "×", 100),
        Row("a step interpreted, choosing included, against RLCard", plain.rate / other.rate, "×", 1),
        Row("Game.act with text and events against RLCard", acting.rate / other.rate, "×", 1.5),
        Row("Game.legal and Game.act against RLCard", text.rate / other.rate, "×", 1),
        Row("two threads against one", paired_ratio(two, one), "×", 1.9),
        Row(f"{many.name}, chosen by NumPy, against whole rounds", paired_ratio(many, one), "×", 0.6),
    ]


def formats() -> list[Row]:
    """The cost of seating, dealers and scoring: moves per second in matches compared with plain rounds."""
    rows: list[Row] = []
    for edition in ("deluxe", "wizz"):
        for scoring, players in FORMATS:
            rounds, whole = compiled(edition, Policy.EAGER), matches(edition, players, scoring)
            run_contest([rounds, whole], PAIRED_HEATS, SECONDS / 3)
            rows.append(Row(f"{whole.name} against plain rounds", paired_ratio(whole, rounds), "×", 0.8))
    return rows


def editions() -> list[Row]:
    """The figures of each edition."""
    rows: list[Row] = []
    for edition in EDITIONS:
        figures: list[tuple[Contestant, str]] = [
            (compiled(edition, Policy.EAGER), " steps/s"),
            (interpreted(edition, Policy.EAGER), " steps/s"),
            (only_acting(edition), " steps/s"),
            (playing_out(edition), " playouts/s"),
            (batch(edition), " steps/s"),
        ]
        run_contest([contestant for contestant, _ in figures], HEATS // 2, SECONDS / 2)
        rows += [Row(contestant.name, contestant.rate, unit) for contestant, unit in figures]
    return rows
