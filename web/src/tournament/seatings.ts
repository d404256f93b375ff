import type { Rotation } from "../lib/protocol";

/** The players at each board in a round, clockwise. */
export function seatingOf(rotation: Rotation, round: number): string[][] {
  const turn = Math.floor((round - 1) / rotation.each);
  return rotation.seatings[turn % rotation.seatings.length] ?? [];
}

/** The pairs of players who sit opposite each other, clockwise. */
export function pairs(board: readonly string[]): string[][] {
  const half = board.length / 2;
  return board.slice(0, half).map((player, seat) => [player, board[seat + half] ?? ""]);
}
