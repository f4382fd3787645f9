/** Exports an index as Parquet, one range of blocks after another. Complete files are never written again. */

import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OptionError } from "../../../domain/option.ts";
import type { ArchivePosition, EvmArchive } from "../../../store/evm/archive.ts";
import { type Dataset, transactions, transfers } from "../../parquet/dataset.ts";
import type { SegmentRecord } from "../../parquet/segment-record.ts";
import { Segment } from "./segment.ts";

export interface ParquetExportOptions {
  readonly folder: string;
  readonly store: EvmArchive;
  /** EVM chain ids, and the height up to which each is exported. */
  readonly chains: readonly { readonly chain: number; readonly upTo: number }[];
  /** A power of two up to 256. */
  readonly buckets: number;
  /** Rows after which a range ends, at the end of their block. */
  readonly segmentRows: number;
  /** Called after each range. */
  wrote?(record: SegmentRecord): void;
}

/** Rows of one statement. */
const PAGE_ROWS = 5_000;
/** The version of the folder's layout, which readers check. */
const VERSION = 1;

const digits = (height: number): string => String(height).padStart(12, "0");
const nameOf = ({ dataset, chain, from, to }: Omit<SegmentRecord, "rows">): string =>
  `${dataset}-${chain}-${digits(from)}-${digits(to)}`;

/** A file that appears complete or not at all. */
async function writeWhole(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.tmp`, `${JSON.stringify(value)}\n`, { flush: true });
  await rename(`${file}.tmp`, file);
}

/** @throws OptionError when the folder holds something else, or an export with another number of buckets */
async function openFolder(folder: string, buckets: number): Promise<SegmentRecord[]> {
  await mkdir(join(folder, "segments"), { recursive: true });
  const file = join(folder, "export.json");
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) {
    const others = (await readdir(folder)).filter((name) => name !== "segments" && !name.endsWith(".tmp"));
    if (others.length > 0)
      throw new OptionError(`${folder} holds ${others[0]} but no export: use an empty folder`);
    await writeWhole(file, { version: VERSION, buckets });
  } else {
    const found: { version?: number; buckets?: number } = JSON.parse(text);
    if (found.version !== VERSION || found.buckets !== buckets)
      throw new OptionError(
        `${folder} holds an export of version ${found.version} with ${found.buckets} buckets`,
      );
  }
  const names = (await readdir(join(folder, "segments"))).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, "segments", name), "utf8"))),
  );
}

/** Removes files of interrupted ranges, which have no record. */
async function removeIncomplete(folder: string, records: readonly SegmentRecord[]): Promise<void> {
  const complete = new Set(records.map(nameOf));
  await rm(join(folder, "unfinished"), { recursive: true, force: true });
  for (const { name: dataset } of [transactions, transfers]) {
    const root = join(folder, dataset);
    const entries = await readdir(root, { recursive: true }).catch(() => []);
    for (const entry of entries.filter((name) => name.endsWith(".parquet"))) {
      const chain = /chain=(\d+)/.exec(entry)?.[1];
      const [from, to] = (entry.match(/\d{12}/g) ?? []).map(Number);
      if (!complete.has(nameOf({ dataset, chain: Number(chain), from: from ?? 0, to: to ?? 0 })))
        await rm(join(root, entry));
    }
  }
}

/**
 * Exports the ranges that the folder lacks. After a kill, the next export resumes after the last complete
 * range. A folder of a data set never has an incomplete file.
 *
 * @throws OptionError when the folder cannot be used; the store's error
 */
export async function exportParquet(options: ParquetExportOptions): Promise<SegmentRecord[]> {
  const { folder, buckets, chains } = options;
  const records = await openFolder(folder, buckets);
  await removeIncomplete(folder, records);
  const written: SegmentRecord[] = [];
  for (const { chain, upTo } of chains) {
    for (const dataset of [transactions, transfers]) {
      const own = records.filter((record) => record.dataset === dataset.name && record.chain === chain);
      const from = own.reduce((next, { to }) => Math.max(next, to + 1), 0);
      if (from > upTo) continue;
      written.push(...(await exportDataset(dataset as Dataset<unknown>, { ...options, chain, from, upTo }))); // a row is read only by its own data set
    }
  }
  return written;
}

interface Range extends ParquetExportOptions {
  readonly chain: number;
  readonly from: number;
  readonly upTo: number;
}

async function exportDataset(dataset: Dataset<unknown>, range: Range): Promise<SegmentRecord[]> {
  const { folder, store, chain, upTo, buckets, segmentRows, wrote } = range;
  const records: SegmentRecord[] = [];
  let from = range.from;
  let after: ArchivePosition = { number: from - 1, index: 2 ** 31 - 1, part: 2 ** 31 - 1 };
  const begin = () =>
    new Segment(
      dataset,
      (bucket) => join(folder, "unfinished", `${dataset.name}-${bucket}.parquet`),
      buckets,
    );
  let segment = begin();
  const end = async (to: number) => {
    const place = { dataset: dataset.name, chain, from, to };
    await segment.finish((bucket) =>
      join(
        folder,
        dataset.name,
        `chain=${chain}`,
        `bucket=${bucket}`,
        `${digits(from)}-${digits(to)}.parquet`,
      ),
    );
    const record = { ...place, rows: segment.rows };
    await writeWhole(join(folder, "segments", `${nameOf(place)}.json`), record);
    records.push(record);
    wrote?.(record);
    from = to + 1;
    segment = begin();
  };
  try {
    for (;;) {
      const rows = await dataset.read(store, { chain, after, upTo, limit: PAGE_ROWS });
      for (const row of rows) {
        const position = dataset.position(row);
        if (segment.rows >= segmentRows && position.number > after.number) await end(after.number);
        await segment.add(row);
        after = position;
      }
      if (rows.length < PAGE_ROWS) break;
    }
    await end(upTo);
    return records;
  } catch (error) {
    await segment.abandon();
    throw error;
  }
}
