/** Recorded data of the real network: decode, encode again, hash. */

import { expect, test } from "vitest";
import { readFixture } from "../../../../fixtures/fixture.ts";
import { CodecError, decodeHex, encodeCb58, encodeHex } from "../index.ts";
import {
  blockId,
  blockToJson,
  decodeBlock,
  decodeTx,
  decodeUtxo,
  encodeBlock,
  encodeTx,
  encodeUtxo,
  txId,
} from "./index.ts";

interface Vectors {
  blocks: { hex: string; blockID: string; height: number; json: object }[];
  transactions: { name: string; hex: string; txID: string; typeID: number }[];
  utxos: string[];
}

const vectors = readFixture<Vectors>("avalanchego/pchain-vectors.json");

test.each(vectors.transactions)("$name (type $typeID)", ({ hex, txID, name }) => {
  const bytes = decodeHex(hex, { checksum: false });
  const tx = decodeTx(bytes);
  expect(tx.unsignedTx.type).toBe(name.split(" ")[0]);
  expect(encodeTx(tx)).toEqual(bytes);
  expect(encodeCb58(txId(tx))).toBe(txID);
});

test.each(vectors.blocks)("block $height", ({ hex, blockID, height, json }) => {
  const block = decodeBlock(decodeHex(hex));
  expect(block.height).toBe(BigInt(height));
  expect(encodeHex(encodeBlock(block))).toBe(hex);
  expect(encodeCb58(blockId(block))).toBe(blockID);
  expect(blockToJson(block, { form: "preBanff" })).toEqual(json);
});

test.each(vectors.utxos.slice(1).map((hex, index) => ({ hex, index })))("UTXO $index", ({ hex }) => {
  expect(encodeHex(encodeUtxo(decodeUtxo(decodeHex(hex))))).toBe(hex);
});

test("the first recorded UTXO is a former staking transaction, and is refused as such", () => {
  const bytes = decodeHex(vectors.utxos[0] ?? "");
  expect(() => decodeUtxo(bytes)).toThrow(CodecError);
  expect(() => decodeUtxo(bytes)).toThrow(/unsupported type/);
});
