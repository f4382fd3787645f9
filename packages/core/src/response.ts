/** The response behind a result: its status, headers, and up to which blocks it is complete. */
import type { ReplyHead } from "./middleware.ts";
import type { Call } from "./pipeline/call.ts";

/** The response that a result was read from. */
export interface ResponseInfo {
  /** HTTP status. */
  readonly status: number;
  /** Headers of the response, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The `x-request-id` header: names the request when you report a problem. Undefined without one. */
  readonly requestId: string | undefined;
  /**
   * Height up to which each chain of the response is indexed, by chain: `{ "p-chain": 251310, "evm-43113": 48600000 }`. Empty
   * where the service does not say.
   */
  readonly indexedHeight: Readonly<Record<string, number>>;
  /**
   * Unix seconds at which the index of each chain last had every block of its node, by chain. A chain whose index never was
   * that far is missing.
   */
  readonly indexedTime: Readonly<Record<string, number>>;
  /** The `etag` header: sent as `if-none-match`, it asks whether the response has changed. Undefined without one. */
  readonly etag: string | undefined;
}

/** A result with the response that it was read from. */
export interface WithResponse<T> {
  /** The result, as the call resolves with it. */
  readonly data: T;
  /** Its response. */
  readonly response: ResponseInfo;
}

/** A promise of a call's result that can also give the response. */
export interface ResultPromise<T> extends Promise<T> {
  /**
   * Resolves with the result and its response, of the same call: nothing is sent again.
   *
   * @example
   * ```ts
   * const { data: block, response } = await data.evm.getBlock({ chainId: "43114", blockId: "latest" }).withResponse();
   * console.log(response.requestId, response.indexedHeight["evm-43114"]);
   * ```
   */
  withResponse(): Promise<WithResponse<T>>;
}

/** Reads what a response says about itself. */
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

/** Numbers by name of a dictionary of RFC 8941, such as `p-chain=251310, c-chain=7`; members of other kinds are left out. */
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

// One function for all results: a function of each would keep its value alive until a major collection (V8 11.3, Node 20).
async function withResponse<T>(this: Called<T>): Promise<WithResponse<T>> {
  const data = await this;
  return { data, response: readResponse(this[CALL]?.reply as ReplyHead) }; // a call that has a value had a response
}

/** Makes a result of a call that runs. */
export function resultOf<T>(call: Call, running: Promise<unknown>): ResultPromise<T> {
  const result = running as Called<T>; // the spec says what the value is; the rest follows
  result[CALL] = call;
  result.withResponse = withResponse;
  return result;
}

/** A call that failed before it could run. */
export function failed<T>(error: unknown): ResultPromise<T> {
  const result = Promise.reject(error) as ResultPromise<T>; // the method follows
  result.withResponse = withResponse;
  return result;
}
