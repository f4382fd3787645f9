/** Cuts lists into pages. A page token holds the position and the query. */
import { printJson } from "@primary-network/core";
import { BadRequest } from "./parameters.ts";

type Values = { readonly [name: string]: unknown };

/** Default page size of operations without the parameter. */
const PAGE_SIZE = 100;

/** Hashes a query to 32 bits with FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Returns the parameters in a fixed order, without the ones that may differ between pages. */
function queryOf({ pageToken: _token, pageSize: _size, ...params }: Values): string {
  return printJson(Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the position that a token continues from. */
function positionOf(token: unknown, operation: string, query: string): number {
  if (token === undefined) return 0;
  const [, position, ofOperation, ofQuery] =
    /^mock-(\d{1,15})-([0-9a-f]{8})-([0-9a-f]{8})$/.exec(String(token)) ?? [];
  if (position === undefined) throw new BadRequest("pageToken was not issued by this service");
  if (ofOperation !== hashOf(operation)) throw new BadRequest("pageToken belongs to another operation");
  if (ofQuery !== hashOf(query)) throw new BadRequest("pageToken belongs to another query");
  return Number(position);
}

/** A page of the whole list. */
export interface Slice<T> {
  readonly items: readonly T[];
  /** Undefined on the last page. */
  readonly nextPageToken?: string;
}

/**
 * Cuts out the requested page.
 *
 * @throws BadRequest if the token belongs to another list
 */
export function sliceOf<T>(
  operation: string,
  params: Values,
  items: readonly T[],
  pageSize = Number(params.pageSize ?? PAGE_SIZE),
): Slice<T> {
  const query = queryOf(params);
  const from = positionOf(params.pageToken, operation, query);
  const to = from + pageSize;
  const page = { items: items.slice(from, to) };
  return to < items.length
    ? { ...page, nextPageToken: `mock-${to}-${hashOf(operation)}-${hashOf(query)}` }
    : page;
}
