import type { Kind } from "./news";

const ICON = "/icon-192.png";
const BUZZ = [120, 60, 120];

/** Whether this browser has notifications here. Over plain http it has none, except on the machine of the server. */
export function canNotify(): boolean {
  return globalThis.isSecureContext && "Notification" in globalThis;
}

/** Whether the guest has allowed notifications. */
export function mayNotify(): boolean {
  return canNotify() && Notification.permission === "granted";
}

/** Ask the browser for permission, as the guest has just asked for notifications; whether it is given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export interface Notice {
  readonly kind: Kind;
  readonly title: string;
  readonly body: string;
  /** The page that it leads to. */
  readonly path: string;
}

/** Show a notification. It replaces an older one of the same kind about the same page. */
export async function notify({ kind, title, body, path }: Notice): Promise<void> {
  if (!mayNotify()) return;
  const options = { body, tag: tagOf(path, kind), icon: ICON, data: { path } };
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) await registration.showNotification(title, { ...options, ...alarm(kind) });
    else new Notification(title, options).onclick = () => focus();
  } catch {
    // Phones have notifications through a worker only.
  }
}

/** Remove the notifications about a page: the guest is looking at it. */
export async function clearNotices(path: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    for (const notice of shown) if (notice.tag.startsWith(`${path} `)) notice.close();
  } catch {
    // This browser has none.
  }
}

function tagOf(path: string, kind: Kind): string {
  return `${path} ${kind}`;
}

/** Only a turn is felt, and again each time. Browsers know these options, but not the types. */
function alarm(kind: Kind): object {
  return kind === "turn" ? { vibrate: BUZZ, renotify: true } : { silent: true };
}
