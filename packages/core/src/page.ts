/** One page of a listing, and how it is read from a response. */
import { DecodeError } from "./errors/connection.ts";
import type { Operation } from "./operation.ts";
import type { ResponseInfo } from "./response.ts";

/** A page: its items, the token of the next one, and the response's other fields (`Extra`). */
export type Page<Item, Extra = unknown> = Extra & {
  /** The page's items in the order of the response; may be empty although more pages follow. */
  readonly items: Item[];
  /** Token of the next page; undefined on the last. */
  readonly nextPageToken: string | undefined;
  /** The response that the page was read from. */
  readonly response: ResponseInfo;
  /** Fetches the next page; undefined after the last. */
  next(): Promise<Page<Item, Extra> | undefined>;
};

/** What a response says as a page, before it is given a way to the next. */
export interface PageParts {
  readonly items: unknown[];
  /** Token of the next page; undefined on the last. */
  readonly token: string | undefined;
  /** The response with all its fields. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Reads a page: absent or null items count as an empty list; an absent, null or empty token ends the listing. */
export function readPage({ id, page }: Operation, response: unknown): PageParts {
  const name = page?.items ?? "items";
  const body = (response ?? {}) as Record<string, unknown>; // judged next
  const items = body[name] ?? [];
  if (typeof body !== "object" || Array.isArray(body) || !Array.isArray(items)) {
    throw new DecodeError({ operation: id, attempts: [] }, `expected an object with a list named ${name}`);
  }
  return { items, token: String(body.nextPageToken ?? "") || undefined, body };
}

/** The fields of a page's response beside its items and token. Made when a page is handed over: items alone do without. */
export function readExtra({ page }: Operation, { body }: PageParts): object {
  const { [page?.items ?? "items"]: _items, nextPageToken: _token, ...extra } = body;
  return extra;
}
