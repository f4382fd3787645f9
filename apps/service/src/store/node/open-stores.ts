/** Opens the stores of one database: each kind of work has connections of its own. */

import { BalanceSums } from "../balances/sums.ts";
import { type Replica, replicaOn } from "../replica.ts";
import { migrate, requireLayout } from "../schema/migrate.ts";
import type { OnMigration } from "../schema/migration-plan.ts";
import { holding, type IndexerLeases, indexerLeasesOn, type Term } from "../service/indexer-lease.ts";
import type { DatabaseObserver, PoolStatus, Queues } from "../session/observation.ts";
import type { DatabaseHealth } from "../session/unavailable-error.ts";
import { type Store, storeOn } from "../store.ts";
import { countQueues, databaseHealth } from "../upkeep/health.ts";
import { IndexPacking } from "../upkeep/pack-indexes.ts";
import { Vacuum } from "../upkeep/vacuum.ts";
import type { DatabaseLocation } from "./database-location.ts";
import { openDatabases, type PoolName } from "./open-database.ts";
import { type PoolSettings, PROBE_MS } from "./pool-bounds.ts";

/** Access to one database, by kind of work. */
export interface Stores extends Readonly<Record<PoolName, Store>> {
  /** The leases by which processes share the chains; undefined for the embedded database, which has one process. */
  readonly leases: IndexerLeases | undefined;
  /** The copy that listings are read from; undefined without one. */
  readonly replica: Replica | undefined;
  /** The indexers' store for one term of a leader: its transactions fail with LeaseLostError once another process leads the chain. */
  fenced(term: Term): Store;
  /**
   * The current state of the database; never rejects.
   *
   * @param writes whether it must be writable
   */
  health(writes: boolean): Promise<DatabaseHealth>;
  /** The work that waits in the database; undefined while the database does not respond. Never rejects. */
  queues(now: number): Promise<Queues | undefined>;
  /** The connections of each pool now. */
  connections(): readonly PoolStatus[];
  /** Vacuums tables with many dead rows; a server does that itself. */
  vacuum(): Promise<void>;
  /** Packs indexes; undefined for the embedded database. */
  readonly packing: IndexPacking | undefined;
  /** Makes sums for past balances. */
  readonly sums: BalanceSums;
  /** Packs the data of the embedded database; undefined for a server. */
  readonly pack: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  /** Ends all connections. */
  close(): Promise<void>;
}

/**
 * Opens a database and migrates it to the newest layout.
 *
 * @param settings of the pools, with the milliseconds of a request's statement
 * @param observer of statements and of waits for connections
 * @param preparation a function is called before each migration; false refuses a database that is behind;
 *   `restoring` accepts one that is being restored, which has the newest layout
 * @throws DatabaseLayoutError when it is newer than this program, was made before 0.1.0, or is behind and not
 *   migrated; Error when it cannot be opened
 */
export async function openStores(
  location: DatabaseLocation,
  settings: PoolSettings,
  observer?: DatabaseObserver,
  preparation?: OnMigration | false | "restoring",
): Promise<Stores> {
  const databases = await openDatabases(location, settings, observer);
  const { pools, probe, replica, unlimited, shared, status, turns, pack, close } = databases;
  try {
    if (preparation === false) await requireLayout(unlimited);
    else if (preparation !== "restoring") await migrate(unlimited, preparation);
  } catch (error) {
    await close();
    throw error;
  }
  const vacuum = turns && new Vacuum(pools.jobs, turns);
  return {
    api: storeOn(pools.api),
    index: storeOn(pools.index),
    jobs: storeOn(pools.jobs),
    replica: replica && replicaOn(replica, probe),
    leases: shared && indexerLeasesOn(shared.leases, shared.holder),
    fenced: (term) => storeOn(shared ? pools.index.beginningWith(holding(term)) : pools.index),
    health: (writes) => databaseHealth({ probe, api: pools.api, writes, patienceMs: PROBE_MS }),
    queues: (now) => countQueues(probe, now).catch(() => undefined),
    connections: status,
    async vacuum() {
      await vacuum?.step();
    },
    sums: new BalanceSums(pools.jobs),
    packing: shared && new IndexPacking(unlimited, probe),
    pack,
    close,
  };
}
