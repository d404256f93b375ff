"""Finds the rules for a card: those that the kernel cites for it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sabot.cards import DRAW_COUNTS, WILD_DRAWS, Face, Symbol, parse_face
from sabot.editions import EDITIONS, Edition
from sabot.editions.rule_codes import COLOUR_AFTER, FIRST, LAID, RuleCode
from sabot.options import ICONS, WHEEL, resolve
from sabot.rulebook.book import Rule, find_rule

_CHALLENGE = (RuleCode.CHALLENGE, RuleCode.HAND_SHOWN, RuleCode.GUILTY, RuleCode.INNOCENT, RuleCode.LAST_DRAW_CARD)
_ALSO: dict[int, tuple[int, ...]] = {
    **dict.fromkeys(DRAW_COUNTS, (RuleCode.LAST_DRAW_CARD,)),
    Symbol.REVERSE: (RuleCode.VILLAIN_REVERSE, RuleCode.TWO_PLAYER_REVERSE),
    Symbol.CLOAK: (RuleCode.CLOAK_ANSWERS,),
    **dict.fromkeys(WILD_DRAWS, _CHALLENGE),
    Symbol.WILD_COLOUR: (RuleCode.COLOUR_CHALLENGE, RuleCode.COLOUR_INNOCENT, RuleCode.LAST_DRAW_CARD),
}
"""Rule codes of a symbol in addition to its effect."""
_SPIN = (RuleCode.SPIN_DUE, RuleCode.SPIN, *(WHEEL + icon for icon in range(ICONS)))


class CardKind(NamedTuple):
    """A kind of card to look up: its text, an example face, and whether it stands for all colours."""

    text: str
    face: Face
    any_colour: bool

    def fits(self, face: Face) -> bool:
        """Whether a face is of this kind."""
        return face == self.face or (self.any_colour and face[1:] == self.face[1:])


class CardRules(NamedTuple):
    """A kind of card in an edition: its number, its points, and its rules, rulings last."""

    kind: CardKind
    edition: str
    copies: int
    points: int
    rules: tuple[Rule, ...]


def parse_kind(text: str) -> CardKind | None:
    """The kind of card that a text names, a face or a symbol of any colour; or None.

    >>> parse_kind("r+2").any_colour, parse_kind("reverse").text, parse_kind("4*").face.whirl, parse_kind("joker")
    (False, 'rev', True, None)
    """
    text = text.lower()
    face = parse_face(text)
    if face is not None:
        return CardKind(text, face, any_colour=False)
    symbol = "rev" if text == "reverse" else text
    face = parse_face(f"R{symbol}")
    return face and CardKind(symbol, face, any_colour=True)


def card_rules(kind: CardKind) -> Iterator[CardRules]:
    """The rules of each edition that has such a card."""
    for edition in EDITIONS.values():
        deck = edition.faces(resolve(edition.name, {}))
        copies = sum(number for face, number in deck.items() if kind.fits(face))
        if copies:
            points, rules = edition.value(kind.face.symbol), rules_of_face(kind.face, edition)
            yield CardRules(kind, edition.name, copies, points, rules)


def rules_of_face(face: Face, edition: Edition) -> tuple[Rule, ...]:
    """The rules of a face in an edition, rulings last."""
    cited = [edition.cite(code) for code in _rule_codes(face) if edition.cites(code)]
    return with_rulings(_found((*cited, *edition.whirl_rules) if face.whirl else cited, edition), edition)


def with_rulings(own: Sequence[Rule], edition: Edition) -> tuple[Rule, ...]:
    """Some rules of an edition and the rulings about them, rulings last."""
    rulings = _found([id_ for rule in own if not rule.is_ruling for id_ in rule.see], edition)
    both = dict.fromkeys([*own, *(rule for rule in rulings if rule.is_ruling)])
    return tuple(sorted(both, key=lambda rule: rule.is_ruling))


def _found(ids: Iterable[str], edition: Edition) -> list[Rule]:
    return [rule for id_ in ids if (rule := find_rule(id_)) and edition.name in rule.editions]


def _rule_codes(face: Face) -> Iterator[int]:
    yield from (LAID + face.symbol, face.symbol, COLOUR_AFTER + face.symbol)
    yield from _ALSO.get(face.symbol, ())
    yield from _SPIN if face.whirl else ()
    yield FIRST + face.symbol
