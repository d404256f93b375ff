import { get, getText, sentence } from "../lib/server/api";
import type { Verification } from "../lib/server/protocol";
import { trackWork } from "../lib/time/settled";
import { say } from "../lib/words.svelte";
import { compare, type Comparison, type Seen } from "../proof/comparison";
import { UnreadableRecord } from "../proof/record";
import { seenDeals } from "../proof/seenDeals";
import { checkRecord, type CheckedRound } from "../proof/verifier";

export type Result = "right" | "wrong" | "none";

/** One thing that was checked in all rounds: how many rounds it holds for, and the first for which it does not. */
export interface Check {
  result: Result;
  count: number;
  round: number;
}

export interface ComparedRound extends CheckedRound {
  seen: Comparison;
  ok: boolean;
}

/** The proof of a finished match: its deals as computed here, and what the server says of the rest. */
export class MatchProof {
  rounds = $state.raw<ComparedRound[] | null>(null);
  /** What the server says after replaying the moves; null if it does not answer. */
  server = $state.raw<Verification | null>(null);
  problem = $state("");

  readonly secrets: Check = $derived(this.#check((round) => round.fault === null));
  readonly commitments: Check = $derived(this.#check((round) => round.seen.commitment));
  readonly salts: Check = $derived(this.#check((round) => round.seen.salt));
  readonly hands: Check = $derived(this.#check((round) => round.seen.hand));
  readonly ok: boolean = $derived((this.rounds?.every((round) => round.ok) ?? false) && this.server?.ok !== false);

  constructor(readonly table: string) {
    void trackWork(this.#load());
  }

  async #load(): Promise<void> {
    const path = `/api/tables/${this.table}`;
    const server = get<Verification>(`${path}/verification`).catch(() => null);
    try {
      const { rounds } = await checkRecord(await getText(`${path}/record`));
      const deals = seenDeals(this.table);
      this.server = await server;
      this.rounds = rounds.map((round) => {
        const seen = compare(round, deals);
        return { ...round, seen, ok: round.fault === null && !Object.values(seen).includes(false) };
      });
    } catch (error) {
      this.problem = error instanceof UnreadableRecord ? say("page-proof-unreadable") : sentence(error);
    }
  }

  #check(holds: (round: ComparedRound) => Seen): Check {
    const found = (this.rounds ?? []).map((round) => ({ number: round.number, seen: holds(round) }));
    const wrong = found.find(({ seen }) => seen === false);
    const count = found.filter(({ seen }) => seen === true).length;
    return { result: wrong ? "wrong" : count ? "right" : "none", count, round: wrong?.number ?? 0 };
  }
}
