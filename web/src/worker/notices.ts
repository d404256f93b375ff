/** Show the table that a notification is about: in the page that has it open, or in a new one. */
export async function openNoticed(clients: Clients, notice: Notification): Promise<void> {
  notice.close();
  const path = String((notice.data as { path?: unknown } | null)?.path ?? "/");
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : clients.openWindow(path));
}
