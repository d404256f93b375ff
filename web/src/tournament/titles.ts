import { isTournament, titleOf } from "../lib/games/play";
import { say } from "../lib/words.svelte";

/** What a table is called: the title that its host gave it, or its game, with a word about a tournament. */
export function titleOfTable(title: string, edition: string, scoring: string): string {
  return title || (isTournament(scoring) ? `${say("page-home-tournament")} · ${titleOf(edition)}` : titleOf(edition));
}
