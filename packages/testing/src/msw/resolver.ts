/** Arguments and results of an override. */
import type { HttpHandler } from "msw";
import type { Failure, FailureOptions } from "./failure.ts";
import type { AnyId, Types } from "./ids.ts";

/** Parameters as a handler receives them. A list is always an array, however the caller wrote it. */
export type Received<Params> = Params extends unknown
  ? { readonly [Name in keyof Params]: ListOnly<Params[Name]> }
  : never;
type ListOnly<Value> = [Extract<Value, readonly unknown[]>] extends [never] ? Value : Exclude<Value, string>;

/** Ids of list operations. */
export type ListId = { [Id in AnyId]: Types[Id] extends { item: unknown } ? Id : never }[AnyId];

/** Response of an operation or method. */
export type ResultOf<Id extends AnyId> = Types[Id]["result"];

/** A request to an overridden operation. */
export interface MockedCall<Id extends AnyId> {
  /** Parameters of path, query and body, checked and converted, with the spec's defaults. */
  readonly params: Received<Types[Id]["params"]>;
  /** The request. Its body is already read. */
  readonly request: Request;
  /** Example of the spec, which is the response without an override. */
  readonly example: ResultOf<Id>;
  /** Makes a failed response. Return it from the override. */
  fail(failure: Failure, options?: FailureOptions): Response;
}

/** Options of a page. */
export interface PageOptions<Extra> {
  /** Fields of the page besides its items. @default the fields of the spec's example */
  readonly extra?: Partial<Extra> | undefined;
  /** Items per page. @default the parameter `pageSize`, or 100 if the operation has none */
  readonly pageSize?: number | undefined;
}

/** A request to an overridden list operation. */
export interface MockedListCall<Id extends ListId> extends MockedCall<Id> {
  /** Cuts the requested page out of the whole list, with the token of the next page. */
  page(
    items: readonly Types[Id]["item"][],
    options?: PageOptions<Types[Id] extends { extra: infer Extra } ? Extra : never>,
  ): ResultOf<Id>;
}

/**
 * Responds to a request with the response's value, or with your own `Response`.
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
  /** URL that the override applies to. @default any origin, with any path prefix */
  readonly baseUrl?: string | undefined;
  /** True to override only the first request. Later requests go to the handler below. @default false */
  readonly once?: boolean | undefined;
  /** Milliseconds before the response, or `infinite` for no response. @default 0 */
  readonly delayMs?: number | "infinite" | undefined;
}

/** Handlers by id: `operations.listValidators(({ page }) => page(validators))`. */
export type Overrides<Ids extends AnyId> = {
  readonly [Id in Ids]: (resolver: Resolver<Id>, options?: OverrideOptions) => HttpHandler;
};
