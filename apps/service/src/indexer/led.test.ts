import { expect, test } from "vitest";
import { LeaseLostError } from "../store/service/indexer-lease.ts";
import { ChainFollower } from "./follower.ts";
import { LedIndexer } from "./led.ts";
import type { Indexer } from "./run.ts";

/** A chain of which every step stores another block, in a process that may lead it. */
function chain() {
  const lease = {
    term: undefined as number | undefined,
    fault: undefined as unknown,
    lose: () => {
      lease.term = undefined;
    },
  };
  let stored = -1;
  let fault: Error | undefined;
  const create = (): Indexer => {
    let height = -1;
    return {
      get status() {
        return { height, tip: 9, fault: undefined, broken: false };
      },
      load: async () => {
        height = stored;
      },
      step: async () => {
        if (fault) throw fault;
        stored = height + 1;
        height = stored;
        return false;
      },
    };
  };
  const checkpoint = async () => (stored < 0 ? undefined : { height: stored });
  const follower = new ChainFollower({ checkpoint, lease: () => undefined });
  const indexer = new LedIndexer({ lease, follower, create });
  return {
    lease,
    indexer,
    store: (height: number) => {
      stored = height;
    },
    fail: (error: Error) => {
      fault = error;
    },
  };
}

test("a chain whose lease is lost keeps its height until the follower looks", async () => {
  const { lease, indexer, store } = chain();
  await indexer.load();
  expect(indexer.status.height).toBe(-1);
  lease.term = 1;
  await indexer.step();
  await indexer.step();
  expect(indexer.status).toMatchObject({ height: 1, tip: 9 });
  lease.term = undefined;
  expect(indexer.status).toMatchObject({ height: 1, follows: true });
  store(7);
  await indexer.step();
  expect(indexer.status).toMatchObject({ height: 7, follows: true });
  // What is stored counts, also where it is less than before.
  store(0);
  await indexer.step();
  expect(indexer.status.height).toBe(0);
});

test("a chain that is led again at once keeps its height until the new term has begun", async () => {
  const { lease, indexer } = chain();
  lease.term = 1;
  await indexer.step();
  lease.term = 2;
  expect(indexer.status.height).toBe(0);
  await indexer.step();
  expect(indexer.status).toMatchObject({ height: 1, tip: 9 });
});

test("a term that resumes while the follower looks is not done", async () => {
  const { lease, indexer, store } = chain();
  lease.term = 1;
  await indexer.step();
  lease.term = undefined;
  store(3);
  const looked = indexer.step();
  lease.term = 1;
  expect(await looked).toBe(false);
  lease.term = undefined;
  expect(await indexer.step()).toBe(true);
});

test("a step that finds the lease lost keeps the height", async () => {
  const { lease, indexer, fail } = chain();
  lease.term = 1;
  await indexer.step();
  fail(new LeaseLostError("led by another process"));
  expect(await indexer.step()).toBe(false);
  expect(lease.term).toBeUndefined();
  expect(indexer.status).toMatchObject({ height: 0, follows: true });
});

test("a chain that nobody can lead says why, until somebody can", async () => {
  const { lease, indexer } = chain();
  lease.term = 1;
  await indexer.step();
  lease.term = undefined;
  lease.fault = new Error("the database is read-only");
  await indexer.step();
  expect(indexer.status).toMatchObject({ follows: true, fault: lease.fault });
  lease.fault = undefined;
  expect(indexer.status.fault).toBeUndefined();
});
