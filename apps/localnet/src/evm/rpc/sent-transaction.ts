/** Decodes a signed transaction, with a node's messages for invalid bytes. */
import { numberToBytesBE } from "@noble/curves/utils.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { evmAddressOfPublicKey, recoverDigestSigner } from "@primary-network/codec";
import { decodeRlp, encodeRlp, type RlpValue } from "@primary-network/codec/c";
import { bigEndian } from "../contracts/big-endian.ts";
import { toHex } from "../contracts/hex.ts";
import type { PricedParts } from "../contracts/intrinsic-gas.ts";

/** The fields that the checks need; amounts in wei. */
export interface SentTransaction extends PricedParts {
  /** 20 bytes. */
  readonly from: Uint8Array;
  /** The EVM chain that it was signed for; 0 where the signature names none. */
  readonly chainId: bigint;
  /** False for a signature that is valid on every chain (before EIP-155). */
  readonly isProtected: boolean;
  readonly nonce: bigint;
  readonly gas: bigint;
  /** Highest price per gas. */
  readonly feeCap: bigint;
  /** Highest part of it for the block's builder. */
  readonly tip: bigint;
  readonly value: bigint;
}

interface Envelope {
  /** The node's name of the type. */
  readonly name: string;
  /** Number of fields, including the signature's three. */
  readonly count: number;
  /** Index of the first of nonce, prices, gas, receiver, value and data. */
  readonly nonce: number;
  /** Number of prices after the nonce; the last one is the highest that is paid. */
  readonly prices: number;
}

/** By the first byte; undefined for a legacy transaction. */
const ENVELOPES: readonly Envelope[] = [
  { name: "LegacyTx", count: 9, nonce: 0, prices: 1 },
  { name: "AccessListTx", count: 11, nonce: 1, prices: 1 },
  { name: "DynamicFeeTx", count: 12, nonce: 1, prices: 2 },
];

/** Bytes of an address. */
const ADDRESS = 20;

/** Thrown with the node's message for bytes that are not a transaction. */
export class NoTransactionError extends Error {
  override readonly name = "NoTransactionError";
}

const number = (value: RlpValue | undefined): bigint =>
  value instanceof Uint8Array && value.length > 0 ? BigInt(toHex(value)) : 0n;
const bytes = (value: RlpValue | undefined): Uint8Array =>
  value instanceof Uint8Array ? value : new Uint8Array();
const list = (value: RlpValue | undefined): readonly RlpValue[] =>
  value === undefined || value instanceof Uint8Array ? [] : value;

function split(raw: Uint8Array): { readonly type: number; readonly fields: readonly RlpValue[] } {
  const [first = 0] = raw;
  const type = first < 0x80 ? first : 0;
  const envelope = first === 0 ? undefined : ENVELOPES[type];
  if (envelope === undefined) throw new NoTransactionError("transaction type not supported");
  const payload = type === 0 ? raw : raw.subarray(1);
  if ((payload[0] ?? 0) < 0xc0)
    throw new NoTransactionError(`rlp: expected input list for types.${envelope.name}`);
  let fields: readonly RlpValue[];
  try {
    fields = list(decodeRlp(payload));
  } catch {
    throw new NoTransactionError("rlp: value size exceeds available input length");
  }
  const to = bytes(fields[envelope.nonce + envelope.prices + 2]).length;
  if (to !== 0 && to !== ADDRESS)
    throw new NoTransactionError(
      `rlp: input string too ${to < ADDRESS ? "short" : "long"} for common.Address, decoding into (types.${envelope.name}).To`,
    );
  if (fields.length < envelope.count)
    throw new NoTransactionError(`rlp: too few elements for types.${envelope.name}`);
  if (fields.length > envelope.count)
    throw new NoTransactionError(`rlp: input list has too many elements for types.${envelope.name}`);
  return { type, fields };
}

/** The account that signed. */
function senderOf(type: number, fields: readonly RlpValue[]): Uint8Array {
  const v = number(fields.at(-3));
  const isProtected = type === 0 && v >= 35n;
  const unsigned = fields.slice(0, -3);
  const chainId = isProtected ? [bigEndian((v - 35n) / 2n), new Uint8Array(), new Uint8Array()] : [];
  const content = encodeRlp([...unsigned, ...chainId]);
  const signed = type === 0 ? content : concatBytes(Uint8Array.of(type), content);
  const recovery = type > 0 ? v : isProtected ? (v - 35n) % 2n : v - 27n;
  // Each throws for a number that has no room.
  const signature = concatBytes(
    numberToBytesBE(number(fields.at(-2)), 32),
    numberToBytesBE(number(fields.at(-1)), 32),
    numberToBytesBE(recovery, 1),
  );
  return evmAddressOfPublicKey(recoverDigestSigner(keccak_256(signed), signature));
}

/**
 * Decodes a transaction.
 *
 * @throws NoTransactionError with the node's message
 */
export function readSent(raw: Uint8Array): SentTransaction {
  const { type, fields } = split(raw);
  const { nonce: at, prices } = ENVELOPES[type] ?? { nonce: 0, prices: 1 };
  const [nonce, ...rest] = fields.slice(at);
  const [gas, to, value, data, accessList] = rest.slice(prices);
  const accessed = type === 0 ? [] : list(accessList).map(list);
  let from: Uint8Array;
  try {
    from = senderOf(type, fields);
  } catch {
    throw new NoTransactionError("invalid sender");
  }
  const v = number(fields.at(-3));
  const isProtected = type > 0 || v >= 35n;
  return {
    from,
    chainId: type > 0 ? number(fields[0]) : isProtected ? (v - 35n) / 2n : 0n,
    isProtected,
    nonce: number(nonce),
    gas: number(gas),
    feeCap: number(rest[prices - 1]),
    tip: number(rest[0]),
    value: number(value),
    data: bytes(data),
    creates: bytes(to).length === 0,
    accessed: {
      addresses: accessed.length,
      keys: accessed.reduce((count, [, keys]) => count + list(keys).length, 0),
    },
  };
}
