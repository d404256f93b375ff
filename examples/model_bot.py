"""A process bot that asks any model: `sabot play --policy "exec:python3 examples/model_bot.py"`.

It reads a question a line and answers a line (docs/bots.md). Only `ask_model` knows the model: put your call there.
Without a model, or if its answer is not legal, a rule of thumb decides, so that the bot never stops a game. With
`--strict` it answers what the model said, for `sabot arena --fallback random`, which counts what was refused.
"""

import json
import sys
from collections.abc import Callable
from typing import Any, TextIO

Question = dict[str, Any]
AskModel = Callable[[str], str]


def ask_model(prompt: str) -> str:
    """The model's answer to a prompt: replace this by a call of your model. It must answer within a second."""
    raise NotImplementedError


def prompt_for(question: Question) -> str:
    """The question to the model: the view of the seat and its legal actions, as text."""
    view = question["view"]
    me = view["viewer"]
    others = ", ".join(f"{name} holds {len(hand)}" for name, hand in view["hands"].items() if name != me)
    return (
        f"You play {view['edition']}. Your hand: {' '.join(view['hands'][me])}. On top: {view['discard'][0]}, "
        f"colour {view['colour']}. {others}.\n"
        f"Answer with one of these actions and nothing else:\n" + "\n".join(view["legal"])
    )


def rule_of_thumb(legal: list[str]) -> str:
    """Play a card that is not wild, the draw cards first; then a wild card; then anything."""
    return max(legal, key=lambda action: (action.startswith("play"), "wild" not in action, "+" in action))


def answer(question: Question, ask: AskModel = ask_model, *, strict: bool = False) -> str | None:
    """The action for a question; None to do nothing out of turn, or, if strict, for no answer."""
    legal = question["view"]["legal"]
    if question["ask"] == "react":
        return next((action for action in legal if action.startswith("catch")), None)
    try:
        said = ask(prompt_for(question)).strip()
    except Exception as error:  # a model can fail in any way
        if not isinstance(error, NotImplementedError):
            print(f"model_bot: {error}", file=sys.stderr)
        return None if strict else rule_of_thumb(legal)
    if said not in legal and not strict:
        print(f"model_bot: not legal: {said!r}", file=sys.stderr)
        return rule_of_thumb(legal)
    return said


def main(source: TextIO = sys.stdin, sink: TextIO = sys.stdout, *, strict: bool = False) -> None:
    """Answer every question until the input ends."""
    for line in source:
        print(json.dumps({"action": answer(json.loads(line), strict=strict)}), file=sink, flush=True)


if __name__ == "__main__":
    main(strict="--strict" in sys.argv)
