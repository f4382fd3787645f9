/** Pages of payments on the P-Chain: transactions and outputs. */
import { BalanceSums } from "@primary-network/service/parts";
import type { Bench } from "../row.ts";
import { type Filled, type Filling, type History, measurePages } from "../service/measure-pages.ts";
import { NETWORK, payments } from "../service/payments.ts";
import { measuredPages, paymentCases } from "../service/worst-cases.ts";

const BATCH = 100;

export const name = "service-pages";

/** Fills the store; the next facts are made while the last ones are written. */
async function fill({ db, store, count }: Filling): Promise<Filled> {
  let last: Filled | undefined;
  let written = Promise.resolve();
  for (const { facts, to } of payments(count, BATCH)) {
    await written;
    written = store.chains["p-chain"].commit(NETWORK, last?.height, facts, to);
    written.catch(() => {}); // awaited in the next turn
    last = to;
  }
  await written;
  await new BalanceSums(db).run("p-chain", NETWORK, new AbortController().signal); // as a service does that leads the chain
  return last ?? { height: 0, time: 0 };
}

const history: History = {
  items: "transactions",
  fill,
  tables: ["p"],
  cases: paymentCases,
  pages: measuredPages,
  // To be reached on a quiet machine of two cores.
  goals: {
    bytes: 2_600,
    pages: {
      "transactions, 10 a page: requests/s": { value: 800, atLeast: true },
      "transactions, 100 a page: requests/s": { value: 160, atLeast: true },
      "transactions, 10 a page: p99 at 200 requests/s, ms": { value: 25 },
      "outputs, also spent, 10 a page: requests/s": { value: 900, atLeast: true },
      "outputs, also spent, 100 a page: requests/s": { value: 200, atLeast: true },
    },
  },
};

export const measure = (bench: Bench) => measurePages(bench, history);
