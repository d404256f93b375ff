"""The compiled entry points. Everything else of the compiled side is reached from here.

None of them touches a Python object, so they run side by side in threads.
"""

from typing import Any

from sabot.kernel.act import act
from sabot.kernel.codes import ARGUMENTS, Phase
from sabot.kernel.compiled.cache import kernel_cache
from sabot.kernel.compiled.instructions import prefetch_table
from sabot.kernel.compiled.native import entry, teach
from sabot.kernel.compiled.records import Records
from sabot.kernel.deal import deal
from sabot.kernel.legal import legal
from sabot.kernel.match.payoff import payoff
from sabot.kernel.match.playing import nth_match, nth_round
from sabot.kernel.policies.built_in import advance, play_out, seat_asked
from sabot.kernel.policies.playout import play_by_policy
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.table import NOTHING
from sabot.kernel.worlds.determinize import determinize, weigh

teach()

AHEAD = 2
"""How many tables before its turn a table is fetched: many tables do not fit into the CPU cache."""

with kernel_cache():

    @entry
    def play_rounds(records: Records, seed: int, start: int, policy: int, sums: Records, lengths: Any) -> None:
        """Play the rounds of a seed from start on, as many as lengths takes, on records[0]; sums[0] adds them up.

        The length of a round is its turns.
        """
        for index in range(len(lengths)):
            lengths[index] = nth_round(records[0], seed, start + index, policy, sums[0])

    @entry
    def play_matches(
        sheets: Records, records: Records, seed: int, start: int, policy: int, sums: Records, lengths: Any
    ) -> None:
        """Play the matches of a seed likewise, with sheets[0]. The length of a match is its rounds."""
        for index in range(len(lengths)):
            lengths[index] = nth_match(sheets[0], records[0], seed, start + index, policy, sums[0])

    @entry
    def playouts(records: Records, count: int, seed: int, policy: int, wins: Any) -> int:
        """Play on from records[0] to the end again and again on records[1]; how many moves that took."""
        steps = 0
        for index in range(count):
            records[1] = records[0]
            reseed(records[1], seed, index)
            steps += play_out(records[1], policy)
            wins[records[1].winner] += 1
        return steps

    @entry
    def try_moves(
        records: Records,
        unseen: Records,
        seen: Records,
        sheets: Records,
        seed: int,
        start: int,
        worlds: int,
        attempts: Any,
    ) -> int:
        """Try some moves of the viewer in as many worlds that it could be in, and add up what comes of each.

        An attempt is a move, the slot of its card or NOTHING, the rounds won so far, the sum of their payoffs by
        sheets[0], and the sum of their squares. All are tried in the same worlds, with the same chance afterwards.
        Where a move names a card that lies in a slot, the card that a world has there is meant. records[1] is played
        out, records[2] put back to the past. How many moves all that took.
        """
        steps = 0
        world = records[0]
        past = records[2]
        seat = unseen[0].viewer
        weigh(past, unseen[0], seen[0])
        for index in range(start, start + worlds):
            determinize(world, past, unseen[0], seen[0])
            for n in range(len(attempts)):
                records[1] = world
                table = records[1]
                reseed(table, seed, index)
                move = attempts[n, 0]
                slot = attempts[n, 1]
                if slot != NOTHING:
                    move = move // ARGUMENTS * ARGUMENTS + unseen[0].card[slot]
                act(table, seat, move)
                steps += play_by_policy(table, seen[0])
                paid = payoff(sheets[0], table, seat)
                attempts[n, 2] += int(table.winner == seat)
                attempts[n, 3] += paid
                attempts[n, 4] += paid * paid
        return steps

    @entry
    def step(records: Records, start: int, stop: int, moves: Any, asked: Any, allowed: Any) -> None:
        """Carry out one legal move of the seat asked in each record of a range, and tell who is asked what then.

        A finished round is dealt again. moves below zero leave a record as it is. The rows of allowed are verbs, cards
        (low, high) and choices, as kernel.legal has them, with a column for each record.
        """
        for index in range(start, stop):
            if index + AHEAD < stop:
                prefetch_table(records, index + AHEAD)
            table = records[index]
            if moves[index] >= 0:
                act(table, asked[index], moves[index])
            if table.phase == Phase.OVER:
                deal(table)
            seat = seat_asked(table)
            asked[index] = seat
            verbs, low, high, choices = legal(table, seat)
            allowed[0, index] = verbs
            allowed[1, index] = low
            allowed[2, index] = high
            allowed[3, index] = choices

    @entry
    def advance_all(records: Records, start: int, stop: int, policy: int, times: int) -> None:
        """Play so many moves by the policy in each record of a range, or to the end of the round."""
        for index in range(start, stop):
            table = records[index]
            for _ in range(times):
                if table.phase == Phase.OVER:
                    break
                advance(table, policy)
