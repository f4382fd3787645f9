/** A handle to the database whose transactions are those of one term of a leader: after a takeover none of them begins. */

import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type TransactionSettings,
} from "kysely";
import { LeaseLostError } from "../indexer-lease.ts";
import type { Database, Db } from "./sql/database.ts";

/** A term: the chain that is led, and the fence of the lease. */
export interface Term {
  readonly chain: string;
  readonly fence: number;
}

/** A takeover waits until the transaction ends; renewals of the lease do not, since they change no key. */
const CHECK = "select 1 from indexer_lease where chain = $1 and fence = $2 for key share";

class FencedDriver extends PostgresDriver {
  readonly #term: Term;

  constructor(pool: PostgresPool, term: Term) {
    super({ pool });
    this.#term = term;
  }

  /** @throws LeaseLostError when another process has taken the lease; the transaction is rolled back */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const { chain, fence } = this.#term;
    await super.beginTransaction(connection, settings);
    try {
      const { rows } = await connection.executeQuery(CompiledQuery.raw(CHECK, [chain, fence]));
      if (rows.length === 0) throw new LeaseLostError(`${chain} is indexed by another process now`);
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }
}

class FencedDialect extends PostgresDialect {
  readonly #driver: Driver;

  constructor(pool: PostgresPool, term: Term) {
    super({ pool });
    this.#driver = new FencedDriver(pool, term);
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}

/** The pool's owner closes its connections; the handle itself needs no end. */
export function fenced(pool: PostgresPool, term: Term): Db {
  return new Kysely<Database>({ dialect: new FencedDialect(pool, term) });
}
