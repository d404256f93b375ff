import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import MyData from "../../src/home/MyData.svelte";
import { me } from "../../src/lib/guest/me.svelte";
import { FakeServer, refusal } from "../lib/server";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The part of the page for a guest of this name. */
function open(name: string, answers: Record<string, unknown> = {}): FakeServer {
  const server = new FakeServer(answers);
  me.name = name;
  render(MyData);
  return server;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const confirm = (name: string) =>
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));

test("a guest without a name has nothing to leave behind", () => {
  open("");
  expect(screen.queryByRole("heading")).toBeNull();
});

test("the data can be downloaded", () => {
  open("Ana");
  expect(screen.getByRole("link", { name: "Download" }).getAttribute("href")).toBe("/api/me/data");
});

test.each([
  ["Sign out on every device", "POST", "/api/me/leave"],
  ["Delete everything", "DELETE", "/api/me/data"],
])("%s: only after a confirmation", async (name, method, path) => {
  const server = open("Ana", { [`${method} ${path}`]: { name: "", lang: "en" } });
  await press(name);
  expect(screen.getByRole("dialog").textContent).toContain("This cannot be undone.");
  expect(server.changes).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await press(name);
  await confirm(name);
  expect((await screen.findByRole("status")).textContent).toBe("Done. You are a new guest now.");
  expect(server.changes).toEqual([{ method, path, body: undefined }]);
  expect(me.name).toBe("");
  expect(me.typedName).not.toBe("");
});

test("an error is shown, and the guest stays", async () => {
  open("Ana", { "POST /api/me/leave": refusal("Slower, please.") });
  await press("Sign out on every device");
  await confirm("Sign out on every device");
  expect(await screen.findByText("Slower, please.")).toBeTruthy();
  expect(me.name).toBe("Ana");
});
