/** A process that exports is killed by the system again and again; the file is the same in the end. */

import { createLocalnet } from "@primary-network/localnet";
import { expect, test } from "vitest";
import { heightsOf } from "../src/api/primary/heights.ts";
import { fromAddress } from "../src/domain/id-text.ts";
import type { Heights } from "../src/domain/listing.ts";
import { CHAIN_ALIASES } from "../src/domain/network.ts";
import { createService } from "../src/index.ts";
import { ExportWorker } from "../src/jobs/export-worker.ts";
import { Exports } from "../src/jobs/exports.ts";
import { createMemoryFiles } from "../src/jobs/memory-files.ts";
import { createFolderFiles } from "../src/jobs/node/folder-files.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import type { ExportOptions } from "./child/export-process.ts";
import { bundleProgram, Child, KILLED } from "./child-process.ts";
import { identityOf, keptDatabase, sourceOf, temporaryFolder } from "./harness.ts";

const program = await bundleProgram("child/export-process.ts");

test("an export killed several times by the system ends with the bytes of an undisturbed one", async () => {
  const net = await createLocalnet({ validators: 6, delegators: 12, weeks: 3 });
  const location = await keptDatabase();
  const now = net.now() * 1000;
  const service = await createService({
    ...location,
    clock: () => now,
    networks: { fuji: sourceOf(net) },
  });
  service.start();
  await service.indexed();
  await service.close();

  const network = identityOf(net);
  const dir = await temporaryFolder();
  const files = await createFolderFiles(dir);
  const alone = createMemoryFiles();
  const request = (heights: Heights) => ({
    network: "fuji",
    chains: CHAIN_ALIASES,
    heights,
    addresses: Object.values(net.accounts).map(({ pAddress }) => fromAddress(pAddress)),
  });
  /** Opens the database between two lives of the process. */
  const open = async () => createPostgresStore(await openDatabase(location));
  const read = async (from: typeof files, id: string) => {
    const store = await open();
    try {
      const job = await store.exports.find(id);
      const content = await from.read({ id, fence: job?.fileFence ?? 0 });
      return {
        status: job?.status,
        fence: job?.fence,
        text: content && (await new Response(content.stream).text()),
      };
    } finally {
      await store.close();
    }
  };

  const store = await open();
  const { height = 0, time = 0 } = (await store.chains["p-chain"].checkpoint(net.networkId)) ?? {};
  const desk = new Exports({
    store: store.exports,
    clock: () => now,
    maxRows: 1e6,
    maxQueued: 5,
    accepted: () => {},
  });
  const order = {
    caller: "a",
    type: "TRANSACTION_EXPORT_PRIMARY_NETWORK",
    networkId: net.networkId,
    height,
    time,
    request: request(await heightsOf(store, net.networkId)),
  } as const;
  const first = await desk.accept(order);
  const log = { info: () => {}, error: () => {} };
  const signal = new AbortController().signal;
  await new ExportWorker({ store, files: alone, networks: [network], clock: () => now, log, signal }).step();
  const second = await desk.accept(order);
  await store.close();
  const want = await read(alone, first?.id ?? "");
  expect(want.status).toBe("COMPLETED");

  const start = (until?: number) => {
    const options: ExportOptions = { location, dir, network, now, until };
    return new Child(program).send(options);
  };
  // Each life begins where the last one was killed, so these reach ever further into the file.
  for (const steps of [1, 5, 14, 3, 9]) {
    const child = start(steps + 2); // it runs on while it is being killed, yet not to its end
    await child.line((_, index) => index === steps - 1);
    expect(await child.kill()).toEqual(KILLED);
  }
  const before = await read(files, second?.id ?? "");
  expect(before.status).toBe("RUNNING");
  const last = start();
  expect(await last.ended).toEqual({ code: 0, signal: null, stderr: "" });
  expect(last.lines.slice(-2)).toEqual(["finished", "done"]);
  const got = await read(files, second?.id ?? "");
  expect([got.status, got.fence]).toEqual(["COMPLETED", 6]);
  expect(got.text === want.text).toBe(true);
  expect((want.text ?? "").split("\r\n").length).toBeGreaterThan(100);
  for (const chain of CHAIN_ALIASES) expect(want.text).toContain(`,fuji,${chain},`);
});
