"""Why an action is not legal: a stable code, the rule behind it, and the words for a sentence.

Legality itself is decided in kernel/legal.py alone; this only finds words for what it left out.
"""

from sabot.cards import Face, Symbol, format_colour, format_face
from sabot.editions.rule_codes import LAID, RuleCode
from sabot.errors import Refused
from sabot.kernel.codes import Phase, Verb
from sabot.kernel.effects.attack import can_stack, is_wild_draw, stackable
from sabot.kernel.hands import hand_size
from sabot.kernel.piles import top
from sabot.kernel.table import NOBODY
from sabot.notation.actions import WORDS, Action
from sabot.options import WHEEL, Icon, UnoCall, WrongCard
from sabot.round import Round

_PHASE_LAWS: dict[int, int | str] = {
    Phase.TURN: RuleCode.TURN,
    Phase.DRAWN: RuleCode.ONLY_THE_DRAWN,
    Phase.COLOUR: "X-30",
    Phase.ANSWER: RuleCode.ACCEPT,
    Phase.TARGET: RuleCode.TARGET,
    Phase.SPIN: RuleCode.SPIN_DUE,
    Phase.RACE: WHEEL + Icon.RACE,
    Phase.DISCARD: "X-71",
    Phase.NOTICE: RuleCode.NOTICE,
}
"""The rule by which a phase asks."""


def refusal(round_: Round, seat: int, action: Action) -> Refused:
    """The reason why an action is not legal."""
    return _Reason(round_, seat, action).find()


class _Reason:
    """The action of a seat that was found illegal."""

    def __init__(self, round_: Round, seat: int, action: Action) -> None:
        self.round = round_
        self.table = round_.table
        self.seat = seat
        self.action = action
        self.word = WORDS[action.verb]

    def refuse(self, what: str, law: int | str, **words: str) -> Refused:
        return Refused(f"{self.word}/{what}", _cite(self.round, law), **words)

    def find(self) -> Refused:
        table, verb = self.table, self.action.verb
        if table.phase == Phase.OVER:
            return self.refuse("over", RuleCode.OUT)
        if verb == Verb.SUGGESTION or self.seat == NOBODY:
            return self.suggestion()
        if self.seat == table.out and table.phase != Phase.COLOUR:
            return self.refuse("out", "X-136")
        if verb == Verb.UNO:
            return self.uno()
        if verb == Verb.CATCH:
            return self.catch()
        if verb == Verb.OBJECT:
            return self.object()
        if self.seat != table.asked and table.phase != Phase.RACE:
            return self.not_asked()
        finders = {
            Verb.PLAY: self.play,
            Verb.DISCARD: self.discard,
            Verb.DRAW: self.draw,
            Verb.KEEP: self.keep,
            Verb.COLOUR: self.colour,
            Verb.TARGET: self.target,
            Verb.CHALLENGE: self.challenge,
            Verb.DONE: self.done,
        }
        finder = finders.get(verb)
        return finder() if finder else self.not_now()

    def not_asked(self) -> Refused:
        return not_asked(self.round, self.word)

    def not_now(self) -> Refused:
        return not_now(self.round, self.word)

    def suggestion(self) -> Refused:
        if self.seat != NOBODY:
            return self.refuse("not-referee", RuleCode.SUGGESTION)
        if self.action.verb != Verb.SUGGESTION:
            return self.refuse("referee", RuleCode.SUGGESTION)
        if self.action.seat == self.table.out:
            return self.refuse("out", "X-136")
        return self.refuse("off", "X-57")

    def uno(self) -> Refused:
        table = self.table
        if table.called >> self.seat & 1:
            return self.refuse("already-called", "X-46")
        if table.uno_call == UnoCall.AUTO:
            return self.refuse("automatic", "X-41")
        if table.owes >> self.seat & 1:
            return self.refuse("too-late", "X-41")
        if hand_size(table, self.seat) == 1:
            return self.refuse("window-closed", "X-41")
        return self.refuse("not-due", "X-41")

    def catch(self) -> Refused:
        if self.action.seat == self.seat:
            return self.refuse("self", "X-52")
        named = self.action.seat
        assert named is not None
        player = self.round.players[named]
        if hand_size(self.table, named) == 1 and not self.table.called >> named & 1:
            return self.refuse("too-late", RuleCode.CATCH_WINDOW, player=player)
        return self.refuse("owes-nothing", RuleCode.FALSE_CATCH, player=player)

    def object(self) -> Refused:
        if self.table.wrong_card == WrongCard.REFUSE:
            return self.refuse("off", "X-53")
        if self.table.phase != Phase.NOTICE:
            return self.refuse("nothing-laid", RuleCode.NOTICE)
        if self.seat == self.table.turn:
            return self.refuse("own-card", RuleCode.NOTICE)
        return self.refuse("once", RuleCode.NOTICE)

    def play(self) -> Refused:
        table = self.table
        if table.phase == Phase.SPIN:
            return self.refuse("spin-due", RuleCode.SPIN_DUE)
        if table.phase not in (Phase.TURN, Phase.DRAWN, Phase.ANSWER):
            return self.not_now()
        faces = self.action.faces
        named = "/".join(map(format_face, faces))
        face = faces[0] if len(faces) == 1 else faces[table.side]
        if face not in self.round.printed.holders[table.side]:
            if self.round.edition.is_two_sided and any(face in side for side in self.round.printed.holders):
                return self.refuse("other-side", RuleCode.MATCH, card=named)
            return self.refuse("not-held", RuleCode.MATCH, card=named)
        if not self.holds(faces):
            return self.refuse("not-held", RuleCode.MATCH, card=named)
        if table.phase == Phase.DRAWN and not self.is_drawn(faces):
            return self.refuse("only-drawn", RuleCode.ONLY_THE_DRAWN)
        if table.phase == Phase.ANSWER and not self.would_stack(face):
            return self.refuse("no-answer", RuleCode.ACCEPT, card=named)
        if is_wild_draw(face.symbol):
            colour = format_colour(table.colour)
            return self.refuse("holds-colour", LAID + face.symbol, card=named, hue=colour)
        return self.refuse("no-match", RuleCode.MATCH, **self.mismatch(face))

    def mismatch(self, face: Face) -> dict[str, str]:
        """The colour and the symbol that the card would have to match."""
        lying = Face(*self.round.face(top(self.table), self.table.side))
        symbol = "nothing" if lying.is_wild else format_face(lying)[1:]
        return {"card": format_face(face), "hue": format_colour(self.table.colour), "symbol": symbol}

    def holds(self, faces: tuple[Face, ...]) -> bool:
        hand = [self.round.deck[card] for card in self.round.hand(self.seat)]
        if len(faces) == 1:
            return any(card[self.table.side] == faces[0] for card in hand)
        return any(card[: len(faces)] == faces for card in hand)

    def would_stack(self, face: Face) -> bool:
        low, high = stackable(self.table, self.seat) if can_stack(self.table) else (0, 0)
        named = self.round.printed.holders[self.table.side][face]
        return low & named[0] | high & named[1] != 0

    def is_drawn(self, faces: tuple[Face, ...]) -> bool:
        drawn = self.round.deck[self.table.drawn]
        return faces in ((drawn[self.table.side],), drawn)

    def discard(self) -> Refused:
        if self.table.phase != Phase.DISCARD:
            return self.not_now()
        named = "/".join(map(format_face, self.action.faces))
        if not self.holds(self.action.faces):
            return self.refuse("not-held", "X-125", card=named)
        return self.refuse("not-this", self.table.effect, card=named)

    def draw(self) -> Refused:
        if self.table.phase == Phase.TURN:
            return self.refuse("must-lay", RuleCode.NOTHING_TO_DRAW)
        if self.table.phase == Phase.DRAWN:
            return self.refuse("drawn-already", RuleCode.ONLY_THE_DRAWN)
        if self.table.phase == Phase.SPIN:
            return self.refuse("spin-due", RuleCode.SPIN_DUE)
        return self.not_now()

    def keep(self) -> Refused:
        if self.table.phase == Phase.DRAWN:
            return self.refuse("must-lay", RuleCode.DRAWN_MUST_BE_LAID)
        return self.not_now()

    def colour(self) -> Refused:
        if self.table.phase != Phase.COLOUR:
            return self.not_now()
        assert self.action.colour is not None
        return colour_of_other_side(self.round, self.action.colour)

    def target(self) -> Refused:
        if self.table.phase != Phase.TARGET:
            return self.not_now()
        if self.table.effect not in (Symbol.HERO, Symbol.VILLAIN):
            return self.refuse("self", RuleCode.TARGET)
        return self.refuse("not-tied", "X-107")

    def challenge(self) -> Refused:
        table = self.table
        if table.phase != Phase.ANSWER:
            return self.refuse("nothing-laid", RuleCode.CHALLENGE)
        if not is_wild_draw(table.effect):
            return self.refuse("no-wild-draw", RuleCode.CHALLENGE)
        if table.out != NOBODY:
            return self.refuse("last-card", "X-40")
        return self.refuse("strict", "X-35")

    def done(self) -> Refused:
        if self.table.phase == Phase.DISCARD:
            if self.table.effect == WHEEL + Icon.WAR:
                return self.refuse("tied", RuleCode.WAR_TIE)
            return self.refuse("must-discard", self.table.effect)
        return self.not_now()


def not_asked(round_: Round, word: str) -> Refused:
    """Something was said by a seat that is not asked."""
    return Refused(f"{word}/not-asked", _cite(round_, _PHASE_LAWS[round_.table.phase]), **_question(round_))


def not_now(round_: Round, word: str) -> Refused:
    """Something was said that does not answer what the table waits for."""
    rule = _cite(round_, _PHASE_LAWS[round_.table.phase])
    return Refused(f"{word}/not-now", rule, **_question(round_), action=word)


def _question(round_: Round) -> dict[str, str]:
    """Who is asked for what."""
    return {"phase": Phase.name_of(round_.table.phase), "asked": round_.name(round_.table.asked) or ""}


def _cite(round_: Round, law: int | str) -> str:
    return law if isinstance(law, str) else round_.edition.cite(law)


def colour_of_other_side(round_: Round, colour: int) -> Refused:
    """A colour was called that the active side does not have."""
    return Refused("colour/other-side", _cite(round_, RuleCode.MATCH), hue=format_colour(colour))


def no_colour_asked() -> Refused:
    """A colour was named with a card that asks for none at once."""
    return Refused("play/no-colour", "X-30")


def icon_by_chance(round_: Round) -> Refused:
    """An icon was named where the wheel decides."""
    return Refused("spin/icon", round_.edition.cite(RuleCode.SPIN))
