/** Exports the EVM chains of a database as Parquet without running a service. */

import { integer, OptionError } from "../domain/option.ts";
import { MAX_REWIND } from "../indexer/evm.ts";
import { exportParquet } from "../jobs/node/parquet/parquet-export.ts";
import type { SegmentRecord } from "../jobs/parquet/segment-record.ts";
import { evmArchiveOn } from "../store/evm/archive.ts";
import type { DatabaseLocation } from "../store/node/database-location.ts";
import { openDatabase } from "../store/node/open-database.ts";
import { requireLayout } from "../store/schema/migrate.ts";
import { storeOn } from "../store/store.ts";

/** The data to export, and the destination. */
export interface ParquetOptions {
  /** Folder that is new, or holds an earlier export, which goes on. */
  readonly folder: string;
  /** EVM chain ids. */
  readonly chains: readonly number[];
  /** Number of buckets that addresses are spread over: a power of two, 1 … 256. Default 64. */
  readonly buckets?: number;
  /**
   * Last height that is exported. Default and maximum: the last block that the chain can no longer take back.
   */
  readonly toHeight?: number;
  /** Rows after which a range of blocks ends, 1 … 100000000. Default 4000000. */
  readonly segmentRows?: number;
  /** Called after each range of blocks. */
  readonly wrote?: (record: SegmentRecord) => void;
}

/**
 * Writes transactions and token transfers as Parquet, bucketed by address. Files of earlier runs stay.
 *
 * @returns the ranges that were written now
 * @throws OptionError naming a wrong option; DatabaseLayoutError when the database has another layout; the
 *   driver's error
 * @example
 * await exportAsParquet({ databaseUrl: "postgres://127.0.0.1/service" }, { folder: "archive", chains: [43114] });
 */
export async function exportAsParquet(
  location: DatabaseLocation,
  { folder, chains, buckets = 64, toHeight, segmentRows = 4_000_000, wrote }: ParquetOptions,
): Promise<SegmentRecord[]> {
  if (!Number.isInteger(Math.log2(buckets)) || buckets > 256)
    throw new OptionError(`service: buckets must be a power of two from 1 to 256, not ${buckets}`);
  integer("segmentRows", segmentRows, 1, 100_000_000);
  const db = await openDatabase(location);
  try {
    await requireLayout(db);
    const store = storeOn(db);
    const settled = await Promise.all(
      chains.map(async (chain) => {
        const { height = -1 } = (await store.evm.chains.checkpoint(chain)) ?? {};
        return { chain, upTo: Math.min(height - MAX_REWIND, toHeight ?? Number.POSITIVE_INFINITY) };
      }),
    );
    const archive = evmArchiveOn(db);
    return await exportParquet({
      folder,
      store: archive,
      chains: settled,
      buckets,
      segmentRows,
      ...(wrote && { wrote }),
    });
  } finally {
    await db.destroy();
  }
}
