/**
 * Counts of the interchain messages that the indexed chains have sent, over time and over windows up to now.
 */

import type { IcmCount } from "@primary-network/metrics/spec";
import { type Interval, shifted, startOf } from "../../domain/evm/interval.ts";
import { fromCb58, toCb58 } from "../../domain/id-text.ts";
import type { NetworkName } from "../../domain/network.ts";
import type { IcmGroup, IcmGrouping } from "../../store/icm/series.ts";
import { seenOnEvmChains } from "../evm/heights.ts";
import { icmChain, visibleChains } from "../evm/icm-read.ts";
import type { Context, ServedEvmChain } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { extentOf, WINDOWS } from "./chain-series.ts";
import { intervalsOf } from "./series-page.ts";

interface Params {
  readonly srcBlockchainId?: string | undefined;
  readonly destBlockchainId?: string | undefined;
  readonly groupBy?: string | undefined;
  readonly network?: NetworkName | undefined;
}

/** The messages that a request counts. */
interface Counted {
  /** The chains that sent the messages. */
  readonly chains: readonly ServedEvmChain[];
  /** Blockchain ids of the filters, cb58. */
  readonly source: string | undefined;
  readonly destination: string | undefined;
  readonly by: IcmGrouping;
}

/** @throws HttpError 404 for messages of a blockchain that is not indexed: they are not known */
function readParams(params: Params, context: Context): Counted {
  const visible = visibleChains(context, params.network);
  const source = icmChain("srcBlockchainId", params.srcBlockchainId, context);
  const destination = icmChain("destBlockchainId", params.destBlockchainId, context);
  const chains = source ? visible.filter((chain) => chain.source.evmChainId === source.chain) : visible;
  if (source && chains.length === 0)
    throw new HttpError(
      404,
      `srcBlockchainId ${params.srcBlockchainId} is not an indexed chain: messages of other chains are unknown`,
    );
  const fields = params.groupBy?.split(",") ?? [];
  return {
    chains,
    source: source && toCb58(source.blockchainId),
    destination: destination && toCb58(destination.blockchainId),
    by: { source: fields.includes("srcBlockchainId"), destination: fields.includes("destBlockchainId") },
  };
}

const idsOf = (chains: readonly ServedEvmChain[]): number[] => chains.map(({ source }) => source.evmChainId);

/** The blockchains that a value belongs to; empty for a value of several. */
function namesOf({ source, destination }: Counted, group: IcmGroup, { evmChains }: Context) {
  const sender = group.chain === null ? undefined : evmChains.get(group.chain)?.source.blockchainId;
  const receiver = group.destination === null ? undefined : toCb58(group.destination);
  return { srcBlockchainId: sender ?? source ?? "", destBlockchainId: receiver ?? destination ?? "" };
}

const ALL: IcmGroup = { chain: null, destination: null };

const keyOf = ({ chain, destination }: IcmGroup): string => `${chain ?? ""}.${destination ?? ""}`;

/** A point of a series: a group in an interval. */
interface Point {
  readonly start: number;
  readonly group: IcmGroup;
}

/** The points of a page, interval by interval from the newest on, and whether more follow. */
function pointsOf(
  interval: Interval,
  { newest, oldest }: { readonly newest: number; readonly oldest: number },
  groups: readonly IcmGroup[],
  { skipped, limit }: { readonly skipped: number; readonly limit: number },
): { points: Point[]; more: boolean } {
  const points: Point[] = [];
  let from = skipped;
  for (let start = newest; start >= oldest; start = shifted(interval, start, -1)) {
    for (const group of groups.slice(from)) {
      if (points.length === limit) return { points, more: true };
      points.push({ start, group });
    }
    from = 0;
  }
  return { points, more: false };
}

/** Newest first. Every group has a point in each interval, 0 where it has no messages. All pages count up to the blocks of the first. */
export const listIcmTimeseries = list("listIcmTimeseries", { basis: "clock" }, async (params, context) => {
  const { timeInterval: interval = "day" } = params;
  const counted = readParams(params, context);
  const destination = counted.destination && fromCb58(counted.destination);
  const extent = await extentOf(context, counted.chains);
  return {
    until: extent?.until ?? 0,
    see: (store) => seenOnEvmChains(store, idsOf(counted.chains)),
    async read({ evm }, { snapshot, after, limit }) {
      const values = new Map<string, number>();
      const intervals =
        extent && intervalsOf(interval, params, { first: extent.first, until: snapshot.time });
      if (!intervals) return { items: [], values };
      const sent = { heights: snapshot.heights ?? {}, destination };
      const isGrouped = counted.by.source || counted.by.destination;
      const groups = isGrouped ? await evm.icmSeries.groups(sent, counted.by) : [ALL];
      const newest = after ? Number(after.sort) : intervals.newest;
      const skipped = after ? groups.findIndex((group) => keyOf(group) === after.tie) + 1 : 0;
      const { oldest } = intervals;
      const { points, more } = pointsOf(interval, { newest, oldest }, groups, { skipped, limit });
      const last = points.at(-1);
      if (!last) return { items: [], values };
      for (const row of await evm.icmSeries.list(sent, counted.by, interval, last.start, newest))
        values.set(`${row.start} ${keyOf(row)}`, row.messages);
      const next = { sort: String(last.start), tie: keyOf(last.group) };
      return { items: points, values, ...(more && { next }) };
    },
    write: ({ items, values }) => ({
      results: items.map(
        ({ start, group }): IcmCount => ({
          value: values.get(`${start} ${keyOf(group)}`) ?? 0,
          timestamp: start,
          ...namesOf(counted, group, context),
        }),
      ),
    }),
  };
});

/** @throws HttpError 501 where there would be several groups: the interface's result is one */
function requireOne({ by, source, destination }: Counted): void {
  if ((!by.source || source) && (!by.destination || destination)) return;
  throw new HttpError(
    501,
    "the response has room for one group only: set srcBlockchainId or destBlockchainId to the blockchain that you group by, or use listIcmTimeseries",
  );
}

/** The start of each window is rounded down to the full hour, as in other metrics. */
export const getIcmSummary = operation("getIcmSummary", { basis: "clock" }, async (params, context) => {
  const counted = readParams(params, context);
  requireOne(counted);
  const extent = await extentOf(context, counted.chains);
  const until = extent?.until ?? 0;
  const names = [...Object.keys(WINDOWS), "allTime"];
  const starts = [
    ...Object.values(WINDOWS).map((seconds) => startOf("hour", Math.max(0, until - seconds))),
    0,
  ];
  const { icmSeries } = context.store.evm;
  const destination = counted.destination && fromCb58(counted.destination);
  const counts = await icmSeries.windows(idsOf(counted.chains), destination, starts);
  const windows = Object.fromEntries(names.map((name, at) => [name, counts[at] ?? 0]));
  return { result: { ...windows, ...namesOf(counted, ALL, context) } };
});
