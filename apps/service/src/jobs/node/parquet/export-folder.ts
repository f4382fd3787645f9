/** The folder of an export as Parquet: its files' names, and the records of the ranges that are complete. */

import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { OptionError } from "../../../domain/option.ts";
import type { SegmentRecord } from "../../parquet/segment-record.ts";

/** A range of blocks of a data set. */
export type SegmentRange = Omit<SegmentRecord, "rows">;

/** The version of the folder's layout, which readers check. */
const VERSION = 1;

const digits = (height: number): string => String(height).padStart(12, "0");

const rangeOf = ({ from, to }: Pick<SegmentRange, "from" | "to">): string => `${digits(from)}-${digits(to)}`;

const nameOf = ({ dataset, partition, ...range }: SegmentRange): string =>
  `${dataset}-${partition.replaceAll("/", "-")}-${rangeOf(range)}`;

/** The range in the name of a file. */
const RANGE = /(\d{12})-(\d{12})\.parquet$/;
/** The part of a path that names a bucket. */
const BUCKET = /\/bucket=\d+$/;

/** A file that appears complete or not at all. */
async function writeWhole(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.tmp`, `${JSON.stringify(value)}\n`, { flush: true });
  await rename(`${file}.tmp`, file);
}

export class ExportFolder {
  readonly #folder: string;
  #records: readonly SegmentRecord[];

  private constructor(folder: string, records: readonly SegmentRecord[]) {
    this.#folder = folder;
    this.#records = records;
  }

  /**
   * Opens a folder that is new, or holds an earlier export, and removes files of interrupted ranges, which have no record.
   *
   * @param datasets names of all data sets
   * @throws OptionError when the folder holds something else, or an export with another number of buckets
   */
  static async open(folder: string, buckets: number, datasets: Iterable<string>): Promise<ExportFolder> {
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
    const records: SegmentRecord[] = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(folder, "segments", name), "utf8"))),
    );
    const opened = new ExportFolder(folder, records);
    await opened.#removeIncomplete(datasets);
    return opened;
  }

  async #removeIncomplete(datasets: Iterable<string>): Promise<void> {
    const complete = new Set(this.#records.map(nameOf));
    await rm(join(this.#folder, "unfinished"), { recursive: true, force: true });
    for (const dataset of new Set(datasets)) {
      const root = join(this.#folder, dataset);
      const entries = await readdir(root, { recursive: true }).catch(() => []);
      for (const entry of entries) {
        const [, from, to] = RANGE.exec(entry) ?? [];
        if (from === undefined) continue; // a folder, or a file that each export replaces
        const partition = dirname(entry).replace(BUCKET, "");
        if (!complete.has(nameOf({ dataset, partition, from: Number(from), to: Number(to) })))
          await rm(join(root, entry));
      }
    }
  }

  /** The height that the complete ranges of a data set reach; -1 without any. */
  heightOf(dataset: string, partition: string): number {
    return this.#of(dataset, partition).reduce((last, { to }) => Math.max(last, to), -1);
  }

  #of(dataset: string, partition: string): SegmentRecord[] {
    return this.#records.filter((one) => one.dataset === dataset && one.partition === partition);
  }

  /** The file of a bucket while it is written. */
  unfinished(dataset: string, bucket: number): string {
    return join(this.#folder, "unfinished", `${dataset}-${bucket}.parquet`);
  }

  /** The file of a range, or of one of its buckets. */
  fileOf({ dataset, partition, ...range }: SegmentRange, bucket: number | undefined): string {
    const parts = bucket === undefined ? [] : [`bucket=${bucket}`];
    return join(this.#folder, dataset, partition, ...parts, `${rangeOf(range)}.parquet`);
  }

  /** The file that each export of a data set replaces. */
  replacedFileOf({ dataset, partition }: SegmentRange): string {
    return join(this.#folder, dataset, partition, `${dataset}.parquet`);
  }

  /** Records that a range is complete. */
  async record(record: SegmentRecord): Promise<void> {
    await writeWhole(join(this.#folder, "segments", `${nameOf(record)}.json`), record);
  }

  /** Removes the records of earlier states of a data set. */
  async forget({ dataset, partition }: SegmentRange): Promise<void> {
    for (const record of this.#of(dataset, partition))
      await rm(join(this.#folder, "segments", `${nameOf(record)}.json`), { force: true });
  }
}
