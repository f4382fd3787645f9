/** Makes options of TanStack Query from the methods of a client. */
import type { CallOptions, Page } from "@primary-network/core";
import type { List, ListOptions } from "@primary-network/core/client";
import type { DataTag, InfiniteData } from "@tanstack/query-core";
import { keyOf, type QueryKey } from "./key.ts";

export type { QueryKey } from "./key.ts";

/** Options of the queries of a client. */
export interface QueriesOptions {
  /**
   * What every key begins with. Two clients of different services, networks or keys that share a cache need different ones.
   * @default ["primary-network"]
   */
  readonly key?: QueryKey | undefined;
}

/** What a query function needs of its context. */
export interface Call {
  /** Aborts when nobody waits for the result any more. */
  readonly signal: AbortSignal;
}

/** Options of a query: for `useQuery`, `useSuspenseQuery`, `fetchQuery`, `QueryObserver` and the like. */
export interface QueryOptionsOf<Result> {
  /** The key of the call, which knows the type of its result. */
  readonly queryKey: DataTag<QueryKey, Result, Error>;
  /** Sends the call. */
  readonly queryFn: (call: Call) => Promise<Result>;
  /** The client has retried already where that helps. */
  readonly retry: false;
}

/** A page as a cache keeps it: data alone. */
export type QueryPage<Item, Extra> = Omit<Page<Item, Extra>, "next">;

/** The page that a listing gives, as data alone. */
async function pageOf<Item, Extra>(list: List<Item, Extra>): Promise<QueryPage<Item, Extra>> {
  const { next: _, ...page } = await list;
  return page;
}

/** Options of an infinite query: for `useInfiniteQuery`, `fetchInfiniteQuery`, `InfiniteQueryObserver` and the like. */
export interface PageQueryOptions<Item, Extra> {
  /** The key of the listing, which knows the type of its pages. */
  readonly queryKey: DataTag<QueryKey, InfiniteData<QueryPage<Item, Extra>, string | undefined>, Error>;
  /** Fetches a page. */
  readonly queryFn: (
    call: Call & { readonly pageParam: string | undefined },
  ) => Promise<QueryPage<Item, Extra>>;
  /** The page token of the parameters; undefined for the first page. */
  readonly initialPageParam: string | undefined;
  /** The token of the page after one; undefined after the last. */
  readonly getNextPageParam: (last: QueryPage<Item, Extra>) => string | undefined;
  /** The client has retried already where that helps. */
  readonly retry: false;
}

/** Options of a mutation: for `useMutation` and `MutationObserver`. */
export interface MutationOptionsOf<Params, Result> {
  /** The key of the method. */
  readonly mutationKey: QueryKey;
  /** Sends the call. */
  readonly mutationFn: (params: Params) => Promise<Result>;
  /** The client has retried already where that is safe. */
  readonly retry: false;
}

/** Parameters of a listing. */
interface Paged {
  readonly pageToken?: string | undefined;
}

/** A key that knows what its query holds, which exists in types alone. */
const tagged = <Data>(key: QueryKey) => key as DataTag<QueryKey, Data, Error>;

/** Makes the options of a client's methods. One function for each way in which methods take their parameters keeps generic methods generic. */
export function optionsOf(client: string, { key = ["primary-network"] }: QueriesOptions = {}) {
  const scope = [...key, client];
  const retry = false;

  const query = <Result>(
    name: string,
    params: unknown,
    send: (call: Call) => Promise<Result>,
  ): QueryOptionsOf<Result> => ({
    queryKey: tagged(keyOf(scope, name, params)),
    queryFn: ({ signal }) => send({ signal }),
    retry,
  });

  const pages = <Params extends Paged, Item, Extra>(
    name: string,
    params: Params,
    list: (params: Params, options?: ListOptions) => List<Item, Extra>,
  ): PageQueryOptions<Item, Extra> => ({
    queryKey: tagged(keyOf(scope, name, params)),
    queryFn: ({ signal, pageParam }) => pageOf(list({ ...params, pageToken: pageParam }, { signal })),
    initialPageParam: params.pageToken,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    retry,
  });

  return {
    /** A method that gets one result. */
    query:
      <Params, Result>(name: string, method: (params: Params, options?: CallOptions) => Promise<Result>) =>
      (params: Params): QueryOptionsOf<Result> =>
        query(name, params, (call) => method(params, call)),
    /** One whose parameters may be left out. */
    optionalQuery:
      <Params extends object, Result>(
        name: string,
        method: (params?: Params, options?: CallOptions) => Promise<Result>,
      ) =>
      (params?: Params): QueryOptionsOf<Result> =>
        query(name, params ?? {}, (call) => method(params, call)),
    /** One without parameters. */
    bareQuery:
      <Result>(name: string, method: (options?: CallOptions) => Promise<Result>) =>
      (): QueryOptionsOf<Result> =>
        query(name, undefined, method),
    /** A method that lists everything in one page. */
    page:
      <Params, Item, Extra>(
        name: string,
        method: (params: Params, options?: ListOptions) => List<Item, Extra>,
      ) =>
      (params: Params): QueryOptionsOf<QueryPage<Item, Extra>> =>
        query(name, params, (call) => pageOf(method(params, call))),
    /** One whose parameters may be left out. */
    optionalPage:
      <Params extends object, Item, Extra>(
        name: string,
        method: (params?: Params, options?: ListOptions) => List<Item, Extra>,
      ) =>
      (params?: Params): QueryOptionsOf<QueryPage<Item, Extra>> =>
        query(name, params ?? {}, (call) => pageOf(method(params, call))),
    /** A method that lists page after page. */
    pages:
      <Params extends Paged, Item, Extra>(
        name: string,
        method: (params: Params, options?: ListOptions) => List<Item, Extra>,
      ) =>
      (params: Params): PageQueryOptions<Item, Extra> =>
        pages(name, params, method),
    /** One whose parameters may be left out. */
    optionalPages:
      <Params extends Paged, Item, Extra>(
        name: string,
        method: (params?: Params, options?: ListOptions) => List<Item, Extra>,
      ) =>
      (params?: Params): PageQueryOptions<Item, Extra> =>
        pages(name, params ?? ({} as Params), method), // the client's own default
    /** A method that changes something. */
    mutation:
      <Params, Result>(name: string, method: (params: Params, options?: CallOptions) => Promise<Result>) =>
      (): MutationOptionsOf<Params, Result> => ({
        mutationKey: keyOf(scope, name),
        mutationFn: (params) => method(params),
        retry,
      }),
    /** One without parameters. */
    bareMutation:
      <Result>(name: string, method: (options?: CallOptions) => Promise<Result>) =>
      (): MutationOptionsOf<void, Result> => ({
        mutationKey: keyOf(scope, name),
        mutationFn: () => method(),
        retry,
      }),
  };
}
