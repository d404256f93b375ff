"""The bot that plays with a trained network: in the arena, in the terminal, and in Python."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from sabot.bots import Bot, Sight
from sabot.bots.manners import decisions, with_uno_call
from sabot.envs.spaces.from_view import mask_view, observe_view
from sabot.learned.inputs import Inputs
from sabot.learned.network import Network
from sabot.notation.events import Event

TRAINED = Path(__file__).parent / "trained"
BEFORE_ROUND = frozenset({"deals", "drew_high"})
"""Kinds of events of a match, before the cards are dealt."""


class Learned(Bot):
    """Plays the action with the highest score of its network for the edition.

    It was trained with automatic UNO calls, so calls, catches and objections are left to the usual manners of bots.
    """

    def __init__(self, folder: Path = TRAINED) -> None:
        self.folder = folder

    def choose(self, sight: Sight, chance: Random) -> str:
        """The action with the highest score, or the UNO call before it."""
        choices = decisions(sight)
        view = replace(sight.view, legal=choices, owes_uno=[])
        inputs, network = load(self.folder, view.edition, len(view.players))
        row = observe_view(view, round_events(sight.heard) if inputs.history else (), inputs.history)
        encoded = inputs.encode(row[np.newaxis], mask_view(view)[np.newaxis])
        *scores, _ = network.outputs(encoded.inputs)[0].tolist()
        answer = max(np.flatnonzero(encoded.masks[0]).tolist(), key=scores.__getitem__)
        seat = view.players.index(str(view.viewer))
        best = inputs.layout.actions.text(int(encoded.numbers[0, answer]), seat, view.players)
        return with_uno_call(best, sight, chance)


def round_events(heard: Sequence[Event]) -> list[Event]:
    """The events of a round alone: networks learn in single rounds, where nobody draws for the deal."""
    return [event for event in heard[:] if event.kind not in BEFORE_ROUND]


def file_for(folder: Path, edition: str, players: int) -> Path:
    """The file of the network for an edition and a number of players."""
    return folder / f"{edition}-{players}.npz"


@cache
def load(folder: Path, edition: str, players: int) -> tuple[Inputs, Network]:
    """The network for a number of players, or for the nearest number, and its inputs."""
    saved = sorted(int(file.stem.rpartition("-")[2]) for file in folder.glob(f"{edition}-*.npz"))
    nearest = min(saved, key=lambda number: abs(number - players), default=players)
    network, history = Network.load(file_for(folder, edition, nearest))
    return Inputs(edition, nearest, history), network
