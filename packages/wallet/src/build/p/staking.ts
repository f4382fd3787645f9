/** Staking on the Primary Network: validators, delegators, and validators that renew themselves. */
import { formatAvax } from "@primary-network/core";
import type { Coin } from "../../coin.ts";
import type { Context } from "../../context.ts";
import type { SigningDocument } from "../../document/document.ts";
import { type OwnerLike, ownersOf, uint64, Where } from "../../owner.ts";
import { DAY, MAX_TERM, MIN_DELEGATION_FEE } from "../../staking-rules.ts";
import { idOf } from "../amounts.ts";
import { type Payer, signersOf } from "../draft.ts";
import { type BlsKeyProof, nodeIdOf, signerOf } from "./node-id.ts";
import { EMPTY_ID, pay } from "./pay.ts";
import { useRight } from "./right.ts";

/** A stake of AVAX. Coins with a stakeable lock are staked first. */
export interface StakeIntent extends Payer {
  /** Node, such as `NodeID-…`. */
  readonly nodeId: string;
  /** nAVAX to stake. */
  readonly stake: bigint;
  /** Owner of the rewards. @default `change`, or the one address of `from` */
  readonly rewards?: OwnerLike | undefined;
}

/** A term of a fixed length. */
export interface TermIntent extends StakeIntent {
  /** End of the term in Unix seconds. */
  readonly end: number;
}

/** A validator of the Primary Network. */
export interface AddValidatorIntent extends TermIntent {
  /** BLS key of the node: `nodePOP` of its `info.getNodeID`. */
  readonly signer: BlsKeyProof;
  /** Part of the delegators' rewards that the validator keeps, in percent. At most four decimal places. */
  readonly delegationFee: number;
  /** Owner of that part. @default `rewards` */
  readonly delegationRewards?: OwnerLike | undefined;
}

/** Millionths per percent. */
const PER_PERCENT = 10_000;

type Staker = "Validator" | "Delegator";

/** Reads a stake, and refuses one that the network forbids if the context knows its rules. */
function stakeOf(where: Where, who: Staker, intent: StakeIntent, { staking }: Context): bigint {
  const stake = uint64(where.at("stake"), intent.stake, 1n);
  const least = BigInt(staking?.[`min${who}Stake`] ?? 1);
  where.at("stake").ensure(stake >= least, `must be at least ${least} nAVAX (${formatAvax(least)} AVAX)`);
  return stake;
}

/** Refuses a term that the rules forbid. It begins when the network accepts it, so the rest of it counts. */
function ensureTerm(where: Where, seconds: bigint, who: Staker, { staking }: Context) {
  where.ensure(seconds <= BigInt(MAX_TERM), `must be at most ${MAX_TERM} seconds (365 days)`);
  const least = staking?.[`min${who}Term`] ?? 0;
  where.ensure(seconds >= BigInt(least), `must be at least ${least} seconds (${least / DAY} days)`);
}

function millionths(where: Where, percent: number): number {
  const shares = Math.round(percent * PER_PERCENT);
  const isExact = Math.abs(shares - percent * PER_PERCENT) < 1e-6;
  where.ensure(
    isExact && shares >= 0 && shares <= 100 * PER_PERCENT,
    "must be 0 to 100 percent, with at most four decimals",
  );
  return shares;
}

/** Reads the part that a validator keeps: 2 percent at least, by every network's rule. */
function delegationFeeOf(where: Where, percent: number): number {
  const shares = millionths(where, percent);
  where.ensure(shares >= MIN_DELEGATION_FEE, `must be at least ${MIN_DELEGATION_FEE / PER_PERCENT} percent`);
  return shares;
}

/** Reads the owner of the rewards. Of several signers none is preferred. */
function rewardsOf(where: Where, { rewards, change, from }: StakeIntent) {
  const signers = typeof from === "string" ? [from] : from;
  const owner = rewards ?? change ?? (signers.length === 1 ? signers[0] : undefined);
  if (owner === undefined) throw where.at("rewards").refuse("must be given where several sign");
  return ownersOf(where.at("rewards"), owner);
}

function termOf(where: Where, who: Staker, intent: TermIntent, context: Context) {
  const end = uint64(where.at("end"), intent.end, BigInt(context.time) + 1n);
  ensureTerm(where.at("end"), end - BigInt(context.time), who, context);
  return {
    nodeId: nodeIdOf(where.at("nodeId"), intent.nodeId),
    start: 0n, // nodes ignore it since Durango
    end,
    weight: stakeOf(where, who, intent, context),
  };
}

/**
 * Builds a validator of the Primary Network (AddPermissionlessValidatorTx).
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const intent = { from: alice, nodeId, signer: nodePOP, stake: 2_000n * AVAX, end: 1_800_000_000, delegationFee: 2 };
 * const document = build.p.addValidator(intent, coins, context);
 */
export function addValidator(
  intent: AddValidatorIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.addValidator", context.networkId);
  signersOf(where, intent);
  const validator = termOf(where, "Validator", intent, context);
  const validatorRewardsOwner = rewardsOf(where, intent);
  const { delegationRewards } = intent;
  const own = {
    validator,
    subnetId: EMPTY_ID,
    signer: signerOf(where.at("signer"), intent.signer),
    validatorRewardsOwner,
    delegatorRewardsOwner:
      delegationRewards === undefined
        ? validatorRewardsOwner
        : ownersOf(where.at("delegationRewards"), delegationRewards),
    delegationShares: delegationFeeOf(where.at("delegationFee"), intent.delegationFee),
  };
  return pay({
    where,
    payer: intent,
    coins,
    context,
    stake: validator.weight,
    make: (base, stakeOutputs) => ({ type: "AddPermissionlessValidatorTx", ...base, ...own, stakeOutputs }),
  });
}

/**
 * Builds a delegation to a validator of the Primary Network (AddPermissionlessDelegatorTx).
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const document = build.p.addDelegator({ from: alice, nodeId, stake: 25n * AVAX, end: 1_800_000_000 }, coins, context);
 */
export function addDelegator(intent: TermIntent, coins: readonly Coin[], context: Context): SigningDocument {
  const where = new Where("build.p.addDelegator", context.networkId);
  signersOf(where, intent);
  const validator = termOf(where, "Delegator", intent, context);
  const own = { validator, subnetId: EMPTY_ID, rewardsOwner: rewardsOf(where, intent) };
  return pay({
    where,
    payer: intent,
    coins,
    context,
    stake: validator.weight,
    make: (base, stakeOutputs) => ({ type: "AddPermissionlessDelegatorTx", ...base, ...own, stakeOutputs }),
  });
}

/** Reads the length of a cycle. */
function cycleOf(where: Where, period: number, context: Context): bigint {
  const seconds = uint64(where, period, 1n);
  ensureTerm(where, seconds, "Validator", context);
  return seconds;
}

/** Configuration of a validator that renews itself. */
export interface RenewalConfig {
  /** Part of the rewards that is staked again, in percent. At most four decimal places. */
  readonly restake: number;
  /** Length of a cycle in seconds. 0, in a change of the configuration, ends the validator after its cycle. */
  readonly period: number;
}

/** A validator that renews itself cycle after cycle (ACP-236). */
export interface AddAutoRenewedValidatorIntent extends StakeIntent, RenewalConfig {
  /** BLS key of the node: `nodePOP` of its `info.getNodeID`. */
  readonly signer: BlsKeyProof;
  /** Part of the delegators' rewards that the validator keeps, in percent. At most four decimal places. */
  readonly delegationFee: number;
  /** Owner of that part. @default `rewards` */
  readonly delegationRewards?: OwnerLike | undefined;
  /** Owner who may change the configuration. @default `rewards` */
  readonly authority?: OwnerLike | undefined;
}

/**
 * Builds a validator that renews itself (AddAutoRenewedValidatorTx). Needs Helicon.
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const intent = { from: alice, nodeId, signer: nodePOP, stake, delegationFee: 2, restake: 100, period: 1_209_600 };
 * const document = build.p.addAutoRenewedValidator(intent, coins, context);
 */
export function addAutoRenewedValidator(
  intent: AddAutoRenewedValidatorIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.addAutoRenewedValidator", context.networkId);
  signersOf(where, intent);
  const rewards = rewardsOf(where, intent);
  const ownerOr = (field: "delegationRewards" | "authority") => {
    const owner = intent[field];
    return owner === undefined ? rewards : ownersOf(where.at(field), owner);
  };
  const own = {
    nodeId: nodeIdOf(where.at("nodeId"), intent.nodeId),
    signer: signerOf(where.at("signer"), intent.signer),
    validatorRewardsOwner: rewards,
    delegatorRewardsOwner: ownerOr("delegationRewards"),
    validatorAuthority: ownerOr("authority"),
    delegationShares: delegationFeeOf(where.at("delegationFee"), intent.delegationFee),
    autoCompoundRewardShares: millionths(where.at("restake"), intent.restake),
    period: cycleOf(where.at("period"), intent.period, context),
  };
  return pay({
    where,
    payer: intent,
    coins,
    context,
    stake: stakeOf(where, "Validator", intent, context),
    make: (base, stakeOutputs) => ({ type: "AddAutoRenewedValidatorTx", ...base, ...own, stakeOutputs }),
  });
}

/** A change of the configuration of a validator that renews itself. */
export interface SetAutoRenewedValidatorIntent extends Payer, RenewalConfig {
  /** Id of the transaction that added the validator, in cb58. */
  readonly txId: string;
  /** Owner who may change the configuration. Enough of its addresses must be in `from`. */
  readonly authority: OwnerLike;
}

/**
 * Builds a change of the configuration of a validator that renews itself (SetAutoRenewedValidatorConfigTx). It
 * holds from the next cycle on.
 *
 * @throws ValidationError, InsufficientFundsError, TooLargeError
 * @example
 * const document = build.p.setAutoRenewedValidator({ from: alice, txId, authority: alice, restake: 0, period: 0 }, coins, context);
 */
export function setAutoRenewedValidator(
  intent: SetAutoRenewedValidatorIntent,
  coins: readonly Coin[],
  context: Context,
): SigningDocument {
  const where = new Where("build.p.setAutoRenewedValidator", context.networkId);
  const right = { right: "autoRenewedValidator" as const, id: intent.txId, owner: intent.authority };
  const txId = idOf(where.at("txId"), intent.txId);
  const { auth, authorizations } = useRight(where.at("authority"), right, signersOf(where, intent));
  const own = {
    txId,
    auth,
    autoCompoundRewardShares: millionths(where.at("restake"), intent.restake),
    period: uint64(where.at("period"), intent.period),
  };
  return pay({
    where,
    payer: intent,
    coins,
    context,
    authorizations,
    make: (base) => ({ type: "SetAutoRenewedValidatorConfigTx", ...base, ...own }),
  });
}
