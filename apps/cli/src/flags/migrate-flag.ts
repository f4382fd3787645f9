/** Flag of the commands that migrate a database when they open it. */
import type { Command } from "commander";

/** Flags as commander parses them. */
export interface MigrateFlag {
  readonly migrate: boolean;
}

/** Adds the flag. */
export const withMigrateFlag = (command: Command): Command =>
  command.option(
    "--no-migrate",
    'refuse a database with an older layout; "primary-network migrate" updates it',
  );
