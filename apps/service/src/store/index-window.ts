/** The blocks at which an index begins that was restored without its history. */

import type { Db } from "./sql/database.ts";

/** A chain, and the block at which its index begins. */
export interface Beginning {
  /** Network id; 0 for an EVM chain. */
  readonly network: number;
  /** `p-chain`, `x-chain`, `c-chain`, or `evm-<EVM chain id>`. */
  readonly alias: string;
  readonly height: number;
}

export const indexWindowOn = (db: Db) => ({
  /** The chains without history, in order; none of an index that grew from the first block. */
  read: (): Promise<Beginning[]> =>
    db
      .selectFrom("index_window")
      .select(["network", "alias", "height"])
      .orderBy("network")
      .orderBy("alias")
      .execute(),
});
