import type { OptionShown } from "../lib/server/protocol";
import { valueLabel } from "./values";

export interface EffectLine {
  /** The value that the text is about; empty for the whole option. */
  value: string;
  text: string;
}

const TWO = 2;

/** What the values of an option do, for so many players. If all do the same, it is said once. */
export function effectLines(option: OptionShown, players: number): EffectLine[] {
  const lines = option.effects.filter((effect) => !effect.players || fits(option, effect.players, players));
  const texts = new Set(lines.map(({ text }) => text));
  const isOne = texts.size === 1 || option.kind === "flag";
  return isOne
    ? lines.slice(0, 1).map(({ text }) => ({ value: "", text }))
    : lines.map(({ value, text }) => ({ value: value === null ? "" : valueLabel(option, value), text }));
}

/** What one value of an option does; empty if nothing is known of it. */
export function effectOf(option: OptionShown, value: unknown, players: number): string {
  const same = option.effects.filter((effect) => JSON.stringify(effect.value) === JSON.stringify(value));
  return same.find((effect) => fits(option, effect.players, players))?.text ?? "";
}

/** Whether figures are for this number of players: those of two for two, those of more for all others. */
function fits(option: OptionShown, simulated: number, players: number): boolean {
  const hasTwo = option.effects.some((effect) => effect.players === TWO);
  return !hasTwo || (simulated === TWO) === (players === TWO);
}
