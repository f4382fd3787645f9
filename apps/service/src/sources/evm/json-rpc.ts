/** Calls a node by JSON-RPC 2.0: many calls per request, with limits on size and time. */

import { pause } from "../../domain/pause.ts";
import type { NodeErrorKind, ObserveNodeCall } from "../node-call.ts";
import { adviceFor } from "../node-setup.ts";
import { RangeSize } from "../range-size.ts";
import { EvmNodeError } from "./node-error.ts";

/** One call. */
export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** The result or error of one call. */
export type RpcResult =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } };

export interface JsonRpcOptions {
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

/** Whether a node reports that the response would be too large. */
function isTooLarge(result: RpcResult): boolean {
  if (!("error" in result)) return false;
  const { code, message } = result.error;
  return code === -32_003 || /(response|batch|body).*(too large|too big|size|limit)/i.test(message);
}

/** Whether a node reports too many requests. */
export function isLimit(value: unknown): boolean {
  if (!isEnvelope(value) || !value.error) return false;
  const { code, message } = value.error;
  return code === -32_005 || /rate limit|limit exceeded|too many requests/i.test(String(message ?? ""));
}

const TIMEOUT = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Bytes read of a response that explains a refusal. */
const MAX_REASON = 4_096;
/** Milliseconds before the second, third and fourth attempt. */
const PAUSES = [200, 1_000, 4_000];
/** Calls per request: what public nodes allow. */
export const MAX_CALLS = 50;

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

interface Envelope {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code?: unknown; readonly message?: unknown } | null;
}

const isEnvelope = (value: unknown): value is Envelope => typeof value === "object" && value !== null;

function readResult(value: unknown, what: string): RpcResult {
  if (isEnvelope(value)) {
    const { error } = value;
    if (error !== undefined && error !== null) {
      const { code, message } = error;
      return {
        error: { code: typeof code === "number" ? code : 0, message: String(message ?? "").slice(0, 200) },
      };
    }
    if ("result" in value) return { result: value.result };
  }
  throw new EvmNodeError(`${what}: the body is no JSON-RPC response`, { unreachable: false });
}

/** The results in the order of the calls, whatever order the node returned them in. */
function inOrder(values: readonly unknown[], count: number, what: string): RpcResult[] {
  const byId = new Map(values.map((value) => [isEnvelope(value) ? value.id : undefined, value]));
  return Array.from({ length: count }, (_, id) => {
    if (!byId.has(id)) {
      throw new EvmNodeError(`${what}: the response to call ${id} of ${count} is missing`, {
        unreachable: false,
      });
    }
    return readResult(byId.get(id), what);
  });
}

const methodsOf = (calls: readonly RpcCall[]): string =>
  [...new Set(calls.map(({ method }) => method))].join(", ");

/** A node's JSON-RPC endpoint. Its URL may contain a key, so it appears in no message. */
export class JsonRpc {
  readonly #options: JsonRpcOptions;
  readonly #url: string;
  readonly #headers: { readonly [name: string]: string };
  /** Whether the node accepts batches, as far as is known. */
  #batches = true;
  /** Calls per request, by method: traces are larger than blocks. */
  readonly #sizes = new Map<string, RangeSize>();

  constructor(options: JsonRpcOptions) {
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
   * Sends calls; the results are in their order.
   *
   * @throws EvmNodeError when the node cannot be reached or a call's result is missing; an error of a single call is
   *   that call's result
   */
  async ask(calls: readonly RpcCall[], timeoutMs?: number): Promise<RpcResult[]> {
    const results: RpcResult[] = [];
    const size = this.#sizeOf(calls);
    while (results.length < calls.length) {
      const some = calls.slice(results.length, results.length + size.value);
      results.push(...(await this.#some(some, timeoutMs)));
    }
    return results;
  }

  #sizeOf(calls: readonly RpcCall[]): RangeSize {
    const what = methodsOf(calls);
    const size = this.#sizes.get(what) ?? new RangeSize(MAX_CALLS);
    this.#sizes.set(what, size);
    return size;
  }

  /**
   * Sends one call.
   *
   * @throws EvmNodeError also when the result is an error
   */
  async one(method: string, params: readonly unknown[]): Promise<unknown> {
    const [result] = await this.ask([{ method, params }]);
    return resultOf(result, method);
  }

  async #some(calls: readonly RpcCall[], timeoutMs: number | undefined): Promise<RpcResult[]> {
    if (calls.length === 1 || !this.#batches) return this.#singly(calls, timeoutMs);
    const what = methodsOf(calls);
    const body = calls.map((call, id) => ({ jsonrpc: "2.0", id, ...call }));
    let values: unknown;
    try {
      values = await this.#post(body, what, timeoutMs);
    } catch (error) {
      // A caller with its own time limit handles the timeout itself.
      const smaller =
        error instanceof TooLargeError || (error instanceof SlowError && timeoutMs === undefined);
      if (!smaller) throw error;
      return this.#halves(calls, timeoutMs);
    }
    if (Array.isArray(values)) {
      const results = inOrder(values, calls.length, what);
      if (results.some(isTooLarge)) return this.#halves(calls, timeoutMs);
      this.#sizeOf(calls).succeed(calls.length);
      return results;
    }
    if (isLimit(values)) {
      throw new EvmNodeError(`${what}: the node is asked too often`, { unreachable: true });
    }
    // One error for the whole batch: if the calls succeed one by one, this node does not accept batches.
    const results = await this.#singly(calls, timeoutMs);
    this.#batches = false;
    return results;
  }

  async #halves(calls: readonly RpcCall[], timeoutMs: number | undefined): Promise<RpcResult[]> {
    this.#sizeOf(calls).shrink(calls.length);
    const half = calls.length >> 1;
    return [
      ...(await this.#some(calls.slice(0, half), timeoutMs)),
      ...(await this.#some(calls.slice(half), timeoutMs)),
    ];
  }

  async #singly(calls: readonly RpcCall[], timeoutMs: number | undefined): Promise<RpcResult[]> {
    const results: RpcResult[] = [];
    for (const call of calls) {
      const value = await this.#post({ jsonrpc: "2.0", id: 0, ...call }, call.method, timeoutMs);
      results.push(readResult(value, call.method));
    }
    return results;
  }

  async #post(body: unknown, what: string, timeoutMs: number | undefined): Promise<unknown> {
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
      return await this.#send(body, what, timeoutMs);
    } catch (caught) {
      error = caught instanceof EvmNodeError ? caught.kind : "invalid";
      throw caught;
    } finally {
      // One that this process ended itself is no failure of the node.
      if (!signal.aborted) observe?.({ method: what, durationMs: performance.now() - began, error });
    }
  }

  async #send(body: unknown, what: string, timeoutMs: number | undefined): Promise<unknown> {
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

/** @throws EvmNodeError when the result is an error */
export function resultOf(result: RpcResult | undefined, method: string): unknown {
  if (result && "result" in result) return result.result;
  const { code, message } = result?.error ?? { code: 0, message: "no response" };
  throw new EvmNodeError(`${method}: the node responds with error ${code}: ${message}`, {
    unreachable: false,
  });
}

/** Whether the error means that the node lacks the method. */
export function isUnknownMethod(result: RpcResult): boolean {
  if (!("error" in result)) return false;
  const { code, message } = result.error;
  return code === -32_601 || /method .*(not found|not available|does not exist|not supported)/i.test(message);
}
