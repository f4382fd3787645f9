/** Folders of exports as Parquet for tests: their content, and DuckDB, which reads them. */

import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";

/** Gives the path of a folder that does not exist, and removes it afterwards. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "primary-network-parquet-"));
  try {
    return await use(join(folder, "archive"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface Duck {
  ask(sql: string): Promise<Record<string, unknown>[]>;
  close(): void;
}

export async function openDuck(): Promise<Duck> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  return {
    ask: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson(),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** The SHA-256 of each file below a folder, by its path. */
export async function digestsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests: [string, string][] = [];
  for (const file of files.sort()) {
    const digest = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    digests.push([file.slice(folder.length + 1), digest]);
  }
  return Object.fromEntries(digests);
}
