/** Outputs and inputs of transactions as facts. */

import {
  encodeHex,
  type Output,
  type TransferableInput,
  type TransferableOutput,
  type TransferOutput,
  utxoId,
} from "@primary-network/codec";
import { toBytes, toHex } from "../id-text.ts";
import type { NetworkIdentity } from "../network.ts";
import type { TxPosition } from "../tx-position.ts";
import type { SpendFact, UtxoFact } from "./facts.ts";

/** The fields of an output's fact that are not in its bytes. */
export type UtxoContext = Pick<UtxoFact, "txId" | "emittingTx"> &
  Partial<Pick<UtxoFact, "kind" | "rewardType" | "consumedOn" | "stakeStart" | "stakeEnd">>;

/** The inner output of an output that may carry a stakeable lock. */
export function innerOutput(output: Output): TransferOutput {
  return output.type === "LockOut" ? output.output : output;
}

/** An output's asset as facts have it: null for AVAX, which nearly all have. */
export function assetOf({ network }: Pick<TxPosition, "network">, assetId: Uint8Array): string | null {
  const hex = toHex(assetId);
  return hex === network.assetId ? null : hex;
}

type OwnOutput = Pick<UtxoFact, "assetId" | "amount" | "locktime" | "threshold" | "addresses"> &
  Partial<Pick<UtxoFact, "stakeableLocktime">>;

/** An output that the P-Chain creates, from what its bytes say. */
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
    assetId: assetOf(position, assetId),
    amount: String(inner.amount),
    locktime: String(inner.locktime),
    stakeableLocktime: output.type === "LockOut" ? String(output.locktime) : "0",
    threshold: inner.threshold,
    addresses: inner.addresses.map(toHex),
  };
  return ownUtxoFact(position, txId, outputIndex, made, context);
}

/**
 * An output of another chain that an ImportTx spends. Its time is that of the import, and its owners are not in the input; the
 * other chain's index is joined when it is read.
 */
export function importedUtxoFact(
  position: TxPosition,
  spent: TransferableInput,
  sourceChain: string,
): UtxoFact {
  const inner = spent.input.type === "LockIn" ? spent.input.input : spent.input;
  return {
    utxoId: toHex(utxoId(spent.txId, spent.outputIndex)),
    txId: toHex(spent.txId),
    outputIndex: spent.outputIndex,
    assetId: assetOf(position, spent.assetId),
    amount: String(inner.amount),
    locktime: "0",
    stakeableLocktime: "0",
    threshold: inner.signatureIndices.length,
    addresses: [],
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

/** Beginnings of an output's parts as the codec writes them, in hex: its version, and the numbers of the two types. */
const [VERSION, TRANSFER_OUTPUT, LOCK_OUT] = ["0000", "00000007", "00000016"];

const u32 = (value: number): string => value.toString(16).padStart(8, "0");

/** Nearly all are zero. */
const u64 = (decimal: string): string =>
  decimal === "0" ? "0000000000000000" : BigInt(decimal).toString(16).padStart(16, "0");

/**
 * The bytes of an output in the node's hex; undefined for another chain's output whose owners are not known. A page has hundreds of them,
 * so their hex is put together from that of the row; `utxo.test.ts` compares it with the codec's.
 */
export function utxoHex(
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
    | "createdOn"
  >,
): string | undefined {
  const { addresses, stakeableLocktime } = fact;
  if (fact.createdOn !== null && addresses.length === 0) return undefined;
  let hex = `0x${VERSION}${fact.txId.slice(2)}${u32(fact.outputIndex)}${(fact.assetId ?? network.assetId).slice(2)}`;
  if (stakeableLocktime !== "0") hex += LOCK_OUT + u64(stakeableLocktime);
  hex += `${TRANSFER_OUTPUT}${u64(fact.amount)}${u64(fact.locktime)}${u32(fact.threshold)}${u32(addresses.length)}`;
  for (const address of addresses) hex += address.slice(2);
  return encodeHex(toBytes(hex)); // adds the checksum
}
