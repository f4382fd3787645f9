/** Pages of a listing: a slice of the items, and a token that holds the position and what the listing was about. */
import { printJson } from "@primary-network/core";
import { BadRequest } from "./parameters.ts";

type Values = { readonly [name: string]: unknown };

/** Items of a page where the operation takes no page size and the override names none. */
const PAGE_SIZE = 100;

/** 32 bits that tell one query from another: FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** The parameters in a fixed order, without those that may differ between pages. */
function queryOf({ pageToken: _token, pageSize: _size, ...params }: Values): string {
  return printJson(Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Position at which a token continues. */
function positionOf(token: unknown, operation: string, query: string): number {
  if (token === undefined) return 0;
  const [, position, ofOperation, ofQuery] =
    /^mock-(\d{1,15})-([0-9a-f]{8})-([0-9a-f]{8})$/.exec(String(token)) ?? [];
  if (position === undefined) throw new BadRequest("pageToken is not one that this service gave out");
  if (ofOperation !== hashOf(operation)) throw new BadRequest("pageToken belongs to another operation");
  if (ofQuery !== hashOf(query)) throw new BadRequest("pageToken belongs to another query");
  return Number(position);
}

/** One page of the whole listing. */
export interface Slice<T> {
  readonly items: readonly T[];
  /** Undefined on the last page. */
  readonly nextPageToken?: string;
}

/**
 * Cuts the page that the parameters ask for.
 *
 * @throws BadRequest when the token is of another listing
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
