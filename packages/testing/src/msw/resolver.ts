/** What an override is given and gives back. */
import type { HttpHandler } from "msw";
import type { Failure, FailureOptions } from "./failure.ts";
import type { AnyId, Types } from "./ids.ts";

/** Parameters as a handler receives them: a list is always a list, however the caller wrote it. */
export type Received<Params> = Params extends unknown
  ? { readonly [Name in keyof Params]: ListOnly<Params[Name]> }
  : never;
type ListOnly<Value> = [Extract<Value, readonly unknown[]>] extends [never] ? Value : Exclude<Value, string>;

/** Ids of the operations that page. */
export type ListId = { [Id in AnyId]: Types[Id] extends { item: unknown } ? Id : never }[AnyId];

/** The response of an operation or method. */
export type ResultOf<Id extends AnyId> = Types[Id]["result"];

/** One request to an overridden operation. */
export interface MockedCall<Id extends AnyId> {
  /** Parameters of path, query and body, checked and converted, with the spec's defaults. */
  readonly params: Received<Types[Id]["params"]>;
  /** The request itself; its body is read already. */
  readonly request: Request;
  /** What the handler responds without an override: the spec's example. */
  readonly example: ResultOf<Id>;
  /** Makes a failed response to return. */
  fail(failure: Failure, options?: FailureOptions): Response;
}

/** Options of a page. */
export interface PageOptions<Extra> {
  /** What the page carries beside its items. @default that of the spec's example */
  readonly extra?: Partial<Extra> | undefined;
  /** Items of a page. @default the parameter `pageSize`; 100 where the operation has none */
  readonly pageSize?: number | undefined;
}

/** One request to an overridden operation that pages. */
export interface MockedListCall<Id extends ListId> extends MockedCall<Id> {
  /** Cuts the requested page out of a whole listing, with the token of the next one. */
  page(
    items: readonly Types[Id]["item"][],
    options?: PageOptions<Types[Id] extends { extra: infer Extra } ? Extra : never>,
  ): ResultOf<Id>;
}

/**
 * Responds to a request: the response's value, or a `Response` of your own.
 *
 * @example
 * ```ts
 * const none: Resolver<"listSubnets"> = ({ page }) => page([]);
 * ```
 */
export type Resolver<Id extends AnyId> = (
  call: Id extends ListId ? MockedListCall<Id> : MockedCall<Id>,
) => ResultOf<Id> | Response | Promise<ResultOf<Id> | Response>;

/** Options of an override. */
export interface OverrideOptions {
  /** Only requests to this address. @default any origin, with any path before the operation's */
  readonly baseUrl?: string | undefined;
  /** Only the first request; later ones go to the handler below. @default false */
  readonly once?: boolean | undefined;
  /** Milliseconds before the response, `infinite` for one that never comes. @default 0 */
  readonly delayMs?: number | "infinite" | undefined;
}

/** A handler by id: `operations.listValidators(({ page }) => page(validators))`. */
export type Overrides<Ids extends AnyId> = {
  readonly [Id in Ids]: (resolver: Resolver<Id>, options?: OverrideOptions) => HttpHandler;
};
