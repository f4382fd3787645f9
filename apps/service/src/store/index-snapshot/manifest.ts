/** The manifest of an index snapshot: its form, and the parser that names the field and the rule of each fault. */

import { IndexSnapshotError } from "./snapshot-error.ts";

/** A part of a table's rows, as gzip of COPY's binary form. */
export interface IndexSnapshotFile {
  /** Beside the manifest. */
  readonly name: string;
  /** Number of rows. */
  readonly rows: number;
  /** As it is stored. */
  readonly bytes: number;
  /** Digest of the stored bytes, in hex. */
  readonly sha256: string;
}

/** The rows of one table. */
export interface IndexSnapshotTable {
  /** Name of the table. */
  readonly name: string;
  /** Names of the columns, in the order of the rows. */
  readonly columns: readonly string[];
  /** Number of rows in all files. */
  readonly rows: number;
  /** SHA-256 of the rows in key order, in hex, without columns that depend on the deployment; null when all do. */
  readonly digest: string | null;
  /** In the order of the rows; none for an empty table. */
  readonly files: readonly IndexSnapshotFile[];
}

/** A chain, and its last block in the snapshot. */
export interface IndexSnapshotChain {
  /** `p-chain`, `x-chain`, `c-chain`, or `evm-<EVM chain id>`. */
  readonly chain: string;
  /** Id of the network; null for an EVM chain. */
  readonly networkId: number | null;
  /** Height of the last block. */
  readonly height: number;
  /** Hex with 0x. */
  readonly blockId: string;
}

/** A network, recognised by its first block. */
export interface IndexSnapshotNetwork {
  /** Id of the network. */
  readonly networkId: number;
  /** Id of the P-Chain's block at height 0, which commits to the genesis; hex with 0x. */
  readonly genesis: string;
}

/** Contents of an index snapshot. */
export interface IndexSnapshotManifest {
  /** Form of the manifest and the files. */
  readonly format: 1;
  /** Version of the program that made it. */
  readonly software: string;
  /** SHA-256 of the layout of the tables, in hex. */
  readonly layout: string;
  /** Time at which it was made, in ISO 8601. */
  readonly createdAt: string;
  /** All of the index, the current state without its history, or that state and a window of history. */
  readonly contents: "index" | "state" | "window";
  /** Time in ISO 8601 from which on a window has all blocks; null of other contents. */
  readonly since: string | null;
  /** Networks of the index. */
  readonly networks: readonly IndexSnapshotNetwork[];
  /** Chains with their last blocks. */
  readonly chains: readonly IndexSnapshotChain[];
  /** SHA-256 of the digests of all tables that have one: equal for two operators at the same heights. */
  readonly digest: string;
  /** Rows by table. */
  readonly tables: readonly IndexSnapshotTable[];
}

/** Name of the manifest's file. */
export const MANIFEST = "manifest.json";

/** Names of the files of rows: the table's, and a number from 1 on. */
export const FILE_NAME: RegExp = /^[a-z][a-z0-9_]*\.\d{6}\.copy\.gz$/;

type Read<T> = (value: unknown, path: string) => T;

function fail(path: string, rule: string): never {
  throw new IndexSnapshotError(`${MANIFEST}: ${path} ${rule}`);
}

const matching =
  (pattern: RegExp, rule: string): Read<string> =>
  (value, path) =>
    typeof value === "string" && pattern.test(value) ? value : fail(path, rule);

const text = matching(/[\s\S]/, "must be a text");
const sha256 = matching(/^[0-9a-f]{64}$/, "must be a SHA-256 in hex");
const id = matching(/^0x[0-9a-f]{64}$/, "must be an id in hex with 0x");
const identifier = matching(/^[a-z][a-z0-9_]*$/, "must be a name in lower case");

const count: Read<number> = (value, path) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0
    ? value
    : fail(path, "must be a whole number from 0 on");

const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

const list =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value, path) =>
    Array.isArray(value) ? value.map((one, at) => read(one, `${path}[${at}]`)) : fail(path, "must be a list");

const object =
  <T>(fields: { readonly [Name in keyof T]: Read<T[Name]> }): Read<T> =>
  (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) fail(path, "must be an object");
    const names = Object.keys(fields) as (keyof T & string)[];
    for (const name of Object.keys(value))
      if (!names.some((known) => known === name))
        fail(path === "" ? name : `${path}.${name}`, "is not known");
    const read = (name: keyof T & string) =>
      fields[name]((value as Partial<Record<string, unknown>>)[name], path === "" ? name : `${path}.${name}`);
    return Object.fromEntries(names.map((name) => [name, read(name)])) as T;
  };

const format: Read<1> = (value, path) => (value === 1 ? 1 : fail(path, "must be 1: another version made it"));

const time = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "must be a time in ISO 8601");

const CONTENTS = ["index", "state", "window"] as const;

const manifest = object<IndexSnapshotManifest>({
  format,
  software: text,
  layout: sha256,
  createdAt: time,
  contents: (value, path) =>
    CONTENTS.find((contents) => contents === value) ?? fail(path, "must be index, state or window"),
  since: orNull(time),
  networks: list(object<IndexSnapshotNetwork>({ networkId: count, genesis: id })),
  chains: list(
    object<IndexSnapshotChain>({
      chain: matching(/^([pxc]-chain|evm-[1-9]\d*)$/, "must be p-chain, x-chain, c-chain or evm-<id>"),
      networkId: orNull(count),
      height: count,
      blockId: id,
    }),
  ),
  digest: sha256,
  tables: list(
    object<IndexSnapshotTable>({
      name: identifier,
      columns: list(identifier),
      rows: count,
      digest: orNull(sha256),
      files: list(
        object<IndexSnapshotFile>({
          name: matching(FILE_NAME, "must be a name such as p_block.000001.copy.gz"),
          rows: count,
          bytes: count,
          sha256,
        }),
      ),
    }),
  ),
});

/** Checks that a window has its beginning, that sums and digests agree, and that no file counts twice. */
function checkParts({ contents, since, tables }: IndexSnapshotManifest): void {
  if ((since !== null) !== (contents === "window")) fail("since", "must be a time for a window alone");
  const files = new Set<string>();
  const names = new Set<string>();
  for (const [at, { name, rows, files: parts }] of tables.entries()) {
    if (names.has(name)) fail(`tables[${at}].name`, "must not appear twice");
    names.add(name);
    for (const [part, file] of parts.entries()) {
      const path = `tables[${at}].files[${part}].name`;
      if (files.has(file.name)) fail(path, "must not appear twice");
      if (!file.name.startsWith(`${name}.`)) fail(path, `must begin with ${name}`);
      files.add(file.name);
    }
    if (parts.reduce((sum, file) => sum + file.rows, 0) !== rows)
      fail(`tables[${at}].rows`, "must be the sum of its files' rows");
  }
}

/**
 * Reads a manifest.
 *
 * @throws IndexSnapshotError naming the field and the rule
 */
export function parseManifest(json: string): IndexSnapshotManifest {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new IndexSnapshotError(`${MANIFEST} is not JSON`);
  }
  if (typeof value === "object" && value !== null && "format" in value) format(value.format, "format");
  const read = manifest(value, "");
  checkParts(read);
  return read;
}
