/** Reads ranges of a node's container index and validates them: an impossible response is an error, and is requested again. */

import { decodeHex } from "@primary-network/codec";
import {
  AttemptTimeoutError,
  type CallOptions,
  DeadlineError,
  HttpError,
  type PChainClient,
  ResponseTooLargeError,
  RpcError,
} from "@primary-network/pchain-rpc";
import { NodeResponseError } from "./node-response-error.ts";
import { advised, noIndex } from "./node-setup.ts";
import { RangeSize } from "./range-size.ts";

/** An accepted container: a block in its proposer's container, or a transaction. */
export interface IndexedContainer {
  /** cb58 */
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Unix seconds at which this node accepted it. */
  readonly acceptedAt: number;
}

/** Containers per request: the most that nodes accept. */
const MAX_RANGE = 1_024;
/** Milliseconds that one range may take before a smaller one is requested; includes retries of lost connections. */
const RANGE_TIMEOUT = 20_000;

/** A node's error for an index without containers. */
const isEmpty = (error: unknown): boolean =>
  error instanceof RpcError && /no containers have been accepted/.test(error.message);

/** True when a smaller range might succeed. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof AttemptTimeoutError ||
  error instanceof ResponseTooLargeError ||
  (error instanceof HttpError && error.statusCode === 413) ||
  (error instanceof DeadlineError && (error.cause === undefined || isTooMuch(error.cause)));

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d{1,9}))?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Unix seconds of a time in the index: RFC 3339 with up to nine digits of a second and the node's local offset.
 *
 * @throws NodeResponseError when it is malformed
 */
export function indexTime(text: string): number {
  const fraction = TIME.exec(text)?.[1];
  // Standard dates have three digits of a second at most.
  const ms = TIME.test(text) ? Date.parse(fraction ? text.replace(`.${fraction}`, "") : text) : Number.NaN;
  if (Number.isNaN(ms))
    throw new NodeResponseError(`the index returned the time "${text}", which is not an RFC 3339 time`);
  return ms / 1_000;
}

export class ContainerIndex {
  readonly #index: PChainClient["index"];
  readonly #title: string;
  readonly #call: CallOptions;
  readonly #size = new RangeSize(MAX_RANGE);

  /** @param title display name of the chain */
  constructor(index: PChainClient["index"], title: string, signal?: AbortSignal) {
    this.#index = index;
    this.#title = title;
    this.#call = signal ? { signal } : {};
  }

  /** Number of accepted containers. */
  async count(): Promise<number> {
    const asked = this.#index.getLastAccepted({ encoding: "hex" }, this.#call);
    const last = await this.#advised(asked).catch((error: unknown) => {
      if (isEmpty(error)) return undefined;
      throw error;
    });
    return last === undefined ? 0 : this.#number(last.index) + 1;
  }

  #advised<T>(asked: Promise<T>): Promise<T> {
    return advised(asked, this.#title, noIndex(this.#title));
  }

  #number(index: unknown): number {
    const value = typeof index === "string" && index !== "" ? Number(index) : index;
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
    throw new NodeResponseError(
      `the index of the ${this.#title} returned the position "${index}", which is not a whole number from 0 on`,
    );
  }

  /** Consecutive containers; fewer at the end, or when the node cannot return that many at once. */
  async range(start: number, count: number): Promise<IndexedContainer[]> {
    for (;;) {
      const numToFetch = Math.min(count, this.#size.value);
      try {
        const containers = await this.#ask(start, numToFetch);
        this.#size.succeed(numToFetch);
        return containers;
      } catch (error) {
        if (!isTooMuch(error) || numToFetch === 1) throw error;
        this.#size.shrink(numToFetch);
      }
    }
  }

  async #ask(startIndex: number, numToFetch: number): Promise<IndexedContainer[]> {
    const limits = { ...this.#call, deadlineMs: RANGE_TIMEOUT, attemptTimeoutMs: RANGE_TIMEOUT };
    const params = { startIndex, numToFetch, encoding: "hex" as const };
    const { containers } = await this.#advised(this.#index.getContainerRange(params, limits));
    if (containers.length > numToFetch) {
      throw new NodeResponseError(
        `the index of the ${this.#title} returned ${containers.length} containers instead of ${numToFetch}`,
      );
    }
    const seen = new Set<string>();
    return containers.map(({ id, bytes, index, timestamp }, position) => {
      const found = this.#number(index);
      if (found !== startIndex + position || seen.has(id)) {
        throw new NodeResponseError(
          `the index of the ${this.#title} returned container ${found} ${seen.has(id) ? "again" : "in the wrong order"} instead of ${startIndex + position}`,
        );
      }
      seen.add(id);
      return { id, bytes: decodeHex(bytes), acceptedAt: indexTime(timestamp) };
    });
  }
}
