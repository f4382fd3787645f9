/** Work of a transaction that goes on side by side: what its parts want to send at the same time is sent together. */

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from "kysely";
import type { Database, Tx } from "./database.ts";
import { StatementGroup } from "./statement-group.ts";

/** Turns of the queue of promises that a statement takes from whoever wants it to the connection: 14 with Kysely 0.28, and some more. */
const TURNS = 40;

interface Waiting {
  readonly query: CompiledQuery;
  resolve(result: QueryResult<unknown>): void;
  reject(error: unknown): void;
}

/** Collects statements, and sends those of one moment as a group. After a failure it sends none: the transaction is lost. */
class GroupingConnection implements DatabaseConnection {
  readonly #tx: Tx;
  #waiting: Waiting[] = [];
  #sending = false;
  #failed: { readonly error: unknown } | undefined;

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return new Promise((resolve, reject) => {
      // Rows are of the type that the caller names, as with any connection.
      this.#waiting.push({ query, resolve: resolve as Waiting["resolve"], reject });
      if (!this.#sending) void this.#send();
    });
  }

  streamQuery(): never {
    throw new Error("statements of a group are not read row by row");
  }

  async #send(): Promise<void> {
    this.#sending = true;
    while (this.#waiting.length > 0) {
      await this.#collected();
      const group = this.#waiting;
      this.#waiting = [];
      try {
        if (this.#failed) throw this.#failed.error;
        const results = await this.#results(group.map(({ query }) => query));
        for (const [at, { resolve, reject }] of group.entries()) {
          const result = results[at];
          if (result) resolve(result);
          else reject(new Error("a statement of a group has no result"));
        }
      } catch (error) {
        this.#failed ??= { error };
        for (const { reject } of group) reject(error);
      }
      // What the results lead to is requested now, and joins what was requested meanwhile.
      await this.#collected();
    }
    this.#sending = false;
  }

  /** Resolves once nobody adds anything any more before something happens outside. */
  async #collected(): Promise<void> {
    for (let turn = 0, known = this.#waiting.length; turn < TURNS; turn++) {
      await Promise.resolve();
      if (this.#waiting.length > known) turn = 0;
      known = this.#waiting.length;
    }
  }

  async #results(queries: readonly CompiledQuery[]): Promise<readonly QueryResult<unknown>[]> {
    const [only] = queries;
    if (only && queries.length === 1) return [await this.#tx.executeQuery(only)];
    return (await this.#tx.executeQuery(new StatementGroup(queries).statement)).rows;
  }
}

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/**
 * The same transaction for work that goes on side by side, by `together`. Statements that wait for none of each other's results may
 * run in any order, so they must not depend on one another.
 */
export function grouped(tx: Tx): Tx {
  const connection = new GroupingConnection(tx);
  const executor = tx.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) });
  return new Transaction<Database>({ config: { dialect }, dialect, driver: new DummyDriver(), executor });
}

/**
 * Waits for all of them, also after a failure: none goes on once the transaction has ended.
 *
 * @throws what the first one failed with
 */
export async function together(parts: readonly Promise<unknown>[]): Promise<void> {
  let failed: { readonly error: unknown } | undefined;
  const noted = parts.map((part) =>
    part.catch((error: unknown) => {
      failed ??= { error };
    }),
  );
  await Promise.all(noted);
  if (failed) throw failed.error;
}
