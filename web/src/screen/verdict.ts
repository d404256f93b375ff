import type { MatchShown } from "../lib/server/protocol";
import { say } from "../lib/words.svelte";
import { nameOf, namesOf } from "../table/labels";

/** How a match ended, in a sentence. */
export function verdictOf(match: MatchShown | undefined): string {
  const winners = match?.winners ?? [];
  if (!winners.length) return say("page-match-over");
  return nameOf(say("page-match-won", { players: namesOf(winners, null), count: winners.length, who: "other", number: 0 }));
}
