/** Converts Anvil's results to a node's form: the node's fields and no others. */
import type { JsonObject, JsonValue } from "@primary-network/codec";
import type { Block } from "@primary-network/codec/c";
import { type AcceptedCBlock, MIN_DELAY_EXCESS } from "../../chains/c/chain.ts";
import { quantity, toHex } from "../contracts/hex.ts";

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const LOG = [
  "address",
  "topics",
  "data",
  "blockNumber",
  "transactionHash",
  "transactionIndex",
  "blockHash",
  "logIndex",
  "removed",
];
const RECEIPT = [
  "blockHash",
  "blockNumber",
  "contractAddress",
  "cumulativeGasUsed",
  "effectiveGasPrice",
  "from",
  "gasUsed",
  "logs",
  "logsBloom",
  "status",
  "to",
  "transactionHash",
  "transactionIndex",
  "type",
];
const TX = [
  "blockHash",
  "blockNumber",
  "from",
  "gas",
  "gasPrice",
  "maxFeePerGas",
  "maxPriorityFeePerGas",
  "hash",
  "input",
  "nonce",
  "to",
  "transactionIndex",
  "value",
  "type",
  "accessList",
  "chainId",
  "v",
  "r",
  "s",
  "yParity",
];

/** The named members that exist, in that order. */
const only = (value: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]])));

const eachOf = (value: JsonValue, shape: (one: JsonValue) => JsonValue): JsonValue =>
  Array.isArray(value) ? value.map(shape) : value;

const log = (value: JsonValue): JsonValue => (isObject(value) ? only(value, LOG) : value);

function receipt(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const { logs = [] } = value;
  return only({ ...value, logs: eachOf(logs, log) }, RECEIPT);
}

/** A transaction. */
export const tx = (value: JsonValue): JsonValue => (isObject(value) ? only(value, TX) : value);

/** Fields that Helicon added to the C-Chain's header; their names in JSON are the same. */
const HELICON = [
  "targetExponent",
  "minPriceExponent",
  "settledHeight",
  "settledGasUnix",
  "settledGasNumerator",
  "settledExcess",
] as const;

const heliconNumbers = (block: Block): JsonObject =>
  Object.fromEntries(
    HELICON.flatMap((name) => (block[name] === undefined ? [] : [[name, quantity(block[name])]])),
  );

/** Header fields that a node has besides Anvil's, and on the C-Chain instead of them. */
function addedFields(anvil: JsonObject, c: AcceptedCBlock | undefined): JsonObject {
  const added = {
    blockGasCost: "0x0",
    difficulty: "0x1",
    minDelayExcess: quantity(MIN_DELAY_EXCESS),
    timestampMilliseconds: quantity(BigInt(String(anvil.timestamp)) * 1_000n),
  };
  if (c === undefined) return added;
  const { block, blockId } = c;
  return {
    ...added,
    baseFeePerGas: quantity(block.baseFee ?? 0n),
    difficulty: quantity(block.difficulty),
    extDataGasUsed: quantity(block.extDataGasUsed ?? 0n),
    extDataHash: toHex(block.extDataHash),
    extraData: toHex(block.extraData),
    gasLimit: quantity(block.gasLimit),
    gasUsed: quantity(block.gasUsed),
    logsBloom: toHex(block.logsBloom),
    receiptsRoot: toHex(block.receiptRoot),
    ...heliconNumbers(block),
    hash: toHex(blockId),
    miner: toHex(block.coinbase),
    mixHash: toHex(block.mixDigest),
    nonce: toHex(block.nonce),
    parentHash: toHex(block.parentId),
    stateRoot: toHex(block.stateRoot),
  };
}

const HEADER = [
  "baseFeePerGas",
  "blobGasUsed",
  "blockGasCost",
  "difficulty",
  "excessBlobGas",
  "extDataGasUsed",
  "extDataHash",
  "extraData",
  "gasLimit",
  "gasUsed",
  "hash",
  "logsBloom",
  "minDelayExcess",
  "minPriceExponent",
  "miner",
  "mixHash",
  "nonce",
  "number",
  "parentBeaconBlockRoot",
  "parentHash",
  "receiptsRoot",
  "settledExcess",
  "settledGasNumerator",
  "settledGasUnix",
  "settledHeight",
  "sha3Uncles",
  "stateRoot",
  "targetExponent",
  "timestamp",
  "timestampMilliseconds",
  "transactionsRoot",
];

/** Each block after the genesis has a difficulty of 1. Since Helicon a node counts them no longer. */
const difficultyUpTo = ({ number = "0x0" }: JsonObject, c: AcceptedCBlock | undefined): JsonValue =>
  c?.block.settledHeight === undefined ? number : "0x0";

/** A block's header, as `eth_getHeaderByNumber` gives it. */
export function header(value: JsonValue, c: AcceptedCBlock | undefined): JsonValue {
  if (!isObject(value)) return value;
  return {
    ...only({ ...value, ...addedFields(value, c) }, HEADER),
    totalDifficulty: difficultyUpTo(value, c),
  };
}

/** A block as the tag `pending` shows it: without what identifies it. */
export const asPending = (value: JsonValue, isPending: boolean): JsonValue =>
  isPending && isObject(value) ? { ...value, hash: null, miner: null, nonce: null } : value;

/** A whole block. */
export function block(value: JsonValue, c: AcceptedCBlock | undefined): JsonValue {
  if (!isObject(value)) return value;
  const { transactions = [], uncles = [], size = "0x0" } = value;
  return {
    ...only({ ...value, ...addedFields(value, c) }, HEADER),
    ...(c && { blockExtraData: toHex(c.block.extData) }),
    size: c ? quantity(c.bytes.length) : size,
    totalDifficulty: difficultyUpTo(value, c),
    transactions: eachOf(transactions, tx),
    uncles,
  };
}

/** Prices of the requested blocks, without that of the next block. */
function feeHistory(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const { gasUsedRatio, baseFeePerGas } = value;
  const count = Array.isArray(gasUsedRatio) ? gasUsedRatio.length : 0;
  const fees = Array.isArray(baseFeePerGas) ? baseFeePerGas.slice(0, count) : [];
  const { reward } = value;
  // No percentiles were requested.
  const names = ["oldestBlock", ...(Array.isArray(reward) && reward.length > 0 ? ["reward"] : [])];
  return only({ ...value, baseFeePerGas: fees }, [...names, "baseFeePerGas", "gasUsedRatio"]);
}

/** A frame of the call tracer; a node leaves out an output without bytes. */
function frame(value: JsonValue): JsonValue {
  if (!isObject(value) || value.from === undefined) return value;
  const { output, calls, ...rest } = value;
  return {
    ...rest,
    ...(output !== undefined && output !== "0x" && { output }),
    ...(calls !== undefined && { calls: eachOf(calls, frame) }),
  };
}

const tracedTx = (value: JsonValue): JsonValue =>
  isObject(value) && value.result !== undefined ? { ...value, result: frame(value.result) } : value;

const SHAPES: { readonly [method: string]: (value: JsonValue) => JsonValue } = {
  debug_traceBlockByHash: (value) => eachOf(value, tracedTx),
  debug_traceBlockByNumber: (value) => eachOf(value, tracedTx),
  debug_traceCall: frame,
  debug_traceTransaction: frame,
  eth_feeHistory: feeHistory,
  eth_getBlockReceipts: (value) => eachOf(value, receipt),
  eth_getFilterChanges: (value) => eachOf(value, log),
  eth_getFilterLogs: (value) => eachOf(value, log),
  eth_getLogs: (value) => eachOf(value, log),
  eth_getTransactionByBlockHashAndIndex: tx,
  eth_getTransactionByBlockNumberAndIndex: tx,
  eth_getTransactionByHash: tx,
  eth_getTransactionReceipt: receipt,
};

/** A result of a method in a node's form. */
export function shaped(method: string, value: JsonValue): JsonValue {
  return Object.hasOwn(SHAPES, method) ? (SHAPES[method]?.(value) ?? value) : value;
}

/** A proof of slots, whose keys are shown as the node shows them. */
export function withStorageKeys(value: JsonValue, keys: readonly string[]): JsonValue {
  if (!isObject(value) || !Array.isArray(value.storageProof)) return value;
  const storageProof = value.storageProof.map((slot, index) =>
    isObject(slot) ? { ...slot, key: keys[index] ?? slot.key ?? null } : slot,
  );
  return { ...value, storageProof };
}
