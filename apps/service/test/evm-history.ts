/** Made-up blocks of EVM chains that hold something for every table of the index. */

import { keccak_256 } from "@noble/hashes/sha3.js";
import type { CallFrame, EvmBlock, EvmLog, EvmTransaction } from "../src/domain/evm/block.ts";
import { icmMessageId, TOPICS } from "../src/domain/evm/icm/messenger-event.ts";
import { TRANSFER, TRANSFER_BATCH } from "../src/domain/evm/transfers.ts";

export const MESSENGER = `0x${"e5".repeat(20)}`;
/** Blockchain ids: of the chain that is made up, and of another. */
export const HERE = `0x${"11".repeat(32)}`;
export const THERE = `0x${"22".repeat(32)}`;
export const rules = { blockchainId: HERE, messengers: new Set([MESSENGER]) };

export const word = (value: number | bigint): string => value.toString(16).padStart(64, "0");
export const addressWord = (address: string): string => address.slice(2).padStart(64, "0");
const hashOf = (text: string): string => `0x${Buffer.from(keccak_256(Buffer.from(text))).toString("hex")}`;
const addressOf = (text: string): string => `0x${hashOf(text).slice(-40)}`;
export const person = (index: number): string => addressOf(`person ${index % 5}`);
const token = (index: number): string => addressOf(`token ${index % 3}`);

/** A message as Teleporter encodes it, with receipts of earlier ones. */
export function messageBytes(
  nonce: bigint,
  sender: string,
  destination: string,
  recipient: string,
  receipts: readonly (readonly [bigint, string])[] = [],
  data = "abcd",
): string {
  const filled = data.padEnd(Math.ceil(data.length / 64) * 64, "0");
  const list = receipts.map(([received, redeemer]) => word(received) + addressWord(redeemer)).join("");
  const receiptsAt = 8 * 32 + 32;
  const dataAt = receiptsAt + 32 + list.length / 2;
  return [
    word(nonce),
    addressWord(sender),
    destination.slice(2),
    addressWord(recipient),
    word(100_000),
    word(8 * 32),
    word(receiptsAt),
    word(dataAt),
    word(0),
    word(receipts.length),
    list,
    word(data.length / 2),
    filled,
  ].join("");
}

/** What the messenger logs of a message that is sent from one blockchain to another. */
export function sentLog(
  logIndex: number,
  nonce: bigint,
  from: string,
  to: string,
  sender: string,
  recipient: string,
  fee = 5n,
): EvmLog {
  const message = messageBytes(nonce, sender, to, recipient);
  return {
    logIndex,
    address: MESSENGER,
    topics: [TOPICS.sent, icmMessageId(MESSENGER, from, to, String(nonce)), to],
    data: `0x${word(96)}${addressWord(token(0))}${word(fee)}${message}`,
  };
}

function logsOf(kind: number, seed: number, first: number): EvmLog[] {
  const [from, to] = [addressWord(person(seed)), addressWord(person(seed + 1))];
  const between = [`0x${from}`, `0x${to}`];
  const log = (topics: readonly string[], data: string): EvmLog => ({
    logIndex: first,
    address: token(seed),
    topics,
    data,
  });
  const all = [
    () => [],
    () => [log([TRANSFER, ...between], `0x${word(seed)}`)],
    () => [log([TRANSFER, ...between, `0x${word(seed)}`], "0x")],
    () => [
      log(
        [TRANSFER_BATCH, `0x${from}`, ...between],
        `0x${word(64)}${word(160)}${word(2)}${word(seed)}${word(seed + 1)}${word(2)}${word(3)}${word(4)}`,
      ),
    ],
    () => [sentLog(first, BigInt(seed + 1), HERE, THERE, person(seed), person(seed + 2))],
  ];
  return all[kind % all.length]?.() ?? [];
}

function traceOf(from: string, to: string | undefined, seed: number): CallFrame {
  const call = (type: string, value: bigint, rest: Partial<CallFrame> = {}): CallFrame => ({
    type,
    from: token(seed),
    to: addressOf(`made ${seed}`),
    value,
    gas: 9n,
    gasUsed: 3n,
    error: undefined,
    calls: [],
    ...rest,
  });
  return {
    type: "CALL",
    from,
    to,
    value: 0n,
    gas: 99n,
    gasUsed: 33n,
    error: undefined,
    calls: [call("CREATE2", 0n), call("CALL", 7n), call("CALL", 8n, { error: "reverted" })],
  };
}

/**
 * A block that follows from its place and branch alone.
 *
 * @param kinds what its transactions do
 */
export function historyBlock(
  number: number,
  parentHash: string,
  branch: string,
  kinds: readonly number[],
): EvmBlock {
  const hash = hashOf(`${branch}/${number}/${parentHash}`);
  const txs = (number === 0 ? [] : kinds).map((kind, index): EvmTransaction => {
    // Tokens and messages of two branches differ.
    const seed = (number * 7 + index) * 100 + (branch.length % 97) + kind;
    const [from, to] = [person(seed), kind % 3 === 0 ? undefined : token(seed)];
    return {
      hash: hashOf(`tx ${hash} ${index}`),
      index,
      type: 2,
      from,
      to,
      nonce: BigInt(number),
      value: 1n,
      input: "0xa9059cbb",
      gas: 99n,
      maxFeePerGas: 3n,
      maxPriorityFeePerGas: 1n,
      trace: kind % 2 === 0 ? traceOf(from, to, seed) : undefined,
      receipt: {
        succeeded: true,
        gasUsed: 33n,
        effectiveGasPrice: 2n,
        contractAddress: to === undefined ? addressOf(`contract ${hash} ${index}`) : undefined,
        logs: logsOf(kind, seed, index * 10),
      },
    };
  });
  return {
    number,
    hash,
    parentHash,
    timestamp: 1_700_000_000 + number * 9_000,
    baseFeePerGas: 1n,
    gasLimit: 8_000_000n,
    executedLater: false,
    gasCost: number % 2 === 0 ? 7n : undefined,
    timestampMilliseconds: undefined,
    minDelayExcess: undefined,
    txs,
  };
}

/** A chain that goes on from some of another's blocks. */
export function historyChain(
  length: number,
  branch: string,
  onto: readonly EvmBlock[] = [],
  kindsAt: (number: number) => readonly number[] = (number) => [number % 6, (number * 5 + branch.length) % 6],
): EvmBlock[] {
  const blocks = [...onto];
  while (blocks.length < length) {
    const number = blocks.length;
    const parent = blocks.at(-1)?.hash ?? `0x${"00".repeat(32)}`;
    blocks.push(historyBlock(number, parent, branch, kindsAt(number)));
  }
  return blocks;
}
