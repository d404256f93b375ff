import { DEAL, WHEEL } from "../lib/time/pace";
import type { Note } from "./tones";

/** Notes one after the other. */
function melody(voice: OscillatorType, level: number, ...steps: readonly (readonly [pitch: number, length: number])[]): Note[] {
  let at = 0;
  return steps.map(([pitch, length]) => {
    const note = { at, pitch, length: length * 1.2, voice, level };
    at += length;
    return note;
  });
}

/** The ticks of the wheel: quick at first, then slower and slower until it stops. */
function ticks(): Note[] {
  const count = 26;
  return Array.from({ length: count }, (_, tick) => {
    const at = (WHEEL / 1000) * (1 - Math.sqrt(1 - (tick / count) ** 2)) * 0.98;
    return { at, pitch: 1500 - tick * 18, length: 0.03, voice: "square", level: 0.3 } as const;
  });
}

/** Cards fly to the seats. */
function deal(): Note[] {
  const count = 10;
  return Array.from({ length: count }, (_, card) => ({ at: (card * DEAL) / 1000 / count, pitch: 1100, to: 3200, length: 0.09, voice: "noise", level: 0.7 }) as const);
}

/** Every sound by its name. They are short and soft, and told apart by ear: blind players follow the game by them. */
export const SOUNDS = {
  /** A card slaps on the pile. */
  played: [
    { pitch: 2200, to: 700, length: 0.06, voice: "noise", level: 1.6 },
    { pitch: 190, to: 90, length: 0.09, level: 1.2 },
  ],
  discarded: [{ pitch: 1500, to: 600, length: 0.06, voice: "noise", level: 1.2 }],
  /** A card slides from the pile. */
  drew: [{ pitch: 1100, to: 3600, length: 0.11, voice: "noise", level: 0.9 }],
  /** As long as the deal. */
  dealt: deal(),
  passed: [{ pitch: 294, to: 262, length: 0.12, voice: "triangle", level: 0.5 }],
  /** A door closes twice. */
  skipped: melody("triangle", 1.2, [196, 0.1], [147, 0.16]),
  reversed: [
    { pitch: 330, to: 880, length: 0.16, level: 0.7 },
    { at: 0.16, pitch: 880, to: 330, length: 0.18, level: 0.7 },
  ],
  /** Somebody has to draw several cards. */
  hit: melody("sawtooth", 0.45, [392, 0.09], [311, 0.09], [233, 0.2]),
  called_colour: melody("sine", 0.7, [1047, 0.07], [1319, 0.18]),
  called_uno: melody("square", 0.4, [659, 0.09], [659, 0.09], [988, 0.24]),
  /** A whistle. */
  caught: [
    { pitch: 1760, to: 2350, length: 0.14, voice: "square", level: 0.25 },
    { at: 0.16, pitch: 2350, to: 1500, length: 0.26, voice: "square", level: 0.25 },
  ],
  miscaught: melody("sawtooth", 0.35, [147, 0.12], [139, 0.2]),
  objected: melody("triangle", 0.8, [523, 0.08], [494, 0.14]),
  /** A drum roll. */
  challenged: Array.from({ length: 6 }, (_, beat) => ({ at: beat * 0.06, pitch: 140, to: 110, length: 0.06, voice: "triangle", level: 0.5 + beat / 8 }) as const),
  guilty: melody("triangle", 0.9, [311, 0.14], [233, 0.14], [156, 0.34]),
  innocent: melody("triangle", 0.9, [392, 0.12], [494, 0.12], [587, 0.3]),
  /** A voice that rises and shouts. */
  howler: [
    { pitch: 240, to: 900, length: 0.35, voice: "sawtooth", level: 0.4 },
    { at: 0.35, pitch: 900, to: 760, length: 0.3, voice: "sawtooth", level: 0.4 },
    { at: 0.1, pitch: 1800, to: 3000, length: 0.5, voice: "noise", level: 0.5 },
  ],
  /** The table turns over. */
  flipped: [
    { pitch: 180, to: 720, length: 0.55, level: 0.8 },
    { pitch: 400, to: 3200, length: 0.6, voice: "noise", level: 0.9 },
    { at: 0.55, pitch: 110, to: 70, length: 0.25, voice: "triangle", level: 1.4 },
  ],
  /** As long as the wheel turns. */
  spun: ticks(),
  wizzed: [{ pitch: 500, to: 2600, length: 0.28, voice: "square", level: 0.3 }],
  won_war: melody("square", 0.35, [392, 0.1], [523, 0.1], [392, 0.1], [523, 0.24]),
  won: melody("triangle", 1, [523, 0.13], [659, 0.13], [784, 0.13], [1047, 0.45]),
  /** It is the viewer's turn. */
  turn: melody("sine", 1, [587, 0.1], [784, 0.22]),
  /** Somebody reacts, throws, or says something. */
  pop: [{ pitch: 500, to: 1100, length: 0.08, level: 0.6 }],
  splat: [
    { pitch: 900, to: 250, length: 0.16, voice: "noise", level: 1.6 },
    { pitch: 220, to: 80, length: 0.14, level: 0.8 },
  ],
} as const satisfies Record<string, readonly Note[]>;

export type SoundName = keyof typeof SOUNDS;

/** How long a sound lasts, in seconds. */
export function lengthOf(name: SoundName): number {
  return Math.max(...SOUNDS[name].map((note: Note) => (note.at ?? 0) + note.length));
}
