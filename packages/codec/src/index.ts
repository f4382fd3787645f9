/** The public door: bytes of the Primary Network to values and back. */

export type * from "./block/block.ts";
export { CodecError } from "./codec-error.ts";
export type { Credential } from "./credential.ts";
export type { Genesis, GenesisUtxo } from "./genesis.ts";
export type { Input, LockIn, TransferableInput, TransferInput } from "./input.ts";
export type { AddressStyle, JsonObject, JsonValue } from "./json/json-value.ts";
export type { LockOut, Output, TransferableOutput, TransferOutput } from "./output.ts";
export type { L1Owner, OutputOwners, SignatureIndices } from "./owner.ts";
export type { BlsProof, EmptySigner, ProofOfPossession, Signer } from "./signer.ts";
export type * from "./tx/auto-renewed-tx.ts";
export type * from "./tx/base-tx.ts";
export type * from "./tx/l1-tx.ts";
export type * from "./tx/permissionless-tx.ts";
export type * from "./tx/proposal-tx.ts";
export type { SignedTx } from "./tx/signed-tx.ts";
export type * from "./tx/staking-tx.ts";
export type * from "./tx/subnet-tx.ts";
export type * from "./tx/transfer-tx.ts";
export type { TxType, UnsignedTx } from "./tx/unsigned-tx.ts";
export type { Utxo } from "./utxo.ts";
export type { Validator } from "./validator.ts";
