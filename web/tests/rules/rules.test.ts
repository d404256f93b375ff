import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { route } from "../../src/lib/page/route.svelte";
import { words } from "../../src/lib/words.svelte";
import Rule from "../../src/pages/Rule.svelte";
import Rules from "../../src/pages/Rules.svelte";
import answers from "../answers/rules.json";
import { serve, textOf } from "../answers/server";

const DELUXE = answers["/api/rules?edition=deluxe&limit=40"];

beforeEach(() => route.go("/rules"));
afterEach(cleanup);

test("without a search the book lists its editions", async () => {
  serve(answers);
  render(Rules);
  const games = await screen.findByRole("link", { name: /^Deluxe, the classic/ });
  expect(games.getAttribute("href")).toBe("/rules?edition=deluxe");
  expect(within(screen.getByRole("list", { name: "Games" })).getAllByRole("link")).toHaveLength(4);
});

test("the search follows the typing, and is kept in the address", async () => {
  const requests = serve(answers);
  render(Rules);
  await fireEvent.input(screen.getByRole("searchbox", { name: "Search the rulebook" }), { target: { value: "suggestion" } });
  expect(await screen.findByText("6 rules")).toBeTruthy();
  expect(requests.filter((path) => path.includes("q="))).toEqual(["/api/rules?q=suggestion&edition=&limit=20"]);
  expect(location.search).toBe("?q=suggestion");
  const [first] = screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("/rules/"));
  expect(first?.getAttribute("href")).toBe("/rules/X-93");
});

test("only the last of several quick searches is sent", async () => {
  const requests = serve(answers);
  render(Rules);
  const box = screen.getByRole("searchbox");
  for (const value of ["s", "su", "sug", "suggestion"]) await fireEvent.input(box, { target: { value } });
  await screen.findByText("6 rules");
  expect(requests.filter((path) => path.includes("q="))).toHaveLength(1);
});

test("a search without hits suggests similar words", async () => {
  serve(answers);
  route.go("/rules?q=chalenge");
  render(Rules);
  expect(await screen.findByText("Nothing in the rulebook about “chalenge”.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "challenge" }));
  expect(location.search).toBe("?q=challenge");
});

test("an edition shows its chapters with their rules", async () => {
  serve({ "/api/rules?edition=deluxe&limit=1000": DELUXE });
  render(Rules);
  await fireEvent.click(screen.getByRole("button", { name: "Deluxe" }));
  const chapter = (await screen.findByText("The turn")).closest("details");
  expect(textOf(chapter?.querySelector("summary"))).toBe("The turn D-024 – D-031");
  expect(chapter?.querySelectorAll("a")).toHaveLength(8);
  expect(screen.getByRole("button", { name: "Deluxe" }).getAttribute("aria-pressed")).toBe("true");
});

test("a rule is shown with its sources, the options that change it, and related rules", async () => {
  serve(answers);
  render(Rule, { id: "D-032" });
  expect(screen.getByRole("heading", { name: "D-032" })).toBeTruthy();
  expect(await screen.findByText("A +2 makes the next player draw 2 cards and lose a turn.")).toBeTruthy();
  expect(screen.getByText("UNO Deluxe (51949-0723): Carte +2")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Stacking draw cards stacking" })).toBeTruthy();
  expect(screen.getByText("default: no")).toBeTruthy();
  expect((await screen.findByRole("link", { name: /^X-25/ })).getAttribute("href")).toBe("/rules/X-25");
});

test("an example shows the position before and after, and the sentences in between", async () => {
  serve(answers);
  const { container } = render(Rule, { id: "D-032" });
  await screen.findByText("Bo drew 2 cards: blue 8 and blue 9.");
  const [before, after] = container.querySelectorAll("figure");
  expect(before?.querySelectorAll("dl img")).toHaveLength(7);
  expect(after?.querySelectorAll("dl img")).toHaveLength(8);
  await vi.waitFor(() => expect(words.face("B8")).toBe("blue 8"));
  expect(within(after as HTMLElement).getByRole("img", { name: "blue 8" })).toBeTruthy();
});

test("an example that ends with a refusal says why, and shows no position after it", async () => {
  serve(answers);
  const { container } = render(Rule, { id: "D-024" });
  expect(await screen.findByText(/Green 9 matches neither red nor 7\./)).toBeTruthy();
  expect(container.querySelectorAll("figure")).toHaveLength(1);
});

test("an example of the first card shows what it does", async () => {
  serve(answers);
  render(Rule, { id: "X-12" });
  expect(await screen.findByText(/cannot start the round: it goes back into the draw pile\./)).toBeTruthy();
});

test("an unknown rule is reported", async () => {
  serve(answers);
  render(Rule, { id: "D-999" });
  expect(textOf(await screen.findByRole("alert"))).toBe("There is nothing here.");
});
