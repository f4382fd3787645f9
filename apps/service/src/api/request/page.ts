/** Builds one page of a listing, and the token of the next. */

import type { Continuation, Sight, Slice, Snapshot, SortOrder, Window } from "../../domain/listing.ts";
import type { Context } from "./handler.ts";

interface PageParams {
  readonly pageToken?: string | undefined;
  readonly pageSize?: number | undefined;
  readonly sortOrder?: SortOrder | undefined;
  /** Which chains the listing sees. */
  readonly network?: unknown;
  readonly blockchainId?: unknown;
}

/** A listing, as its handler defines it. */
export interface Listing<Row> {
  readonly operation: string;
  /** Id of the network, or EVM chain id. */
  readonly network: { readonly networkId: number };
  readonly params: PageParams;
  /** Reads the heights of the snapshot. Default: the P-Chain's alone. */
  readonly seen?: () => Promise<Sight>;
  /** Sort order when the request gives none. */
  readonly order: SortOrder;
  read(window: Window): Promise<Slice<Row>>;
  /**
   * Whether a page depends on its snapshot alone: on blocks that cannot be taken back, and on nothing else, such as names or prices that
   * are read later. Default: false.
   */
  readonly settled?: boolean;
}

/** Reads the rows of the requested page; `window` holds the snapshot. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly window: Window;
  readonly token: { nextPageToken?: string };
}

/** All that a page depends on whose operation depends on what is indexed alone: not on the time, nor on a poll of the node. */
const stateOf = ({ height, heights, edition }: Sight): string => JSON.stringify([height, heights, edition]);

/** @throws what ends the request when the caller has the page */
async function snapshotOf(
  { asOf, validate, clock }: Context,
  continuation: Continuation | undefined,
  settled: boolean,
  seen: () => Promise<Sight>,
): Promise<Snapshot> {
  if (continuation) {
    asOf?.(continuation.snapshot);
    // The token, which holds the snapshot, is part of the request.
    if (settled) validate?.("", true);
    else if (validate) validate(stateOf(await seen()), false);
    return continuation.snapshot;
  }
  const sight = await seen();
  const { edition: _, ...heights } = sight;
  const snapshot = { ...heights, time: Math.floor(clock() / 1000) };
  asOf?.(snapshot);
  validate?.(stateOf(sight), false);
  return snapshot;
}

/** The first page fixes the snapshot; all later pages use the same one. */
export async function readPage<Row>(context: Context, listing: Listing<Row>): Promise<Page<Row>> {
  const { store, tokens } = context;
  const { operation, network, params } = listing;
  const { networkId } = network;
  const continuation =
    params.pageToken === undefined
      ? undefined
      : await tokens.find(operation, { ...params }, params.pageToken);
  const ofPChain = async () => {
    const { heights, poll } = await store.seen.read(networkId);
    return { height: heights["p-chain"] ?? 0, poll };
  };
  const seen = listing.seen ?? ofPChain;
  await context.replica?.begin(
    JSON.stringify([operation, networkId, params.network, params.blockchainId]),
    continuation?.snapshot,
    seen,
  );
  const snapshot = await snapshotOf(context, continuation, listing.settled ?? false, seen);
  const window: Window = {
    networkId,
    snapshot,
    order: params.sortOrder ?? listing.order,
    after: continuation?.after,
    limit: params.pageSize ?? 10,
  };
  const { items, next } = await listing.read(window);
  if (continuation && listing.settled)
    context.lasting?.(Math.min(continuation.expiresAt, tokens.renewedAt()));
  if (!next) return { rows: items, window, token: {} };
  const nextPageToken = await tokens.create(operation, { ...params }, { snapshot, after: next });
  return { rows: items, window, token: { nextPageToken } };
}
