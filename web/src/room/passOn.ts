import { say } from "../lib/words.svelte";

/** Pass a link on: by the device, or else by the clipboard. Returns what happened, in words. */
export async function passOn(url: string, title: string): Promise<string> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url });
      return "";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return say("page-rules-copied");
  } catch {
    return url; // without https there is no clipboard: the guest copies it by hand
  }
}
