/** Outputs and inputs of transactions as facts. */

import {
  encodeCb58,
  encodeHex,
  encodeUtxo,
  type Output,
  type TransferableInput,
  type TransferableOutput,
  type TransferOutput,
  utxoId,
} from "@primary-network/codec";
import { PRIMARY_ID } from "../network.ts";
import { addressBytes, addressTexts, idBytes, idText, type TxPosition } from "../tx-position.ts";
import type { SpendFact, UtxoFact } from "./facts.ts";

/** The fields of an output's fact that are not in its bytes. */
export type UtxoContext = Pick<UtxoFact, "tx_id" | "emitting_tx"> &
  Partial<Pick<UtxoFact, "kind" | "reward_type" | "consumed_on" | "stake_start" | "stake_end">>;

/** The inner output of an output that may carry a stakeable lock. */
export function innerOutput(output: Output): TransferOutput {
  return output.type === "LockOut" ? output.output : output;
}

/** An output that a transaction (or the genesis) creates. */
export function utxoFact(
  position: TxPosition,
  txId: Uint8Array,
  outputIndex: number,
  made: TransferableOutput,
  context: UtxoContext,
): UtxoFact {
  const inner = innerOutput(made.output);
  return {
    utxo_id: encodeCb58(utxoId(txId, outputIndex)),
    output_index: outputIndex,
    asset_id: idText(made.assetId),
    amount: String(inner.amount),
    locktime: String(inner.locktime),
    stakeable_locktime: made.output.type === "LockOut" ? String(made.output.locktime) : "0",
    threshold: inner.threshold,
    addresses: addressTexts(position.network, inner.addresses),
    kind: "TRANSFER",
    reward_type: null,
    created_on: PRIMARY_ID,
    consumed_on: PRIMARY_ID,
    height: position.height,
    time: position.time,
    stake_start: null,
    stake_end: null,
    ...context,
  };
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
    utxo_id: encodeCb58(utxoId(spent.txId, spent.outputIndex)),
    tx_id: idText(spent.txId),
    output_index: spent.outputIndex,
    asset_id: idText(spent.assetId),
    amount: String(inner.amount),
    locktime: "0",
    stakeable_locktime: "0",
    threshold: inner.signatureIndices.length,
    addresses: [],
    kind: "TRANSFER",
    reward_type: null,
    created_on: sourceChain,
    consumed_on: PRIMARY_ID,
    height: position.height,
    time: position.time,
    emitting_tx: null,
    stake_start: null,
    stake_end: null,
  };
}

/** The fact that a transaction spends an output. */
export function spendFact(position: TxPosition, spent: TransferableInput, consumingTx: string): SpendFact {
  return {
    utxo_id: encodeCb58(utxoId(spent.txId, spent.outputIndex)),
    consuming_tx: consumingTx,
    consumed_height: position.height,
    consumed_time: position.time,
  };
}

/** The bytes of an output in the node's hex; undefined for another chain's output whose owners are not known. */
export function utxoHex(
  fact: Pick<
    UtxoFact,
    | "tx_id"
    | "output_index"
    | "asset_id"
    | "amount"
    | "locktime"
    | "stakeable_locktime"
    | "threshold"
    | "addresses"
    | "created_on"
  >,
): string | undefined {
  if (fact.created_on !== PRIMARY_ID && fact.addresses.length === 0) return undefined;
  const inner: TransferOutput = {
    type: "TransferOutput",
    amount: BigInt(fact.amount),
    locktime: BigInt(fact.locktime),
    threshold: fact.threshold,
    addresses: fact.addresses.map(addressBytes),
  };
  const stakeable = BigInt(fact.stakeable_locktime);
  return encodeHex(
    encodeUtxo({
      txId: idBytes(fact.tx_id),
      outputIndex: fact.output_index,
      assetId: idBytes(fact.asset_id),
      output: stakeable === 0n ? inner : { type: "LockOut", locktime: stakeable, output: inner },
    }),
  );
}
