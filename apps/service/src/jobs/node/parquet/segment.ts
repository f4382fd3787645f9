/** Writes a range of blocks as one file, or one for each bucket; the files appear together, once all are complete. */

import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hexToBytes } from "@noble/hashes/utils.js";
import { fileWriter, ParquetWriter } from "hyparquet-writer";
import { bucketOf, type Column, type Dataset, type ParquetType } from "../../parquet/dataset.ts";

/** Values as the writer takes them. */
type Value = Uint8Array | string | bigint | boolean | Date | null;

const elements: { readonly [type in ParquetType]: object } = {
  bytes: { type: "BYTE_ARRAY" },
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  decimal: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  amount: { type: "INT64", converted_type: "UINT_64" },
  integer: { type: "INT64" },
  boolean: { type: "BOOLEAN" },
  time: { type: "INT64", converted_type: "TIMESTAMP_MILLIS" },
};

const values: { readonly [type in ParquetType]: (value: never) => Value } = {
  bytes: (hex: string) => hexToBytes(hex.slice(2)),
  text: (text: string) => text,
  decimal: (text: string) => text,
  amount: (decimal: string) => BigInt(decimal),
  integer: (value: number) => BigInt(value),
  boolean: (value: boolean) => value,
  time: (ms: number) => new Date(ms),
};

/** Rows of a group at most: a reader that looks for one address reads whole groups. */
const GROUP_ROWS = 16_384;
/** Bytes of rows that wait to be written, of all buckets together. */
const MAX_WAITING = 64 << 20;
/** Bytes of a row beside its texts. */
const ROW_BYTES = 400;

/** Stands for the address of a row that is written for none. */
const ALL = "";
const all: readonly string[] = [ALL];

/** A row for one of its addresses: what its columns read of it, once, since ids take long to write as text. */
interface Waiting {
  readonly address: string;
  readonly values: readonly ReturnType<Column<unknown>["read"]>[];
}

interface Bucket {
  readonly file: string;
  readonly writer: ParquetWriter;
  waiting: Waiting[];
  bytes: number;
}

/** A range of blocks of one data set that is being written. */
export class Segment<Row> {
  /** Rows that were given, each counted once. */
  rows = 0;
  readonly #dataset: Dataset<Row>;
  readonly #fileOf: (bucket: number) => string;
  readonly #buckets: (Bucket | undefined)[];
  #bytes = 0;

  /**
   * @param fileOf the file of a bucket while it is written
   * @param buckets a power of two up to 256; all rows of a data set without buckets are in the first
   */
  constructor(dataset: Dataset<Row>, fileOf: (bucket: number) => string, buckets: number) {
    this.#dataset = dataset;
    this.#fileOf = fileOf;
    this.#buckets = Array.from({ length: buckets });
  }

  async add(row: Row): Promise<void> {
    this.rows += 1;
    const { buckets, columns } = this.#dataset;
    for (const address of buckets?.addresses(row) ?? all) {
      const number = buckets ? bucketOf(buckets.bytes(address), this.#buckets.length) : 0;
      const bucket = this.#buckets[number] ?? (await this.#open(number));
      const values = columns.map((column) => column.read(row, address));
      const bytes = values.reduce<number>(
        (sum, value) => (typeof value === "string" ? sum + value.length : sum),
        ROW_BYTES,
      );
      bucket.waiting.push({ address, values });
      bucket.bytes += bytes;
      this.#bytes += bytes;
      if (bucket.waiting.length >= GROUP_ROWS) await this.#flush(bucket);
    }
    while (this.#bytes > MAX_WAITING) await this.#flush(this.#fullest());
  }

  /** Ends all files, and gives each its name from `nameOf`. Files that were complete stay. */
  async finish(nameOf: (bucket: number) => string): Promise<string[]> {
    const names: string[] = [];
    for (const [number, bucket] of this.#buckets.entries()) {
      if (!bucket) continue;
      await this.#flush(bucket);
      await bucket.writer.finish();
      await synchronise(bucket.file);
      names.push(nameOf(number));
    }
    for (const [number, bucket] of this.#buckets.entries()) {
      if (!bucket) continue;
      const name = nameOf(number);
      await mkdir(dirname(name), { recursive: true });
      await rename(bucket.file, name);
    }
    return names;
  }

  /** Removes the written files. */
  async abandon(): Promise<void> {
    for (const bucket of this.#buckets) if (bucket) await rm(bucket.file, { force: true });
  }

  async #open(number: number): Promise<Bucket> {
    const file = this.#fileOf(number);
    await mkdir(join(file, ".."), { recursive: true });
    const { columns } = this.#dataset;
    const schema = [
      { name: "root", num_children: columns.length },
      ...columns.map(({ name, type, optional = false }) => ({
        name,
        ...elements[type],
        repetition_type: optional ? ("OPTIONAL" as const) : ("REQUIRED" as const),
      })),
    ];
    const bucket: Bucket = {
      file,
      writer: new ParquetWriter({ writer: fileWriter(file), schema, createdBy: "primary-network" }),
      waiting: [],
      bytes: 0,
    };
    this.#buckets[number] = bucket;
    return bucket;
  }

  #fullest(): Bucket {
    const buckets = this.#buckets.filter((bucket) => bucket !== undefined);
    return buckets.reduce((fullest, bucket) => (bucket.bytes > fullest.bytes ? bucket : fullest));
  }

  /**
   * Writes the waiting rows, sorted by address: the rows of an address stand together, and the statistics of
   * the group say which addresses it has.
   */
  async #flush(bucket: Bucket): Promise<void> {
    const { waiting, writer } = bucket;
    if (waiting.length === 0) return;
    const sorted = waiting.toSorted((one, other) =>
      one.address < other.address ? -1 : one.address > other.address ? 1 : 0,
    );
    const columnData = this.#dataset.columns.map(({ name, type }, at) => ({
      name,
      data: sorted.map((row) => written(type, row.values[at] ?? null)),
    }));
    await writer.write({ columnData, rowGroupSize: GROUP_ROWS });
    this.#bytes -= bucket.bytes;
    bucket.waiting = [];
    bucket.bytes = 0;
  }
}

/** A column's value as the writer takes it. */
const written = (type: ParquetType, value: Waiting["values"][number]): Value =>
  value === null ? null : values[type](value as never); // a column's reader returns its type

/** Flushes a file to the disk, so that a name never stands for half of it after a power failure. */
async function synchronise(file: string): Promise<void> {
  const handle = await open(file, "r");
  await handle.sync();
  await handle.close();
}
