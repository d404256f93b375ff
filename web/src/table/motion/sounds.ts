import type { GameEvent } from "../../lib/protocol";
import { play, type Tone } from "../../lib/tones";

const TONES: Record<string, readonly Tone[]> = {
  played: [[440, 0.06, "triangle"]],
  drew: [[240, 0.04, "triangle"]],
  discarded: [[380, 0.05, "triangle"]],
  called_uno: [[660, 0.09, "square"], [880, 0.16, "square"]],
  caught: [[330, 0.1, "sawtooth"], [220, 0.2, "sawtooth"]],
  skipped: [[200, 0.12, "sine"]],
  reversed: [[520, 0.06, "sine"], [390, 0.09, "sine"]],
  flipped: [[300, 0.1, "sine"], [450, 0.1, "sine"], [675, 0.2, "sine"]],
  spun: [[600, 0.03, "square"], [560, 0.03, "square"], [520, 0.04, "square"], [480, 0.06, "square"]],
  won: [[523, 0.12, "triangle"], [659, 0.12, "triangle"], [784, 0.3, "triangle"]],
};
const TURN: readonly Tone[] = [[587, 0.08, "sine"], [784, 0.1, "sine"]];
const MOST = 8;

/** Play the sounds of the last events, and one more if it is now the viewer's turn. */
export function sound(events: readonly GameEvent[], isTurn: boolean): void {
  const tones = events.flatMap(({ kind }) => TONES[kind] ?? []);
  play([...tones.slice(0, MOST), ...(isTurn ? TURN : [])]);
}
