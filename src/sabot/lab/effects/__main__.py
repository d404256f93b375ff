"""Simulates the effects of all options and writes `effects.json`: `python -m sabot.lab.effects`."""

import argparse
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path

import msgspec

from sabot.editions import EDITIONS
from sabot.lab.effects.measuring import Played, play, relative_change, share_change
from sabot.lab.effects.variants import Variant, match_variants, round_variants, two_player_variants
from sabot.lab.measures.estimates import Estimate
from sabot.lab.running.process_pool import processes
from sabot.lab.study import Study
from sabot.options.effects import FILE, Change, Effect, EffectFile, EffectStudy
from sabot.revision import REVISION

MANY, TWO = 4, 2
"""The numbers of players to simulate."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Simulate, and write the file after each study."""
    parser = argparse.ArgumentParser(prog="python -m sabot.lab.effects", description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000, help="for each value, with four players")
    parser.add_argument("--rounds-of-two", type=int, default=1000, help="for each value of an option for two players")
    parser.add_argument("--matches", type=int, default=100, help="for each value of an option of a match")
    parser.add_argument("--policy", default="careful")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--resume", action="store_true", help="keep the studies that the file has already")
    given = parser.parse_args(arguments)
    wanted: list[tuple[Study, Callable[[str], list[Variant]]]] = [
        (Study(players=MANY, rounds=given.rounds), round_variants),
        (Study(players=TWO, rounds=given.rounds_of_two), two_player_variants),
        (Study(players=MANY, matches=given.matches), match_variants),
    ]
    done = read_done(given.file, given.policy, given.seed) if given.resume else []
    known = {(study.edition, study.players, study.unit) for study in done}
    with processes(given.processes) as pool:
        for study, variants in wanted:
            for edition in EDITIONS:
                if (edition, study.players, study.unit) in known:
                    continue
                base = replace(study, edition=edition, policy=given.policy, seed=given.seed)
                done.append(measure(base, variants(edition), pool))
                print(edition, study.players, study.unit, flush=True)
                write(EffectFile(REVISION, given.policy, given.seed, done), given.file)


def read_done(file: Path, policy: str, seed: int) -> list[EffectStudy]:
    """The studies of an interrupted run, if it was made in the same way."""
    if not file.exists():
        return []
    found = msgspec.json.decode(file.read_bytes(), type=EffectFile)
    return found.studies if (found.revision, found.policy, found.seed) == (REVISION, policy, seed) else []


def measure(study: Study, variants: Sequence[Variant], pool: Executor) -> EffectStudy:
    """The effects of variants, each compared with the same deals without it."""
    bases = {key_of(variant.base): variant.base for variant in [Variant("", None, {}), *variants]}
    usual = {key: pool.submit(play, replace(study, options=base)) for key, base in bases.items()}
    changed = [pool.submit(play, replace(study, options=variant.options)) for variant in variants]
    effects = [
        compare(variant, one.result(), usual[key_of(variant.base)].result(), is_match=study.matches is not None)
        for variant, one in zip(variants, changed, strict=True)
    ]
    return EffectStudy(
        study.edition, study.players, study.unit, study.count, means(usual[key_of({})].result()), effects
    )


def key_of(base: object) -> str:
    """Options as a key of a dictionary."""
    return repr(base)


def means(played: Sequence[Played]) -> dict[str, float]:
    """The mean of everything that is counted."""
    return {
        name: round(sum(numbers) / len(played), 3)
        for name, numbers in zip(Played._fields, zip(*played, strict=True), strict=True)
    }


def compare(variant: Variant, played: Sequence[Played], usual: Sequence[Played], *, is_match: bool) -> Effect:
    """The effect of a variant. Of a match only its length is compared: who begins changes, points add up."""
    numbers, usual_numbers = (dict(zip(Played._fields, zip(*one, strict=True), strict=True)) for one in (played, usual))

    def change(name: str) -> Change | None:
        return rounded(relative_change(numbers[name], usual_numbers[name]))

    length = change("length") or (0.0, 0.0, 0.0)
    if is_match:
        return Effect(variant.option, variant.value, length)
    first = rounded(share_change(numbers["first"], usual_numbers["first"]))
    return Effect(variant.option, variant.value, length, change("points"), change("forced"), first)


def rounded(estimate: Estimate | None) -> Change | None:
    """An estimate as it is stored."""
    return None if estimate is None else (round(estimate.figure, 4), round(estimate.low, 4), round(estimate.high, 4))


def write(effects: EffectFile, file: Path) -> None:
    """Write a file with one line for each effect, so that changes can be reviewed."""
    header = msgspec.to_builtins(effects)
    studies = header.pop("studies")
    lines = []
    for study in studies:
        rows = ",\n    ".join(msgspec.json.encode(effect).decode() for effect in study.pop("effects"))
        start = msgspec.json.encode(study).decode().removesuffix("}")
        lines.append(f'  {start},"effects":[\n    {rows}]}}')
    start = msgspec.json.encode(header).decode().removesuffix("}")
    file.write_text(start + ',"studies":[\n' + ",\n".join(lines) + "]}\n", "utf-8")


if __name__ == "__main__":
    main()
