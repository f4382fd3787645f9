/** Random X-Chain outputs, operations and transactions; the compiler insists that no type is left out. */

import fc from "fast-check";
import type {
  AssetOperation,
  Credential,
  Operation,
  Output,
  SignedTx,
  TxType,
  UnsignedTx,
} from "../../src/x/index.ts";
import { amountInputs, amountOutputs, auth, base, owner, owners, transferOutput } from "./part.ts";
import { anyBytes, anyOf, bytes, id, type PerType, some, text, type, u32 } from "./value.ts";

const nft = { groupId: u32, payload: anyBytes };

const xOutputs: PerType<Output> = {
  TransferOutput: transferOutput,
  MintOutput: fc.record({ ...type("MintOutput"), ...owner }),
  NftMintOutput: fc.record({ ...type("NftMintOutput"), groupId: u32, ...owner }),
  NftTransferOutput: fc.record({ ...type("NftTransferOutput"), ...nft, ...owner }),
  PropertyMintOutput: fc.record({ ...type("PropertyMintOutput"), ...owner }),
  PropertyOwnedOutput: fc.record({ ...type("PropertyOwnedOutput"), ...owner }),
};
export const xOutput = anyOf(xOutputs);
const operation = anyOf<Operation>({
  MintOperation: fc.record({
    ...type("MintOperation"),
    mintInput: auth,
    mintOutput: xOutputs.MintOutput,
    transferOutput,
  }),
  NftMintOperation: fc.record({ ...type("NftMintOperation"), mintInput: auth, ...nft, owners: some(owners) }),
  NftTransferOperation: fc.record({
    ...type("NftTransferOperation"),
    input: auth,
    output: xOutputs.NftTransferOutput,
  }),
  PropertyMintOperation: fc.record({
    ...type("PropertyMintOperation"),
    mintInput: auth,
    mintOutput: xOutputs.PropertyMintOutput,
    ownedOutput: xOutputs.PropertyOwnedOutput,
  }),
  PropertyBurnOperation: fc.record({ ...type("PropertyBurnOperation"), input: auth }),
});
const operations: fc.Arbitrary<AssetOperation[]> = some(
  fc.record({ assetId: id, utxoIds: some(fc.record({ txId: id, outputIndex: u32 })), operation }),
);
const signatures = some(bytes(65));
const xCredential = anyOf<Credential>({
  Credential: fc.record({ ...type("Credential"), signatures }),
  NftCredential: fc.record({ ...type("NftCredential"), signatures }),
  PropertyCredential: fc.record({ ...type("PropertyCredential"), signatures }),
});

const xBase = { ...base, outputs: amountOutputs, inputs: amountInputs };
export const createAsset = fc.record({
  ...type("CreateAssetTx"),
  ...xBase,
  name: text,
  symbol: text,
  denomination: fc.nat(255),
  initialStates: some(fc.record({ fxIndex: u32, outputs: some(xOutput) })),
});

/** One arbitrary per X-Chain transaction type. */
export const xTxArbitraries: { [K in TxType]: fc.Arbitrary<Extract<UnsignedTx, { type: K }>> } = {
  BaseTx: fc.record({ ...type("BaseTx"), ...xBase }),
  CreateAssetTx: createAsset,
  OperationTx: fc.record({ ...type("OperationTx"), ...xBase, operations }),
  ImportTx: fc.record({ ...type("ImportTx"), ...xBase, sourceChain: id, importedInputs: amountInputs }),
  ExportTx: fc.record({
    ...type("ExportTx"),
    ...xBase,
    destinationChain: id,
    exportedOutputs: amountOutputs,
  }),
};

/** A signed X-Chain transaction of the given kind. */
export const signedX = (unsignedTx: fc.Arbitrary<UnsignedTx>): fc.Arbitrary<SignedTx> =>
  fc.record({ unsignedTx, credentials: some(xCredential) });

/** A signed X-Chain transaction of any kind. */
export const signedXTx = signedX(fc.oneof(...Object.values(xTxArbitraries)));
