/** Snapshots without all history of recorded real nodes: followed to the end, they respond as the index that grew. */

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { networkSource } from "../../realnet/src/compare/network-source.ts";
import { readNetworkRecord } from "../../realnet/src/record/network-record.ts";
import { callsOf, readQuestionRecord } from "../../realnet/src/record/question-record.ts";
import { RecordedNode } from "../../realnet/src/record/recorded-node.ts";
import { createIndexSnapshot, createService, restoreIndexSnapshot, type Service } from "../src/index.ts";
import type { DatabaseLocation } from "../src/store/node/database-location.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { emptyDatabase } from "./harness.ts";
import { compareServices, readBeginnings } from "./window/compare.ts";
import { windowChecks } from "./window/requests.ts";

const onCluster = (inject("postgres")?.workers ?? []).length > 0;
const read = (name: string) => readFile(new URL(`../../../fixtures/realnet/${name}`, import.meta.url));

/** The time of a block near the beginning. */
async function timeOfSecondBlock(location: DatabaseLocation): Promise<number> {
  const db = await openDatabase(location);
  const { rows } = await sql<{ time: number }>`select time from p_block where height = 2`.execute(db);
  await db.destroy();
  return rows[0]?.time ?? expect.fail("no second block");
}

/** Operations on the Primary Network that need a window. */
const WINDOWED = [
  "listTransactions",
  "listStakingTransactions",
  "streamPrimaryTransactions",
  "getPrimaryTransaction",
  "streamValidatorEvents",
  "listHistoricalRewards",
  "listBlocksByNode",
  "listBlocks",
  "streamBlocks",
  "getPrimaryBlock",
  "getBalances",
] as const;

test.skipIf(onCluster).each([
  ["network", "state"],
  ["network", "window"],
  ["helicon", "state"],
  ["helicon", "window"],
] as const)("%s, %s", async (name, contents) => {
  const root = await mkdtemp(join(tmpdir(), "state-recorded-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const recorded = readNetworkRecord(gunzipSync(await read(`${name}.jsonl.gz`)).toString("utf8"));
  const questions = await read(`${name === "network" ? "questions" : "helicon-questions"}.jsonl`);
  const calls = callsOf(readQuestionRecord(questions.toString("utf8")));
  const node = new RecordedNode({ ...recorded, calls: [...calls, ...recorded.calls] });
  const { genesis, addresses, now } = recorded.network;
  const source = await networkSource(genesis, { nodeUrl: "http://127.0.0.1", fetch: node.fetch });
  const networks = { fuji: source };
  const newDatabase = async (as: string): Promise<DatabaseLocation> => {
    const location = await emptyDatabase();
    return location.databaseUrl ? location : { dataDir: join(root, as) };
  };
  const open = (location: DatabaseLocation, batchSize?: number) =>
    createService({
      ...(location as { databaseUrl?: string; dataDir?: string }),
      networks,
      clock: () => now * 1000,
      pollMs: 10,
      streams: { perCaller: 100 },
      ...(batchSize && { batchSize }),
    });
  const [grown, restored] = [await newDatabase("grown"), await newDatabase("restored")];
  const first = await open(grown, 1);
  first.start();
  const hasBegun = () => first.status().chains.every(({ height }) => height >= 3);
  await vi.waitUntil(hasBegun, { timeout: 60_000, interval: 1 });
  await first.close();
  const kept = contents === "state" ? { state: true } : { since: await timeOfSecondBlock(grown) };
  await createIndexSnapshot(grown, join(root, "begun"), kept);
  await restoreIndexSnapshot(restored, join(root, "begun"), networks);
  const services: Service[] = [];
  for (const location of [grown, restored]) {
    const service = await open(location);
    service.start();
    await service.indexed();
    await service.close();
  }
  const ends = [
    await createIndexSnapshot(grown, join(root, "one"), kept),
    await createIndexSnapshot(restored, join(root, "other"), kept),
  ].map(({ chains, tables }) => [chains, tables.map((table) => [table.name, table.digest])]);
  expect(ends[1]).toEqual(ends[0]);
  const beginnings = await readBeginnings(restored);
  const [whole, windowed] = [await open(grown), await open(restored)];
  services.push(whole, windowed);
  const base = "/v1/networks/fuji";
  const paths = [
    ...["validators", "delegators", "subnets", "blockchains", "l1Validators"].map(
      (list) => `${base}/${list}?pageSize=100`,
    ),
    ...["p-chain", "x-chain", "c-chain"].flatMap((chain) =>
      addresses
        .map((address) => address.replace("P-", ""))
        .flatMap((address) => [
          `${base}/blockchains/${chain}/utxos?pageSize=100&addresses=${address}`,
          `${base}/blockchains/${chain}/balances?addresses=${address}`,
        ]),
    ),
    "/v1/avax/supply",
    base,
  ];
  for (const path of paths) {
    const [one, other] = await Promise.all(
      services.map(async (service) => {
        const response = await service.fetch(new Request(`http://service${path}`));
        return [path, response.status, await response.text()];
      }),
    );
    expect([path, one?.[1]]).toEqual([path, 200]);
    expect(other).toEqual(one);
  }
  // Outputs of real transactions are also of a type that the spec's open enumeration does not name: property.
  const compared = compareServices(whole, windowed, () => undefined);
  const checks = await windowChecks({ compared, beginnings, evmChains: [] });
  for (const id of WINDOWED) await checks[id]();
  expect(compared.counts.equal).toBeGreaterThan(100);
  expect(compared.counts.refused).toBeGreaterThan(10);
  await Promise.all(services.map((service) => service.close()));
});
