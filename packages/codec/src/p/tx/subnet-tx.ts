/** Subnets: creation, ownership, chains, and the conversion to an elastic subnet. */

import { list, struct } from "../../wire/layout.ts";
import type { OutputOwners, SignatureIndices } from "../../wire/owner.ts";
import { outputOwners, signatureIndices } from "../../wire/owner.ts";
import { bytes, id, string, u8, u32, u64 } from "../../wire/primitive.ts";
import type { BaseTxFields } from "./base-tx.ts";
import { baseTxFields } from "./base-tx.ts";

/** Creates a subnet, whose id is the id of this transaction. */
export interface CreateSubnetTx extends BaseTxFields {
  /** Type id 16 on the wire. */
  type: "CreateSubnetTx";
  /** Owner who may change the subnet. */
  owner: OutputOwners;
}

/** Creates a chain in a subnet. Its id is the id of this transaction. */
export interface CreateChainTx extends BaseTxFields {
  /** Type id 15 on the wire. */
  type: "CreateChainTx";
  /** 32-byte subnet id. */
  subnetId: Uint8Array;
  /** Name of the chain. The network allows at most 128 ASCII characters. */
  chainName: string;
  /** 32-byte id of the virtual machine. */
  vmId: Uint8Array;
  /** 32-byte ids of the feature extensions. */
  fxIds: Uint8Array[];
  /** Initial state of the chain in the form of its virtual machine. The network allows at most 1 MiB. */
  genesisData: Uint8Array;
  /** Indices of the signers in the subnet's owner. */
  subnetAuth: SignatureIndices;
}

/** Transfers a subnet to another owner. */
export interface TransferSubnetOwnershipTx extends BaseTxFields {
  /** Type id 33 on the wire. */
  type: "TransferSubnetOwnershipTx";
  /** 32-byte subnet id. */
  subnetId: Uint8Array;
  /** Indices of the signers in the previous owner. */
  subnetAuth: SignatureIndices;
  /** New owner, who may change the subnet. */
  owner: OutputOwners;
}

/** Converts a permissioned subnet to an elastic one with its own staking asset. */
export interface TransformSubnetTx extends BaseTxFields {
  /** Type id 24 on the wire. */
  type: "TransformSubnetTx";
  /** 32-byte subnet id. */
  subnetId: Uint8Array;
  /** 32-byte id of the staking asset. */
  assetId: Uint8Array;
  /** Units of the asset (uint64). */
  initialSupply: bigint;
  /** Units of the asset (uint64). */
  maximumSupply: bigint;
  /** Yearly rate in millionths (uint64). */
  minConsumptionRate: bigint;
  /** Yearly rate in millionths (uint64). */
  maxConsumptionRate: bigint;
  /** Units of the asset (uint64). */
  minValidatorStake: bigint;
  /** Units of the asset (uint64). */
  maxValidatorStake: bigint;
  /** Seconds (uint32). */
  minStakeDuration: number;
  /** Seconds (uint32). */
  maxStakeDuration: number;
  /** Millionths (uint32). */
  minDelegationFee: number;
  /** Units of the asset (uint64). */
  minDelegatorStake: bigint;
  /** Maximum weight of a validator, as a multiple of its own stake (0 to 255). */
  maxValidatorWeightFactor: number;
  /** Millionths (uint32). */
  uptimeRequirement: number;
  /** Indices of the signers in the subnet's owner. */
  subnetAuth: SignatureIndices;
}

function base64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

export const createSubnetTx = struct<CreateSubnetTx>(
  { ...baseTxFields, owner: ["owner", outputOwners] },
  "CreateSubnetTx",
);

export const createChainTx = struct<CreateChainTx>(
  {
    ...baseTxFields,
    subnetId: ["subnetID", id],
    chainName: ["chainName", string],
    vmId: ["vmID", id],
    fxIds: ["fxIDs", list(id)],
    // The only field that the node prints as base64.
    genesisData: ["genesisData", bytes(base64)],
    subnetAuth: ["subnetAuthorization", signatureIndices],
  },
  "CreateChainTx",
);

export const transferSubnetOwnershipTx = struct<TransferSubnetOwnershipTx>(
  {
    ...baseTxFields,
    subnetId: ["subnetID", id],
    subnetAuth: ["subnetAuthorization", signatureIndices],
    owner: ["newOwner", outputOwners],
  },
  "TransferSubnetOwnershipTx",
);

export const transformSubnetTx = struct<TransformSubnetTx>(
  {
    ...baseTxFields,
    subnetId: ["subnetID", id],
    assetId: ["assetID", id],
    initialSupply: ["initialSupply", u64],
    maximumSupply: ["maximumSupply", u64],
    minConsumptionRate: ["minConsumptionRate", u64],
    maxConsumptionRate: ["maxConsumptionRate", u64],
    minValidatorStake: ["minValidatorStake", u64],
    maxValidatorStake: ["maxValidatorStake", u64],
    minStakeDuration: ["minStakeDuration", u32],
    maxStakeDuration: ["maxStakeDuration", u32],
    minDelegationFee: ["minDelegationFee", u32],
    minDelegatorStake: ["minDelegatorStake", u64],
    maxValidatorWeightFactor: ["maxValidatorWeightFactor", u8],
    uptimeRequirement: ["uptimeRequirement", u32],
    subnetAuth: ["subnetAuthorization", signatureIndices],
  },
  "TransformSubnetTx",
);
