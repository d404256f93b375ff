"""Remembers from the events of a round what is known of the others' hands: cards shown, and colours they lack."""

from collections.abc import Sequence

from sabot.bots.sight import Sight
from sabot.cards import Face, parse_colour, parse_face
from sabot.editions import edition_of
from sabot.editions.rule_codes import RuleCode
from sabot.notation.events import Event
from sabot.words.names import active_face

REMEMBERED = 150
"""The number of recent events that are considered."""
PUT_ON_TOP = ("turned_up", "played", "cancelled", "discarded", "flipped")


class Memory:
    """Knowledge about the other players, gathered from events."""

    def __init__(self, sight: Sight) -> None:
        players = sight.view.players
        self.known: dict[str, list[Face]] = {player: [] for player in players}
        """Cards that a player holds for sure; of one's own, those that were drawn."""
        self.lacking: dict[str, dict[int, int]] = {player: {} for player in players}
        """Colours that a player lacked, and how many cards it has drawn since."""
        habits = {player: sight.match.habits_of(player) for player in players}
        self.found_out: dict[str, int] = {player: habits[player].bluffs - habits[player].honest for player in players}
        """How often a player was found guilty of a bluff, minus how often innocent, in the match."""
        self._colour: int | None = None
        self._in_turn = edition_of(sight.view.edition).cite(RuleCode.DRAW)
        self._last: Event | None = None
        self._before = dict(self.known), dict(self.lacking)
        heard = sight.heard[-REMEMBERED:]
        for place, event in enumerate(heard, len(sight.heard) - len(heard)):
            self._apply_event(event, sight.given.get(place))
            self._last = event

    def _apply_event(self, event: Event, given: Sequence[str] | None) -> None:
        player = event.seat or ""
        if event.kind == "flipped":
            for somebody in self.known:
                self._forget(somebody)
        if event.kind in PUT_ON_TOP:
            self._put_on_top(event)
        elif event.kind == "called_colour":
            self._colour = parse_colour(event.colour or "")
        elif event.kind == "drew":
            self._draw(player, _face(event), is_in_turn=event.rule == self._in_turn)
        elif event.kind == "kept":
            self.lacking[player].clear()
        elif event.kind in ("told", "showed", "took_back"):
            self._note_shown(event)
        elif event.kind == "gave_hand":
            self._pass_on(player, event.to or "", given)
        elif event.kind in ("guilty", "innocent"):
            self.found_out[player] += 1 if event.kind == "guilty" else -1

    def _forget(self, player: str) -> None:
        self.known[player] = []
        self.lacking[player] = {}

    def _put_on_top(self, event: Event) -> None:
        """Update for a card on top: the player no longer holds it, and its colour is in force."""
        face = _face(event)
        assert face is not None
        self._colour = None if face.is_wild else face.colour
        if event.seat is not None:
            self.lacking[event.seat].pop(face.colour, None)
            if face in self.known[event.seat]:
                self.known[event.seat].remove(face)

    def _pass_on(self, giver: str, receiver: str, given: Sequence[str] | None) -> None:
        """Update for a hand that is given away: what was known of it is now known of the receiver's.

        Of one's own hand every card is known (`given`). All hands change places at once, so what was known before the
        first of them counts.
        """
        if self._last is None or self._last.kind != "gave_hand":
            self._before = dict(self.known), dict(self.lacking)
        known, lacking = self._before
        faces = list(known[giver]) if given is None else [face for face in map(parse_face, given) if face is not None]
        self.known[receiver], self.lacking[receiver] = faces, dict(lacking[giver])

    def _draw(self, player: str, face: Face | None, *, is_in_turn: bool) -> None:
        """Update for a drawn card: in turn, the player most likely lacks the colour in force, until it draws more."""
        if face is not None:
            self.known[player].append(face)
        lacking = self.lacking[player]
        for colour in lacking:
            lacking[colour] += 1
        if is_in_turn and self._colour is not None:
            lacking[self._colour] = 0

    def _note_shown(self, event: Event) -> None:
        """Note a shown card. Cards are shown one after the other; the first one resets what is known of the hand."""
        player, face = event.seat or "", _face(event)
        if event.kind != "took_back" and (self._last is None or _showing(self._last) != _showing(event)):
            self.known[player] = []
        if face is not None:
            self.known[player].append(face)


def _showing(event: Event) -> tuple[str, str, str | None]:
    """A key that is equal for all events that show cards of the same hand."""
    return event.kind, event.rule, event.seat


def _face(event: Event) -> Face | None:
    return parse_face(active_face(event.card or "", event.side))
