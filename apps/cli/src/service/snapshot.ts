/** Creates, restores and inspects snapshots of the index of a configuration. */

import { CliError, messageOf } from "@primary-network/devnet/terminal";
import {
  createIndexSnapshot,
  DatabaseLayoutError,
  HalfRestoredError,
  IndexSnapshotError,
  type IndexSnapshotManifest,
  inspectIndexSnapshot,
  restoreIndexSnapshot,
  type SnapshotProgress,
} from "@primary-network/service";
import { readConfig, readDatabase } from "../config/config.ts";
import type { ConfigFlag } from "../flags/config-flag.ts";
import type { JsonFlag } from "../flags/json-flag.ts";
import type { Output } from "../terminal/output.ts";
import { judgeBy } from "../verify/judge-restored.ts";
import { layoutError } from "./layout-error.ts";

/** The flags of `snapshot create`. */
export interface CreateFlags extends ConfigFlag, JsonFlag {
  readonly state: boolean;
  /** Unix seconds. */
  readonly since?: number;
}

/** The flags of `snapshot restore`. */
export interface RestoreFlags extends ConfigFlag, JsonFlag {
  readonly verify?: string;
  readonly sample: number;
}

/** The flags of `snapshot inspect`. */
export interface InspectFlags extends JsonFlag {
  readonly check: boolean;
}

const sizeOf = ({ tables }: IndexSnapshotManifest) => ({
  rows: tables.reduce((sum, table) => sum + table.rows, 0),
  bytes: tables.reduce((sum, { files }) => files.reduce((size, file) => size + file.bytes, sum), 0),
});

const MB = 1e6;

function describe(manifest: IndexSnapshotManifest): string {
  const { chains, contents, since, createdAt, software, digest, layout } = manifest;
  const { rows, bytes } = sizeOf(manifest);
  return [
    `Made ${createdAt} by version ${software}`,
    ...(contents === "state" ? ["The current state alone, without history"] : []),
    ...(since === null ? [] : [`The current state, and all blocks since ${since}`]),
    ...chains.map(({ chain, networkId, height, blockId }) => {
      const name = networkId === null ? chain : `${chain} of network ${networkId}`;
      return `  ${name}: height ${height}, block ${blockId}`;
    }),
    `Rows: ${rows}, in ${(bytes / MB).toFixed(1)} MB`,
    `Layout: ${layout}`,
    `Digest: ${digest}`,
  ].join("\n");
}

const printed = (manifest: IndexSnapshotManifest, json: boolean | undefined): string =>
  json ? JSON.stringify(manifest) : describe(manifest);

/** Capitalises the first letter of a sentence; names of files and fields stay as they are. */
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Turns the errors of a snapshot into lines for the terminal. */
function failed(error: unknown, config: string | undefined): never {
  if (error instanceof CliError) throw error;
  if (error instanceof IndexSnapshotError || error instanceof HalfRestoredError) {
    throw new CliError(`${error.message.replace(/^(a|another|the) /, capital)}.`);
  }
  if (error instanceof DatabaseLayoutError) throw layoutError(error, config);
  throw new CliError(`The snapshot failed. Run the command again: ${messageOf(error)}`);
}

const shown =
  ({ tell }: Output) =>
  ({ name, done, of }: SnapshotProgress) =>
    tell(`${name} (${done} of ${of})`);

/**
 * Runs `snapshot create`.
 *
 * @throws CliError when the folder or the database cannot be used
 */
export async function createSnapshot(
  folder: string,
  { config, json, state, since }: CreateFlags,
  env: NodeJS.ProcessEnv,
  out: Output,
): Promise<void> {
  const { database } = await readDatabase(config, env);
  const options = { state, ...(since !== undefined && { since }), onProgress: shown(out) };
  const manifest = await createIndexSnapshot(database, folder, options).catch((error) =>
    failed(error, config),
  );
  out.print(printed(manifest, json));
}

/** @throws CliError when a snapshot lacks blocks among which a node's judge draws its sample */
async function requireBlocks(folder: string): Promise<void> {
  const { contents } = await inspectIndexSnapshot(folder).catch((error) => failed(error, undefined));
  if (contents !== "index")
    throw new CliError(
      "--verify compares blocks from the first one on, and this snapshot has not all of them.",
    );
}

/**
 * Runs `snapshot restore`.
 *
 * @throws CliError when the snapshot does not fit, or the database cannot be used
 */
export async function restoreSnapshot(
  folder: string,
  { config, json, verify, sample }: RestoreFlags,
  env: NodeJS.ProcessEnv,
  out: Output,
): Promise<void> {
  const { service } = await readConfig(config, env);
  if (verify !== undefined) await requireBlocks(folder);
  const judge = verify === undefined ? undefined : judgeBy({ verify, sample }, service.networks, out);
  const options = { onProgress: shown(out), ...(judge && { judge }) };
  const manifest = await restoreIndexSnapshot(service, folder, service.networks, options).catch((error) =>
    failed(error, config),
  );
  out.print(printed(manifest, json));
}

/**
 * Runs `snapshot inspect`.
 *
 * @throws CliError when the manifest cannot be read, or a file is not as it says
 */
export async function inspectSnapshot(
  folder: string,
  { check, json }: InspectFlags,
  { print }: Output,
): Promise<void> {
  const manifest = await inspectIndexSnapshot(folder, { check }).catch((error) => failed(error, undefined));
  print(printed(manifest, json));
  if (check && !json) print("All files are as the manifest says.");
}
