import fc from "fast-check";
import { expect, test } from "vitest";
import { packBlocks, unpackBlocks } from "./packed-blocks.ts";
import { NO_PROPOSER } from "./proposervm.ts";

const block = fc.record({
  bytes: fc.uint8Array({ maxLength: 50 }),
  proposer: fc.record({
    containerId: fc.option(fc.string()),
    containerParent: fc.option(fc.string()),
    proposer: fc.option(fc.string()),
    proposerHeight: fc.option(fc.nat()),
    proposerTime: fc.option(fc.nat()),
  }),
});

test("what is packed is unpacked, also behind a structured clone that takes the buffer", () => {
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      const packed = packBlocks(blocks);
      expect(unpackBlocks(structuredClone(packed, { transfer: [packed.bytes.buffer] }))).toEqual(blocks);
      expect(packed.bytes.length).toBe(0); // handed over, not copied
    }),
  );
});

test("blocks without bytes", () => {
  const empty = { bytes: new Uint8Array(), proposer: NO_PROPOSER };
  expect(unpackBlocks(packBlocks([empty, empty]))).toEqual([empty, empty]);
});
