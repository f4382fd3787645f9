/** Outputs and inputs of transactions as facts. */

import {
  type TransferableInput,
  type TransferableOutput,
  type TransferOutput,
  utxoId,
} from "@primary-network/codec";
import type { Output } from "@primary-network/codec/p";
import { hexInto } from "../hex-bytes.ts";
import { toHex } from "../id-text.ts";
import { assetOf, type NetworkIdentity } from "../network.ts";
import type { TxPosition } from "../tx-position.ts";
import type { SpendFact, UtxoFact } from "./facts.ts";

/** The fields of an output's fact that are not in its bytes. */
export type UtxoContext = Pick<UtxoFact, "txId" | "emittingTx"> &
  Partial<Pick<UtxoFact, "kind" | "rewardType" | "consumedOn" | "stakeStart" | "stakeEnd">>;

/** The inner output of an output that may carry a stakeable lock. */
export function innerOutput(output: Output): TransferOutput {
  return output.type === "LockOut" ? output.output : output;
}

type OwnOutput = Pick<UtxoFact, "assetId" | "amount" | "locktime" | "threshold" | "addresses"> &
  Partial<Pick<UtxoFact, "stakeableLocktime">>;

/** An output that the P-Chain creates, decoded from its bytes. */
export function ownUtxoFact(
  { height, time }: TxPosition,
  txId: Uint8Array,
  outputIndex: number,
  output: OwnOutput,
  context: UtxoContext,
): UtxoFact {
  return {
    utxoId: toHex(utxoId(txId, outputIndex)),
    outputIndex,
    stakeableLocktime: "0",
    ...output,
    signers: null,
    kind: null,
    rewardType: null,
    createdOn: null,
    consumedOn: null,
    height,
    time,
    stakeStart: null,
    stakeEnd: null,
    ...context,
  };
}

/** An output that a transaction (or the genesis) creates. */
export function utxoFact(
  position: TxPosition,
  txId: Uint8Array,
  outputIndex: number,
  { assetId, output }: TransferableOutput,
  context: UtxoContext,
): UtxoFact {
  const inner = innerOutput(output);
  const made = {
    assetId: assetOf(position.network, assetId),
    amount: String(inner.amount),
    locktime: String(inner.locktime),
    stakeableLocktime: output.type === "LockOut" ? String(output.locktime) : "0",
    threshold: inner.threshold,
    addresses: inner.addresses.map(toHex),
  };
  return ownUtxoFact(position, txId, outputIndex, made, context);
}

/**
 * An output of another chain that an ImportTx spends. Its time is the import's time, and its known owners are
 * the signers. A read joins the other chain's index.
 */
export function importedUtxoFact(
  position: TxPosition,
  spent: TransferableInput,
  sourceChain: string,
  signers: string[],
): UtxoFact {
  const inner = spent.input.type === "LockIn" ? spent.input.input : spent.input;
  return {
    utxoId: toHex(utxoId(spent.txId, spent.outputIndex)),
    txId: toHex(spent.txId),
    outputIndex: spent.outputIndex,
    assetId: assetOf(position.network, spent.assetId),
    amount: String(inner.amount),
    locktime: "0",
    stakeableLocktime: "0",
    threshold: inner.signatureIndices.length,
    addresses: [],
    signers,
    kind: null,
    rewardType: null,
    createdOn: sourceChain,
    consumedOn: null,
    height: position.height,
    time: position.time,
    emittingTx: null,
    stakeStart: null,
    stakeEnd: null,
  };
}

/** The fact that a transaction spends an output. */
export function spendFact(position: TxPosition, spent: TransferableInput, consumingTx: string): SpendFact {
  return {
    utxoId: toHex(utxoId(spent.txId, spent.outputIndex)),
    consumingTx: consumingTx,
    consumedHeight: position.height,
    consumedTime: position.time,
  };
}

/** The version of the codec, and the numbers of the two types. */
const [VERSION, TRANSFER_OUTPUT, LOCK_OUT] = [0, 7, 22];
/** Bytes of an output of one owner without a lock: nearly all. */
const USUAL_SIZE = 118;
const usual = new Uint8Array(USUAL_SIZE);
/** Bytes of a lock, and of an owner. */
const [LOCK_SIZE, OWNER_SIZE] = [12, 20];
/** Digits of numbers that are exact. */
const EXACT = 15;
const U32 = 2 ** 32;

function u32Into(value: number, target: Uint8Array, at: number): number {
  target[at] = value >>> 24;
  target[at + 1] = value >>> 16;
  target[at + 2] = value >>> 8;
  target[at + 3] = value;
  return at + 4;
}

function u64Into(decimal: string, target: Uint8Array, at: number): number {
  if (decimal.length > EXACT) {
    const value = BigInt(decimal);
    return u32Into(Number(value & 0xffffffffn), target, u32Into(Number(value >> 32n), target, at));
  }
  const value = Number(decimal);
  const high = Math.floor(value / U32);
  return u32Into(value - high * U32, target, u32Into(high, target, at));
}

/**
 * The bytes of an output as the codec writes them, until the next call; undefined for another chain's output whose owners are not known. A
 * page has hundreds of them, so they are put together from the hex of the row; `utxo.test.ts` compares them with the codec's.
 */
export function utxoBytes(
  network: Pick<NetworkIdentity, "assetId">,
  fact: Pick<
    UtxoFact,
    | "txId"
    | "outputIndex"
    | "assetId"
    | "amount"
    | "locktime"
    | "stakeableLocktime"
    | "threshold"
    | "addresses"
  > & { readonly ownersKnown: boolean },
): Uint8Array | undefined {
  const { addresses, stakeableLocktime } = fact;
  if (!fact.ownersKnown) return undefined;
  const isLocked = stakeableLocktime !== "0";
  const size = USUAL_SIZE + (isLocked ? LOCK_SIZE : 0) + (addresses.length - 1) * OWNER_SIZE;
  const bytes = size === USUAL_SIZE ? usual : new Uint8Array(size);
  let at = hexInto(fact.txId, bytes, 2);
  bytes[1] = VERSION;
  at = hexInto(fact.assetId ?? network.assetId, bytes, u32Into(fact.outputIndex, bytes, at));
  if (isLocked) at = u64Into(stakeableLocktime, bytes, u32Into(LOCK_OUT, bytes, at));
  at = u64Into(fact.amount, bytes, u32Into(TRANSFER_OUTPUT, bytes, at));
  at = u32Into(fact.threshold, bytes, u64Into(fact.locktime, bytes, at));
  at = u32Into(addresses.length, bytes, at);
  for (const address of addresses) at = hexInto(address, bytes, at);
  return bytes;
}
