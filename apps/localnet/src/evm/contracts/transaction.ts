/** Signs transactions of EVM chains, in the three types of envelope that these chains accept. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { signDigest } from "@primary-network/codec";
import * as ContractAddress from "ox/ContractAddress";
import * as TxEnvelopeEip1559 from "ox/TxEnvelopeEip1559";
import * as TxEnvelopeEip2930 from "ox/TxEnvelopeEip2930";
import * as TxEnvelopeLegacy from "ox/TxEnvelopeLegacy";
import { Memo } from "../../keys/memo.ts";
import { toBytes, toHex } from "./hex.ts";

/** Storage that a transaction declares in advance; messages for the Warp precompile are sent there too. */
export interface AccessEntry {
  /** 20 bytes. */
  readonly address: Uint8Array;
  /** 32 bytes each. */
  readonly storageKeys: readonly Uint8Array[];
}

/** Fields of all types; amounts in wei. */
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

/** A transaction of one type: envelope number 0 (EIP-155), 1 (EIP-2930) or 2 (EIP-1559). */
export type EvmTransaction =
  | (Fields & { readonly type: 0 | 1; readonly gasPrice: bigint })
  | (Fields & { readonly type: 2; readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint });

/** Cached signatures: rebuilt chains, for example of a saved world, have the same transactions. */
const signatures = new Memo<Uint8Array>(4_096);

/** The signature of a digest; the same digest and key always get the same one (RFC 6979). */
function sign(digest: string, privateKey: Uint8Array) {
  const name = `${bytesToHex(sha256(privateKey))}/${digest}`;
  const bytes = signatures.get(name, () => signDigest(toBytes(digest), privateKey));
  return { yParity: bytes[64] ?? 0, r: toHex(bytes.subarray(0, 32)), s: toHex(bytes.subarray(32, 64)) };
}

function signedOf({ to, data, accessList = [], ...tx }: EvmTransaction, privateKey: Uint8Array): string {
  const fields = {
    ...(to && { to: toHex(to) }),
    ...(data && { data: toHex(data) }),
    chainId: tx.chainId,
    nonce: BigInt(tx.nonce),
    gas: tx.gas,
    value: tx.value ?? 0n,
  };
  const listed = {
    ...fields,
    accessList: accessList.map(({ address, storageKeys }) => ({
      address: toHex(address),
      storageKeys: storageKeys.map(toHex),
    })),
  };
  if (tx.type === 2) {
    const { maxFeePerGas, maxPriorityFeePerGas } = tx;
    const envelope = TxEnvelopeEip1559.from({ ...listed, maxFeePerGas, maxPriorityFeePerGas });
    const signature = sign(TxEnvelopeEip1559.getSignPayload(envelope), privateKey);
    return TxEnvelopeEip1559.serialize(envelope, { signature });
  }
  const { gasPrice } = tx;
  if (tx.type === 1) {
    const envelope = TxEnvelopeEip2930.from({ ...listed, gasPrice });
    const signature = sign(TxEnvelopeEip2930.getSignPayload(envelope), privateKey);
    return TxEnvelopeEip2930.serialize(envelope, { signature });
  }
  const envelope = TxEnvelopeLegacy.from({ ...fields, gasPrice });
  const signature = sign(TxEnvelopeLegacy.getSignPayload(envelope), privateKey);
  return TxEnvelopeLegacy.serialize(envelope, { signature });
}

/**
 * Signs a transaction.
 *
 * @returns its bytes as nodes accept them
 * @example signTransaction({ type: 2, chainId: 43112, nonce: 0, gas: 21_000n, to, value: 1n, ...fees }, privateKey)
 */
export const signTransaction = (tx: EvmTransaction, privateKey: Uint8Array): Uint8Array =>
  toBytes(signedOf(tx, privateKey));

/** The address of the contract that an account's transaction with a nonce creates. */
export const createdAddress = (from: Uint8Array, nonce: number): Uint8Array =>
  toBytes(ContractAddress.fromCreate({ from: toHex(from), nonce: BigInt(nonce) }));
