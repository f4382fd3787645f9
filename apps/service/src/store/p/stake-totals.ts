/** Adds up the stake on the Primary Network: in memory, except for the supply. */

import type { Snapshot } from "../../domain/listing.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import type { Db } from "../sql/database.ts";
import type { StakeBooks } from "../stakes/book.ts";
import { type Delegation, statusAt } from "../stakes/entry.ts";
import { promisedTo, runs } from "../stakes/select-delegations.ts";
import type { StakeView } from "../stakes/view.ts";

/** Counts and sums of the active validations and delegations; amounts in nAVAX, decimal. */
export interface StakeTotals {
  readonly validators: number;
  /** Own stake of the validators. */
  readonly staked: string;
  readonly delegators: number;
  readonly delegated: string;
  /** Rewards that they will be paid if none is refused. */
  readonly promised: string;
  /** AVAX that exists, including promised rewards. */
  readonly supply: string;
}

/** @param delegations the delegations of the Primary Network that may be active */
export function totalsOf(
  view: StakeView,
  delegations: readonly Delegation[],
  snapshot: Snapshot,
): Omit<StakeTotals, "supply"> {
  let [validators, delegators] = [0, 0];
  let [staked, delegated, promised] = [0n, 0n, 0n];
  for (const { validation, status, row } of view.open.values()) {
    if (status !== "active" || validation.subnetId !== PRIMARY_ID) continue;
    validators += 1;
    staked += BigInt(row.weight);
    delegators += row.delegatorCount;
    delegated += BigInt(row.delegated);
    if (runs(validation, snapshot)) promised += BigInt(row.potentialReward ?? "0");
  }
  for (const one of delegations) {
    if (one.height > snapshot.height || statusAt(one, snapshot) !== "active" || !runs(one, snapshot))
      continue;
    promised += promisedTo(one, snapshot);
  }
  return {
    validators,
    staked: String(staked),
    delegators,
    delegated: String(delegated),
    promised: String(promised),
  };
}

/** nAVAX after a block. */
async function supplyAt(db: Db, network: number, { height }: Snapshot): Promise<string> {
  const row = await db
    .selectFrom("p_block")
    .select("supply")
    .where("network", "=", network)
    .where("height", "=", height)
    .executeTakeFirst();
  return row?.supply ?? "0";
}

/** @param bookOf the stakers of a network */
export const stakeTotalsOn = (db: Db, bookOf: StakeBooks) => ({
  async read(networkId: number, snapshot: Snapshot): Promise<StakeTotals> {
    const book = bookOf(networkId);
    const view = await book.view(snapshot);
    return {
      ...totalsOf(view, book.stakers.delegations, snapshot),
      supply: await supplyAt(db, networkId, snapshot),
    };
  },
});
