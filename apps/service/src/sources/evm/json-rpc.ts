/** Calls a node by JSON-RPC 2.0, many calls per request: as many as the node can take. */

import { RangeSize } from "../range-size.ts";
import { JsonPost, type JsonPostOptions, SlowError, TooLargeError } from "./json-post.ts";
import { EvmNodeError } from "./node-error.ts";
import { inOrder, isLimit, isTooLarge, type RpcResult, readResult, resultOf } from "./rpc-result.ts";

/** One call. */
export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Calls per request that public nodes allow. */
export const MAX_CALLS = 50;

const methodsOf = (calls: readonly RpcCall[]): string =>
  [...new Set(calls.map(({ method }) => method))].join(", ");

/** A node's JSON-RPC endpoint. */
export class JsonRpc {
  readonly #post: JsonPost;
  /** True when the node accepts batches, as far as is known. */
  #batches = true;
  /** Calls per request, by method: traces are larger than blocks. */
  readonly #sizes = new Map<string, RangeSize>();

  constructor(options: JsonPostOptions) {
    this.#post = new JsonPost(options);
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
    const body = calls.map(({ method, params }, id) => ({ jsonrpc: "2.0", id, method, params }));
    let values: unknown;
    try {
      values = await this.#post.send(body, what, timeoutMs);
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
      throw new EvmNodeError(`${what}: the node's rate limit is reached`, { unreachable: true });
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
      const value = await this.#post.send({ jsonrpc: "2.0", id: 0, ...call }, call.method, timeoutMs);
      results.push(readResult(value, call.method));
    }
    return results;
  }
}
