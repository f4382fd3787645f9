/** The command `migrate`: migrates the database of a configuration to this version's layout. */
import { Command } from "commander";
import { withConfigFlag } from "../flags/config-flag.ts";
import { withExitCodes } from "../flags/exit-codes.ts";
import { withJsonFlag } from "../flags/json-flag.ts";
import type { MigrateFlags } from "../service/migrate.ts";
import type { Output } from "../terminal/output.ts";

/** Makes the command with its flags. It loads its work when it runs. */
export function createMigrateCommand(out: Output): Command {
  const command = withConfigFlag(
    new Command("migrate").description(
      "migrate the database of a configuration to the layout of this version, all or nothing",
    ),
  ).option("--dry-run", "list the migrations that would run, and change nothing", false);
  return withExitCodes(withJsonFlag(command, "the outcome"), [
    [0, "the database has this version's layout"],
    [1, "the file is wrong, the database cannot be used, or a migration failed and all were undone"],
    [2, "with --dry-run: migrations would run"],
    [3, "the database is newer than this version"],
  ]).action(async (flags: MigrateFlags) => {
    process.exitCode = await (await import("../service/migrate.ts")).migrateDatabase(flags, process.env, out);
  });
}
