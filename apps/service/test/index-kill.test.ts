/** Processes that index are killed by the system again and again, anywhere; their index ends as that of one that was left alone. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createService, type Service } from "../src/index.ts";
import type { Birth } from "./child/index-process.ts";
import { freshDatabase, sourceOf } from "./door.ts";
import { type Answer, bundleProgram, Life, type Program } from "./index-life.ts";
import { indexRows } from "./index-rows.ts";
import { type Cause, killAsPlanned, killPlans } from "./kill-plan.ts";
import { type LoopbackNode, listenOnLoopback } from "./loopback-node.ts";

/** Of each database; INDEX_KILLS=500 INDEX_KILL_SEED=7 makes a night of it. */
const KILLS = Number(env.INDEX_KILLS ?? 25);
const SEED = Number(env.INDEX_KILL_SEED ?? 1);
const TIMEOUT = 120_000 + KILLS * 10_000;

type Location = Birth["location"];
const onPostgres = inject("postgres") !== undefined;

let root: string;
let program: Program;
let net: Localnet;
let node: LoopbackNode;
let birth: Pick<Birth, "network" | "now">;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "index-kill-"));
  program = await bundleProgram();
  net = await createLocalnet({ validators: 6, delegators: 12, weeks: 3 });
  node = await listenOnLoopback(net);
  const { fetch: _, warpSigners: __, ...network } = sourceOf(net);
  birth = { network: { ...network, nodeUrl: node.url }, now: net.now() * 1000 };
});
afterAll(async () => {
  await node.close();
  await program.remove();
  await rm(root, { recursive: true });
});

const place = async (name: string): Promise<Location> =>
  onPostgres ? freshDatabase() : { dataDir: join(root, name) };

const open = (location: Location, indexing = true) =>
  createService({ ...location, networks: { fuji: sourceOf(net) }, clock: () => birth.now, indexing });

/** Tables that the local network's history does not fill: mainnet's bonus blocks do, and auto-renewed validators (Helicon). */
const UNFILLED = ["c_former_import", "p_renewal"];

/** The rows of an index of the chain as it is now that nothing disturbed. */
async function rowsLeftAlone(): Promise<Record<string, string[]>> {
  const location = await place(crypto.randomUUID());
  const service = await open(location);
  service.start();
  await service.indexed();
  await service.close();
  const rows = await indexRows(location);
  for (const [table, of] of Object.entries(rows))
    if (!UNFILLED.includes(table)) expect(of.length, table).toBeGreaterThan(0);
  return rows;
}

async function answerOf(service: Service, path: string): Promise<Answer> {
  const response = await service.fetch(new Request(`http://service/v1/${path}`));
  return { status: response.status, body: await response.json() };
}

async function grow(count: number): Promise<void> {
  const headers = { authorization: `Bearer ${net.controlToken}` };
  const init = { method: "POST", headers, body: JSON.stringify({ count }) };
  const { status } = await net.controlFetch(new Request("http://control/blocks", init));
  expect(status).toBe(200);
}

/** Reads all transactions, oldest first; undefined when there is nobody who answers, or nothing that is indexed. */
async function readAll(ask: (path: string) => Promise<Answer | undefined>): Promise<string[] | undefined> {
  const path = "networks/fuji/blockchains/p-chain/transactions?sortOrder=asc&pageSize=100";
  const hashes: string[] = [];
  for (let next: string | undefined = ""; next !== undefined; ) {
    const answer = await ask(next === "" ? path : `${path}&pageToken=${next}`);
    if (answer === undefined || answer.status === 503) return undefined;
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    hashes.push(...answer.body.transactions.map(({ txHash }: { txHash: string }) => txHash));
    next = answer.body.nextPageToken;
  }
  return hashes;
}

/** What every reading must be, whenever it was: the beginning of the whole. */
function expectBeginnings(readings: readonly string[][], whole: readonly string[]): void {
  for (const reading of readings) expect(reading).toEqual(whole.slice(0, reading.length));
  // How many different ones there are depends on the machine; some there must be.
  expect(readings.filter(({ length }) => length > 0)).not.toEqual([]);
}

/** Reads some times while the process indexes, or until it has ended. */
async function readWhileAlive(life: Life, readings: string[][]): Promise<void> {
  if (!(await life.said("open"))) return;
  for (let times = 0; times < 4 && !life.isOver; times++) {
    const all = await readAll((path) => life.ask(path));
    if (all) readings.push(all);
  }
}

/** Lets a process come to the tip and end; returns all transactions as it answers. */
async function finish(life: Life, location: Location): Promise<string[]> {
  life.begin({ ...birth, location, batchSize: 50 });
  expect(await life.said("indexed")).toBe(true);
  const all = (await readAll((path) => life.ask(path))) ?? [];
  expect(await life.close()).toEqual({ code: 0, signal: null, told: "" });
  return all;
}

test(
  `${KILLS} kills leave no trace, while the chain grows and lists are read`,
  async () => {
    const location = await place("killed");
    // On a server another process answers all the time, also while nobody indexes.
    const replica = location.databaseUrl ? await open(location, false) : undefined;
    replica?.start();
    const [own, others]: [string[][], string[][]] = [[], []];
    const causes: Record<Cause, number> = { point: 0, node: 0, tip: 0 };
    let next = new Life(program);
    for (const plan of killPlans({ kills: KILLS, seed: SEED, embedded: !onPostgres })) {
      const life = next;
      next = new Life(program); // gets ready meanwhile
      const until = plan.fate.by === "point" ? { until: plan.fate.until } : {};
      life.begin({ ...birth, location, batchSize: plan.batchSize, ...until });
      const reading = readWhileAlive(life, own);
      causes[await killAsPlanned(life, node, plan, grow)]++;
      await reading;
      // Killed, and without a word about anything that it found wrong.
      expect(await life.ended).toEqual({ code: null, signal: "SIGKILL", told: "" });
      const seen = replica && (await readAll((path) => answerOf(replica, path)));
      if (seen) others.push(seen);
    }
    const all = await finish(next, location);
    await replica?.close();
    const [got, want] = [await indexRows(location), await rowsLeftAlone()];
    expect(got).toEqual(want);
    expect(JSON.parse(want.p_checkpoint?.[0] ?? "")).toMatchObject({
      height: Number(net.blocks.at(-1)?.height),
    });
    expect(all.length).toBe(want.p_tx?.length);
    expectBeginnings([...own, ...others], all);
    expect(causes.point).toBeGreaterThan(0);
    expect(causes.node).toBeGreaterThan(0);
  },
  TIMEOUT,
);

describe.skipIf(!onPostgres)("one PostgreSQL (skipped on the embedded database)", () => {
  test("two processes that index by mistake, of which one is killed at times, write what one writes", async () => {
    const location = await place("shared");
    const readings: string[][] = [];
    let next = new Life(program);
    const other = new Life(program).begin({ ...birth, location, batchSize: 2 });
    await expect.poll(async () => (await readAll((path) => other.ask(path)))?.length).toBeGreaterThan(0);
    const reading = readWhileAlive(other, readings);
    for (const at of [20, 55, 90]) {
      const life = next.begin({
        ...birth,
        location,
        batchSize: 3,
        until: { kind: "statement", at, hold: true },
      });
      next = new Life(program);
      await Promise.race([life.said("point"), life.said("indexed")]);
      // Held within a transaction it may keep the other one waiting; its end lets that go on.
      life.kill();
      expect(await life.ended).toMatchObject({ signal: "SIGKILL" });
      await grow(5);
    }
    next.begin({ ...birth, location, batchSize: 4 });
    const both = [other, next];
    for (const life of both) expect(await life.said("indexed")).toBe(true);
    const want = await rowsLeftAlone();
    const all = want.p_tx?.length;
    for (const life of both)
      await expect.poll(async () => (await readAll((path) => life.ask(path)))?.length).toBe(all);
    for (const { code, told } of await Promise.all(both.map((life) => life.close()))) {
      expect(code).toBe(0);
      // All that they may have to say is that they got into each other's way.
      for (const line of told.split("\n").slice(0, -1)) expect(line).toContain("is another indexer at work?");
    }
    await reading;
    expect(await indexRows(location)).toEqual(want);
    for (const seen of readings) expect(new Set(seen).size).toBe(seen.length);
  });
});
