/**
 * Says of a transaction that it reads and writes the tables of one EVM chain and no others. A cluster then has all of its statements run
 * by the worker that has them, as they would run on one PostgreSQL: planned once, committed in one phase.
 */

import { CompiledQuery } from "kysely";
import type { Tx } from "./database.ts";

/** The parameter of a statement that no database runs; the drivers' own side knows it, and what lies between passes it on. */
class ChainWork {
  readonly chain: number;

  constructor(chain: number) {
    this.chain = chain;
  }
}

/** Says it of a transaction that has changed nothing yet; one PostgreSQL has no use for it, and is not contacted. */
export async function chainWork(tx: Tx, chain: number): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(`-- EVM chain ${chain} alone`, [new ChainWork(chain)]));
}

/** The chain that a statement says so of; undefined of every other statement. */
export const chainWorkOf = ([work]: readonly unknown[]): number | undefined =>
  work instanceof ChainWork ? work.chain : undefined;

/** What a driver responds with where it makes no difference. */
export const NO_WORK = { command: "", rowCount: 0, rows: [] };
