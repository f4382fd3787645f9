/** What an X-Chain transaction spends and makes, in the order in which the node numbers it. */

import type { TransferInput } from "../wire/input.ts";
import type { Operation, UtxoPointer } from "./operation.ts";
import type { Output } from "./output.ts";
import type { SignedTx } from "./tx.ts";
import { txId } from "./tx.ts";
import type { UnsignedTx } from "./unsigned-tx.ts";

/** An output that an X-Chain transaction makes. */
export interface ProducedOutput {
  /**
   * `transfer`: a base output; `asset`: of a new asset's initial state; `operation`: made by an operation;
   * `export`: on the destination chain only.
   */
  kind: "transfer" | "asset" | "operation" | "export";
  /** The output index of the UTXO. */
  outputIndex: number;
  /** 32-byte asset id. */
  assetId: Uint8Array;
  /** What may be done with it, and by whom. */
  output: Output;
}

/** An output that an X-Chain transaction spends; operations do not say how much it held. */
export type ConsumedInput = UtxoPointer & {
  /** 32-byte asset id. */
  assetId: Uint8Array;
} & (
    | {
        /** `transfer`: made on this chain; `import`: made on the source chain. */
        kind: "transfer" | "import";
        /** The amount of the output, and which of its owners signed. */
        input: TransferInput;
      }
    | {
        /** Spent by an operation. */
        kind: "operation";
      }
  );

/** The outputs of an operation, in the node's order. */
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
 * The outputs of an X-Chain transaction with the indices of their UTXOs: the base outputs first, then those of a new
 * asset, of the operations, or the exported ones.
 *
 * @param tx - The transaction; signed, because a new asset's id is the transaction's.
 * @param id - Its id when it is at hand, which saves hashing.
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
 * What an X-Chain transaction spends: the base inputs first, then what its operations spend, or the imported inputs.
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
