import { readFileSync } from "node:fs";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { me } from "../../src/lib/guest/me.svelte";
import { prefs } from "../../src/lib/guest/prefs.svelte";
import { ask, Refusal, sentence } from "../../src/lib/server/api";
import { words } from "../../src/lib/words.svelte";
import { FakeServer, refusal } from "./server";

const FRENCH = readFileSync("../src/sabot/locale/fr.ftl", "utf8");

beforeEach(() => {
  prefs.lang = "fr";
});
afterEach(() => vi.unstubAllGlobals());

/** A server that knows the guest by this name and language. */
function server(name: string, lang: string): FakeServer {
  return new FakeServer({
    "GET /locale/fr.ftl": new Response(FRENCH),
    "GET /api/me": { name, lang },
    "PUT /api/me": { name: name || "Camille", lang: "fr" },
  });
}

test("a new guest gets texts and a suggested name, and nothing is saved", async () => {
  const fake = server("", "en");
  await me.enter();
  expect([me.name, words.lang]).toEqual(["", "fr"]);
  expect(words.say("page-names").split(" ")).toContain(me.typedName);
  expect(fake.changes).toEqual([]);
});

test("a known guest keeps the name, and the language of this browser is saved", async () => {
  const fake = server("Ana", "en");
  await me.enter();
  expect([me.name, me.typedName]).toEqual(["Ana", "Ana"]);
  expect(fake.changes).toEqual([{ method: "PUT", path: "/api/me", body: { name: "Ana", lang: "fr" } }]);
});

test("a name is saved once, and never empty", async () => {
  const fake = server("", "fr");
  await me.enter();
  me.typedName = "   ";
  await me.sign();
  expect([me.name, fake.changes.length]).toEqual(["Camille", 1]);
  me.typedName = "Camille";
  await me.sign();
  expect(fake.changes).toHaveLength(1);
});

test("a change of language is stored in the browser and on the server", async () => {
  const fake = server("Ana", "fr");
  await me.enter();
  prefs.lang = "";
  await me.setLanguage("fr");
  expect(prefs.lang).toBe("fr");
  expect(fake.changes).toEqual([{ method: "PUT", path: "/api/me", body: { name: "Ana", lang: "fr" } }]);
});

test("a refusal has its code and its sentence", async () => {
  new FakeServer({ "POST /api/tables": refusal("Slower, please.") });
  await expect(ask("POST", "/api/tables", {})).rejects.toMatchObject({ code: "any/code", message: "Slower, please." });
});

test.each([
  [
    "an unreadable answer",
    () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })),
    "Something went wrong. Please try again.",
  ],
  ["no answer", () => Promise.reject(new TypeError("network")), "The server is not responding. Is it running?"],
])("%s is told in words too", async (_, answer, said) => {
  new FakeServer();
  vi.stubGlobal("fetch", answer);
  const error: unknown = await ask("GET", "/api/tables").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refusal);
  expect(sentence(error)).toBe(said);
  expect(sentence(new Error("anything else"))).toBe("Something went wrong. Please try again.");
});
