"""Writes a data set file by file, in one process or several. It can be stopped at any time, and goes on later."""

import hashlib
import json
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from sabot.datasets.card import CARD, README, card_of, read_card, readme_of
from sabot.datasets.decisions import DecisionCollector
from sabot.datasets.files import encode
from sabot.datasets.plan import DatasetPlan, Shard
from sabot.errors import Unreadable
from sabot.lab.running.process_pool import processes

AHEAD = 2
"""The files under way for each worker."""
OnShard = Callable[[dict[str, Any]], None]


def write_all(
    directory: Path, plan: DatasetPlan, workers: int = 1, on_shard: OnShard = lambda entry: None
) -> dict[str, Any]:
    """Write the files that are missing, and the card after each; return the card.

    Raise Unreadable if the directory contains a data set of another plan, or anything else.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
        known = _known_files(directory, plan)
        entries = dict(known)
        if not (directory / CARD).exists():
            _write_card(directory, plan, entries)
        missing = [shard for shard in plan.shards() if shard.number not in entries]
        for entry in _written(directory, plan, missing, workers):
            entries[entry["number"]] = entry
            _write_card(directory, plan, entries)
            on_shard(entry)
        return _write_card(directory, plan, entries)
    except OSError as error:
        raise Unreadable.by_system(error, str(directory)) from None


def _known_files(directory: Path, plan: DatasetPlan) -> dict[int, dict[str, Any]]:
    """The files that an earlier run has written, by number; those that have changed since are written again."""
    card = read_card(directory)
    if not card:
        if any(directory.iterdir()):
            raise Unreadable("dataset-full", str(directory))
        return {}
    fewer = {"rounds": plan.rounds} if plan.rounds < card["rounds"] else {}  # more of them only add files
    for name, value in {**plan.question(), **fewer}.items():
        if card.get(name) != value:
            there, here = json.dumps(card.get(name)), json.dumps(value)
            raise Unreadable("dataset-other", str(directory / CARD), name=name, there=there, here=here)
    shards = set(plan.shards())
    return {
        entry["number"]: entry
        for entry in card["files"]
        if Shard(entry["number"], entry["start"], entry["stop"]) in shards and _is_whole(directory, entry)
    }


def _is_whole(directory: Path, entry: dict[str, Any]) -> bool:
    path = directory / entry["file"]
    return path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == str(entry["sha256"])


def _written(directory: Path, plan: DatasetPlan, shards: list[Shard], workers: int) -> Iterator[dict[str, Any]]:
    if workers == 1 or len(shards) < 2:
        yield from (write_shard(str(directory), plan, shard) for shard in shards)
        return
    with processes(min(workers, len(shards))) as pool:
        under_way: list[Future[dict[str, Any]]] = []
        for shard in shards:
            under_way.append(pool.submit(write_shard, str(directory), plan, shard))
            if len(under_way) >= AHEAD * workers:
                yield under_way.pop(0).result()
        for one in under_way:
            yield one.result()


def write_shard(directory: str, plan: DatasetPlan, shard: Shard) -> dict[str, Any]:
    """Play the rounds of a file and write it; return its entry in the card."""
    collector = DecisionCollector(plan)
    for index in range(shard.start, shard.stop):
        collector.play(index)
    columns = collector.columns()
    content = encode(columns, plan.format)
    name = f"{shard.number:05}.{plan.format}"
    _replace(Path(directory) / name, content)
    return {
        "file": name,
        **shard._asdict(),
        "rows": len(columns["round"]),
        "bytes": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
    }


def _write_card(directory: Path, plan: DatasetPlan, entries: dict[int, dict[str, Any]]) -> dict[str, Any]:
    card = card_of(plan, [entries[number] for number in sorted(entries)])
    _replace(directory / README, readme_of(card).encode())
    _replace(directory / CARD, (json.dumps(card, indent=1, ensure_ascii=False) + "\n").encode())
    return card


def _replace(path: Path, content: bytes) -> None:
    """Write a file at once: it is the old one or the whole new one, whenever the program is stopped."""
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(content)
    new.replace(path)
