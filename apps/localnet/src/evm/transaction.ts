/** Transactions of EVM chains, signed: the three kinds of envelope that these chains take. */
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import { encodeRlp, type RlpValue } from "@primary-network/codec";
import { Memo } from "../keys/memo.ts";
import { bigEndian } from "./big-endian.ts";

/** Storage that a transaction says in advance it will touch; messages for the Warp precompile travel there, too. */
export interface AccessEntry {
  /** 20 bytes. */
  readonly address: Uint8Array;
  /** 32 bytes each. */
  readonly storageKeys: readonly Uint8Array[];
}

/** What all kinds have; amounts in wei. */
interface Fields {
  readonly chainId: number;
  readonly nonce: number;
  readonly gas: bigint;
  /** 20 bytes; without it the data is the code that creates a contract. */
  readonly to?: Uint8Array | undefined;
  readonly value?: bigint | undefined;
  readonly data?: Uint8Array | undefined;
  readonly accessList?: readonly AccessEntry[] | undefined;
}

/** A transaction of one of the kinds: envelope number 0 (EIP-155), 1 (EIP-2930) or 2 (EIP-1559). */
export type EvmTransaction =
  | (Fields & { readonly type: 0 | 1; readonly gasPrice: bigint })
  | (Fields & { readonly type: 2; readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint });

const accessListOf = ({ accessList = [] }: Fields): RlpValue =>
  accessList.map(({ address, storageKeys }) => [address, storageKeys]);

/** The fields before the signature. */
function unsignedOf(tx: EvmTransaction): RlpValue[] {
  const { nonce, gas, to = new Uint8Array(), value = 0n, data = new Uint8Array() } = tx;
  const call = [bigEndian(gas), to, bigEndian(value), data];
  if (tx.type === 0) return [bigEndian(nonce), bigEndian(tx.gasPrice), ...call];
  const price =
    tx.type === 2
      ? [bigEndian(tx.maxPriorityFeePerGas), bigEndian(tx.maxFeePerGas)]
      : [bigEndian(tx.gasPrice)];
  return [bigEndian(tx.chainId), bigEndian(nonce), ...price, ...call, accessListOf(tx)];
}

const enveloped = (type: number, items: readonly RlpValue[]): Uint8Array =>
  type === 0 ? encodeRlp(items) : concatBytes(Uint8Array.of(type), encodeRlp(items));

/** Signatures made last: chains that are made again, as for a snapshot, have the same transactions. */
const signatures = new Memo<Uint8Array>(4_096);

/** The recovery id, r and s; the same digest and key always get the same signature (RFC 6979). */
function signDigest(digest: Uint8Array, privateKey: Uint8Array): Uint8Array {
  const name = `${bytesToHex(sha256(privateKey))}/${bytesToHex(digest)}`;
  return signatures.get(name, () =>
    secp256k1.sign(digest, privateKey, { prehash: false, format: "recovered" }),
  );
}

/**
 * Signs a transaction.
 *
 * @returns its bytes as nodes take them
 * @example signTransaction({ type: 2, chainId: 43112, nonce: 0, gas: 21_000n, to, value: 1n, ...fees }, privateKey)
 */
export function signTransaction(tx: EvmTransaction, privateKey: Uint8Array): Uint8Array {
  const items = unsignedOf(tx);
  // An old envelope has no place for the chain's id but in the signed bytes and, doubled, in the parity (EIP-155).
  const signed =
    tx.type === 0 ? [...items, bigEndian(tx.chainId), new Uint8Array(), new Uint8Array()] : items;
  const signature = secp256k1.Signature.fromBytes(
    signDigest(keccak_256(enveloped(tx.type, signed)), privateKey),
    "recovered",
  );
  const parity = signature.recovery ?? 0;
  const v = tx.type === 0 ? tx.chainId * 2 + 35 + parity : parity;
  return enveloped(tx.type, [...items, bigEndian(v), bigEndian(signature.r), bigEndian(signature.s)]);
}

/** The address of the contract that an account's transaction of a nonce creates. */
export function createdAddress(from: Uint8Array, nonce: number): Uint8Array {
  return keccak_256(encodeRlp([from, bigEndian(nonce)])).subarray(12);
}
