/** Random values of every type survive the way to bytes and back, and through the JSON form. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  atomicTxId,
  blockId as cBlockId,
  decodeAtomicTx,
  decodeAtomicTxs,
  decodeBlock as decodeCBlock,
  encodeAtomicTx,
  encodeAtomicTxs,
  encodeBlock as encodeCBlock,
  encodeUnsignedAtomicTx,
} from "../src/c/index.ts";
import { containerId, decodeContainer, encodeContainer, stringifyJson } from "../src/index.ts";
import {
  blockId,
  blockToJson,
  decodeBlock,
  decodeGenesis,
  decodeTx,
  decodeUnsignedTx,
  decodeUtxo,
  encodeBlock,
  encodeGenesis,
  encodeTx,
  encodeUnsignedTx,
  encodeUtxo,
  txId,
  txToJson,
} from "../src/p/index.ts";
import {
  decodeUnsignedTx as decodeUnsignedXTx,
  decodeBlock as decodeXBlock,
  decodeGenesis as decodeXGenesis,
  decodeTx as decodeXTx,
  decodeUtxo as decodeXUtxo,
  encodeUnsignedTx as encodeUnsignedXTx,
  encodeBlock as encodeXBlock,
  encodeGenesis as encodeXGenesis,
  encodeTx as encodeXTx,
  encodeUtxo as encodeXUtxo,
  blockId as xBlockId,
  txId as xTxId,
} from "../src/x/index.ts";
import { cAtomicTxs, signedCAtomicTx } from "./arbitrary/c-atomic-tx.ts";
import { cBlock } from "./arbitrary/c-block.ts";
import { container } from "./arbitrary/container.ts";
import { blockArbitraries, genesis, utxo } from "./arbitrary/p-block.ts";
import { signed, txArbitraries } from "./arbitrary/p-tx.ts";
import { xBlock, xGenesis, xUtxo } from "./arbitrary/x-block.ts";
import { signedX, xTxArbitraries } from "./arbitrary/x-tx.ts";

const runs = { numRuns: 40 };

describe.each(Object.entries(txArbitraries))("%s", (_, arbitrary) => {
  test("value to bytes to value is the identity", () => {
    fc.assert(
      fc.property(signed(arbitrary), (tx) => {
        const bytes = encodeTx(tx);
        expect(decodeTx(bytes)).toEqual(tx);
        expect(txId(bytes)).toEqual(txId(tx));
        const unsigned = encodeUnsignedTx(tx.unsignedTx);
        expect(decodeUnsignedTx(unsigned)).toEqual(tx.unsignedTx);
        // What is signed is the beginning of what is sent.
        expect(bytes.subarray(0, unsigned.length)).toEqual(unsigned);
      }),
      runs,
    );
  });

  test("JSON text keeps every integer exact", () => {
    fc.assert(
      fc.property(signed(arbitrary), (tx) => {
        const json = txToJson(tx);
        const text = stringifyJson(json);
        // JSON.parse rounds, so digits are compared as text.
        const digits = text.replace(/"(?:[^"\\]|\\.)*"/g, "").match(/\d+/g) ?? [];
        const expected: string[] = [];
        JSON.stringify(json, (_key, value) => {
          if (typeof value === "number" || typeof value === "bigint") expected.push(value.toString());
          return typeof value === "bigint" ? null : value;
        });
        expect(digits).toEqual(expected);
        expect(() => JSON.parse(text)).not.toThrow();
      }),
      runs,
    );
  });
});

test.each(Object.entries(blockArbitraries))("%s", (_, arbitrary) => {
  fc.assert(
    fc.property(arbitrary, (block) => {
      const bytes = encodeBlock(block);
      expect(decodeBlock(bytes)).toEqual(block);
      expect(blockId(bytes)).toEqual(blockId(block));
      expect(Object.keys(blockToJson(block))).toEqual(expect.arrayContaining(["parentID", "height", "id"]));
    }),
    runs,
  );
});

test("UTXOs round-trip", () => {
  fc.assert(
    fc.property(utxo, (value) => {
      expect(decodeUtxo(encodeUtxo(value))).toEqual(value);
    }),
    runs,
  );
});

test("a genesis round-trips", () => {
  fc.assert(
    fc.property(genesis, (value) => {
      expect(decodeGenesis(encodeGenesis(value))).toEqual(value);
    }),
    runs,
  );
});

test.each(Object.entries(xTxArbitraries))("X-Chain %s round-trips", (_, arbitrary) => {
  fc.assert(
    fc.property(signedX(arbitrary), (tx) => {
      const bytes = encodeXTx(tx);
      expect(decodeXTx(bytes)).toEqual(tx);
      expect(xTxId(bytes)).toEqual(xTxId(tx));
      const unsigned = encodeUnsignedXTx(tx.unsignedTx);
      expect(decodeUnsignedXTx(unsigned)).toEqual(tx.unsignedTx);
      expect(bytes.subarray(0, unsigned.length)).toEqual(unsigned);
    }),
    runs,
  );
});

test("X-Chain blocks, UTXOs and genesis round-trip", () => {
  fc.assert(
    fc.property(xBlock, xUtxo, xGenesis, (block, value, state) => {
      const bytes = encodeXBlock(block);
      expect(decodeXBlock(bytes)).toEqual(block);
      expect(xBlockId(bytes)).toEqual(xBlockId(block));
      expect(decodeXUtxo(encodeXUtxo(value))).toEqual(value);
      expect(decodeXGenesis(encodeXGenesis(state))).toEqual(state);
    }),
    runs,
  );
});

test("atomic transactions round-trip, alone and in a block's extra data", () => {
  fc.assert(
    fc.property(signedCAtomicTx, cAtomicTxs, (tx, batch) => {
      const bytes = encodeAtomicTx(tx);
      expect(decodeAtomicTx(bytes)).toEqual(tx);
      expect(atomicTxId(bytes)).toEqual(atomicTxId(tx));
      const unsigned = encodeUnsignedAtomicTx(tx.unsignedTx);
      expect(bytes.subarray(0, unsigned.length)).toEqual(unsigned);
      expect(decodeAtomicTxs(encodeAtomicTxs(batch))).toEqual(batch);
    }),
    runs,
  );
});

test("C-Chain blocks round-trip", () => {
  fc.assert(
    fc.property(cBlock, (block) => {
      const bytes = encodeCBlock(block);
      expect(decodeCBlock(bytes)).toEqual(block);
      expect(cBlockId(bytes)).toEqual(cBlockId(block));
    }),
    { numRuns: 200 },
  );
});

test("containers round-trip, and a signature does not change the id", () => {
  fc.assert(
    fc.property(container, fc.uint8Array({ maxLength: 40 }), (value, signature) => {
      expect(decodeContainer(encodeContainer(value))).toEqual(value);
      if (value.kind !== "option") expect(containerId({ ...value, signature })).toEqual(containerId(value));
    }),
    runs,
  );
});
