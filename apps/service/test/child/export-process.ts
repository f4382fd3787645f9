/** A process that runs exports and reports every step, until it is done or killed. */

import { writeSync } from "node:fs";
import type { ExportFiles, ExportWriter } from "../../src/jobs/export-files.ts";
import { ExportWorker } from "../../src/jobs/export-worker.ts";
import { createFolderFiles } from "../../src/jobs/node/folder-files.ts";
import { openDatabase } from "../../src/store/node/open-database.ts";
import { createPostgresStore } from "../../src/store/postgres-store.ts";

const [location = "", dir = "", network = "", now = "", hold = "Infinity"] = process.argv.slice(2);
const store = await createPostgresStore(await openDatabase(JSON.parse(location)));
const files = await createFolderFiles(dir);

let steps = 0;
/** Written at once: the reader may kill this process before the next instruction. A slow reader is waited for. */
const step = (name: string): void => {
  writeSync(1, `${name}\n`);
  if (++steps >= Number(hold)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
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
  networks: [JSON.parse(network)],
  clock: () => Number(now),
  log: { info: () => {}, error: (fields, message) => step(`${message} ${JSON.stringify(fields)}`) },
  signal: new AbortController().signal,
  pageSize: 8,
});
await store.exports.releaseAll();
while (await worker.step()) step("done");
await store.close();
