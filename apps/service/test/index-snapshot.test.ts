/** Snapshots of an index: restored, they respond as the index did that grew, and go on; what does not fit is refused. */

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import {
  createIndexSnapshot,
  createService,
  inspectIndexSnapshot,
  openApiKeys,
  restoreIndexSnapshot,
  type Service,
} from "../src/index.ts";
import { INDEX_TABLES, OWN } from "../src/store/index-snapshot/tables.ts";
import type { DatabaseLocation } from "../src/store/node/database-location.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { migrate } from "../src/store/schema/migrate.ts";
import { readIndex } from "./every-request.ts";
import { emptyDatabase, grow, harnessOf, type Json, keptDatabase, sourceOf, temporaryFolder } from "./harness.ts";
import { indexRows } from "./index-rows.ts";

const onCluster = (inject("postgres")?.workers ?? []).length > 0;

let net: Localnet;
beforeAll(async () => {
  net = await createLocalnet({ validators: 12, delegators: 24, weeks: 3, evm: true });
});

/** Pattern of the names of the index's tables. */
const INDEX = `^(${INDEX_TABLES.join("|")})$`;

/** Closed after each test, whatever becomes of it. */
const opened: Service[] = [];
const closeAll = () => Promise.all(opened.splice(0).map((service) => service.close()));
afterAll(closeAll);

async function open(location: DatabaseLocation, indexing = true, network = net): Promise<Service> {
  const service = await createService({
    ...(location as { databaseUrl?: string; dataDir?: string }),
    networks: { fuji: sourceOf(network) },
    clock: () => network.now() * 1000,
    indexing,
  });
  opened.push(service);
  service.start();
  if (indexing) await service.indexed();
  return service;
}

/** An index of the network that nobody uses. */
async function grown(network = net): Promise<DatabaseLocation> {
  const location = await keptDatabase();
  await open(location, true, network);
  await closeAll();
  return location;
}

const newFolder = async () => join(await temporaryFolder(), "snapshot");

/** A database without tables: the embedded one is in a folder that does not exist. */
async function newDatabase(): Promise<DatabaseLocation> {
  const location = await emptyDatabase();
  return location.databaseUrl ? location : keptDatabase();
}

/** Compares each response of two services, in which only page tokens differ: their secrets are the deployments'. */
function comparing(one: Service, other: Service) {
  const [first, second] = [harnessOf(net, one), harnessOf(net, other)];
  const tokens = new Map<string, string>();
  let compared = 0;
  const get = async (path: string) => {
    const [, token = ""] = /pageToken=([^&]+)/.exec(path) ?? [];
    const got = await first.get(path);
    const { status, body } = await second.get(token ? path.replace(token, tokens.get(token) ?? "unknown") : path);
    if (got.body.nextPageToken)
      tokens.set(encodeURIComponent(got.body.nextPageToken), encodeURIComponent(body.nextPageToken));
    const text = (response: Json) => JSON.stringify({ ...response, nextPageToken: response.nextPageToken !== undefined });
    expect([path, status, text(body)]).toEqual([path, got.status, text(got.body)]);
    compared++;
    return got;
  };
  const all = async (path: string, field: string): Promise<Json[]> => (await get(path)).body[field];
  return { get, all, count: () => compared };
}

test("every table belongs to the index or to the deployment", async () => {
  const location = await keptDatabase();
  const db = await openDatabase(location);
  try {
    await migrate(db);
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual([...INDEX_TABLES, ...OWN].sort());
  } finally {
    await db.destroy();
  }
});

describe.skipIf(onCluster)("a snapshot", () => {
  let source: DatabaseLocation;
  beforeAll(async () => {
    source = await grown();
  });

  test("responds as the index that grew, byte for byte, and goes on as it does", async () => {
    const folder = await newFolder();
    const made = await createIndexSnapshot(source, folder, { fileBytes: 20_000 });
    expect(made.tables.some(({ files }) => files.length > 1)).toBe(true);
    expect(await inspectIndexSnapshot(folder, { check: true })).toEqual(made);
    const restored = await newDatabase();
    const steps: number[] = [];
    await restoreIndexSnapshot(restored, folder, { fuji: sourceOf(net) }, { onProgress: ({ done }) => void steps.push(done) });
    expect(steps).toEqual(steps.map((_, at) => at + 1));
    expect(await indexRows(restored, INDEX)).toEqual(await indexRows(source, INDEX));
    const [one, other] = [await open(source, false), await open(restored, false)];
    const both = comparing(one, other);
    await readIndex(both);
    expect(both.count()).toBeGreaterThan(200);
    await closeAll();
  });
});
