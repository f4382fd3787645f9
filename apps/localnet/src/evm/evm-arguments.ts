/** What a node says of arguments that are no hashes, addresses or numbers of blocks. */
import type { JsonValue } from "@primary-network/codec";
import { EvmRpcError } from "./evm-node.ts";

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
 * @throws EvmRpcError with the node's words
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
 * Checks the number of a block in a text that is no tag.
 *
 * @throws EvmRpcError with the node's words
 */
export function verifyNumber(value: string, index: number): void {
  if (!/^0x/i.test(value)) throw wrongArgument(index, "hex string without 0x prefix");
  if (!/^0x[0-9a-f]+$/i.test(value)) throw wrongArgument(index, "invalid hex string");
  if (/^0x0[0-9a-f]/i.test(value)) throw wrongArgument(index, "hex number with leading zero digits");
}
