/** The order in which a transaction must list its inputs and outputs: that of their bytes. */
import type { TransferableInput, TransferableOutput } from "@primary-network/codec";
import { encodeUtxo } from "@primary-network/codec/p";
import { encodeUtxo as encodeXUtxo, type Output } from "@primary-network/codec/x";

export const compareBytes = (left: Uint8Array, right: Uint8Array): number => Buffer.compare(left, right);

const NOWHERE = { txId: new Uint8Array(32), outputIndex: 0 };

/** Sorts outputs; the same ones may stand side by side. */
export function sortedOutputs<O extends TransferableOutput>(outputs: readonly O[]): O[] {
  const bytes = new Map(outputs.map((output) => [output, encodeUtxo({ ...NOWHERE, ...output })]));
  const of = (output: O) => bytes.get(output) ?? new Uint8Array();
  return outputs.toSorted((left, right) => compareBytes(of(left), of(right)));
}

/** Sorts the outputs that a new asset begins with. */
export function sortedAssetOutputs(outputs: readonly Output[]): Output[] {
  const bytes = (output: Output) => encodeXUtxo({ ...NOWHERE, assetId: new Uint8Array(32), output });
  return outputs.toSorted((left, right) => compareBytes(bytes(left), bytes(right)));
}

/** Orders inputs by transaction and output index. */
export function compareInputs(
  left: Pick<TransferableInput, "txId" | "outputIndex">,
  right: Pick<TransferableInput, "txId" | "outputIndex">,
): number {
  return compareBytes(left.txId, right.txId) || left.outputIndex - right.outputIndex;
}
