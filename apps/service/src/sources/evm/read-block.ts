/** Reads a block, its receipts and its traces from a node's responses. */

import type { CallFrame, EvmBlock, EvmLog, EvmReceipt, EvmTransaction } from "../../domain/evm/block.ts";
import { EvmNodeError } from "./node-error.ts";
import { JsonObject } from "./read-json.ts";

/** Deepest nesting of calls: the EVM allows 1,024, but responses are untrusted. */
const MAX_DEPTH = 2_000;

function readFrame(value: unknown, field: string, depth: number): CallFrame {
  const frame = new JsonObject(value, field);
  if (depth > MAX_DEPTH) frame.fail("calls", `go deeper than ${MAX_DEPTH}`);
  return {
    type: frame.text("type").toUpperCase(),
    from: frame.hex("from", 20),
    to: frame.has("to") ? frame.hex("to", 20) : undefined,
    value: frame.has("value") ? frame.quantity("value") : 0n,
    gas: frame.has("gas") ? frame.quantity("gas") : 0n,
    gasUsed: frame.has("gasUsed") ? frame.quantity("gasUsed") : 0n,
    error: frame.has("error") ? frame.text("error") : undefined,
    calls: frame.has("calls")
      ? frame.list("calls").map((call) => readFrame(call, `${field}.calls`, depth + 1))
      : [],
  };
}

/** @throws EvmNodeError naming the field and the rule */
export function readCallFrame(value: unknown): CallFrame {
  return readFrame(value, "trace", 0);
}

/** Thrown when parts of one response belong to different blocks: the chain changed meanwhile, so it is read again. */
function changed(what: string): never {
  throw new EvmNodeError(`the node's ${what} is of another block: the chain changed during the read`, {
    unreachable: false,
  });
}

function readLog(value: unknown): EvmLog {
  const log = new JsonObject(value, "log");
  const topics = log.list("topics");
  if (topics.length > 4) log.fail("topics", `must be at most 4, not ${topics.length}`);
  return {
    logIndex: log.integer("logIndex"),
    address: log.hex("address", 20),
    topics: topics.map((topic) => new JsonObject({ topic }, "log.topics").hex("topic", 32)),
    data: log.hex("data"),
  };
}

/** Before Byzantium receipts had no status, so failed transactions cannot be recognised. */
const succeededOf = (receipt: JsonObject): boolean =>
  !receipt.has("status") || receipt.quantity("status") === 1n;

function readReceipt(value: unknown, tx: JsonObject, blockHash: string): EvmReceipt {
  const receipt = new JsonObject(value, "receipt");
  if (receipt.hex("blockHash", 32) !== blockHash) changed("receipt");
  if (receipt.hex("transactionHash", 32) !== tx.hex("hash", 32)) changed("receipt");
  const succeeded = succeededOf(receipt);
  return {
    succeeded,
    gasUsed: receipt.quantity("gasUsed"),
    effectiveGasPrice: receipt.has("effectiveGasPrice")
      ? receipt.quantity("effectiveGasPrice")
      : tx.quantity("gasPrice"),
    contractAddress:
      receipt.has("contractAddress") && !tx.has("to") ? receipt.hex("contractAddress", 20) : undefined,
    logs: succeeded ? receipt.list("logs").map(readLog) : [],
  };
}

/** The node's responses for one block. */
export interface RawBlock {
  readonly block: unknown;
  /** By position of the transaction. */
  readonly receipts: readonly unknown[];
  /** By position of the transaction; undefined when the node does not support tracing. */
  readonly traces: readonly unknown[] | undefined;
}

function readTrace(
  traces: readonly unknown[] | undefined,
  index: number,
  hash: string,
): CallFrame | undefined {
  if (traces === undefined) return undefined;
  const trace = new JsonObject(traces[index], "trace");
  if (trace.has("txHash") && trace.hex("txHash", 32) !== hash) changed("trace");
  if (trace.has("error")) trace.fail("error", `says: ${trace.text("error").slice(0, 200)}`);
  // Whole blocks are traced with each transaction's result in a field; single transactions are the result.
  return readCallFrame(trace.has("result") ? trace.value("result") : traces[index]);
}

function readTransaction(
  value: unknown,
  index: number,
  blockHash: string,
  { receipts, traces }: RawBlock,
): EvmTransaction {
  const tx = new JsonObject(value, "transaction");
  if (tx.has("blockHash") && tx.hex("blockHash", 32) !== blockHash) changed("transaction");
  if (tx.integer("transactionIndex") !== index) tx.fail("transactionIndex", `must be ${index}`);
  const hash = tx.hex("hash", 32);
  const from = tx.hex("from", 20);
  const trace = readTrace(traces, index, hash);
  if (trace !== undefined && trace.from !== from) changed("trace"); // some nodes name no transaction
  return {
    hash,
    index,
    from,
    trace,
    type: tx.has("type") ? tx.integer("type") : 0,
    to: tx.has("to") ? tx.hex("to", 20) : undefined,
    nonce: tx.quantity("nonce"),
    value: tx.quantity("value"),
    input: tx.hex("input"),
    gas: tx.quantity("gas"),
    maxFeePerGas: tx.has("maxFeePerGas") ? tx.quantity("maxFeePerGas") : undefined,
    maxPriorityFeePerGas: tx.has("maxPriorityFeePerGas") ? tx.quantity("maxPriorityFeePerGas") : undefined,
    receipt: readReceipt(receipts[index], tx, blockHash),
  };
}

/** A log's index counts the logs of its block. It is part of no hash, so nothing else shows that it is wrong. */
function checkLogIndexes(txs: readonly EvmTransaction[]): void {
  const logs = txs.flatMap(({ receipt }) => receipt.logs);
  const wrong = logs.findIndex(({ logIndex }, index) => logIndex !== index);
  if (wrong === -1) return;
  throw new EvmNodeError(`the node says that log ${wrong} of a block is log ${logs[wrong]?.logIndex}`, {
    unreachable: false,
  });
}

/**
 * A block with receipts and traces. Unknown fields are ignored.
 *
 * @throws EvmNodeError naming the field and the rule, or saying that parts are of different blocks
 */
export function readBlock(raw: RawBlock): EvmBlock {
  const block = new JsonObject(raw.block, "block");
  const hash = block.hex("hash", 32);
  const txs = block.list("transactions");
  if (raw.receipts.length !== txs.length) changed("list of receipts");
  if (raw.traces !== undefined && raw.traces.length !== txs.length) changed("list of traces");
  const transactions = txs.map((tx, index) => readTransaction(tx, index, hash, raw));
  checkLogIndexes(transactions);
  return {
    number: block.integer("number"),
    hash,
    parentHash: block.hex("parentHash", 32),
    timestamp: block.integer("timestamp"),
    timestampMilliseconds: block.has("timestampMilliseconds")
      ? block.integer("timestampMilliseconds")
      : undefined,
    minDelayExcess: block.has("minDelayExcess") ? block.quantity("minDelayExcess") : undefined,
    baseFeePerGas: block.has("baseFeePerGas") ? block.quantity("baseFeePerGas") : undefined,
    executedLater: block.has("settledHeight"),
    gasLimit: block.quantity("gasLimit"),
    gasCost: block.has("blockGasCost") ? block.quantity("blockGasCost") : undefined,
    txs: transactions,
  };
}
