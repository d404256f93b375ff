"""Writes and reads data sets of self-play: a row for each decision, in files of equal numbers of rounds."""

from sabot.extras import require

require("envs")

from sabot.datasets.python_api import read_dataset, write_dataset

__all__ = ["read_dataset", "write_dataset"]
