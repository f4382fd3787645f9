/** C-Chain blocks against hashes that the network is known by, and what is not canonical: given/want. */

import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFixture } from "../../../../fixtures/fixture.ts";
import { CodecError, decodeHex, encodeHex } from "../index.ts";
import {
  type Block,
  blockAtomicTxs,
  blockId,
  decodeBlock,
  decodeRlp,
  encodeAtomicTx,
  encodeAtomicTxs,
  encodeBlock,
  encodeRlp,
  hashExtData,
  type RlpValue,
  signAtomicTx,
  type UnsignedAtomicTx,
} from "./index.ts";
import { rlpList, rlpString } from "./rlp/rlp-writer.ts";

const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
const raw = (text: string) => decodeHex(text, { checksum: false });
/** A number in front, zeroes behind. */
const led = (size: number, first: number) => {
  const bytes = new Uint8Array(size);
  bytes[0] = first;
  return bytes;
};
const NOTHING = new Uint8Array();
const EMPTY_TRIE = keccak_256(rlpString(NOTHING));
const EMPTY_LIST = keccak_256(rlpList([]));

/** Every field has a value of its own; the node's developers have published the hash of this header. */
const counted: Block = {
  parentId: led(32, 1),
  uncleHash: led(32, 2),
  coinbase: led(20, 3),
  stateRoot: led(32, 4),
  txRoot: led(32, 5),
  receiptRoot: led(32, 6),
  logsBloom: led(256, 7),
  difficulty: 8n,
  number: 9n,
  gasLimit: 10n,
  gasUsed: 11n,
  timestamp: 12n,
  extraData: Uint8Array.of(13),
  mixDigest: led(32, 14),
  nonce: led(8, 15),
  extDataHash: led(32, 21),
  baseFee: 16n,
  extDataGasUsed: 22n,
  blockGasCost: 23n,
  blobGasUsed: 18n,
  excessBlobGas: 19n,
  parentBeaconRoot: led(32, 20),
  timeMilliseconds: 24n,
  minDelayExcess: 25n,
  targetExponent: 26n,
  minPriceExponent: 27n,
  settledHeight: 28n,
  settledGasUnix: 29n,
  settledGasNumerator: 30n,
  settledExcess: 31n,
  txs: [],
  version: 0,
  extData: NOTHING,
};

/** The same without what upgrades brought. */
const { number, timestamp, parentId, uncleHash, coinbase, stateRoot, txRoot, receiptRoot } = counted;
const { logsBloom, difficulty, gasLimit, gasUsed, extraData, mixDigest, nonce, extDataHash } = counted;
const roots = { parentId, uncleHash, coinbase, stateRoot, txRoot, receiptRoot, mixDigest, extDataHash };
const old: Block = {
  ...roots,
  logsBloom,
  difficulty,
  number,
  gasLimit,
  gasUsed,
  timestamp,
  extraData,
  nonce,
  txs: [],
  version: 0,
  extData: NOTHING,
};

test("the hash covers every field of a header", () => {
  const hash = "0x67de283838545812454a682dec52e203b3bfcb796568c662411cbfe32f5085ad";
  expect(hex(blockId(counted))).toBe(hash);
  expect(hex(blockId(encodeBlock(counted)))).toBe(hash);
});

test("the hash covers every field of a Granite header", () => {
  const { targetExponent, minPriceExponent, settledHeight, ...rest } = counted;
  const { settledGasUnix, settledGasNumerator, settledExcess, ...granite } = rest;
  expect(hex(blockId(granite))).toBe("0xbe13d7b6f1242dd87477eee76a46f9fa58311bf459e0d49cac6862b187b3fe9c");
});

test("mainnet and fuji share the genesis hash", () => {
  const fuji = readFixture<{ cChainGenesis: string }>("avalanchego/genesis_fuji.json");
  const genesis = JSON.parse(fuji.cChainGenesis);
  const [[address, account]] = Object.entries(genesis.alloc) as [[string, { code: string }]];
  // Its one account has no nonce, no balance, no storage, a code, and no other coins; a trie of one leaf has the whole path.
  const value = [NOTHING, NOTHING, EMPTY_TRIE, keccak_256(raw(account.code)), NOTHING].map(rlpString);
  const path = concatBytes(Uint8Array.of(0x20), keccak_256(raw(address)));
  const hash = blockId({
    ...old,
    parentId: new Uint8Array(32),
    uncleHash: EMPTY_LIST,
    coinbase: new Uint8Array(20),
    stateRoot: keccak_256(rlpList([rlpString(path), rlpString(rlpList(value))])),
    txRoot: EMPTY_TRIE,
    receiptRoot: EMPTY_TRIE,
    logsBloom: new Uint8Array(256),
    difficulty: BigInt(genesis.difficulty),
    number: BigInt(genesis.number),
    gasLimit: BigInt(genesis.gasLimit),
    gasUsed: BigInt(genesis.gasUsed),
    timestamp: BigInt(genesis.timestamp),
    extraData: raw(genesis.extraData),
    mixDigest: new Uint8Array(32),
    nonce: new Uint8Array(8),
    extDataHash: new Uint8Array(32),
  });
  expect(hex(hash)).toBe("0x31ced5b9beb7f8782b014660da0cb18cc409f121f408186886e1ca3e8eeca96b");
});

test("the hash of empty extra data is known", () => {
  expect(hex(hashExtData(NOTHING))).toBe(
    "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
  );
});

test("values of any depth are encoded as RLP", () => {
  // The examples that Ethereum describes the format by.
  const text = (value: string) => new TextEncoder().encode(value);
  expect(hex(encodeRlp([text("cat"), text("dog")]))).toBe("0xc88363617483646f67");
  expect(hex(encodeRlp([[], [[]], [[], [[]]]]))).toBe("0xc7c0c1c0c3c0c1c0");
});

test("encoded RLP decodes again", () => {
  const { value } = fc.letrec<{ value: RlpValue }>((tie) => ({
    value: fc.oneof(fc.uint8Array({ maxLength: 70 }), fc.array(tie("value"), { maxLength: 4 })),
  }));
  fc.assert(
    fc.property(value, (given) => {
      expect(decodeRlp(encodeRlp(given))).toEqual(given);
    }),
  );
});

const deepRlp = (depth: number): Uint8Array => rlpList(depth === 0 ? [] : [deepRlp(depth - 1)]);
test.each<[what: string, given: Uint8Array, rule: RegExp]>([
  ["nothing", NOTHING, /needs 1 more byte/],
  ["bytes after the value", Uint8Array.of(0x80, 0x80), /1 bytes after the end/],
  ["a cut list", Uint8Array.of(0xc2, 1), /needs 2 more bytes, 1 left/],
  ["a length that could be shorter", Uint8Array.of(0xb8, 1, 0xff), /not in its shortest form/],
  ["lists of lists", deepRlp(5_000), /nested lists/],
])("%s is refused as RLP", (_, given, rule) => {
  expect(() => decodeRlp(given)).toThrow(rule);
});

const legacyTx = rlpList([rlpString(led(20, 1)), rlpList([rlpString(led(70, 2))])]);
const typedTx = concatBytes(Uint8Array.of(2), rlpList([rlpString(led(32, 9))]));
const kept: { name: string; given: Block }[] = [
  { name: "of the first days", given: old },
  { name: "with fees", given: { ...old, baseFee: 0n } },
  { name: "with every field", given: counted },
  {
    name: "with fields of the future",
    given: { ...counted, newerFields: [rlpString(led(9, 1)), rlpList([])] },
  },
  { name: "with transactions of both forms", given: { ...counted, txs: [legacyTx, typedTx] } },
  { name: "with extra data", given: { ...counted, extData: led(70_000, 3) } },
];
test.each(kept)("a block $name is refused", ({ given }) => {
  const bytes = encodeBlock(given);
  expect(decodeBlock(bytes)).toEqual(given);
  expect(blockId(bytes)).toEqual(blockId(given));
});

/** The items of a block, to be put together otherwise. */
const fields = [
  parentId,
  uncleHash,
  coinbase,
  stateRoot,
  txRoot,
  receiptRoot,
  logsBloom,
  ...[8, 9, 10, 11, 12, 13].map((value) => Uint8Array.of(value)),
  mixDigest,
  nonce,
  extDataHash,
].map(rlpString);
const empty = rlpString(NOTHING);
const replaced = (index: number, item: Uint8Array) =>
  fields.map((field, at) => (at === index ? item : field));
const block = (items = fields, txs: Uint8Array[] = [], uncles: Uint8Array[] = [], rest = [empty, empty]) =>
  rlpList([rlpList(items), rlpList(txs), rlpList(uncles), ...rest]);
const nested = (depth: number): Uint8Array => rlpList(depth === 0 ? [] : [nested(depth - 1)]);

test("the items above form a valid block", () => expect(block()).toEqual(encodeBlock(old)));

const refused: { name: string; given: Uint8Array; rule: RegExp }[] = [
  { name: "nothing", given: NOTHING, rule: /needs 1 more byte.*at offset 0/ },
  { name: "a string", given: Uint8Array.of(0x80), rule: /is not a list \(at offset 0/ },
  { name: "an empty list", given: rlpList([]), rule: /needs 1 more byte/ },
  { name: "bytes behind", given: concatBytes(block(), Uint8Array.of(0)), rule: /1 bytes after the end/ },
  {
    name: "a sixth part",
    given: block(fields, [], [], [empty, empty, empty]),
    rule: /1 bytes after the end/,
  },
  {
    name: "a short hash",
    given: block(replaced(0, rlpString(led(31, 1)))),
    rule: /^parentId: has 31 bytes, not 32/,
  },
  { name: "a list as a hash", given: block(replaced(1, nested(0))), rule: /^uncleHash: is a list/ },
  {
    name: "a zero in front",
    given: block(replaced(8, rlpString(led(2, 0)))),
    rule: /^number: .*must not begin with a zero/,
  },
  {
    name: "a zero as a byte",
    given: block(replaced(8, Uint8Array.of(0))),
    rule: /^number: .*must not begin with a zero/,
  },
  {
    name: "a huge height",
    given: block(replaced(8, rlpString(led(9, 1)))),
    rule: /^number: is longer than 8/,
  },
  {
    name: "a byte in disguise",
    given: block(replaced(8, Uint8Array.of(0x81, 9))),
    rule: /^number: a byte below 128/,
  },
  {
    name: "a length in disguise",
    given: block(replaced(12, concatBytes(Uint8Array.of(0xb8, 3), led(3, 1)))),
    rule: /^extraData: a length is not in its shortest form/,
  },
  {
    name: "a length with a zero in front",
    given: block(replaced(12, concatBytes(Uint8Array.of(0xb9, 0, 60), led(60, 1)))),
    rule: /^extraData: a length is not in its shortest form/,
  },
  {
    name: "a length without end",
    given: concatBytes(Uint8Array.of(0xff), led(8, 255)),
    rule: /a length of 8 bytes is too long/,
  },
  {
    name: "a length beyond the bytes",
    given: Uint8Array.of(0xfb, 255, 255, 255, 255),
    rule: /4294967295 more bytes, 0/,
  },
  {
    name: "an empty transaction",
    given: block(fields, [empty]),
    rule: /^txs\[0\]: a transaction must be a list or begin with a type/,
  },
  {
    name: "a transaction of no type",
    given: block(fields, [rlpString(led(9, 0x80))]),
    rule: /^txs\[0\]: a transaction must be a list or begin with a type/,
  },
  {
    name: "a bottomless transaction",
    given: block(fields, [nested(20)]),
    rule: /^txs\[0\]: has more than 16 nested lists/,
  },
  { name: "an uncle", given: block(fields, [], [nested(0)]), rule: /^uncles: a block must not have uncles/ },
  {
    name: "a long version",
    given: block(fields, [], [], [rlpString(led(5, 1)), empty]),
    rule: /^version: is longer/,
  },
  {
    name: "a list as extra data",
    given: block(fields, [], [], [empty, nested(0)]),
    rule: /^extData: is a list/,
  },
];
test.each(refused)("$name is refused", ({ given, rule }) => {
  expect(() => decodeBlock(given)).toThrow(CodecError);
  expect(() => decodeBlock(given)).toThrow(rule);
});

const unwritable: { name: string; given: unknown; rule: RegExp }[] = [
  { name: "no block", given: undefined, rule: /^txs: is not a list/ },
  { name: "a short hash", given: { ...old, txRoot: led(4, 1) }, rule: /^txRoot: has 4 bytes/ },
  { name: "no hash", given: { ...old, txRoot: undefined }, rule: /^txRoot: is not a Uint8Array/ },
  {
    name: "a negative height",
    given: { ...old, number: -1n },
    rule: /^number: is not a bigint from 0 to 2\^64/,
  },
  { name: "a height of another type", given: { ...old, number: 9 }, rule: /^number: is not a bigint/ },
  {
    name: "a gap",
    given: { ...old, blockGasCost: 1n },
    rule: /^baseFee: is missing, but later fields are present/,
  },
  { name: "a gap before the future", given: { ...old, newerFields: [empty] }, rule: /^baseFee: is missing/ },
  {
    name: "half an item",
    given: { ...counted, newerFields: [Uint8Array.of(0x81)] },
    rule: /^newerFields\[0\]: /,
  },
  {
    name: "a transaction of no form",
    given: { ...old, txs: [NOTHING] },
    rule: /^txs\[0\]: a transaction must be a list or begin with a type/,
  },
  {
    name: "half a transaction",
    given: { ...old, txs: [Uint8Array.of(0xc1)] },
    rule: /^txs\[0\]: needs 1 more/,
  },
  { name: "a broken version", given: { ...old, version: 0.5 }, rule: /^version: is not a bigint/ },
  { name: "no extra data", given: { ...old, extData: undefined }, rule: /^extData: is not a Uint8Array/ },
];
test.each(unwritable)("$name cannot be encoded", ({ given, rule }) => {
  // A caller without a type checker may pass anything.
  expect(() => encodeBlock(given as Block)).toThrow(CodecError);
  expect(() => encodeBlock(given as Block)).toThrow(rule);
});

describe("atomic transactions", () => {
  const assetId = led(32, 0xa5);
  const fieldsOf = (networkId: number) => ({ networkId, blockchainId: led(32, 0xc1) });
  const credited = { address: led(20, 0), amount: 5n, assetId };
  const imported = (networkId: number): UnsignedAtomicTx => ({
    type: "ImportTx",
    ...fieldsOf(networkId),
    sourceChain: led(32, 0),
    importedInputs: [],
    outputs: [credited],
  });
  const exported = (networkId: number): UnsignedAtomicTx => ({
    type: "ExportTx",
    ...fieldsOf(networkId),
    destinationChain: led(32, 0),
    exportedOutputs: [],
    inputs: [{ ...credited, nonce: 0n }],
  });
  // On mainnet the network's number is also the type of an export, so that both forms begin alike.
  const rows = [1, 5, 12345].flatMap((networkId) => [imported(networkId), exported(networkId)]);
  test.each(rows)("$type of network $networkId round-trips, alone and in a batch", (given) => {
    const tx = signAtomicTx(given, [[led(32, 7)]]);
    expect(blockAtomicTxs({ extData: encodeAtomicTx(tx) })).toEqual([tx]);
    expect(blockAtomicTxs({ extData: encodeAtomicTxs([tx]) })).toEqual([tx]);
    expect(blockAtomicTxs({ extData: encodeAtomicTxs([tx, tx]) })).toEqual([tx, tx]);
  });

  test("empty data has no transactions, and noise is refused", () => {
    expect(blockAtomicTxs(old)).toEqual([]);
    expect(() => blockAtomicTxs({ extData: led(9, 1) })).toThrow(CodecError);
  });
});
