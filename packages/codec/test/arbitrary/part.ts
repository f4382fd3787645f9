/** Random parts of transactions: owners, inputs, outputs, signers, credentials. */

import fc from "fast-check";
import type {
  Credential,
  L1Owner,
  OutputOwners,
  SignatureIndices,
  TransferableInput,
  TransferableOutput,
  TransferInput,
  TransferOutput,
} from "../../src/index.ts";
import type { Input, Output, Signer, Validator } from "../../src/p/index.ts";
import { address, anyBytes, bytes, id, some, u32, u64 } from "./value.ts";

export const owner = { locktime: u64, threshold: u32, addresses: some(address) };
export const owners: fc.Arbitrary<OutputOwners> = fc.record(owner);
export const l1Owner: fc.Arbitrary<L1Owner> = fc.record({ threshold: u32, addresses: some(address) });
export const auth: fc.Arbitrary<SignatureIndices> = fc.record({ signatureIndices: some(u32) });

export const transferOutput: fc.Arbitrary<TransferOutput> = fc.record({
  type: fc.constant("TransferOutput" as const),
  amount: u64,
  ...owner,
});
export const output: fc.Arbitrary<Output> = fc.oneof(
  transferOutput,
  fc.record({ type: fc.constant("LockOut" as const), locktime: u64, output: transferOutput }),
);
export const transferInput: fc.Arbitrary<TransferInput> = fc.record({
  type: fc.constant("TransferInput" as const),
  amount: u64,
  signatureIndices: some(u32),
});
const input: fc.Arbitrary<Input> = fc.oneof(
  transferInput,
  fc.record({ type: fc.constant("LockIn" as const), locktime: u64, input: transferInput }),
);
export const outputs: fc.Arbitrary<TransferableOutput[]> = some(fc.record({ assetId: id, output }));
export const inputs: fc.Arbitrary<TransferableInput[]> = some(
  fc.record({ txId: id, outputIndex: u32, assetId: id, input }),
);
export const proof = { publicKey: bytes(48), proofOfPossession: bytes(96) };
export const signer: fc.Arbitrary<Signer> = fc.oneof(
  fc.record({ type: fc.constant("Empty" as const) }),
  fc.record({ type: fc.constant("ProofOfPossession" as const), ...proof }),
);
export const validator: fc.Arbitrary<Validator> = fc.record({
  nodeId: address,
  start: u64,
  end: u64,
  weight: u64,
});

export const base = { networkId: u32, blockchainId: id, outputs, inputs, memo: anyBytes };

export const credentials: fc.Arbitrary<Credential[]> = some(fc.record({ signatures: some(bytes(65)) }));

export const utxoFields = { txId: id, outputIndex: u32, assetId: id, output };

export const amountOutputs = some(fc.record({ assetId: id, output: transferOutput }));
export const amountInputs = some(
  fc.record({ txId: id, outputIndex: u32, assetId: id, input: transferInput }),
);
