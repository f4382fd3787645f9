/** Lists as values: the source of a list, its bound, and the writer of its pages. `http/` runs them. */

import type { Sight, Slice, SortOrder, Window } from "../../domain/listing.ts";
import type { ListedStore } from "../../store/store.ts";
import type { WrittenFields } from "../json/json-bytes.ts";
import type { WindowId } from "../needs.ts";
import type { Dependence } from "./basis.ts";
import type { Reach } from "./beginnings.ts";
import type { Context, OperationId, OperationTypes, Requester } from "./handler.ts";

/** The list that a request asks for. */
export type Listing<Id extends OperationId, Page extends Slice<unknown> = Slice<unknown>> = AnyListing<
  Id,
  Page
> &
  (Id extends WindowId
    ? { readonly reach: Reach<Page["items"][number]> | undefined }
    : { readonly reach?: undefined });

interface AnyListing<Id extends OperationId, Page extends Slice<unknown>> {
  /** Id of the network, or EVM chain id. Default: 0, for lists of several chains, or of none. */
  readonly networkId?: number;
  /** The caller whose records these are. Page tokens are of this caller alone. */
  readonly owner?: string;
  /** Unix seconds up to which the first page and all after it go. Default: the present. */
  readonly until?: number;
  /** Items of a page. Default: the `pageSize` of the request; all items if it has none. */
  readonly limit?: number;
  /**
   * Reads the heights that the list sees now: the snapshot of its first page. It is called before any item is
   * read, so that a page may show more than its ETag says, but never less. Undefined of a list that shows no
   * chain, which is read from the primary alone.
   */
  see?(store: ListedStore): Promise<Sight>;
  /** Reads the rows of a page, from the replica where that has reached the window's snapshot. */
  read(store: ListedStore, window: Window): Promise<Page>;
  /** Writes the response, without the token of the next page. */
  write(page: Page, window: Window): PageBody<Id> | Promise<PageBody<Id>>;
}

type PageBody<Id extends OperationId> = WrittenFields<Omit<OperationTypes[Id]["result"], "nextPageToken">>;

interface ListOptions extends Dependence {
  /** Sort order when the request gives none. Default: `desc`. */
  readonly order?: SortOrder;
  /**
   * A list whose pages depend on their snapshot alone: on blocks that cannot be taken back, and on nothing
   * that is read later, such as names. Its later pages are kept, unless the list is `priced` and prices are
   * configured.
   */
  readonly settled?: true;
}

/** Makes the list of a request, whose parameters are valid and have their defaults. */
interface ListingOf<Id extends OperationId, Page extends Slice<unknown> = Slice<unknown>> {
  listing(
    params: OperationTypes[Id]["params"],
    context: Context,
    requester: Requester,
  ): Listing<Id, Page> | Promise<Listing<Id, Page>>;
}

/** An operation whose response is a page of a list. */
export interface ListOperation<Id extends OperationId> extends ListOptions, ListingOf<Id> {
  readonly kind: "list";
  readonly id: Id;
}

/**
 * Makes a list.
 *
 * @example
 * export const listSubnets = list("listSubnets", { basis: "page", settled: true }, (params, context) => {
 *   const { identity } = networkOf(context, params.network);
 *   return {
 *     networkId: identity.networkId,
 *     see: (store) => seenOnPChain(store, identity.networkId),
 *     read: (store, window) => store.subnets.list(window),
 *     write: ({ items }) => ({ subnets: items.map((row) => subnetItem(identity, row)) }),
 *   };
 * });
 */
export const list = <Id extends OperationId, Page extends Slice<unknown>>(
  id: Id,
  options: ListOptions,
  listing: ListingOf<NoInfer<Id>, Page>["listing"],
): ListOperation<Id> => ({ kind: "list", id, ...options, listing });
