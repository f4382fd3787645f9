/** The connections to a server that may be the coordinator of a Citus cluster. */

import type pg from "pg";
import { type ConnectionsOf, plainConnections } from "../session/node/server-pool.ts";
import { ClusterConnection } from "./connection.ts";
import { PLANNED_ONCE, WorkerPools } from "./worker-pools.ts";

/** Milliseconds to reach a worker; after that the coordinator runs the statement. */
const CONNECT_MS = 1_000;
/** A chain that is read now and then need not be connected to, and its statements prepared, each time. */
const IDLE_MS = 60_000;

async function isCluster(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('pg_dist_partition') is not null as cluster");
  return rows[0]?.cluster === true;
}

export const clusterConnections: ConnectionsOf = (databaseUrl, bounds, open) => {
  const plain = plainConnections();
  const ofWorkers = { idleMs: IDLE_MS, ...bounds, connectMs: Math.min(bounds.connectMs, CONNECT_MS) };
  const workers = new WorkerPools(databaseUrl, (url) => open(url, ofWorkers, PLANNED_ONCE));
  let cluster: boolean | undefined;
  return {
    async lend(client) {
      cluster ??= await isCluster(client);
      if (!cluster) return plain.lend(client);
      const connection = new ClusterConnection(client, workers);
      return { connection, release: () => connection.release() };
    },
    get open() {
      return workers.open;
    },
    end: () => workers.end(),
  };
};
