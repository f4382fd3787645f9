/** Runs a list: chooses the database, fixes the snapshot, and reads a page unless the caller has it. */

import { checkStart, withinReach } from "../api/request/beginnings.ts";
import type { Context, OperationId, Requester } from "../api/request/handler.ts";
import type { ListOperation } from "../api/request/list.ts";
import type { Sight, Snapshot, SortOrder, Window } from "../domain/listing.ts";
import type { ListedStore } from "../store/store.ts";
import type { ResponseTag } from "./etags.ts";
import type { PageTokens } from "./page-token.ts";
import type { ReplicaReads } from "./replica-reads.ts";

/** The parameters that lists have in common. */
interface ListParams {
  readonly pageToken?: string | undefined;
  readonly pageSize?: number | undefined;
  readonly sortOrder?: SortOrder | undefined;
  /** The chains that the list sees. */
  readonly network?: unknown;
  readonly blockchainId?: unknown;
}

/** A request for a page of a list. */
export interface ListRequest {
  readonly operation: ListOperation<OperationId>;
  readonly params: ListParams;
  readonly context: Context;
  readonly requester: Requester;
  /** Undefined of a response without ETag. */
  readonly tag: ResponseTag | undefined;
}

/** The response to such a request. */
export interface ListPage {
  /** Undefined where the caller has the page already. */
  readonly body: unknown;
  readonly isKnown?: boolean;
  /** The snapshot that the page shows; undefined of a list that shows no chain. */
  readonly snapshot?: Snapshot | undefined;
  /** Milliseconds since 1970 until which the page stays as it is; undefined when it may change. */
  readonly keptUntil?: number | undefined;
  /** Delay of the replica that the page was read from; undefined of the primary. */
  readonly secondsBehind?: number | undefined;
}

/** The state of the index that a page depends on: without the time, and without the node's last poll. */
const stateOf = ({ height, heights, edition }: Sight): string => JSON.stringify([height, heights, edition]);

/** The snapshot of the first page is that of all pages after it: the token names it. */
export async function runList(
  { operation, params, context, requester, tag }: ListRequest,
  { tokens, replica }: { readonly tokens: PageTokens; readonly replica?: ReplicaReads | undefined },
): Promise<ListPage> {
  const { store, clock, prices } = context;
  // The parameters were just validated against the spec, from which the list's types are generated.
  const listing = await operation.listing(params as never, context, requester);
  const {
    networkId = 0,
    owner,
    reach,
    see,
    until,
    limit = params.pageSize ?? Number.POSITIVE_INFINITY,
  } = listing;
  const id = owner === undefined ? operation.id : `${operation.id} of ${owner}`;
  const { pageToken } = params;
  const continuation = pageToken === undefined ? undefined : await tokens.find(id, { ...params }, pageToken);
  const isFixed =
    continuation !== undefined && operation.settled === true && !(operation.priced && prices.available);
  const order = params.sortOrder ?? operation.order ?? "desc";
  checkStart(reach, order, continuation?.after);

  const readFrom = async (source: ListedStore): Promise<ListPage> => {
    const isTagged = tag !== undefined && operation.basis === "page";
    const sight = see && (!continuation || (isTagged && !isFixed)) ? await see(source) : undefined;
    const { edition: _, ...heights } = sight ?? { height: 0, poll: 0 };
    const snapshot = continuation?.snapshot ?? { ...heights, time: until ?? Math.floor(clock() / 1000) };
    const shown = see && { snapshot };
    // The token, which names the snapshot, is part of the request.
    const state = isFixed ? "" : isTagged && sight ? stateOf(sight) : undefined;
    if (state !== undefined && tag?.isKnown(state)) return { body: undefined, isKnown: true, ...shown };
    const window: Window = { networkId, snapshot, order, after: continuation?.after, limit };
    const page = withinReach(await listing.read(source, window), reach);
    const { next } = page;
    const nextPageToken = next && (await tokens.create(id, { ...params }, { snapshot, after: next }));
    const body = { ...(next && { nextPageToken }), ...(await listing.write(page, window)) };
    const keptUntil = isFixed ? Math.min(continuation.expiresAt, tokens.renewedAt()) : undefined;
    return { body, keptUntil, ...shown };
  };

  if (!replica || !see) return readFrom(store);
  const list = JSON.stringify([operation.id, networkId, params.network, params.blockchainId]);
  const sought = { list, snapshot: continuation?.snapshot, see: (source: ListedStore) => see(source) };
  return replica.run(sought, store, readFrom);
}
