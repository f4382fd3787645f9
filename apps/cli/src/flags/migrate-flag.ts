/** The flag of the commands that migrate a database when they open it. */
import type { Command } from "commander";

/** Flags as commander parses them. */
export interface MigrateFlag {
  readonly migrate: boolean;
}

/** Adds the flag. */
export const withMigrateFlag = (command: Command): Command =>
  command.option(
    "--no-migrate",
    'refuse a database whose layout is behind instead of migrating it; "primary-network migrate" does that',
  );
