"""The command `sabot dataset`: a data set of self-play."""

import os
import sys
from typing import Any, Literal

from sabot.command_line.edition_flags import EditionName
from sabot.command_line.flags import Flag, Lang, Several
from sabot.extras import MissingExtra, not_installed
from sabot.notation.options import parse_options
from sabot.settings import language_for


def dataset_command(  # noqa: PLR0913  # one for each option of the command
    directory: str,
    /,
    *,
    edition: EditionName = "deluxe",
    players: int = 4,
    policy: Several = (),
    rounds: int = 1000,
    seed: int = 0,
    option: Several = (),
    history: int = 0,
    shard: int = 500,
    format: Literal["parquet", "npz"] | None = None,  # noqa: A002  # the name of the flag
    workers: int | None = None,
    json: Flag = False,
    lang: Lang = None,
) -> int:
    """Let bots play, and write a row for each decision: observation, legal actions, action, reward and outcome.

    The directory gets files of rows, and a data card that says what is in them. The same command continues where it
    stopped.

    Parameters
    ----------
    directory
        Where to write; a new or empty directory, or one with the same data set.
    edition
        Which game.
    players
        The number of players, 2 to 10.
    policy
        The bot at every seat, or one for each seat if it is repeated; by default `careful`.
    rounds
        How many rounds to play. With a higher number, the same command adds to the data set.
    seed
        The same seed gives the same files.
    option
        An option of the game, such as `stacking=same`; can be repeated.
    history
        How many of the last events an observation contains, at most 64.
    shard
        How many rounds each file has.
    format
        The format of the files; by default, Parquet if pyarrow is installed.
    workers
        How many processes to use; by default, all cores. The files do not depend on it.
    json
        Print the data card as one JSON object.
    lang
        The language of the messages; by default, that of the environment.
    """
    language = language_for(lang)
    try:
        from sabot.datasets import write_dataset
    except MissingExtra as error:
        raise not_installed(error.extra) from None

    def tell(entry: dict[str, Any]) -> None:
        print(language.say("dataset-file", file=entry["file"], rows=language.figure(entry["rows"])), file=sys.stderr)

    card = write_dataset(
        directory,
        workers=(os.cpu_count() or 1) if workers is None else workers,
        on_shard=tell,
        edition=edition,
        players=players,
        policies=policy or ("careful",),
        rounds=rounds,
        seed=seed,
        options=parse_options(option),
        history=history,
        shard=shard,
        **({} if format is None else {"format": format}),
    )
    if json:
        from json import dumps

        print(dumps(card))
        return 0
    print(
        language.say(
            "dataset-written",
            rounds=card["rounds"],
            rounds_marked=language.figure(card["rounds"]),
            rows=language.figure(card["rows"]),
            files=len(card["files"]),
            directory=directory,
        )
    )
    return 0
