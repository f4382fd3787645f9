/** Processes that restore a snapshot are killed at thirty points; the next one continues, and no row is lost or doubled. */

import { createLocalnet } from "@primary-network/localnet";
import { expect, inject, test } from "vitest";
import { createIndexSnapshot, createService, restoreIndexSnapshot } from "../src/index.ts";
import { INDEX_TABLES } from "../src/store/index-snapshot/tables.ts";
import type { RestoreProcessOptions } from "./child/restore-process.ts";
import { bundleProgram, Child, KILLED } from "./child-process.ts";
import { emptyDatabase, keptDatabase, remoteSourceOf, sourceOf, temporaryFolder } from "./harness.ts";
import { indexRows } from "./index-rows.ts";

/** Moments around writing statements, of which there are three for each: in the setup, among the rows, the indexes, and the end. */
const POINTS = [
  ...[1, 2, 5, 12, 40, 150, 400, 500, 600, 650],
  ...[1, 2, 3, 4, 7, 9, 11, 50, 99, 140],
  ...[8, 31, 77, 103, 155, 201, 16, 3, 2, 1],
];
const DAY = 86_400;
const INDEX = `^(${INDEX_TABLES.join("|")})$`;
const onCluster = (inject("postgres")?.workers ?? []).length > 0;

const program = await bundleProgram("child/restore-process.ts");

test.skipIf(onCluster).each([
  ["all blocks", 0],
  ["a window of ten days", 10 * DAY],
])(`${POINTS.length} kills, after each of which the restore of %s continues`, async (_what, window) => {
  const net = await createLocalnet({ validators: 6, delegators: 12, weeks: 3, evm: true });
  const source = await keptDatabase();
  const service = await createService({
    ...source,
    networks: { fuji: sourceOf(net) },
    clock: () => net.now() * 1000,
  });
  service.start();
  await service.indexed();
  await service.close();
  const folder = `${await temporaryFolder()}/snapshot`;
  const clock = () => net.now() * 1000;
  const since = window > 0 ? { since: net.now() - window } : {};
  await createIndexSnapshot(source, folder, { fileBytes: 10_000, clock, ...since });
  const empty = await emptyDatabase();
  const location = empty.databaseUrl ? empty : { dataDir: `${await temporaryFolder()}/database` };
  // A restore asks no node.
  const { evmChains: _, ...network } = remoteSourceOf(net, "http://127.0.0.1:1");
  const options: RestoreProcessOptions = { location, folder, network };
  let killed = 0;
  let next = new Child(program);
  for (const at of POINTS) {
    const child = next.send({ ...options, until: { kind: "statement", at, act: "wait" } });
    next = new Child(program); // gets ready meanwhile
    const line = await child.line((said) => said === "point" || said === "restored");
    if (line !== "point") break; // nothing was left to do
    expect(await child.kill()).toEqual(KILLED);
    killed++;
  }
  expect(killed).toBe(POINTS.length);
  next.send(options);
  expect(await next.line((said) => said === "restored")).toBe("restored");
  expect(await next.ended).toEqual({ code: 0, signal: null, stderr: "" });
  const unkilled = await keptDatabase();
  await restoreIndexSnapshot(unkilled, folder, { fuji: sourceOf(net) });
  const rows = await indexRows(location, INDEX);
  expect(rows).toEqual(await indexRows(unkilled, INDEX));
  expect(Object.values(rows.index_window ?? {}).length > 0).toBe(window > 0);
  if (window === 0) expect(rows).toEqual(await indexRows(source, INDEX));
});
