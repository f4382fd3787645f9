/** One page of a listing, and how it is read from a response. */
import { DecodeError } from "./errors/connection.ts";
import type { Operation } from "./operation.ts";

/** A page: its items, the token of the next one, and the response's other fields (`Extra`). */
export type Page<Item, Extra = unknown> = Extra & {
  /** The page's items in the order of the response; may be empty although more pages follow. */
  readonly items: Item[];
  /** Token of the next page; undefined on the last. */
  readonly nextPageToken: string | undefined;
  /** Fetches the next page; undefined after the last. */
  next(): Promise<Page<Item, Extra> | undefined>;
};

/** What a response says as a page, before it is given a way to the next. */
export interface PageParts {
  readonly items: unknown[];
  /** Token of the next page; undefined on the last. */
  readonly token: string | undefined;
  readonly extra: object;
}

/** Reads a page: absent or null items count as an empty list; an absent, null or empty token ends the listing. */
export function readPage({ id, page }: Operation, response: unknown): PageParts {
  const name = page?.items ?? "items";
  const body = (response ?? {}) as Record<string, unknown>; // judged next
  const { [name]: given, nextPageToken, ...extra } = body;
  const items = given ?? [];
  if (typeof body !== "object" || Array.isArray(body) || !Array.isArray(items)) {
    throw new DecodeError({ operation: id, attempts: [] }, `expected an object with a list named ${name}`);
  }
  return { items, token: String(nextPageToken ?? "") || undefined, extra };
}
