/** Checks inputs and outputs of the P-Chain on their own, with the node's messages. */
import type {
  L1Owner,
  OutputOwners,
  SignatureIndices,
  TransferableInput,
  TransferableOutput,
} from "@primary-network/codec";
import { compareBytes, compareInputs, compareOutputs } from "../byte-order.ts";
import { ensure } from "../rule-error.ts";
import { innerOutput } from "../utxo-set.ts";

/** Bytes of a node id. */
const NODE_ID_LENGTH = 20;

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

/** Throws unless outputs are in the canonical order. */
export function verifyOutputOrder(outputs: readonly TransferableOutput[]): void {
  const isAscending = outputs.every((output, index) => {
    const before = outputs[index - 1];
    return before === undefined || compareOutputs(before, output) <= 0;
  });
  ensure(isAscending, "outputs not sorted");
}

/** Throws unless inputs are in the canonical order, and none is there twice. */
export function verifyInputOrder(inputs: readonly TransferableInput[]): void {
  const isAscending = inputs.every((input, index) => {
    const before = inputs[index - 1];
    return before === undefined || compareInputs(before, input) < 0;
  });
  ensure(isAscending, "inputs not sorted and unique");
}

/** Throws unless the positions of signers are in order (`Input.Verify`). */
export function verifyAuth({ signatureIndices }: SignatureIndices, prefix = ""): void {
  ensure(
    signatureIndices.every((index, position) => index > (signatureIndices[position - 1] ?? -1)),
    `${prefix}address indices not sorted and unique`,
  );
}

/** Throws unless the bytes are the id of a node, with the node's own prefix if it has one. */
export function verifyNodeId(
  nodeId: Uint8Array,
  empty = "validator nodeID cannot be empty",
  prefix = "",
): void {
  ensure(
    nodeId.length === NODE_ID_LENGTH,
    `${prefix}invalid hash length: expected ${NODE_ID_LENGTH} bytes but got ${nodeId.length}`,
  );
  ensure(
    nodeId.some((byte) => byte !== 0),
    `${prefix}${empty}`,
  );
}

/** Throws unless an input has an amount and names its signers in order. */
export function verifyInput(
  { assetId, input }: TransferableInput,
  prefix = "input failed verification: ",
): void {
  verifyAsset(assetId, prefix);
  const inner = input.type === "LockIn" ? input.input : input;
  ensure(input.type !== "LockIn" || input.locktime > 0n, `${prefix}invalid locktime`);
  ensure(inner.amount > 0n, `${prefix}input has no value`);
  verifyAuth(inner, prefix);
}
