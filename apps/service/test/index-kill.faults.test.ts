/** Indexing processes are killed repeatedly at any point; the final index equals that of a process that was never killed. */

import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import { createService, type Service } from "../src/index.ts";
import type { IndexOptions, ProcessResponse } from "./child/index-process.ts";
import { KILLED } from "./child-process.ts";
import { grow, keptDatabase, remoteSourceOf, sourceOf } from "./harness.ts";
import { bundleIndexProcess, IndexProcess } from "./index-process.ts";
import { indexRows } from "./index-rows.ts";
import { type Cause, killAsPlanned, killPlans } from "./kill-plan.ts";
import { type LoopbackNode, listenOnLoopback } from "./loopback-node.ts";

const onPostgres = inject("postgres") !== undefined;
/** Fewer on PostgreSQL, where a process is killed at statements only, not at changes of files too. */
const KILLS = rounds(onPostgres ? 3 : 5);

type Location = IndexOptions["location"];
const program = await bundleIndexProcess();
let net: Localnet;
let node: LoopbackNode;
let indexOptions: Pick<IndexOptions, "network" | "now">;
beforeAll(async () => {
  net = await createLocalnet({ validators: 6, delegators: 12, weeks: 3 });
  node = await listenOnLoopback(net);
  indexOptions = { network: remoteSourceOf(net, node.url), now: net.now() * 1000 };
});
afterAll(() => node.close());

const open = (location: Location, indexing = true) =>
  createService({ ...location, networks: { fuji: sourceOf(net) }, clock: () => indexOptions.now, indexing });

/**
 * Tables that the local network's history does not fill: mainnet's bonus blocks do, auto-renewed validators (Helicon), and imports on
 * the X- and C-Chain of what several owned.
 */
const UNFILLED = ["c_former_import", "c_import_owner", "p_renewal", "x_import_owner"];

/** The rows of an index of the chain as it is now that nothing disturbed. */
async function rowsLeftAlone(): Promise<Record<string, string[]>> {
  const location = await keptDatabase();
  const service = await open(location);
  service.start();
  await service.indexed();
  await service.close();
  const rows = await indexRows(location);
  for (const [table, of] of Object.entries(rows))
    if (!UNFILLED.includes(table)) expect(of.length, table).toBeGreaterThan(0);
  return rows;
}

async function responseOf(service: Service, path: string): Promise<ProcessResponse> {
  const response = await service.fetch(new Request(`http://service/v1/${path}`));
  return { status: response.status, body: await response.json() };
}

/** Reads all transactions, oldest first; undefined when the process does not respond, or has indexed nothing. */
async function readAll(
  get: (path: string) => Promise<ProcessResponse | undefined>,
): Promise<string[] | undefined> {
  const path = "networks/fuji/blockchains/p-chain/transactions?sortOrder=asc&pageSize=100";
  const hashes: string[] = [];
  for (let next: string | undefined = ""; next !== undefined; ) {
    const response = await get(next === "" ? path : `${path}&pageToken=${next}`);
    if (response === undefined || response.status === 503) return undefined;
    expect([response.status, response.body.message]).toEqual([200, undefined]);
    hashes.push(...response.body.transactions.map(({ txHash }: { txHash: string }) => txHash));
    next = response.body.nextPageToken;
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
async function readWhileAlive(indexProcess: IndexProcess, readings: string[][]): Promise<void> {
  if (!(await indexProcess.reached("open"))) return;
  for (let times = 0; times < 4 && !indexProcess.isOver; times++) {
    const all = await readAll((path) => indexProcess.get(path));
    if (all) readings.push(all);
  }
}

/** Lets a process index up to the tip and close; returns all its transactions. */
async function finish(indexProcess: IndexProcess, location: Location): Promise<string[]> {
  indexProcess.start({ ...indexOptions, location, batchSize: 50 });
  expect(await indexProcess.reached("indexed")).toBe(true);
  const all = (await readAll((path) => indexProcess.get(path))) ?? [];
  expect(await indexProcess.close()).toEqual({ code: 0, signal: null, stderr: "" });
  return all;
}

test(`${KILLS} kills leave the index unchanged, while the chain grows and lists are read`, async () => {
  const location = await keptDatabase();
  // On a server, another process serves requests all the time, even while none is indexing.
  const replica = location.databaseUrl ? await open(location, false) : undefined;
  replica?.start();
  const [own, others]: [string[][], string[][]] = [[], []];
  const causes: Record<Cause, number> = { point: 0, node: 0, tip: 0 };
  let next = new IndexProcess(program);
  for (const plan of killPlans({ kills: KILLS, embedded: !onPostgres })) {
    const indexProcess = next;
    next = new IndexProcess(program); // gets ready meanwhile
    const until = plan.fate.by === "point" ? plan.fate.until : undefined;
    indexProcess.start({ ...indexOptions, location, batchSize: plan.batchSize, until });
    const reading = readWhileAlive(indexProcess, own);
    causes[await killAsPlanned(indexProcess, node, plan, (count) => grow(net, count))]++;
    await reading;
    expect(await indexProcess.ended).toEqual(KILLED);
    const seen = replica && (await readAll((path) => responseOf(replica, path)));
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
});

describe.skipIf(!onPostgres)("one PostgreSQL (skipped on the embedded database)", () => {
  test("two indexers of one database, one of them killed at times, write the same rows as one", async () => {
    const location = await keptDatabase();
    const readings: string[][] = [];
    let next = new IndexProcess(program);
    const other = new IndexProcess(program).start({ ...indexOptions, location, batchSize: 2 });
    await expect.poll(async () => (await readAll((path) => other.get(path)))?.length).toBeGreaterThan(0);
    const reading = readWhileAlive(other, readings);
    for (const at of [20, 55, 90]) {
      const until = { kind: "statement", at, act: "wait" } as const;
      const indexProcess = next.start({ ...indexOptions, location, batchSize: 3, until });
      next = new IndexProcess(program);
      await Promise.race([indexProcess.reached("point"), indexProcess.reached("indexed")]);
      // Held within a transaction it may keep the other one waiting; its end lets that go on.
      expect(await indexProcess.kill()).toMatchObject({ signal: "SIGKILL" });
      await grow(net, 5);
    }
    next.start({ ...indexOptions, location, batchSize: 4 });
    const both = [other, next];
    for (const indexProcess of both) expect(await indexProcess.reached("indexed")).toBe(true);
    const want = await rowsLeftAlone();
    const all = want.p_tx?.length;
    for (const indexProcess of both)
      await expect.poll(async () => (await readAll((path) => indexProcess.get(path)))?.length).toBe(all);
    for (const { code, stderr } of await Promise.all(both.map((indexProcess) => indexProcess.close()))) {
      expect(code).toBe(0);
      // All that they may have to say is that they got into each other's way.
      for (const line of stderr.split("\n").slice(0, -1))
        expect(line).toContain("is another indexer at work?");
    }
    await reading;
    expect(await indexRows(location)).toEqual(want);
    for (const seen of readings) expect(new Set(seen).size).toBe(seen.length);
  });
});
