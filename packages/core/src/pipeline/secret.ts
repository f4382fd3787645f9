/** Keeps the API key out of texts that may be shown. */
import type { Call } from "./call.ts";

/**
 * Removes the attempt's key from a text that may be shown, in plain form and as servers and proxies repeat
 * it: escaped for URLs (even twice), JSON or HTML. Each character is matched by itself, because encoders
 * differ in the characters that they escape. Ignores letter case.
 */
export function scrub(call: Call, text: string): string {
  if (!call.key) return text;
  const forms = [...call.key].map((character) => {
    const code = character.charCodeAt(0); // printable ASCII, see isHeaderValue
    const hex = code.toString(16);
    return `(?:\\\\?\\x${hex}|%(?:25)*${hex}|\\\\u00${hex}|&#(?:0*${code}|x0*${hex});)`;
  });
  return text.replace(new RegExp(forms.join(""), "gi"), "[key]");
}
