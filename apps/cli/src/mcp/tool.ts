/** What a tool gives an assistant: exact JSON of a bounded size, and errors as the clients give them. */
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { printable } from "@primary-network/devnet/terminal";
import { Exact } from "./exact.ts";

/** Characters of a result; what is longer is cut, and says so. */
const LONGEST = 24_000;

/** JSON in which bigints are exact, and control characters are escaped: an assistant shows it on a terminal. */
const textOf = (value: unknown): string =>
  printable(
    value instanceof Exact
      ? value.text
      : (JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? String(part) : part)) ??
          "null"),
  );

/** A result. */
function resultOf(value: unknown): CallToolResult {
  const text = textOf(value);
  const shown =
    text.length > LONGEST
      ? `${text.slice(0, LONGEST)}\n… cut after ${LONGEST} of ${text.length} characters: request fewer items`
      : text;
  return { content: [{ type: "text", text: shown }] };
}

/** An error's name, its message, and what else says whether to try again. */
function faultOf(error: unknown): CallToolResult {
  const { name, message, statusCode, retryable } = Object(error) as Partial<Record<string, unknown>>;
  const facts = { error: name ?? "Error", message: message ?? String(error), statusCode, retryable };
  return { isError: true, content: [{ type: "text", text: textOf(facts) }] };
}

/** A tool's work, with its results and faults as the protocol has them. */
export const responding =
  <Given>(work: (given: Given) => Promise<unknown>) =>
  async (given: Given): Promise<CallToolResult> => {
    try {
      return resultOf(await work(given));
    } catch (error) {
      return faultOf(error);
    }
  };
