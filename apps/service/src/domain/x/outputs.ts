/** Outputs and inputs of the X-Chain and of the C-Chain's atomic transactions as facts. */

import {
  encodeCb58,
  encodeHex,
  encodeXUtxo,
  type TransferInput,
  utxoId,
  type XOutput,
} from "@primary-network/codec";
import { addressTexts, idText, type TxPosition } from "../tx-position.ts";
import type { XSpendFact, XUtxoFact } from "./facts.ts";

/** An output that a transaction creates. */
export interface MadeOutput {
  readonly txId: Uint8Array;
  readonly outputIndex: number;
  readonly assetId: Uint8Array;
  readonly output: XOutput;
}

/** An output that a transaction spends. */
export interface SpentOutput {
  readonly txId: Uint8Array;
  readonly outputIndex: number;
}

/** cb58 ids of the chain that creates an output and of the one that can spend it. */
export type Route = Pick<XUtxoFact, "createdOn" | "consumedOn">;

/** Amounts of outputs without an amount field. */
const AMOUNTS: { readonly [type in Exclude<XOutput["type"], "TransferOutput">]: string } = {
  MintOutput: "0",
  NftMintOutput: "0",
  PropertyMintOutput: "0",
  NftTransferOutput: "1",
  PropertyOwnedOutput: "1",
};

const amountOf = (output: XOutput): string =>
  output.type === "TransferOutput" ? String(output.amount) : AMOUNTS[output.type];

const idOf = ({ txId, outputIndex }: SpentOutput): string => encodeCb58(utxoId(txId, outputIndex));

export function madeFact(position: TxPosition, made: MadeOutput, route: Route): XUtxoFact {
  const { txId, outputIndex, assetId, output } = made;
  return {
    utxoId: idOf(made),
    txId: idText(txId),
    outputIndex: outputIndex,
    assetId: idText(assetId),
    amount: amountOf(output),
    locktime: String(output.locktime),
    threshold: output.threshold,
    addresses: addressTexts(position.network, output.addresses),
    type: output.type,
    groupId: "groupId" in output ? output.groupId : null,
    payload: "payload" in output ? encodeHex(output.payload, { checksum: false }) : null,
    bytes: encodeHex(encodeXUtxo({ txId, outputIndex, assetId, output })),
    ...route,
    height: position.height,
    time: position.time,
  };
}

/** An output of another chain, with the time of its import; the other chain's index is joined when it is read. */
export function importedFact(
  position: TxPosition,
  spent: SpentOutput & { readonly assetId: Uint8Array; readonly input: TransferInput },
  route: Route,
): XUtxoFact {
  return {
    utxoId: idOf(spent),
    txId: idText(spent.txId),
    outputIndex: spent.outputIndex,
    assetId: idText(spent.assetId),
    amount: String(spent.input.amount),
    locktime: "0",
    threshold: spent.input.signatureIndices.length,
    addresses: [],
    type: "TransferOutput",
    groupId: null,
    payload: null,
    bytes: null,
    ...route,
    height: position.height,
    time: position.time,
  };
}

export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** @param signatures the input's signatures; empty without a credential */
export function spentFact(
  position: TxPosition,
  spent: SpentOutput,
  consumingTx: string,
  signatures: readonly Uint8Array[],
): XSpendFact {
  return {
    utxoId: idOf(spent),
    consumingTx: consumingTx,
    consumedHeight: position.height,
    consumedTime: position.time,
    signatures: signatures.map(base64),
  };
}
