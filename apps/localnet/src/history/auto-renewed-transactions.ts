/** Transactions of auto-renewed validators: funded, ordered and signed. */
import type { OutputOwners } from "@primary-network/codec";
import type { SignedTx } from "@primary-network/codec/p";
import type { NodeKey } from "../keys/keys.ts";
import { authorized, type Stake, staked } from "./transactions.ts";
import type { Signers, Wallet } from "./wallet.ts";

/**
 * The configuration of an auto-renewed validator: its authority, the seconds of a cycle, and the share staked
 * again in millionths.
 */
export interface RenewalConfig {
  readonly authority: OutputOwners;
  readonly period: number;
  readonly compoundShares: number;
}

/** Adds a validator that renews itself. */
export function addAutoRenewedValidator(
  wallet: Wallet,
  from: Signers,
  { nodeId, signer }: NodeKey,
  stake: Pick<Stake, "amount" | "rewards"> & { readonly delegationShares: number },
  config: RenewalConfig,
): SignedTx {
  return staked(wallet, from, stake.amount, (base, stakeOutputs) => ({
    type: "AddAutoRenewedValidatorTx",
    ...base,
    nodeId,
    signer,
    stakeOutputs,
    validatorRewardsOwner: stake.rewards,
    delegatorRewardsOwner: stake.rewards,
    validatorAuthority: config.authority,
    delegationShares: stake.delegationShares,
    autoCompoundRewardShares: config.compoundShares,
    period: BigInt(config.period),
  }));
}

/** Changes an auto-renewed validator from its next cycle on; a period of 0 stops it. */
export function setAutoRenewedConfig(
  wallet: Wallet,
  signers: Signers,
  txId: Uint8Array,
  { authority, period, compoundShares }: RenewalConfig,
): SignedTx {
  return authorized(wallet, signers, authority, 0n, (auth) => ({
    type: "SetAutoRenewedValidatorConfigTx",
    txId,
    auth,
    autoCompoundRewardShares: compoundShares,
    period: BigInt(period),
  }));
}
