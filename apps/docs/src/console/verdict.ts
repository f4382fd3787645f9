/** The summary of a response next to the button. */
import type { Call } from "./call.ts";

/** Summary of a response. */
export interface Verdict {
  readonly text: string;
  readonly isGood: boolean;
}

/**
 * Judges a response. A node reports failures with HTTP 200: those count as failures here too.
 *
 * @param took milliseconds
 */
export function verdictOf(
  kind: Call["kind"],
  { status, statusText, ok }: Pick<Response, "status" | "statusText" | "ok">,
  body: string,
  took: number,
): Verdict {
  const code = kind === "rpc" ? errorCodeOf(body) : undefined;
  // HTTP/2 has no status text.
  const parts = [status, statusText, ...(code === undefined ? [] : [`with error ${code}`]), `in ${took} ms`];
  const summary = parts.filter((word) => word !== "").join(" ");
  return { text: body === "" ? `${summary}, without a body` : summary, isGood: ok && code === undefined };
}

function errorCodeOf(body: string): number | undefined {
  try {
    const { error } = JSON.parse(body);
    return typeof error?.code === "number" ? error.code : undefined;
  } catch {
    return undefined;
  }
}
