import type { OptionShown } from "../lib/server/protocol";
import { say } from "../lib/words.svelte";

/** The value of an option in words. */
export function valueLabel(option: OptionShown, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "page-new-yes" : "page-new-no");
  if (option.kind !== "weights") return option.values.find((known) => known.value === value)?.label ?? String(value);
  const weights = value as Record<string, number>;
  return option.values
    .filter(({ value: name }) => String(name) in weights)
    .map(({ value: name, label }) => `${label} ${weights[String(name)]}`)
    .join(", ");
}
