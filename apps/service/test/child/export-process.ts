/** A process that runs exports and reports every step, until it is done or killed. */

import type { NetworkIdentity } from "../../src/domain/network.ts";
import type { ExportFiles, ExportWriter } from "../../src/jobs/export-files.ts";
import { ExportWorker } from "../../src/jobs/export-worker.ts";
import { createFolderFiles } from "../../src/jobs/node/folder-files.ts";
import type { DatabaseLocation } from "../../src/store/node/database-location.ts";
import { openDatabase } from "../../src/store/node/open-database.ts";
import { createPostgresStore } from "../../src/store/postgres-store.ts";
import { log, optionsOfParent, say, waitForKill } from "./parent.ts";

export interface ExportOptions {
  readonly location: DatabaseLocation;
  /** The folder of the files. */
  readonly dir: string;
  readonly network: NetworkIdentity;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The step at which it waits to be killed. */
  readonly until: number | undefined;
}

const { location, dir, network, now, until } = await optionsOfParent<ExportOptions>();
const store = await createPostgresStore(await openDatabase(location));
const files = await createFolderFiles(dir);

let steps = 0;
const step = (name: string): void => {
  say(name);
  if (++steps === until) waitForKill();
};

const reportingWriter = (writer: ExportWriter): ExportWriter => ({
  ...writer,
  append: async (bytes) => {
    const half = Math.floor(bytes.length / 2);
    await writer.append(bytes.subarray(0, half));
    step("append");
    await writer.append(bytes.subarray(half));
  },
  finish: async () => {
    step("finish");
    await writer.finish();
    step("finished");
  },
});
const reportingFiles: ExportFiles = {
  ...files,
  create: async (name) => reportingWriter(await files.create(name)),
  resume: async (name, from, bytes) => {
    const writer = await files.resume(name, from, bytes);
    return writer && reportingWriter(writer);
  },
};
const worker = new ExportWorker({
  store: {
    ...store,
    exports: {
      ...store.exports,
      noteProgress: async (...args) => {
        step("note");
        const noted = await store.exports.noteProgress(...args);
        step("noted");
        return noted;
      },
    },
  },
  files: reportingFiles,
  networks: [network],
  clock: () => now,
  log,
  signal: new AbortController().signal,
  pageSize: 8,
});
await store.exports.releaseAll();
while (await worker.step()) step("done");
await store.close();
