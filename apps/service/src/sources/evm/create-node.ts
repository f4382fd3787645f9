/** An EVM chain behind the JSON-RPC of its node: Anvil, subnet-evm, or avalanchego's C-Chain. */

import type { EvmBlock } from "../../domain/evm/block.ts";
import { missingBlocks } from "../node-setup.ts";
import { BlockCheck, type Unchecked } from "./block-check.ts";
import { blockResult } from "./block-result.ts";
import { type JsonPostOptions, SlowError, TooLargeError } from "./json-post.ts";
import { JsonRpc, MAX_CALLS, type RpcCall } from "./json-rpc.ts";
import type { EvmCallResult, EvmNode } from "./node.ts";
import { EvmNodeError } from "./node-error.ts";
import { readBlock } from "./read-block.ts";
import { isHex, JsonObject } from "./read-json.ts";
import { requireChain } from "./require-chain.ts";
import { isLimit, isUnknownMethod, type RpcResult, resultOf } from "./rpc-result.ts";

export interface EvmNodeOptions extends Pick<JsonPostOptions, "fetch" | "observe"> {
  readonly rpcUrl: string;
  /** The chain that the node must be of. */
  readonly evmChainId: number;
  readonly traces: "auto" | "off";
  /** The chain's name, for people. */
  readonly title?: string | undefined;
  /** Called once when the node does not support tracing. */
  readonly onNoTraces?: (() => void) | undefined;
  /** Receives the parts of the chain's blocks that are not checked. */
  readonly unchecked?: Unchecked | undefined;
}

/** Gas limit of a contract call. */
const CALL_GAS = "0x989680";
/** Longest result of a contract call, in characters of hex with 0x: 64 kB. */
const MAX_RESULT = 2 + 2 * 65_536;
/** Milliseconds for one call alone, after several together took too long. */
const CALL_TIMEOUT = 2_000;
const TRACER = { tracer: "callTracer" };
const TRACE = "debug_traceBlockByNumber";
/** Nodes' errors for a block whose state they have pruned. */
const PRUNED = /missing trie node|historical state|state .*(not available|unavailable)/i;
const PRUNED_ADVICE =
  'set pruning-enabled to false in the chain\'s configuration, with an empty database, or traces to "off" here';

const hexNumber = (number: number): string => `0x${number.toString(16)}`;

/** Errors of the node itself, not of the contract. */
const OF_THE_NODE = /header not found|missing trie node|unknown block|no state/i;
/** The node ended the call, as geth does after `--rpc.evmtimeout`: alone or on an idle node it may return. */
const OUT_OF_TIME = /execution (aborted|timeout)|timed out|timeout/i;
/** The contract's own text follows, which may name any error. */
const REVERTED = /^(VM Exception while processing transaction: |execution )?revert/i;
/** JSON-RPC's code of a revert in geth, coreth, subnet-evm and Anvil. */
const REVERT_CODE = 3;

const TOO_LONG: EvmCallResult = { reverted: "result too long", tooLong: true };

/** @throws EvmNodeError when the node, not the contract, is why there is no result */
function readCall(response: RpcResult): EvmCallResult {
  if ("error" in response) {
    const { code, message } = response.error;
    if (code === REVERT_CODE || REVERTED.test(message)) return { reverted: message };
    if (isLimit(response) || OF_THE_NODE.test(message)) {
      throw new EvmNodeError(`eth_call: the node responds with error: ${message}`, {
        unreachable: isLimit(response),
      });
    }
    return OUT_OF_TIME.test(message) ? { noResult: message } : { reverted: message };
  }
  const { result } = response;
  if (typeof result === "string" && result.length > MAX_RESULT) {
    return TOO_LONG;
  }
  if (!isHex(result)) return { reverted: "result is not bytes" };
  return { data: result.toLowerCase() };
}

/** The results of one method for each block, by index; undefined when the node lacks the method. */
type CheckedLists = readonly (readonly unknown[])[] | undefined;

/** True once any result shows that the method works; undefined while the blocks had no transactions. */
const hasResults = (results: readonly (readonly unknown[])[]): true | undefined =>
  results.some(({ length }) => length > 0) || undefined;

class RpcEvmNode implements EvmNode {
  readonly #rpc: JsonRpc;
  readonly #options: EvmNodeOptions;
  /** True when the node is of the configured chain; undefined before the check, and after it failed. */
  #verified: Promise<void> | undefined;
  readonly #check: BlockCheck;
  /** True when the node supports tracing; undefined before the first response. */
  #traces: boolean | undefined;
  #blockReceipts: boolean | undefined;

  constructor(options: EvmNodeOptions, signal?: AbortSignal) {
    const { rpcUrl, traces, title, fetch, observe } = options;
    this.#options = options;
    this.#check = new BlockCheck(options.unchecked);
    this.#rpc = new JsonRpc({ url: rpcUrl, title, fetch, observe, signal });
    this.#traces = traces === "auto" ? undefined : false;
  }

  /** Checks the node's chain once; after a failure the next call checks again. */
  #verify(): Promise<void> {
    this.#verified ??= this.#requireChain().catch((error: unknown) => {
      this.#verified = undefined;
      throw error;
    });
    return this.#verified;
  }

  async #requireChain(): Promise<void> {
    requireChain(await this.#rpc.one("eth_chainId", []), this.#options.evmChainId);
  }

  async head() {
    await this.#verify();
    const block = new JsonObject(await this.#rpc.one("eth_getBlockByNumber", ["latest", false]), "block");
    return {
      number: block.integer("number"),
      hash: block.hex("hash", 32),
      timestamp: block.integer("timestamp"),
    };
  }

  async blockHash(number: number) {
    await this.#verify();
    const [result] = await this.#rpc.ask([
      { method: "eth_getBlockByNumber", params: [hexNumber(number), false] },
    ]);
    const block = blockResult(result);
    return block === null ? undefined : new JsonObject(block, "block").hex("hash", 32);
  }

  async blocks(from: number, count: number) {
    await this.#verify();
    const blocks: EvmBlock[] = [];
    while (blocks.length < count) {
      const size = Math.min(MAX_CALLS, count - blocks.length);
      const some = await this.#someBlocks(from + blocks.length, size);
      blocks.push(...some);
      if (some.length < size) break;
    }
    requireLinked(blocks, from);
    return blocks;
  }

  /**
   * As many as one request may name, so their JSON can be freed early: it is ten times the size of the kept
   * facts.
   */
  async #someBlocks(from: number, count: number): Promise<EvmBlock[]> {
    const numbers = Array.from({ length: count }, (_, index) => hexNumber(from + index));
    const asked = await this.#rpc.ask(
      numbers.map((number) => ({ method: "eth_getBlockByNumber", params: [number, true] })),
    );
    const found: unknown[] = [];
    for (const result of asked) {
      const block = blockResult(result);
      if (block === null) break;
      found.push(block);
    }
    if (found.length === 0) await this.#requireMissing(from);
    const [receipts, traces] = await Promise.all([this.#receipts(found), this.#tracesOf(found)]);
    const blocks = found.map((block, index) =>
      readBlock({ block, receipts: receipts[index] ?? [], traces: traces?.[index] }),
    );
    for (const [index, block] of found.entries()) this.#check.check(block, receipts[index] ?? []);
    return blocks;
  }

  /**
   * A missing block is beyond the head, which may have been reorganised.
   *
   * @throws EvmNodeError when the node has later ones
   */
  async #requireMissing(number: number): Promise<void> {
    if ((await this.head()).number < number) return;
    throw new EvmNodeError(`eth_getBlockByNumber: ${missingBlocks(number)}`, { unreachable: false });
  }

  /** Receipts of every block, also of blocks without transactions. */
  async #receipts(blocks: readonly unknown[]): Promise<readonly (readonly unknown[])[]> {
    const whole =
      this.#blockReceipts === false ? undefined : await this.#ofBlocks("eth_getBlockReceipts", blocks, []);
    this.#blockReceipts ??= whole === undefined ? false : hasResults(whole);
    if (whole) return whole;
    const hashes = blocks.map(txHashes);
    const results = await this.#rpc.ask(
      hashes.flat().map((hash) => ({ method: "eth_getTransactionReceipt", params: [hash] })),
    );
    let at = 0;
    return hashes.map((list) => list.map(() => resultOf(results[at++], "eth_getTransactionReceipt")));
  }

  /** A node that traces only some blocks is an error: missing calls would look as if there were none. */
  async #tracesOf(blocks: readonly unknown[]): Promise<CheckedLists> {
    if (this.#traces === false) return undefined;
    const traces = await this.#ofBlocks(TRACE, blocks, [TRACER]).catch((error: unknown) => {
      if (!(error instanceof EvmNodeError) || !PRUNED.test(error.message)) throw error;
      throw new EvmNodeError(`${error.message}: ${PRUNED_ADVICE}`, {
        unreachable: error.unreachable,
        cause: error,
      });
    });
    if (!traces && this.#traces) {
      throw new EvmNodeError("debug_traceBlockByNumber: the node served traces before, and no longer does", {
        unreachable: false,
      });
    }
    if (traces === undefined && this.#traces === undefined) this.#options.onNoTraces?.();
    this.#traces ??= traces === undefined ? false : hasResults(traces);
    return traces;
  }

  /** Calls a method for each block with transactions; undefined when the node lacks the method. */
  async #ofBlocks(
    method: string,
    blocks: readonly unknown[],
    more: readonly unknown[],
  ): Promise<CheckedLists> {
    const busy = blocks.filter((block) => txHashes(block).length > 0);
    const results = await this.#rpc.ask(
      busy.map((block) => ({ method, params: [new JsonObject(block, "block").text("number"), ...more] })),
    );
    if (results.some(isUnknownMethod)) return undefined;
    const byBlock = new Map(
      busy.map((block, index) => [
        block,
        new JsonObject({ [method]: resultOf(results[index], method) }, "response").list(method),
      ]),
    );
    return blocks.map((block) => byBlock.get(block) ?? []);
  }

  async calls(calls: Parameters<EvmNode["calls"]>[0]) {
    await this.#verify();
    const asked = calls.map(({ to, data, at }) => ({
      method: "eth_call",
      params: [{ to, data, gas: CALL_GAS }, at === undefined ? "latest" : hexNumber(at)],
    }));
    const together = await this.#rpc.ask(asked, CALL_TIMEOUT).catch((error: unknown) => {
      if (!(error instanceof EvmNodeError)) throw error;
    });
    if (together) return together.map(readCall);
    // A contract may loop or return endless data: called alone, it affects only its own result.
    await this.head(); // rethrows when the node is unreachable
    const results: EvmCallResult[] = [];
    for (const call of asked) results.push(await this.#callAlone(call));
    return results;
  }

  /** @throws EvmNodeError when the node is busy or unreachable, for any contract */
  async #callAlone(call: RpcCall): Promise<EvmCallResult> {
    let response: RpcResult | undefined;
    try {
      [response] = await this.#rpc.ask([call], CALL_TIMEOUT);
    } catch (error) {
      if (error instanceof TooLargeError) return TOO_LONG;
      // A contract may have caused these, or a node that is busy for a while: nothing follows from them.
      if (error instanceof SlowError || (error instanceof EvmNodeError && !error.unreachable))
        return { noResult: error.message };
      throw error;
    }
    return response ? readCall(response) : { noResult: "no response" };
  }
}

function txHashes(block: unknown): string[] {
  const txs = new JsonObject(block, "block").list("transactions");
  return txs.map((tx) => new JsonObject(tx, "transaction").hex("hash", 32));
}

/** @throws EvmNodeError unless each block is the next one's parent */
function requireLinked(blocks: readonly EvmBlock[], from: number): void {
  blocks.forEach(({ number, parentHash }, index) => {
    const parent = blocks[index - 1];
    if (number === from + index && (parent === undefined || parent.hash === parentHash)) return;
    throw new EvmNodeError(
      `the node's block ${number} does not follow the block before it: the chain changed during the read`,
      {
        unreachable: false,
      },
    );
  });
}

/** @param signal aborts running calls and all later ones */
export function createEvmNode(options: EvmNodeOptions, signal?: AbortSignal): EvmNode {
  return new RpcEvmNode(options, signal);
}
