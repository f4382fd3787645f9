/** The service, as the program that runs it sees it. */

import type { ChainStatus, ReplicaStatus } from "../domain/chain-status.ts";
import type { Client } from "../http/client.ts";
import type { ExportStatus } from "../jobs/export-progress.ts";
import type { PoolStatus } from "../store/session/observation.ts";
import type { ApiKeys } from "./api-keys.ts";

/** The current work of a service. */
export interface ServiceStatus {
  /** State of each chain's index. */
  readonly chains: readonly ChainStatus[];
  /** Exports that run in this process. */
  readonly exports: readonly ExportStatus[];
  /**
   * The connections to the database: the sum of `max` is this process's share of the server's
   * `max_connections`.
   */
  readonly connections: readonly PoolStatus[];
  /** The copy that listings are read from; missing without one. */
  readonly replica?: ReplicaStatus;
}

/** A service. It indexes from `start` on, and serves the index at any time. */
export interface Service {
  /** The keys of this service's database. */
  readonly keys: ApiKeys;
  /**
   * Handles a request to the data or metrics interface.
   *
   * @param client the sender, as the listener knows it; without an address all callers without a key share one allowance
   */
  fetch(request: Request, client?: Client): Promise<Response>;
  /**
   * The current work of this process: each chain that it indexes or follows, and each export that it writes.
   */
  status(): ServiceStatus;
  /** Handles a request of the operator: `/healthz`, `/readyz`, `/status`, `/metrics`. Serve it on loopback only. */
  adminFetch(request: Request): Promise<Response>;
  /** Begins to index, and goes on until `close`. */
  start(): void;
  /** Resolves when every chain has reached its node's tip once; rejects when one is found broken before. */
  indexed(): Promise<void>;
  /**
   * Packs the data of the embedded database, for the option `initialData` of another service of the same version; a tar archive of
   * some 40 MB. It contains API keys (hashed) and the keys of page tokens.
   *
   * @throws Error on a PostgreSQL server, which has tools for this
   */
  packData(): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * From now on `/readyz` is 503, so that load balancers send requests elsewhere. Streams end, so that their clients connect elsewhere;
   * everything else goes on until `close`.
   */
  drain(): void;
  /**
   * Stops indexing, hands the chains and exports of this process over to others, and closes the database. Requests that still run fail:
   * wait for them before.
   */
  close(): Promise<void>;
}
