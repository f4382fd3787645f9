/** Keeps the API key out of everything that may be shown. */
import type { Call } from "./call.ts";

/**
 * Strikes the attempt's key out of a text that may be shown, as it is and as servers and proxies repeat it: escaped for
 * URLs (also twice), JSON or HTML, each character by itself, since encoders differ in which ones they escape. Upper and lower case are not distinguished.
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
