/** Pages of transfers on an EVM chain, with an interchain message for each ten of them. */
import type { Bench } from "../row.ts";
import { evmCases, measuredTransfers } from "../service/evm-cases.ts";
import { CHAIN, messages, OTHER_CHAIN, transfers } from "../service/evm-history.ts";
import { type Filled, type Filling, type History, measurePages } from "../service/measure-pages.ts";

const BATCH = 200;
/** Transfers for each interchain message. */
const PER_MESSAGE = 10;

export const name = "evm-pages";

async function fillTransfers({ store, count }: Filling): Promise<Filled> {
  let last: Filled | undefined;
  for (const { facts, to } of transfers(count, BATCH)) {
    await store.evm.chains.commit(CHAIN, last?.height, facts, to, 0);
    last = to;
  }
  return last ?? { height: 0, time: 0 };
}

async function fillMessages({ store, count }: Filling, { height }: Filled): Promise<void> {
  let from: readonly [number, number | undefined] = [height, undefined];
  for (const [here, there] of messages(count / PER_MESSAGE, height, BATCH)) {
    await store.evm.chains.commit(CHAIN, from[0], here.facts, here.to, 0);
    await store.evm.chains.commit(OTHER_CHAIN, from[1], there.facts, there.to, 0);
    from = [here.to.height, there.to.height];
  }
}

const history: History = {
  items: "transfers, a transaction each",
  fill: fillTransfers,
  tables: ["evm", "icm", "nft"],
  fillMore: fillMessages,
  cases: (_, { height }) => evmCases(height),
  pages: measuredTransfers,
  goals: {
    bytes: 900,
    pages: {
      "ERC-20 transfers, 10 a page: requests/s": { value: 1_200, atLeast: true },
      "ERC-20 transfers, 100 a page: requests/s": { value: 350, atLeast: true },
    },
  },
};

export const measure = (bench: Bench) => measurePages(bench, history);
