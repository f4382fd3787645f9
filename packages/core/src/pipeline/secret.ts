/** Keeps the API key out of everything that may be shown. */
import type { Call } from "./call.ts";

/** Strikes the attempt's key out of a text that may be shown. */
export function scrub(call: Call, text: string): string {
  return call.key ? text.replaceAll(call.key, "[key]") : text;
}
