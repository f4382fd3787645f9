/** The parts of a data set of an export as Parquet: its columns, and the addresses that a row is written for. */

import { sha256 } from "@noble/hashes/sha2.js";

/**
 * Types of Parquet's columns: `bytes` without a length of their own, `text`, `decimal` as text, since 256 bits exceed Parquet's 38
 * digits, `amount` without sign in 64 bits, `integer` of 64 bits, `time` in milliseconds (UTC).
 */
export type ParquetType = "bytes" | "text" | "decimal" | "amount" | "integer" | "boolean" | "time";

export interface Column<Row> {
  readonly name: string;
  readonly type: ParquetType;
  readonly optional?: boolean;
  /**
   * The value of a row, written for one of its addresses: hex with 0x, text, decimal text, also of an amount, a number, a
   * boolean, milliseconds.
   */
  read(row: Row, address: string): string | number | boolean | null;
}

/** The buckets over which the addresses of a data set are spread. */
export interface Buckets<Row> {
  /** A row is written for each of them; each is there once. */
  addresses(row: Row): readonly string[];
  /** The bytes whose hash decides the bucket: a reader has them of the address that it looks for. */
  bytes(address: string): Uint8Array;
}

export interface Dataset<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Height of the row's block. */
  height(row: Row): number;
  /** Undefined when rows are written once each, in the order of the chain. */
  readonly buckets?: Buckets<Row>;
}

/** A data set of one chain or network, and the rows that it has up to a height. */
export interface Source<Row> {
  readonly dataset: Dataset<Row>;
  /** Folder of the chain or network in the data set's own, such as `chain=43114`. */
  readonly partition: string;
  /** Height, inclusive; below zero while the chain has nothing to export. */
  readonly upTo: number;
  /** True when a later export replaces the rows: they are the state at a height. */
  readonly replaced?: boolean;
  /** Reads the rows from a height on, in the order of their heights. */
  pages(from: number): AsyncIterable<readonly Row[]>;
}

/** A source of rows that only its own data set reads. */
export type AnySource = Source<unknown>;

/**
 * The bucket of an address: the first byte of its SHA-256, modulo the number of buckets. Addresses themselves
 * are not spread evenly: some are made to begin with zeros, and addresses of precompiles end with small
 * numbers.
 *
 * @param buckets a power of two up to 256
 */
export const bucketOf = (address: Uint8Array, buckets: number): number => (sha256(address)[0] ?? 0) % buckets;
