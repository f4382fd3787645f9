/** Calls methods of a node over HTTP for their results. */
import { parseJson } from "@primary-network/core";

/** A node. */
export interface NodeOptions {
  /** Base URL, such as `http://127.0.0.1:9650`. */
  readonly baseUrl: string;
  /** Replaces the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Sent with every request. */
  readonly headers?: { readonly [name: string]: string };
}

// biome-ignore lint/suspicious/noExplicitAny: any JSON of a node; its readers look into it field by field
export type Said = any;

/** Thrown when a node responds to a call with an error. */
export class NodeError extends Error {
  /** Name of the class. */
  override readonly name = "NodeError";
  /** Code of JSON-RPC; undefined when the response is no JSON-RPC. */
  readonly code: number | undefined;

  constructor(message: string, code?: number) {
    super(message);
    this.code = code;
  }
}

/** Calls a method. The path is the node's, or the whole URL of another server. */
export type Call = (path: string, method: string, params?: unknown) => Promise<Said>;

const TIMEOUT_MS = 60_000;
const ATTEMPTS = 5;
/** Pause after the first failure; each later one is twice as long. */
const PAUSE_MS = 500;

/** A node that is overloaded, or a proxy that misses it. */
const isPassing = (status: number): boolean => status === 429 || status >= 502;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** All calls are reads, so a failure of the connection is retried, up to four times. */
export function callsTo({ baseUrl, fetch = globalThis.fetch, headers }: NodeOptions): Call {
  let lastId = 0;
  const send = async (url: string, body: string): Promise<{ status: number; text: string }> => {
    const response = await fetch(
      new Request(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    return { status: response.status, text: await response.text() };
  };
  return async (path, method, params = {}) => {
    const url = /^https?:/.test(path) ? path : baseUrl.replace(/\/+$/, "") + path;
    const body = JSON.stringify({ jsonrpc: "2.0", id: ++lastId, method, params });
    for (let attempt = 1; ; attempt++) {
      const last = attempt === ATTEMPTS;
      try {
        const { status, text } = await send(url, body);
        if (!isPassing(status)) return resultOf(method, status, text);
        if (last) throw new NodeError(`${method}: status ${status}`);
      } catch (error) {
        if (error instanceof NodeError) throw error;
        if (last) throw new NodeError(`${method}: no response of ${baseUrl}: ${reasonOf(error)}`);
      }
      await pause(PAUSE_MS * 2 ** (attempt - 1));
    }
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function resultOf(method: string, status: number, text: string): Said {
  let said: Said;
  try {
    said = parseJson(text);
  } catch {
    throw new NodeError(`${method}: status ${status}: ${text.slice(0, 200)}`);
  }
  if (said?.error != null) throw new NodeError(`${method}: ${said.error.message}`, said.error.code);
  if (said === null || typeof said !== "object" || !("result" in said))
    throw new NodeError(`${method}: status ${status}: ${text.slice(0, 200)}`);
  return said.result;
}

/** The method, or its whole interface, is switched off at this node. */
export const isOff = (error: unknown): error is NodeError =>
  error instanceof NodeError &&
  (error.code === -32_601 || /status 404|does not exist|not available|not found$/i.test(error.message));

/** A result, or undefined with a note where the node has the method switched off. */
export async function unlessOff<Result>(
  read: () => Promise<Result>,
  whenOff: (reason: string) => void,
): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isOff(error)) throw error;
    whenOff(`the node refuses: ${error.message}`);
    return undefined;
  }
}
