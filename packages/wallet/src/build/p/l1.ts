/** L1s: the conversion of a subnet, and the validators of an L1. */
import { CodecError } from "@primary-network/codec";
import { decodeMessage } from "@primary-network/codec/warp";
import type { Coin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { SigningDocument } from "../../document/document.ts";
import { compareBytes, equalBytes } from "../../order.ts";
import { type OwnerLike, ownersOf, uint64, Where } from "../../owner.ts";
import { idOf } from "../amounts.ts";
import { type Payer, signersOf } from "../draft.ts";
import { type BlsKeyProof, blsProofOf, hexOf, nodeIdOf } from "./node-id.ts";
import { avaxOf, pay } from "./pay.ts";
import { useRight } from "./right.ts";
import { type SubnetIntent, subnetOf } from "./subnet.ts";

/** An initial validator of an L1. */
export interface L1ValidatorIntent {
  /** Node, such as `NodeID-…`. */
  readonly nodeId: string;
  /** BLS key of the node: `nodePOP` of its `info.getNodeID`. */
  readonly signer: BlsKeyProof;
  /** Sampling weight, at least 1. */
  readonly weight: bigint;
  /** nAVAX paid in advance for the continuous fee. At least 1. */
  readonly balance: bigint;
  /** Owner of the balance that is left in the end. */
  readonly remainingBalanceOwner: OwnerLike;
  /** Owner who may disable the validator. */
  readonly deactivationOwner: OwnerLike;
}

/** Conversion of a subnet to an L1. */
export interface ConvertSubnetToL1Intent extends SubnetIntent {
  /** Contract that manages the validators. */
  readonly manager: {
    /** Id of its chain in cb58. */
    readonly chainId: string;
    /** Its address as hex, at most 4096 bytes. 20 bytes on an EVM chain. */
    readonly address: string;
  };
  /** Initial validators, at least one, with different nodes. */
  readonly validators: readonly L1ValidatorIntent[];
}

/** L1 owners have no lock time. */
function l1OwnerOf(where: Where, owner: OwnerLike) {
  const { threshold, addresses, locktime } = ownersOf(where, owner);
  where.at("locktime").ensure(locktime === 0n, "must be 0: owners of L1 validators have no lock time");
  return { threshold, addresses };
}

/**
 * Builds the conversion of a subnet to an L1 (ConvertSubnetToL1Tx). It pays the balances of the validators.
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const intent = { from: alice, subnetId, subnetOwner: alice, manager: { chainId, address }, validators };
 * const document = build.p.convertSubnetToL1(intent, coins, context);
 */
export function convertSubnetToL1(
  intent: ConvertSubnetToL1Intent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.convertSubnetToL1", context.networkId);
  const chainId = idOf(where.at("manager").at("chainId"), intent.manager.chainId);
  const address = hexOf(where.at("manager").at("address"), intent.manager.address);
  where.at("validators").ensure(intent.validators.length > 0, "must have at least one validator");
  const validators = intent.validators
    .map((validator, at) => {
      const place = where.at("validators").at(at);
      return {
        nodeId: nodeIdOf(place.at("nodeId"), validator.nodeId),
        weight: uint64(place.at("weight"), validator.weight, 1n),
        balance: uint64(place.at("balance"), validator.balance, 1n),
        signer: blsProofOf(place.at("signer"), validator.signer),
        remainingBalanceOwner: l1OwnerOf(place.at("remainingBalanceOwner"), validator.remainingBalanceOwner),
        deactivationOwner: l1OwnerOf(place.at("deactivationOwner"), validator.deactivationOwner),
      };
    })
    .sort((left, right) => compareBytes(left.nodeId, right.nodeId));
  const twice = validators.some(
    ({ nodeId }, at) => at > 0 && equalBytes(nodeId, validators[at - 1]?.nodeId ?? nodeId),
  );
  where.at("validators").ensure(!twice, "must not have a node twice");
  const { subnetId, auth: subnetAuth, authorizations } = subnetOf(where, intent);
  const amount = validators.reduce((sum, { balance }) => sum + balance, 0n);
  return pay({
    where,
    payer: intent,
    coins,
    context,
    authorizations,
    needs: [{ assetId: avaxOf(context), amount }],
    make: (base) => ({
      type: "ConvertSubnetToL1Tx",
      ...base,
      subnetId,
      chainId,
      address,
      validators,
      subnetAuth,
    }),
  });
}

/** Reads a signed Warp message. */
function messageOf(where: Where, text: string): Uint8Array {
  const bytes = hexOf(where, text);
  try {
    decodeMessage(bytes);
  } catch (error) {
    if (error instanceof CodecError) throw where.refuse(`must be a signed Warp message: ${error.message}`);
    throw error;
  }
  return bytes;
}

/** Registration of an L1 validator, as the L1's manager asks for it. */
export interface RegisterL1ValidatorIntent extends Payer {
  /** nAVAX paid in advance for the continuous fee. At least 1. */
  readonly balance: bigint;
  /** Proof of possession of the validator's BLS key: 96 bytes as hex. */
  readonly proofOfPossession: string;
  /** Signed Warp message of the manager as hex, as `signatures` of the data service aggregates it. */
  readonly message: string;
}

/**
 * Builds the registration of an L1 validator (RegisterL1ValidatorTx).
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const document = build.p.registerL1Validator({ from: alice, balance: AVAX, proofOfPossession, message }, coins, context);
 */
export function registerL1Validator(
  intent: RegisterL1ValidatorIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.registerL1Validator", context.networkId);
  const balance = uint64(where.at("balance"), intent.balance, 1n);
  const proofOfPossession = hexOf(where.at("proofOfPossession"), intent.proofOfPossession, 96);
  const message = messageOf(where.at("message"), intent.message);
  return pay({
    where,
    payer: intent,
    coins,
    context,
    needs: [{ assetId: avaxOf(context), amount: balance }],
    make: (base) => ({ type: "RegisterL1ValidatorTx", ...base, balance, proofOfPossession, message }),
  });
}

/** Change of an L1 validator's weight, as the L1's manager asks for it. */
export interface SetL1ValidatorWeightIntent extends Payer {
  /** Signed Warp message of the manager as hex. */
  readonly message: string;
}

/**
 * Builds the change of an L1 validator's weight, or its removal with weight 0 (SetL1ValidatorWeightTx).
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const document = build.p.setL1ValidatorWeight({ from: alice, message }, coins, context);
 */
export function setL1ValidatorWeight(
  intent: SetL1ValidatorWeightIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.setL1ValidatorWeight", context.networkId);
  const message = messageOf(where.at("message"), intent.message);
  return pay({
    where,
    payer: intent,
    coins,
    context,
    make: (base) => ({ type: "SetL1ValidatorWeightTx", ...base, message }),
  });
}

/** Payment to the balance of an L1 validator. */
export interface IncreaseL1ValidatorBalanceIntent extends Payer {
  /** Id of the validation in cb58. */
  readonly validationId: string;
  /** nAVAX to add. At least 1. */
  readonly amount: bigint;
}

/**
 * Builds a payment to the balance of an L1 validator (IncreaseL1ValidatorBalanceTx). Anybody may pay.
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const document = build.p.increaseL1ValidatorBalance({ from: alice, validationId, amount: AVAX }, coins, context);
 */
export function increaseL1ValidatorBalance(
  intent: IncreaseL1ValidatorBalanceIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.increaseL1ValidatorBalance", context.networkId);
  const validationId = idOf(where.at("validationId"), intent.validationId);
  const balance = uint64(where.at("amount"), intent.amount, 1n);
  return pay({
    where,
    payer: intent,
    coins,
    context,
    needs: [{ assetId: avaxOf(context), amount: balance }],
    make: (base) => ({ type: "IncreaseL1ValidatorBalanceTx", ...base, validationId, balance }),
  });
}

/** End of an L1 validator by its owner. */
export interface DisableL1ValidatorIntent extends Payer {
  /** Id of the validation in cb58. */
  readonly validationId: string;
  /** Owner who may disable the validator. Enough of its addresses must be in `from`. */
  readonly deactivationOwner: OwnerLike;
}

/**
 * Builds the end of an L1 validator (DisableL1ValidatorTx). Its balance returns to its owner.
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const document = build.p.disableL1Validator({ from: alice, validationId, deactivationOwner: alice }, coins, context);
 */
export function disableL1Validator(
  intent: DisableL1ValidatorIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.disableL1Validator", context.networkId);
  const { validationId: id, deactivationOwner: owner } = intent;
  const validationId = idOf(where.at("validationId"), id);
  const right = { right: "l1Validator" as const, id, owner };
  const { auth: disableAuth, authorizations } = useRight(
    where.at("deactivationOwner"),
    right,
    signersOf(where, intent),
  );
  return pay({
    where,
    payer: intent,
    coins,
    context,
    authorizations,
    make: (base) => ({ type: "DisableL1ValidatorTx", ...base, validationId, disableAuth }),
  });
}
