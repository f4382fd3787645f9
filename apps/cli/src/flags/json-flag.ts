/** The flag of commands whose result can be JSON, for scripts. */
import type { Command } from "commander";

/** Flags as commander parses them. */
export interface JsonFlag {
  readonly json?: boolean;
}

/** Adds the flag; `what` is what it prints. */
export const withJsonFlag = (command: Command, what: string): Command =>
  command.option("--json", `print ${what} as JSON, for scripts`, false);
