/**
 * A connection to the coordinator of a Citus cluster: which of its statements run on a worker, and how its
 * transactions commit.
 */

import type pg from "pg";
import {
  type Connection,
  type Copy,
  isCopy,
  type Query,
  type Result,
  type Step,
  type TakeBytes,
  type Target,
} from "../session/connection.ts";
import { copyFrom } from "../session/node/copy-out.ts";
import { queryOf, resultOf } from "../session/node/driver-query.ts";
import { sendTogether } from "../session/node/pipeline.ts";
import { LOCAL, placement } from "./placement.ts";
import type { WorkerPools, WorkerTransaction } from "./worker-pools.ts";

/** Ends the coordinator's part of a transaction that has changed nothing there but a row's lock. */
const COMMIT_NOTHING = "set local synchronous_commit to off; commit";

/** The coordinator. */
const CLUSTER: Target = { dialect: "cluster", table: (name) => name, placement };

/** A COPY of no rows to a table of the workers, after which Citus commits in two phases. */
const TWO_PHASES: Copy = {
  table: "evm_checkpoint",
  textFrom: (source) => `copy evm_checkpoint (chain) from ${source}`,
  parts: () => [],
  insert: undefined,
};

export class ClusterConnection implements Connection {
  readonly #client: pg.PoolClient;
  readonly #workers: WorkerPools;
  #hasBegun = false;
  /** True while the transaction needs two phases, and has done nothing from which Citus concludes it. */
  #lacksPhases = false;
  /** The transaction on a worker whose statements are all that this connection's transaction does. */
  #worker: WorkerTransaction | undefined;

  constructor(client: pg.PoolClient, workers: WorkerPools) {
    this.#client = client;
    this.#workers = workers;
  }

  get target(): Target {
    return this.#worker?.target ?? CLUSTER;
  }

  async begin(): Promise<void> {
    this.#hasBegun = true;
    this.#lacksPhases = false;
    await this.#client.query("begin");
  }

  /** Has the chain's worker run the rest of the transaction; where it cannot, the coordinator does. */
  async onlyChain(chain: number): Promise<void> {
    this.#worker = await this.#workers.begin(this.#client, chain);
  }

  /**
   * Has Citus commit in two phases. In one phase, the worker commits before the coordinator commits its own
   * tables, and a crash of the coordinator in between would lose its part. Citus does not prevent this,
   * because it does not know these tables.
   */
  async chainAndOthers(): Promise<void> {
    this.#lacksPhases = true;
  }

  async query(query: Query): Promise<Result> {
    const worker = this.#worker;
    if (worker !== undefined) return resultOf(await worker.client.query(queryOf(worker.query(query))));
    const chain = this.#hasBegun ? undefined : query.chain;
    const response = chain === undefined ? undefined : await this.#workers.query(this.#client, chain, query);
    const own = { ...query, text: query.textFor?.(CLUSTER) ?? query.text };
    return resultOf(response ?? (await this.#client.query(queryOf(own))));
  }

  /** A worker takes statements that are sent together. Pipelined statements through Citus are untested. */
  async pipeline(steps: readonly Step[]) {
    const worker = this.#worker;
    if (worker !== undefined) {
      const own = steps.map((step) => (isCopy(step) ? worker.copy(step) : worker.query(step)));
      return sendTogether(worker.client, own);
    }
    const rows: Result["rows"][] = [];
    for (const step of steps) {
      if (isCopy(step)) {
        if (!LOCAL.includes(step.table)) this.#lacksPhases = false;
        rows.push(...(await sendTogether(this.#client, [step])));
      } else rows.push((await this.query(step)).rows);
    }
    return rows;
  }

  /** Reads through the coordinator. */
  copyOut(text: string, take: TakeBytes): Promise<void> {
    return copyFrom(this.#client, text, take);
  }

  /**
   * The coordinator's own transaction ends last: its lock on the leader's lease keeps others away until then.
   */
  async end(how: "commit" | "rollback"): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#hasBegun = false;
    if (worker !== undefined) {
      await this.#endOn(worker, how);
      await this.#client.query(how === "commit" ? COMMIT_NOTHING : how);
      return;
    }
    if (how === "commit" && this.#lacksPhases) await sendTogether(this.#client, [TWO_PHASES]);
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
    this.#worker = undefined;
    this.#hasBegun = false;
  }
}
