/** C-Chain blocks: bytes, values and ids. */

import { keccak_256 } from "@noble/hashes/sha3.js";
import { CodecError } from "../codec-error.ts";
import { decodeAtomicTx, type SignedAtomicTx } from "./atomic-tx.ts";
import { decodeAtomicTxs } from "./ext-data.ts";
import { type Header, readHeader, verifyItem, writeHeader } from "./header.ts";
import { inField, rlpBytes, rlpUint } from "./rlp/rlp-field.ts";
import { RlpReader } from "./rlp/rlp-reader.ts";
import { rlpList, rlpString } from "./rlp/rlp-writer.ts";

/** A block of the C-Chain: its header's fields, and the parts after the header. */
export interface Block extends Header {
  /** EVM transactions, each in the form that is hashed: an RLP list, or a type number and its payload. */
  txs: Uint8Array[];
  /** Version (uint32). 0 on all networks so far. */
  version: number;
  /** Atomic transactions, which `blockAtomicTxs` decodes. Empty if there are none. */
  extData: Uint8Array;
}

const FIRST_LIST_PREFIX = 0xc0;
const FIRST_STRING_PREFIX = 0x80;
const u32 = rlpUint(4);

function readTx(reader: RlpReader): Uint8Array {
  const { offset } = reader;
  const item = reader.item();
  if ((item[0] ?? 0) >= FIRST_LIST_PREFIX) return item;
  const typed = new RlpReader(item).string();
  const [type] = typed;
  if (type === undefined || type >= FIRST_STRING_PREFIX)
    throw new CodecError("a transaction must be a list or begin with a type", offset);
  return typed;
}

function writeTx(tx: Uint8Array): Uint8Array {
  const [type] = tx;
  if (type !== undefined && type < FIRST_STRING_PREFIX) return rlpString(tx);
  if (type === undefined || type < FIRST_LIST_PREFIX)
    throw new CodecError("a transaction must be a list or begin with a type");
  return verifyItem(tx);
}

/**
 * Decodes a C-Chain block.
 *
 * @param bytes - RLP of the block, without its proposer's container. Only the canonical form is accepted.
 * @throws CodecError with the offset if the bytes are cut off, too long, or not a block.
 * @example
 * const { number, timestamp, txs } = decodeBlock(decodeContainer(bytes)?.blockBytes ?? bytes);
 */
export function decodeBlock(bytes: Uint8Array): Block {
  if (!(bytes instanceof Uint8Array)) throw new CodecError("bytes to decode are not a Uint8Array");
  const whole = new RlpReader(bytes);
  const parts = whole.list();
  whole.end();
  const header = readHeader(parts);
  const list = inField("txs", () => parts.list());
  const txs: Uint8Array[] = [];
  while (list.remaining > 0) txs.push(inField(`txs[${txs.length}]`, () => readTx(list)));
  inField("uncles", () => {
    const uncles = parts.list();
    if (uncles.remaining > 0) throw new CodecError("a block must not have uncles", uncles.offset);
  });
  const version = Number(inField("version", () => u32.read(parts)));
  const extData = inField("extData", () => rlpBytes.read(parts));
  parts.end();
  return { ...header, txs, version, extData };
}

/**
 * Encodes a C-Chain block, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeBlock(decodeBlock(bytes)); // equal to bytes
 */
export function encodeBlock(block: Block): Uint8Array {
  if (!Array.isArray(block?.txs)) throw new CodecError("is not a list", undefined, "txs");
  const { txs, version, extData } = block;
  return rlpList([
    writeHeader(block),
    rlpList(txs.map((tx, index) => inField(`txs[${index}]`, () => writeTx(tx)))),
    rlpList([]),
    inField("version", () => u32.write(Number.isSafeInteger(version) ? BigInt(version) : -1n)),
    inField("extData", () => rlpBytes.write(extData)),
  ]);
}

/**
 * Returns the id of a C-Chain block, which is its hash: keccak-256 of its header's RLP.
 *
 * @param block - Block or header, or the bytes of a block.
 * @throws CodecError if the bytes are not a block, or naming the field whose value is out of range.
 * @example
 * encodeHex(blockId(bytes), { checksum: false }); // as the EVM's interface names it
 * encodeCb58(blockId(bytes)); // as the node names it
 */
export function blockId(block: Header | Uint8Array): Uint8Array {
  return keccak_256(writeHeader(block instanceof Uint8Array ? decodeBlock(block) : block));
}

/**
 * Returns the hash of a block's extra data in its header: keccak-256 of its RLP.
 *
 * @example
 * hashExtData(new Uint8Array()); // 0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421
 */
export function hashExtData(extData: Uint8Array): Uint8Array {
  return keccak_256(rlpString(extData));
}

/**
 * Decodes the atomic transactions of a C-Chain block of any age: a batch since Apricot phase 5, a single one
 * before.
 *
 * @throws CodecError with the offset in the extra data if it is neither.
 * @example
 * for (const tx of blockAtomicTxs(decodeBlock(bytes))) console.log(encodeCb58(atomicTxId(tx)));
 */
export function blockAtomicTxs({ extData }: Pick<Block, "extData">): SignedAtomicTx[] {
  try {
    return decodeAtomicTxs(extData);
  } catch (error) {
    try {
      return [decodeAtomicTx(extData)];
    } catch {
      throw error;
    }
  }
}
