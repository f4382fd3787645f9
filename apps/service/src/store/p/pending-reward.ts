/** Lists the rewards that the running terms of the Primary Network will pay, as they are at a snapshot. */

import { sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import type { Db } from "../sql/database.ts";
import type { StakeBooks } from "../stakes/book.ts";
import {
  type PendingRewardFilter,
  type PendingRewardRow,
  selectRewards,
} from "../stakes/select-delegations.ts";

/** Unix seconds of blocks by their heights. */
async function blockTimes(db: Db, network: number, heights: readonly number[]) {
  if (heights.length === 0) return new Map<number, number>();
  const { rows } = await sql<{ height: number; time: number }>`
    select height, time from p_block
    where network = ${network} and height = any(${[...new Set(heights)]}::bigint[])`.execute(db);
  return new Map(rows.map(({ height, time }) => [height, time]));
}

/**
 * Of the Primary Network only: its rewards are AVAX, while an elastic subnet's are an asset that is not indexed.
 *
 * @param bookOf the stakers of a network
 */
export const pendingRewardsOn = (db: Db, bookOf: StakeBooks) => ({
  async list(window: Window, filter: PendingRewardFilter): Promise<Slice<PendingRewardRow>> {
    const book = bookOf(window.networkId);
    const { networkId, snapshot } = window;
    const view = await book.view(snapshot);
    const uptimes = await book.uptimes(snapshot);
    const { delegations, heliconTime } = book;
    const open = (txId: string | null) => {
      const validation = txId === null ? undefined : book.validation(txId);
      return validation && view.open.get(validation);
    };
    const { items, next } = selectRewards({ view, uptimes, delegations, open, heliconTime }, window, filter);
    const times = await blockTimes(
      db,
      networkId,
      items.map(({ height }) => height),
    );
    const rows = items.map(
      ({ height, startTime, ...reward }): PendingRewardRow => ({
        ...reward,
        startTime: startTime ?? times.get(height) ?? 0,
      }),
    );
    return { items: rows, ...(next && { next }) };
  },
});
