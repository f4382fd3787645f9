/** Inputs and outputs of an X-Chain transaction, in the node's order. */

import type { TransferInput } from "../wire/input.ts";
import type { Operation, UtxoPointer } from "./operation.ts";
import type { Output } from "./output.ts";
import type { SignedTx } from "./tx.ts";
import { txId } from "./tx.ts";
import type { UnsignedTx } from "./unsigned-tx.ts";

/** An output that an X-Chain transaction creates. */
export interface ProducedOutput {
  /**
   * Kind of the output. `transfer`: a base output. `asset`: in the initial state of a new asset. `operation`:
   * created by an operation. `export`: spendable on the destination chain only.
   */
  kind: "transfer" | "asset" | "operation" | "export";
  /** The output index of the UTXO. */
  outputIndex: number;
  /** 32-byte asset id. */
  assetId: Uint8Array;
  /** Owners and rights of the output. */
  output: Output;
}

/** An output that an X-Chain transaction spends. Operations do not state its amount. */
export type ConsumedInput = UtxoPointer & {
  /** 32-byte asset id. */
  assetId: Uint8Array;
} & (
    | {
        /** Kind of the input. `transfer`: created on this chain. `import`: created on the source chain. */
        kind: "transfer" | "import";
        /** Amount of the output, and indices of its signers. */
        input: TransferInput;
      }
    | {
        /** Spent by an operation. */
        kind: "operation";
      }
  );

/** Returns the outputs of an operation, in the node's order. */
function outputsOf(operation: Operation): Output[] {
  switch (operation.type) {
    case "MintOperation":
      return [operation.mintOutput, operation.transferOutput];
    case "NftMintOperation": {
      const { groupId, payload, owners } = operation;
      return owners.map((owner) => ({ type: "NftTransferOutput", groupId, payload, ...owner }));
    }
    case "NftTransferOperation":
      return [operation.output];
    case "PropertyMintOperation":
      return [operation.mintOutput, operation.ownedOutput];
    case "PropertyBurnOperation":
      return [];
  }
}

/**
 * Returns the outputs of an X-Chain transaction with the indices of their UTXOs: first the base outputs, then
 * the outputs of a new asset or of operations, or the exported ones.
 *
 * @param tx - Signed transaction, because a new asset's id is the transaction's id.
 * @param id - Id of the transaction, which saves hashing.
 * @example
 * for (const { outputIndex } of producedOutputs(tx, id)) utxoId(id, outputIndex);
 */
export function producedOutputs(tx: SignedTx, id?: Uint8Array): ProducedOutput[] {
  const produced: ProducedOutput[] = [];
  const add = (kind: ProducedOutput["kind"], assetId: Uint8Array, output: Output) => {
    produced.push({ kind, outputIndex: produced.length, assetId, output });
  };
  const { unsignedTx } = tx;
  for (const { assetId, output } of unsignedTx.outputs) add("transfer", assetId, output);
  if (unsignedTx.type === "CreateAssetTx") {
    const assetId = id ?? txId(tx);
    for (const { outputs } of unsignedTx.initialStates) {
      for (const output of outputs) add("asset", assetId, output);
    }
  }
  if (unsignedTx.type === "OperationTx") {
    for (const { assetId, operation } of unsignedTx.operations) {
      for (const output of outputsOf(operation)) add("operation", assetId, output);
    }
  }
  if (unsignedTx.type === "ExportTx") {
    for (const { assetId, output } of unsignedTx.exportedOutputs) add("export", assetId, output);
  }
  return produced;
}

/**
 * Returns the outputs that an X-Chain transaction spends: first the base inputs, then the inputs of
 * operations, or the imported ones.
 *
 * @example
 * consumedInputs(tx.unsignedTx).map(({ txId, outputIndex }) => utxoId(txId, outputIndex));
 */
export function consumedInputs(tx: UnsignedTx): ConsumedInput[] {
  const consumed: ConsumedInput[] = tx.inputs.map((input) => ({ kind: "transfer", ...input }));
  if (tx.type === "OperationTx") {
    for (const { assetId, utxoIds } of tx.operations) {
      for (const pointer of utxoIds) consumed.push({ kind: "operation", assetId, ...pointer });
    }
  }
  if (tx.type === "ImportTx") {
    for (const input of tx.importedInputs) consumed.push({ kind: "import", ...input });
  }
  return consumed;
}
