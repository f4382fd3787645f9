/** Exports the chains of a database as Parquet without running a service. */

import { Beginnings } from "../api/request/beginnings.ts";
import { beginOfXBlocks, type NetworkIdentity, type ServedName } from "../domain/network.ts";
import { integer, OptionError } from "../domain/option.ts";
import { MAX_REWIND } from "../indexer/evm.ts";
import { exportParquet } from "../jobs/node/parquet/parquet-export.ts";
import type { AnySource } from "../jobs/parquet/dataset.ts";
import { evmSources } from "../jobs/parquet/evm-sets.ts";
import { type PrimaryHeights, primarySources } from "../jobs/parquet/primary-sets.ts";
import type { SegmentRecord } from "../jobs/parquet/segment-record.ts";
import { primaryArchiveOn } from "../store/archive/archive.ts";
import { evmArchiveOn } from "../store/evm/archive.ts";
import type { DatabaseLocation } from "../store/node/database-location.ts";
import { openDatabase } from "../store/node/open-database.ts";
import { requireLayout } from "../store/schema/migrate.ts";
import type { Db } from "../store/sql/database.ts";
import { type Store, storeOn } from "../store/store.ts";
import type { NetworkSource } from "./options.ts";
import { servedNetworks, withHexIds } from "./served-networks.ts";

/** The identity of a network whose P-, X- and C-Chain are exported, with ids in cb58. */
export type ParquetNetwork = NetworkIdentity & Pick<NetworkSource, "xChain">;

/** The data to export, and the destination. */
export interface ParquetOptions {
  /** Folder that is new, or holds an earlier export, which goes on. */
  readonly folder: string;
  /** EVM chain ids. Default: none. */
  readonly chains?: readonly number[];
  /**
   * Networks whose Primary Network is exported, by the name under which each is served: blocks, transactions,
   * outputs and stakers of the P- and X-Chain, and outputs of the C-Chain's atomic transactions. Default: none.
   */
  readonly networks?: { readonly [name in ServedName]?: ParquetNetwork };
  /** Number of buckets that addresses are spread over: a power of two, 1 … 256. Default 64. */
  readonly buckets?: number;
  /**
   * Last height that is exported of each chain. Default and maximum: the last block that the chain can no longer
   * take back.
   */
  readonly toHeight?: number;
  /** Rows after which a range of blocks ends, 1 … 100000000. Default 4000000. */
  readonly segmentRows?: number;
  /** Called after each range of blocks. */
  readonly wrote?: (record: SegmentRecord) => void;
}

/** The last height of each chain of a network that will not change, or -1. */
async function finalHeights(
  { chains }: Pick<Store, "chains">,
  { networkId, xChain }: ParquetNetwork,
): Promise<PrimaryHeights> {
  const [p, x, c] = await Promise.all([
    chains["p-chain"].checkpoint(networkId),
    chains["x-chain"].checkpoint(networkId),
    chains["c-chain"].checkpoint(networkId),
  ]);
  const { beganWithBlocks = beginOfXBlocks(networkId) === undefined } = xChain ?? {};
  // Transactions from before the X-Chain's blocks are added at height 0 until its first block is indexed.
  const isXPending = x?.height === 0 && !beganWithBlocks;
  return { p: p?.height ?? -1, x: isXPending ? -1 : (x?.height ?? -1), c: c?.height ?? -1 };
}

async function sourcesOf(
  db: Db,
  { chains = [], networks = {}, toHeight = Number.POSITIVE_INFINITY }: ParquetOptions,
): Promise<AnySource[]> {
  const store = storeOn(db);
  const begins = Beginnings.of(await store.indexWindow.read());
  if (begins) throw new OptionError(`the database cannot be exported: ${begins.sentence}`);
  const sources: AnySource[] = [];
  for (const { source } of servedNetworks(networks).map(withHexIds)) {
    const { p, x, c } = await finalHeights(store, source);
    const heights = { p: Math.min(p, toHeight), x: Math.min(x, toHeight), c: Math.min(c, toHeight) };
    sources.push(...primarySources(primaryArchiveOn(db), source, heights));
  }
  const archive = evmArchiveOn(db);
  for (const chain of chains) {
    const { height = -1 } = (await store.evm.chains.checkpoint(chain)) ?? {};
    sources.push(...evmSources(archive, chain, Math.min(height - MAX_REWIND, toHeight)));
  }
  return sources;
}

/**
 * Writes chains as Parquet: of EVM chains transactions and token transfers, of Primary Networks blocks,
 * transactions, outputs, spends and stakers. Rows of addresses are in buckets. Files of earlier runs stay, except
 * for the stakers, which are the state at the last height.
 *
 * @returns the ranges that were written now
 * @throws OptionError naming a wrong option; DatabaseLayoutError when the database has another layout; the
 *   driver's error
 * @example
 * await exportAsParquet({ databaseUrl: "postgres://127.0.0.1/service" }, { folder: "archive", chains: [43114] });
 */
export async function exportAsParquet(
  location: DatabaseLocation,
  options: ParquetOptions,
): Promise<SegmentRecord[]> {
  const { folder, buckets = 64, segmentRows = 4_000_000, wrote } = options;
  if (!Number.isInteger(Math.log2(buckets)) || buckets > 256)
    throw new OptionError(`service: buckets must be a power of two from 1 to 256, not ${buckets}`);
  integer("segmentRows", segmentRows, 1, 100_000_000);
  const db = await openDatabase(location);
  try {
    await requireLayout(db);
    const sources = await sourcesOf(db, options);
    return await exportParquet({ folder, sources, buckets, segmentRows, ...(wrote && { wrote }) });
  } finally {
    await db.destroy();
  }
}
