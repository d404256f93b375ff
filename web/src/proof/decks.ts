// Made by `python -m sabot.server.protocol.decks`: the cards of each edition, in the order in which they are shuffled.

/** A face and how many there are, or the option that says how many. */
export type Copies = readonly [face: string, copies: number | string];

export interface Deck {
  fronts: readonly Copies[];
  /** The other sides, in a two-sided deck. */
  backs: readonly Copies[];
  /** The options that the deck depends on, with their defaults. */
  options: Readonly<Record<string, number>>;
  /** What printed sheets set otherwise. */
  sheets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const DECKS: Readonly<Record<string, Deck>> = {
  deluxe: {
    fronts: [["R0", 1], ["R1", 2], ["R2", 2], ["R3", 2], ["R4", 2], ["R5", 2], ["R6", 2], ["R7", 2], ["R8", 2], ["R9", 2], ["R+2", 2], ["Rskip", 2], ["Rrev", 2], ["Y0", 1], ["Y1", 2], ["Y2", 2], ["Y3", 2], ["Y4", 2], ["Y5", 2], ["Y6", 2], ["Y7", 2], ["Y8", 2], ["Y9", 2], ["Y+2", 2], ["Yskip", 2], ["Yrev", 2], ["G0", 1], ["G1", 2], ["G2", 2], ["G3", 2], ["G4", 2], ["G5", 2], ["G6", 2], ["G7", 2], ["G8", 2], ["G9", 2], ["G+2", 2], ["Gskip", 2], ["Grev", 2], ["B0", 1], ["B1", 2], ["B2", 2], ["B3", 2], ["B4", 2], ["B5", 2], ["B6", 2], ["B7", 2], ["B8", 2], ["B9", 2], ["B+2", 2], ["Bskip", 2], ["Brev", 2], ["wild", 4], ["wild+4", 4]],
    backs: [],
    options: {},
    sheets: {},
  },
  potter: {
    fronts: [["R0", 1], ["R1", 2], ["R2", 2], ["R3", 2], ["R4", 2], ["R5", 2], ["R6", 2], ["R7", 2], ["R8", 2], ["R9", 2], ["R+3", 2], ["Rskip", 2], ["Rrev", 2], ["Y0", 1], ["Y1", 2], ["Y2", 2], ["Y3", 2], ["Y4", 2], ["Y5", 2], ["Y6", 2], ["Y7", 2], ["Y8", 2], ["Y9", 2], ["Y+3", 2], ["Yskip", 2], ["Yrev", 2], ["G0", 1], ["G1", 2], ["G2", 2], ["G3", 2], ["G4", 2], ["G5", 2], ["G6", 2], ["G7", 2], ["G8", 2], ["G9", 2], ["G+3", 2], ["Gskip", 2], ["Grev", 2], ["B0", 1], ["B1", 2], ["B2", 2], ["B3", 2], ["B4", 2], ["B5", 2], ["B6", 2], ["B7", 2], ["B8", 2], ["B9", 2], ["B+3", 2], ["Bskip", 2], ["Brev", 2], ["wild", 4], ["wild+4", 4], ["howler", "howlers"], ["cloak", 1]],
    backs: [],
    options: {"howlers": 1},
    sheets: {"000-fr": {"howlers": 4}, "001-fr": {"howlers": 4}},
  },
  flip: {
    fronts: [["R1", 2], ["R2", 2], ["R3", 2], ["R4", 2], ["R5", 2], ["R6", 2], ["R7", 2], ["R8", 2], ["R9", 2], ["R+1", 2], ["Rskip", 2], ["Rrev", 2], ["Rflip", 2], ["Y1", 2], ["Y2", 2], ["Y3", 2], ["Y4", 2], ["Y5", 2], ["Y6", 2], ["Y7", 2], ["Y8", 2], ["Y9", 2], ["Y+1", 2], ["Yskip", 2], ["Yrev", 2], ["Yflip", 2], ["G1", 2], ["G2", 2], ["G3", 2], ["G4", 2], ["G5", 2], ["G6", 2], ["G7", 2], ["G8", 2], ["G9", 2], ["G+1", 2], ["Gskip", 2], ["Grev", 2], ["Gflip", 2], ["B1", 2], ["B2", 2], ["B3", 2], ["B4", 2], ["B5", 2], ["B6", 2], ["B7", 2], ["B8", 2], ["B9", 2], ["B+1", 2], ["Bskip", 2], ["Brev", 2], ["Bflip", 2], ["hero", 4], ["wild+2", 4]],
    backs: [["P1", 2], ["P2", 2], ["P3", 2], ["P4", 2], ["P5", 2], ["P6", 2], ["P7", 2], ["P8", 2], ["P9", 2], ["P+5", 2], ["Pskipall", 2], ["Prev", 2], ["Pflip", 2], ["T1", 2], ["T2", 2], ["T3", 2], ["T4", 2], ["T5", 2], ["T6", 2], ["T7", 2], ["T8", 2], ["T9", 2], ["T+5", 2], ["Tskipall", 2], ["Trev", 2], ["Tflip", 2], ["O1", 2], ["O2", 2], ["O3", 2], ["O4", 2], ["O5", 2], ["O6", 2], ["O7", 2], ["O8", 2], ["O9", 2], ["O+5", 2], ["Oskipall", 2], ["Orev", 2], ["Oflip", 2], ["V1", 2], ["V2", 2], ["V3", 2], ["V4", 2], ["V5", 2], ["V6", 2], ["V7", 2], ["V8", 2], ["V9", 2], ["V+5", 2], ["Vskipall", 2], ["Vrev", 2], ["Vflip", 2], ["villain", 4], ["wild+colour", 4]],
    options: {"pairing": 2018},
    sheets: {},
  },
  wizz: {
    fronts: [["R0", 1], ["R1", 1], ["R1*", 1], ["R2", 1], ["R2*", 1], ["R3", 1], ["R3*", 1], ["R4", 1], ["R4*", 1], ["R5", 1], ["R5*", 1], ["R6", 2], ["R7", 2], ["R8", 2], ["R9", 2], ["R+2", 2], ["Rskip", 2], ["Rrev", 2], ["Y0", 1], ["Y1", 1], ["Y1*", 1], ["Y2", 1], ["Y2*", 1], ["Y3", 1], ["Y3*", 1], ["Y4", 1], ["Y4*", 1], ["Y5", 1], ["Y5*", 1], ["Y6", 2], ["Y7", 2], ["Y8", 2], ["Y9", 2], ["Y+2", 2], ["Yskip", 2], ["Yrev", 2], ["G0", 1], ["G1", 1], ["G1*", 1], ["G2", 1], ["G2*", 1], ["G3", 1], ["G3*", 1], ["G4", 1], ["G4*", 1], ["G5", 1], ["G5*", 1], ["G6", 2], ["G7", 2], ["G8", 2], ["G9", 2], ["G+2", 2], ["Gskip", 2], ["Grev", 2], ["B0", 1], ["B1", 1], ["B1*", 1], ["B2", 1], ["B2*", 1], ["B3", 1], ["B3*", 1], ["B4", 1], ["B4*", 1], ["B5", 1], ["B5*", 1], ["B6", 2], ["B7", 2], ["B8", 2], ["B9", 2], ["B+2", 2], ["Bskip", 2], ["Brev", 2], ["wild", 4], ["wild+4", 4]],
    backs: [],
    options: {},
    sheets: {},
  },
};
