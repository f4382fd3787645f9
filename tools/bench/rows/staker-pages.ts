/** Pages of stakers: validators, delegators, rewards and blocks of proposers. */
import type { Bench } from "../row.ts";
import { type Filled, type Filling, type History, measurePages } from "../service/measure-pages.ts";
import { NETWORK, payments } from "../service/payments.ts";
import { measuredStakers, stakerCases } from "../service/staker-cases.ts";
import { nodeFact, StakingHistory } from "../service/stakers.ts";

/** Blocks of a commit. */
const BATCH = 1_000;
/** Nodes that each poll mentions: all at first, then fewer, as polls do of which little has changed. */
const POLLED = [8_000, 300, 200];

export const name = "staker-pages";

/**
 * Fills the store.
 *
 * The outputs that the transactions spend and make are left out: no listing of stakers reads them, and they are most of what there would
 * be to write.
 */
async function fill({ store, count }: Filling): Promise<Filled> {
  const history = new StakingHistory();
  let last: Filled | undefined;
  let written = Promise.resolve();
  for (const { facts, to } of payments(count, BATCH, history.extend)) {
    await written;
    written = store.chains["p-chain"].commit(NETWORK, last?.height, { ...facts, utxos: [], spends: [] }, to);
    written.catch(() => {}); // awaited in the next turn
    last = to;
  }
  await written;
  const filled = last ?? { height: 0, time: 0 };
  for (const [poll, nodes] of POLLED.entries()) {
    const uptimes = Array.from({ length: nodes }, (_, node) => ({
      nodeId: nodeFact(node),
      uptime: 70 + ((node * 37 + poll) % 3_000) / 100,
      connected: node % 9 > 0,
    }));
    await store.uptimes.record(NETWORK, filled.time, uptimes);
  }
  return filled;
}

const history: History = {
  items: "validations and delegations",
  fill,
  isStill: true,
  cases: stakerCases,
  pages: measuredStakers,
  goals: { pages: { "active validators, 10 a page: requests/s": { value: 400, atLeast: true } } },
};

export const measure = (bench: Bench) => measurePages(bench, history);
