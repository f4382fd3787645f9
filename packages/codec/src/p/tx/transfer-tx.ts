/** Transfers between the P-Chain and the X- and C-Chain. */

import type { TransferableInput } from "../../wire/input.ts";
import { transferableInput } from "../../wire/input.ts";
import { list, struct } from "../../wire/layout.ts";
import type { TransferableOutput } from "../../wire/output.ts";
import { transferableOutput } from "../../wire/output.ts";
import { id } from "../../wire/primitive.ts";
import type { BaseTxFields } from "./base-tx.ts";
import { baseTxFields } from "./base-tx.ts";

/** Imports outputs that another chain exported. */
export interface ImportTx extends BaseTxFields {
  /** Type id 17 on the wire. */
  type: "ImportTx";
  /** Id of the exporting chain, 32 bytes. */
  sourceChain: Uint8Array;
  /** Exported outputs to spend, sorted like `inputs`. */
  importedInputs: TransferableInput[];
}

/** Exports outputs to another chain. */
export interface ExportTx extends BaseTxFields {
  /** Type id 18 on the wire. */
  type: "ExportTx";
  /** Id of the importing chain, 32 bytes. */
  destinationChain: Uint8Array;
  /** Outputs that the other chain may import, sorted by their bytes. */
  exportedOutputs: TransferableOutput[];
}

export const importTx = struct<ImportTx>(
  {
    ...baseTxFields,
    sourceChain: ["sourceChain", id],
    importedInputs: ["importedInputs", list(transferableInput)],
  },
  "ImportTx",
);

export const exportTx = struct<ExportTx>(
  {
    ...baseTxFields,
    destinationChain: ["destinationChain", id],
    exportedOutputs: ["exportedOutputs", list(transferableOutput)],
  },
  "ExportTx",
);
