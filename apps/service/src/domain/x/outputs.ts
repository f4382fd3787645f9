/** Outputs and inputs of the X-Chain and of the C-Chain's atomic transactions as facts. */

import { encodeHex, type TransferInput, utxoId } from "@primary-network/codec";
import { encodeUtxo, type Output } from "@primary-network/codec/x";
import { toBytes, toHex } from "../id-text.ts";
import { assetOf, type NetworkIdentity } from "../network.ts";
import type { TxPosition } from "../tx-position.ts";
import type { XSpendFact, XUtxoFact } from "./facts.ts";

/** An output that a transaction creates. */
export interface MadeOutput {
  readonly txId: Uint8Array;
  readonly outputIndex: number;
  readonly assetId: Uint8Array;
  readonly output: Output;
}

/** An output that a transaction spends. */
export interface SpentOutput {
  readonly txId: Uint8Array;
  readonly outputIndex: number;
}

/** Ids of the chain that creates an output and of the one that can spend it. */
export type Route = Pick<XUtxoFact, "createdOn" | "consumedOn">;

/** Amounts of outputs without an amount field. */
const AMOUNTS: { readonly [type in Exclude<Output["type"], "TransferOutput">]: string } = {
  MintOutput: "0",
  NftMintOutput: "0",
  PropertyMintOutput: "0",
  NftTransferOutput: "1",
  PropertyOwnedOutput: "1",
};

const amountOf = (output: Output): string =>
  output.type === "TransferOutput" ? String(output.amount) : AMOUNTS[output.type];

const idOf = ({ txId, outputIndex }: SpentOutput): string => toHex(utxoId(txId, outputIndex));

export function madeFact(position: TxPosition, made: MadeOutput, route: Route): XUtxoFact {
  const { txId, outputIndex, assetId, output } = made;
  return {
    utxoId: idOf(made),
    txId: toHex(txId),
    outputIndex: outputIndex,
    assetId: assetOf(position.network, assetId),
    amount: amountOf(output),
    locktime: String(output.locktime),
    threshold: output.threshold,
    addresses: output.addresses.map(toHex),
    signers: null,
    type: output.type,
    groupId: "groupId" in output ? output.groupId : null,
    payload: "payload" in output ? toHex(output.payload) : null,
    ...route,
    height: position.height,
    time: position.time,
  };
}

/** nAVAX that outputs hold together. */
export const avaxOf = (outputs: readonly XUtxoFact[]): bigint =>
  outputs.reduce((sum, { assetId, amount }) => (assetId === null ? sum + BigInt(amount) : sum), 0n);

/** An output of another chain, with the time of its import and who signed; the other chain's index is joined when it is read. */
export function importedFact(
  position: TxPosition,
  spent: SpentOutput & { readonly assetId: Uint8Array; readonly input: TransferInput },
  route: Route,
  signers: string[],
): XUtxoFact {
  return {
    utxoId: idOf(spent),
    txId: toHex(spent.txId),
    outputIndex: spent.outputIndex,
    assetId: assetOf(position.network, spent.assetId),
    amount: String(spent.input.amount),
    locktime: "0",
    threshold: spent.input.signatureIndices.length,
    addresses: [],
    signers,
    type: "TransferOutput",
    groupId: null,
    payload: null,
    ...route,
    height: position.height,
    time: position.time,
  };
}

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
    signatures: signatures.map(toHex),
  };
}

/** The codec's output of a fact. @throws Error for a type that the codec does not know */
function outputOf(fact: XUtxoFact): Output {
  const { type, groupId, payload } = fact;
  const owner = {
    locktime: BigInt(fact.locktime),
    threshold: fact.threshold,
    addresses: fact.addresses.map(toBytes),
  };
  switch (type) {
    case "TransferOutput":
      return { type, amount: BigInt(fact.amount), ...owner };
    case "MintOutput":
    case "PropertyMintOutput":
    case "PropertyOwnedOutput":
      return { type, ...owner };
    case "NftMintOutput":
      return { type, groupId: groupId ?? 0, ...owner };
    case "NftTransferOutput":
      return { type, groupId: groupId ?? 0, payload: toBytes(payload ?? "0x"), ...owner };
    default:
      throw new Error(`output ${fact.utxoId} has the type ${type}, which is unknown`);
  }
}

/** The bytes of an output in the node's hex; undefined for another chain's output whose owners are not known. */
export function xUtxoHex(
  { assetId: avax }: Pick<NetworkIdentity, "assetId">,
  fact: XUtxoFact & { readonly ownersKnown: boolean },
): string | undefined {
  if (!fact.ownersKnown) return undefined;
  const { txId, outputIndex, assetId } = fact;
  const utxo = {
    txId: toBytes(txId),
    outputIndex,
    assetId: toBytes(assetId ?? avax),
    output: outputOf(fact),
  };
  return encodeHex(encodeUtxo(utxo));
}
