/** Makes TanStack Query options from the methods of a client. */
import type { CallOptions, Page } from "@primary-network/core";
import type { List, ListOptions } from "@primary-network/core/client";
import type { DataTag, InfiniteData } from "@tanstack/query-core";
import { keyOf, type QueryKey } from "./key.ts";

export type { QueryKey } from "./key.ts";

/** Options of the queries of a client. */
export interface QueriesOptions {
  /**
   * Prefix of every key. Use different prefixes for clients of different services, networks or API keys that
   * share a cache.
   * @default ["primary-network"]
   */
  readonly key?: QueryKey | undefined;
}

/** The part of its context that a query function uses. */
export interface Call {
  /** Signal that aborts when no caller waits for the result any more. */
  readonly signal: AbortSignal;
}

/** Options of a query, for `useQuery`, `useSuspenseQuery`, `fetchQuery`, `QueryObserver` and others. */
export interface QueryOptionsOf<Result> {
  /** Key of the call, with the type of its result. */
  readonly queryKey: DataTag<QueryKey, Result, Error>;
  /** Sends the call. */
  readonly queryFn: (call: Call) => Promise<Result>;
  /** False, because the client already retries. */
  readonly retry: false;
}

/** A page in a cache, which holds only data. */
export type QueryPage<Item, Extra> = Omit<Page<Item, Extra>, "next">;

/** Returns the page of a listing as data. */
async function pageOf<Item, Extra>(list: List<Item, Extra>): Promise<QueryPage<Item, Extra>> {
  const { next: _, ...page } = await list;
  return page;
}

/**
 * Options of an infinite query, for `useInfiniteQuery`, `fetchInfiniteQuery`, `InfiniteQueryObserver` and
 * others.
 */
export interface PageQueryOptions<Item, Extra> {
  /** Key of the listing, with the type of its pages. */
  readonly queryKey: DataTag<QueryKey, InfiniteData<QueryPage<Item, Extra>, string | undefined>, Error>;
  /** Fetches a page. */
  readonly queryFn: (
    call: Call & { readonly pageParam: string | undefined },
  ) => Promise<QueryPage<Item, Extra>>;
  /** Page token in the parameters. Undefined for the first page. */
  readonly initialPageParam: string | undefined;
  /** Returns the token of the next page. Undefined after the last. */
  readonly getNextPageParam: (last: QueryPage<Item, Extra>) => string | undefined;
  /** False, because the client already retries. */
  readonly retry: false;
}

/** Options of a mutation, for `useMutation` and `MutationObserver`. */
export interface MutationOptionsOf<Params, Result> {
  /** Key of the method. */
  readonly mutationKey: QueryKey;
  /** Sends the call. */
  readonly mutationFn: (params: Params) => Promise<Result>;
  /** False, because the client already retries if it is safe. */
  readonly retry: false;
}

/** Parameters of a listing. */
interface Paged {
  readonly pageToken?: string | undefined;
}

/** Tags a key with the type of its data, at the type level only. */
const tagged = <Data>(key: QueryKey) => key as DataTag<QueryKey, Data, Error>;

/**
 * Makes the options of a client's methods. A separate function for each form of parameters keeps generic
 * methods generic.
 */
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
    /** Options for a method with one result. */
    query:
      <Params, Result>(name: string, method: (params: Params, options?: CallOptions) => Promise<Result>) =>
      (params: Params): QueryOptionsOf<Result> =>
        query(name, params, (call) => method(params, call)),
    /** The same, for optional parameters. */
    optionalQuery:
      <Params extends object, Result>(
        name: string,
        method: (params?: Params, options?: CallOptions) => Promise<Result>,
      ) =>
      (params?: Params): QueryOptionsOf<Result> =>
        query(name, params ?? {}, (call) => method(params, call)),
    /** The same, without parameters. */
    bareQuery:
      <Result>(name: string, method: (options?: CallOptions) => Promise<Result>) =>
      (): QueryOptionsOf<Result> =>
        query(name, undefined, method),
    /** Options for a method that lists everything on one page. */
    page:
      <Params, Item, Extra>(
        name: string,
        method: (params: Params, options?: ListOptions) => List<Item, Extra>,
      ) =>
      (params: Params): QueryOptionsOf<QueryPage<Item, Extra>> =>
        query(name, params, (call) => pageOf(method(params, call))),
    /** The same, for optional parameters. */
    optionalPage:
      <Params extends object, Item, Extra>(
        name: string,
        method: (params?: Params, options?: ListOptions) => List<Item, Extra>,
      ) =>
      (params?: Params): QueryOptionsOf<QueryPage<Item, Extra>> =>
        query(name, params ?? {}, (call) => pageOf(method(params, call))),
    /** Options for a method that lists page after page. */
    pages:
      <Params extends Paged, Item, Extra>(
        name: string,
        method: (params: Params, options?: ListOptions) => List<Item, Extra>,
      ) =>
      (params: Params): PageQueryOptions<Item, Extra> =>
        pages(name, params, method),
    /** The same, for optional parameters. */
    optionalPages:
      <Params extends Paged, Item, Extra>(
        name: string,
        method: (params?: Params, options?: ListOptions) => List<Item, Extra>,
      ) =>
      (params?: Params): PageQueryOptions<Item, Extra> =>
        pages(name, params ?? ({} as Params), method), // the client's own default
    /** Options for a method that changes something. */
    mutation:
      <Params, Result>(name: string, method: (params: Params, options?: CallOptions) => Promise<Result>) =>
      (): MutationOptionsOf<Params, Result> => ({
        mutationKey: keyOf(scope, name),
        mutationFn: (params) => method(params),
        retry,
      }),
    /** The same, without parameters. */
    bareMutation:
      <Result>(name: string, method: (options?: CallOptions) => Promise<Result>) =>
      (): MutationOptionsOf<void, Result> => ({
        mutationKey: keyOf(scope, name),
        mutationFn: () => method(),
        retry,
      }),
  };
}
