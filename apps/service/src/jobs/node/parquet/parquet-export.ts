/** Exports an index as Parquet, one range of blocks after another. Complete files are never written again. */

import type { AnySource } from "../../parquet/dataset.ts";
import type { SegmentRecord } from "../../parquet/segment-record.ts";
import { ExportFolder } from "./export-folder.ts";
import { Segment } from "./segment.ts";

export interface ParquetExportOptions {
  readonly folder: string;
  /** Data sets, exported in this order. */
  readonly sources: readonly AnySource[];
  /** A power of two up to 256. */
  readonly buckets: number;
  /** Rows after which a range ends, at the end of their block. */
  readonly segmentRows: number;
  /** Called after each range. */
  wrote?(record: SegmentRecord): void;
}

/**
 * Exports the ranges that the folder lacks. After a kill, the next export resumes after the last complete
 * range. A folder of a data set never has an incomplete file.
 *
 * @throws OptionError when the folder cannot be used; the store's error
 */
export async function exportParquet(options: ParquetExportOptions): Promise<SegmentRecord[]> {
  const { sources, buckets } = options;
  const datasets = sources.map(({ dataset }) => dataset.name);
  const folder = await ExportFolder.open(options.folder, buckets, datasets);
  const written: SegmentRecord[] = [];
  for (const source of sources) {
    const reached = folder.heightOf(source.dataset.name, source.partition);
    if (reached >= source.upTo) continue;
    const run = source.replaced
      ? replaceState(folder, source, options)
      : addRanges(folder, source, reached + 1, options);
    written.push(...(await run));
  }
  return written;
}

function begin(folder: ExportFolder, { dataset }: AnySource, buckets: number): Segment<unknown> {
  return new Segment(dataset, (bucket) => folder.unfinished(dataset.name, bucket), buckets);
}

/** Writes the rows from a height on, in ranges. */
async function addRanges(
  folder: ExportFolder,
  source: AnySource,
  first: number,
  { buckets, segmentRows, wrote }: ParquetExportOptions,
): Promise<SegmentRecord[]> {
  const { dataset, partition, upTo } = source;
  const records: SegmentRecord[] = [];
  let from = first;
  let segment = begin(folder, source, buckets);
  const end = async (to: number) => {
    const range = { dataset: dataset.name, partition, from, to };
    await segment.finish((bucket) => folder.fileOf(range, dataset.buckets && bucket));
    const record = { ...range, rows: segment.rows };
    await folder.record(record);
    records.push(record);
    wrote?.(record);
    from = to + 1;
    segment = begin(folder, source, buckets);
  };
  try {
    let last = first - 1;
    for await (const rows of source.pages(first)) {
      for (const row of rows) {
        const height = dataset.height(row);
        if (segment.rows >= segmentRows && height > last) await end(last);
        await segment.add(row);
        last = height;
      }
    }
    await end(upTo);
    return records;
  } catch (error) {
    await segment.abandon();
    throw error;
  }
}

/** Writes the state of a data set at its height into the place of the former one. */
async function replaceState(
  folder: ExportFolder,
  source: AnySource,
  { buckets, wrote }: ParquetExportOptions,
): Promise<SegmentRecord[]> {
  const { dataset, partition, upTo } = source;
  const range = { dataset: dataset.name, partition, from: 0, to: upTo };
  const segment = begin(folder, source, buckets);
  try {
    for await (const rows of source.pages(0)) for (const row of rows) await segment.add(row);
    await segment.finish(() => folder.replacedFileOf(range));
  } catch (error) {
    await segment.abandon();
    throw error;
  }
  const record = { ...range, rows: segment.rows };
  await folder.record(record);
  await folder.forget(range);
  wrote?.(record);
  return [record];
}
