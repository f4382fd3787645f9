/** An export ends with the same bytes wherever its workers are killed, stalled or doubled, and is carried out once. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperationRecord } from "@primary-network/data/spec";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import { exportTransactions } from "../src/api/exports.ts";
import { heightsOf } from "../src/api/primary/heights.ts";
import type { Context } from "../src/api/request/handler.ts";
import { Prices } from "../src/api/request/prices.ts";
import { staticPrices } from "../src/domain/evm/price.ts";
import { fromAddress } from "../src/domain/id-text.ts";
import type { Heights } from "../src/domain/listing.ts";
import { CHAIN_ALIASES } from "../src/domain/network.ts";
import { createService } from "../src/index.ts";
import type { ExportFiles, ExportWriter } from "../src/jobs/export-files.ts";
import { ExportWorker, type ExportWorkerOptions } from "../src/jobs/export-worker.ts";
import { ExportWorkers } from "../src/jobs/export-workers.ts";
import { Exports } from "../src/jobs/exports.ts";
import { createMemoryFiles } from "../src/jobs/memory-files.ts";
import { createFolderFiles } from "../src/jobs/node/folder-files.ts";
import { FILE_LIFETIME } from "../src/jobs/sweep.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import type { ExportJob } from "../src/store/service/export-job.ts";
import type { Store } from "../src/store/store.ts";
import { freshDatabase, identityOf, sourceOf } from "./harness.ts";

const LEASE = 60_000;
/** Rows of a file that is cut after all chains have rows. */
const CUT = 400;
const quiet = { info: () => {}, error: () => {} };

let net: Localnet;
let store: Store;
let folder: string;
let height: number;
let time: number;
let heights: Heights;
const chains = CHAIN_ALIASES;
/** As the caller writes them, and as the stored request has them. */
let owners: string[];
let ownersHex: string[];
const clock = { now: 1_800_000_000_000 };

beforeAll(async () => {
  net = await createLocalnet({ validators: 6, delegators: 12, weeks: 2 });
  folder = await mkdtemp(join(tmpdir(), "export-jobs-"));
  const server = await freshDatabase();
  const location = server.databaseUrl ? server : { dataDir: join(folder, "database") };
  const service = await createService({
    ...location,
    clock: () => net.now() * 1000,
    networks: { fuji: sourceOf(net) },
  });
  service.start();
  await service.indexed();
  await service.close();
  store = await createPostgresStore(await openDatabase(location));
  ({ height = 0, time = 0 } = (await store.chains["p-chain"].checkpoint(net.networkId)) ?? {});
  heights = await heightsOf(store, net.networkId);
  owners = Object.values(net.accounts).map(({ pAddress }) => pAddress.slice(2));
  ownersHex = owners.map(fromAddress);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const TYPE = "TRANSACTION_EXPORT_PRIMARY_NETWORK";

async function accept(caller = crypto.randomUUID() as string, maxRows = 100_000): Promise<ExportJob> {
  const desk = new Exports({
    store: store.exports,
    clock: () => clock.now,
    maxRows,
    maxQueued: 3,
    accepted: () => {},
  });
  const request = { network: "fuji", addresses: ownersHex, chains, heights };
  const job = await desk.accept({ caller, type: TYPE, networkId: net.networkId, height, time, request });
  if (!job) throw new Error("not accepted");
  return job;
}

function workerOf(files: ExportFiles, changes: Partial<ExportWorkerOptions> = {}): ExportWorker {
  return new ExportWorker({
    store,
    files,
    networks: [identityOf(net)],
    clock: () => clock.now,
    log: quiet,
    signal: new AbortController().signal,
    pageSize: 9,
    leaseMs: LEASE,
    ...changes,
  });
}

/** The record of a job and the text of its file. */
async function result(files: ExportFiles, id: string) {
  const job = await store.exports.find(id);
  if (!job) throw new Error("no job");
  const content = job.fileFence === null ? undefined : await files.read({ id, fence: job.fileFence });
  return { ...job, text: content && (await new Response(content.stream).text()) };
}

class Killed extends Error {}
type Way = "before" | "after" | "half";

/** The ports of a process that is killed at its nth step: before it takes effect, after, or halfway through a write. */
function mortal(files: ExportFiles, at: number, way: Way) {
  let steps = 0;
  let dead = false;
  const die = () => {
    dead = true;
    throw new Killed();
  };
  const step =
    <Args extends unknown[], Result>(
      work: (...args: Args) => Promise<Result>,
      half?: (...args: Args) => Promise<void>,
    ) =>
    async (...args: Args): Promise<Result> => {
      if (dead) throw new Killed();
      if (++steps !== at) return work(...args);
      if (way === "before") return die();
      if (way === "half" && half) await half(...args);
      else await work(...args);
      return die();
    };
  /** Writers of the process; the system closes a dead one's. */
  const opened: ExportWriter[] = [];
  const open = (writer: ExportWriter): ExportWriter => {
    opened.push(writer);
    return writerOf(writer);
  };
  const writerOf = (writer: ExportWriter): ExportWriter => ({
    append: step(
      (bytes) => writer.append(bytes),
      (bytes) => writer.append(bytes.subarray(0, Math.floor(bytes.length / 2))),
    ),
    truncate: step((bytes) => writer.truncate(bytes)),
    sync: step(() => writer.sync()),
    finish: step(() => writer.finish()),
    close: () => writer.close(),
  });
  const jobs: Store["exports"] = {
    create: (job, limit) => store.exports.create(job, limit),
    find: (id) => store.exports.find(id),
    claim: step((ids, now, until) => store.exports.claim(ids, now, until)),
    noteProgress: step((claim, progress, now, until) =>
      store.exports.noteProgress(claim, progress, now, until),
    ),
    finish: step((claim, outcome, now) => store.exports.finish(claim, outcome, now)),
    release: step((claim, from, voluntary) => store.exports.release(claim, from, voluntary)),
    releaseAll: () => store.exports.releaseAll(),
    expireFiles: (before) => store.exports.expireFiles(before),
    forget: (before) => store.exports.forget(before),
  };
  const own: ExportFiles = {
    ...files,
    create: step(async (name) => open(await files.create(name))),
    resume: step(async (name, from, bytes) => {
      const writer = await files.resume(name, from, bytes);
      return writer && open(writer);
    }),
  };
  const { transactions, evm } = store;
  const mortalStore: ExportWorkerOptions["store"] = {
    exports: jobs,
    transactions: {
      "p-chain": { list: step((window, filter) => transactions["p-chain"].list(window, filter)) },
      "x-chain": { list: step((window, filter) => transactions["x-chain"].list(window, filter)) },
      "c-chain": { list: step((window, filter) => transactions["c-chain"].list(window, filter)) },
    },
    evm: {
      transactions: {
        ...evm.transactions,
        list: step((window, filter) => evm.transactions.list(window, filter)),
      },
      tokens: {
        ...evm.tokens,
        find: step((chain, addresses) => evm.tokens.find(chain, addresses)),
        listUnread: step((chain, limit, upTo) => evm.tokens.listUnread(chain, limit, upTo)),
      },
    },
  };
  return {
    store: mortalStore,
    files: own,
    died: () => dead,
    bury: () => Promise.all(opened.map((each) => each.close())),
  };
}

/**
 * One process after another takes the job up, each killed at its step; the last one lives.
 *
 * @param rest rows that the last one reads at a time
 * @returns how many died
 */
async function liveThrough(
  files: ExportFiles,
  kills: readonly { at: number; way: Way; pageSize: number }[],
  rest = 9,
) {
  let deaths = 0;
  for (const { at, way, pageSize } of kills) {
    const ports = mortal(files, at, way);
    await workerOf(ports.files, { store: ports.store, pageSize })
      .step()
      .catch((error) => {
        if (!(error instanceof Killed)) throw error;
      });
    await ports.bury();
    if (ports.died()) deaths++;
    clock.now += LEASE;
  }
  await workerOf(files, { pageSize: rest }).step();
  return deaths;
}

let whole: string;
let cut: string;
beforeAll(async () => {
  const files = createMemoryFiles();
  const [all, some] = [await accept(), await accept(undefined, CUT)];
  await workerOf(files).step();
  await workerOf(files, { pageSize: 1_000 }).step();
  const [first, second] = [await result(files, all.id), await result(files, some.id)];
  expect(first.status).toBe("COMPLETED");
  expect(second).toMatchObject({
    status: "COMPLETED_WITH_WARNING",
    nextDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  [whole, cut] = [first.text ?? "", second.text ?? ""];
  expect(whole.split("\r\n").length).toBeGreaterThan(100);
  expect(whole.startsWith(cut)).toBe(true);
  // What follows is about files with rows of all chains.
  for (const text of [whole, cut]) for (const chain of chains) expect(text).toContain(`,fuji,${chain},`);
});

test("survives a kill at every single step", async () => {
  const files = await createFolderFiles(join(folder, "steps"));
  let last = 0;
  for (const way of ["before", "after", "half"] as const) {
    for (let at = 1, dead = 1; dead === 1; at++) {
      expect(at).toBeLessThan(200);
      const { id } = await accept();
      dead = await liveThrough(files, [{ at, way, pageSize: 160 }], 160);
      const { status, text, attempts } = await result(files, id);
      expect({ status, same: text === whole, attempts }, `${way} step ${at}`).toMatchObject({
        status: "COMPLETED",
        same: true,
      });
      last = at;
    }
  }
  expect(last).toBeGreaterThan(10);
});

const kill = fc.record({
  at: fc.integer({ min: 1, max: 16 }),
  way: fc.constantFrom<Way>("before", "after", "half"),
  pageSize: fc.integer({ min: 1, max: 60 }),
});

/** Schedules, each of which kills a worker once or more often. */
const RUNS = rounds(6);

test("any schedule of kills gives the same bytes, limited or whole", async () => {
  const files = await createFolderFiles(join(folder, "schedules"));
  let deaths = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(kill, { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      async (kills, truncated) => {
        const { id } = await accept(undefined, truncated ? CUT : undefined);
        deaths += await liveThrough(files, kills);
        const { status, text } = await result(files, id);
        expect(status).toBe(truncated ? "COMPLETED_WITH_WARNING" : "COMPLETED");
        expect(text === (truncated ? cut : whole)).toBe(true);
      },
    ),
    { numRuns: RUNS },
  );
  expect(deaths).toBeGreaterThan(RUNS);
  await workerOf(files).sweep();
  // Of all that the dead have left nothing stays but the finished files.
  const left = await files.list();
  for (const { id, fence, partial } of left)
    expect([partial, (await store.exports.find(id))?.fileFence]).toEqual([false, fence]);
});

test("a worker that was presumed dead cannot change a job that another one has taken over", async () => {
  const files = await createFolderFiles(join(folder, "stalled"));
  const steps = ["list", "noteProgress", "finish"] as const;
  for (const stalledAt of steps) {
    const { id } = await accept();
    let go: () => void = () => {};
    let stalled: () => void = () => {};
    const reached = new Promise<void>((resolve) => {
      stalled = resolve;
    });
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    let calls = 0;
    const { exports, transactions } = store;
    const slowly =
      <Args extends unknown[], Result>(name: typeof stalledAt, work: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        if (name === stalledAt && ++calls === (stalledAt === "finish" ? 1 : 3)) {
          stalled();
          await held;
        }
        return work(...args);
      };
    const slow: Store = {
      ...store,
      transactions: {
        ...transactions,
        "p-chain": { list: slowly("list", transactions["p-chain"].list) },
      },
      exports: {
        ...exports,
        noteProgress: slowly("noteProgress", exports.noteProgress),
        finish: slowly("finish", exports.finish),
      },
    };
    const logged: string[] = [];
    const first = workerOf(files, {
      store: slow,
      log: { ...quiet, info: (_, message) => void logged.push(message) },
    }).step();
    await reached;
    clock.now += LEASE;
    await workerOf(files, { pageSize: 30 }).step();
    const taken = await result(files, id);
    expect(taken).toMatchObject({ status: "COMPLETED", fence: 2, fileFence: 2 });
    go();
    await first;
    expect(logged).toEqual([
      stalledAt === "finish" ? "export was ended by another worker" : "export continues in another process",
    ]);
    expect(await result(files, id)).toEqual(taken);
    expect(taken.text === whole).toBe(true);
    await workerOf(files).sweep();
    expect((await files.list()).filter((file) => file.id === id)).toEqual([{ id, fence: 2, partial: false }]);
  }
});

test("concurrent workers run each job once", async () => {
  const files = createMemoryFiles();
  const jobs = await Promise.all(Array.from({ length: 12 }, () => accept()));
  const runs: number[] = await Promise.all(
    [1, 2, 3].map(async () => {
      const worker = workerOf(files);
      let done = 0;
      while (await worker.step()) done++;
      return done;
    }),
  );
  expect(runs.reduce((sum, done) => sum + done, 0)).toBe(12);
  for (const { id } of jobs) {
    const { fence, text } = await result(files, id);
    expect([fence, text === whole]).toEqual([1, true]);
  }
});

test("an export contains each chain as of its request", async () => {
  const files = createMemoryFiles();
  const desk = new Exports({
    store: store.exports,
    clock: () => clock.now,
    maxRows: 1e6,
    maxQueued: 3,
    accepted: () => {},
  });
  const early = Math.floor(height / 2);
  const { timestamp = 0 } = net.blocks.find((block) => Number(block.height) === early) ?? {};
  const lastOf = (blocks: readonly { height: bigint; timestamp: number }[]) =>
    Number(blocks.filter((block) => block.timestamp <= timestamp).at(-1)?.height ?? 0);
  const seen = { "p-chain": early, "x-chain": lastOf(net.xBlocks), "c-chain": lastOf(net.cBlocks) };
  const request = { network: "fuji", addresses: ownersHex, chains, heights: seen };
  const job = await desk.accept({
    caller: "a",
    type: TYPE,
    networkId: net.networkId,
    height: early,
    time,
    request,
  });
  await workerOf(files).step();
  const { text = "" } = await result(files, job?.id ?? "");
  const rows = (all: string) => all.split("\r\n").slice(1, -1);
  const isEarly = (row: string) => {
    const [, , chain, block] = row.split(",");
    return Number(block) <= seen[chain as keyof typeof seen]; // a name of the column
  };
  expect(rows(text)).toEqual(rows(whole).filter(isEarly));
  for (const chain of chains) expect(rows(text).some((row) => row.includes(`,${chain},`))).toBe(true);
});

test("the number of unfinished jobs of a caller is limited, also for concurrent requests", async () => {
  const files = createMemoryFiles();
  const many = await Promise.allSettled(Array.from({ length: 9 }, () => accept("greedy")));
  expect(many.filter(({ status }) => status === "fulfilled").length).toBe(3);
  clock.now += 1; // the oldest comes first
  await accept("modest");
  await workerOf(files).step();
  await accept("greedy");
  await expect(accept("greedy")).rejects.toThrow("not accepted");
  while (await workerOf(files).step()) {}
});

test("a caller with too many unfinished exports gets Retry-After", async () => {
  const identity = identityOf(net);
  const exports = new Exports({
    store: store.exports,
    clock: () => clock.now,
    maxRows: 10,
    maxQueued: 2,
    accepted: () => {},
  });
  const context: Context = {
    store,
    exporting: { exports, links: { create: async (id) => id } },
    nfts: { wake: () => {}, sharedTime: () => clock.now },
    prices: new Prices(staticPrices({}), () => {}),
    status: {
      chains: () => [],
      health: async () => ({ draining: false, database: { ready: true }, apiPool: { ready: true } }),
    },
    evmChains: new Map(),
    clock: () => clock.now,
    networks: new Map([
      [
        "fuji",
        {
          name: "fuji",
          identity,
          aggregator: undefined,
          chains: { "p-chain": { unavailable: () => undefined } },
        },
      ],
    ]),
  };
  const options = { addresses: owners, includeChains: ["p-chain" as const] };
  const ask = async (caller: string) => {
    const requester = { caller, privileges: [], origin: "http://service" };
    const body = await exportTransactions.handle({ type: TYPE, options }, context, requester);
    return body as OperationRecord; // this handler writes no JSON itself
  };
  expect((await ask("198.51.100.1")).operationStatus).toBe("RUNNING");
  await ask("198.51.100.1");
  await expect(ask("198.51.100.1")).rejects.toMatchObject({
    status: 429,
    message: "a caller may have at most 2 unfinished exports; wait for one to end",
    headers: { "retry-after": "30" },
  });
  clock.now += 1; // the oldest comes first
  const { operationId } = await ask("198.51.100.2");
  const files = createMemoryFiles();
  await workerOf(files, { pageSize: 5 }).step();
  await ask("198.51.100.1"); // one has ended
  while (await workerOf(files).step()) {}
  expect((await result(files, operationId)).status).toBe("COMPLETED_WITH_WARNING");
});

test("a process runs a limited number of jobs, starts at once when woken, and releases them when it stops", async () => {
  const files = createMemoryFiles();
  const stop = new AbortController();
  let [active, most, begun] = [0, 0, 0];
  let bothBusy: () => void = () => {};
  const busy = new Promise<void>((resolve) => {
    bothBusy = resolve;
  });
  const slow: Store = {
    ...store,
    transactions: {
      ...store.transactions,
      "p-chain": {
        list: async (...args) => {
          most = Math.max(most, ++active);
          if (++begun === 2) bothBusy();
          await busy;
          const slice = await store.transactions["p-chain"].list(...args);
          active--;
          return slice;
        },
      },
    },
  };
  const workers = new ExportWorkers({
    store: slow,
    files,
    networks: [identityOf(net)],
    clock: () => clock.now,
    log: quiet,
    signal: stop.signal,
    pageSize: 9,
    running: 2,
    pollMs: 3_600_000,
    alone: false,
  });
  const left = await accept();
  await store.exports.claim([net.networkId], clock.now, Number.MAX_SAFE_INTEGER); // by a process that is gone
  const running = workers.run();
  const jobs = await Promise.all(Array.from({ length: 4 }, () => accept()));
  workers.wake();
  await busy;
  for (let rounds = 0; rounds < 5_000; rounds++) {
    const states = await Promise.all(jobs.map(({ id }) => store.exports.find(id)));
    if (states.every((job) => job?.status === "COMPLETED")) break;
    workers.wake();
  }
  stop.abort();
  await running;
  expect(most).toBe(2);
  for (const { id } of jobs) expect((await result(files, id)).text === whole).toBe(true);
  expect((await store.exports.find(left.id))?.status).toBe("RUNNING");

  // The embedded database has one process: what is held when it starts was left behind.
  const again = new AbortController();
  const alone = new ExportWorkers({
    store,
    files,
    networks: [identityOf(net)],
    clock: () => clock.now,
    signal: again.signal,
    log: { ...quiet, info: () => again.abort() },
    running: 1,
    pollMs: 3_600_000,
    alone: true,
  });
  await alone.run();
  expect(await result(files, left.id)).toMatchObject({ status: "COMPLETED", fence: 2 });
});

test("at most one page is in memory at a time", async () => {
  const files = createMemoryFiles();
  let largest = 0;
  const { id } = await accept();
  const measured: ExportFiles = {
    ...files,
    create: async (name) => {
      const writer = await files.create(name);
      return {
        ...writer,
        append: (bytes) => {
          largest = Math.max(largest, bytes.length);
          return writer.append(bytes);
        },
      };
    },
  };
  await workerOf(measured, { pageSize: 2 }).step();
  expect((await result(files, id)).text === whole).toBe(true);
  expect(largest).toBeLessThan(whole.length / 10);
});

test("a temporary failure is retried, a permanent one ends the job, and the caller gets no internal detail", async () => {
  const files = createMemoryFiles();
  const list = () => Promise.reject(new Error("password of the database"));
  const broken: Store = { ...store, transactions: { ...store.transactions, "p-chain": { list } } };
  const { id } = await accept();
  const logged: string[] = [];
  const log = { ...quiet, error: (fields: object) => void logged.push(JSON.stringify(fields)) };
  for (let tries = 1; tries < 10; tries++) {
    expect(await workerOf(files, { store: broken, log }).step()).toBe(true);
    expect(await workerOf(files, { store: broken, log }).step()).toBe(false); // not at once
    clock.now += 1_000 * 2 ** (tries - 1);
  }
  expect((await result(files, id)).status).toBe("RUNNING");
  await workerOf(files, { store: broken, log }).step();
  expect(await result(files, id)).toMatchObject({
    status: "FAILED",
    code: "ErrInternal",
    message: "The export failed for a reason that the service's log tells.",
    fileFence: null,
  });
  expect(logged.length).toBe(10);
  expect(logged[0]).toContain("password of the database");
});

test("a job of another version that cannot be read fails as an invalid request", async () => {
  const files = createMemoryFiles();
  const id = crypto.randomUUID();
  const request = JSON.stringify({ layout: 9 });
  await store.exports.create(
    { id, caller: "b", type: TYPE, networkId: net.networkId, request, height, time, createdAt: clock.now },
    1,
  );
  await workerOf(files).step();
  expect(await result(files, id)).toMatchObject({
    status: "FAILED",
    code: "ErrInvalidRequest",
    message: "the export request has form 9, not 1",
  });
});

test("a stopped worker releases its job at once", async () => {
  const files = createMemoryFiles();
  const { id } = await accept();
  const stop = new AbortController();
  const stopping = {
    ...store,
    exports: {
      ...store.exports,
      noteProgress: async (...args: Parameters<Store["exports"]["noteProgress"]>) => {
        stop.abort();
        return store.exports.noteProgress(...args);
      },
    },
  };
  await workerOf(files, { store: stopping, signal: stop.signal }).step();
  expect(await result(files, id)).toMatchObject({ status: "RUNNING", fence: 1 });
  expect(await workerOf(files).step()).toBe(true); // without waiting for the lease to end
  expect((await result(files, id)).text === whole).toBe(true);
});

test("jobs of other networks are not taken", async () => {
  const { id } = await accept();
  const files = createMemoryFiles();
  expect(await workerOf(files, { networks: [{ ...identityOf(net), networkId: 77 }] }).step()).toBe(false);
  await workerOf(files).step();
  expect((await result(files, id)).fence).toBe(1);
});

test("files are removed after a day, records after thirty", async () => {
  const files = await createFolderFiles(join(folder, "old"));
  const { id } = await accept();
  await workerOf(files).step();
  const worker = workerOf(files);
  clock.now += FILE_LIFETIME;
  await worker.sweep();
  expect((await result(files, id)).text === whole).toBe(true);
  clock.now += 1;
  await worker.sweep();
  expect(await result(files, id)).toMatchObject({ status: "COMPLETED", fileFence: null, text: undefined });
  expect(await files.list()).toEqual([]);
  clock.now += 30 * 24 * 3_600_000;
  await worker.sweep();
  expect(await store.exports.find(id)).toBeUndefined();
});
