/**
 * The index of a local network, rebuilt whenever the control API restores a state before the indexed blocks.
 */
import { rm } from "node:fs/promises";
import type { Service } from "@primary-network/service";
import { type IndexOptions, openIndex, startIndex } from "./index-of-localnet.ts";

/** The response while there is no index of this history; clients retry automatically. */
function unavailable(): Response {
  const message = "the network went back to an earlier time, and its index is being rebuilt";
  const headers = { "cache-control": "no-store", "retry-after": "1", "access-control-allow-origin": "*" };
  return Response.json(
    { message, statusCode: 503, error: "Service Unavailable", ready: false },
    { status: 503, headers },
  );
}

/** Options of the index. Each history has its own folder. */
export type RenewedIndexOptions = Omit<IndexOptions, "folder"> & {
  readonly folder: () => string | undefined;
};

export class RenewedIndex {
  readonly #options: RenewedIndexOptions;
  readonly #closing = new AbortController();
  readonly #closed: Promise<void>;
  readonly #pending = new Set<Promise<Response>>();
  #service: Service | undefined;
  /** Numbers of the network's current history, and of the indexed one. */
  #history = 0;
  #indexed = 0;
  #renewal: Promise<void> = Promise.resolve();
  /** Reason why the current history has no index. */
  #fault: Error | undefined;

  /** Location of the service's index. */
  #folder: string | undefined;

  private constructor(options: RenewedIndexOptions, service: Service, folder: string | undefined) {
    this.#options = options;
    this.#service = service;
    this.#folder = folder;
    this.#closed = new Promise((resolve) =>
      this.#closing.signal.addEventListener("abort", () => resolve(), { once: true }),
    );
  }

  /** @throws CliError when the folder cannot be used or the history cannot be indexed */
  static async open(options: RenewedIndexOptions): Promise<RenewedIndex> {
    const folder = options.folder();
    return new RenewedIndex(options, await openIndex({ ...options, folder }), folder);
  }

  /** Packs the index; call this when nothing has been served yet. */
  async pack(): Promise<Uint8Array> {
    if (this.#service === undefined) throw new Error("there is no index");
    return this.#service.packData();
  }

  /** Passes requests to the service; responds with 503 while the index is rebuilt. */
  readonly fetch: Service["fetch"] = (request, client) =>
    this.#ask((service) => service.fetch(request, client));

  readonly adminFetch: Service["adminFetch"] = (request) =>
    this.#ask((service) => service.adminFetch(request));

  async #ask(ask: (service: Service) => Promise<Response>): Promise<Response> {
    if (this.#service === undefined || this.#indexed !== this.#history) return unavailable();
    const response = ask(this.#service);
    this.#pending.add(response);
    try {
      return await response;
    } finally {
      this.#pending.delete(response);
    }
  }

  /** Call this when the network has another history; from then on nothing of the old one is served. */
  rewound(): void {
    const history = ++this.#history;
    this.#fault = undefined;
    this.#renewal = this.#renewal.then(() => this.#renew(history));
  }

  /**
   * Waits until the network's current history is indexed up to the height at which it was restored.
   *
   * @throws Error when the index could not be rebuilt
   */
  async indexed(): Promise<void> {
    for (let seen: Promise<void> | undefined; seen !== this.#renewal; ) {
      seen = this.#renewal;
      await seen;
    }
    if (this.#fault) throw this.#fault;
  }

  async #renew(history: number): Promise<void> {
    // Only the last of several in a row matters.
    if (history !== this.#history || this.#closing.signal.aborted) return;
    const { logger } = this.#options;
    const folder = this.#folder;
    logger.warn({ folder }, "the network went back to an earlier time; rebuilding the index");
    try {
      await Promise.allSettled(this.#pending); // they still read the old index
      await this.#service?.close();
      this.#service = undefined;
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
      this.#folder = this.#options.folder();
      this.#service = await startIndex({ ...this.#options, folder: this.#folder });
      await Promise.race([this.#service.indexed(), this.#closed]);
      if (!this.#closing.signal.aborted) this.#indexed = history;
    } catch (error) {
      // No request is served any more, unless the network goes back once more, which starts again.
      this.#fault = new Error("the index could not be rebuilt", { cause: error });
      logger.error({ folder, error: String(error) }, "the index could not be rebuilt");
    }
  }

  /** Removes the index of a replaced history. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#renewal;
    await this.#service?.close();
    const folder = this.#folder;
    if (this.#indexed !== this.#history && folder !== undefined)
      await rm(folder, { recursive: true, force: true });
  }
}
