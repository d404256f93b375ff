import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { words } from "../../src/lib/words.svelte";
import { namesOf } from "../../src/table/labels";

test("in Spanish the word before the last name changes with the sound that the name begins with", () => {
  words.setCatalogue("es", readFileSync("../src/sabot/locale/es.ftl", "utf8"));
  expect(namesOf(["ana", "bo"], "bo")).toBe("Ana y tú");
  expect(namesOf(["ana", "iván"], null)).toBe("Ana e Iván");
  expect(namesOf(["ana", "íñigo"], null)).toBe("Ana e Íñigo");
  expect(namesOf(["bo", "ana", "hilda"], null)).toBe("Bo, Ana e Hilda");
  expect(namesOf(["ana", "yolanda"], null)).toBe("Ana y Yolanda");
});
