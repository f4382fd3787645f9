/** The response of a result: its status, its headers, and the blocks that it covers. */
import type { ReplyHead } from "./middleware.ts";
import type { Call } from "./pipeline/call.ts";

/** Response of a result. */
export interface ResponseInfo {
  /** HTTP status. */
  readonly status: number;
  /** Headers of the response, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The `x-request-id` header. Quote it when you report a problem. Undefined without one. */
  readonly requestId: string | undefined;
  /**
   * Indexed height of each chain in the response: `{ "p-chain": 251310, "evm-43113": 48600000 }`. Empty if
   * the service does not send it.
   */
  readonly indexedHeight: Readonly<Record<string, number>>;
  /**
   * Unix time in seconds when the index of each chain last had every block of its node. A chain that has
   * never caught up is missing.
   */
  readonly indexedTime: Readonly<Record<string, number>>;
  /**
   * The `etag` header. Send it as `if-none-match` to ask if the response has changed. Undefined without one.
   */
  readonly etag: string | undefined;
}

/** A result with its response. */
export interface WithResponse<T> {
  /** Result of the call. */
  readonly data: T;
  /** Response of the call. */
  readonly response: ResponseInfo;
}

/** A promise of a result, which can also return the response. */
export interface ResultPromise<T> extends Promise<T> {
  /**
   * Resolves with the result and the response of the same call. Sends nothing again.
   *
   * @example
   * ```ts
   * const { data: block, response } = await data.evm.getBlock({ chainId: "43114", blockId: "latest" }).withResponse();
   * console.log(response.requestId, response.indexedHeight["evm-43114"]);
   * ```
   */
  withResponse(): Promise<WithResponse<T>>;
}

/** Reads the facts that a response states about itself. */
export function readResponse({ status, headers: received }: ReplyHead): ResponseInfo {
  const headers: Record<string, string> = {};
  received.forEach((value, name) => {
    headers[name.toLowerCase()] = value;
  });
  return {
    status,
    headers,
    requestId: headers["x-request-id"],
    indexedHeight: readDictionary(headers["x-indexed-height"]),
    indexedTime: readDictionary(headers["x-indexed-time"]),
    etag: headers.etag,
  };
}

/**
 * Reads the numbers of a dictionary of RFC 8941, such as `p-chain=251310, c-chain=7`. Skips members of other
 * kinds.
 */
function readDictionary(text = ""): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const [, name, value] of text.matchAll(
    /(?:^|,)\s*([a-z*][\w.*-]*)=(-?\d+(?:\.\d+)?)(?=\s*(?:;|,|$))/g,
  ))
    numbers[name as string] = Number(value); // both groups are in every match
  return numbers;
}

const CALL = Symbol("call");

/** A result with its call. */
interface Called<T> extends ResultPromise<T> {
  [CALL]?: Call;
}

// One function for all results. A function per result would keep its value alive until a major collection (V8
// 11.3, Node 20).
async function withResponse<T>(this: Called<T>): Promise<WithResponse<T>> {
  const data = await this;
  return { data, response: readResponse(this[CALL]?.reply as ReplyHead) }; // a call that has a value had a response
}

/** Makes the result of a running call. */
export function resultOf<T>(call: Call, running: Promise<unknown>): ResultPromise<T> {
  const result = running as Called<T>; // the spec defines the value; the rest follows
  result[CALL] = call;
  result.withResponse = withResponse;
  return result;
}

/** Makes the result of a call that failed before it could run. */
export function failed<T>(error: unknown): ResultPromise<T> {
  const result = Promise.reject(error) as ResultPromise<T>; // the method follows
  result.withResponse = withResponse;
  return result;
}
