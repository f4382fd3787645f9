/** The ranges that the reader requests and when, and that blocks arrive in order. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { BlockReader } from "./block-reader.ts";
import { type ChainBlock, ChainBrokenError, START } from "./driver.ts";

const blockAt = (height: number, size = 100): ChainBlock<number> => ({
  height,
  blockId: `id ${height}`,
  parentId: height === 0 ? undefined : `id ${height - 1}`,
  size,
  block: height,
});

/** A chain of some blocks, and what is asked of it; a response has at most `most` blocks. */
function chain({ length = 1_000, ranges = 4, size = 100, most = 1_000 } = {}) {
  const asked: string[] = [];
  const limit = { most };
  const reader = new BlockReader<number>({
    title: "chain",
    mayRewind: false,
    ranges,
    async read({ height }, count) {
      asked.push(`${height + 1}+${count}`);
      const left = Math.max(0, Math.min(count, limit.most, length - 1 - height));
      return Array.from({ length: left }, (_, at) => blockAt(height + 1 + at, size));
    },
  });
  return { reader, asked, limit, tip: length - 1 };
}

/** Reads until the tip as the engine does; the heights in order. */
async function readAll(
  { reader, tip }: ReturnType<typeof chain>,
  count: number,
  steps = Number.POSITIVE_INFINITY,
) {
  const heights: number[] = [];
  let last: Pick<ChainBlock<number>, "height" | "blockId"> = START;
  for (let step = 0; last.height < tip && step < steps; step++) {
    const blocks = await reader.next(last, Math.min(count, tip - last.height));
    heights.push(...blocks.map(({ height }) => height));
    last = blocks[blocks.length - 1] ?? last;
    reader.readAhead(last, count, tip);
  }
  return heights;
}

test("more ranges are read ahead with each full response, up to the limit, and none beyond the tip", async () => {
  const source = chain({ length: 55, ranges: 3 });
  const waiting: number[] = [];
  let last: Pick<ChainBlock<number>, "height" | "blockId"> = START;
  for (let received = 1; last.height < source.tip; received++) {
    const blocks = await source.reader.next(last, Math.min(10, source.tip - last.height));
    last = blocks[blocks.length - 1] ?? last;
    source.reader.readAhead(last, 10, source.tip);
    waiting.push(source.asked.length - received);
  }
  expect(waiting).toEqual([2, 3, 3, 2, 1, 0]);
  expect(source.asked).toEqual(["0+10", "10+10", "20+10", "30+10", "40+10", "50+5"]);
});

test("large blocks are read one range ahead: their bytes bound what waits", async () => {
  const source = chain({ size: 1024 ** 2 });
  await readAll(source, 10, 3);
  expect(source.asked).toHaveLength(4);
});

test("after a response that was too short what follows is read again, one range ahead", async () => {
  const source = chain({ length: 100, ranges: 4 });
  expect(await readAll(source, 10, 2)).toHaveLength(20);
  source.limit.most = 5;
  source.asked.length = 0;
  source.reader.forget();
  expect(await readAll(source, 10, 2)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(source.asked).toEqual(["0+10", "5+10", "10+10"]);
});

test("every block is read once and in order, however many a response has", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 80 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 15 }),
      async (length, count, ranges, most) => {
        const heights = await readAll(chain({ length, ranges, most }), count);
        expect(heights).toEqual(Array.from({ length }, (_, height) => height));
      },
    ),
  );
});

test("a failure of a range ahead is reported by the step that needs it", async () => {
  const failure = new Error("the node is away");
  let calls = 0;
  const reader = new BlockReader<number>({
    title: "chain",
    mayRewind: false,
    ranges: 2,
    async read({ height }, count) {
      calls += 1;
      if (calls === 2) throw failure;
      return Array.from({ length: count }, (_, at) => blockAt(height + 1 + at));
    },
  });
  const [first] = await reader.next(START, 1);
  reader.readAhead(first ?? START, 1, 10);
  await expect(reader.next(first ?? START, 1)).rejects.toBe(failure);
});

test("a block that does not continue the one before is refused, also between two ranges", async () => {
  const other = { ...blockAt(2), parentId: "another" };
  const read = async ({ height }: { height: number }) => [height === 1 ? other : blockAt(height + 1)];
  const reader = new BlockReader<number>({ title: "chain", mayRewind: false, ranges: 4, read });
  const [zero] = await reader.next(START, 1);
  reader.readAhead(zero ?? START, 1, 10);
  const [one] = await reader.next(zero ?? START, 1);
  await expect(reader.next(one ?? START, 1)).rejects.toThrow(
    new ChainBrokenError("chain block 2 has parent another, but id 1 is indexed"),
  );
});
