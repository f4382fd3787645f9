/** The load that streams of logs put on a node: a constant, however many there are and whatever they look for. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EvmBlock } from "../../domain/evm/block.ts";
import { BURST, LogBlocks, PER_SECOND } from "../../sources/evm/log-blocks.ts";
import type { Context } from "../request/handler.ts";
import type { StreamPosition } from "../request/stream.ts";
import { streamEvmLogs } from "./evm-logs.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const CHAIN = 43_112;
const HEIGHT = 10_000_000;
const NEVER = `0x${"ff".repeat(32)}`;
const SECONDS = 10;

/** A chain with many blocks, none of which has a log, and a node that counts what it is asked for. */
function chainWithNode() {
  const asked = { now: 0 };
  const node = {
    async blocks(number: number) {
      asked.now += 1;
      // Without a bound the streams would never wait, and no time would pass.
      if (asked.now > 100 * SECONDS * PER_SECOND) throw new Error("the node is driven at full speed");
      return [{ number, hash: `0x${number}`, txs: [] } as unknown as EvmBlock]; // all that the stream reads
    },
  };
  const pace = {
    elapsed: () => Date.now(),
    pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  };
  const context = {
    evmChains: new Map([[CHAIN, { source: { evmChainId: CHAIN }, unavailable: () => undefined }]]),
    logs: new LogBlocks(new Map([[CHAIN, node]]), pace),
    store: {
      evm: {
        rewinds: { after: async () => [], newest: async () => 0 },
        chains: {
          checkpoint: async () => ({ height: HEIGHT }),
          blockHash: async (_chain: number, number: number) => `0x${number}`,
        },
      },
    },
  } as unknown as Context; // all that the handler uses
  return { asked, context };
}

/** A stream for a topic that never occurs, from behind a block; it reads as fast as it may. */
async function run(context: Context, behind: number) {
  const source = await streamEvmLogs.open({ chainId: String(CHAIN), topics: [NEVER] }, context);
  let at: StreamPosition = source.earliest().map((position) => ({ ...position, height: behind }));
  const stream = {
    units: 0,
    get height() {
      return at[0]?.height ?? 0;
    },
    async go() {
      for (;;) {
        const step = await source.next(at);
        if (!step || !("items" in step)) return;
        stream.units += step.units ?? 0;
        at = step.to;
      }
    },
  };
  stream.go().catch(() => {}); // seen by the number of requests
  return stream;
}

describe.each([{ count: 1 }, { count: 50 }])("$count streams that find nothing", ({ count }) => {
  test.each([
    { where: "all from the earliest block", start: () => -1 },
    { where: "each somewhere else", start: (index: number) => index * 10_000 },
  ])("$where: the node is asked for a constant number of blocks a second", async ({ start }) => {
    const { asked, context } = chainWithNode();
    const streams = await Promise.all(
      Array.from({ length: count }, (_, index) => run(context, start(index))),
    );
    const perSecond: number[] = [];
    for (let second = 0; second < SECONDS; second++) {
      const before = asked.now;
      await vi.advanceTimersByTimeAsync(1_000);
      perSecond.push(asked.now - before);
    }
    const [first = 0, ...others] = perSecond;
    expect(first).toBeLessThanOrEqual(PER_SECOND + BURST);
    for (const blocks of others) expect(blocks).toBe(PER_SECOND);
    // A step is eight blocks, which are charged behind it.
    for (const { units, height } of streams) expect(units).toBeGreaterThanOrEqual(height < 0 ? 0 : 8);
  });
});

test("streams at the same blocks share reads, and others have turns", async () => {
  const { asked, context } = chainWithNode();
  const together = await Promise.all(Array.from({ length: 49 }, () => run(context, -1)));
  const alone = await run(context, 1_000_000);
  await vi.advanceTimersByTimeAsync(SECONDS * 1_000);
  const most = SECONDS * PER_SECOND + BURST;
  expect(asked.now).toBeLessThanOrEqual(most);
  // Half of the turns are of the one that is alone, the others of the 49 together.
  for (const { height } of together) expect(height).toBeGreaterThan(most / 3);
  expect(alone.height - 1_000_000).toBeGreaterThan(most / 3);
});
