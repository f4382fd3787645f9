/** Reads the rules of staking from a node. */
import { DAY, minRateAt, type StakingRules } from "../staking-rules.ts";
import type { WalletNode } from "./wallet-node.ts";

/**
 * Least terms of the public networks by network id, before Helicon and since: the node does not say them. Helicon
 * shortened the validators' (ACP-273).
 */
const TERMS: Readonly<Record<number, { readonly [who in "before" | "since" | "delegator"]: number }>> = {
  1: { before: 14 * DAY, since: 2 * DAY, delegator: 14 * DAY },
  5: { before: DAY, since: DAY / 2, delegator: DAY },
};

/**
 * Reads what staking requires and earns. Put the result into the context as `staking`: builders then refuse stakes
 * that are too small or too short, and `explain` estimates rewards.
 *
 * @throws The errors of the client.
 * @example
 * const context = { ...(await readContext(node)), staking: await readStakingRules(node) };
 */
export async function readStakingRules(node: WalletNode): Promise<StakingRules> {
  const [{ supply }, least, { timestamp }, { heliconTime }, { networkID }] = await Promise.all([
    node.call("platform.getCurrentSupply"),
    node.call("platform.getMinStake"),
    node.call("platform.getTimestamp"),
    node.call("info.upgrades"),
    node.call("info.getNetworkID"),
  ]);
  const time = seconds(timestamp);
  const helicon = heliconTime === undefined ? undefined : seconds(heliconTime);
  const terms = TERMS[Number(networkID)];
  return {
    supply: supply.toString(),
    minValidatorStake: least.minValidatorStake.toString(),
    minDelegatorStake: least.minDelegatorStake.toString(),
    minRate: minRateAt(time, helicon),
    ...(terms && {
      minValidatorTerm: helicon !== undefined && time >= helicon ? terms.since : terms.before,
      minDelegatorTerm: terms.delegator,
    }),
  };
}

const seconds = (text: string): number => Math.floor(Date.parse(text) / 1_000);
