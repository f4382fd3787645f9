/** Opens the reader of a snapshot from its files. */

import { PGlite } from "@electric-sql/pglite";
import { startParams } from "../../store/session/embedded/lite-settings.ts";
import { openReader, type Reader, type ReaderOptions } from "./open-reader.ts";
import type { SnapshotFile, SnapshotManifest } from "./snapshot-manifest.ts";

/** Gives a file as it is stored. */
export type ReadSnapshotFile = (file: SnapshotFile) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;

/** Options of `openSnapshot`; the clock stands at the time at which the snapshot was made by default. */
export type SnapshotOptions = Partial<Pick<ReaderOptions, "clock" | "failed" | "nodes">>;

/**
 * Unpacks a snapshot, starts PostgreSQL on it and opens its reader.
 *
 * @throws Error when a file cannot be read or does not fit this version of PGlite
 * @example
 * const reader = await openSnapshot(manifest, async ({ name }) => (await fetch(`/network/${name}`)).body);
 */
export async function openSnapshot(
  { files, networks, clock }: SnapshotManifest,
  read: ReadSnapshotFile,
  options: SnapshotOptions = {},
): Promise<Reader> {
  const unpack = async (file: SnapshotFile, type: string) => {
    const unpacked = (await read(file)).pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "content-type": type } });
  };
  const [loadDataDir, fsBundle, pgliteWasmModule] = await Promise.all([
    unpack(files.data, "application/x-tar").then((response) => response.blob()),
    unpack(files.system, "application/octet-stream").then((response) => response.blob()),
    unpack(files.wasm, "application/wasm").then((response) => WebAssembly.compileStreaming(response)),
  ]);
  const database = await PGlite.create({
    loadDataDir,
    fsBundle,
    pgliteWasmModule,
    // Makes new data directories: never run here, but PGlite would load its own.
    initdbWasmModule: pgliteWasmModule,
    startParams: startParams(),
  });
  return openReader({ database, networks, clock: () => clock, ...options });
}
