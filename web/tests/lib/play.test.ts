import { expect, test } from "vitest";

import { keyIn, levelOf, LEVELS, titleOf } from "../../src/lib/games/play";

test.each([
  ["https://play.example.org/t/a_B-9xYz", "a_B-9xYz"],
  ["  http://127.0.0.1:8000/t/abcdef/  ", "abcdef"],
  ["/t/abcdef?board=1", "abcdef"],
  ["abcdef", "abcdef"],
  ["https://example.org/", null],
  ["https://example.org/r/abcdef", null],
  ["two words", null],
  ["", null],
])("the key in %j is %j", (text, key) => {
  expect(keyIn(text)).toBe(key);
});

test("bots have levels, and an unknown bot counts as fair", () => {
  expect(LEVELS.map(levelOf)).toEqual(["novice", "gentle", "casual", "fair", "sharp"]);
  expect(["random", "eager", "careful", "search"].map(levelOf)).toEqual(["novice", "casual", "fair", "sharp"]);
  expect(levelOf("deep")).toBe("fair");
  expect(titleOf("wizz")).toBe("Wizz");
});
