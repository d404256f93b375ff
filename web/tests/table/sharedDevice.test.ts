import { cleanup, fireEvent } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import type { DeviceShown, MatchShown, Shown, View } from "../../src/lib/server/protocol";
import { moment, Scene } from "./scenes";

afterEach(cleanup);

const { shown } = moment("deluxe", "turn");

/** What the server sends with the curtain down: what a spectator sees, and what the people on the device may do. */
function curtained(device: Partial<DeviceShown> = {}): Shown {
  const view = { ...(shown.view as View), viewer: null, hands: { ana: ["??"], bo: ["??"], cy: ["??"] } };
  return { ...shown, you: null, legal: [], view, device: { seats: [0, 1], asked: [0], calls: [], ...device } };
}

function scene(device: Partial<DeviceShown> = {}, part: Partial<Shown> = {}): Scene {
  return new Scene({ name: "one device", shown: { ...curtained(device), ...part } });
}

test("the curtain says to whom the device is handed, and shows no hand", async () => {
  const page = scene();
  expect(page.page.getByRole("region", { name: "All cards are hidden" })).toBeTruthy();
  expect(page.page.getByRole("heading", { name: "Hand the device to Ana" })).toBeTruthy();
  expect(page.hand).toEqual([]);
  await fireEvent.click(page.page.getByRole("button", { name: "I’m Ana. Show my cards" }));
  expect(page.sent).toEqual([expect.objectContaining({ watch: 0, seat: 0 })]);
  expect(page.hand).toEqual([]); // until the server has sent it
});

test("who looks sees the own hand, and hides it", async () => {
  const page = scene();
  page.table.look(0);
  page.table.received({ snapshot: { ...shown, you: 0, device: { seats: [0, 1], asked: [0], calls: [] } } });
  flushSync();
  expect(page.hand.length).toBeGreaterThan(0);
  page.sent.length = 0;
  await fireEvent.click(page.page.getByRole("button", { name: "Ana: hide my cards" }));
  expect(page.sent).toHaveLength(1);
  expect(page.sent[0]).not.toHaveProperty("seat");
  flushSync();
  expect(page.hand).toEqual([]);
});

test("others on the device may look at any time, unless they are out of the match", async () => {
  const page = scene({ seats: [0, 1, 2], asked: [0] }, { match: { ...(shown.match as MatchShown), playing: ["ana", "bo"] } });
  expect(page.page.queryByRole("button", { name: "Cy: look at my cards" })).toBeNull();
  await fireEvent.click(page.page.getByRole("button", { name: "Bo: look at my cards" }));
  expect(page.sent).toEqual([expect.objectContaining({ watch: 0, seat: 1 })]);
});

test("several who are asked at once have a button each; with nobody asked, it says who is awaited", () => {
  const both = scene({ asked: [0, 1] });
  expect(both.page.getByRole("heading", { name: "Hand the device to Ana, Bo" })).toBeTruthy();
  expect(both.page.getAllByRole("button", { name: /Show my cards/ })).toHaveLength(2);
  cleanup();
  const none = scene({ asked: [] });
  expect(none.page.queryByRole("heading", { name: /Hand the device to/ })).toBeNull();
  expect(none.texts(".curtain p")[0]).toMatch(/Ana/);
});

test("a call has a button with a name, and is made for that seat", async () => {
  const page = scene({ calls: [{ seat: 1, action: "uno" }, { seat: 0, action: "catch cy" }] });
  await fireEvent.click(page.page.getByRole("button", { name: /^Bo: UNO/ }));
  await fireEvent.click(page.page.getByRole("button", { name: /^Ana: .*Cy/ }));
  expect(page.sent).toEqual([
    expect.objectContaining({ act: "uno", seat: 1 }),
    expect.objectContaining({ act: "catch cy", seat: 0 }),
  ]);
});
