/** One page of a listing, and how it is read from an answer. */
import type { Attempt } from "./errors/base.ts";
import { DecodeError } from "./errors/connection.ts";
import type { Operation } from "./operation.ts";

/** A page: its items, the token of the next one, and the answer's other fields (`Extra`). */
export type Page<Item, Extra = unknown> = Extra & {
  /** The page's items in the order of the answer; may be empty although more pages follow. */
  readonly items: Item[];
  /** Token of the next page; undefined on the last. */
  readonly nextPageToken: string | undefined;
  /** Fetches the next page; undefined after the last. */
  next(): Promise<Page<Item, Extra> | undefined>;
};

/** What an answer says as a page, before it is given a way to the next. */
export interface PageParts {
  readonly items: unknown[];
  readonly nextPageToken: string | undefined;
  readonly extra: object;
}

const NOT_SENT: readonly Attempt[] = [];

/** Reads a page: absent or null items are none; an absent, null or empty token ends the listing. */
export function readPage(operation: Operation, answer: unknown): PageParts {
  const name = operation.page?.items ?? "items";
  const { [name]: items, nextPageToken, ...extra } = (answer ?? {}) as Record<string, unknown>; // judged next
  if (typeof (answer ?? {}) !== "object" || Array.isArray(answer) || !Array.isArray(items ?? [])) {
    throw new DecodeError(
      { operation: operation.id, attempts: NOT_SENT },
      `expected an object with a list named ${name}`,
    );
  }
  const token = nextPageToken === undefined || nextPageToken === null ? "" : String(nextPageToken);
  return { items: (items ?? []) as unknown[], nextPageToken: token || undefined, extra }; // judged above
}
