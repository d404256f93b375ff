import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { compare } from "../../src/proof/comparison";
import { ofBrowser, ofLibrary } from "../../src/proof/hashing";
import { checkRecord, type CheckedRecord } from "../../src/proof/verifier";
import proofs from "../answers/proofs.json";

interface Case {
  file: string;
  change: string | null;
  /** Whether `sabot verify` finds that everything is right. */
  ok: boolean;
  hands?: Record<string, string>[][];
  edit?: [start: number, length: number, text: string];
}

const RECORDS = join(import.meta.dirname, "../../../tests/match/records");
const CASES = proofs as unknown as Case[];
const GOLDEN = CASES.filter((found) => found.change === null);
/** Changes after which the secret does not belong to the commitment, or not to the seed. */
const OF_THE_SECRET = ["seed", "commitment", "secret"];
/** Changes after which other cards are dealt. */
const OF_THE_DEAL = ["chance", "salts", "no salt", "dealer"];
/** Changes of what the page does not check. */
const OF_THE_MOVES = ["action", "points", "events"];

const hash = ofBrowser(crypto.subtle);

function read({ file, edit }: Case): string {
  const text = [...readFileSync(join(RECORDS, file), "utf-8")];
  if (edit) text.splice(edit[0], edit[1], ...edit[2]);
  return text.join("");
}

function golden(file: string): Case {
  return GOLDEN.find((found) => found.file === file)!;
}

/** Check that the cards dealt here are among those that the rules dealt; the first card may have made players draw. */
function sameDeals(checked: CheckedRecord, { hands = [] }: Case): boolean {
  return hands.every((tables, place) => {
    const round = checked.rounds[place]!;
    return tables.every((table) => {
      const shown = Object.fromEntries(Object.entries(table).map(([player, cards]) => [player, cards.split(" ")]));
      return Object.keys(shown).every((player) => compare(round, { [place + 1]: { player, hands: shown } }).hand);
    });
  });
}

test("there are records of all kinds", () => {
  expect(GOLDEN.length).toBeGreaterThan(25);
  expect(new Set(CASES.map((found) => found.change))).toEqual(
    new Set([null, ...OF_THE_SECRET, ...OF_THE_DEAL, ...OF_THE_MOVES]),
  );
});

test.each(GOLDEN)("$file is dealt here as the rules deal it", async (found) => {
  const checked = await checkRecord(read(found), hash);
  expect(checked.ok).toBe(true);
  expect(checked.chance).toBe(found.file.includes("hmac") ? "hmac-sha256" : "splitmix64");
  expect(checked.rounds.length).toBeGreaterThan(0);
  expect(found.hands!.length).toBe(checked.rounds.length);
  expect(sameDeals(checked, found)).toBe(true);
});

test.each(CASES.filter(({ change }) => OF_THE_SECRET.includes(change!)))("$file with another $change", async (found) => {
  expect((await checkRecord(read(found), hash)).ok).toBe(false);
  expect(found.ok).toBe(false);
});

test.each(CASES.filter(({ change }) => OF_THE_DEAL.includes(change!)))("$file with another $change", async (found) => {
  const checked = await checkRecord(read(found), hash);
  expect(sameDeals(checked, golden(found.file))).toBe(false); // who noted the cards notices; as does sabot verify
  expect(found.ok).toBe(false);
});

test.each(CASES.filter(({ change }) => OF_THE_MOVES.includes(change!)))("$file with another $change", async (found) => {
  const checked = await checkRecord(read(found), hash);
  expect(checked.ok).toBe(true); // the deals are right; that nothing else is checked here is said on the page
  expect(sameDeals(checked, golden(found.file))).toBe(true);
});

test("without the hash functions of the browser everything comes out the same", async () => {
  const library = await ofLibrary();
  for (const found of GOLDEN.filter(({ file }) => file.startsWith("flip-winner"))) {
    expect(await checkRecord(read(found), library)).toEqual(await checkRecord(read(found), hash));
  }
});
