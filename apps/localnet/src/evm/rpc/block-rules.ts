/** Blocks that requests name, since Helicon: accepted ones are visible, and what needs their results waits (ACP-194). */
import type { JsonObject, JsonValue } from "@primary-network/codec";
import type { CBlocks } from "../chain/c-blocks.ts";
import type { EvmChain } from "../chain/chain.ts";
import { EvmRpcError } from "../chain/node.ts";
import { quantity, toBytes } from "../contracts/hex.ts";

/** Methods whose results follow from a block as it was accepted. */
const OF_ACCEPTED = new Set([
  "eth_feeHistory",
  "eth_getBlockByHash",
  "eth_getBlockByNumber",
  "eth_getBlockTransactionCountByHash",
  "eth_getBlockTransactionCountByNumber",
  "eth_getHeaderByHash",
  "eth_getHeaderByNumber",
  "eth_getRawTransactionByBlockHashAndIndex",
  "eth_getRawTransactionByBlockNumberAndIndex",
  "eth_getTransactionByBlockHashAndIndex",
  "eth_getTransactionByBlockNumberAndIndex",
  "eth_getUncleByBlockHashAndIndex",
  "eth_getUncleByBlockNumberAndIndex",
  "eth_getUncleCountByBlockHash",
  "eth_getUncleCountByBlockNumber",
]);

/** Methods with a result of a transaction. */
const OF_TRANSACTION = new Set(["eth_getTransactionReceipt", "debug_traceTransaction"]);

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The chain, its blocks in the node's form, and the height that a request must not go beyond. */
export class BlockRules {
  readonly #chain: EvmChain;
  readonly #blocks: CBlocks;

  constructor(chain: EvmChain, blocks: CBlocks) {
    this.#chain = chain;
    this.#blocks = blocks;
  }

  /** The tag of a block as a number, or `latest` while that is Anvil's last block too. */
  tag(name: "latest" | "settled"): JsonValue {
    const { execution, height } = this.#chain;
    if (name === "settled") return quantity(this.#blocks.settledBy(height));
    // Anvil's latest state has the changes that tests make between blocks.
    return execution.isHeld ? quantity(execution.executed) : "latest";
  }

  /**
   * The number of the block accepted last, whose state does not exist yet. Nonces count the pending transactions.
   *
   * @throws EvmRpcError where a state is asked for
   */
  pending(method: string): JsonValue {
    if (method === "eth_getTransactionCount") return "pending";
    if (OF_ACCEPTED.has(method)) return quantity(this.#chain.height);
    throw new EvmRpcError({ code: -32_000, message: "state not available for pending block" });
  }

  /** The node's error for a block that was not accepted yet. */
  unknown(number: number): EvmRpcError {
    return new EvmRpcError({
      code: -32_000,
      message: `block not found: not accepted yet: block ${number}`,
    });
  }

  /** @throws EvmRpcError with the node's text for the hash of no block */
  verifyHash(hash: JsonValue): void {
    const isKnown = typeof hash !== "string" || hash.length !== 66 || this.#number(hash) !== undefined;
    if (!isKnown) throw new EvmRpcError({ code: -32_000, message: `block not found: hash ${hash}` });
  }

  /** Waits until the block or transaction that a request names was executed, where its results are needed. */
  async awaitExecution(
    method: string,
    params: readonly JsonValue[],
    block: number | undefined,
  ): Promise<void> {
    const { execution } = this.#chain;
    if (!execution.isHeld || OF_ACCEPTED.has(method)) return;
    const number = OF_TRANSACTION.has(method)
      ? await this.#blockOfTransaction(params[0])
      : this.#number(block === undefined ? params[0] : params[block]);
    if (number !== undefined) await execution.wait(number);
  }

  async #blockOfTransaction(hash: JsonValue | undefined): Promise<number | undefined> {
    const tx = await this.#chain.node.ask("eth_getTransactionByHash", hash ?? null);
    return isObject(tx) && typeof tx.blockNumber === "string" ? Number(tx.blockNumber) : undefined;
  }

  /** The number of a block that is named by a number or a hash. */
  #number(value: JsonValue | undefined): number | undefined {
    if (isObject(value)) return this.#number(value.blockNumber ?? value.blockHash);
    if (typeof value !== "string" || !/^0x[0-9a-f]+$/i.test(value)) return undefined;
    if (value.length < 66) return Number(value);
    const block = value.length === 66 ? this.#blocks.blocks.byId(toBytes(value)) : undefined;
    return block && Number(block.height);
  }

  /** A log filter up to the last executed block; undefined when no executed block is in its range. */
  executedLogs(filter: JsonValue): JsonValue | undefined {
    const { executed } = this.#chain.execution;
    if (!isObject(filter)) return filter;
    if (filter.blockHash !== undefined) {
      const number = this.#number(filter.blockHash);
      return number !== undefined && number > executed ? undefined : filter;
    }
    const [from, to] = [this.#number(filter.fromBlock), this.#number(filter.toBlock)];
    if (from !== undefined && from > executed) return undefined;
    if (to !== undefined && to <= executed) return filter;
    return { ...filter, toBlock: this.tag("latest") };
  }
}
