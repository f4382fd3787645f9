/** The series of average transactions per second. */

import { averageTps, DAY, knownUntil } from "../../domain/evm/tps.ts";
import type { Context, Handler } from "../request/handler.ts";
import { evmChainOf } from "./chain.ts";

/** Points of a page. */
export const PAGE = 100;

/** Reads the snapshot that every page of one listing shares. */
async function present({ store }: Context, chain: number) {
  const activity = await store.evm.chains.activity(chain);
  const { height = 0, time = 0, settledAt = 0 } = activity ?? {};
  return { height, time: knownUntil(time, Math.floor(settledAt / 1000)), poll: 0 };
}

/** Days without blocks are points of 0. The newest is today, averaged over the elapsed part of the day. */
export const listAverageTps: Handler<"listAverageTps"> = async (params, context) => {
  const { store, tokens } = context;
  const { chainId, pageToken } = params;
  const { source } = evmChainOf(context, chainId);
  const operation = "listAverageTps";
  const continuation =
    pageToken === undefined ? undefined : await tokens.find(operation, { ...params }, pageToken);
  const snapshot = continuation?.snapshot ?? (await present(context, source.evmChainId));
  const activity = await store.evm.chains.activity(source.evmChainId);
  const first = activity?.firstDay ?? undefined;
  const lastRun = activity && Math.floor(Math.max(activity.indexedAt, activity.settledAt) / 1000);
  const until = snapshot.time;
  const newest = continuation ? Number(continuation.after.sort) - 1 : Math.floor(until / DAY);
  const oldest = Math.max(first ?? newest + 1, newest - PAGE + 1);
  const counted = await store.evm.days.list(source.evmChainId, oldest, newest);
  const txs = new Map(counted.map((day) => [day.day, day.txs]));
  const days = Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) => newest - index);
  const more = first !== undefined && oldest > first;
  const after = { sort: String(oldest), tie: "" };
  return {
    results: days.map((day) => averageTps(day, txs.get(day) ?? 0, until)),
    status: 200,
    ...(lastRun !== undefined && { lastRun }),
    ...(more && { nextPageToken: await tokens.create(operation, { ...params }, { snapshot, after }) }),
  };
};
