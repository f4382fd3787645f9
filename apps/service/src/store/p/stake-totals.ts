/** Adds up what is staked on the Primary Network: in memory, but for the supply. */

import type { Snapshot } from "../../domain/listing.ts";
import type { Db } from "../sql/database.ts";
import type { StakeBook } from "../stakes/book.ts";
import { type StakeTotals, totalsOf } from "../stakes/totals.ts";

/** nAVAX after a block. */
async function supplyAt(db: Db, network: number, { height }: Snapshot): Promise<string> {
  const row = await db
    .selectFrom("p_block")
    .select("supply")
    .where("network", "=", network)
    .where("height", "=", height)
    .executeTakeFirst();
  return row?.supply ?? "0";
}

/** @param bookOf the stakers of a network */
export const stakeTotalsOn = (db: Db, bookOf: (networkId: number) => StakeBook) => ({
  async read(networkId: number, snapshot: Snapshot): Promise<StakeTotals> {
    const book = bookOf(networkId);
    const view = await book.view(snapshot);
    return {
      ...totalsOf(view, book.delegations, snapshot),
      supply: await supplyAt(db, networkId, snapshot),
    };
  },
});
