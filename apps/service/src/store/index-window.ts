/** The blocks at which an index begins that was restored without all of its history. */

import type { Db } from "./sql/database.ts";

/** A chain, and the block at which its index begins. */
export interface Beginning {
  /** Network id; 0 for an EVM chain. */
  readonly network: number;
  /** `p-chain`, `x-chain`, `c-chain`, or `evm-<EVM chain id>`. */
  readonly alias: string;
  /** The first block from which on all rows are there. */
  readonly first: number;
  /** Unix seconds from which on no block is missing. */
  readonly time: number;
}

export const indexWindowOn = (db: Db) => ({
  /** The chains without all of their history, in order; none of an index that grew from the first block. */
  read: (): Promise<Beginning[]> =>
    db
      .selectFrom("index_window")
      .select(["network", "alias", "first", "time"])
      .orderBy("network")
      .orderBy("alias")
      .execute(),
});
