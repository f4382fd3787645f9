/** Snapshots with a window of history: restored, they respond as the index that grew to all that lies in the window, and refuse the rest. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createLocalnet, DEFAULT_NOW, type Localnet } from "@primary-network/localnet";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import {
  type CreateSnapshotOptions,
  createIndexSnapshot,
  createService,
  type IndexSnapshotManifest,
  restoreIndexSnapshot,
  type Service,
} from "../src/index.ts";
import { INDEX_TABLES } from "../src/store/index-snapshot/tables.ts";
import type { DatabaseLocation } from "../src/store/node/database-location.ts";
import { readIndex } from "./every-request.ts";
import { emptyDatabase, grow, sourceOf } from "./harness.ts";
import { indexPart } from "./index-part.ts";
import { indexRows } from "./index-rows.ts";
import { compareServices, readBeginnings } from "./window/compare.ts";
import { windowChecks } from "./window/requests.ts";

const onCluster = (inject("postgres")?.workers ?? []).length > 0;
const DAY = 86_400;
const WEEKS = 2;

let net: Localnet;
let root: string;
let names = 0;
const newFolder = () => join(root, String(++names));
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "index-since-"));
  net = await createLocalnet({
    validators: 8,
    delegators: 8,
    weeks: WEEKS,
    evm: true,
    heliconTime: DEFAULT_NOW - 7 * DAY,
  });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const opened: Service[] = [];
const closeAll = () => Promise.all(opened.splice(0).map((service) => service.close()));
afterEach(closeAll);

async function newDatabase(): Promise<DatabaseLocation> {
  const location = await emptyDatabase();
  return location.databaseUrl ? location : { dataDir: newFolder() };
}

/** A service that has all blocks, and the metadata of all NFTs: they would change responses later. */
async function open(location: DatabaseLocation): Promise<Service> {
  const service = await createService({
    ...(location as { databaseUrl?: string; dataDir?: string }),
    networks: { fuji: sourceOf(net) },
    clock: () => net.now() * 1000,
    streams: { perCaller: 100 },
  });
  opened.push(service);
  service.start();
  await service.indexed();
  const metrics = async () => (await service.adminFetch(new Request("http://admin/metrics"))).text();
  // The limit of the test ends it.
  while (!/^primary_network_nft_queue_tokens 0$/m.test(await metrics())) await setTimeout(20);
  return service;
}

async function grown(): Promise<DatabaseLocation> {
  const location = await newDatabase();
  await open(location);
  await closeAll();
  return location;
}

const create = (from: DatabaseLocation, options: CreateSnapshotOptions, folder = newFolder()) =>
  createIndexSnapshot(from, folder, { clock: () => net.now() * 1000, ...options });

/** Restores a snapshot of an index into a new database. */
async function restoredFrom(from: DatabaseLocation, options: CreateSnapshotOptions) {
  const [folder, location] = [newFolder(), await newDatabase()];
  const manifest = await create(from, options, folder);
  await restoreIndexSnapshot(location, folder, { fuji: sourceOf(net) });
  return { location, manifest };
}

const sizeOf = ({ tables }: IndexSnapshotManifest) => tables.reduce((sum, { rows }) => sum + rows, 0);
const digestsOf = ({ tables }: IndexSnapshotManifest) => tables.map(({ name, digest }) => [name, digest]);

/**
 * Compares both services by all requests of the contract, and by those of operations that need a window.
 *
 * @param only the operations; all of them without it
 */
async function compare(source: DatabaseLocation, restored: DatabaseLocation, only?: readonly string[]) {
  const beginnings = await readBeginnings(restored);
  const [whole, windowed] = [await open(source), await open(restored)];
  const compared = compareServices(whole, windowed);
  const evmChains = net.evmChains.map(({ evmChainId }) => evmChainId);
  const checks = await windowChecks({ compared, beginnings, evmChains });
  const faults: string[] = [];
  for (const [id, check] of Object.entries(checks))
    if (!only || only.includes(id))
      await check().catch((error: unknown) => {
        faults.push(`${id}: ${String(error)}`);
      });
  expect(faults).toEqual([]);
  await readIndex(compared);
  await closeAll();
  return compared.counts;
}

/** Operations that read most of the tables. */
const SOME = ["listTransactions", "listHistoricalRewards", "listBlocks", "getBalances", "listEvmBlocks"];

/** Pattern of the names of the index's tables. */
const INDEX = `^(${INDEX_TABLES.join("|")})$`;

/** The time after a part of the history. */
const timeAt = (part: number): number => Math.floor(net.now() - WEEKS * 7 * DAY * (1 - part));

describe.skipIf(onCluster)("a snapshot with a window", () => {
  let source: DatabaseLocation;
  beforeAll(async () => {
    source = await grown();
  });

  test("responds to all that lies in it as the index that grew, and refuses the rest", async () => {
    const since = timeAt(0.5);
    const { location, manifest } = await restoredFrom(source, { since });
    expect(manifest).toMatchObject({ contents: "window", since: new Date(since * 1000).toISOString() });
    const [whole, state] = [await create(source, {}), await create(source, { state: true })];
    expect(sizeOf(manifest)).toBeLessThan(sizeOf(whole));
    expect(sizeOf(manifest)).toBeGreaterThan(sizeOf(state));
    const counts = await compare(source, location);
    expect(counts.equal).toBeGreaterThan(500);
    expect(counts.refused).toBeGreaterThan(500);
    expect(counts.cut).toBeGreaterThan(50);
    await expect(create(location, { since: since - 1 })).rejects.toThrow(
      `since must be ${new Date(since * 1000).toISOString()} or later: the index has no earlier history`,
    );
  });

  test("goes on, also from a snapshot of the current state, whose window begins behind it", async () => {
    const since = timeAt(0.7);
    const restored = [
      await restoredFrom(source, { since }),
      await restoredFrom(source, { state: true }),
    ] as const;
    await grow(net, 50);
    for (const { location } of restored)
      expect((await compare(source, location, SOME)).equal).toBeGreaterThan(300);
    const windows = [{ since }, { since: timeAt(0.9) }, { state: true }];
    for (const options of windows) {
      const [one, other] = [await create(source, options), await create(restored[0].location, options)];
      expect(other.chains).toEqual(one.chains);
      expect([options, digestsOf(other)]).toEqual([options, digestsOf(one)]);
    }
    // A copy of a window has the same beginning.
    const { location, manifest } = await restoredFrom(restored[0].location, {});
    expect(manifest).toMatchObject({ contents: "window", since: new Date(since * 1000).toISOString() });
    expect(await indexRows(location, INDEX)).toEqual(await indexRows(restored[0].location, INDEX));
  });

  test("may begin anywhere, and its chains may be indexed to different points", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (indexedTo, begin) => {
          const part = await newDatabase();
          await indexPart(net, part, indexedTo);
          const since = timeAt(begin);
          const { location } = await restoredFrom(part, { since });
          await compare(part, location, SOME);
          for (const options of [{ since }, { since: timeAt((1 + begin) / 2) }, { state: true }]) {
            const [one, other] = [await create(part, options), await create(location, options)];
            expect([options, digestsOf(other)]).toEqual([options, digestsOf(one)]);
          }
        },
      ),
      { numRuns: rounds(1) },
    );
  });

  test.each<[options: CreateSnapshotOptions, want: string]>([
    [{ state: true, since: 1 }, "state and since exclude each other: state keeps no history"],
    [{ since: 1.5 }, "since must be a whole number of Unix seconds up to now, not 1.5"],
    [{ since: -1 }, "since must be a whole number of Unix seconds up to now, not -1"],
    [{ since: 9_999_999_999 }, "since must be a whole number of Unix seconds up to now, not 9999999999"],
  ])("is refused with %j", async (options, want) => {
    await expect(create(source, options)).rejects.toThrow(want);
  });
});
