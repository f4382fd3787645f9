/** What the running terms of the Primary Network will pay, and what ended ones were paid. */

import { type History, known, type Snapshot, type Term } from "./history.ts";
import { assetAmount, bare, type Item, meet, type SortOrder, sorted } from "./listed.ts";
import { endOf, promiseOf, share, statusOf } from "./term.ts";
import { AVAX, hexOf, PRIMARY } from "./vocabulary.ts";

export interface PendingRewardQuery {
  readonly addresses?: readonly string[] | undefined;
  readonly nodeIds?: readonly string[] | undefined;
  readonly sortOrder?: SortOrder | undefined;
}

export function refusesPendingRewards({ addresses, nodeIds }: PendingRewardQuery): boolean {
  return !addresses && !nodeIds;
}

interface Reward {
  readonly term: Term;
  readonly type: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE";
  readonly to: readonly string[];
  readonly amount: bigint;
}

/** A delegation pays two: VALIDATOR_FEE goes to the validator's reward owner (FACTS 2). */
function rewardsOf(term: Term, at: Snapshot): Reward[] {
  const gross = promiseOf(term, at) ?? 0n;
  if (term.kind === "validator") return [{ term, type: "VALIDATOR", to: term.own, amount: gross }];
  const { net, fee } = share(gross, term.validation);
  return [
    { term, type: "DELEGATOR", to: term.own, amount: net },
    { term, type: "VALIDATOR_FEE", to: term.validation?.fee ?? [], amount: fee },
  ];
}

/** Below 80 percent of uptime nothing is earned (FACTS 2), nor by who was never heard of. */
function earns({ batches }: History, { nodeId }: Term, { polls }: Snapshot): boolean {
  const heard = batches.flatMap((batch) => batch.polls).slice(0, polls);
  return (heard.flat().findLast((said) => said.nodeId === nodeId)?.uptime ?? 0) >= 80;
}

/** Starts with the block of the staking transaction (FACTS 2). Progress has two decimals, rounded down. */
function rewardItem({ term, type, to, amount }: Reward, at: Snapshot): Item {
  const { tx, end } = term;
  return {
    addresses: to,
    txHash: tx.id,
    amountStaked: String(term.weight),
    nodeId: term.nodeId,
    startTimestamp: tx.time,
    endTimestamp: end,
    rewardType: type,
    progress: Math.floor((10_000 * Math.max(0, at.time - tx.time)) / (end - tx.time)) / 100,
    estimatedReward: assetAmount(AVAX, amount),
  };
}

/** The latest block first, then by transaction and type, all in one direction. */
export function listPendingRewards(history: History, at: Snapshot, query: PendingRewardQuery): Item[] {
  const { nodeIds, sortOrder = "desc" } = query;
  const addresses = query.addresses && bare(query.addresses);
  const running = history.terms.filter(
    (term) =>
      term.subnetId === PRIMARY &&
      known(term.tx, at) &&
      statusOf(term, at) === "active" &&
      !endOf(term, at) &&
      earns(history, term, at) &&
      (!nodeIds || nodeIds.includes(term.nodeId)),
  );
  const rewards = running
    .flatMap((term) => rewardsOf(term, at))
    .filter(({ amount, to }) => amount > 0n && (!addresses || meet(to, addresses)));
  return sorted(rewards, sortOrder, ({ term, type }) => [term.tx.height, hexOf(term.tx.id), type]).map(
    (reward) => rewardItem(reward, at),
  );
}

/** The latest payment first, then by output. */
export function listPaidRewards(history: History, at: Snapshot, query: PendingRewardQuery): Item[] {
  const { nodeIds, sortOrder = "desc" } = query;
  const addresses = query.addresses && bare(query.addresses);
  const paid = history.outputs.flatMap((output) => {
    const term = output.reward && history.terms.find(({ tx }) => tx.id === output.txId);
    return term && term.subnetId === PRIMARY && known(output.made, at) ? [{ output, term }] : [];
  });
  const listed = paid.filter(
    ({ output, term }) =>
      (!nodeIds || nodeIds.includes(term.nodeId)) && (!addresses || meet(output.addresses, addresses)),
  );
  return sorted(listed, sortOrder, ({ output }) => [output.made.height, hexOf(output.id)]).map(
    ({ output, term }) => ({
      addresses: output.addresses,
      txHash: term.tx.id,
      amountStaked: String(term.weight),
      nodeId: term.nodeId,
      startTimestamp: term.tx.time,
      endTimestamp: term.end,
      rewardType: output.reward,
      utxoId: output.id,
      outputIndex: output.index,
      reward: assetAmount(AVAX, output.amount),
      rewardTxHash: term.ended?.tx.id,
    }),
  );
}
