/** Pages of a listing, read from responses. */
import { DecodeError } from "./errors/connection.ts";
import type { ReplyHead } from "./middleware.ts";
import type { Operation } from "./operation.ts";
import { type ResponseInfo, readResponse } from "./response.ts";

/** A page: its items, the token of the next page, and the response's other fields (`Extra`). */
export type Page<Item, Extra = unknown> = Extra & {
  /** Items of the page in the order of the response. May be empty even if more pages follow. */
  readonly items: Item[];
  /** Token of the next page. Undefined on the last page. */
  readonly nextPageToken: string | undefined;
  /** Response of the page. */
  readonly response: ResponseInfo;
  /** Fetches the next page. Undefined after the last page. */
  next(): Promise<Page<Item, Extra> | undefined>;
};

/**
 * Carries the response of a page, without showing it when the page is printed or copied.
 *
 * The getter belongs to the prototype. A getter of each page's own would live in the page's hidden class,
 * and keep the page alive until a major collection, which cost a quarter of reading a page.
 */
export class ListPage {
  readonly #reply: ReplyHead;

  constructor(reply: ReplyHead) {
    this.#reply = reply;
  }

  get response(): ResponseInfo {
    return readResponse(this.#reply);
  }
}

/** Parts of a page in a response. */
export interface PageParts {
  readonly items: unknown[];
  /** Token of the next page. Undefined on the last page. */
  readonly token: string | undefined;
  /** Response body with all its fields. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Reads a page. Absent or null items mean an empty list. An absent, null or empty token ends the listing. */
export function readPage({ id, page }: Operation, response: unknown): PageParts {
  const name = page?.items ?? "items";
  const body = (response ?? {}) as Record<string, unknown>; // judged next
  const items = body[name] ?? [];
  if (typeof body !== "object" || Array.isArray(body) || !Array.isArray(items)) {
    throw new DecodeError({ operation: id, attempts: [] }, `expected an object with a list named ${name}`);
  }
  return { items, token: String(body.nextPageToken ?? "") || undefined, body };
}

/**
 * Returns the fields of a page besides items and token. Made only when a page is returned, because iterating
 * items does not need them.
 */
export function readExtra({ page }: Operation, { body }: PageParts): object {
  const { [page?.items ?? "items"]: _items, nextPageToken: _token, ...extra } = body;
  return extra;
}
