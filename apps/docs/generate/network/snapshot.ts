/** Writes the snapshot that the network in a page is read from: an index, and the files of PostgreSQL. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import type { Localnet } from "@primary-network/localnet";
import {
  openSnapshot,
  type Reader,
  type ReaderNetworks,
  type ReadSnapshotFile,
  readerRefusals,
  type SnapshotFile,
  type SnapshotManifest,
} from "@primary-network/service/reader";
import { startNode } from "./node-files.ts";
import { slim } from "./slim.ts";
import { readSystemFiles, readWasm } from "./system-files.ts";

/** An index and what it is of. */
export interface IndexToPack {
  /** Data directory of the embedded database, which no process has open. */
  readonly folder: string;
  /** Milliseconds since 1970 at which the calls were made. */
  readonly clock: number;
  readonly networks: ReaderNetworks;
}

/** A call and the text of its response, as the service gave it. */
export interface RecordedCall {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  readonly body: string | undefined;
  readonly text: string;
}

/** Neither servers nor browsers know it, so that nobody unpacks what a page unpacks itself. */
const EXTENSION = "pack";

function writePacked(folder: string, kind: string, content: Uint8Array): SnapshotFile {
  const packed = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
  const sha256 = createHash("sha256").update(packed).digest("hex");
  const name = `${kind}-${sha256.slice(0, 16)}.${EXTENSION}`;
  writeFileSync(join(folder, name), packed);
  return { name, bytes: packed.length, unpackedBytes: content.length, sha256 };
}

/** Reads a snapshot's files from a folder. */
export const readFrom =
  (folder: string): ReadSnapshotFile =>
  async ({ name }) =>
    new Blob([new Uint8Array(readFileSync(join(folder, name)))]).stream();

/** A `fetch` whose requests a node handles, without a connection. */
const callsOf =
  (node: Localnet): typeof fetch =>
  (input, init) =>
    node.fetch(new Request(input, init));

/** How fast a chain was indexed just before it was recorded: what no index says of itself. */
const RATE = /"blocksPerSecond":[\d.]+,/g;

/**
 * Makes each call of a reader.
 *
 * @throws Error naming those whose response is another one although the reader does not refuse them
 */
async function tryCalls(
  reader: Reader,
  calls: readonly RecordedCall[],
): Promise<SnapshotManifest["operations"]> {
  const refusals: { readonly [operationId: string]: string } = readerRefusals;
  const supported: string[] = [];
  const different: string[] = [];
  for (const { operationId, method, url, body, text } of calls) {
    if (refusals[operationId] !== undefined) continue;
    const init =
      body === undefined ? { method } : { method, body, headers: { "content-type": "application/json" } };
    const response = await reader.fetch(new Request(url, init));
    const own = await response.text();
    if (own.replace(RATE, "") === text.replace(RATE, "")) supported.push(operationId);
    else
      different.push(
        `${operationId}: ${response.status} ${own.slice(0, 2_000)}\n  instead of ${text.slice(0, 2_000)}`,
      );
  }
  if (different.length > 0)
    throw new Error(`the reader gives other responses than the service:\n${different.join("\n")}`);
  return { supported, unsupported: refusals };
}

/** Writes the files and their manifest to a new folder, once it has returned the responses of all calls. */
export async function writeSnapshot(
  { folder, clock, networks }: IndexToPack,
  calls: readonly RecordedCall[],
  target: string,
): Promise<SnapshotManifest> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const index = await PGlite.create({ dataDir: folder });
  const data = await slim(index).finally(() => index.close());
  const files = {
    data: writePacked(target, "data", data),
    system: writePacked(target, "system", readSystemFiles()),
    wasm: writePacked(target, "wasm", readWasm()),
  };
  const untried = {
    format: 1,
    clock,
    networks,
    files,
    operations: { supported: [], unsupported: {} },
  } as const;
  const node = await startNode();
  const signing = { nodeUrl: "http://node.invalid", fetch: callsOf(node) };
  const nodes = Object.fromEntries(Object.keys(networks).map((name) => [name, signing]));
  const reader = await openSnapshot(untried, readFrom(target), { nodes });
  const operations = await tryCalls(reader, calls).finally(() => Promise.all([reader.close(), node.close()]));
  const manifest: SnapshotManifest = { ...untried, operations };
  writeFileSync(join(target, "manifest.json"), JSON.stringify(manifest));
  return manifest;
}
