/** Migrates the database of a configuration, or lists the pending migrations. */

import { CliError, messageOf } from "@primary-network/devnet/terminal";
import { DatabaseLayoutError, isPreRelease, openMigrations } from "@primary-network/service";
import { readDatabase } from "../config/config.ts";
import type { ConfigFlag } from "../flags/config-flag.ts";
import type { JsonFlag } from "../flags/json-flag.ts";
import type { Output } from "../terminal/output.ts";
import { layoutError, NEWER } from "./layout-error.ts";

/** The flags of `migrate`. */
export interface MigrateFlags extends ConfigFlag, JsonFlag {
  readonly dryRun: boolean;
}

/** Exit code of `--dry-run` for a database that is behind. */
const BEHIND = 2;

const counted = (count: number): string => `${count} ${count === 1 ? "migration" : "migrations"}`;

/**
 * Runs the command.
 *
 * @param open opens the database; tests give another
 * @returns its exit code
 * @throws CliError when the database cannot be used, or is newer than this program
 */
export async function migrateDatabase(
  { config, dryRun, json }: MigrateFlags,
  env: NodeJS.ProcessEnv,
  { print, tell }: Output,
  open = openMigrations,
): Promise<number> {
  const { database } = await readDatabase(config, env);
  const migrations = await open(database).catch(unusable);
  try {
    const before = await migrations.plan().catch(unusable);
    const { applied, pending, unknown } = before;
    const newer = unknown.length > 0;
    if (isPreRelease(before) || (newer && !json)) throw layoutError(new DatabaseLayoutError(before), config);
    const runs = newer || dryRun ? [] : pending;
    if (runs.length > 0) {
      await migrations
        .run(({ name, number, of }) => tell(`Applying ${name} (${number} of ${of}) …`))
        .catch(failed);
    }
    if (json) print(JSON.stringify({ dryRun, newer, before: applied, pending, ran: runs, unknown }));
    else if (pending.length === 0) print("Nothing to do: the database has this version's layout.");
    else if (dryRun) print([`${counted(pending.length)} would run:`, ...pending].join("\n  "));
    else print(`${counted(pending.length)} applied; the database has this version's layout.`);
    if (newer) return NEWER;
    return dryRun && pending.length > 0 ? BEHIND : 0;
  } finally {
    await migrations.close();
  }
}

function unusable(error: unknown): never {
  throw new CliError(`The database cannot be used: ${messageOf(error)}`);
}

function failed(error: unknown): never {
  throw new CliError(
    `A migration failed and changed nothing: ${messageOf(error)}. Fix the cause and run the command again.`,
  );
}
