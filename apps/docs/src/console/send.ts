/** Sends the call of a form. */
import { type Call, FieldError, type Outgoing } from "./call.ts";

/** Milliseconds after which a response is no longer waited for. */
const PATIENCE = 30_000;

/** A response and its text. */
export interface Sent {
  readonly response: Pick<Response, "status" | "statusText" | "ok">;
  readonly text: string;
}

/**
 * Sends a call.
 *
 * @throws TypeError when there is no response that this page may read; TimeoutError after too long
 */
export async function send(_call: Call, { url, ...init }: Outgoing, _element: HTMLElement): Promise<Sent> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  return { response, text: await response.text() };
}

/** Why a call got no response, for its reader. */
export function reasonOf(error: unknown): string {
  if (error instanceof FieldError) return error.message;
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return `no response within ${PATIENCE / 1000} s`;
  }
  return "no response: no service runs at this address, or it does not allow this page to call it";
}
