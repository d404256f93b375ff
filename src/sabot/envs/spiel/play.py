"""A round as a game tree: decisions of players and of chance.

The kernel shuffles the draw pile when it deals. Nobody knows the order, so it makes no difference to decide a card only
when it is drawn. That is what happens here: an action is tried on a copy of the table; if it draws a card that is not
decided yet, chance decides which, and the action is tried again. Other chance (a reshuffle between two cards, a spin,
who is quickest in a race, cards with two sides) is decided by a byte from which the kernel's own chance follows. So
nothing that is to come can be found in a state, and a search does not see the draw pile.
"""

from dataclasses import dataclass, replace
from random import Random

import numpy as np
from numpy.typing import NDArray

from sabot.cards import format_card
from sabot.envs.match_env import AnyTable, TableFactory
from sabot.envs.rules.compiled_opponents import ONLY_AGENTS
from sabot.envs.rules.turn_order import new_turn_order
from sabot.envs.rules.undecided import NEEDS_BYTE, NEEDS_RESHUFFLE
from sabot.envs.runtimes.interpreted_table import InterpretedTable, Outcomes, RoundKit
from sabot.envs.spaces.gym_spaces import check_number
from sabot.envs.spiel.recall import Recall
from sabot.errors import Unreadable
from sabot.kernel.deal import gather
from sabot.kernel.primitives.rng import below, reseed
from sabot.kernel.table import NOBODY, NOTHING, new_table
from sabot.round import Noted

DEAL = -1
"""The action of dealing."""
BYTE = 256
SEED_BYTES = 8
"""How many bytes decide a deal of cards with two sides."""


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
    kind_of: NDArray[np.int64]
    """The kind of each card."""
    undealt: AnyTable
    """A table with the whole deck as the draw pile."""

    @classmethod
    def of(cls, kit: RoundKit, players: list[str], make_table: TableFactory, reward: int) -> "Setting":
        """The setting for a kit."""
        texts = [format_card(card) for card in kit.deck]
        kinds = tuple(dict.fromkeys(texts))
        kind_of = np.array([kinds.index(text) for text in texts])
        round_ = kit.new_round(players)
        round_.table.recording = 1
        gather(round_.table)
        undealt = InterpretedTable(kit, round_, new_turn_order(ONLY_AGENTS), reward=reward)
        return cls(kit, players, make_table, reward, kinds, kind_of, make_table(undealt))


@dataclass(slots=True)
class Play:
    """A state of a round. It must not be changed: an action makes a new one, and copies are free."""

    setting: Setting
    table: AnyTable | None = None
    """The table at the last decision of a player; None while it is dealt."""
    recall: Recall | None = None
    action: int | None = DEAL
    """The action that waits for chance, or None if a player decides."""
    dealer: int = NOBODY
    cards: tuple[int, ...] = ()
    """The cards that chance has decided for this action, in the order in which they are drawn."""
    seed: bytes = b""
    """The bytes that chance has decided for this action."""
    needs_byte: bool = False
    noted: tuple[Noted, ...] = ()
    """What has happened before the action: the discards became the draw pile."""

    @property
    def is_chance(self) -> bool:
        """Whether chance decides."""
        return self.action is not None

    @property
    def _is_two_sided(self) -> bool:
        return self.setting.kit.edition.is_two_sided

    def outcomes(self) -> Outcomes:
        """What chance can decide, and how likely each is."""
        if self._chooses_dealer:
            seats = len(self.setting.players)
            return [(seat, 1 / seats) for seat in range(seats)]
        if self.needs_byte or (self.table is None and self._is_two_sided):
            return [(byte, 1 / BYTE) for byte in range(BYTE)]
        return self._pile.outcomes(self.cards, self.setting.kind_of, len(self.setting.kinds))

    @property
    def _chooses_dealer(self) -> bool:
        return self.table is None and not self._is_two_sided and self.dealer == NOBODY

    @property
    def _pile(self) -> AnyTable:
        """The table from whose draw pile the next card comes.

        While cards are dealt it has the whole deck; a card that was put back does not come up again.
        """
        return self.setting.undealt if self.table is None else self.table

    def name_outcome(self, outcome: int) -> str:
        """An outcome of chance as text."""
        if self._chooses_dealer:
            return f"dealer {self.setting.players[outcome]}"
        if self.needs_byte or (self.table is None and self._is_two_sided):
            return f"byte {outcome}"
        return f"card {self.setting.kinds[outcome]}"

    def decide(self, outcome: int) -> "Play":
        """Chance decides; raise Unreadable for what is no outcome."""
        if self.table is None and self._chooses_dealer:
            return replace(self, dealer=check_number("action", outcome, len(self.setting.players) - 1))._settle()
        if self.needs_byte or (self.table is None and self._is_two_sided):
            byte = check_number("action", outcome, BYTE - 1)
            return replace(self, seed=self.seed + bytes((byte,)), needs_byte=False)._settle()
        card = self._pile.card_of(self.cards, self.setting.kind_of, outcome)
        if card == NOTHING:
            raise Unreadable("choice", "action", values=", ".join(self._cards_left()), value=repr(outcome))
        cards = (*self.cards, card)
        if self.table is None:
            # Written out, since `replace` takes as long as a move.
            return Play(self.setting, None, None, self.action, self.dealer, cards)._settle_deal()
        assert self.action is not None
        return self._try(self.table, self.action, cards)

    def _cards_left(self) -> list[str]:
        """The outcomes of chance that is asked for a card, with their names."""
        return [f"{kind} ({self.setting.kinds[kind]})" for kind, _ in self.outcomes()]

    def act(self, action: int) -> "Play":
        """The player who is asked decides; raise Refused if the action is illegal."""
        assert self.table is not None
        return self._try(self.table, action, ())

    def _settle(self) -> "Play":
        """Carry out the action if chance has decided all that it needs; otherwise wait for chance."""
        if self.table is None:
            return self._settle_deal()
        assert self.action is not None
        if not self.seed:
            return self._try(self.table, self.action, self.cards)
        table = self.table.copy()
        table.rearrange(*self._arranged(table))
        table.act(self.action)
        return self._after(self.table, self.action, table)

    def _try(self, before: AnyTable, action: int, cards: tuple[int, ...]) -> "Play":
        """Carry out the action if these cards are all that it needs of chance; otherwise wait for chance."""
        needed, table = before.attempt(action, cards)
        if needed == NOTHING:
            return self._after(before, action, table)
        is_byte = needed == NEEDS_BYTE
        waiting = Play(self.setting, before, self.recall, action, self.dealer, cards, b"", is_byte, self.noted)
        return waiting._reshuffled(before)._settle() if needed == NEEDS_RESHUFFLE else waiting

    def _after(self, before: AnyTable, action: int, table: AnyTable) -> "Play":
        """The state after an action that has left the table so."""
        recall = Recall(self.recall, before.seat, action, table, self.noted)
        return Play(self.setting, table, recall, None, self.dealer)

    def _reshuffled(self, before: AnyTable) -> "Play":
        """The discards become the draw pile before the action, so that chance decides its cards too."""
        fresh = before.reshuffled()
        return replace(self, table=self.setting.make_table(fresh), noted=tuple(fresh.noted))

    def _arranged(self, table: AnyTable) -> tuple[list[int], int]:
        """The draw pile with the decided cards on top, and the state of chance.

        If a byte decides, the pile is shuffled. A two-sided card on top stays one with the same back, which all see.
        """
        pile, (seed, _) = table.draw_pile(), table.chance_used()
        if self.seed:
            chance = new_table()
            reseed(chance, seed, self.seed[0])
            seed = chance.seed
            top = pile[-1] if pile else NOBODY
            Random(seed).shuffle(pile)
            if self._is_two_sided and pile:
                deck, back = self.setting.kit.deck, 1 - table.round.table.side
                alike = next(place for place, card in enumerate(pile) if deck[card][back] == deck[top][back])
                pile[alike], pile[-1] = pile[-1], pile[alike]
        decided = set(self.cards)
        return [*(card for card in pile if card not in decided), *reversed(self.cards)], seed

    def _settle_deal(self) -> "Play":
        kit = self.setting.kit
        if self._is_two_sided:
            return self._settle_deal_of_bytes() if len(self.seed) == SEED_BYTES else self
        if len(self.cards) <= kit.edition.hand_size * len(self.setting.players):
            return self
        needed, table = self.setting.undealt.deal_stacked(self.dealer, self.cards)
        return self if needed != NOTHING else self._dealt(table)

    def _settle_deal_of_bytes(self) -> "Play":
        setting = self.setting
        round_ = setting.kit.new_round(setting.players)
        round_.table.seed = int.from_bytes(self.seed, "big")
        round_.table.dealer = below(round_.table, len(setting.players))
        dealt = InterpretedTable.deal(setting.kit, round_, True, setting.reward)
        dealt.events = None
        play = self._dealt(dealt)
        play.table = setting.make_table(dealt.copy())
        return play

    def _dealt(self, table: AnyTable) -> "Play":
        return Play(self.setting, table, Recall(None, NOBODY, NOTHING, table), None, self.dealer)

    def imagined(self, seat: int, seed: int) -> "Play":
        """The state with the cards that a seat cannot see dealt again, consistent with all that it sees."""
        assert self.table is not None
        assert self.recall is not None
        imagined = self.setting.make_table(self.table.resampled(seat, seed))
        return replace(self, table=imagined, recall=self.recall.imagined_by(seat, imagined))

    def __deepcopy__(self, memo: object) -> "Play":
        return self
