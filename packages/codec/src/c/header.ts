/** Header of a C-Chain block. Its digest is the block's hash. */

import { CodecError } from "../codec-error.ts";
import { inField, type RlpField, rlpBytes, rlpFixed, rlpUint } from "./rlp/rlp-field.ts";
import { RlpReader } from "./rlp/rlp-reader.ts";
import { rlpList } from "./rlp/rlp-writer.ts";

/** Fields of every header, in byte order. */
interface FirstFields {
  /** Id of the parent block, 32 bytes. */
  parentId: Uint8Array;
  /** Digest of an empty list, 32 bytes, since blocks have no uncles. */
  uncleHash: Uint8Array;
  /** Address of the account that receives fees, 20 bytes. */
  coinbase: Uint8Array;
  /** 32 bytes */
  stateRoot: Uint8Array;
  /** 32 bytes */
  txRoot: Uint8Array;
  /** 32 bytes */
  receiptRoot: Uint8Array;
  /** 256 bytes */
  logsBloom: Uint8Array;
  /** Difficulty (uint256). 1 on every block except the genesis. */
  difficulty: bigint;
  /** Height (uint64). */
  number: bigint;
  /** uint64 */
  gasLimit: bigint;
  /** uint64 */
  gasUsed: bigint;
  /** Unix seconds (uint64). */
  timestamp: bigint;
  /** Free bytes. The atomic transactions are in the block's `extData`. */
  extraData: Uint8Array;
  /** 32 bytes */
  mixDigest: Uint8Array;
  /** 8 bytes */
  nonce: Uint8Array;
  /** Result of `hashExtData(extData)`, 32 bytes. All zero in the genesis. */
  extDataHash: Uint8Array;
}

/** Fields that upgrades added, in byte order. A header with one of them has all before it. */
interface LaterFields {
  /** Wei per unit of gas (uint256), since Apricot phase 3. */
  baseFee?: bigint;
  /** Gas of the atomic transactions (uint256), since Apricot phase 4. */
  extDataGasUsed?: bigint;
  /** uint256, since Apricot phase 4. */
  blockGasCost?: bigint;
  /** uint64, since Etna. */
  blobGasUsed?: bigint;
  /** uint64, since Etna. */
  excessBlobGas?: bigint;
  /** 32 bytes, since Etna. */
  parentBeaconRoot?: Uint8Array;
  /** Unix milliseconds (uint64), since Granite. */
  timeMilliseconds?: bigint;
  /** uint64, since Granite. */
  minDelayExcess?: bigint;
  /** Exponent of the gas target (uint64), since Helicon. */
  targetExponent?: bigint;
  /** Exponent of the lowest gas price (uint64), since Helicon. */
  minPriceExponent?: bigint;
  /**
   * Height of the last block whose execution this one settles (uint64). Only in blocks that are executed
   * after acceptance, since Helicon.
   */
  settledHeight?: bigint;
  /** Gas time of the settled block in whole Unix seconds (uint64), since Helicon. */
  settledGasUnix?: bigint;
  /** Fraction of a second of the gas time, in units of the gas rate (uint64), since Helicon. */
  settledGasNumerator?: bigint;
  /** Gas excess of the settled block (uint64), since Helicon. */
  settledExcess?: bigint;
}

/** A header of any age. */
export interface Header extends FirstFields, LaterFields {
  /** Fields that are newer than this package, each in RLP. Absent if there are none. */
  newerFields?: Uint8Array[];
}

type FieldTable<T> = { readonly [K in keyof T]-?: RlpField<NonNullable<T[K]>> };

const [u64, u256, hash] = [rlpUint(8), rlpUint(32), rlpFixed(32)];

const first: FieldTable<FirstFields> = {
  parentId: hash,
  uncleHash: hash,
  coinbase: rlpFixed(20),
  stateRoot: hash,
  txRoot: hash,
  receiptRoot: hash,
  logsBloom: rlpFixed(256),
  difficulty: u256,
  number: u64,
  gasLimit: u64,
  gasUsed: u64,
  timestamp: u64,
  extraData: rlpBytes,
  mixDigest: hash,
  nonce: rlpFixed(8),
  extDataHash: hash,
};

const later: FieldTable<LaterFields> = {
  baseFee: u256,
  extDataGasUsed: u256,
  blockGasCost: u256,
  blobGasUsed: u64,
  excessBlobGas: u64,
  parentBeaconRoot: hash,
  timeMilliseconds: u64,
  minDelayExcess: u64,
  targetExponent: u64,
  minPriceExponent: u64,
  settledHeight: u64,
  settledGasUnix: u64,
  settledGasNumerator: u64,
  settledExcess: u64,
};

// The tables have checked that each field fits its name. A loop over them cannot express this.
const firstFields = Object.entries(first) as unknown as [keyof FirstFields, RlpField<unknown>][];
const laterFields = Object.entries(later) as unknown as [keyof LaterFields, RlpField<unknown>][];

/** Reads a header from the next list. */
export function readHeader(reader: RlpReader): Header {
  const fields = reader.list();
  const header: { [name: string]: unknown } = {};
  for (const [name, field] of firstFields) header[name] = inField(name, () => field.read(fields));
  for (const [name, field] of laterFields)
    if (fields.remaining > 0) header[name] = inField(name, () => field.read(fields));
  const newerFields: Uint8Array[] = [];
  while (fields.remaining > 0) newerFields.push(inField("newerFields", () => fields.item()));
  if (newerFields.length > 0) header.newerFields = newerFields;
  return header as unknown as Header; // every field of the tables has been read
}

/** Checks that the bytes are exactly one item of RLP. */
export function verifyItem(item: Uint8Array): Uint8Array {
  if (!(item instanceof Uint8Array)) throw new CodecError("is not a Uint8Array");
  const reader = new RlpReader(item);
  reader.item();
  reader.end();
  return item;
}

/** Writes a header as a list. */
export function writeHeader(header: Header): Uint8Array {
  const newer = header.newerFields ?? [];
  const items = firstFields.map(([name, field]) => inField(name, () => field.write(header[name])));
  const present = laterFields.map(([name]) => header[name] !== undefined);
  const count = newer.length > 0 ? laterFields.length : present.lastIndexOf(true) + 1;
  for (const [name, field] of laterFields.slice(0, count)) {
    // A missing field would shift the next one into its place.
    if (header[name] === undefined)
      throw new CodecError("is missing, but later fields are present", undefined, name);
    items.push(inField(name, () => field.write(header[name])));
  }
  for (const [index, item] of newer.entries())
    items.push(inField(`newerFields[${index}]`, () => verifyItem(item)));
  return rlpList(items);
}
