/** Block arguments of requests, checked as a node checks them and translated to Anvil's terms. */
import type { JsonValue } from "@primary-network/codec";
import type { EvmChain } from "../chain/chain.ts";
import { EvmRpcError } from "../chain/node.ts";
import { verifyFilter, verifyNumber } from "./arguments.ts";
import type { BlockRules } from "./block-rules.ts";

const SERVER_ERROR = -32_000;
const UNFINALIZED = "cannot query unfinalized data";
/** Characters of a hash as text. */
const HASH_LENGTH = 66;

const invalidRange = () => new EvmRpcError({ code: SERVER_ERROR, message: "invalid block range params" });

/** The arguments of one chain. */
export class BlockArguments {
  readonly #chain: EvmChain;
  readonly #rules: () => BlockRules | undefined;

  /** @param rules those since Helicon, when they apply */
  constructor(chain: EvmChain, rules: () => BlockRules | undefined) {
    this.#chain = chain;
    this.#rules = rules;
  }

  /**
   * A block argument in Anvil's terms: none is beyond the last, and before Helicon every block is final at
   * once.
   */
  blockOf(value: JsonValue, method: string, index: number): JsonValue {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const { blockNumber, blockHash } = value;
      if (blockHash !== undefined) this.#rules()?.verifyHash(blockHash);
      return blockNumber === undefined ? value : { blockNumber: this.blockOf(blockNumber, method, index) };
    }
    if (value === "finalized" || value === "safe") return this.#rules()?.tag("settled") ?? "latest";
    // The name of the last accepted block before Helicon.
    if (value === "accepted" && !this.#rules()) return "latest";
    // Pending transactions count for nonces; before Helicon there is never a pending block.
    if (value === "pending")
      return this.#rules()?.pending(method) ?? (method === "eth_getTransactionCount" ? value : "latest");
    if (value === "latest") return this.#rules()?.tag("latest") ?? value;
    // Where only a number or a tag is allowed, the node reads a JSON number like text.
    if (typeof value === "number" && method !== "eth_getBlockReceipts" && index === 0)
      verifyNumber(String(value), index);
    if (typeof value !== "string" || value === "earliest" || value.length === HASH_LENGTH) return value;
    verifyNumber(value, index);
    if (this.isBeyond(value)) {
      const rules = this.#rules();
      if (rules) throw rules.unknown(Number(value));
      const { height } = this.#chain;
      const message =
        method === "eth_feeHistory"
          ? `request beyond head block: requested ${Number(value)}, head ${height}`
          : UNFINALIZED;
      throw new EvmRpcError({ code: SERVER_ERROR, message });
    }
    return value;
  }

  /** Returns true if a number is beyond the last block; hashes have another length than numbers. */
  isBeyond(value: JsonValue | undefined): boolean {
    return typeof value === "string" && value.length < HASH_LENGTH && Number(value) > this.#chain.height;
  }

  /** A filter of logs in Anvil's terms. */
  filterOf(value: JsonValue): JsonValue {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    verifyFilter(value);
    const { fromBlock, toBlock } = value;
    const { height } = this.#chain;
    if (this.#rules() && fromBlock === "pending" && toBlock !== "pending") throw invalidRange();
    for (const [name, at] of [
      ["from", fromBlock],
      ["to", toBlock],
    ] as const)
      if (typeof at === "string" && Number(at) > height && !this.#rules())
        throw new EvmRpcError({
          code: SERVER_ERROR,
          message: `requested ${name} block ${Number(at)} after last accepted block ${height}`,
        });
    const [begin, end] = [fromBlock, toBlock].map((at) =>
      typeof at === "string" && /^0x[0-9a-f]+$/i.test(at) ? Number(at) : undefined,
    );
    if (begin !== undefined && end !== undefined && begin > end)
      throw this.#rules()
        ? invalidRange()
        : new EvmRpcError({
            code: SERVER_ERROR,
            message: `begin block ${begin} is greater than end block ${end}`,
          });
    // Since Helicon blocks to come are blocks without logs.
    const bound = (at: JsonValue) =>
      this.#rules() && this.isBeyond(at) ? at : this.blockOf(at, "eth_getLogs", 0);
    return {
      ...value,
      ...(fromBlock !== undefined && { fromBlock: bound(fromBlock) }),
      ...(toBlock !== undefined && { toBlock: bound(toBlock) }),
    };
  }
}
