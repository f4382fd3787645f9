/** Makes, lists and revokes API keys in the database of a service. */
import { access, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { UNUSABLE } from "@primary-network/devnet/parts";
import { CliError } from "@primary-network/devnet/terminal";
import {
  type ApiKey,
  type ApiKeys,
  DatabaseLayoutError,
  DataDirInUseError,
  OptionError,
  openApiKeys,
  type Privilege,
  type Tier,
} from "@primary-network/service";
import { readDatabase } from "../config/config.ts";
import type { JsonFlag } from "../flags/json-flag.ts";
import type { MigrateFlag } from "../flags/migrate-flag.ts";
import type { Output } from "../terminal/output.ts";
import { table } from "../terminal/table.ts";
import { layoutError } from "./layout-error.ts";

/** The database with the keys, and whether it may be migrated. */
export interface KeysLocation extends MigrateFlag {
  /** Configuration file, which names the database. */
  readonly config?: string;
  readonly databaseUrl?: string;
  /** Folder of an embedded database, or one that holds exactly one, as that of `dev` does. */
  readonly dataDir?: string;
}

/** The flags of `keys add`. */
export interface NewKeyFlags extends KeysLocation, JsonFlag {
  readonly name: string;
  readonly tier: Tier;
  readonly privileges: readonly Privilege[];
}

/** A key as `--json` prints it: times in ISO 8601, and never the secret or its hash. */
const asJson = ({ id, name, tier, privileges, createdAt, revokedAt }: ApiKey) => ({
  id,
  name,
  tier,
  privileges,
  createdAt: new Date(createdAt).toISOString(),
  revokedAt: revokedAt === null ? null : new Date(revokedAt).toISOString(),
});

/** Creates a key; its secret is printed only now. */
export async function addKey(
  { name, tier, privileges, json, ...location }: NewKeyFlags,
  out: Output,
): Promise<void> {
  const { key, secret } = await withKeys(location, (keys) => keys.add({ name, tier, privileges })).catch(
    (error) => {
      throw error instanceof OptionError ? new CliError(error.message) : error;
    },
  );
  if (json) {
    out.print(JSON.stringify({ ...asJson(key), secret }));
    return;
  }
  out.tell(
    `${key.id} is ${name}'s: tier ${tier}, privileges ${privileges.join(", ")}. Its secret is shown this once:`,
  );
  out.print(secret);
}

/** Prints all keys, revoked ones too. */
export async function listKeys({ json, ...location }: KeysLocation & JsonFlag, out: Output): Promise<void> {
  const keys = await withKeys(location, (all) => all.list());
  if (json) {
    out.print(JSON.stringify({ keys: keys.map(asJson) }, undefined, 2));
    return;
  }
  const day = (time: number | null) => (time === null ? "" : new Date(time).toISOString().slice(0, 16));
  const rows = keys.map(({ id, name, tier, privileges, createdAt, revokedAt }) => [
    id,
    name,
    tier,
    privileges.join(","),
    day(createdAt),
    day(revokedAt),
  ]);
  if (rows.length === 0) out.tell("There are no keys.");
  else out.print(table(["id", "name", "tier", "privileges", "created", "revoked"], rows));
}

/**
 * Revokes a key, at once and permanently.
 *
 * @throws CliError when no key has this id.
 */
export async function revokeKey(id: string, location: KeysLocation, out: Output): Promise<void> {
  const key = await withKeys(location, (keys) => keys.revoke(id));
  if (!key) throw new CliError(`There is no key ${id}. List the ids with "keys list".`);
  out.tell(`${key.id} of ${key.name} is revoked.`);
}

/** The database of the flags; the file's own `migrate` holds without the flag. */
async function locate({ config, databaseUrl, dataDir = "", migrate }: KeysLocation) {
  if (config === undefined) {
    const database = databaseUrl === undefined ? { dataDir: await databaseIn(dataDir) } : { databaseUrl };
    return { database, migrate };
  }
  const { database, migrates } = await readDatabase(config, process.env);
  if (database.dataDir !== undefined && !(await isDatabase(database.dataDir)))
    throw new CliError(`dataDir ${database.dataDir} of ${config} holds no index yet. Run the service once.`);
  return { database, migrate: migrate && migrates };
}

async function withKeys<T>(flags: KeysLocation, use: (keys: ApiKeys) => Promise<T>): Promise<T> {
  const { database, migrate } = await locate(flags);
  const opened = await openApiKeys(database, { migrate }).catch((error: Error & { code?: string }) => {
    if (error instanceof DatabaseLayoutError) throw layoutError(error, flags.config);
    if (error instanceof DataDirInUseError) {
      throw new CliError(
        `${error.message}: end it first. (With PostgreSQL, keys can be changed while the service runs.)`,
      );
    }
    throw new CliError(`The database cannot be opened: ${error.message || error.code}`);
  });
  try {
    return await use(opened.keys);
  } finally {
    await opened.close();
  }
}

const isDatabase = (folder: string): Promise<boolean> =>
  access(join(folder, "PG_VERSION")).then(
    () => true,
    () => false,
  );

async function databaseIn(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  if (await isDatabase(folder)) return folder;
  const entries = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    if (!entry.includes(UNUSABLE) && (await isDatabase(join(folder, entry)))) found.push(join(folder, entry));
  }
  const [only, ...others] = found;
  if (only === undefined) {
    throw new CliError(
      `--data-dir ${dataDir} holds no index yet. Run the service on it once, or use another folder.`,
    );
  }
  if (others.length > 0) {
    throw new CliError(`--data-dir ${dataDir} holds several indexes; name one of ${found.join(", ")}.`);
  }
  return only;
}
