"""Collects what the others were seen to choose, and the cards that they held meanwhile, for the compiled likelihood.

A player who draws had nothing to play, one who plays a wild had nothing better, one who calls a colour holds it. How
much each of these says about a hand is for kernel/worlds/likelihood.py.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile
from typing import NamedTuple

from sabot.bots.sight import ROUND_ALONE, MatchSoFar
from sabot.cards import Colour, Face, parse_colour, parse_face
from sabot.editions.rule_codes import RuleCode
from sabot.kernel.policies.playout import CHALLENGED
from sabot.kernel.primitives.flat import blank
from sabot.kernel.table import NOTHING, SEATS
from sabot.kernel.worlds.hidden_cards import EVENTS_SEEN, NEVER, Choice, HiddenCards, PlaySeen
from sabot.match.habits import Habits
from sabot.notation.events import Event
from sabot.options import WHEEL, Icon
from sabot.round import Round, cards_in
from sabot.words.names import active_face

LOSSES = frozenset({"played", "cancelled", "discarded"})
"""Kinds of events in which a player puts down a card."""
ENDS_OF_KNOWLEDGE = frozenset({"flipped", "gave_hand", "took_back"})
"""Kinds of events before which nothing is followed back: hands were turned over or changed."""
BLUFFS = 0.05
"""How often a player who holds the colour plays a wild draw card, at least."""
FOUND_OUT = {"guilty": 4.0, "innocent": 0.5}
"""The factor of that for a player whose bluff was challenged, by the outcome."""
GROUPS = {Icon.NUMBER: Choice.ALL_OF_NUMBER, Icon.COLOUR: Choice.ALL_OF_COLOUR}
"""The choice of a player who puts down several cards, by the icon of the wheel."""
AWAITED = {Icon.RED: Colour.RED, Icon.BLUE: Colour.BLUE}
"""The colour that ends a draw, by the icon."""
BEFORE = -1
"""The time at which cards were gained that were held from the beginning."""
MOST = 40
"""Sizes of hands are counted up to this."""


def bluff_rate(habits: Habits) -> float:
    """How often a player bluffs at least, by the outcome of challenges in the rounds before."""
    return min(BLUFFS * FOUND_OUT["guilty"] ** habits.bluffs * FOUND_OUT["innocent"] ** habits.honest, 1.0)


def is_like(event: Event, other: Event) -> bool:
    """Whether two events are of the same kind, player and rule."""
    return (event.kind, event.seat, event.rule) == (other.kind, other.seat, other.rule)


class Loss(NamedTuple):
    """A card that a player put down, when, and when the player got it if that is certain."""

    card: int
    time: int
    gained: int | None


@dataclass(slots=True)
class Past:
    """A player's part in the events."""

    gains: list[int] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    choices: list[tuple[int, ...]] = field(default_factory=list)
    """Kind, time, what it was about, how many cards, top, colour, direction, and the sizes of all hands."""


class Evidence:
    """Reads the events of a round as a seat heard them."""

    def __init__(self, round_: Round, events: Sequence[Event], match: MatchSoFar = ROUND_ALONE) -> None:
        self._round = round_
        self._cite = round_.edition.cite
        self._groups, self._awaited = self._by_rule(GROUPS), self._by_rule(AWAITED)
        self._side = round_.table.side
        self._unused = [*round_.discard()]
        self._pasts = {player: Past() for player in round_.players}
        self._match = match
        self._bluffs = {player: bluff_rate(match.habits_of(player)) for player in round_.players}
        self._top, self._colour, self._drew_at = NOTHING, NOTHING, NOTHING
        self._events = list(events)
        self._direction = self._first_direction()
        last = max((time for time, event in enumerate(self._events) if event.kind in ENDS_OF_KNOWLEDGE), default=-1)
        self._start = max(last + 1, len(self._events) - EVENTS_SEEN)
        self._sizes = dict(zip(round_.players, self._sizes_at_start(), strict=True))
        for time, event in enumerate(self._events):
            self._read(time, event)

    def _by_rule(self, meanings: Mapping[int, int]) -> dict[str, int]:
        """The meanings of icons of the wheel, by the rule that their events cite."""
        cites = self._round.edition.cites
        return {self._cite(WHEEL + icon): meaning for icon, meaning in meanings.items() if cites(WHEEL + icon)}

    def _first_direction(self) -> int:
        turned = next((event.direction for event in self._events if event.kind == "reversed"), None)
        if turned is None:
            return self._round.table.direction
        return -1 if turned == "left" else 1

    def _sizes_at_start(self) -> Iterator[int]:
        table = self._round.table
        for seat, player in enumerate(self._round.players):
            size = table.low[seat].bit_count() + table.high[seat].bit_count()
            for event in self._events[self._start :]:
                if event.seat == player:
                    size += (event.kind in LOSSES) - (event.kind == "drew")
            yield size

    def _read(self, time: int, event: Event) -> None:
        player = event.seat
        is_followed = time >= self._start and player is not None
        if event.kind in LOSSES or event.kind in ("turned_up", "flipped"):
            face = parse_face(active_face(event.card or "", event.side))
            assert face is not None
            card = self._card(face)
            if is_followed and event.kind == "discarded":
                self._note_group(time, face)
            if is_followed and event.kind in LOSSES:
                self._lose(time, event, card)
            if event.kind != "discarded" or event.side is None:  # the hero's discards go under it
                self._top, self._colour = card, NOTHING if face.is_wild else face.colour
        elif event.kind == "called_colour":
            colour = parse_colour(event.colour or "")
            assert colour is not None
            if is_followed:
                self._choose(player or "", Choice.COLOUR, time, colour)
            self._colour = colour
        elif event.kind == "drew" and is_followed:
            self._draw(time, event)
        elif event.kind in FOUND_OUT and player is not None:
            self._bluffs[player] = min(self._bluffs[player] * FOUND_OUT[event.kind], 1.0)
        elif event.kind == "reversed":
            self._direction = 1 if event.direction == "left" else -1

    def _card(self, face: Face) -> int:
        """A card with this face on the active side: one in the discard, as long as there is one."""
        low, high = self._round.printed.holders[self._side].get(face, (0, 0))
        cards = cards_in(low, high)
        for card in cards:
            if card in self._unused:
                self._unused.remove(card)
                return card
        return cards[0] if cards else 0

    def _note_group(self, time: int, face: Face) -> None:
        """Note that a player puts down all its cards of a colour or number: who keeps some has to say so."""
        event = self._events[time]
        kind = self._groups.get(event.rule)
        if kind is None or is_like(event, self._events[time - 1]):
            return
        together = sum(1 for _ in takewhile(partial(is_like, event), self._events[time:]))
        if not any(following.kind == "declined" for following in self._events[time + together :][:1]):
            what = face.colour if kind == Choice.ALL_OF_COLOUR else face.symbol
            self._choose(event.seat or "", kind, time, what, together)

    def _choose(self, player: str, kind: int, time: int, what: int, together: int = 0) -> None:
        if self._top == NOTHING or (self._colour == NOTHING and kind != Choice.COLOUR):
            return
        sizes = (min(size, MOST) for size in self._sizes.values())
        seen = (kind, time, what, together, self._top, self._colour, self._direction, *sizes)
        self._pasts[player].choices.append(seen)

    def _lose(self, time: int, event: Event, card: int) -> None:
        player = event.seat or ""
        gained = None
        if event.kind == "played" and event.rule == self._cite(RuleCode.DRAWN_MAY_BE_LAID) and self._drew_at != NOTHING:
            gained = self._drew_at
        elif event.kind == "played" and event.rule not in (self._cite(RuleCode.STACK), self._cite(RuleCode.JUMP_IN)):
            self._choose(player, Choice.PLAY, time, card)
        self._pasts[player].losses.append(Loss(card, time, gained))
        self._sizes[player] -= 1
        self._drew_at = NOTHING

    def _draw(self, time: int, event: Event) -> None:
        player = event.seat or ""
        self._drew_at = NOTHING
        if event.rule == self._cite(RuleCode.DRAW):
            self._choose(player, self._what_followed(time), time, NOTHING)
            self._drew_at = time
        elif event.rule in self._awaited:
            goes_on = any(is_like(event, following) for following in self._events[time + 1 : time + 2])
            self._choose(player, Choice.GO_ON if goes_on else Choice.STOP, time, self._awaited[event.rule])
        self._pasts[player].gains.append(time)
        self._sizes[player] += 1

    def _what_followed(self, time: int) -> int:
        """What a player did with a card that was drawn in turn."""
        following = self._events[time + 1] if time + 1 < len(self._events) else None
        if following is None or following.seat != self._events[time].seat:
            return Choice.DRAW
        if following.kind == "kept":
            return Choice.KEEP
        return Choice.PLAY_DRAWN if following.kind == "played" else Choice.DRAW

    def play_seen(self, unseen: HiddenCards) -> PlaySeen:
        """The choices and holdings of all players but the viewer."""
        seen = blank(PlaySeen)
        seen.bluffs[: len(self._bluffs)] = self._bluffs.values()
        for seat, player in enumerate(self._pasts):
            seen.challenges[seat] = round(100 * self._match.challenge_rate(player, CHALLENGED / 100))
        choice = holding = 0
        for seat, past in enumerate(self._pasts.values()):
            seen.first_choice[seat], seen.first_holding[seat] = choice, holding
            if seat != unseen.viewer:
                choice = self._write_choices(seen, choice, past)
                holding = self._write_holdings(seen, holding, past, seat, unseen)
            seen.end_of_choices[seat], seen.end_of_holdings[seat] = choice, holding
        return seen

    @staticmethod
    def _write_choices(seen: PlaySeen, index: int, past: Past) -> int:
        for kind, time, card, together, top, colour, direction, *sizes in past.choices:
            seen.kind[index], seen.time[index], seen.card[index], seen.together[index] = kind, time, card, together
            seen.top[index], seen.colour[index], seen.direction[index] = top, colour, direction
            seen.sizes[index * SEATS : index * SEATS + len(sizes)] = sizes
            index += 1
        return index

    def _write_holdings(self, seen: PlaySeen, index: int, past: Past, seat: int, unseen: HiddenCards) -> int:
        """Each card that a seat has held: those that it put down first, with the earliest gains."""
        table = self._round.table
        now = cards_in(table.low[seat], table.high[seat])
        certain = {loss.gained for loss in past.losses if loss.gained is not None}
        open_losses = sum(loss.gained is None for loss in past.losses)
        drawn = [time for time in past.gains if time not in certain]
        gains = iter([*[BEFORE] * (open_losses + len(now) - len(drawn)), *drawn])
        ends = [(NOTHING, loss.card, loss.time, loss.gained) for loss in past.losses]
        ends += [(unseen.slot_of[card], card, NEVER, None) for card in now]
        for slot, card, lost, gained in ends:
            seen.slot[index], seen.known[index], seen.lost[index] = slot, card, lost
            seen.is_certain[index] = gained is not None
            seen.gained[index] = next(gains) if gained is None else gained
            index += 1
        return index
