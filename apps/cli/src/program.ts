/** The command line of `primary-network`: what it loads is all that `--help` needs, so a command imports its work in its action. */

import type { SiteBuild } from "@primary-network/devnet";
import { CliError } from "@primary-network/devnet/terminal";
import { Command } from "commander";
import { createCleanCommand } from "./commands/clean.ts";
import { createCompletionCommand } from "./commands/completion.ts";
import { createDevCommand } from "./commands/dev.ts";
import { createDoctorCommand } from "./commands/doctor.ts";
import { createExportCommand } from "./commands/export.ts";
import { createIndexCommand } from "./commands/index.ts";
import { createKeysCommand } from "./commands/keys.ts";
import { createMcpCommand } from "./commands/mcp.ts";
import { createMigrateCommand } from "./commands/migrate.ts";
import { createQueryCommands } from "./commands/queries.ts";
import { createServeCommand } from "./commands/serve.ts";
import { createStartCommand } from "./commands/start.ts";
import { createWatchCommand } from "./commands/watch.ts";
import { tellBug, terminal } from "./terminal/output.ts";
import { describeVersions, readVersions } from "./terminal/version.ts";

export { type ExitCode, exitCodesOf } from "./flags/exit-codes.ts";

/** What a program that embeds the command does beside it. */
export interface Beside {
  /** Builds the folder of --site while `dev` or `start` runs. */
  readonly siteBuild?: SiteBuild | undefined;
}

/** Runs the command of these arguments; an error becomes one line and an exit code. */
export async function runProgram(argv: readonly string[], beside: Beside = {}): Promise<void> {
  try {
    await createProgram(beside).parseAsync(argv);
  } catch (error) {
    // A CliError is written for the person at the terminal; any other error is a bug and keeps its stack.
    if (error instanceof CliError) terminal.tell(`primary-network: ${error.message}`);
    else tellBug(error);
    process.exitCode = error instanceof CliError ? error.exitCode : 1;
  }
}

/** Builds the command line; parsing it runs the command. */
export function createProgram({ siteBuild }: Beside = {}): Command {
  const program = new Command("primary-network")
    .description("A local Primary Network and its data service.")
    .showHelpAfterError("(add --help for the flags)")
    .version(
      describeVersions(readVersions()),
      "-V, --version",
      "print the versions of the command and of Node.js, and the platform",
    );
  const commands = [
    createDevCommand(siteBuild),
    createStartCommand(siteBuild),
    createKeysCommand(terminal),
    createServeCommand(),
    createIndexCommand(),
    createMigrateCommand(terminal),
    createExportCommand(terminal),
    createDoctorCommand(terminal),
    createMcpCommand(),
    ...createQueryCommands(),
    createWatchCommand(),
    createCompletionCommand(terminal, () => program),
    createCleanCommand(terminal),
  ];
  for (const command of commands) {
    program.addCommand(command.copyInheritedSettings(program));
    for (const part of command.commands) part.copyInheritedSettings(command);
  }
  return program;
}
