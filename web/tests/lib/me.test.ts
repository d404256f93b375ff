import { readFileSync } from "node:fs";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ask, Refusal, sentence } from "../../src/lib/api";
import { me } from "../../src/lib/me.svelte";
import { prefs } from "../../src/lib/prefs.svelte";
import { words } from "../../src/lib/words.svelte";
import { FakeServer, refusal } from "./server";

const FRENCH = readFileSync("../src/sabot/locale/fr.ftl", "utf8");

beforeEach(() => {
  prefs.lang = "fr";
});
afterEach(() => vi.unstubAllGlobals());

/** A server that knows the guest so. */
function server(name: string, lang: string): FakeServer {
  return new FakeServer({
    "GET /locale/fr.ftl": new Response(FRENCH),
    "GET /api/me": { name, lang },
    "PUT /api/me": { name: name || "Camille", lang: "fr" },
  });
}

test("whoever comes for the first time gets words and a name to begin with, and changes nothing", async () => {
  const asked = server("", "en");
  await me.enter();
  expect([me.name, words.lang]).toEqual(["", "fr"]);
  expect(words.say("page-names").split(" ")).toContain(me.wish);
  expect(asked.changes).toEqual([]);
});

test("whoever has a name is known by it, in the language of this browser", async () => {
  const asked = server("Ana", "en");
  await me.enter();
  expect([me.name, me.wish]).toEqual(["Ana", "Ana"]);
  expect(asked.changes).toEqual([{ method: "PUT", path: "/api/me", body: { name: "Ana", lang: "fr" } }]);
});

test("a name is told once, and never empty", async () => {
  const asked = server("", "fr");
  await me.enter();
  me.wish = "   ";
  await me.sign();
  expect([me.name, asked.changes.length]).toEqual(["Camille", 1]);
  me.wish = "Camille";
  await me.sign();
  expect(asked.changes).toHaveLength(1);
});

test("another language is remembered here and there", async () => {
  const asked = server("Ana", "fr");
  await me.enter();
  prefs.lang = "";
  await me.speak("fr");
  expect(prefs.lang).toBe("fr");
  expect(asked.changes).toEqual([{ method: "PUT", path: "/api/me", body: { name: "Ana", lang: "fr" } }]);
});

test("what is refused has its code and its sentence", async () => {
  new FakeServer({ "POST /api/tables": refusal("Slower, please.") });
  await expect(ask("POST", "/api/tables", {})).rejects.toMatchObject({ code: "any/code", message: "Slower, please." });
});

test.each([
  [
    "what can not be read",
    () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })),
    "That went wrong; please try again.",
  ],
  ["nobody who answers", () => Promise.reject(new TypeError("network")), "The server does not answer. Is it running?"],
])("%s is told in words too", async (_, answer, said) => {
  new FakeServer();
  vi.stubGlobal("fetch", answer);
  const error: unknown = await ask("GET", "/api/tables").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refusal);
  expect(sentence(error)).toBe(said);
  expect(sentence(new Error("anything else"))).toBe("That went wrong; please try again.");
});
