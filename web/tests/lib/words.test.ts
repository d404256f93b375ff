import { readFileSync } from "node:fs";

import { afterEach, expect, test, vi } from "vitest";

import { isLang, preferred, say, words } from "../../src/lib/words.svelte";

const CATALOGUE = `
hello = Hello, { $name }!
    .short = Hi
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
`;

afterEach(() => vi.unstubAllGlobals());

test("variables are filled in, without invisible isolation marks", () => {
  words.setCatalogue("en", CATALOGUE);
  expect(say("hello", { name: "Ana" })).toBe("Hello, Ana!");
  expect(say("hello.short")).toBe("Hi");
  expect(document.documentElement.lang).toBe("en");
});

test("numbers choose the plural, and have no thousands separators", () => {
  words.setCatalogue("en", CATALOGUE);
  expect([1, 2, 1234567].map((number) => say("cards", { number }))).toEqual(["1 card", "2 cards", "1234567 cards"]);
});

test("a missing message is shown by its id", () => {
  words.setCatalogue("en", CATALOGUE);
  expect([say("nothing"), say("hello.long")]).toEqual(["nothing", "hello.long"]);
});

test("the browser's first language that has a translation is preferred", () => {
  expect(preferred(["de", "pt-BR", "fr"])).toBe("pt");
  expect(preferred(["de"])).toBe("en");
  expect([isLang("fr"), isLang("de"), isLang(undefined)]).toEqual([true, false, false]);
});

test("cards have names in the current language, loaded again after a change", async () => {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    requests.push(url);
    const lang = url.includes("fr") ? "fr" : "en";
    const name = { en: "red 7", fr: "7 rouge" }[lang];
    const faces = { R7: { name, a: `a ${name}` } };
    return url.startsWith("/locale") ? new Response(CATALOGUE) : Response.json({ faces });
  });
  await words.load("en");
  expect(words.face("R7")).toBe("R7");
  await words.loadCardNames("deluxe");
  expect([words.face("R7"), words.a("R7")]).toEqual(["red 7", "a red 7"]);
  await words.load("fr");
  expect([words.face("R7"), words.lang]).toEqual(["7 rouge", "fr"]);
  expect(requests).toEqual([
    "/locale/en.ftl",
    "/api/cards?edition=deluxe&lang=en",
    "/locale/fr.ftl",
    "/api/cards?edition=deluxe&lang=fr",
  ]);
});

test("a language that cannot be loaded changes nothing", async () => {
  words.setCatalogue("en", CATALOGUE);
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  await expect(words.load("pt")).rejects.toThrow();
  expect([words.lang, say("hello.short")]).toEqual(["en", "Hi"]);
});

test.each(["en", "es", "fr", "pt"] as const)("the catalogue of %s suggests names", (lang) => {
  words.setCatalogue(lang, readFileSync(`../src/sabot/locale/${lang}.ftl`, "utf8"));
  const names = say("page-names").split(" ");
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
});
