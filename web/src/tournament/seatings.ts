import type { Rotation } from "../lib/server/protocol";

/** Rounds that follow each other with the same seating. */
export interface Turn {
  readonly first: number;
  readonly last: number;
  /** The players at each board, clockwise. */
  readonly boards: readonly string[][];
}

/** Where somebody plays in a round. */
export interface Place {
  /** The board, from 0. */
  readonly board: number;
  readonly partner: string;
  readonly opponents: string[];
}

/** The players at each board in a round, clockwise. */
export function seatingOf(rotation: Rotation, round: number): string[][] {
  const turn = Math.floor((round - 1) / rotation.each);
  return rotation.seatings[turn % rotation.seatings.length] ?? [];
}

/** The seatings from a round on, each with its rounds. */
export function turnsFrom(rotation: Rotation, round: number): Turn[] {
  const turns = Array.from({ length: Math.ceil(rotation.rounds / rotation.each) }, (_, turn) => ({
    first: turn * rotation.each + 1,
    last: (turn + 1) * rotation.each,
    boards: seatingOf(rotation, turn * rotation.each + 1),
  }));
  return turns.filter(({ last }) => last >= round);
}

/** The pairs of players who sit opposite each other, clockwise. */
export function pairs(board: readonly string[]): string[][] {
  const half = board.length / 2;
  return board.slice(0, half).map((player, seat) => [player, board[seat + half] ?? ""]);
}

/** Where a player sits, with whom and against whom; null if they do not play. */
export function placeOf(boards: readonly (readonly string[])[], player: string | null): Place | null {
  const number = boards.findIndex((players) => player !== null && players.includes(player));
  const own = pairs(boards[number] ?? []).find((pair) => pair.includes(player ?? ""));
  if (!own) return null;
  const opponents = (boards[number] ?? []).filter((other) => !own.includes(other));
  return { board: number, partner: own.find((other) => other !== player) ?? "", opponents };
}
