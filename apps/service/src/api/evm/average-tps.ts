/** The series of average transactions per second. */

import { averageTps, DAY, knownUntil } from "../../domain/evm/tps.ts";
import { list } from "../request/list.ts";
import { evmChainOf } from "./chain.ts";

/** Points of a page. */
export const PAGE = 100;

/** Days without blocks are points of 0. The newest is today, averaged over the elapsed part of the day. */
export const listAverageTps = list("listAverageTps", { basis: "clock" }, async ({ chainId }, context) => {
  const { evmChainId: chain } = evmChainOf(context, chainId).source;
  const activity = await context.store.evm.chains.activity(chain);
  const { time = 0, settledAt = 0, indexedAt = 0, firstDay: first } = activity ?? {};
  const lastRun = activity && Math.floor(Math.max(indexedAt, settledAt) / 1000);
  return {
    networkId: chain,
    until: knownUntil(time, Math.floor(settledAt / 1000)),
    limit: PAGE,
    async read({ evm }, { snapshot, after, limit }) {
      const newest = after ? Number(after.sort) - 1 : Math.floor(snapshot.time / DAY);
      const oldest = Math.max(first ?? newest + 1, newest - limit + 1);
      const txs = new Map((await evm.days.list(chain, oldest, newest)).map((day) => [day.day, day.txs]));
      const days = Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) => newest - index);
      const items = days.map((day) => averageTps(day, txs.get(day) ?? 0, snapshot.time));
      const hasMore = typeof first === "number" && oldest > first;
      return { items, ...(hasMore && { next: { sort: String(oldest), tie: "" } }) };
    },
    write: ({ items }) => ({ results: items, status: 200, ...(lastRun !== undefined && { lastRun }) }),
  };
});
