/** Sends the call of a form to the server that its reader chose. */
import { type Call, FieldError, type Outgoing } from "./call.ts";
import { callPage } from "./page-network.ts";
import { publicServerOf } from "./public-servers.ts";
import { clientOf, toPublic } from "./server-choice.ts";

/** Milliseconds after which a response is no longer waited for. */
const PATIENCE = 30_000;
/** The same of a network in the page, whose files may have to be loaded first. */
const PATIENCE_OF_PAGE = 180_000;

/** A response and its text. */
export interface Sent {
  readonly response: Pick<Response, "status" | "statusText" | "ok">;
  readonly text: string;
}

/** The network in the page has no response, for a reason that it gives. */
class NoResponseError extends TypeError {
  override readonly name = "NoResponseError";
}

/**
 * Sends a call.
 *
 * @throws TypeError when there is no response that this page may read; TimeoutError after too long
 */
export async function send(call: Call, outgoing: Outgoing, element: HTMLElement): Promise<Sent> {
  const { server } = element.dataset;
  if (server === "page") return inPage(call, outgoing, element);
  const deployment = server === "public" ? publicServerOf(clientOf(element)) : undefined;
  const { url, ...init } = deployment ? toPublic(outgoing, deployment) : outgoing;
  return read(await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) }));
}

async function inPage(call: Call, outgoing: Outgoing, element: HTMLElement): Promise<Sent> {
  try {
    return await read(await callPage(call, outgoing, element, AbortSignal.timeout(PATIENCE_OF_PAGE)));
  } catch (error) {
    throw error instanceof TypeError ? new NoResponseError(`No response: ${error.message}`) : error;
  }
}

const read = async (response: Response): Promise<Sent> => ({ response, text: await response.text() });

/** Reason for the reader why a call has no response. */
export function reasonOf(error: unknown): string {
  if (error instanceof FieldError || error instanceof NoResponseError) return error.message;
  if (error instanceof DOMException && error.name === "TimeoutError")
    return "No response within the time limit";
  return "No response: no service runs at this address, or it does not allow calls from this page";
}
