/** Order of bytes, inputs and outputs, as the nodes require it. */
import type { TransferableInput, TransferableOutput } from "@primary-network/codec";
import { encodeUtxo as encodePUtxo, type Output as POutput } from "@primary-network/codec/p";
import { encodeUtxo as encodeXUtxo, type Output as XOutput } from "@primary-network/codec/x";

/** Compares two byte strings by their first difference. A prefix comes first. */
export function compareBytes(left: Uint8Array, right: Uint8Array): number {
  const shared = Math.min(left.length, right.length);
  for (let at = 0; at < shared; at++) {
    const difference = (left[at] as number) - (right[at] as number); // both are longer
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Returns true if both hold the same bytes. */
export const equalBytes = (left: Uint8Array, right: Uint8Array): boolean => compareBytes(left, right) === 0;

/** Place of an output among others: its transaction, then its index. */
export function compareOrigins(
  left: { readonly txId: Uint8Array; readonly outputIndex: number },
  right: { readonly txId: Uint8Array; readonly outputIndex: number },
): number {
  return compareBytes(left.txId, right.txId) || left.outputIndex - right.outputIndex;
}

/**
 * Sorts inputs, or coins, by the outputs that they spend.
 *
 * @example
 * const inputs = sortInputs(coins).map((coin) => inputOf(coin, [mine], now));
 */
export function sortInputs<I extends Pick<TransferableInput, "txId" | "outputIndex">>(
  inputs: readonly I[],
): I[] {
  return inputs.toSorted(compareOrigins);
}

const NOWHERE = { txId: new Uint8Array(32), outputIndex: 0 };

/** Encodes an output of any chain, behind a constant origin. */
function bytesOf(assetId: Uint8Array, output: POutput | XOutput): Uint8Array {
  return output.type === "LockOut"
    ? encodePUtxo({ ...NOWHERE, assetId, output })
    : encodeXUtxo({ ...NOWHERE, assetId, output });
}

/**
 * Sorts outputs by their bytes.
 *
 * @example
 * const exportedOutputs = sortOutputs([first, second]);
 */
export function sortOutputs<O extends TransferableOutput>(outputs: readonly O[]): O[] {
  return sortByBytes(outputs, ({ assetId, output }) => bytesOf(assetId, output));
}

/**
 * Sorts the initial outputs of an asset, which have no asset id of their own.
 *
 * @example
 * const initialStates = [{ fxIndex: 0, outputs: sortXOutputs([minting, holding]) }];
 */
export function sortXOutputs(outputs: readonly XOutput[]): XOutput[] {
  return sortByBytes(outputs, (output) => bytesOf(NOWHERE.txId, output));
}

/** Sorts values by the bytes that a function gives for each. */
export function sortByBytes<T>(values: readonly T[], encode: (value: T) => Uint8Array): T[] {
  return values
    .map((value) => ({ value, bytes: encode(value) }))
    .sort((left, right) => compareBytes(left.bytes, right.bytes))
    .map(({ value }) => value);
}
