import type { OptionShown } from "../lib/protocol";

const NAMES: Record<string, readonly string[]> = {
  laying: ["drawn_card", "wild_draw", "after_guilty", "wrong_card"],
  uno: ["uno_call", "uno_on_discard", "false_catch"],
  house: ["stacking", "seven_zero", "jump_in", "draw_until_playable"],
};
const ORDER = ["game", "laying", "uno", "house", "more"] as const;
export type Group = (typeof ORDER)[number];

/** Options in groups that belong together; what is in none comes last. */
export function grouped(options: readonly OptionShown[]): [Group, OptionShown[]][] {
  const groups = ORDER.map((group): [Group, OptionShown[]] => [
    group,
    options.filter((option) => groupOf(option) === group),
  ]);
  return groups.filter(([, members]) => members.length);
}

function groupOf(option: OptionShown): string {
  const named = Object.keys(NAMES).find((group) => NAMES[group]?.includes(option.name));
  return named ?? (option.editions.length === 1 ? "game" : "more");
}
