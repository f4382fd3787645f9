/** Page tokens: random names of kept places, each bound to one query and one snapshot. */

import type { Continuation } from "../domain/listing.ts";
import { HttpError } from "../http-error.ts";
import type { Store } from "../store/store.ts";

/** A token lives for 24 hours. */
const LIFETIME = 24 * 3_600_000;
/** Expired tokens are kept for as long again, to be told from unknown ones. */
const KEPT_EXPIRED = LIFETIME;
/** Milliseconds between clean-ups. */
const CLEANUP_INTERVAL = 600_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Params = { readonly [name: string]: unknown };

/** The request without what may differ from page to page, in one spelling. */
function canonical({ pageToken: _token, pageSize: _size, ...params }: Params): string {
  const names = Object.keys(params).sort();
  return JSON.stringify(
    names.map((name) => [name, params[name]]),
    (_, value: unknown) => (typeof value === "bigint" ? String(value) : value),
  );
}

/** Names of the parameters in which two requests differ. */
function differences(left: string, right: string): string[] {
  const read = (query: string) =>
    new Map<string, string>(
      JSON.parse(query).map(([name, value]: [string, unknown]) => [name, JSON.stringify(value)]),
    );
  const [a, b] = [read(left), read(right)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));
}

/** Gives out and takes back page tokens. */
export class PageTokens {
  readonly #store: Store;
  readonly #clock: () => number;
  #nextCleanup = 0;

  /** @param clock milliseconds since 1970 */
  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  async create(operation: string, params: Params, { snapshot, after }: Continuation): Promise<string> {
    const now = this.#clock();
    if (now >= this.#nextCleanup) {
      this.#nextCleanup = now + CLEANUP_INTERVAL;
      await this.#store.forgetPageTokens(now - KEPT_EXPIRED);
    }
    const id = crypto.randomUUID();
    const query = canonical(params);
    await this.#store.savePageToken({ id, operation, query, snapshot, ...after, expiresAt: now + LIFETIME });
    return id;
  }

  /**
   * The place that a token names; it can be asked for again and again.
   *
   * @throws HttpError 400 when it is unknown, expired, or of another query
   */
  async find(operation: string, params: Params, token: string): Promise<Continuation> {
    const row = UUID.test(token) ? await this.#store.findPageToken(token.toLowerCase()) : undefined;
    if (!row) throw new HttpError(400, "pageToken is not one that this service gave out");
    if (row.expiresAt <= this.#clock()) {
      throw new HttpError(400, "pageToken has expired after 24 hours; start again from the first page");
    }
    if (row.operation !== operation) {
      throw new HttpError(400, `pageToken belongs to another operation, ${row.operation}`);
    }
    const query = canonical(params);
    if (row.query !== query) {
      const names = differences(row.query, query).join(", ");
      throw new HttpError(
        400,
        `pageToken belongs to another query: ${names} must be as in the request that gave it`,
      );
    }
    return { snapshot: row.snapshot, after: { sort: row.sort, tie: row.tie } };
  }
}
