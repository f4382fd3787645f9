/** The ids that are read with a block are those of its parts, for any bytes that are a block. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Block, blockId, decodeBlock, decodeBlockWithIds, encodeBlock, txId } from "../src/p/index.ts";
import {
  decodeBlock as decodeXBlock,
  decodeBlockWithIds as decodeXBlockWithIds,
  encodeBlock as encodeXBlock,
  blockId as xBlockId,
  txId as xTxId,
} from "../src/x/index.ts";
import { blockArbitraries } from "./arbitrary/p-block.ts";
import { xBlock } from "./arbitrary/x-block.ts";

const txIdsOf = (block: Block): Uint8Array[] =>
  [...("txs" in block ? block.txs : []), ...("tx" in block ? [block.tx] : [])].map((tx) => txId(tx));

const p = {
  readWithIds: decodeBlockWithIds,
  read: (bytes: Uint8Array) => {
    const block = decodeBlock(bytes);
    return { block, id: blockId(bytes), txIds: txIdsOf(block) };
  },
};

const x = {
  readWithIds: decodeXBlockWithIds,
  read: (bytes: Uint8Array) => {
    const block = decodeXBlock(bytes);
    return { block, id: xBlockId(bytes), txIds: block.txs.map((tx) => xTxId(tx)) };
  },
};

/** What it gives, or the message of its error. */
function outcome<T>(run: () => T): T | string {
  try {
    return run();
  } catch (error) {
    return String(error);
  }
}

const blocks = {
  ...Object.fromEntries(
    Object.entries(blockArbitraries).map(([name, block]) => [name, { ...p, bytes: block.map(encodeBlock) }]),
  ),
  "X-Chain block": { ...x, bytes: xBlock.map(encodeXBlock) },
};

describe.each(Object.entries(blocks))("%s", (_, { readWithIds, read, bytes }) => {
  test("has the ids of its transactions as they are written", () => {
    fc.assert(
      fc.property(bytes, (whole) => void expect(readWithIds(whole)).toEqual(read(whole))),
      { numRuns: 20 },
    );
  });

  // Were there bytes that decode to the same values as others, an id of what is written again would be that of the others.
  test("with any byte changed it is refused, or has the ids of these bytes", () => {
    fc.assert(
      fc.property(bytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (whole, position, change) => {
        const at = position % whole.length;
        const changed = whole.with(at, (whole[at] ?? 0) ^ change);
        expect(outcome(() => readWithIds(changed))).toEqual(outcome(() => read(changed)));
      }),
      { numRuns: 40 },
    );
  });
});
