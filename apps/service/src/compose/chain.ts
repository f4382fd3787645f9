/** One chain in the service: runs its indexer, logs its events, and reports whether the chain is available. */

import { isConnectionError, isDeadlineError } from "@primary-network/pchain-rpc";
import type { Unavailable } from "../api/request/handler.ts";
import { type ChainStatus, Freshness } from "../domain/chain-status.ts";
import type { Logger } from "../domain/logger.ts";
import type { ServedName } from "../domain/network.ts";
import { type Indexer, run } from "../indexer/run.ts";
import { EvmNodeError } from "../sources/evm/node-error.ts";
import { NodeSetupError } from "../sources/node-response-error.ts";
import { StoreUnavailableError } from "../store/unavailable.ts";

export interface ChainRunOptions {
  /** Name of the network, for logs and errors. */
  readonly name: ServedName;
  readonly chain: ChainStatus["chain"];
  /** Display name of the chain. */
  readonly title: string;
  /** Display name of the node's owner. Default: the network's name. */
  readonly nodeOf?: string;
  readonly indexer: Indexer;
  /** The last indexed height; undefined before the genesis is indexed. */
  readonly checkpoint: () => Promise<{ readonly height: number } | undefined>;
  readonly logger: Logger;
  readonly pollMs: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Seconds since the index was at the node's tip, up to which the chain counts as ready. */
  readonly maxSecondsBehind: number;
  readonly signal: AbortSignal;
}

const text = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether the node could not be reached, as opposed to an invalid response. */
const unreachable = (error: unknown): boolean =>
  error instanceof EvmNodeError ? error.unreachable : isConnectionError(error) || isDeadlineError(error);

export class ChainRun {
  /** Resolves when the tip is reached for the first time; rejects when the chain is found broken before. */
  readonly indexed: Promise<void>;
  readonly #options: ChainRunOptions;
  readonly #freshness = new Freshness();
  /** Height from an earlier run: the indexer reports nothing before its first step, which waits for the node. */
  #savedHeight = -1;
  #announced = false;
  #caughtUp: () => void = () => {};
  #failed: (error: unknown) => void = () => {};

  constructor(options: ChainRunOptions) {
    this.#options = options;
    this.indexed = new Promise((resolve, reject) => {
      this.#caughtUp = resolve;
      this.#failed = reject;
    });
    this.indexed.catch(() => {}); // the log and the health page report it too
  }

  /** Reads how far the chain is indexed, so that requests can be served before the first step, or without a node. */
  async open(): Promise<void> {
    try {
      this.#savedHeight = (await this.#options.checkpoint())?.height ?? -1;
    } catch {
      // The first step reads the database again, and reports the error.
    }
  }

  /** Runs until the signal, or until the chain is found broken. */
  async run(): Promise<void> {
    const { name, title, indexer, logger, pollMs, clock, signal } = this.#options;
    const step = async (): Promise<boolean> => {
      const began = clock();
      const done = await indexer.step();
      const { height, tip } = indexer.status;
      // A follower with nothing to follow yet has height -1.
      const atTip = height >= 0 && (done || (tip !== undefined && height >= tip));
      this.#freshness.stepped(began, atTip);
      return done;
    };
    const loop = {
      step,
      get status() {
        return indexer.status;
      },
    };
    await run(loop, {
      signal,
      pollMs,
      caughtUp: () => {
        const { height } = indexer.status;
        if (height < 0) return;
        if (!this.#announced) logger.info({ network: name, height }, `${title} indexed`);
        this.#announced = true;
        this.#caughtUp();
      },
      failed: (error) => {
        const fields = { network: name, error: text(error), height: indexer.status.height };
        if (!indexer.status.broken) return logger.warn(fields, `${title} indexing failed; trying again`);
        logger.error(fields, `${title} does not continue what is indexed; indexing has stopped`);
        this.#failed(error);
      },
    });
  }

  get #height(): number {
    const { height } = this.#options.indexer.status;
    return height < 0 ? this.#savedHeight : height;
  }

  status(): ChainStatus {
    const { name, chain, indexer, clock, maxSecondsBehind } = this.#options;
    const { tip, fault, broken } = indexer.status;
    const height = this.#height;
    const { fresh, ...times } = this.#freshness.at(clock(), maxSecondsBehind);
    const reason = fault === undefined ? undefined : text(fault);
    return { network: name, chain, height, tip, ready: fresh && !broken, ...times, broken, fault: reason };
  }

  /** Before the first block arrives only the genesis is indexed, and responses from it alone would mislead. */
  unavailable(): Unavailable | undefined {
    const { name, title, indexer, nodeOf = name } = this.#options;
    const { tip, fault } = indexer.status;
    if (this.#height > 0 || (tip !== undefined && fault === undefined)) return undefined;
    if (fault === undefined) return { status: 503, reason: `the ${title} of ${name} is not indexed yet` };
    if (fault instanceof NodeSetupError)
      return { status: 503, reason: `the node of ${nodeOf} does not serve the ${title} now` };
    if (fault instanceof StoreUnavailableError) return { status: 503, reason: fault.reason };
    if (unreachable(fault)) return { status: 503, reason: `the node of ${nodeOf} cannot be reached` };
    return { status: 502, reason: `the node of ${nodeOf} gave an invalid response` };
  }
}
