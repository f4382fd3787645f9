/** Flag for the configuration file of a deployment. */
import type { Command } from "commander";

/** Flags as commander parses them. */
export interface ConfigFlag {
  /** Path of the file. */
  readonly config: string;
}

/** Adds the flag. */
export const withConfigFlag = (command: Command): Command =>
  command.requiredOption(
    "--config <file>",
    "JSON or YAML file; the variable DATABASE_URL overrides its database",
  );
