"""A round as a game tree: decisions of players and of chance.

The kernel shuffles the draw pile when it deals. Nobody knows the order, so it makes no difference to decide a card only
when it is drawn. That is what happens here: an action is tried on a copy of the table; if it draws a card that is not
decided yet, chance decides which, and the action is tried again. Other chance (a reshuffle between two cards, a spin,
who is quickest in a race, cards with two sides) is decided by a byte from which the kernel's own chance follows. So
nothing that is to come can be found in a state, and a search does not see the draw pile.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random

from sabot.cards import format_card
from sabot.envs.match_env import AnyTable, TableFactory
from sabot.envs.rules.compiled_opponents import ONLY_AGENTS
from sabot.envs.rules.turn_order import new_turn_order
from sabot.envs.rules.undecided import NEEDS_BYTE, NEEDS_CARD, NEEDS_DEALER, NEEDS_RESHUFFLE, NO_CARD, Needed
from sabot.envs.runtimes.interpreted_table import Attempt, InterpretedTable, RoundKit
from sabot.envs.spaces.gym_spaces import check_number
from sabot.envs.spiel.recall import Recall
from sabot.errors import Unreadable
from sabot.kernel.deal import gather
from sabot.kernel.primitives.rng import below, reseed
from sabot.kernel.table import NOBODY, NOTHING, new_table

Outcomes = list[tuple[int, float]]
"""What chance can decide, and how likely each is."""
DEAL = -1
"""The action of dealing."""
BYTE = 256
BYTES = [(byte, 1 / BYTE) for byte in range(BYTE)]
SEED_BYTES = 8
"""How many bytes decide a deal of cards with two sides."""
NOTHING_NEEDED = Needed(NOTHING)


@dataclass(frozen=True, slots=True)
class Setting:
    """What all states of a game share."""

    kit: RoundKit
    players: list[str]
    make_table: TableFactory
    """Decides which runtime plays."""
    reward: int
    kinds: tuple[str, ...]
    """The different cards of the deck; an outcome of chance is an index."""
    last_action: int
    """The largest number of an action."""
    undealt: AnyTable
    """A table with the whole deck as the draw pile."""
    _odds: dict[int, Outcomes] = field(init=False, compare=False, default_factory=dict)
    """Cache: the outcomes that choices can name, for each number of cards left."""

    @classmethod
    def of(cls, kit: RoundKit, players: list[str], make_table: TableFactory, reward: int) -> "Setting":
        """The setting for a kit."""
        kinds = tuple(format_card(card) for card in dict.fromkeys(kit.deck))
        round_ = kit.new_round(players)
        round_.table.recording = 1
        gather(round_.table)
        undealt = InterpretedTable(kit, round_, new_turn_order(ONLY_AGENTS), reward=reward)
        return cls(kit, players, make_table, reward, kinds, kit.encoding.pass_action, make_table(undealt))

    def odds(self, left: int) -> Outcomes:
        """Every kind and number of cards of it, in the order of `list_kinds`, with its odds among so many cards."""
        odds = self._odds.get(left)
        if odds is None:
            copies = Counter(self.kit.deck).values()
            odds = [(kind, count / left) for kind, most in enumerate(copies) for count in range(1, most + 1)]
            self._odds[left] = odds
        return odds

    def needed_first(self) -> Needed:
        """What chance decides first: the dealer, or for cards with two sides a byte."""
        return Needed(NEEDS_BYTE if self.kit.edition.is_two_sided else NEEDS_DEALER)


@dataclass(slots=True)
class Play:
    """A state of a round. It must not be changed: an action makes a new one, and copies are free."""

    setting: Setting
    table: AnyTable | None
    """The table at the last decision of a player; None while it is dealt."""
    recall: Recall | None
    action: int | None
    """The action that waits for chance, or None if a player decides."""
    dealer: int
    needed: Needed = NOTHING_NEEDED
    """What chance decides now, and the cards that it has decided for this action."""
    seed: bytes = b""
    """The bytes that chance has decided for this action."""
    notes: bytes = b""
    """What has happened before the action: the discards became the draw pile."""

    @classmethod
    def begin(cls, setting: Setting) -> "Play":
        """The state before the deal."""
        return cls(setting, None, None, DEAL, NOBODY, setting.needed_first())

    @property
    def is_chance(self) -> bool:
        """Whether chance decides."""
        return self.action is not None

    @property
    def needs_byte(self) -> bool:
        """Whether chance decides a byte."""
        return self.needed.what == NEEDS_BYTE

    def outcomes(self) -> Outcomes:
        """What chance can decide, and how likely each is."""
        needed = self.needed
        if needed.what == NEEDS_CARD:
            choices = needed.choices
            odds = self.setting.odds(choices[0])
            return [odds[choice] for choice in choices[1:]]
        if needed.what == NEEDS_BYTE:
            return BYTES.copy()
        seats = len(self.setting.players)
        return [(seat, 1 / seats) for seat in range(seats)]

    def name_outcome(self, outcome: int) -> str:
        """An outcome of chance as text."""
        if self.needed.what == NEEDS_CARD:
            return f"card {self.setting.kinds[outcome]}"
        if self.needed.what == NEEDS_BYTE:
            return f"byte {outcome}"
        return f"dealer {self.setting.players[outcome]}"

    def decide(self, outcome: int) -> "Play":
        """Chance decides; raise Unreadable for what is no outcome."""
        assert self.action is not None
        needed = self.needed
        if needed.what == NEEDS_CARD:
            return self._attempt(self.action, needed.cards, outcome)
        if needed.what == NEEDS_BYTE:
            byte = check_number("action", outcome, BYTE - 1)
            return replace(self, seed=self.seed + bytes((byte,)))._play_seeded()
        return replace(self, dealer=check_number("action", outcome, len(self.setting.players) - 1))._attempt(DEAL)

    def act(self, action: int) -> "Play":
        """The player who is asked decides; raise Refused if the action is illegal, Unreadable if there is none such."""
        table, last = self.table, self.setting.last_action
        assert table is not None
        attempt = table.attempt(action if 0 <= action <= last else check_number("action", action, last))
        return self._wait(action, attempt) if isinstance(attempt, Needed) else self._after(action, attempt)

    def _attempt(self, action: int, cards: bytes = b"", kind: int = NOTHING) -> "Play":
        """Carry out an action if these cards and one of a kind are all that it needs of chance; or wait for chance."""
        attempt: Attempt
        if self.table is None:
            attempt = self.setting.undealt.deal_stacked(self.dealer, cards, kind)
        else:
            attempt = self.table.attempt(action, cards, kind)
        if not isinstance(attempt, Needed):
            return self._after(action, attempt)
        if attempt.what == NO_CARD:
            raise Unreadable("choice", "action", values=", ".join(self._cards_left()), value=repr(kind))
        return self._wait(action, attempt)

    def _wait(self, action: int, needed: Needed) -> "Play":
        """The state in which chance decides what an action needs."""
        # Written out, since `replace` takes as long as a move.
        waiting = Play(self.setting, self.table, self.recall, action, self.dealer, needed, b"", self.notes)
        return waiting._reshuffled() if needed.what == NEEDS_RESHUFFLE else waiting

    def _cards_left(self) -> list[str]:
        """The outcomes of chance that is asked for a card, with their names."""
        return [f"{kind} ({self.setting.kinds[kind]})" for kind, _ in self.outcomes()]

    def _after(self, action: int, table: AnyTable) -> "Play":
        """The state after an action, or after the deal, that has left the table so."""
        before = self.table
        if before is None:
            recall = Recall(None, NOBODY, NOTHING, table)
        else:
            recall = Recall(self.recall, before.seat, action, table, self.notes)
        return Play(self.setting, table, recall, None, self.dealer)

    def _play_seeded(self) -> "Play":
        """Carry out the action with the chance that follows from the bytes, or wait for more of them."""
        assert self.action is not None
        if self.table is None:
            return self._deal_seeded() if len(self.seed) == SEED_BYTES else self
        table = self.table.copy()
        table.rearrange(*self._arranged(table))
        table.act(self.action)
        return self._after(self.action, table)

    def _reshuffled(self) -> "Play":
        """The discards become the draw pile before the action, so that chance decides its cards too."""
        assert self.table is not None
        assert self.action is not None
        fresh = self.table.reshuffled()
        table = self.setting.make_table(fresh)
        return replace(self, table=table, notes=fresh.notes)._attempt(self.action, self.needed.cards)

    def _arranged(self, table: AnyTable) -> tuple[list[int], int]:
        """The draw pile, shuffled as the byte says, with the decided cards on top; and the state of chance.

        A two-sided card on top stays one with the same back, which all see.
        """
        pile, (seed, _) = table.draw_pile(), table.chance_used()
        chance = new_table()
        reseed(chance, seed, self.seed[0])
        top = pile[-1] if pile else NOBODY
        Random(chance.seed).shuffle(pile)
        kit = self.setting.kit
        if kit.edition.is_two_sided and pile:
            deck, back = kit.deck, 1 - table.round.table.side
            alike = next(place for place, card in enumerate(pile) if deck[card][back] == deck[top][back])
            pile[alike], pile[-1] = pile[-1], pile[alike]
        cards = self.needed.cards
        return [*(card for card in pile if card not in cards), *reversed(cards)], chance.seed

    def _deal_seeded(self) -> "Play":
        setting = self.setting
        round_ = setting.kit.new_round(setting.players)
        round_.table.seed = int.from_bytes(self.seed, "big")
        round_.table.dealer = below(round_.table, len(setting.players))
        dealt = InterpretedTable.deal(setting.kit, round_, True, setting.reward)
        dealt.events = None
        play = self._after(DEAL, dealt)
        play.table = setting.make_table(dealt.copy())
        return play

    def imagined(self, seat: int, seed: int) -> "Play":
        """The state with the cards that a seat cannot see dealt again, consistent with all that it sees."""
        assert self.table is not None
        assert self.recall is not None
        imagined = self.setting.make_table(self.table.resampled(seat, seed))
        return replace(self, table=imagined, recall=self.recall.imagined_by(seat, imagined))

    def __deepcopy__(self, memo: object) -> "Play":
        return self
