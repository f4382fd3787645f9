/** A listing that sends nothing until you await or iterate it, and that knows its position. */
import { type Checkpoint, checkCheckpoint } from "./checkpoint.ts";
import type { Clock } from "./clock.ts";
import { AbortError } from "./errors/connection.ts";
import { PageLoopError, PageTokenExpiredError } from "./errors/page.ts";
import type { ReplyHead } from "./middleware.ts";
import type { Operation } from "./operation.ts";
import type { CallOptions } from "./options.ts";
import { ListPage, type Page, type PageParts, readExtra, readPage } from "./page.ts";
import type { Call } from "./pipeline/call.ts";
import { cancel } from "./pipeline/wait.ts";
import { validate } from "./validate.ts";

/** Options of a list call. */
export interface ListOptions extends CallOptions {
  /**
   * Position to resume from: `checkpoint()` of a listing with the same parameters. @default the first page
   */
  readonly resume?: Checkpoint | undefined;
}

/**
 * The running fetch. It is not a function that stops the fetch: V8 11.3 (Node 20) would keep the scope of
 * each page's function alive until a major collection, which doubled the cost of a page.
 */
interface Running {
  call?: Call;
}

/** A fetched page. */
interface FetchedPage {
  readonly body: unknown;
  readonly reply: ReplyHead;
}

/** Functions that a listing needs from its transport. */
export interface ListSource {
  readonly operation: Operation;
  readonly clock: Clock;
  readonly resume: Checkpoint | undefined;
  /** Token that the caller passed as a parameter. */
  readonly pageToken: string | undefined;
  /** Fetches a page by a call that it reports to `running`. Throws or rejects. */
  fetchPage(pageToken: string | undefined, running: Running): Promise<FetchedPage>;
}

/** Position of a page: its token, the time when the token was received, and the number of pages before it. */
interface Position {
  readonly index: number;
  readonly token: string | undefined;
  readonly at: number | undefined;
}

/** A page with its position. `token` and `at` belong to the next page. */
interface Loaded extends PageParts {
  readonly position: Position;
  readonly at: number;
  readonly reply: ReplyHead;
}

const TOKENS_KEPT = 10_000; // bounds memory; a loop of more pages than that is not noticed

/**
 * A listing. Await it for its first page, or iterate it for every item on every page.
 *
 * A listing has one position. If you iterate it again after a failure or a `break`, it resumes there. From
 * its second page on, it fetches one page ahead while your code works. Use one reader at a time.
 *
 * @example
 * ```ts
 * const page = await data.validators.list({ pageSize: 100 });
 * for await (const validator of data.validators.list({})) console.log(validator.nodeId);
 * ```
 */
export class List<Item, Extra = unknown> implements PromiseLike<Page<Item, Extra>>, AsyncIterable<Item> {
  readonly #source: ListSource;
  /** Received tokens, each with the index of its page. */
  readonly #seen = new Map<string, number>();
  readonly #start: Position;
  #first: Promise<Loaded> | undefined;
  /** Next page to load. Undefined at the end. */
  #position: Position | undefined;
  /** Current page. */
  #page: Loaded | undefined;
  /** Number of items of the current page that were returned. */
  #skip: number;

  constructor(source: ListSource) {
    const { resume, operation, pageToken } = source;
    this.#source = source;
    if (resume) checkCheckpoint(operation.id, resume);
    const token = resume ? resume.pageToken : pageToken;
    if (token) this.#seen.set(token, 0);
    this.#start = { index: 0, token, at: resume?.tokenAt };
    this.#position = resume?.done ? undefined : this.#start;
    this.#skip = resume?.skip ?? 0;
  }

  /** Fetches the first page, once however often you await it. After a failure, it fetches again. */
  // biome-ignore lint/suspicious/noThenProperty: being awaitable is the purpose
  then<A = Page<Item, Extra>, B = never>(
    fulfilled?: ((page: Page<Item, Extra>) => A | PromiseLike<A>) | null,
    rejected?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#first ??= this.#load(this.#start).catch((error) => {
      this.#first = undefined;
      throw error;
    });
    return this.#first.then((loaded) => this.#toPage(loaded)).then(fulfilled, rejected);
  }

  /** Handles a failure of the first page, like `catch` of a promise. */
  catch<B = never>(
    rejected?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<Page<Item, Extra> | B> {
    return this.then(undefined, rejected);
  }

  /** Yields every item, in the order of the service. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const { items } of this.#walk()) {
      while (this.#skip < items.length) yield items[this.#skip++] as Item; // the spec says so
    }
  }

  /** Yields the remaining pages, including empty ones. */
  async *pages(): AsyncGenerator<Page<Item, Extra>, void, undefined> {
    for await (const page of this.#walk()) {
      const items = page.items.slice(this.#skip);
      this.#skip += items.length;
      yield this.#toPage({ ...page, items });
    }
  }

  /**
   * Collects up to `limit` items. `limit` is a required positive integer, because a listing may have
   * millions.
   *
   * @throws ValidationError without a limit.
   */
  async toArray({ limit }: { readonly limit: number }): Promise<Item[]> {
    validate(this.#source.operation.id, { limit }, { limit: { type: "integer", required: true, min: 1 } });
    const items: Item[] = [];
    for await (const item of this) if (items.push(item) >= limit) break;
    return items;
  }

  /** Returns the position after the last returned item. Keep it as JSON and pass it as `resume`. */
  checkpoint(): Checkpoint {
    const operation = this.#source.operation.id;
    const page = this.#page;
    const isPageDone = page && this.#skip >= page.items.length;
    const { token, at } = (isPageDone ? page : (page?.position ?? this.#position)) ?? this.#start;
    if (!this.#position || (isPageDone && !token)) return { operation, skip: 0, done: true };
    return {
      operation,
      ...(token && { pageToken: token, ...(at !== undefined && { tokenAt: at }) }),
      skip: isPageDone ? 0 : this.#skip,
    };
  }

  /** Yields the rest of the pages. A page is passed when the caller asks for the next one. */
  async *#walk(): AsyncGenerator<Loaded, void, undefined> {
    let ahead: Promise<Loaded | undefined> | undefined;
    const running: Running = {}; // the fetch of the page ahead
    try {
      for (let walked = 0; this.#position; walked++) {
        const first = this.#position.index === 0 ? this.#first : undefined;
        this.#page ??= await (ahead ?? first ?? this.#load(this.#position));
        const page = this.#page as Loaded; // the page ahead is undefined only where the position is
        if (walked > 0) {
          ahead = this.#loadAfter(page, running);
          ahead.catch(() => {}); // thrown to the caller when its turn comes, dropped when the caller stops
        }
        yield page;
        this.#position = this.#after(page);
        this.#skip = Math.max(0, this.#skip - page.items.length);
        this.#page = undefined;
      }
    } finally {
      const { call } = running;
      if (call) cancel(call, new AbortError(call.context, "unused"));
    }
  }

  async #load(position: Position, running: Running = {}): Promise<Loaded> {
    const { operation, clock, fetchPage } = this.#source;
    const at = clock.now(); // before sending: the token of the response is not older than this
    const validityMs = operation.page?.validityMs ?? Infinity;
    if (at - (position.at ?? at) >= validityMs) {
      const message = `the page token is older than ${validityMs} ms: start again from the first page`;
      throw new PageTokenExpiredError({ operation: operation.id, attempts: [] }, message);
    }
    const { body, reply } = await fetchPage(position.token, running);
    const parts = readPage(operation, body);
    const { token } = parts;
    const seen = this.#seen;
    if (token && !seen.has(token)) {
      seen.set(token, position.index + 1);
      if (seen.size > TOKENS_KEPT) seen.delete(seen.keys().next().value as string); // it has entries
    }
    return { ...parts, position, at, reply };
  }

  async #loadAfter(page: Loaded, running?: Running): Promise<Loaded | undefined> {
    const position = this.#after(page);
    return position && this.#load(position, running);
  }

  /** Returns the position of the next page. Undefined after the last. */
  #after({ token, position, at }: Loaded): Position | undefined {
    if (!token) return undefined;
    const index = position.index + 1;
    // A page that is loaded twice has the same token at the same index, which is not a loop.
    if ((this.#seen.get(token) ?? index) !== index) {
      const context = { operation: this.#source.operation.id, attempts: [] };
      throw new PageLoopError(context, `the service returned page token ${token} twice`);
    }
    return { index, token, at };
  }

  #toPage(page: Loaded): Page<Item, Extra> {
    const { items, token, reply } = page;
    const next = async () => {
      const loaded = await this.#loadAfter(page);
      return loaded && this.#toPage(loaded);
    };
    const fields = {
      ...readExtra(this.#source.operation, page),
      items,
      nextPageToken: token,
      next,
    };
    // The spec defines the other fields.
    return Object.assign(new ListPage(reply), fields) as unknown as Page<Item, Extra>;
  }
}
