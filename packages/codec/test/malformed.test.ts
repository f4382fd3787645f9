/** Broken bytes give a CodecError with the offset, or a value that stands for exactly those bytes. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decodeAtomicTx,
  decodeAtomicTxs,
  decodeBlock as decodeCBlock,
  encodeAtomicTx,
  encodeAtomicTxs,
  encodeBlock as encodeCBlock,
} from "../src/c/index.ts";
import { CodecError } from "../src/index.ts";
import {
  decodeBlock,
  decodeGenesis,
  decodeTx,
  decodeUtxo,
  encodeBlock,
  encodeGenesis,
  encodeTx,
  encodeUtxo,
} from "../src/p/index.ts";
import {
  decodeBlock as decodeXBlock,
  decodeGenesis as decodeXGenesis,
  decodeTx as decodeXTx,
  decodeUtxo as decodeXUtxo,
  encodeBlock as encodeXBlock,
  encodeGenesis as encodeXGenesis,
  encodeTx as encodeXTx,
  encodeUtxo as encodeXUtxo,
} from "../src/x/index.ts";
import { cAtomicTxs, signedCAtomicTx } from "./arbitrary/c-atomic-tx.ts";
import { cBlock } from "./arbitrary/c-block.ts";
import { blockArbitraries, genesis, utxo } from "./arbitrary/p-block.ts";
import { signedTx } from "./arbitrary/p-tx.ts";
import { xBlock, xGenesis, xUtxo } from "./arbitrary/x-block.ts";
import { signedXTx } from "./arbitrary/x-tx.ts";

interface Kind<T> {
  name: string;
  /** The fewest bytes that are no value; 1 where no bytes at all stand for one. */
  least?: number;
  value: fc.Arbitrary<T>;
  decode(bytes: Uint8Array): T;
  encode(value: T): Uint8Array;
}

/** Hides the type of the value, which the table below does not need. */
function kind<T>({ name, least = 0, value, decode, encode }: Kind<T>) {
  return { name, least, bytes: value.map(encode), again: (bytes: Uint8Array) => encode(decode(bytes)) };
}

const kinds = [
  kind({ name: "transaction", value: signedTx, decode: decodeTx, encode: encodeTx }),
  kind({
    name: "block",
    value: fc.oneof(...Object.values(blockArbitraries)),
    decode: decodeBlock,
    encode: encodeBlock,
  }),
  kind({ name: "UTXO", value: utxo, decode: decodeUtxo, encode: encodeUtxo }),
  kind({ name: "genesis", value: genesis, decode: decodeGenesis, encode: encodeGenesis }),
  kind({ name: "X-Chain transaction", value: signedXTx, decode: decodeXTx, encode: encodeXTx }),
  kind({ name: "X-Chain block", value: xBlock, decode: decodeXBlock, encode: encodeXBlock }),
  kind({ name: "X-Chain UTXO", value: xUtxo, decode: decodeXUtxo, encode: encodeXUtxo }),
  kind({ name: "X-Chain genesis", value: xGenesis, decode: decodeXGenesis, encode: encodeXGenesis }),
  kind({
    name: "atomic transaction",
    value: signedCAtomicTx,
    decode: decodeAtomicTx,
    encode: encodeAtomicTx,
  }),
  kind({ name: "C-Chain block", value: cBlock, decode: decodeCBlock, encode: encodeCBlock }),
  kind({
    name: "extra data",
    least: 1,
    value: cAtomicTxs.filter(({ length }) => length > 0),
    decode: decodeAtomicTxs,
    encode: encodeAtomicTxs,
  }),
];

const runs = { numRuns: 200 };

/** The error that decoding gives, which must be ours and must say where. */
function failure(decode: () => unknown, length: number): CodecError {
  try {
    decode();
  } catch (error) {
    expect(error).toBeInstanceOf(CodecError);
    const offset = (error as CodecError).offset;
    expect(offset).toBeGreaterThanOrEqual(0);
    expect(offset).toBeLessThanOrEqual(length);
    return error as CodecError;
  }
  throw new Error("decoded what it should not have");
}

/** Decodes to exactly these bytes, or fails as it should. */
function exactOrFails(again: (bytes: Uint8Array) => Uint8Array, bytes: Uint8Array) {
  let result: Uint8Array;
  try {
    result = again(bytes);
  } catch {
    failure(() => again(bytes), bytes.length);
    return;
  }
  expect(result).toEqual(bytes);
}

describe.each(kinds)("$name", ({ bytes, least, again }) => {
  test("is refused when it is cut anywhere", () => {
    fc.assert(
      fc.property(bytes, fc.nat(), (whole, at) => {
        const cut = whole.subarray(0, Math.max(least, at % whole.length));
        failure(() => again(cut), cut.length);
      }),
      runs,
    );
  });

  test("is refused with bytes after the end", () => {
    fc.assert(
      fc.property(bytes, fc.uint8Array({ minLength: 1, maxLength: 9 }), (whole, tail) => {
        const long = new Uint8Array([...whole, ...tail]);
        expect(failure(() => again(long), long.length).reason).toMatch(/after the end/);
      }),
      runs,
    );
  });

  test("is decoded exactly or refused with a bit inverted", () => {
    fc.assert(
      fc.property(bytes, fc.nat(), (whole, at) => {
        const bent = whole.slice();
        const position = at % (whole.length * 8);
        bent[position >> 3]! ^= 1 << (position & 7);
        exactOrFails(again, bent);
      }),
      runs,
    );
  });

  test("is decoded exactly or refused with four bytes replaced by a huge number", () => {
    fc.assert(
      fc.property(bytes, fc.nat(), (whole, at) => {
        const bent = whole.slice();
        bent.set([0xff, 0xff, 0xff, 0xf0], at % (whole.length - 3));
        exactOrFails(again, bent);
      }),
      runs,
    );
  });

  test("noise is decoded exactly or refused", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (noise) => exactOrFails(again, noise)),
      runs,
    );
    fc.assert(
      fc.property(fc.nat(50), fc.uint8Array({ maxLength: 400 }), (typeId, noise) =>
        exactOrFails(again, new Uint8Array([0, 0, 0, 0, 0, typeId, ...noise])),
      ),
      runs,
    );
  });
});

test("a length far beyond the bytes is refused at once, before any allocation", () => {
  const claims4GiB = new Uint8Array([0, 0, 0, 0, 0, 32, ...new Uint8Array(48), 0xff, 0xff, 0xff, 0xff]);
  const error = failure(() => decodeBlock(claims4GiB), claims4GiB.length);
  expect([error.path, error.offset]).toEqual(["txs", 54]);
});

test("the error names the field and the offset", () => {
  const tx = encodeTx({
    unsignedTx: {
      type: "BaseTx",
      networkId: 1,
      blockchainId: new Uint8Array(32),
      outputs: [],
      inputs: [
        {
          txId: new Uint8Array(32),
          outputIndex: 0,
          assetId: new Uint8Array(32),
          input: { type: "TransferInput", amount: 1n, signatureIndices: [0] },
        },
      ],
      memo: new Uint8Array(),
    },
    credentials: [],
  });
  const typeOfInput = 2 + 4 + 4 + 32 + 4 + 4 + 32 + 4 + 32;
  tx[typeOfInput + 3] = 99;
  const error = failure(() => decodeTx(tx), tx.length);
  expect(error.message).toBe(
    `unsignedTx.inputs[0].input: unsupported type 99 of input (at offset ${typeOfInput})`,
  );
});

test("another codec version is refused", () => {
  expect(failure(() => decodeTx(new Uint8Array([0, 1, 0, 0, 0, 19])), 6).reason).toMatch(/codec version 1/);
});

test("values that do not fit their field are refused by name, whatever their type", () => {
  const at = (value: unknown, field: string) => {
    // A caller without a type checker may pass anything.
    const tx = { unsignedTx: { type: "AdvanceTimeTx", [field]: value }, credentials: [] } as never;
    expect(() => encodeTx(tx)).toThrow(CodecError);
    expect(() => encodeTx(tx)).toThrow(/unsignedTx/);
  };
  for (const value of [-1n, 2n ** 64n, 5, "5", null, undefined, 1.5, {}]) at(value, "time");
  const broken: unknown[] = [
    null,
    {},
    { unsignedTx: null, credentials: [] },
    { unsignedTx: { type: "Nonsense" }, credentials: [] },
    { unsignedTx: { type: "toString" }, credentials: [] },
    { unsignedTx: { type: "RewardValidatorTx", txId: new Uint8Array(31) }, credentials: [] },
    { unsignedTx: { type: "RewardValidatorTx", txId: "11" }, credentials: [] },
    { unsignedTx: { type: "AdvanceTimeTx", time: 1n }, credentials: 7 },
    { unsignedTx: { type: "AdvanceTimeTx", time: 1n }, credentials: [{ signatures: [new Uint8Array(64)] }] },
    { unsignedTx: { type: "AdvanceTimeTx", time: 1n }, credentials: [undefined] },
  ];
  for (const value of broken) expect(() => encodeTx(value as never)).toThrow(CodecError);
  for (const value of [null, undefined, "0x00", [0, 0]]) {
    expect(() => decodeTx(value as never)).toThrow(CodecError);
  }
});
