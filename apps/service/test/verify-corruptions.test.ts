/** The comparison with a node finds every damage to an index of a recorded network of real nodes. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { verify } from "@primary-network/verify";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { networkSource } from "../../realnet/src/compare/network-source.ts";
import { readNetworkRecord } from "../../realnet/src/record/network-record.ts";
import { callsOf, readQuestionRecord } from "../../realnet/src/record/question-record.ts";
import { RecordedNode } from "../../realnet/src/record/recorded-node.ts";
import { createService } from "../src/index.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { type Corruption, cChainCorruptions, primaryCorruptions } from "./corruptions.ts";
import { keptDatabase } from "./harness.ts";

const read = (name: string) => readFileSync(new URL(`../../../fixtures/realnet/${name}`, import.meta.url));
const recorded = readNetworkRecord(gunzipSync(read("network.jsonl.gz")).toString("utf8"));
const questions = readQuestionRecord(read("questions.jsonl").toString("utf8"));
const node = new RecordedNode({ ...recorded, calls: [...callsOf(questions), ...recorded.calls] });
const { network } = recorded;

type Location = Awaited<ReturnType<typeof keptDatabase>>;
let source: Awaited<ReturnType<typeof networkSource>>;
beforeAll(async () => {
  source = await networkSource(network.genesis, { nodeUrl: "http://127.0.0.1", fetch: node.fetch });
});

const open = (location: Location) =>
  createService({
    ...location,
    networks: { fuji: source },
    pollMs: 10,
    clock: () => network.now * 1_000,
  });

/** Compares as a new process would serve the database. It does not start, so it indexes nothing. */
async function compare(location: Location, chains?: readonly string[]) {
  const service = await open(location);
  try {
    return await verify({
      node: { baseUrl: "http://127.0.0.1", fetch: node.fetch },
      service: {
        baseUrl: "http://127.0.0.1",
        network: "fuji",
        fetch: (url, init) => service.fetch(new Request(url, init)),
        retries: 0,
      },
      addresses: network.addresses,
      ...(chains && { chains }),
      clock: () => network.now * 1_000,
    });
  } finally {
    await service.close();
  }
}

async function run(location: Location, ...statements: string[]): Promise<void> {
  const db = await openDatabase(location);
  try {
    for (const statement of statements) await sql.raw(statement).execute(db);
  } finally {
    await db.destroy();
  }
}

/** @returns the comparisons that find it */
async function plant(location: Location, { table, sql: damage, chain, found }: Corruption) {
  await run(location, `create table kept as table ${table}`, damage);
  // Burned amounts are sums over all chains.
  const { differences } = await compare(location, found.startsWith("AVAX burned") ? undefined : [chain]);
  await run(location, `delete from ${table}`, `insert into ${table} select * from kept`, "drop table kept");
  return [...new Set(differences.map(({ question }) => question))];
}

test("every damage is found, by the comparison that its table names", async () => {
  const location = await keptDatabase();
  const service = await open(location);
  service.start();
  await service.indexed();
  await service.close();
  const unfound: unknown[] = [];
  const corruptions = [...primaryCorruptions, ...cChainCorruptions(`evm-${network.evmChainId}`)];
  expect(corruptions.length).toBeGreaterThanOrEqual(40);
  for (const corruption of corruptions) {
    const by = await plant(location, corruption);
    if (!by.some((question) => question.startsWith(corruption.found)))
      unfound.push({ name: corruption.name, by });
  }
  expect(unfound).toEqual([]);
  // All of it is undone.
  expect((await compare(location)).differences).toEqual([]);
});
