import { readFileSync } from "node:fs";

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import App from "../../src/App.svelte";
import { prefs } from "../../src/lib/prefs.svelte";
import { route } from "../../src/lib/route.svelte";
import { FakeServer } from "../lib/server";

function catalogue(lang: string): Response {
  return new Response(readFileSync(`../src/sabot/locale/${lang}.ftl`, "utf8"));
}

beforeEach(() => {
  prefs.lang = "en";
  new FakeServer({
    "GET /locale/en.ftl": catalogue("en"),
    "GET /locale/pt.ftl": catalogue("pt"),
    "GET /api/me": { name: "", lang: "en" },
    "GET /api/tables": { tables: [] },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("after a change of page the keyboard continues at its start", async () => {
  route.go("/");
  render(App);
  expect(await screen.findByRole("button", { name: "Play now" })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await fireEvent.click(screen.getByRole("link", { name: "Open tables" }));
  const heading = await screen.findByRole("heading", { name: "Open tables", level: 1 });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading.closest("main")));
  expect(document.title).toBe("Open tables · Sabot");
});

test("an unknown address is reported", async () => {
  route.go("/nowhere");
  render(App);
  expect(await screen.findByRole("heading", { name: "There is nothing here." })).toBeTruthy();
});

test("language and theme can be switched at any time", async () => {
  route.go("/");
  render(App);
  await fireEvent.change(await screen.findByLabelText("Language"), { target: { value: "pt" } });
  expect(await screen.findByRole("button", { name: "Jogar já" })).toBeTruthy();
  const before = prefs.theme;
  const seen = [];
  for (let turn = 0; turn < 3; turn++) {
    await fireEvent.click(screen.getByRole("button", { name: /Tema/ }));
    seen.push(prefs.theme);
  }
  expect(new Set(seen)).toEqual(new Set(["auto", "light", "dark"]));
  expect(seen.at(-1)).toBe(before);
});
