"""Why an action is not legal: a stable code, the rule behind it, and a sentence.

Legality itself is decided in kernel/legal.py alone; this only finds words for what it left out.
"""

from sabot.cards import Face, Symbol, format_colour, format_face
from sabot.errors import Refused
from sabot.kernel.codes import WHEEL, Phase, Verb
from sabot.kernel.effects.attack import can_stack, is_wild_draw, stackable
from sabot.kernel.hands import hand_size
from sabot.kernel.laws import LAID, Law, cite
from sabot.kernel.piles import top
from sabot.kernel.table import NOBODY
from sabot.notation.actions import WORDS, Action
from sabot.options import Icon, UnoCall, WrongCard
from sabot.round import Round

_QUESTIONS: dict[int, tuple[str, int | str]] = {
    Phase.TURN: ("{asked} is to lay or draw", Law.TURN),
    Phase.DRAWN: ("{asked} is to lay the drawn card or keep it", Law.ONLY_THE_DRAWN),
    Phase.COLOUR: ("{asked} is to call a colour", "X-30"),
    Phase.ANSWER: ("{asked} is to answer", Law.ACCEPT),
    Phase.TARGET: ("{asked} is to name a seat", Law.TARGET),
    Phase.SPIN: ("{asked} is to spin", Law.SPIN_DUE),
    Phase.RACE: ("everybody is to shout", WHEEL + Icon.RACE),
    Phase.DISCARD: ("{asked} is to discard", "X-71"),
    Phase.NOTICE: ("{asked} is to accept the card, or anybody to object", Law.NOTICE),
}


def refusal(round_: Round, seat: int, action: Action) -> Refused:
    """What is wrong with an action that is not legal."""
    return _Reason(round_, seat, action).find()


class _Reason:
    """The action of a seat that was found illegal."""

    def __init__(self, round_: Round, seat: int, action: Action) -> None:
        self.round = round_
        self.table = round_.table
        self.seat = seat
        self.action = action
        self.word = WORDS[action.verb]

    def refuse(self, what: str, law: int | str, message: str) -> Refused:
        rule = law if isinstance(law, str) else cite(law, self.round.edition.letter)
        return Refused(f"{self.word}/{what}", rule, message)

    def find(self) -> Refused:
        table, verb = self.table, self.action.verb
        if table.phase == Phase.OVER:
            return self.refuse("over", Law.OUT, "The round is over.")
        if verb == Verb.SUGGESTION or self.seat == NOBODY:
            return self.suggestion()
        if self.seat == table.out and table.phase != Phase.COLOUR:
            return self.refuse("out", "X-136", "Whoever is out takes no part any more.")
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
        question, law = _QUESTIONS[self.table.phase]
        return self.refuse("not-asked", law, f"Not now: {self.ask(question)}.")

    def not_now(self) -> Refused:
        question, law = _QUESTIONS[self.table.phase]
        return self.refuse("not-now", law, f"{self.word.capitalize()} is not possible now: {self.ask(question)}.")

    def ask(self, question: str) -> str:
        return question.format(asked=self.round.name(self.table.asked))

    def suggestion(self) -> Refused:
        if self.seat != NOBODY:
            return self.refuse("not-referee", Law.SUGGESTION, "Only the referee punishes a suggestion.")
        if self.action.verb != Verb.SUGGESTION:
            return self.refuse("referee", Law.SUGGESTION, "The referee punishes suggestions and does nothing else.")
        if self.action.seat == self.table.out:
            return self.refuse("out", "X-136", "Whoever is out takes no part any more.")
        return self.refuse("off", "X-57", "Suggestions are not punished at this table.")

    def uno(self) -> Refused:
        table = self.table
        if table.called >> self.seat & 1:
            return self.refuse("already-called", "X-46", "UNO has been called already.")
        if table.uno_call == UnoCall.AUTO:
            return self.refuse("automatic", "X-41", "UNO is called by itself at this table.")
        if table.owes >> self.seat & 1:
            return self.refuse("too-late", "X-41", "UNO must be called before laying at this table.")
        if hand_size(table, self.seat) == 1:
            return self.refuse("window-closed", "X-41", "The next turn has begun: no call is due any more.")
        return self.refuse("not-due", "X-41", "UNO is called with two cards before laying, or with one after it.")

    def catch(self) -> Refused:
        if self.action.seat == self.seat:
            return self.refuse("self", "X-52", "Nobody can catch themselves.")
        assert self.action.seat is not None
        return self.refuse("owes-nothing", Law.FALSE_CATCH, f"{self.round.players[self.action.seat]} owes no call.")

    def object(self) -> Refused:
        if self.table.wrong_card == WrongCard.REFUSE:
            return self.refuse("off", "X-53", "Wrong cards are refused at this table, there is nothing to object to.")
        if self.table.phase == Phase.NOTICE:
            return self.refuse("own-card", Law.NOTICE, "Nobody objects to a card of their own.")
        return self.refuse("nothing-laid", Law.NOTICE, "No card has just been laid.")

    def play(self) -> Refused:
        table = self.table
        if table.phase == Phase.SPIN:
            return self.refuse("spin-due", Law.SPIN_DUE, "Whoever has to spin may not lay a card.")
        if table.phase not in (Phase.TURN, Phase.DRAWN, Phase.ANSWER):
            return self.not_now()
        faces = self.action.faces
        named = "/".join(map(format_face, faces))
        face = faces[0] if len(faces) == 1 else faces[table.side]
        if face not in self.round.holders[table.side]:
            if self.round.edition.is_two_sided and any(face in side for side in self.round.holders):
                return self.refuse("other-side", Law.MATCH, f"{named} is on the side that is not in play.")
            return self.refuse("not-held", Law.MATCH, f"{named} is not in this hand.")
        if not self.holds(faces):
            return self.refuse("not-held", Law.MATCH, f"{named} is not in this hand.")
        if table.phase == Phase.DRAWN and not self.is_drawn(faces):
            return self.refuse("only-drawn", Law.ONLY_THE_DRAWN, "After drawing only the drawn card may be laid.")
        if table.phase == Phase.ANSWER and not self.would_stack(face):
            return self.refuse("no-answer", Law.ACCEPT, f"{named} does not answer what was played.")
        if is_wild_draw(face.symbol):
            colour = format_colour(table.colour)
            return self.refuse("holds-colour", LAID + face.symbol, f"{named} may not be laid while holding {colour}.")
        return self.refuse("no-match", Law.MATCH, self.mismatch(face))

    def mismatch(self, face: Face) -> str:
        lying = Face(*self.round.face(top(self.table), self.table.side))
        colour = format_colour(self.table.colour)
        if lying.is_wild:
            return f"{format_face(face)} is not {colour}."
        return f"{format_face(face)} matches neither {colour} nor {format_face(lying)[1:]}."

    def holds(self, faces: tuple[Face, ...]) -> bool:
        hand = [self.round.deck[card] for card in self.round.hand(self.seat)]
        if len(faces) == 1:
            return any(card[self.table.side] == faces[0] for card in hand)
        return any(card[: len(faces)] == faces for card in hand)

    def would_stack(self, face: Face) -> bool:
        low, high = stackable(self.table, self.seat) if can_stack(self.table) else (0, 0)
        named = self.round.holders[self.table.side][face]
        return low & named[0] | high & named[1] != 0

    def is_drawn(self, faces: tuple[Face, ...]) -> bool:
        drawn = self.round.deck[self.table.drawn]
        return faces in ((drawn[self.table.side],), drawn)

    def discard(self) -> Refused:
        if self.table.phase != Phase.DISCARD:
            return self.not_now()
        named = "/".join(map(format_face, self.action.faces))
        if not self.holds(self.action.faces):
            return self.refuse("not-held", "X-125", f"{named} is not in this hand.")
        return self.refuse("not-this", self.table.effect, f"{named} can not be discarded now.")

    def draw(self) -> Refused:
        if self.table.phase == Phase.TURN:
            return self.refuse("must-lay", Law.NOTHING_TO_DRAW, "Nothing is left to draw: lay a card that fits.")
        if self.table.phase == Phase.DRAWN:
            return self.refuse("drawn-already", Law.ONLY_THE_DRAWN, "A card has been drawn already: lay it or keep it.")
        if self.table.phase == Phase.SPIN:
            return self.refuse("spin-due", Law.SPIN_DUE, "Whoever has to spin may not draw instead.")
        return self.not_now()

    def keep(self) -> Refused:
        if self.table.phase == Phase.DRAWN:
            return self.refuse("must-lay", Law.DRAWN_MUST_BE_LAID, "The drawn card fits: here it must be laid.")
        return self.not_now()

    def colour(self) -> Refused:
        if self.table.phase != Phase.COLOUR:
            return self.not_now()
        assert self.action.colour is not None
        named = format_colour(self.action.colour)
        return self.refuse("other-side", Law.MATCH, f"{named.capitalize()} is on the side that is not in play.")

    def target(self) -> Refused:
        if self.table.phase != Phase.TARGET:
            return self.not_now()
        if self.table.effect not in (Symbol.HERO, Symbol.VILLAIN):
            return self.refuse("self", Law.TARGET, "Another seat must be named.")
        return self.refuse("not-tied", "X-107", "Only one of those tied may be named.")

    def challenge(self) -> Refused:
        table = self.table
        if table.phase != Phase.ANSWER:
            return self.refuse("nothing-laid", Law.CHALLENGE, "Nobody has laid a wild draw card on you.")
        if not is_wild_draw(table.effect):
            return self.refuse("no-wild-draw", Law.CHALLENGE, "Only a wild draw card can be challenged.")
        if table.out != NOBODY:
            return self.refuse("last-card", "X-40", "A last card is always legal.")
        return self.refuse("strict", "X-35", "Wild draw cards are never a bluff at this table.")

    def done(self) -> Refused:
        if self.table.phase == Phase.DISCARD:
            return self.refuse("must-discard", self.table.effect, "All cards but two must go.")
        return self.not_now()


def no_colour_asked() -> Refused:
    """A colour was named with a card that asks for none at once."""
    return Refused("play/no-colour", "X-30", "No colour is called with this card now.")


def icon_by_chance(round_: Round) -> Refused:
    """An icon was named where the wheel decides."""
    return Refused("spin/icon", cite(Law.SPIN, round_.edition.letter), "The wheel decides, not the one who spins it.")
