/** Processing cost of a P-Chain transaction (ACP-103): bytes, database accesses and computation. */

import { CodecError } from "../../codec-error.ts";
import { decodeMessage } from "../../warp/message.ts";
import { decodeSigners } from "../../warp/signers.ts";
import type { TransferableInput } from "../../wire/input.ts";
import type { SignatureIndices } from "../../wire/owner.ts";
import { consumedInputs, producedOutputs } from "../tx/flow.ts";
import { encodeUnsignedTx } from "../tx/signed-tx.ts";
import type { TxType, UnsignedTx } from "../tx/unsigned-tx.ts";

/** Four measures of a transaction, before weights convert them to gas. */
export interface TxComplexity {
  /** Size of the signed transaction in bytes. */
  bandwidth: number;
  /** Database reads. */
  dbRead: number;
  /** Database writes and deletions. */
  dbWrite: number;
  /** Computation, in microseconds of a reference machine. */
  compute: number;
}

/** Microseconds to recover the key of one secp256k1 signature. */
const SIGNATURE_COMPUTE = 200;
/** Microseconds to check a BLS key (50) and the signature that proves its possession (1000). */
const POSSESSION_COMPUTE = 1_050;
/** Microseconds to verify a Warp signature, and to add each signer's key to the sum. */
const WARP_COMPUTE = 1_000;
const WARP_SIGNER_COMPUTE = 5;
/** Reads to find the validators that signed a Warp message. */
const WARP_DB_READ = 23;
/** Writes per initial validator of an L1. */
const L1_VALIDATOR_DB_WRITE = 4;
/** Bytes of a credential: its type number, a count, and 65 bytes per signature. */
const CREDENTIAL_SIZE = 8;
const SIGNATURE_SIZE = 65;
/** Bytes of the count of credentials after the unsigned transaction. */
const CREDENTIAL_COUNT_SIZE = 4;

/** Reads and writes of each transaction type, besides inputs and outputs. */
const ACCESSES: { readonly [type in TxType]?: readonly [dbRead: number, dbWrite: number] } = {
  BaseTx: [0, 0],
  ExportTx: [0, 0],
  ImportTx: [0, 0],
  CreateSubnetTx: [0, 1],
  CreateChainTx: [3, 1],
  AddSubnetValidatorTx: [3, 3],
  RemoveSubnetValidatorTx: [1, 3],
  TransferSubnetOwnershipTx: [1, 1],
  AddPermissionlessValidatorTx: [1, 3],
  AddPermissionlessDelegatorTx: [1, 2],
  ConvertSubnetToL1Tx: [3, 2],
  RegisterL1ValidatorTx: [5, 6],
  SetL1ValidatorWeightTx: [3, 5],
  IncreaseL1ValidatorBalanceTx: [1, 5],
  DisableL1ValidatorTx: [1, 6],
  AddAutoRenewedValidatorTx: [0, 3],
  SetAutoRenewedValidatorConfigTx: [1, 1],
};

/** Returns the signatures besides the inputs', which belong to a subnet's or a validator's owner. */
function authorizationOf(tx: UnsignedTx): SignatureIndices[] {
  if ("subnetAuth" in tx) return [tx.subnetAuth];
  if ("disableAuth" in tx) return [tx.disableAuth];
  return "auth" in tx ? [tx.auth] : [];
}

const signaturesOf = ({ input }: TransferableInput): SignatureIndices =>
  input.type === "LockIn" ? input.input : input;

/** Counts the BLS keys whose possession is proved. */
function provenKeys(tx: UnsignedTx): number {
  if (tx.type === "ConvertSubnetToL1Tx") return tx.validators.length;
  if (tx.type === "RegisterL1ValidatorTx") return 1;
  return "signer" in tx && tx.signer.type === "ProofOfPossession" ? 1 : 0;
}

/**
 * Measures a transaction as nodes do since the Etna upgrade. You do not need to sign it first: the number of
 * signatures is derived from its inputs, so that a wallet can compute the fee.
 *
 * @throws CodecError for a type that users cannot issue (AddValidatorTx, AddDelegatorTx, TransformSubnetTx,
 * or a type that only validators use), and for an unreadable Warp message.
 * @example
 * txComplexity(tx.unsignedTx); // { bandwidth: 399, dbRead: 1, dbWrite: 3, compute: 200 }
 */
export function txComplexity(tx: UnsignedTx): TxComplexity {
  const accesses = ACCESSES[tx.type];
  if (accesses === undefined) throw new CodecError(`${tx.type} has no complexity: users cannot issue it`);
  const inputs = consumedInputs(tx).map(({ input }) => input);
  const outputs = producedOutputs(tx);
  const signers = [...inputs.map(signaturesOf), ...authorizationOf(tx)];
  const signatures = signers.reduce((sum, { signatureIndices }) => sum + signatureIndices.length, 0);
  const l1Validators = tx.type === "ConvertSubnetToL1Tx" ? tx.validators.length : 0;
  const complexity: TxComplexity = {
    bandwidth:
      encodeUnsignedTx(tx).length +
      CREDENTIAL_COUNT_SIZE +
      CREDENTIAL_SIZE * signers.length +
      SIGNATURE_SIZE * signatures,
    dbRead: accesses[0] + inputs.length,
    dbWrite: accesses[1] + inputs.length + outputs.length + L1_VALIDATOR_DB_WRITE * l1Validators,
    compute: SIGNATURE_COMPUTE * signatures + POSSESSION_COMPUTE * provenKeys(tx),
  };
  if (tx.type === "RegisterL1ValidatorTx" || tx.type === "SetL1ValidatorWeightTx") {
    const { signature } = decodeMessage(tx.message);
    complexity.dbRead += WARP_DB_READ;
    complexity.compute += WARP_COMPUTE + WARP_SIGNER_COMPUTE * decodeSigners(signature.signers).length;
  }
  return complexity;
}
