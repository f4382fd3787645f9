/** A connection to a PostgreSQL server, by node-postgres. */

import type pg from "pg";
import { type Connection, PLAIN, type Query, type Result, type Step, type TakeBytes } from "../connection.ts";
import { copyFrom } from "./copy-out.ts";
import { queryOf, resultOf } from "./driver-query.ts";
import { sendTogether } from "./pipeline.ts";
import { PlanMode } from "./plan-mode.ts";

export class ServerConnection implements Connection {
  readonly target = PLAIN;
  readonly #client: pg.PoolClient;
  readonly #mode: PlanMode;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    this.#mode = new PlanMode((statement) => client.query(statement));
  }

  async query(query: Query): Promise<Result> {
    await this.#mode.before(query.name !== undefined);
    return resultOf(await this.#client.query(queryOf(query)));
  }

  async pipeline(steps: readonly Step[]) {
    await this.#mode.before(false);
    return sendTogether(this.#client, steps);
  }

  copyOut(text: string, take: TakeBytes): Promise<void> {
    return copyFrom(this.#client, text, take);
  }

  async begin(): Promise<void> {
    await this.#client.query("begin");
  }

  async end(how: "commit" | "rollback"): Promise<void> {
    if (how === "rollback") this.#mode.rolledBack();
    await this.#client.query(how);
  }

  async onlyChain(): Promise<void> {}

  async chainAndOthers(): Promise<void> {}
}
