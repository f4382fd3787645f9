/** The data sets of an export as Parquet: their columns, and the addresses that a row is written for. */

import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import type {
  ArchivedTransaction,
  ArchivedTransfer,
  ArchivePosition,
  ArchiveRange,
  EvmArchive,
} from "../../store/evm/archive.ts";

/**
 * Types of Parquet's columns: `bytes` without a length of their own, `decimal` as text, since 256 bits exceed Parquet's 38 digits, `integer`
 * of 64 bits, `time` in milliseconds (UTC).
 */
export type ParquetType = "bytes" | "decimal" | "integer" | "boolean" | "time";

export interface Column<Row> {
  readonly name: string;
  readonly type: ParquetType;
  readonly optional?: boolean;
  /** The value of a row, written for one of its addresses: hex with 0x, decimal text, a number, a boolean, milliseconds. */
  read(row: Row, address: string): string | number | boolean | null;
}

export interface Dataset<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  read(store: EvmArchive, range: ArchiveRange): Promise<Row[]>;
  position(row: Row): ArchivePosition;
  /** Hex with 0x, each once: a row is written for each of them. */
  addresses(row: Row): readonly string[];
}

const unique = (addresses: readonly (string | null)[]): string[] => [
  ...new Set(addresses.filter((address) => address !== null)),
];

/** Without the type of the row, for tables of data sets of any kind. */
const dataset = <Row>(given: Dataset<Row>): Dataset<Row> => given;

export const transfers = dataset<ArchivedTransfer>({
  name: "transfers",
  columns: [
    { name: "address", type: "bytes", read: (_, address) => address },
    { name: "block_number", type: "integer", read: ({ number }) => number },
    { name: "block_time", type: "time", read: ({ timeMs }) => timeMs },
    { name: "tx_hash", type: "bytes", read: ({ txHash }) => txHash },
    { name: "tx_index", type: "integer", read: ({ idx }) => idx },
    { name: "log_index", type: "integer", read: ({ logIndex }) => logIndex },
    { name: "part", type: "integer", read: ({ part }) => part },
    { name: "kind", type: "integer", read: ({ kind }) => kind },
    { name: "token", type: "bytes", read: ({ token }) => token },
    { name: "sender", type: "bytes", read: ({ sender }) => sender },
    { name: "recipient", type: "bytes", read: ({ recipient }) => recipient },
    { name: "token_id", type: "decimal", optional: true, read: ({ tokenId }) => tokenId },
    { name: "value", type: "decimal", optional: true, read: ({ value }) => value },
  ],
  read: (store, range) => store.transfers(range),
  position: ({ number, logIndex, part }) => ({ number, index: logIndex, part }),
  addresses: ({ sender, recipient }) => unique([sender, recipient]),
});

export const transactions = dataset<ArchivedTransaction>({
  name: "transactions",
  columns: [
    { name: "address", type: "bytes", read: (_, address) => address },
    { name: "block_number", type: "integer", read: ({ number }) => number },
    { name: "block_time", type: "time", read: ({ timeMs }) => timeMs },
    { name: "tx_index", type: "integer", read: ({ idx }) => idx },
    { name: "hash", type: "bytes", read: ({ hash }) => hash },
    { name: "type", type: "integer", read: ({ type }) => type },
    { name: "succeeded", type: "boolean", read: ({ succeeded }) => succeeded },
    { name: "sender", type: "bytes", read: ({ sender }) => sender },
    { name: "recipient", type: "bytes", optional: true, read: ({ recipient }) => recipient },
    { name: "created", type: "bytes", optional: true, read: ({ created }) => created },
    { name: "nonce", type: "decimal", read: ({ nonce }) => nonce },
    { name: "value", type: "decimal", read: ({ value }) => value },
    { name: "input", type: "bytes", read: ({ input }) => input },
    { name: "gas_limit", type: "decimal", read: ({ gasLimit }) => gasLimit },
    { name: "gas_used", type: "decimal", read: ({ gasUsed }) => gasUsed },
    { name: "gas_price", type: "decimal", read: ({ gasPrice }) => gasPrice },
    { name: "max_fee", type: "decimal", optional: true, read: ({ maxFee }) => maxFee },
    { name: "max_tip", type: "decimal", optional: true, read: ({ maxTip }) => maxTip },
  ],
  read: (store, range) => store.transactions(range),
  position: ({ number, idx }) => ({ number, index: idx, part: 0 }),
  addresses: ({ sender, recipient, created }) => unique([sender, recipient, created]),
});

/**
 * The bucket of an address: the first byte of its SHA-256, modulo the number of buckets. Addresses themselves
 * are not spread evenly: some are made to begin with zeros, and addresses of precompiles end with small
 * numbers.
 *
 * @param buckets a power of two up to 256
 */
export const bucketOf = (address: string, buckets: number): number =>
  (sha256(hexToBytes(address.slice(2)))[0] ?? 0) % buckets;
