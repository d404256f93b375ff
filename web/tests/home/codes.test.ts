import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { me } from "../../src/lib/guest/me.svelte";
import { route } from "../../src/lib/page/route.svelte";
import Code from "../../src/pages/Code.svelte";
import Device from "../../src/pages/Device.svelte";
import { FakeServer, refusal } from "../lib/server";
import { FakeSocket } from "../lib/sockets";

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a code leads to its table, and is not left in the history", async () => {
  new FakeServer({ "GET /api/codes/KTRB": { table: "the-key" } });
  route.go("/KTRB");
  const steps = history.length;
  render(Code, { code: "KTRB" });
  await vi.waitFor(() => expect(route.path).toBe("/t/the-key"));
  expect(history.length).toBe(steps);
});

test("a code that leads nowhere gets a sentence and a way on", async () => {
  new FakeServer({ "GET /api/codes/KTRB": refusal("No table is gathering.") });
  render(Code, { code: "KTRB" });
  expect(await screen.findByRole("heading", { name: "No table is gathering." })).toBeTruthy();
  expect(screen.getByLabelText("Link or code of a table")).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/tables", "/"]);
});

test("a guest goes on here by the code in the link, only after a click", async () => {
  const server = new FakeServer({ "POST /api/passes": { name: "Ana", lang: "en" } });
  history.replaceState(null, "", "/device#KTRBMLPW");
  render(Device);
  expect(location.hash).toBe("");
  expect(server.changes).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Continue here" }));
  expect((await screen.findByRole("status")).textContent).toBe("You are now Ana on this device.");
  expect(server.changes).toEqual([{ method: "POST", path: "/api/passes", body: { code: "KTRBMLPW" } }]);
  expect(me.name).toBe("Ana");
});

test("a code that does not work changes nothing", async () => {
  new FakeServer({ "POST /api/passes": refusal("Ask for a new one.") });
  me.name = "Bo";
  history.replaceState(null, "", "/device");
  render(Device);
  expect(screen.getByText(/You will no longer be Bo on this device/)).toBeTruthy();
  await fireEvent.input(screen.getByLabelText("Code from the other device"), { target: { value: "ktrb mlpw" } });
  await fireEvent.click(screen.getByRole("button", { name: "Continue here" }));
  expect(await screen.findByText("Ask for a new one.")).toBeTruthy();
  expect(me.name).toBe("Bo");
});
