import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { me } from "../../src/lib/guest/me.svelte";
import { route } from "../../src/lib/page/route.svelte";
import Replay from "../../src/pages/Replay.svelte";
import { openView } from "../../src/replay/position";
import answers from "../answers/replay.json";
import { serve, textOf } from "../answers/server";

const OPEN_STEPS = answers["/api/tables/flip/replay?viewer=open&from=1&to=40"].steps;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The page of a replay, once its first steps are loaded. */
async function replay(
  key: string,
  query: string,
  changed: Record<string, unknown> = {},
): Promise<{ requests: string[]; container: HTMLElement }> {
  const requests = serve({ ...answers, ...changed, [`/api/tables/${key}/branch`]: { table: "new-key" } });
  route.go(`/r/${key}?${query}`);
  const { container } = render(Replay, { key });
  await vi.waitFor(() => expect(container.querySelector(".stage")).toBeTruthy());
  return { requests, container };
}

/** The sentences of the step. */
function told(container: HTMLElement): string {
  return textOf(container.querySelector(".told"));
}

test("the view has the size of the draw pile, and with two-sided cards also its top", () => {
  const view = openView(OPEN_STEPS[0]?.view as Record<string, unknown>);
  const pile = OPEN_STEPS[0]?.view.draw as string[];
  expect([view.viewer, view.draw, view.draw_top]).toEqual([null, pile.length, pile[0]]);
});

test("a replay begins at the step in its address, with the viewer in its address", async () => {
  const { container } = await replay("two-rounds", "step=5&viewer=ana");
  expect(told(container)).toBe("You played a green 3. D-024");
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("Step 5 of 33");
  expect(container.querySelectorAll(".hands .hand")).toHaveLength(1);
});

test("steps go forward and back, by button and by key", async () => {
  const { container } = await replay("two-rounds", "step=5&viewer=ana");
  await fireEvent.click(screen.getByRole("button", { name: "One step forward" }));
  await vi.waitFor(() => expect(told(container)).toMatch(/^Bo played a red 3\./));
  await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  await vi.waitFor(() => expect(told(container)).toMatch(/^You played a green 3\./));
  await fireEvent.keyDown(document.body, { key: "PageDown" });
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Round" }).value).toBe("2");
  await fireEvent.keyDown(document.body, { key: "End" });
  expect(told(container)).toMatch(/You won the match with 84 points\./);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "One step forward" }).disabled).toBe(true);
});

test("the slider and the list of what happened lead to any step", async () => {
  const { container } = await replay("two-rounds", "step=1&viewer=ana");
  await fireEvent.input(screen.getByRole("slider"), { target: { value: "13" } });
  expect(told(container)).toMatch(/^You said UNO!/);
  await fireEvent.click(screen.getByRole("button", { name: /^3 You played a green 5\./ }));
  expect(told(container)).toMatch(/^You played a green 5\./);
});

test("playback runs until the end, or until it is paused", async () => {
  const { container } = await replay("two-rounds", "step=31&viewer=ana");
  vi.useFakeTimers();
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await vi.advanceTimersByTimeAsync(1500);
  expect(textOf(container.querySelector(".where"))).toBe("32 / 33");
  await vi.advanceTimersByTimeAsync(5000);
  expect(textOf(container.querySelector(".where"))).toBe("33 / 33");
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  vi.useRealTimers();
});

test("the address follows the step and the viewer", async () => {
  const copied = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: copied } });
  await replay("two-rounds", "step=5&viewer=ana");
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  await vi.waitFor(() => expect(location.search).toBe("?step=6&viewer=ana"));
  await fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(copied).toHaveBeenCalledWith(location.href);
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
});

test("without a viewer all hands are open", async () => {
  const { container } = await replay("flip", "step=1");
  const hands = [...container.querySelectorAll(".hands > li")];
  expect(hands.map((hand) => textOf(hand.querySelector("p")))).toEqual(["Ana 7 cards", "Bo 7 cards"]);
  await vi.waitFor(() => {
    const names = within(hands[0] as HTMLElement).getAllByRole("img");
    expect(names.every((card) => card.getAttribute("alt") !== "card")).toBe(true);
  });
});

test("what if: a guest continues from here in the place of a player", async () => {
  me.name = "Robin";
  me.typedName = "Robin";
  const { requests } = await replay("two-rounds", "step=5&viewer=ana");
  await fireEvent.click(screen.getByRole("button", { name: "What if …?" }));
  await fireEvent.click(screen.getByRole("radio", { name: "Bo" }));
  await fireEvent.click(screen.getByRole("button", { name: "Play on as Bo" }));
  await vi.waitFor(() => expect(location.pathname).toBe("/t/new-key"));
  expect(requests.at(-1)).toBe('POST /api/tables/two-rounds/branch {"step":5,"player":"Bo"}');
});

/** The sheet in which the deals are checked, with a server that answers about the record as given. */
async function check(changed: Record<string, unknown> = {}): Promise<HTMLElement> {
  await replay("two-rounds", "step=5&viewer=ana", changed);
  await fireEvent.click(screen.getByRole("button", { name: "Check the deals" }));
  const sheet = await screen.findByRole("dialog");
  await vi.waitFor(() => expect(sheet.querySelector("p.right, p.wrong")).toBeTruthy());
  return sheet;
}

const RECORD = "/api/tables/two-rounds/record";
const SECRET = /secret: (\w+)/.exec(answers[RECORD])?.[1] ?? "";
const COMMITMENTS = [...answers[RECORD].matchAll(/commitment: (\w+)/g)].map(([, commitment]) => commitment!);

function lines(sheet: HTMLElement): string[] {
  return [...sheet.querySelectorAll(".proof > ul > li")].map(textOf);
}

test("the page deals every round again, and says what it cannot know", async () => {
  const sheet = await check();
  expect(textOf(sheet.querySelector("p.right"))).toBe("✓ Every deal checks out: 2 rounds.");
  expect([...sheet.querySelectorAll("summary")].map(textOf)).toEqual([
    "Round 1 ✓ the deal checks out",
    "Round 2 ✓ the deal checks out",
  ]);
  expect(within(sheet).getAllByText(/^[0-9a-f]{64}$/)).toHaveLength(4);
  expect(within(sheet).getAllByText("none")).toHaveLength(2);
  expect(sheet.querySelectorAll(".hand")).toHaveLength(4);
  const [secrets, shown, salted, dealt, rest] = lines(sheet);
  expect(secrets).toBe("✓ Every secret is the one that the server had committed itself to. 2/2");
  expect(shown).toMatch(/^– Your browser saw no commitment/);
  expect(salted).toMatch(/^– Your browser sent no salt/);
  expect(dealt).toMatch(/^– Your browser did not see these deals/);
  expect(rest).toMatch(/^– Not checked here: .* The server says that all of it is right\.$/);
});

test("the record is compared with what this browser saw and sent", async () => {
  const hand = answers["/api/tables/two-rounds/replay?viewer=ana&from=1&to=40"].steps[0]!.view.hands.ana as string[];
  localStorage.setItem(
    "sabot-deals",
    JSON.stringify({ "two-rounds": { 1: { commitment: COMMITMENTS[0], player: "ana", hands: { ana: hand, Bo: ["??"] } } } }),
  );
  expect(lines(await check()).slice(1, 4)).toEqual([
    "✓ The server had shown you these commitments before the deals. 1/2",
    "– Your browser sent no salt for these deals.",
    "✓ The cards that you were shown are the cards that were dealt. 1/2",
  ]);
  cleanup();
  const other = { commitment: COMMITMENTS[1], player: "ana", salt: "pepper", hands: { ana: ["R1", ...hand.slice(1)] } };
  localStorage.setItem("sabot-deals", JSON.stringify({ "two-rounds": { 1: other } }));
  const sheet = await check();
  expect(textOf(sheet.querySelector("p.wrong"))).toBe("✗ This match does not check out.");
  expect(lines(sheet).slice(1, 4)).toEqual([
    "✗ Round 1: the server had shown you a different commitment before the deal.",
    "✗ Round 1: the salt that your browser sent is not the one in the deal.",
    "✗ Round 1: the cards that you were shown are not the cards that were dealt.",
  ]);
});

test("a record with another secret is wrong, whatever the server says", async () => {
  const sheet = await check({ [RECORD]: answers[RECORD].replace(SECRET, SECRET.replaceAll("a", "b")) });
  expect(textOf(sheet.querySelector("p.wrong"))).toBe("✗ This match does not check out.");
  expect(lines(sheet)[0]).toMatch(/^✗ Round 1: the secret is not the one/);
});

test("what the server finds wrong is not hidden", async () => {
  const path = "/api/tables/two-rounds/verification";
  const fault = { place: "line 12", message: "the points differ" };
  const sheet = await check({ [path]: { ...answers[path], ok: false, fault } });
  expect(textOf(sheet.querySelector("p.wrong"))).toBe("✗ This match does not check out.");
  expect(lines(sheet)[4]).toMatch(/The server itself says that something is wrong: line 12 the points differ$/);
});

test("a replay that cannot be loaded says why", async () => {
  serve({});
  route.go("/r/nothing");
  render(Replay, { key: "nothing" });
  expect(await screen.findByText("There is nothing here.")).toBeTruthy();
});
