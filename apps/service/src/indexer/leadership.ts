/** Decides which of several processes on one database indexes each chain: the holder of its lease, which it renews; the others stand by. */

import type { Logger } from "../domain/logger.ts";
import { pause } from "../domain/pause.ts";
import { Waker } from "../domain/waker.ts";
import type { ChainReport, IndexerLease, IndexerLeases } from "../store/service/indexer-lease.ts";

export interface LeadershipOptions {
  readonly store: IndexerLeases;
  /** True when this process may lead; otherwise it only reads the reports of leaders. */
  readonly stands: boolean;
  /** Milliseconds for which a lease is held. */
  readonly leaseMs: number;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** Milliseconds of a clock that is never set back. Default: the process's own. */
  readonly elapsed?: () => number;
}

/** Renewals, and looks at the leases of others, within the time of one lease: four may fail. */
const LOOKS_PER_LEASE = 5;

/** One chain's lease, as this process knows it. */
export class ChainLease {
  readonly chain: string;
  readonly #elapsed: () => number;
  #fence: number | undefined;
  #heldUntil = 0;
  #seen: IndexerLease | undefined;
  #seenAt = 0;
  /** Why the lease could neither be renewed nor taken at the last attempt; undefined when that did not fail. */
  fault: unknown;
  readonly #waker = new Waker();
  /** The report of this process while it leads. */
  report: () => ChainReport = () => ({
    tip: null,
    polledAgo: null,
    atTipAgo: null,
    broken: false,
    fault: null,
  });

  constructor(chain: string, elapsed: () => number) {
    this.chain = chain;
    this.#elapsed = elapsed;
  }

  /** The fence of this process's term; undefined while it does not lead, and while its lease may have expired. */
  get term(): number | undefined {
    return this.#fence !== undefined && this.#elapsed() < this.#heldUntil ? this.#fence : undefined;
  }

  /** The fence to renew, also that of a lease that may have expired. */
  get fence(): number | undefined {
    return this.#fence;
  }

  /** The lease as it was last seen; its report ages also while the database does not respond. */
  get seen(): IndexerLease | undefined {
    const seen = this.#seen;
    return seen && { ...seen, reportAge: seen.reportAge + this.#elapsed() - this.#seenAt };
  }

  saw(lease: IndexerLease | undefined): void {
    this.#seen = lease;
    this.#seenAt = this.#elapsed();
  }

  /** Aborts when the next term begins: who waits for it need not wait for the next poll. */
  get woken(): AbortSignal {
    return this.#waker.signal;
  }

  /** @param until milliseconds by `elapsed` */
  hold(fence: number, until: number): void {
    const begins = fence !== this.#fence;
    this.#fence = fence;
    this.#heldUntil = until;
    if (begins) this.#waker.wake();
  }

  /** Ends a term; a later one is left alone. */
  lose(fence: number): void {
    if (this.#fence === fence) this.#fence = undefined;
  }
}

/** The leases of all chains of a process; one connection is enough. */
export class Leadership {
  readonly #options: LeadershipOptions;
  readonly #elapsed: () => number;
  readonly #leases: ChainLease[] = [];
  #failing = false;
  /** Resolves after the first look, with any result: from then on the leaders are known. */
  readonly begun: Promise<void>;
  #begin: () => void = () => {};

  constructor(options: LeadershipOptions) {
    this.#options = options;
    this.#elapsed = options.elapsed ?? (() => performance.now());
    this.begun = new Promise((resolve) => {
      this.#begin = resolve;
    });
  }

  /** The lease of a chain. @param chain its name, the same in all processes */
  lease(chain: string): ChainLease {
    const lease = new ChainLease(chain, this.#elapsed);
    this.#leases.push(lease);
    return lease;
  }

  /** Renews and looks until the signal aborts; then call `release`. Never rejects. */
  async run(): Promise<void> {
    const { signal, leaseMs, logger } = this.#options;
    while (!signal.aborted) {
      try {
        await this.beat();
        this.#failing = false;
      } catch (error) {
        if (!this.#failing && !signal.aborted)
          logger.warn({ error: String(error) }, "the leases of indexers cannot be renewed; trying again");
        this.#failing = true;
      }
      this.#begin();
      await pause(leaseMs / LOOKS_PER_LEASE, signal);
    }
  }

  /**
   * Renews this process's leases, looks at the others, and takes free ones.
   *
   * @throws the error of the store
   */
  async beat(): Promise<void> {
    let fault: unknown;
    try {
      await this.#renew();
      await this.#look();
    } catch (error) {
      fault = error;
      throw error;
    } finally {
      for (const lease of this.#leases) lease.fault = fault;
    }
  }

  /** Hands all leases over, once nothing is indexed any more. */
  async release(): Promise<void> {
    const held = this.#held();
    if (held.length === 0) return;
    for (const { lease, fence } of held) lease.lose(fence);
    await this.#options.store.release(held);
  }

  #held() {
    return this.#leases.flatMap((lease) =>
      lease.fence === undefined ? [] : [{ lease, chain: lease.chain, fence: lease.fence }],
    );
  }

  async #renew(): Promise<void> {
    const { store, leaseMs, logger } = this.#options;
    const held = this.#held();
    if (held.length === 0) return;
    // Counted from before the request: on the database's clock the lease lasts at least as long.
    const until = this.#elapsed() + leaseMs;
    const reported = held.map(({ lease, chain, fence }) => ({ chain, fence, report: lease.report() }));
    const renewed = new Set(await store.renew(reported, leaseMs));
    for (const { lease, chain, fence } of held) {
      if (renewed.has(chain)) lease.hold(fence, until);
      else {
        lease.lose(fence);
        logger.info({ chain }, "another process indexes this chain now; standing by");
      }
    }
  }

  async #look(): Promise<void> {
    const others = this.#leases.filter((lease) => lease.fence === undefined);
    if (others.length === 0) return;
    const found = await this.#options.store.list(others.map(({ chain }) => chain));
    const failures: unknown[] = [];
    for (const lease of others) {
      lease.saw(found.find(({ chain }) => chain === lease.chain));
      await this.#takeIfFree(lease).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  async #takeIfFree(lease: ChainLease): Promise<void> {
    const { store, stands, leaseMs, logger } = this.#options;
    const { chain, seen } = lease;
    if (!stands || (seen && !seen.free)) return;
    const until = this.#elapsed() + leaseMs;
    const fence = await store.take(chain, seen, leaseMs);
    if (fence === undefined) return;
    lease.hold(fence, until);
    logger.info({ chain, fence }, "this process indexes the chain");
  }
}
