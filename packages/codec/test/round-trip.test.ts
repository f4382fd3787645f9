/** Random values of every type survive the way to bytes and back, and through the JSON form. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
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
  stringifyJson,
  txId,
  txToJson,
} from "../src/index.ts";
import { blockArbitraries, genesis, signed, txArbitraries, utxo } from "./arbitrary.ts";

const runs = { numRuns: 40 };

describe.each(Object.entries(txArbitraries))("%s", (_, arbitrary) => {
  test("value to bytes to value", () => {
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

  test("JSON text holds every integer exactly", () => {
    fc.assert(
      fc.property(signed(arbitrary), (tx) => {
        const json = txToJson(tx);
        const text = stringifyJson(json);
        // JSON.parse rounds, so digits are compared as text.
        const digits = text.replace(/"(?:[^"\\]|\\.)*"/g, "").match(/\d+/g) ?? [];
        const wanted: string[] = [];
        JSON.stringify(json, (_key, value) => {
          if (typeof value === "number" || typeof value === "bigint") wanted.push(value.toString());
          return typeof value === "bigint" ? null : value;
        });
        expect(digits).toEqual(wanted);
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

test("UTXOs", () => {
  fc.assert(
    fc.property(utxo, (value) => {
      expect(decodeUtxo(encodeUtxo(value))).toEqual(value);
    }),
    runs,
  );
});

test("genesis", () => {
  fc.assert(
    fc.property(genesis, (value) => {
      expect(decodeGenesis(encodeGenesis(value))).toEqual(value);
    }),
    runs,
  );
});
