import { readFileSync } from "node:fs";

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import App from "../../src/App.svelte";
import { keepPrefs, prefs } from "../../src/lib/guest/prefs.svelte";
import { route } from "../../src/lib/page/route.svelte";
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

test("language and looks can be switched at any time", async () => {
  await import("../../src/settings/Preferences.svelte"); // loaded on demand
  keepPrefs();
  route.go("/");
  render(App);
  await fireEvent.change(await screen.findByLabelText("Language"), { target: { value: "pt" } });
  expect(await screen.findByRole("button", { name: "Jogar já" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Definições" }));
  const root = document.documentElement.dataset;
  await fireEvent.click(await screen.findByRole("radio", { name: "escuro" }));
  expect(root.theme).toBe("dark");
  await fireEvent.click(screen.getByRole("radio", { name: "como no dispositivo" }));
  expect(root.theme).toBeUndefined();
  expect(root.table).toBe("felt");
  await fireEvent.click(screen.getByRole("radio", { name: "madeira" }));
  await fireEvent.click(screen.getByRole("radio", { name: "grandes" }));
  expect([root.table, root.cards]).toEqual(["wood", "large"]);
  expect(JSON.parse(localStorage.getItem("sabot") ?? "{}")).toMatchObject({ theme: "auto", table: "wood", cards: "large" });
});
