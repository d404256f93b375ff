"""The compiled entry points of the environments: for many tables in one call, and for one table in one record."""

from typing import Any

import numpy as np
from numba.extending import register_jitable

from sabot.envs.rules.action_mask import MASK_WORD
from sabot.envs.rules.match_play import begin_match, play_match, player_asked, seat_shown
from sabot.envs.rules.observe import write_numbers
from sabot.envs.rules.rewards import reward_of
from sabot.envs.rules.stepping import (
    AGENT,
    DEAL,
    begin_round,
    deal_next_round,
    play_on,
    write_mask,
    write_observation,
)
from sabot.envs.rules.undecided import (
    ILLEGAL,
    NEEDS_CARD,
    NO_CARD,
    cards_left,
    chance_needed,
    list_kinds,
    stack,
)
from sabot.kernel.codes import Event
from sabot.kernel.compiled.cache import kernel_cache
from sabot.kernel.compiled.instructions import LINE, fetch_add, pack_bits, prefetch_hot
from sabot.kernel.compiled.native import COMPILED, entry, teach, twin
from sabot.kernel.compiled.records import Records
from sabot.kernel.deal import gather, hand_out
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.table import EVENT_WIDTH, NOBODY, NOTHING

teach()

CHUNK = 64
"""How many tables a thread takes at a time."""
TAKEN_WIDTH = LINE // 8
"""Each counter of chunks has a cache line of its own."""


@twin(write_numbers, boundscheck=False)
def _write_numbers(numbers: Any, count: Any, start: Any, row: Any) -> None:
    if not 0 <= start <= start + count <= len(row) or count > len(numbers):
        raise IndexError("index is out of bounds")
    for place in range(np.uint64(count)):  # unsigned, so that the loop is vectorised
        row[np.uint64(start) + place] = numbers[place]


SOURCES = (
    "envs/runtimes/entry_points.py",
    "envs/spaces/layout.py",
    "envs/rules/*.py",
    "notation/pending.py",
    "bots/manners.py",
)
"""Source files, other than the kernel, that the compiled code depends on."""


@register_jitable(**COMPILED)
def write_choices(state: Any, encoding: Any) -> None:
    """Write the mask of the seat asked into the record of its table, and its legal actions: how many, and each."""
    mask = state.mask
    mask[:] = 0
    write_mask(state.table, state.order, encoding, mask)
    choices = state.choices
    count = 0
    for action in range(encoding.pass_action + 1):
        if mask[action]:
            choices[count] = action
            count += 1
    state.choice_count = count


@register_jitable(**COMPILED)
def settle(state: Any, encoding: Any) -> None:
    """Finish an action that needs nothing more of chance."""
    state.card_count = 0
    write_choices(state, encoding)


@register_jitable(**COMPILED)
def write_legal(masks: Any, index: Any, legal: Any) -> None:
    """Write a mask as bits: a check of actions then reads less, which another thread may have written."""
    width = masks.shape[1]
    for word in range(legal.shape[1]):
        first = word * MASK_WORD
        if first + MASK_WORD <= width:
            # Numba passes the context of these functions itself.
            legal[index, word] = pack_bits(masks, index * width + first)  # type: ignore[call-arg]
        elif width >= MASK_WORD:
            last = np.uint64(pack_bits(masks, (index + 1) * width - MASK_WORD))  # type: ignore[call-arg]
            legal[index, word] = np.int64(last >> np.uint64(first + MASK_WORD - width))
        else:
            legal[index, word] = 0
            for action in range(width):
                legal[index, word] |= np.int64(masks[index, action]) << action


@register_jitable(**COMPILED)
def step_chunk(  # noqa: PLR0913, PLR0917  # a batch is its arrays
    start: Any,
    stop: Any,
    records: Any,
    orders: Any,
    histories: Any,
    sheets: Any,
    encodings: Any,
    kinds: Any,
    actions: Any,
    reward: Any,
    ended: Any,
    asked: Any,
    rewards: Any,
    rows: Any,
    masks: Any,
    legal: Any,
) -> None:
    """Step some of the tables, as `step_tables` says."""
    encoding = encodings[0]
    for index in range(start, stop):
        if index + 1 < stop:
            prefetch_hot(records, index + 1)
        table = records[index]
        order = orders[index]
        history = histories[index if encoding.history else 0]
        action = actions[index]
        player_rewards = rewards[index]
        player_rewards[:] = 0.0
        if ended[index]:
            begin_match(sheets[index], table, order, history, encoding, kinds)
            action = NOTHING
        if ended[index] or order.seat != NOBODY:
            play_match(sheets[index], table, order, history, encoding, kinds, action, reward, player_rewards)
        ended[index] = order.seat == NOBODY
        asked[index] = player_asked(order)
        row = rows[index]
        mask = masks[index]
        row[:] = 0
        mask[:] = 0
        write_mask(table, order, encoding, mask)
        seat = seat_shown(table, order)
        if seat != NOBODY:
            write_observation(table, seat, order, history, encoding, row)
    for index in range(start, stop):  # not earlier: the processor has to finish writing a mask first
        write_legal(masks, index, legal)


with kernel_cache(*SOURCES):

    @entry
    def step_tables(  # noqa: PLR0913, PLR0917  # a batch is its arrays
        region: int,
        taken: Any,
        records: Records,
        orders: Records,
        histories: Records,
        sheets: Records,
        encodings: Records,
        kinds: Any,
        actions: Any,
        reward: int,
        ended: Any,
        asked: Any,
        rewards: Any,
        rows: Any,
        masks: Any,
        legal: Any,
    ) -> None:
        """Carry out an action of the agent asked at each table and play until an agent is asked again.

        A new match begins instead at a table whose match has ended. The output goes to `ended` (whether the match ends
        now), `asked` (the player asked), `rewards` (of each player), `rows` and `masks` (of the player asked), and
        `legal` (the masks as bits). There is a history for each table only if observations contain it.

        Every thread makes this call with a region of its own, so that the same core has the same tables each time.
        When its region is done, it helps with the others; `taken` counts the chunks of each that somebody has begun.
        """
        regions = len(taken) // TAKEN_WIDTH
        for ahead in range(regions):
            place = (region + ahead) % regions
            first, last = len(actions) * place // regions, len(actions) * (place + 1) // regions
            while True:
                start = first + CHUNK * fetch_add(taken, place * TAKEN_WIDTH)  # type: ignore[call-arg]
                if start >= last:
                    break
                step_chunk(
                    start,
                    min(start + CHUNK, last),
                    records,
                    orders,
                    histories,
                    sheets,
                    encodings,
                    kinds,
                    actions,
                    reward,
                    ended,
                    asked,
                    rewards,
                    rows,
                    masks,
                    legal,
                )

    @entry
    def are_legal(legal: Any, ended: Any, actions: Any) -> bool:
        """Whether every action is in the mask of its table, or does not matter, since the episode there has ended."""
        for index in range(len(actions)):
            action = actions[index]
            if not ended[index] and not legal[index, action >> 6] >> (action & 63) & 1:
                return False
        return True

    @entry
    def seed_tables(records: Records, indices: Any, seeds: Any, streams: Any) -> None:
        """Give some tables each a stream of a seed."""
        for place in range(len(indices)):
            reseed(records[indices[place]], seeds[place], streams[place])

    @entry
    def step_table(tables: Records, encodings: Records, action: int, row: Any, mask: Any) -> int:
        """Carry out an action at one table and play until an agent is asked; return the seat asked.

        Nothing changes if the action is illegal. DEAL deals a round, and NOTHING only plays the opponents.
        """
        state = tables[0]
        table, order, history, encoding = state.table, state.order, state.history, encodings[0]
        mask[:] = 0
        if action == DEAL:
            deal_next_round(table, order, history, encoding)
            action = NOTHING
        elif action != NOTHING:
            write_mask(table, order, encoding, mask)
            if not mask[action]:
                return ILLEGAL
            mask[:] = 0
        play_on(table, order, history, encoding, action)
        write_mask(table, order, encoding, mask)
        row[:] = 0
        seat: int = order.seat
        write_observation(table, max(seat, AGENT), order, history, encoding, row)
        return seat

    @entry
    def show_table(tables: Records, encodings: Records, seat: int, row: Any) -> None:
        """Write the observation of a seat at one table into a row."""
        state = tables[0]
        row[:] = 0
        write_observation(state.table, seat, state.order, state.history, encodings[0], row)

    @entry
    def find_legal(tables: Records, encodings: Records) -> None:
        """Write into the record of a table what the seat asked may do."""
        write_choices(tables[0], encodings[0])

    @entry
    def reward_table(tables: Records, reward: int, rewards: Any) -> None:
        """Write the rewards of each seat for a round that is over."""
        for seat in range(len(rewards)):
            rewards[seat] = reward_of(tables[0].table, seat, reward)

    @entry
    def try_action(before: Records, after: Records, encodings: Records, action: int, kind: int) -> int:
        """Carry out an action at a copy of a table, drawing the decided cards in it, and one of a kind unless NOTHING.

        Return the seat asked next, or what is missing. The copy then has the choices of that seat, or those of chance
        and the cards that are decided; otherwise it is worthless.
        """
        state = after[0]
        table, order, history, encoding = state.table, state.order, state.history, encodings[0]
        mask = state.mask
        mask[:] = 0
        write_mask(table, order, encoding, mask)
        if not mask[action]:
            return ILLEGAL
        decided = stack(table, state.cards, state.card_count, encoding, kind)
        if decided == NO_CARD:
            return NO_CARD
        seed = table.seed
        size = table.draw_size
        play_on(table, order, history, encoding, action)
        first = table.events[0] if table.event_count else NOTHING
        needed = chance_needed(table, seed, size, decided, first, encoding.two_sided)
        if needed == NOTHING:
            settle(state, encoding)
            seat: int = order.seat
            return seat
        state.card_count = decided
        if needed == NEEDS_CARD:
            low, high = cards_left(before[0].table, state.cards, decided)
            state.choice_count = list_kinds(low, high, encoding, state.choices)
        return needed

    @entry
    def deal_stacked(tables: Records, encodings: Records, dealer: int, kind: int) -> int:
        """Deal the cards that chance has decided, as `try_action`; return the seat asked, or NEEDS_CARD or NO_CARD."""
        state = tables[0]
        table, order, history, encoding = state.table, state.order, state.history, encodings[0]
        table.dealer = dealer
        gather(table)
        decided = stack(table, state.cards, state.card_count, encoding, kind)
        if decided == NO_CARD:
            return NO_CARD
        low, high = cards_left(table, state.cards, decided)
        hand_out(table)
        begin_round(table, order, history, encoding)
        taken = table.deck_size - table.draw_size
        for index in range(table.event_count):
            if table.events[index * EVENT_WIDTH] == Event.PUT_BACK:
                taken += 1
        if taken > decided:
            state.card_count = decided
            state.choice_count = list_kinds(low, high, encoding, state.choices)
            return NEEDS_CARD
        settle(state, encoding)
        seat: int = order.seat
        return seat

    @entry
    def show_tensor(tables: Records, encodings: Records, seat: int, row: Any, tensor: Any) -> None:
        """Write the observation of a seat at one table into a row, and from there into a tensor of another type."""
        state = tables[0]
        row[:] = 0
        write_observation(state.table, seat, state.order, state.history, encodings[0], row)
        for place in range(len(row)):
            tensor[place] = row[place]
