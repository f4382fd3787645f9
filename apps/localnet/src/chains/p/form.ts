/** Checks inputs and outputs of the P-Chain on their own, with the node's messages. */
import type { L1Owner, OutputOwners, TransferableInput, TransferableOutput } from "@primary-network/codec";
import { compareBytes } from "../byte-order.ts";
import { ensure } from "../rule-error.ts";
import { innerOutput } from "../utxo-set.ts";

/** Bytes of a node id. */
export const NODE_ID_LENGTH = 20;

/** Throws unless the threshold can be reached and the owners are in canonical form. */
export function verifyOwners({ threshold, addresses }: OutputOwners | L1Owner, prefix = ""): void {
  const sorted = addresses.every((address, index) => {
    const before = addresses[index - 1];
    return before === undefined || compareBytes(before, address) < 0;
  });
  ensure(threshold <= addresses.length, `${prefix}output is unspendable`);
  ensure(threshold > 0 || addresses.length === 0, `${prefix}output representation should be optimized`);
  ensure(sorted, `${prefix}addresses not sorted and unique`);
}

function verifyAsset(assetId: Uint8Array, prefix: string): void {
  ensure(
    assetId.some((byte) => byte !== 0),
    `${prefix}empty asset ID is not valid`,
  );
}

/** Throws unless an output has an amount, and owners that can spend it. */
export function verifyOutput(output: TransferableOutput, prefix = "output failed verification: "): void {
  const inner = innerOutput(output);
  verifyAsset(output.assetId, prefix);
  ensure(output.output.type !== "LockOut" || output.output.locktime > 0n, `${prefix}invalid locktime`);
  ensure(inner.amount > 0n, `${prefix}output has no value`);
  verifyOwners(inner, prefix);
}

/** Throws unless an input has an amount and names its signers in order. */
export function verifyInput({ assetId, input }: TransferableInput): void {
  const prefix = "input failed verification: ";
  verifyAsset(assetId, prefix);
  const inner = input.type === "LockIn" ? input.input : input;
  const { signatureIndices } = inner;
  ensure(input.type !== "LockIn" || input.locktime > 0n, `${prefix}invalid locktime`);
  ensure(inner.amount > 0n, `${prefix}input has no value`);
  ensure(
    signatureIndices.every((index, position) => index > (signatureIndices[position - 1] ?? -1)),
    `${prefix}address indices not sorted and unique`,
  );
}
