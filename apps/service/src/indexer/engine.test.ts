/** The work of the engine while a batch is written. */

import { expect, test } from "vitest";
import { ContradictionError } from "../domain/contradiction-error.ts";
import type { ChainBlock, ChainDriver, Position } from "./driver.ts";
import { Engine } from "./engine.ts";

const TIP = 9;

/** A chain of ten blocks in batches of two, the writing of which a test decides. */
function chain({ appliesAhead = true, reads = false } = {}) {
  const events: string[] = [];
  let stored: Position | undefined;
  const writing: { height: number; end(error?: Error): void }[] = [];
  const fail: { at?: number } = {};
  const driver: ChainDriver<number, number[], Position> = {
    title: "chain",
    appliesAhead,
    checkpoint: async () => stored,
    open: async (at) => at,
    head: async () => TIP,
    read: async ({ height }, count) =>
      Array.from({ length: count }, (_, index): ChainBlock<number> => {
        const number = height + 1 + index;
        const parentId = number === 0 ? undefined : `id ${number - 1}`;
        return { height: number, blockId: `id ${number}`, parentId, block: number };
      }),
    async apply(_from, blocks, _tip, written) {
      if (reads) await written;
      const facts = blocks.map(({ block }) => block);
      events.push(`apply ${facts}`);
      if (fail.at !== undefined && facts.includes(fail.at)) throw new ContradictionError(`block ${fail.at}`);
      const { height = -1, blockId = "" } = blocks[blocks.length - 1] ?? {};
      return { batch: { facts, to: { height, blockId } }, undecided: [] };
    },
    async commit(_from, facts, to) {
      events.push(`write ${facts}`);
      await new Promise<void>((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve());
        writing.push({ height: to.height, end });
      });
      stored = to;
      events.push(`written ${facts}`);
    },
  };
  const engine = new Engine(driver, 2);
  const next = () =>
    expect
      .poll(() => writing.length)
      .toBe(1)
      .then(() => writing.shift());
  return { engine, events, next, fail };
}

test("the next batch is applied while one is written, and no more than that", async () => {
  const { engine, events, next } = chain();
  const step = engine.step();
  const first = await next();
  await expect.poll(() => events).toEqual(["apply 0,1", "write 0,1", "apply 2,3"]);
  expect(engine.status.height).toBe(-1);
  first?.end();
  expect(await step).toBe(false);
  expect(engine.status.height).toBe(1);
  const second = engine.step();
  (await next())?.end();
  await second;
  await engine.stop();
  expect(events.slice(3)).toEqual(
    ["written 0,1", "write 2,3", "apply 4,5", "written 2,3"].toSorted(byStart(events)),
  );
  for (let left = 0; left < 3; left++) {
    const last = engine.step();
    (await next())?.end();
    await last;
  }
  expect(events.filter((event) => event.startsWith("written"))).toHaveLength(5);
  expect(events.filter((event) => event.startsWith("apply"))).toHaveLength(5);
  expect(await engine.step()).toBe(true);
});

const byStart = (events: readonly string[]) => (left: string, right: string) =>
  events.indexOf(left) - events.indexOf(right);

test("what reads the store waits until the batch before is written", async () => {
  const { engine, events, next } = chain({ reads: true });
  const step = engine.step();
  (await next())?.end();
  await step;
  await engine.stop();
  expect(events).toEqual(["apply 0,1", "write 0,1", "written 0,1", "apply 2,3"]);
});

test("a chain that may go back is applied only on what is stored", async () => {
  const { engine, events, next } = chain({ appliesAhead: false });
  const step = engine.step();
  (await next())?.end();
  await step;
  await engine.stop();
  expect(events).toEqual(["apply 0,1", "write 0,1", "written 0,1"]);
});

test.each([true, false])(
  "a batch that could not be written is read and applied again (reads: %s)",
  async (reads) => {
    const { engine, events, next } = chain({ reads });
    const step = engine.step();
    (await next())?.end(new Error("the database is away"));
    await expect(step).rejects.toThrow("the database is away");
    await engine.stop();
    expect(engine.status).toMatchObject({ height: -1, broken: false });
    events.length = 0;
    const again = engine.step();
    (await next())?.end();
    await again;
    expect(events.slice(0, 2)).toEqual(["apply 0,1", "write 0,1"]);
    expect(engine.status.height).toBe(1);
  },
);

test("a contradiction ahead is reported by the step after, on what is stored by then", async () => {
  const { engine, next, fail } = chain();
  fail.at = 3;
  const step = engine.step();
  (await next())?.end();
  expect(await step).toBe(false);
  await expect(engine.step()).rejects.toThrow("block 3");
  expect(engine.status).toMatchObject({ height: 1, broken: false });
  const careful = engine.step(); // block after block
  (await next())?.end();
  await careful;
  expect(engine.status.height).toBe(2);
  for (let tries = 0; tries < 2; tries++) await engine.step().catch(() => {});
  expect(engine.status).toMatchObject({ height: 2, broken: true });
  delete fail.at; // the node is honest again
  const honest = engine.step();
  (await next())?.end();
  await honest;
  expect(engine.status).toMatchObject({ height: 3, broken: false, fault: undefined });
});
