/** One chain in the service: runs its indexer, logs its events, and reports whether the chain is available. */

import {
  ConnectionError,
  DeadlineError,
  PrimaryNetworkError,
  RateLimitError,
} from "@primary-network/pchain-rpc";
import type { IndexedTo, Unavailable } from "../api/request/handler.ts";
import { ProgressOfChain } from "../domain/chain-progress.ts";
import { type ChainStatus, Freshness, type FreshnessBounds, freshnessBound } from "../domain/chain-status.ts";
import type { Heads } from "../domain/heads.ts";
import type { ServedName } from "../domain/network.ts";
import { run } from "../indexer/run.ts";
import type { TipWatch } from "../indexer/tip-watch.ts";
import { EvmNodeError } from "../sources/evm/node-error.ts";
import type { ContainerThreads } from "../sources/node/container-threads.ts";
import { NodeSetupError } from "../sources/node-response-error.ts";
import type { ChainReport } from "../store/service/indexer-lease.ts";
import { StoreUnavailableError } from "../store/session/unavailable-error.ts";
import type { ChainLead, Sharing } from "./chain-lead.ts";
import type { Observer } from "./observer.ts";
import type { Runtime } from "./runtime.ts";
import { tracedIndexer } from "./traced-indexer.ts";

/** Values that every chain of a service runs with; the service's options describe each. */
export interface ChainSettings {
  readonly runtime: Runtime;
  readonly observer: Observer;
  /** Hears how far each chain is indexed, whenever that is looked at. */
  readonly heads: Heads;
  readonly batchSize: number;
  /** Ranges of an EVM chain's blocks that are read and written at once. */
  readonly evmRanges: number;
  readonly maxSecondsBehind: FreshnessBounds;
  /** True when this process indexes, false when it follows an index that another process writes. */
  readonly indexing: boolean;
  /** Options for sharing the chains with other processes; undefined in the only process of a database. */
  readonly sharing: Sharing | undefined;
  /** Worker threads that read from nodes; undefined when this thread does. */
  readonly threads: ContainerThreads | undefined;
}

export interface ChainRunOptions {
  readonly settings: ChainSettings;
  /** Name of the network, for logs and errors. */
  readonly name: ServedName;
  readonly chain: ChainStatus["chain"];
  /** Display name of the chain. */
  readonly title: string;
  /** Display name of the node's owner. Default: the network's name. */
  readonly nodeOf?: string;
  readonly lead: ChainLead;
  /** Present for a chain whose node may announce blocks. */
  readonly watch?: TipWatch;
}

/** The failure in one line. */
function text(error: unknown): string {
  if (error instanceof PrimaryNetworkError) return `${error.operation}: ${error.reason}`;
  return error instanceof Error ? error.message : String(error);
}

/** The errors of the client for a node that gives no response, or none for now. */
const NO_RESPONSE = [ConnectionError, DeadlineError, RateLimitError] as const;

/** True when the node could not be reached, false when it gave an invalid response. */
const unreachable = (error: unknown): boolean =>
  error instanceof EvmNodeError ? error.unreachable : NO_RESPONSE.some((kind) => error instanceof kind);

type Options = Omit<ChainRunOptions, "lead"> & ChainLead;

export class ChainRun {
  /** Resolves when the tip is reached for the first time; rejects when the chain is found broken before. */
  readonly indexed: Promise<void>;
  readonly #options: Options;
  readonly #freshness = new Freshness();
  readonly #progress = new ProgressOfChain();
  #announced = false;
  #resolve: () => void = () => {};
  #reject: (error: unknown) => void = () => {};

  constructor({ lead: { indexer, lease }, ...options }: ChainRunOptions) {
    const { name, chain } = options;
    this.#options = { ...options, lease, indexer: tracedIndexer(indexer, { network: name, chain }) };
    if (lease) lease.report = () => this.report();
    this.indexed = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.indexed.catch(() => {}); // the log and the health page report it too
  }

  /** Reads how far the chain is indexed, so that requests can be served before the first step, or without a node. */
  async load(): Promise<void> {
    await this.#options.indexer.load().catch(() => {}); // the first step reads the database again, and reports the error
  }

  /** Runs until the signal. */
  async run(): Promise<void> {
    const { indexer, settings, lease, watch } = this.#options;
    await run(indexer, {
      ...settings.runtime,
      pauseMs: watch && (() => watch.pauseMs),
      woken: () => [lease, watch].flatMap((waker) => (waker ? [waker.woken] : [])),
      stepped: (began, done) => this.#stepped(began, done),
      failed: (error) => this.#failed(error),
    });
  }

  #stepped(began: number, done: boolean): void {
    const { name, chain, title, indexer, settings, watch } = this.#options;
    const { height, tip, earlier, follows, reported } = indexer.status;
    watch?.stepped(height, done);
    settings.heads.seen(chain.startsWith("evm-") ? chain : `${name}/${chain}`, height);
    const { age = 0, polledAgo = null, atTipAgo = null } = reported ?? {};
    const isAtTip = height >= 0 && (follows ? atTipAgo !== null && height >= (tip ?? height) : done);
    this.#progress.stepped(settings.runtime.monotonic(), earlier?.indexed ?? height, isAtTip);
    if (follows) {
      const at = (ago: number | null) => (ago === null ? null : began - age - ago);
      this.#freshness.reported(at(polledAgo), at(atTipAgo));
    } else {
      this.#freshness.stepped(began, isAtTip || (height >= 0 && tip !== undefined && height >= tip));
    }
    if (!isAtTip) return;
    if (!this.#announced) settings.runtime.logger.info({ network: name, height }, `${title} indexed`);
    this.#announced = true;
    this.#resolve();
  }

  #failed(error: unknown): void {
    const { name, chain, title, indexer, settings } = this.#options;
    settings.observer.indexingFailed({ network: name, chain }, error);
    const { height, broken } = indexer.status;
    const fields = { network: name, error: text(error), height };
    if (broken) {
      settings.runtime.logger.error(fields, `${title} does not continue the index; reading it again`);
      this.#reject(error);
    } else {
      settings.runtime.logger.warn(fields, `${title} indexing failed; trying again`);
    }
  }

  status(): ChainStatus {
    const { name, chain, indexer, settings } = this.#options;
    const { height, tip: tipHeight, fault, earlier, follows, reported, ...own } = indexer.status;
    const broken = own.broken || reported?.broken === true;
    const counted = earlier ? { height: earlier.indexed, tipHeight: earlier.of } : { height, tipHeight };
    const reason = fault === undefined ? (reported?.fault ?? undefined) : text(fault);
    const progress = this.#progress.at(settings.runtime.monotonic(), {
      ...counted,
      failed: reason !== undefined,
      broken,
    });
    const bound = freshnessBound(settings.maxSecondsBehind, name, chain);
    const { fresh, ...times } = this.#freshness.at(settings.runtime.clock(), bound);
    return {
      network: name,
      chain,
      role: follows ? (settings.indexing ? "standby" : "reader") : "leader",
      height,
      tipHeight,
      blocksBehind: tipHeight === undefined ? undefined : Math.max(0, tipHeight - height),
      ...progress,
      ...(earlier && { earlier }),
      ready: fresh && !broken,
      ...times,
      broken,
      fault: reason,
    };
  }

  /** The state that this process reports to the others while it leads. */
  report(): ChainReport {
    const { indexer, settings } = this.#options;
    const { tip = null, broken, fault } = indexer.status;
    return {
      tip,
      ...this.#freshness.ages(settings.runtime.clock()),
      broken,
      fault: fault === undefined ? null : text(fault),
    };
  }

  /** The indexed height, from memory; undefined before the genesis is indexed. */
  indexedTo(): IndexedTo | undefined {
    const { height } = this.#options.indexer.status;
    return height < 0 ? undefined : { height, completeAt: this.#freshness.completeAt };
  }

  /** Before the first block arrives only the genesis is indexed, and responses from it alone would mislead. */
  unavailable(): Unavailable | undefined {
    const { name, title, indexer, nodeOf = name } = this.#options;
    const { height, tip, fault } = indexer.status;
    if (height > 0 || (tip !== undefined && fault === undefined)) return undefined;
    if (fault === undefined) return { status: 503, reason: `the ${title} of ${name} is not indexed yet` };
    if (fault instanceof NodeSetupError)
      return { status: 503, reason: `the node of ${nodeOf} does not serve the ${title} now` };
    if (fault instanceof StoreUnavailableError) return { status: 503, reason: fault.reason };
    if (unreachable(fault)) return { status: 503, reason: `the node of ${nodeOf} cannot be reached` };
    return { status: 502, reason: `the node of ${nodeOf} gave an invalid response` };
  }
}
