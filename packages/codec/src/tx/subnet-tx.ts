/** Subnets: creation, ownership, chains, and the change to an elastic subnet. */

import type { OutputOwners, SignatureIndices } from "../owner.ts";
import type { BaseTxFields } from "./base-tx.ts";

/** Creates a subnet; its id is the id of this transaction. */
export interface CreateSubnetTx extends BaseTxFields {
  type: "CreateSubnetTx";
  owner: OutputOwners;
}

/** Creates a chain in a subnet; its id is the id of this transaction. */
export interface CreateChainTx extends BaseTxFields {
  type: "CreateChainTx";
  /** 32-byte subnet id. */
  subnetId: Uint8Array;
  /** At most 128 ASCII characters by the network's rules. */
  chainName: string;
  /** 32-byte id of the virtual machine. */
  vmId: Uint8Array;
  /** 32-byte ids of the feature extensions. */
  fxIds: Uint8Array[];
  genesisData: Uint8Array;
  subnetAuth: SignatureIndices;
}

/** Hands a subnet to another owner. */
export interface TransferSubnetOwnershipTx extends BaseTxFields {
  type: "TransferSubnetOwnershipTx";
  /** 32-byte subnet id. */
  subnetId: Uint8Array;
  subnetAuth: SignatureIndices;
  owner: OutputOwners;
}

/** Turns a permissioned subnet into an elastic one with its own staking asset. */
export interface TransformSubnetTx extends BaseTxFields {
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
  /** A validator's weight is at most this many times its own stake (0 to 255). */
  maxValidatorWeightFactor: number;
  /** Millionths (uint32). */
  uptimeRequirement: number;
  subnetAuth: SignatureIndices;
}
