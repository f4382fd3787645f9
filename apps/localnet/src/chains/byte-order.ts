/** Byte strings: joining, comparing and the canonical order of inputs and outputs. */
import type { TransferableInput, TransferableOutput, TransferOutput } from "@primary-network/codec";
import type { Output } from "@primary-network/codec/p";

/** -1, 0 or 1 by the first byte that differs; a prefix comes first. */
export function compareBytes(left: Uint8Array, right: Uint8Array): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return Math.sign(left.length - right.length);
}

/** True when both hold the same bytes. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  return compareBytes(left, right) === 0;
}

const compareNumbers = (left: bigint | number, right: bigint | number): number =>
  left < right ? -1 : left > right ? 1 : 0;

function compareTransferOutputs(left: TransferOutput, right: TransferOutput): number {
  const order =
    compareNumbers(left.amount, right.amount) ||
    compareNumbers(left.locktime, right.locktime) ||
    compareNumbers(left.threshold, right.threshold) ||
    compareNumbers(left.addresses.length, right.addresses.length);
  if (order !== 0) return order;
  for (const [index, address] of left.addresses.entries()) {
    const byAddress = compareBytes(address, right.addresses[index] ?? new Uint8Array());
    if (byAddress !== 0) return byAddress;
  }
  return 0;
}

/** Orders by the encoded bytes: TransferOutput (type 7) before LockOut (type 22), then field by field. */
function compareOutputValues(left: Output, right: Output): number {
  if (left.type === "TransferOutput") {
    return right.type === "TransferOutput" ? compareTransferOutputs(left, right) : -1;
  }
  if (right.type === "TransferOutput") return 1;
  return compareNumbers(left.locktime, right.locktime) || compareTransferOutputs(left.output, right.output);
}

/** The order in which a transaction must list its outputs; equal ones may stand side by side. */
export function compareOutputs(left: TransferableOutput, right: TransferableOutput): number {
  return compareBytes(left.assetId, right.assetId) || compareOutputValues(left.output, right.output);
}

/** The order in which a transaction must list its inputs, none twice. */
export function compareInputs(left: TransferableInput, right: TransferableInput): number {
  return compareBytes(left.txId, right.txId) || compareNumbers(left.outputIndex, right.outputIndex);
}
