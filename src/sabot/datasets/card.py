"""The card of a data set: `dataset.json` for programs, and `README.md` for people, both about what is in it."""

import json
from pathlib import Path
from typing import Any

from sabot import __version__
from sabot.datasets.decisions import TYPES
from sabot.datasets.plan import DatasetPlan
from sabot.envs.spaces.layout import Layout, layout_of
from sabot.errors import Unreadable

CARD = "dataset.json"
README = "README.md"
COLUMNS = {
    "round": "the number of the round, counted from 0",
    "seed": "`sabot.envs.aec(…).reset(seed=seed)` deals the round again",
    "decision": "the number of the decision in its round, counted from 0",
    "seat": "who decides, counted from 0",
    "observation": "what the seat sees, as `flat` of `sabot.envs`; nothing that is hidden from it",
    "mask": "1 for each action that is legal for the seat",
    "action": "the action that its bot chose: an index of `mask`, named in `actions` of `dataset.json`",
    "reward": "1 for the winner and what it takes from each other player, in the last decision of a seat; else 0",
    "is_last": "whether it is the last decision of the seat in the round",
    "outcome": "the reward that the seat gets in the end, in all its rows",
    "points": "the points that the winner scores, or what is left in a loser's hand, as a negative number",
}
"""What the columns mean; README and documentation have this list."""


def card_of(plan: DatasetPlan, shards: list[dict[str, Any]]) -> dict[str, Any]:
    """The card of a data set with these files."""
    layout = layout_of(plan.edition, plan.history)
    return {
        **plan.question(),
        "rounds": sum(shard["stop"] - shard["start"] for shard in shards),
        "rows": sum(shard["rows"] for shard in shards),
        "sabot": __version__,
        "license": "CC0-1.0",
        "command": command_of(plan),
        "columns": [
            {"name": name, "type": _type(name, layout), "meaning": meaning} for name, meaning in COLUMNS.items()
        ],
        "actions": [action.text for action in layout.actions.all],
        "parts": layout.starts,
        "files": shards,
    }


def _type(name: str, layout: Layout) -> str:
    sizes = {"observation": layout.size, "mask": len(layout.actions.all)}
    kind = TYPES[name].__name__
    return f"{kind}[{sizes[name]}]" if name in sizes else kind


def command_of(plan: DatasetPlan) -> str:
    """The command that writes the data set again."""
    words = ["sabot dataset DIR", f"--edition {plan.edition}", f"--players {plan.players}"]
    words += [f'--policy "{policy}"' for policy in plan.policies]
    words += [f"--rounds {plan.rounds}", f"--seed {plan.seed}"]
    words += [f"--option {name}={json.dumps(value)}".replace('"', "") for name, value in plan.options.items()]
    words += [f"--history {plan.history}", f"--shard {plan.shard}", f"--format {plan.format}"]
    return " ".join(words)


def readme_of(card: dict[str, Any]) -> str:
    """The card for people."""
    columns = "\n".join(f"| `{one['name']}` | `{one['type']}` | {one['meaning']} |" for one in card["columns"])
    bots = ", ".join(dict.fromkeys(card["bots"]))
    options = ", ".join(f"`{name}={json.dumps(value)}`" for name, value in card["options"].items()) or "the defaults"
    return f"""# Self-play of {card["edition"]}, {card["players"]} players

Rounds: {card["rounds"]}. Decisions, one row each: {card["rows"]}. Files (`{card["format"]}`): {len(card["files"])}.

- **Bots**, clockwise from seat 0: {", ".join(f"`{bot}`" for bot in card["bots"])}.
- **Options**: {options}.
- **Made by** Sabot {card["sabot"]}, revision {card["rules"]} of its rules, from seed {card["seed"]}.
- **Made again** by `{card["command"]}`: the same bytes, with the same versions of Sabot and of the library that writes
  the files, unless a bot thinks by the clock ({bots}) or is a process.
- **Licence**: {card["license"]}. The rows are facts of games between programs; use them as you like.
- **Hidden cards** are in no row: observation and mask are what the seat itself sees at that moment.

| column | type | what it is |
|---|---|---|
{columns}

`{CARD}` has all of this for programs, with the text of every action, where each part of an observation begins
(`parts`), and the rows and SHA-256 of each file. `sabot.datasets.read_dataset` reads the files one by one.
"""


def read_card(directory: Path) -> dict[str, Any]:
    """The card in a directory, or an empty one; raise Unreadable if the file is something else."""
    path = directory / CARD
    try:
        found = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise Unreadable.by_system(error, str(path)) from None
    except ValueError:
        raise Unreadable("dataset-card", str(path)) from None
    if not isinstance(found, dict) or not {"files", "rounds"} <= found.keys():
        raise Unreadable("dataset-card", str(path))
    return found
