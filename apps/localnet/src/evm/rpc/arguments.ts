/** A node's errors for arguments that are not valid hashes, addresses or block numbers. */
import type { JsonObject, JsonValue } from "@primary-network/codec";
import { EvmRpcError } from "../chain/node.ts";
import { quantity } from "../contracts/hex.ts";

/** Kinds of arguments of a fixed length: digits, and the type that the node names. */
const FIXED = {
  address: { digits: 40, type: "common.Address" },
  hash: { digits: 64, type: "common.Hash" },
} as const;

/** Kind of an argument. */
export type ArgumentKind = keyof typeof FIXED;

/** Refuses an argument. */
export function wrongArgument(index: number, reason: string): EvmRpcError {
  return new EvmRpcError({ code: -32_602, message: `invalid argument ${index}: ${reason}` });
}

/**
 * Checks an argument of a fixed length.
 *
 * @throws EvmRpcError with the node's message
 */
export function verifyFixed(kind: ArgumentKind, value: JsonValue | undefined, index: number): void {
  const { digits, type } = FIXED[kind];
  const cannot = (what: string) =>
    wrongArgument(index, `json: cannot unmarshal ${what} into Go value of type ${type}`);
  if (typeof value !== "string") throw cannot("non-string");
  if (!/^0x/i.test(value)) throw cannot("hex string without 0x prefix");
  const hex = value.slice(2);
  if (hex.length % 2 === 1) throw cannot("hex string of odd length");
  if (!/^[0-9a-f]*$/i.test(hex)) throw cannot("invalid hex string");
  if (hex.length !== digits)
    throw wrongArgument(index, `hex string has length ${hex.length}, want ${digits} for ${type}`);
}

/**
 * Checks bytes of any length.
 *
 * @throws EvmRpcError with the node's message
 */
export function verifyBytes(value: JsonValue | undefined, index: number): void {
  const cannot = (what: string) =>
    wrongArgument(index, `json: cannot unmarshal ${what} into Go value of type hexutil.Bytes`);
  if (typeof value !== "string") throw cannot("non-string");
  if (!/^0x/i.test(value)) throw cannot("hex string without 0x prefix");
  if (value.length % 2 === 1) throw cannot("hex string of odd length");
  if (!/^0x[0-9a-f]*$/i.test(value)) throw cannot("invalid hex string");
}

/**
 * Reads the key of a storage slot: hexadecimal digits of at most 32 bytes, with or without 0x, in any number (`decodeHash`).
 *
 * @param prefix of the method's error messages
 * @returns `slot` as 32 bytes, and `shown` as responses repeat it: as it is for 32 bytes, else as a quantity
 * @throws EvmRpcError with the node's message
 */
export function readStorageKey(
  value: JsonValue | undefined,
  prefix = "",
): { readonly slot: string; readonly shown: string } {
  const digits = String(value).replace(/^0x/i, "").toLowerCase();
  const wrong = (reason: string) => new EvmRpcError({ code: -32_000, message: `${prefix}${reason}` });
  if (!/^[0-9a-f]*$/.test(digits)) throw wrong("hex string invalid");
  if (digits.length > 64) throw wrong("hex string too long, want at most 32 bytes");
  const slot = `0x${digits.padStart(64, "0")}`;
  return { slot, shown: digits.length > 62 ? slot : quantity(BigInt(slot)) };
}

/** Most percentiles since Helicon. */
const MAX_PERCENTILES = 100;

/**
 * Checks the percentiles of `eth_feeHistory` since Helicon: from 0 to 100, each above the one before.
 *
 * @throws EvmRpcError with the node's message
 */
export function verifyOrderedPercentiles(value: JsonValue | undefined): void {
  if (!Array.isArray(value)) return;
  const wrong = (reason: string) =>
    new EvmRpcError({ code: -32_000, message: `percentile out of range or misordered: ${reason}` });
  const shares = value.map(Number);
  if (shares.length > MAX_PERCENTILES)
    throw wrong(`requested ${shares.length} percentiles, max ${MAX_PERCENTILES}`);
  for (const [index, share] of shares.entries()) {
    if (share < 0 || share > 100) throw wrong(`value ${share.toFixed(6)} at index ${index}`);
    const before = shares[index - 1];
    if (before !== undefined && share <= before)
      throw wrong(
        `index ${index} (${share.toFixed(6)}) must be greater than index ${index - 1} (${before.toFixed(6)})`,
      );
  }
}

/**
 * Checks the percentiles of `eth_feeHistory`: from 0 to 100, each above the one before.
 *
 * @throws EvmRpcError with the node's message
 */
export function verifyPercentiles(value: JsonValue | undefined): void {
  if (!Array.isArray(value)) return;
  const wrong = (reason: string) =>
    new EvmRpcError({ code: -32_000, message: `invalid reward percentile: ${reason}` });
  const shares = value.map(Number);
  for (const [index, share] of shares.entries()) {
    if (share < 0 || share > 100) throw wrong(share.toFixed(6));
    const before = shares[index - 1];
    if (before !== undefined && share <= before)
      throw wrong(`#${index - 1}:${before.toFixed(6)} >= #${index}:${share.toFixed(6)}`);
  }
}

/**
 * Checks a filter of logs.
 *
 * @throws EvmRpcError with the node's message
 */
export function verifyFilter({ blockHash, fromBlock, toBlock, topics }: JsonObject): void {
  if (blockHash !== undefined && (fromBlock !== undefined || toBlock !== undefined))
    throw wrongArgument(0, "cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other");
  for (const topic of Array.isArray(topics) ? topics.flat() : []) {
    // Invalid bytes are reported by the reader of the filter.
    if (typeof topic !== "string" || !/^0x([0-9a-f]{2})*$/i.test(topic) || topic.length === 66) continue;
    const length = topic.length / 2 - 1;
    throw wrongArgument(0, `hex has invalid length ${length} after decoding; expected 32 for topic`);
  }
}

/**
 * Checks the number of a block in a text that is no tag.
 *
 * @throws EvmRpcError with the node's message
 */
export function verifyNumber(value: string, index: number): void {
  if (!/^0x/i.test(value)) throw wrongArgument(index, "hex string without 0x prefix");
  if (!/^0x[0-9a-f]+$/i.test(value)) throw wrongArgument(index, "invalid hex string");
  if (/^0x0[0-9a-f]/i.test(value)) throw wrongArgument(index, "hex number with leading zero digits");
}
