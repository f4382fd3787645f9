/** Every kind of X-Chain transaction, with its type number. */

import { memoField, type TxFields, txFields } from "../wire/base-tx.ts";
import { X_FXS } from "../wire/fx.ts";
import { plainInput, type TransferableInput, type TransferInput } from "../wire/input.ts";
import { list, type ObjectLayout, struct, union } from "../wire/layout.ts";
import { plainOutput, type TransferableOutput, type TransferOutput } from "../wire/output.ts";
import { id, string, u8, u32 } from "../wire/primitive.ts";
import { type AssetOperation, assetOperation } from "./operation.ts";
import { anyOutput, type Output } from "./output.ts";

/** Inputs and outputs on the X-Chain, where nothing is locked. */
export interface BaseTxFields extends TxFields {
  /** Outputs, sorted by their bytes. */
  outputs: TransferableOutput<TransferOutput>[];
  /** Inputs without duplicates, sorted by transaction id and output index. */
  inputs: TransferableInput<TransferInput>[];
}

/** A plain transfer. */
export interface BaseTx extends BaseTxFields {
  /** Type id 0 on the wire. */
  type: "BaseTx";
}

/** Initial outputs of a new asset, for one feature extension. */
export interface InitialState {
  /** Position of the feature extension: 0 secp256k1fx, 1 nftfx, 2 propertyfx (uint32). */
  fxIndex: number;
  /** Outputs, sorted by their bytes. */
  outputs: Output[];
}

/** Description of a new asset. */
export interface AssetFields {
  /** Name. The network allows at most 128 characters. */
  name: string;
  /** Symbol. The network allows at most 4 characters. */
  symbol: string;
  /** Decimal places (uint8). The network allows 0 to 32. */
  denomination: number;
  /** Initial outputs, sorted by `fxIndex`. */
  initialStates: InitialState[];
}

/** Creates an asset, whose id is the id of the transaction. */
export interface CreateAssetTx extends BaseTxFields, AssetFields {
  /** Type id 1 on the wire. */
  type: "CreateAssetTx";
}

/** Mints, or transfers outputs without an amount. */
export interface OperationTx extends BaseTxFields {
  /** Type id 2 on the wire. */
  type: "OperationTx";
  /** Operations, at least one, sorted by their bytes. */
  operations: AssetOperation[];
}

/** Imports outputs that another chain exported. */
export interface ImportTx extends BaseTxFields {
  /** Type id 3 on the wire. */
  type: "ImportTx";
  /** Id of the exporting chain, 32 bytes. All zero for the P-Chain. */
  sourceChain: Uint8Array;
  /** Exported outputs to spend, sorted like `inputs`. */
  importedInputs: TransferableInput<TransferInput>[];
}

/** Exports outputs to another chain. */
export interface ExportTx extends BaseTxFields {
  /** Type id 4 on the wire. */
  type: "ExportTx";
  /** Id of the importing chain, 32 bytes. All zero for the P-Chain. */
  destinationChain: Uint8Array;
  /** Outputs that the other chain may import, sorted by their bytes. */
  exportedOutputs: TransferableOutput<TransferOutput>[];
}

/** An X-Chain transaction without its signatures, discriminated by `type`. */
export type UnsignedTx = BaseTx | CreateAssetTx | OperationTx | ImportTx | ExportTx;

/** Name of an X-Chain transaction type, such as `CreateAssetTx`. */
export type TxType = UnsignedTx["type"];

const baseFields = {
  ...txFields,
  outputs: ["outputs", list(plainOutput)],
  inputs: ["inputs", list(plainInput)],
  ...memoField,
} as const;

const plainState = struct<InitialState>({ fxIndex: ["fxIndex", u32], outputs: ["outputs", list(anyOutput)] });

const initialState: ObjectLayout<InitialState> = {
  ...plainState,
  json: (value, style) => ({ ...plainState.json(value, style), fxID: X_FXS[value.fxIndex] ?? null }),
};

export const createAssetTx = struct<CreateAssetTx>(
  {
    ...baseFields,
    name: ["name", string],
    symbol: ["symbol", string],
    denomination: ["denomination", u8],
    initialStates: ["initialStates", list(initialState)],
  },
  "CreateAssetTx",
);

export const unsignedTx = union<UnsignedTx>("X-Chain transaction", {
  BaseTx: [0, struct<BaseTx>(baseFields, "BaseTx")],
  CreateAssetTx: [1, createAssetTx],
  OperationTx: [
    2,
    struct<OperationTx>({ ...baseFields, operations: ["operations", list(assetOperation)] }, "OperationTx"),
  ],
  ImportTx: [
    3,
    struct<ImportTx>(
      {
        ...baseFields,
        sourceChain: ["sourceChain", id],
        importedInputs: ["importedInputs", list(plainInput)],
      },
      "ImportTx",
    ),
  ],
  ExportTx: [
    4,
    struct<ExportTx>(
      {
        ...baseFields,
        destinationChain: ["destinationChain", id],
        exportedOutputs: ["exportedOutputs", list(plainOutput)],
      },
      "ExportTx",
    ),
  ],
});
