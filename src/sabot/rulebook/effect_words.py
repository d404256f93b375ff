"""What the simulated effects of options mean, in words."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from sabot.options import Option
from sabot.options.effects import Change, Effect, EffectStudy, effects_of
from sabot.words.language import Language

CAUTION = 1.68
"""How many times as wide as the 95 % interval that of 99.9 % is: with hundreds of figures, chance would be told too."""
NOTEWORTHY = 0.01
"""A smaller difference nobody notices."""


class EffectText(NamedTuple):
    """What a value of an option does, with so many players."""

    value: Any
    players: int
    text: str


def effect_texts(option: Option, edition: str, language: Language) -> Iterator[EffectText]:
    """What each value of an option does in an edition. An option about attention has one text, for no value."""
    if option.is_about_attention:
        yield EffectText(None, 0, language.say("effect-attention"))
    for study, effect in effects_of(option.name, edition):
        yield EffectText(effect.value, study.players, effect_text(study, effect, language))


def effect_text(study: EffectStudy, effect: Effect, language: Language) -> str:
    """The differences that are certain, or that none could be measured."""
    said = []
    if is_clear(effect.length):
        said.append(language.say("effect-length", unit=study.unit, **_words(effect.length, language)))
    if effect.points is not None and is_clear(effect.points):
        said.append(language.say("effect-points", **_words(effect.points, language)))
    if effect.forced is not None and is_clear(effect.forced):
        said.append(language.say("effect-forced", **_words(effect.forced, language)))
    if effect.first is not None and is_clear(effect.first):
        usual = study.usual["first"]
        shares = {"usual": usual, "share": usual + effect.first[0]}
        figures = {name: language.figure(share, ".0%") for name, share in shares.items()}
        said.append(language.say("effect-first", **figures))
    return " ".join(said) or language.say("effect-none")


def is_clear(change: Change) -> bool:
    """Whether a difference is worth saying and certainly not chance.

    >>> is_clear((0.12, 0.09, 0.15)), is_clear((0.03, 0.01, 0.05)), is_clear((0.004, 0.004, 0.004))
    (True, False, False)
    """
    figure, low, high = change
    return abs(figure) >= NOTEWORTHY and abs(figure) > CAUTION * max(high - figure, figure - low)


def _words(change: Change, language: Language) -> dict[str, str]:
    figure = change[0]
    return {"clear": "more" if figure > 0 else "less", "percent": language.figure(abs(figure), ".0%")}
