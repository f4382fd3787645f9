/** What an X-Chain transaction spends and makes, in the order in which the node numbers it. */

import type { TransferInput } from "../input.ts";
import type { UtxoPointer, XOperation } from "./x-operation.ts";
import type { XOutput } from "./x-output.ts";
import type { SignedXTx } from "./x-tx.ts";
import { xTxId } from "./x-tx.ts";
import type { UnsignedXTx } from "./x-unsigned-tx.ts";

/** An output that an X-Chain transaction makes. */
export interface ProducedXOutput {
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
  output: XOutput;
}

/** An output that an X-Chain transaction spends; operations do not say how much it held. */
export type ConsumedXInput = UtxoPointer & {
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
function outputsOf(operation: XOperation): XOutput[] {
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
 * for (const { outputIndex } of producedXOutputs(tx, id)) utxoId(id, outputIndex);
 */
export function producedXOutputs(tx: SignedXTx, id?: Uint8Array): ProducedXOutput[] {
  const produced: ProducedXOutput[] = [];
  const add = (kind: ProducedXOutput["kind"], assetId: Uint8Array, output: XOutput) => {
    produced.push({ kind, outputIndex: produced.length, assetId, output });
  };
  const { unsignedTx } = tx;
  for (const { assetId, output } of unsignedTx.outputs) add("transfer", assetId, output);
  if (unsignedTx.type === "CreateAssetTx") {
    const assetId = id ?? xTxId(tx);
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
 * consumedXInputs(tx.unsignedTx).map(({ txId, outputIndex }) => utxoId(txId, outputIndex));
 */
export function consumedXInputs(tx: UnsignedXTx): ConsumedXInput[] {
  const consumed: ConsumedXInput[] = tx.inputs.map((input) => ({ kind: "transfer", ...input }));
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
