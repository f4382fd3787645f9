/** Endpoint 11: delegations on the Primary Network. */

import { type History, known, type Snapshot, type Term } from "./history.ts";
import { bare, type Item, meet, percent, type SortOrder, sorted } from "./listed.ts";
import { endOf, promiseOf, type Status, share, statusOf } from "./term.ts";
import { PRIMARY } from "./vocabulary.ts";

export interface DelegatorQuery {
  readonly rewardAddresses?: readonly string[] | undefined;
  readonly nodeIds?: readonly string[] | undefined;
  readonly delegationStatus?: Status | undefined;
  readonly sortOrder?: SortOrder | undefined;
}

function delegatorItem(term: Term, at: Snapshot): Item {
  const status = statusOf(term, at);
  const gross = promiseOf(term, at) ?? 0n;
  const { net } = share(gross, term.validation);
  const end = endOf(term, at);
  return {
    txHash: term.tx.id,
    nodeId: term.nodeId,
    rewardAddresses: term.own,
    amountDelegated: String(term.weight),
    delegationFee: percent(term.validation?.feeShares ?? 0),
    delegationStatus: status,
    startTimestamp: term.start,
    endTimestamp: term.end,
    ...(status === "completed"
      ? // What was paid: nothing as long as the block that ends the term is not there, or when it refused.
        { grossReward: String(end?.rewarded ? gross : 0n), netReward: String(end?.rewarded ? net : 0n) }
      : { estimatedGrossReward: String(gross), estimatedNetReward: String(net) }),
  };
}

/** The latest block first, ties by transaction in the same direction, as with validators. */
export function listDelegators({ terms }: History, at: Snapshot, query: DelegatorQuery): Item[] {
  const { nodeIds, delegationStatus, sortOrder = "desc" } = query;
  const rewardAddresses = query.rewardAddresses && bare(query.rewardAddresses);
  const listed = terms.filter(
    (term) =>
      term.kind === "delegator" &&
      term.subnetId === PRIMARY &&
      known(term.tx, at) &&
      (!nodeIds || nodeIds.includes(term.nodeId)) &&
      (!rewardAddresses || meet(term.own, rewardAddresses)) &&
      (!delegationStatus || statusOf(term, at) === delegationStatus),
  );
  return sorted(listed, sortOrder, ({ tx }) => [tx.height, tx.idx]).map((term) => delegatorItem(term, at));
}
