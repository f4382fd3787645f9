/**
 * A connection to the coordinator of a Citus cluster: which of its statements run on a worker, and how its
 * transactions commit.
 */

import type pg from "pg";
import {
  type Connection,
  isCopy,
  type Query,
  type Result,
  type Step,
  textOf,
} from "../session/connection.ts";
import { queryOf, resultOf } from "../session/node/driver-query.ts";
import { sendTogether } from "../session/node/pipeline.ts";
import { clusterText } from "../sql/cluster-text.ts";
import { Changes, TWO_PHASES } from "./two-phases.ts";
import type { WorkerPools, WorkerTransaction } from "./worker-pools.ts";

/** Ends the coordinator's part of a transaction that has changed nothing there but a row's lock. */
const COMMIT_NOTHING = "set local synchronous_commit to off; commit";

export class ClusterConnection implements Connection {
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

  async begin(): Promise<void> {
    this.#changes = new Changes();
    await this.#client.query("begin");
  }

  /** Has the chain's worker run the rest of the transaction; where it cannot, the coordinator does. */
  async onlyChain(chain: number): Promise<void> {
    this.#worker = await this.#workers.begin(this.#client, chain);
  }

  async query(query: Query): Promise<Result> {
    const worker = this.#worker;
    // A worker is a PostgreSQL.
    if (worker !== undefined) return resultOf(await worker.client.query(queryOf(worker.query(query))));
    this.#changes?.add(query.text);
    const chain = this.#changes === undefined ? query.chain : undefined;
    const response = chain === undefined ? undefined : await this.#workers.query(this.#client, chain, query);
    return resultOf(response ?? (await this.#client.query(queryOf(query, clusterText(query.text)))));
  }

  /**
   * A worker takes statements that are sent together; Citus has not been tried with any that are sent before
   * those in front of them have ended.
   */
  async pipeline(steps: readonly Step[]) {
    const worker = this.#worker;
    if (worker !== undefined) {
      const own = steps.map((step) => (isCopy(step) ? worker.copy(step) : worker.query(step)));
      return sendTogether(worker.client, own);
    }
    const rows: Result["rows"][] = [];
    for (const step of steps) {
      if (isCopy(step)) {
        this.#changes?.add(textOf(step));
        rows.push(...(await sendTogether(this.#client, [step])));
      } else rows.push((await this.query(step)).rows);
    }
    return rows;
  }

  /**
   * The coordinator's own transaction ends last: its lock on the leader's lease keeps others away until then.
   */
  async end(how: "commit" | "rollback"): Promise<void> {
    const [worker, changes] = [this.#worker, this.#changes];
    [this.#worker, this.#changes] = [undefined, undefined];
    if (worker !== undefined) {
      await this.#endOn(worker, how);
      await this.#client.query(how === "commit" ? COMMIT_NOTHING : how);
      return;
    }
    if (how === "commit" && changes?.lackPhases) await sendTogether(this.#client, [TWO_PHASES]);
    await this.#client.query(how);
  }

  async #endOn({ client }: WorkerTransaction, how: "commit" | "rollback"): Promise<void> {
    let ended = false;
    try {
      await client.query(how);
      ended = true;
    } catch (error) {
      // A connection that is closed takes its transaction back.
      if (how === "commit") throw error;
    } finally {
      client.release(!ended);
    }
  }

  /** Takes back a transaction on a worker that has not ended. */
  release(): void {
    this.#worker?.client.release(true);
    [this.#worker, this.#changes] = [undefined, undefined];
  }
}
