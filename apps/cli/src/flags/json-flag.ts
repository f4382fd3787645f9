/** Flag for results as JSON, for scripts. */
import type { Command } from "commander";

/** Flags as commander parses them. */
export interface JsonFlag {
  readonly json?: boolean;
}

/** Adds the flag. @param what names the result in the help */
export const withJsonFlag = (command: Command, what: string): Command =>
  command.option("--json", `print ${what} as JSON, for scripts`, false);
