/** Posts JSON to a node over HTTP, with limits on size, time and attempts. */

import { pause } from "../../domain/pause.ts";
import type { NodeErrorKind, ObserveNodeCall } from "../node-call.ts";
import { adviceFor } from "../node-setup.ts";
import { EvmNodeError } from "./node-error.ts";

export interface JsonPostOptions {
  readonly url: string;
  /** Replaces the global fetch. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Aborts running calls and all later ones. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that a request may take. Default 30000. */
  readonly timeoutMs?: number | undefined;
  /** Largest response in bytes. Default 64 MiB. */
  readonly maxBytes?: number | undefined;
  /** Display name of the chain. Default: `chain`. */
  readonly title?: string | undefined;
  /** Called after each request. */
  readonly observe?: ObserveNodeCall | undefined;
  /** Waits between attempts; replaced by tests. */
  readonly pause?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** Thrown when a response is larger than allowed: fewer calls may fit. */
export class TooLargeError extends EvmNodeError {}

/** Thrown when no response came in time: fewer calls may succeed. */
export class SlowError extends EvmNodeError {}

const TIMEOUT = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Bytes read of a response that explains a refusal. */
const MAX_REASON = 4_096;
/** Milliseconds before the second, third and fourth attempt. */
const PAUSES = [200, 1_000, 4_000];
const never = new AbortController().signal;

/**
 * A time limit that does not depend on the request: in Node 20 an `AbortSignal.timeout` inside `AbortSignal.any` may be
 * garbage-collected before it fires, and a custom fetch may ignore its signal.
 */
function timeLimit(ms: number, outer: AbortSignal) {
  const controller = new AbortController();
  let stop: (reason: unknown) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  stopped.catch(() => {}); // reported by the promise it races with
  const timer = setTimeout(() => {
    controller.abort(new DOMException("the time limit is over", "TimeoutError"));
    stop(controller.signal.reason);
  }, ms);
  return {
    signal: AbortSignal.any([outer, controller.signal]),
    isOver: () => controller.signal.aborted,
    within: <T>(work: Promise<T>): Promise<T> => Promise.race([work, stopped]),
    end: () => clearTimeout(timer),
  };
}

/** The body, unless it grows beyond the limit. */
async function readBody(response: Response, maxBytes: number, what: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  // Leaving the loop by an error cancels the stream.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new TooLargeError(`${what}: the response is larger than ${maxBytes} bytes`, {
        unreachable: false,
      });
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Posts JSON to a node's endpoint. Its URL may contain a key, so it appears in no message. */
export class JsonPost {
  readonly #options: JsonPostOptions;
  readonly #url: string;
  readonly #headers: { readonly [name: string]: string };

  constructor(options: JsonPostOptions) {
    this.#options = options;
    const url = new URL(options.url);
    const { username, password } = url;
    url.username = "";
    url.password = "";
    this.#url = url.href;
    // Requests take no user name and password in their URL.
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    this.#headers = {
      "content-type": "application/json",
      ...(credentials !== ":" && { authorization: `Basic ${btoa(credentials)}` }),
    };
  }

  /**
   * Sends a body, again after a pause when the node was away.
   *
   * @param what name of the request in messages
   * @param timeoutMs of a caller that sends no second one
   * @returns the JSON of the response
   * @throws EvmNodeError when there is none
   */
  async send(body: unknown, what: string, timeoutMs: number | undefined): Promise<unknown> {
    const { signal = never, pause: wait = pause } = this.#options;
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#attempt(body, what, timeoutMs);
      } catch (error) {
        const ms = PAUSES[attempt];
        const slow = error instanceof SlowError && Array.isArray(body); // sent again in halves
        const again = error instanceof EvmNodeError && error.unreachable && timeoutMs === undefined && !slow;
        if (!again || ms === undefined || signal.aborted) throw error;
        await wait(ms, signal);
      }
    }
  }

  async #attempt(body: unknown, what: string, timeoutMs: number | undefined): Promise<unknown> {
    const { observe, signal = never } = this.#options;
    const began = performance.now();
    let error: NodeErrorKind | undefined;
    try {
      return await this.#once(body, what, timeoutMs);
    } catch (caught) {
      error = caught instanceof EvmNodeError ? caught.kind : "invalid";
      throw caught;
    } finally {
      // One that this process ended itself is no failure of the node.
      if (!signal.aborted) observe?.({ method: what, durationMs: performance.now() - began, error });
    }
  }

  async #once(body: unknown, what: string, timeoutMs: number | undefined): Promise<unknown> {
    const { fetch: send = fetch, signal = never, maxBytes = MAX_BYTES } = this.#options;
    const limit = timeLimit(timeoutMs ?? this.#options.timeoutMs ?? TIMEOUT, signal);
    const away = (reason: string, kind: NodeErrorKind, cause?: unknown) =>
      new EvmNodeError(`${what}: ${reason}`, { unreachable: true, kind, cause });
    let text: string;
    let status: number;
    try {
      const request = new Request(this.#url, {
        method: "POST",
        headers: this.#headers,
        body: JSON.stringify(body),
        signal: limit.signal,
      });
      const response = await limit.within(send(request));
      if (response.status === 429 || response.status >= 500) {
        // The reason is at the beginning; the rest is not read.
        const why = await limit.within(readBody(response, MAX_REASON, what)).catch(() => "");
        const reason = this.#reason(`the node responds with status ${response.status}`, response.status, why);
        throw away(reason, "status");
      }
      if (response.status === 413) {
        await response.body?.cancel();
        throw new TooLargeError(`${what}: the node responds with status 413`, { unreachable: false });
      }
      ({ status } = response);
      text = await limit.within(readBody(response, maxBytes, what));
    } catch (error) {
      if (error instanceof EvmNodeError) throw error;
      if (limit.isOver())
        throw new SlowError(`${what}: the node did not respond in time`, {
          unreachable: true,
          kind: "timeout",
        });
      throw away("the node cannot be reached", "unreachable", error);
    } finally {
      limit.end();
    }
    try {
      return JSON.parse(text);
    } catch {
      const problem = status < 400 ? "is not JSON" : `has status ${status} and is not JSON`;
      const reason = this.#reason(`the response ${problem}`, status, text);
      throw new EvmNodeError(`${what}: ${reason}`, { unreachable: false });
    }
  }

  /** The error, with the node's setting that causes it if the response shows that. */
  #reason(what: string, status: number, body: string): string {
    const advice = adviceFor({ status, text: body }, this.#options.title ?? "chain");
    return advice === undefined ? what : `${what}: ${advice}`;
  }
}
