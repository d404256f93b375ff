import { expect, test } from "vitest";

import { parseRecord, UnreadableRecord } from "../../src/proof/record";
import { checkRecord } from "../../src/proof/verifier";

const HEX = "12e45".padEnd(64, "0");

function record(seed: string, rounds = "", header = ""): string {
  return `record: 1\nrules: 2\nedition: deluxe\noptions: {}\nplayers: [ana, bo]\nseed: ${seed}\n${header}rounds:\n${rounds}`;
}

test.each([
  ["7", "7"],
  ["'7'", "7"],
  ["'017'", "017"],
  [HEX, HEX],
  ["8f3a".padEnd(64, "0"), "8f3a".padEnd(64, "0")],
  ["tuna 413", "tuna 413"],
  ['"\\u2602: 3"', "☂: 3"],
])("the seed %s is the text %s", (written, seed) => {
  expect(parseRecord(record(written)).seed).toBe(seed);
});

test.each(["017", "0x10", "1_000", "1:30", "+7", "0b1"])("the seed %s is a number in disguise, and not read", (seed) => {
  expect(() => parseRecord(record(seed))).toThrow(UnreadableRecord);
});

test("hashes and salts that look like numbers stay as they are written", () => {
  const round = `- commitment: ${HEX}\n  salts:\n  - ana: 1e5\n  - bo: '7'\n  - ana: a\n`;
  const [found] = parseRecord(record("7", round)).rounds;
  expect(found).toEqual({ commitment: HEX, salts: [["ana", "1e5"], ["bo", "7"], ["ana", "a"]], tables: [], secret: null });
});

test("a last line that was cut off does not count", () => {
  const found = parseRecord(record("7", `- commitment: ${HEX}\n- commitment: c0ff`));
  expect(found.rounds.map(({ commitment }) => commitment)).toEqual([HEX]);
});

test.each([
  ["", "nothing"],
  ["a: [\n", "broken"],
  ["record: 2\n", "newer"],
  [record("7", "", "chance: dice\n"), "another chance"],
  [record("7", "- commitment: c\n  secret: ''\n"), "an empty secret"],
  [record("7", "- commitment: c\n  tables: [{players: [ana, bo], dealer: cy}]\n"), "a dealer who does not play"],
  [record("&a [*a, *a]"), "shorthand"],
  [record("7\nseed: 8"), "a key twice"],
])("%j is refused: %s", (text) => {
  expect(() => parseRecord(text)).toThrow(UnreadableRecord);
});

test.each([
  record("7").replace("edition: deluxe", "edition: chess"),
  record("7").replace("edition: deluxe\noptions: {}", "edition: potter\noptions: {howlers: 1000000000}"),
  record("7").replace("edition: deluxe\noptions: {}", "edition: flip\noptions: {pairing: x}"),
])("a deck that does not exist is refused", async (text) => {
  await expect(checkRecord(text)).rejects.toThrow(UnreadableRecord);
});
