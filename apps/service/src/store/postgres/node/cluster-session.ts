/** A connection to the coordinator of a Citus cluster: which of its statements run on a worker, and how its transactions commit. */

import type { CompiledQuery } from "kysely";
import type pg from "pg";
import { clusterText } from "../sql/cluster-text.ts";
import { copiedBy } from "../sql/copied-rows.ts";
import { chainOf } from "../sql/statement.ts";
import { oneByOne } from "../sql/statement-group.ts";
import { copyIn } from "./copy-in.ts";
import { queryOf, types } from "./driver-query.ts";
import { queryGroup } from "./grouped-query.ts";
import { Changes, TWO_PHASES } from "./two-phases.ts";
import type { WorkerPools, WorkerTransaction } from "./worker-pools.ts";

/** Statements by which Kysely begins and ends transactions. */
const BEGINS = /^(?:begin|start transaction)/i;
const ENDS = /^(?:commit|rollback)$/i;
const COMMITS = /^commit$/i;
/** Ends the coordinator's part of a transaction that has changed nothing there but a row's lock. */
const COMMIT_NOTHING = "set local synchronous_commit to off; commit";

export class ClusterSession {
  readonly #client: pg.PoolClient;
  readonly #workers: WorkerPools;
  /** What the transaction of this connection has changed through the coordinator. */
  #changes: Changes | undefined;
  /** The transaction on a worker whose statements are all that this connection's transaction does. */
  #worker: WorkerTransaction | undefined;

  constructor(client: pg.PoolClient, workers: WorkerPools) {
    this.#client = client;
    this.#workers = workers;
  }

  /** Has the chain's worker run what follows of a transaction; where it cannot, the coordinator does. */
  async workOn(chain: number): Promise<void> {
    if (this.#changes !== undefined) this.#worker ??= await this.#workers.begin(this.#client, chain);
  }

  async query(text: string, parameters: readonly unknown[]) {
    if (ENDS.test(text)) return this.#end(text);
    if (BEGINS.test(text)) this.#changes = new Changes();
    const copied = copiedBy(parameters);
    const worker = this.#worker;
    if (worker !== undefined) {
      const { client } = worker; // a worker is a PostgreSQL
      if (copied) return copyIn(client, worker.text(text), copied.parts());
      return client.query(worker.query(queryOf(text, parameters)));
    }
    this.#changes?.add(text);
    if (copied) return copyIn(this.#client, text, copied.parts());
    const chain = this.#changes === undefined ? chainOf(text, parameters) : undefined;
    const response =
      chain === undefined
        ? undefined
        : await this.#workers.query(this.#client, chain, queryOf(text, parameters));
    return response ?? this.#client.query(queryOf(text, parameters, clusterText(text)));
  }

  /** Citus has not been tried with statements that are sent before the ones in front of them have ended; a worker takes them. */
  async group(text: string, group: readonly CompiledQuery[]) {
    const worker = this.#worker;
    if (worker === undefined) return oneByOne(group, (one, parameters) => this.query(one, parameters));
    const own = group.map((query) => ({ ...query, sql: worker.text(query.sql) }));
    return queryGroup(worker.client, text, own, types.getTypeParser);
  }

  /** The coordinator's own transaction ends last: its lock on the leader's lease keeps others away until then. */
  async #end(text: string): Promise<pg.QueryResult> {
    const [worker, changes] = [this.#worker, this.#changes];
    [this.#worker, this.#changes] = [undefined, undefined];
    if (worker !== undefined) {
      await this.#endOn(worker, text);
      return this.#client.query(COMMITS.test(text) ? COMMIT_NOTHING : text);
    }
    if (COMMITS.test(text) && changes?.lackPhases) await copyIn(this.#client, TWO_PHASES, []);
    return this.#client.query(text);
  }

  async #endOn({ client }: WorkerTransaction, text: string): Promise<void> {
    let ended = false;
    try {
      await client.query(text);
      ended = true;
    } catch (error) {
      // A connection that is closed takes its transaction back.
      if (COMMITS.test(text)) throw error;
    } finally {
      client.release(!ended);
    }
  }

  /** A transaction on a worker that has not ended is taken back. */
  release(): void {
    this.#worker?.client.release(true);
    [this.#worker, this.#changes] = [undefined, undefined];
  }
}
