/** Reads token transfers from logs. Any contract may log anything: logs that do not fit a standard are ignored. */

import type { EvmLog } from "./block.ts";
import type { ErcKind } from "./facts.ts";

/** One token transfer of a log. */
export interface LoggedTransfer {
  readonly kind: ErcKind;
  readonly from: string;
  readonly to: string;
  /** Decimal; null for ERC-20. */
  readonly tokenId: string | null;
  /** Decimal; null for ERC-721. */
  readonly value: string | null;
}

/** Transfer(address,address,uint256), of ERC-20 and ERC-721. */
export const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
/** TransferSingle(address,address,address,uint256,uint256) */
export const TRANSFER_SINGLE = "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62";
/** TransferBatch(address,address,address,uint256[],uint256[]) */
export const TRANSFER_BATCH = "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb";

/** Most tokens in one batch; larger batches are ignored, since they could fill the database. */
export const MAX_BATCH = 1_000;

/** Hexadecimal digits of a word of 32 bytes. */
const WORD = 64;

const decimal = (word: string): string => BigInt(`0x${word}`).toString();

/** An address in a topic; undefined when its first 12 bytes are not 0. */
function addressOf(topic: string | undefined): string | undefined {
  return topic?.startsWith(`0x${"0".repeat(24)}`) ? `0x${topic.slice(26)}` : undefined;
}

const abiWords = (data: string): string[] => data.slice(2).match(new RegExp(`.{${WORD}}`, "g")) ?? [];

/** An offset or length, as a number; undefined when it is too large. */
function small(word: string | undefined): number | undefined {
  return word !== undefined && /^0{56}/.test(word) ? Number.parseInt(word, 16) : undefined;
}

/** The list at the offset that the nth word holds. */
function listAt(words: readonly string[], index: number): string[] | undefined {
  const offset = small(words[index]);
  if (offset === undefined || offset % 32 !== 0) return undefined;
  const at = offset / 32;
  const length = small(words[at]);
  if (length === undefined || length > MAX_BATCH || at + 1 + length > words.length) return undefined;
  return words.slice(at + 1, at + 1 + length);
}

function ofTransfer({ topics, data }: EvmLog): LoggedTransfer[] {
  const [, sender, recipient, id] = topics;
  const [from, to] = [addressOf(sender), addressOf(recipient)];
  if (from === undefined || to === undefined) return [];
  // ERC-20 and ERC-721 share the event; ERC-721 has the token id as a topic.
  if (id !== undefined) {
    return data === "0x" ? [{ kind: 721, from, to, tokenId: decimal(id.slice(2)), value: null }] : [];
  }
  if (data.length !== 2 + WORD) return [];
  return [{ kind: 20, from, to, tokenId: null, value: decimal(data.slice(2)) }];
}

function parties({ topics }: EvmLog): { readonly from: string; readonly to: string } | undefined {
  const [, , sender, recipient] = topics;
  const [from, to] = [addressOf(sender), addressOf(recipient)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

function ofSingle(log: EvmLog): LoggedTransfer[] {
  const between = parties(log);
  const [id, value] = abiWords(log.data);
  if (!between || log.data.length !== 2 + 2 * WORD || id === undefined || value === undefined) return [];
  return [{ kind: 1155, ...between, tokenId: decimal(id), value: decimal(value) }];
}

function ofBatch(log: EvmLog): LoggedTransfer[] {
  const between = parties(log);
  const words = abiWords(log.data);
  const [ids, values] = [listAt(words, 0), listAt(words, 1)];
  if (!between || !ids || !values || ids.length !== values.length) return [];
  return ids.map((id, index) => ({
    kind: 1155,
    ...between,
    tokenId: decimal(id),
    value: decimal(values[index] ?? "0"),
  }));
}

const readers: { readonly [topic: string]: (log: EvmLog) => LoggedTransfer[] } = {
  [TRANSFER]: ofTransfer,
  [TRANSFER_SINGLE]: ofSingle,
  [TRANSFER_BATCH]: ofBatch,
};

/** The token transfers in a log, in its order. */
export function transfersOf(log: EvmLog): LoggedTransfer[] {
  return readers[log.topics[0] ?? ""]?.(log) ?? [];
}
