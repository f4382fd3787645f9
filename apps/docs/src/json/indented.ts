/** Lays out JSON text over lines without reading a number, so that no digit is lost. */

/** A piece of JSON text: a string, a sign, or a number or word. */
export const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^{}[\],:"\s]+/g;

/** The tokens of a JSON text, a field or item on each line. */
export function indented(text: string): string {
  let depth = 0;
  let out = "";
  let before = "";
  const line = () => `\n${"  ".repeat(depth)}`;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "}" || token === "]") {
      depth -= 1;
      out += before === "{" || before === "[" ? token : line() + token;
    } else {
      out += before === "{" || before === "[" || before === "," ? line() + token : token;
      if (token === ":") out += " ";
      if (token === "{" || token === "[") depth += 1;
    }
    before = token;
  }
  return out;
}
