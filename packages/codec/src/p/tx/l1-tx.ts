/** L1s: subnets that manage their own validators and pay a continuous fee. */

import { list, struct } from "../../wire/layout.ts";
import type { L1Owner, SignatureIndices } from "../../wire/owner.ts";
import { l1Owner, signatureIndices } from "../../wire/owner.ts";
import { bytes, fixed, id, u64 } from "../../wire/primitive.ts";
import type { BlsProof } from "../signer.ts";
import { blsProof } from "../signer.ts";
import type { BaseTxFields } from "./base-tx.ts";
import { baseTxFields } from "./base-tx.ts";

/** An initial validator of an L1. */
export interface ConvertSubnetToL1Validator {
  /** Node id, of any length on the wire. The network requires 20 bytes. */
  nodeId: Uint8Array;
  /** Sampling weight (uint64). */
  weight: bigint;
  /** nAVAX paid in advance for the continuous fee (uint64). */
  balance: bigint;
  /** BLS key that signs Warp messages for the L1. */
  signer: BlsProof;
  /** Owner of the remaining balance. */
  remainingBalanceOwner: L1Owner;
  /** Owner who may disable the validator. */
  deactivationOwner: L1Owner;
}

/** Turns a subnet into an L1. */
export interface ConvertSubnetToL1Tx extends BaseTxFields {
  /** Type id 35 on the wire. */
  type: "ConvertSubnetToL1Tx";
  /** 32-byte subnet id. */
  subnetId: Uint8Array;
  /** Id of the validator manager's chain, 32 bytes. */
  chainId: Uint8Array;
  /** Address of the validator manager on that chain. 20 bytes on EVM chains. */
  address: Uint8Array;
  /** Initial validators of the L1: at least one, sorted by node id. */
  validators: ConvertSubnetToL1Validator[];
  /** Indices of the signers in the subnet's owner. */
  subnetAuth: SignatureIndices;
}

/** Adds a validator to an L1, as its manager's Warp message requests. */
export interface RegisterL1ValidatorTx extends BaseTxFields {
  /** Type id 36 on the wire. */
  type: "RegisterL1ValidatorTx";
  /** nAVAX paid in advance for the continuous fee (uint64). */
  balance: bigint;
  /** 96-byte BLS signature. */
  proofOfPossession: Uint8Array;
  /** Signed Warp message. */
  message: Uint8Array;
}

/**
 * Changes the weight of an L1 validator, or removes it with weight 0, as its manager's Warp message requests.
 */
export interface SetL1ValidatorWeightTx extends BaseTxFields {
  /** Type id 37 on the wire. */
  type: "SetL1ValidatorWeightTx";
  /** Signed Warp message. */
  message: Uint8Array;
}

/** Adds to the balance that pays an L1 validator's continuous fee. */
export interface IncreaseL1ValidatorBalanceTx extends BaseTxFields {
  /** Type id 38 on the wire. */
  type: "IncreaseL1ValidatorBalanceTx";
  /** 32-byte validation id. */
  validationId: Uint8Array;
  /** nAVAX to add (uint64). */
  balance: bigint;
}

/** Disables an L1 validator and returns its balance. */
export interface DisableL1ValidatorTx extends BaseTxFields {
  /** Type id 39 on the wire. */
  type: "DisableL1ValidatorTx";
  /** 32-byte validation id. */
  validationId: Uint8Array;
  /** Indices of the signers in the validator's `deactivationOwner`. */
  disableAuth: SignatureIndices;
}

const convertSubnetToL1Validator = struct<ConvertSubnetToL1Validator>({
  nodeId: ["nodeID", bytes()],
  weight: ["weight", u64],
  balance: ["balance", u64],
  signer: ["signer", blsProof],
  remainingBalanceOwner: ["remainingBalanceOwner", l1Owner],
  deactivationOwner: ["deactivationOwner", l1Owner],
});

export const convertSubnetToL1Tx = struct<ConvertSubnetToL1Tx>(
  {
    ...baseTxFields,
    subnetId: ["subnetID", id],
    chainId: ["chainID", id],
    address: ["address", bytes()],
    validators: ["validators", list(convertSubnetToL1Validator)],
    subnetAuth: ["subnetAuthorization", signatureIndices],
  },
  "ConvertSubnetToL1Tx",
);

export const registerL1ValidatorTx = struct<RegisterL1ValidatorTx>(
  {
    ...baseTxFields,
    balance: ["balance", u64],
    // A fixed-size byte array, which the node prints as a list of numbers.
    proofOfPossession: ["proofOfPossession", fixed(96, (value) => [...value])],
    message: ["message", bytes()],
  },
  "RegisterL1ValidatorTx",
);

export const setL1ValidatorWeightTx = struct<SetL1ValidatorWeightTx>(
  { ...baseTxFields, message: ["message", bytes()] },
  "SetL1ValidatorWeightTx",
);

export const increaseL1ValidatorBalanceTx = struct<IncreaseL1ValidatorBalanceTx>(
  { ...baseTxFields, validationId: ["validationID", id], balance: ["balance", u64] },
  "IncreaseL1ValidatorBalanceTx",
);

export const disableL1ValidatorTx = struct<DisableL1ValidatorTx>(
  {
    ...baseTxFields,
    validationId: ["validationID", id],
    disableAuth: ["disableAuthorization", signatureIndices],
  },
  "DisableL1ValidatorTx",
);
