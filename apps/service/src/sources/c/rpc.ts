/** Reads the C-Chain's atomic transactions from its EVM interface, for nodes without a block index. */

import { decodeHex, encodeHex } from "@primary-network/codec";
import { type Block, blockId, encodeBlock, hashExtData } from "@primary-network/codec/c";
import type { BlockIndexNode } from "../block-index-node.ts";
import { blockResult } from "../evm/block-result.ts";
import type { JsonPostOptions } from "../evm/json-post.ts";
import { JsonRpc } from "../evm/json-rpc.ts";
import { EvmNodeError } from "../evm/node-error.ts";
import { JsonObject } from "../evm/read-json.ts";
import { requireChain } from "../evm/require-chain.ts";
import { isUnknownMethod, resultOf } from "../evm/rpc-result.ts";
import { missingBlocks } from "../node-setup.ts";
import { type ContainedBlock, NO_PROPOSER } from "../proposervm.ts";

/** Readers of a block's fields, as hex with 0x. */
const bytes = (block: JsonObject, name: string, size?: number): Uint8Array =>
  decodeHex(block.hex(name, size), { checksum: false });

const optional = <T>(block: JsonObject, name: string, read: () => T): T | undefined =>
  block.has(name) ? read() : undefined;

const ZERO_HASH = `0x${"0".repeat(64)}`;

/** Fields of numbers that Helicon added to the header, of the same names in both. */
const HELICON_FIELDS = [
  "targetExponent",
  "minPriceExponent",
  "settledHeight",
  "settledGasUnix",
  "settledGasNumerator",
  "settledExcess",
] as const;

/** The header's fields, and the extra data that holds the atomic transactions. */
function blockOf(block: JsonObject): Block {
  const hash = (name: string) => bytes(block, name, 32);
  const later = {
    baseFee: optional(block, "baseFeePerGas", () => block.quantity("baseFeePerGas")),
    extDataGasUsed: optional(block, "extDataGasUsed", () => block.quantity("extDataGasUsed")),
    blockGasCost: optional(block, "blockGasCost", () => block.quantity("blockGasCost")),
    blobGasUsed: optional(block, "blobGasUsed", () => block.quantity("blobGasUsed")),
    excessBlobGas: optional(block, "excessBlobGas", () => block.quantity("excessBlobGas")),
    parentBeaconRoot: optional(block, "parentBeaconBlockRoot", () => hash("parentBeaconBlockRoot")),
    timeMilliseconds: optional(block, "timestampMilliseconds", () => block.quantity("timestampMilliseconds")),
    minDelayExcess: optional(block, "minDelayExcess", () => block.quantity("minDelayExcess")),
    ...Object.fromEntries(
      HELICON_FIELDS.map((name) => [name, optional(block, name, () => block.quantity(name))]),
    ),
  };
  return {
    parentId: hash("parentHash"),
    uncleHash: hash("sha3Uncles"),
    coinbase: bytes(block, "miner", 20),
    stateRoot: hash("stateRoot"),
    txRoot: hash("transactionsRoot"),
    receiptRoot: hash("receiptsRoot"),
    logsBloom: bytes(block, "logsBloom", 256),
    difficulty: block.quantity("difficulty"),
    number: block.quantity("number"),
    gasLimit: block.quantity("gasLimit"),
    gasUsed: block.quantity("gasUsed"),
    timestamp: block.quantity("timestamp"),
    extraData: bytes(block, "extraData"),
    mixDigest: hash("mixHash"),
    nonce: bytes(block, "nonce", 8),
    extDataHash: hash("extDataHash"),
    ...Object.fromEntries(Object.entries(later).filter(([, value]) => value !== undefined)),
    // EVM transactions are not requested: the header has their root, and this source does not index them.
    txs: [],
    version: 0,
    extData: bytes(block, "blockExtraData"),
  };
}

/**
 * A block without its EVM transactions, as RLP.
 *
 * @throws EvmNodeError when the header does not have the block's hash, or the extra data is not the header's
 */
export function readAtomicBlock(value: unknown): Uint8Array {
  const json = new JsonObject(value, "block");
  const block = blockOf(json);
  const id = encodeHex(blockId(block), { checksum: false });
  if (json.hex("hash", 32) !== id) {
    json.fail(
      "hash",
      `of block ${block.number} is not that of its header, which may have fields that are newer than this program`,
    );
  }
  // Headers from before Apricot Phase 1 have no hash of the extra data (avalanchego stores those hashes separately).
  const named = json.hex("extDataHash", 32);
  const found = encodeHex(hashExtData(block.extData), { checksum: false });
  if (named !== ZERO_HASH && named !== found)
    json.fail("blockExtraData", `of block ${block.number} is not that of its extDataHash`);
  return encodeBlock(block);
}

const hexNumber = (number: number): string => `0x${number.toString(16)}`;
const METHOD = "eth_getBlockByNumber";

export interface CRpcNodeOptions extends JsonPostOptions {
  /** EVM chain id, if known: a node of another chain is refused. */
  readonly evmChainId?: number | undefined;
}

/** The C-Chain's blocks, and how far they are executed. */
export interface CRpcNode extends BlockIndexNode {
  /**
   * Height of the block executed last. Since Helicon blocks are executed after they are accepted (ACP-194).
   *
   * @returns undefined when the node does not serve the EVM interface
   */
  executedHeight(): Promise<number | undefined>;
}

/** @param options `url` is that of `/ext/bc/C/rpc` */
export function createCRpcNode({ evmChainId, ...options }: CRpcNodeOptions): CRpcNode {
  const rpc = new JsonRpc({ title: "C-Chain", ...options });
  async function lastHeight(): Promise<number> {
    const [chain, latest] = await rpc.ask([
      { method: "eth_chainId", params: [] },
      { method: METHOD, params: ["latest", false] },
    ]);
    if (evmChainId !== undefined) requireChain(resultOf(chain, "eth_chainId"), evmChainId);
    return new JsonObject(resultOf(latest, METHOD), "block").integer("number");
  }
  return {
    lastHeight,
    async executedHeight() {
      const [number] = await rpc.ask([{ method: "eth_blockNumber", params: [] }]).catch((error: unknown) => {
        if (!(error instanceof EvmNodeError) || error.unreachable) throw error;
        return [];
      });
      if (number === undefined || isUnknownMethod(number)) return undefined;
      return new JsonObject({ number: resultOf(number, "eth_blockNumber") }, "response").integer("number");
    },
    async blocks(from, count) {
      const numbers = Array.from({ length: count }, (_, index) => from + index);
      const asked = await rpc.ask(
        numbers.map((number) => ({ method: METHOD, params: [hexNumber(number), false] })),
      );
      const blocks: ContainedBlock[] = [];
      for (const result of asked) {
        const block = blockResult(result);
        if (block === null) break;
        const size = new JsonObject(block, "block").integer("size");
        blocks.push({ bytes: readAtomicBlock(block), size, proposer: NO_PROPOSER });
      }
      if (blocks.length === 0 && (await lastHeight()) >= from) {
        throw new EvmNodeError(`${METHOD}: ${missingBlocks(from)}`, { unreachable: false });
      }
      return blocks;
    },
  };
}
