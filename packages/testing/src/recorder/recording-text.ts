/** Text form of a recording: readable JSON in a fixed order, with exact integers. */
import { parseJson, printJson } from "@primary-network/core";
import type { Exchange } from "./exchange.ts";

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^{}[\],:"\s]+/g;

/** Formats JSON text over lines, without parsing numbers. */
function indented(text: string): string {
  let depth = 0;
  let out = "";
  let before = "";
  const line = () => `\n${"  ".repeat(depth)}`;
  for (const [token] of text.matchAll(TOKEN)) {
    const isEnd = token === "}" || token === "]";
    if (isEnd) depth -= 1;
    const isFirst = before === "{" || before === "[";
    out += (isEnd ? !isFirst : isFirst || before === ",") ? line() + token : token;
    if (token === ":") out += " ";
    if (token === "{" || token === "[") depth += 1;
    before = token;
  }
  return out;
}

/** Version of this form. */
const VERSION = 1;

/** Prints exchanges sorted by request. Equal requests keep their order. */
export function printRecording(exchanges: readonly Exchange[]): string {
  const keyed = exchanges.map((exchange) => {
    const { url, method, body, text } = exchange.request;
    return { exchange, key: `${url} ${method} ${printJson(body ?? text ?? null)}` };
  });
  // Sorts by code units, so that the order is the same on every machine. sort() keeps the order of equal
  // items.
  keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return `${indented(printJson({ recording: VERSION, exchanges: keyed.map(({ exchange }) => exchange) }))}\n`;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Returns true if a part of a recording is an exchange. */
function isExchange(value: unknown): value is Exchange {
  const { request, response } = Object(value);
  const { method, url } = Object(request);
  const { status, headers } = Object(response);
  const hasHeaders = typeof headers === "object" && headers !== null && Object.values(headers).every(isText);
  return isText(method) && URL.canParse(String(url)) && Number.isInteger(status) && hasHeaders;
}

/**
 * Parses the exchanges of a recording.
 *
 * @throws SyntaxError if the text is not a recording of this version
 */
export function parseRecording(text: string): readonly Exchange[] {
  const { recording, exchanges } = Object(parseJson(text));
  if (recording !== VERSION) throw new SyntaxError(`is not a recording of version ${VERSION}`);
  if (!Array.isArray(exchanges) || !exchanges.every(isExchange))
    throw new SyntaxError("has an exchange without a request or a response");
  return exchanges;
}
