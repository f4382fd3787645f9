/** How many interchain messages the indexed chains have sent: over time, and over windows up to now. */

import type { IcmCount } from "@primary-network/metrics/spec";
import { type Interval, shifted, startOf } from "../../domain/evm/interval.ts";
import { fromCb58, toCb58 } from "../../domain/id-text.ts";
import type { NetworkName } from "../../domain/network.ts";
import type { IcmGroup, IcmGrouping } from "../../store/evm/icm-series.ts";
import { icmChain, visibleChains } from "../evm/icm-read.ts";
import { seenOnEvmChains } from "../evm/listing.ts";
import { boundOf } from "../request/bound.ts";
import type { Context, Handler, ServedEvmChain } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { extentOf, WINDOWS } from "./chain-series.ts";
import { firstFrom } from "./series-page.ts";

interface Params {
  readonly srcBlockchainId?: string | undefined;
  readonly destBlockchainId?: string | undefined;
  readonly groupBy?: string | undefined;
  readonly network?: NetworkName | undefined;
}

/** What a request counts. */
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
      `srcBlockchainId ${params.srcBlockchainId} is not a chain that is indexed here: what others have sent is not known`,
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

/** Which blockchains a value is of; empty where it is of several. */
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
export const listIcmTimeseries: Handler<"listIcmTimeseries"> = async (params, context) => {
  const { store, tokens } = context;
  const { pageToken, pageSize: limit = 100, timeInterval: interval = "day" } = params;
  const operation = "listIcmTimeseries";
  const counted = readParams(params, context);
  const continuation =
    pageToken === undefined ? undefined : await tokens.find(operation, { ...params }, pageToken);
  const extent = await extentOf(context, counted.chains);
  if (!extent) return { results: [] };
  const until = continuation?.snapshot.time ?? extent.until;
  const heights =
    continuation?.snapshot.heights ?? (await seenOnEvmChains(store, idsOf(counted.chains))).heights;
  const sent = { heights, destination: counted.destination && fromCb58(counted.destination) };
  const isGrouped = counted.by.source || counted.by.destination;
  const groups = isGrouped ? await store.evm.icmSeries.groups(sent, counted.by) : [ALL];
  const from = boundOf(params.startTimestamp) ?? 0;
  const end = Math.min(until + 1, boundOf(params.endTimestamp) ?? until + 1);
  if (from > until || end <= 0) return { results: [] };
  const oldest = Math.max(startOf(interval, extent.first), firstFrom(interval, from));
  const after = continuation?.after;
  const newest = after ? Number(after.sort) : startOf(interval, end - 1);
  const skipped = after ? groups.findIndex((group) => keyOf(group) === after.tie) + 1 : 0;
  const { points, more } = pointsOf(interval, { newest, oldest }, groups, { skipped, limit });
  const last = points[points.length - 1];
  if (!last) return { results: [] };
  const rows = await store.evm.icmSeries.list(sent, counted.by, interval, last.start, newest);
  const values = new Map(rows.map((row) => [`${row.start} ${keyOf(row)}`, row.messages]));
  const results = points.map(
    ({ start, group }): IcmCount => ({
      value: values.get(`${start} ${keyOf(group)}`) ?? 0,
      timestamp: start,
      ...namesOf(counted, group, context),
    }),
  );
  if (!more) return { results };
  const nextPageToken = await tokens.create(
    operation,
    { ...params },
    {
      snapshot: { height: 0, heights, poll: 0, time: until },
      after: { sort: String(last.start), tie: keyOf(last.group) },
    },
  );
  return { results, nextPageToken };
};

/** @throws HttpError 501 where there would be several groups: the interface's result is one */
function requireOne({ by, source, destination }: Counted): void {
  if ((!by.source || source) && (!by.destination || destination)) return;
  throw new HttpError(
    501,
    "the interface has room for one group alone: name the blockchain that is grouped by in srcBlockchainId or destBlockchainId, or ask listIcmTimeseries",
  );
}

/** A window begins with the full hour in which it does, as those of other metrics. */
export const getIcmSummary: Handler<"getIcmSummary"> = async (params, context) => {
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
};
