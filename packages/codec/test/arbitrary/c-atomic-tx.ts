/** Random atomic transactions of the C-Chain. */

import fc from "fast-check";
import type { SignedAtomicTx, UnsignedAtomicTx } from "../../src/c/index.ts";
import { amountInputs, amountOutputs, credentials } from "./part.ts";
import { address, anyOf, id, some, type, u32, u64 } from "./value.ts";

const account = { address, amount: u64, assetId: id };
const unsignedCAtomicTx = anyOf<UnsignedAtomicTx>({
  ImportTx: fc.record({
    ...type("ImportTx"),
    networkId: u32,
    blockchainId: id,
    sourceChain: id,
    importedInputs: amountInputs,
    outputs: some(fc.record(account)),
  }),
  ExportTx: fc.record({
    ...type("ExportTx"),
    networkId: u32,
    blockchainId: id,
    destinationChain: id,
    inputs: some(fc.record({ ...account, nonce: u64 })),
    exportedOutputs: amountOutputs,
  }),
});

/** A signed atomic transaction of either kind. */
export const signedCAtomicTx: fc.Arbitrary<SignedAtomicTx> = fc.record({
  unsignedTx: unsignedCAtomicTx,
  credentials,
});

/** The atomic transactions of a block. */
export const cAtomicTxs = some(signedCAtomicTx);
