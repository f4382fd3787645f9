/** A listing that sends nothing until it is awaited or iterated, and that knows where it stands. */
import { type Checkpoint, checkCheckpoint } from "./checkpoint.ts";
import type { Clock } from "./clock.ts";
import { PageLoopError, PageTokenExpiredError } from "./errors/page.ts";
import type { Operation } from "./operation.ts";
import type { CallOptions } from "./options.ts";
import { type Page, type PageParts, readPage } from "./page.ts";
import { onAbort } from "./pipeline/abort.ts";
import { validate } from "./validate.ts";

/** Options of a list call. */
export interface ListOptions extends CallOptions {
  /** Position to go on from, taken from `checkpoint()` of a listing with the same parameters. @default the first page */
  readonly resume?: Checkpoint | undefined;
}

/** What a listing needs of its transport. */
export interface ListSource {
  readonly operation: Operation;
  readonly clock: Clock;
  readonly signal: AbortSignal | undefined;
  readonly resume: Checkpoint | undefined;
  /** Token the caller gave as a parameter. */
  readonly pageToken: string | undefined;
  fetchPage(pageToken: string | undefined, signal: AbortSignal | undefined): Promise<unknown>;
}

/** Where a page is found: its token, when that was received, and how many pages came before. */
interface Place {
  readonly index: number;
  readonly token: string | undefined;
  readonly at: number | undefined;
}

interface Loaded extends PageParts {
  readonly place: Place;
  readonly at: number;
}

const TOKENS_KEPT = 10_000; // bounds memory; a loop of more pages than that is not noticed
const NO_ERROR = () => {};

/**
 * A listing. Awaited, it is its first page; iterated, it is every item, page after page.
 *
 * A listing has one position: iterating again, after a failure or a `break`, goes on where it stopped. From its second
 * page on it fetches one page ahead while the caller works. One reader at a time.
 *
 * @example
 * ```ts
 * const page = await data.validators.list({ pageSize: 100 });
 * for await (const validator of data.validators.list({})) console.log(validator.nodeId);
 * ```
 */
export class List<Item, Extra = unknown> implements PromiseLike<Page<Item, Extra>>, AsyncIterable<Item> {
  readonly #source: ListSource;
  /** Tokens received, each with the index of the page it leads to. */
  readonly #seen = new Map<string, number>();
  readonly #start: Place;
  #first: Promise<Loaded> | undefined;
  /** The page to load next; undefined at the end. */
  #place: Place | undefined;
  /** The page being handed over. */
  #page: Loaded | undefined;
  /** Items of that page that were handed over. */
  #skip = 0;

  constructor(source: ListSource) {
    const { resume, operation } = source;
    this.#source = source;
    if (resume) checkCheckpoint(operation.id, resume);
    const token = resume ? resume.pageToken : source.pageToken;
    if (token) this.#seen.set(token, 0);
    this.#start = { index: 0, token, at: resume?.tokenAt };
    this.#place = resume?.done ? undefined : this.#start;
    this.#skip = resume?.skip ?? 0;
  }

  /** Fetches the first page, once however often it is awaited; after a failure, again. */
  // biome-ignore lint/suspicious/noThenProperty: being awaitable is the purpose
  then<A = Page<Item, Extra>, B = never>(
    fulfilled?: ((page: Page<Item, Extra>) => A | PromiseLike<A>) | null,
    rejected?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#first ??= this.#load(this.#start, this.#source.signal);
    const first = this.#first;
    first.catch(() => {
      if (this.#first === first) this.#first = undefined;
    });
    return first.then((loaded) => this.#toPage(loaded)).then(fulfilled, rejected);
  }

  /** As a promise's: handles the failure of fetching the first page. */
  catch<B = never>(
    rejected?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<Page<Item, Extra> | B> {
    return this.then(undefined, rejected);
  }

  /** Every item, in the order of the service. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.#walk()) {
      while (this.#skip < page.items.length) yield page.items[this.#skip++] as Item; // the spec's word
    }
  }

  /** Every page that is left, empty ones included. */
  async *pages(): AsyncGenerator<Page<Item, Extra>, void, undefined> {
    for await (const page of this.#walk()) {
      const items = page.items.slice(this.#skip);
      this.#skip = Math.max(this.#skip, page.items.length);
      yield this.#toPage({ ...page, items });
    }
  }

  /**
   * Collects items, at most `limit` (a positive integer, required: a listing may have millions).
   *
   * @throws ValidationError without a limit.
   */
  async toArray({ limit }: { readonly limit: number }): Promise<Item[]> {
    validate(this.#source.operation.id, { limit }, { limit: { type: "integer", required: true, min: 1 } });
    const items: Item[] = [];
    for await (const item of this) if (items.push(item) >= limit) break;
    return items;
  }

  /** The position after the last item handed over, to be kept as JSON and passed as `resume`. */
  checkpoint(): Checkpoint {
    const operation = this.#source.operation.id;
    const page = this.#page;
    const isPageDone = page !== undefined && this.#skip >= page.items.length;
    const token = isPageDone ? page.nextPageToken : (page?.place ?? this.#place)?.token;
    const at = isPageDone ? page.at : (page?.place ?? this.#place)?.at;
    if (!this.#place || (isPageDone && !token)) return { operation, skip: 0, done: true };
    return {
      operation,
      ...(token !== undefined && { pageToken: token }),
      ...(token !== undefined && at !== undefined && { tokenAt: at }),
      skip: isPageDone ? 0 : this.#skip,
    };
  }

  /** Yields the rest of the pages; a page is passed when the caller asks for the next one. */
  async *#walk(): AsyncGenerator<Loaded, void, undefined> {
    const { signal } = this.#source;
    const stop = new AbortController();
    const stopListening = onAbort(signal, () => stop.abort(signal?.reason));
    let ahead: Promise<Loaded> | undefined;
    try {
      for (let walked = 0; this.#place; walked++) {
        const first = this.#place.index === 0 ? this.#first : undefined;
        this.#page ??= await (ahead ?? first ?? this.#load(this.#place, stop.signal));
        const page: Loaded = this.#page;
        ahead = undefined;
        if (walked > 0 && page.nextPageToken && !this.#isLoop(page)) {
          ahead = this.#load(this.#after(page) as Place, stop.signal); // there is a token, so there is a place
          ahead.catch(NO_ERROR); // thrown to the caller when its turn comes, dropped when the caller stops
        }
        yield page;
        this.#place = this.#after(page);
        this.#skip = Math.max(0, this.#skip - page.items.length);
        this.#page = undefined;
      }
    } finally {
      stopListening();
      stop.abort();
    }
  }

  async #load(place: Place, signal: AbortSignal | undefined): Promise<Loaded> {
    const { operation, clock, fetchPage } = this.#source;
    const at = clock.now(); // before sending: the token of the answer is not older than this
    const validityMs = operation.page?.validityMs;
    if (validityMs !== undefined && place.at !== undefined && at - place.at >= validityMs) {
      const message = `the page token is older than ${validityMs} ms: start again from the first page`;
      throw new PageTokenExpiredError({ operation: operation.id, attempts: [] }, message);
    }
    const parts = readPage(operation, await fetchPage(place.token, signal));
    const token = parts.nextPageToken;
    if (token && !this.#seen.has(token)) {
      this.#seen.set(token, place.index + 1);
      if (this.#seen.size > TOKENS_KEPT) this.#seen.delete(this.#seen.keys().next().value ?? "");
    }
    return { ...parts, place, at };
  }

  /** The place of the page after this one; undefined after the last. */
  #after(page: Loaded): Place | undefined {
    const { nextPageToken: token, place, at } = page;
    if (!token) return undefined;
    if (this.#isLoop(page)) {
      const context = { operation: this.#source.operation.id, attempts: [] };
      throw new PageLoopError(context, `page token ${token} was given before`);
    }
    return { index: place.index + 1, token, at };
  }

  // A page that is loaded twice gives the same token for the same index, which is no loop.
  #isLoop({ nextPageToken, place }: Loaded): boolean {
    const index = nextPageToken ? this.#seen.get(nextPageToken) : undefined;
    return index !== undefined && index !== place.index + 1;
  }

  #toPage(page: Loaded): Page<Item, Extra> {
    const { items, nextPageToken, extra } = page;
    const next = async () => {
      const place = this.#after(page);
      return place && this.#toPage(await this.#load(place, this.#source.signal));
    };
    return { ...extra, items, nextPageToken, next } as Page<Item, Extra>; // the spec's word for the answer's fields
  }
}
