import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { setHidden } from "../../src/lib/guest/hidden.svelte";
import { me } from "../../src/lib/guest/me.svelte";
import type { ChatShown, Shown } from "../../src/lib/server/protocol";
import { Connection } from "../../src/lib/server/socket";
import { TableConnection } from "../../src/lib/server/tableConnection.svelte";
import Chat from "../../src/table/parts/Chat.svelte";
import { Sight } from "../../src/table/sight.svelte";
import { FakeServer } from "../lib/server";
import { FakeSocket, shown } from "../lib/sockets";

let table: TableConnection;

function said(number: number, name: string, text: string, author = `tag of ${name}`): ChatShown {
  return { number, name, text, phrase: "", mine: name === "ana", reports: 0, fined: false, author };
}

/** Show a chat. */
function enter(part: Partial<Shown>): void {
  new FakeServer({ "GET /api/phrases": { phrases: [] } });
  table = new TableConnection("key", new Connection("ws://test/socket"));
  FakeSocket.last.welcome();
  FakeSocket.last.deliver({ snapshot: shown({ muted: [], ...part }) });
  render(Chat, { sight: new Sight(table) });
}

/** The lines that are shown. */
function lines(): string[] {
  const items = screen.queryAllByRole("listitem");
  return items.map((item) => (item.textContent ?? "").split("⋯")[0]?.replace(/\s+/g, " ").trim() ?? "");
}

/** Press a button in the menu of a line. */
async function press(text: string, button: string): Promise<void> {
  const line = screen.getAllByRole("listitem").find((item) => item.textContent?.includes(text));
  if (!line) throw new Error(`nobody said ${text}`);
  await fireEvent.click(within(line).getByText(button));
}

/** What was sent last, without its id. */
function last(): object {
  const { id: _, table: __, ...request } = FakeSocket.last.sent.at(-1) ?? { table: "" };
  return request;
}

beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
  me.name = "ana";
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  for (const name of ["bo", "cy"]) setHidden(`tag of ${name}`, false);
  table.close();
  cleanup();
  vi.unstubAllGlobals();
});

test("a new line is shown without a new version of the table", () => {
  enter({ chat: [said(3, "bo", "hi")] });
  FakeSocket.last.deliver({ said: { table: "key", lines: [said(1_000_000_001, "cy", "hello")] } });
  FakeSocket.last.deliver({ said: { table: "another", lines: [said(1_000_000_002, "cy", "elsewhere")] } });
  flushSync();
  expect(lines()).toEqual(["Bo hi", "Cy hello"]);
  expect(table.shown?.version).toBe(5);
});

test("the lines of a hidden author stay hidden under every name, until they are shown again", async () => {
  enter({ chat: [said(3, "bo", "spam"), said(4, "cy", "hello")] });
  await press("spam", "Hide");
  FakeSocket.last.deliver({ said: { table: "key", lines: [said(5, "Bob", "more spam", "tag of bo")] } });
  flushSync();
  expect(lines()).toEqual(["Cy hello"]);
  expect(JSON.parse(localStorage.getItem("sabot-hidden") ?? "")).toEqual(["tag of bo"]);
  await fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(lines()).toEqual(["Bo spam", "Cy hello", "Bob more spam"]);
});

test("a line is reported to the operator once", async () => {
  enter({ chat: [said(3, "bo", "an insult"), said(4, "ana", "stop")] });
  expect(screen.getAllByText("⋯")).toHaveLength(1);
  await press("an insult", "Report abuse");
  expect(last()).toEqual({ abuse: 3 });
  FakeSocket.last.deliver({ done: { id: FakeSocket.last.sent.at(-1)?.id ?? null, version: 5 } });
  expect(await screen.findByText("Reported. The operator of this server will see it.")).toBeTruthy();
  expect(screen.queryByText("Report abuse")).toBeNull();
});

test("a report that is refused can be repeated", async () => {
  enter({ chat: [said(3, "bo", "an insult")] });
  await press("an insult", "Report abuse");
  const id = FakeSocket.last.sent.at(-1)?.id ?? "";
  FakeSocket.last.deliver({ refused: { code: "abuse/too-fast", rule: "", message: "Slow down.", id, table: "key" } });
  await vi.waitFor(() => expect(table.refused?.code).toBe("abuse/too-fast"));
  expect(screen.getByText("Report abuse")).toBeTruthy();
});

test("the host mutes an author and lets them speak again", async () => {
  enter({ host: true, chat: [said(3, "bo", "spam"), said(4, "bo", "more")] });
  await press("spam", "Mute");
  expect(last()).toEqual({ mute: "tag of bo" });
  FakeSocket.last.deliver({ update: { table: "key", version: 6, at: 0, muted: [{ author: "tag of bo", name: "bo" }] } });
  flushSync();
  expect(screen.queryByText("Mute")).toBeNull();
  expect(screen.getByText(/Muted by the host: Bo/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Unmute" }));
  expect(last()).toEqual({ unmute: "tag of bo" });
});

test("others cannot mute", () => {
  enter({ host: false, chat: [said(3, "bo", "spam")], muted: [{ author: "tag of bo", name: "bo" }] });
  expect(screen.queryByText("Mute")).toBeNull();
  expect(screen.queryByText("Unmute")).toBeNull();
});

test("everything about a line can be reached by keyboard", () => {
  enter({ host: true, chat: [said(3, "bo", "spam")] });
  const more = screen.getByLabelText("More options for Bo’s message");
  expect(more.tagName).toBe("SUMMARY");
  for (const name of ["Hide", "Mute", "Report abuse"]) expect(screen.getByText(name).tagName).toBe("BUTTON");
});

test("a guest who is banned is told so", () => {
  enter({});
  FakeSocket.last.deliver({ refused: { code: "guest/banned", rule: "", message: "The operator has banned you." } });
  expect(table.gone).toBe("guest/banned");
});
