/** Subnets: creation, owners, chains, and validators of permissioned subnets. */
import type { Coin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { SigningDocument } from "../../document/document.ts";
import { type OwnerLike, ownersOf, uint64, Where } from "../../owner.ts";
import { idOf } from "../amounts.ts";
import { type Payer, signersOf } from "../draft.ts";
import { nodeIdOf } from "./node-id.ts";
import { pay } from "./pay.ts";
import { type UsedRight, useRight } from "./right.ts";

/** A new subnet. */
export interface CreateSubnetIntent extends Payer {
  /** Owner of the subnet, who may create chains and add validators. */
  readonly owner: OwnerLike;
}

/**
 * Builds a new subnet (CreateSubnetTx). Its id is the id of the transaction.
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const document = build.p.createSubnet({ from: alice, owner: alice }, coins, context);
 */
export function createSubnet(
  intent: CreateSubnetIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.createSubnet", context.networkId);
  const owner = ownersOf(where.at("owner"), intent.owner);
  return pay({
    where,
    payer: intent,
    coins,
    context,
    make: (base) => ({ type: "CreateSubnetTx", ...base, owner }),
  });
}

/** A subnet whose owner signs. */
export interface SubnetIntent extends Payer {
  /** Id of the subnet in cb58. */
  readonly subnetId: string;
  /** Owner of the subnet now, as `platform.getSubnet` returns it. Enough of its addresses must be in `from`. */
  readonly subnetOwner: OwnerLike;
}

/** Reads the subnet of an intent. */
export function subnetOf(where: Where, intent: SubnetIntent): UsedRight & { readonly subnetId: Uint8Array } {
  const { subnetId: id, subnetOwner: owner } = intent;
  const subnetId = idOf(where.at("subnetId"), id);
  return {
    subnetId,
    ...useRight(where.at("subnetOwner"), { right: "subnet", id, owner }, signersOf(where, intent)),
  };
}

/** A new chain in a subnet. */
export interface CreateChainIntent extends SubnetIntent {
  /** Name of the chain: at most 128 ASCII letters, digits and spaces. */
  readonly name: string;
  /** Id of the virtual machine in cb58. */
  readonly vmId: string;
  /** Initial state in the form of the virtual machine. A text is encoded as UTF-8. At most 1 MiB. */
  readonly genesis: string | Uint8Array;
}

const MAX_NAME = 128;
const MAX_GENESIS = 1_048_576;

/**
 * Builds a new chain in a subnet (CreateChainTx). Its id is the id of the transaction.
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const intent = { from: alice, subnetId, subnetOwner: alice, name: "My chain", vmId, genesis: JSON.stringify(genesis) };
 * const document = build.p.createChain(intent, coins, context);
 */
export function createChain(
  intent: CreateChainIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.createChain", context.networkId);
  const { name: chainName } = intent;
  const isName = /^[A-Za-z0-9 ]*$/.test(chainName) && chainName.length >= 1 && chainName.length <= MAX_NAME;
  where.at("name").ensure(isName, `must be 1 to ${MAX_NAME} ASCII letters, digits and spaces`);
  const vmId = idOf(where.at("vmId"), intent.vmId);
  const { genesis } = intent;
  const genesisData = typeof genesis === "string" ? new TextEncoder().encode(genesis) : genesis;
  where.at("genesis").ensure(genesisData.length <= MAX_GENESIS, `must be at most ${MAX_GENESIS} bytes`);
  const { subnetId, auth, authorizations } = subnetOf(where, intent);
  const own = { subnetId, chainName, vmId, fxIds: [], genesisData, subnetAuth: auth };
  return pay({
    where,
    payer: intent,
    coins,
    context,
    authorizations,
    make: (base) => ({ type: "CreateChainTx", ...base, ...own }),
  });
}

/** A validator of a permissioned subnet. */
export interface AddSubnetValidatorIntent extends SubnetIntent {
  /** Node, such as `NodeID-…`. It must validate the Primary Network for the whole term. */
  readonly nodeId: string;
  /** End of the term in Unix seconds. */
  readonly end: number;
  /** Sampling weight, at least 1. */
  readonly weight: bigint;
}

/**
 * Builds the addition of a validator to a permissioned subnet (AddSubnetValidatorTx).
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const intent = { from: alice, subnetId, subnetOwner: alice, nodeId, end: 1_800_000_000, weight: 20n };
 * const document = build.p.addSubnetValidator(intent, coins, context);
 */
export function addSubnetValidator(
  intent: AddSubnetValidatorIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.addSubnetValidator", context.networkId);
  const validator = {
    nodeId: nodeIdOf(where.at("nodeId"), intent.nodeId),
    start: 0n, // nodes ignore it since Durango
    end: uint64(where.at("end"), intent.end, BigInt(context.time) + 1n),
    weight: uint64(where.at("weight"), intent.weight, 1n),
  };
  const { subnetId, auth: subnetAuth, authorizations } = subnetOf(where, intent);
  return pay({
    where,
    payer: intent,
    coins,
    context,
    authorizations,
    make: (base) => ({ type: "AddSubnetValidatorTx", ...base, validator, subnetId, subnetAuth }),
  });
}

/** A validator to remove from a permissioned subnet. */
export interface RemoveSubnetValidatorIntent extends SubnetIntent {
  /** Node, such as `NodeID-…`. */
  readonly nodeId: string;
}

/**
 * Builds the removal of a validator from a permissioned subnet (RemoveSubnetValidatorTx).
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const document = build.p.removeSubnetValidator({ from: alice, subnetId, subnetOwner: alice, nodeId }, coins, context);
 */
export function removeSubnetValidator(
  intent: RemoveSubnetValidatorIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.removeSubnetValidator", context.networkId);
  const nodeId = nodeIdOf(where.at("nodeId"), intent.nodeId);
  const { subnetId, auth: subnetAuth, authorizations } = subnetOf(where, intent);
  return pay({
    where,
    payer: intent,
    coins,
    context,
    authorizations,
    make: (base) => ({ type: "RemoveSubnetValidatorTx", ...base, nodeId, subnetId, subnetAuth }),
  });
}

/** A new owner of a subnet. */
export interface TransferSubnetOwnershipIntent extends SubnetIntent {
  /** New owner. */
  readonly owner: OwnerLike;
}

/**
 * Builds the transfer of a subnet to another owner (TransferSubnetOwnershipTx).
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const intent = { from: alice, subnetId, subnetOwner: alice, owner: { addresses: [alice, bob], threshold: 2 } };
 * const document = build.p.transferSubnetOwnership(intent, coins, context);
 */
export function transferSubnetOwnership(
  intent: TransferSubnetOwnershipIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.transferSubnetOwnership", context.networkId);
  const owner = ownersOf(where.at("owner"), intent.owner);
  const { subnetId, auth: subnetAuth, authorizations } = subnetOf(where, intent);
  return pay({
    where,
    payer: intent,
    coins,
    context,
    authorizations,
    make: (base) => ({ type: "TransferSubnetOwnershipTx", ...base, subnetId, subnetAuth, owner }),
  });
}
