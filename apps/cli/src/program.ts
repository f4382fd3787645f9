/** The command line of `primary-network`: what it loads is all that `--help` needs, so a command imports its work in its action. */
import { Command } from "commander";
import { createDevCommand } from "./commands/dev.ts";
import { createIndexCommand } from "./commands/index.ts";
import { createKeysCommand } from "./commands/keys.ts";
import { createMigrateCommand } from "./commands/migrate.ts";
import { createServeCommand } from "./commands/serve.ts";
import { createStartCommand } from "./commands/start.ts";
import { terminal } from "./output.ts";
import { describeVersions, readVersions } from "./version.ts";

/** Builds the command line; parsing it runs the command. */
export function createProgram(): Command {
  const program = new Command("primary-network")
    .description("A local Primary Network and its data service.")
    .showHelpAfterError("(add --help for the flags)")
    .version(
      describeVersions(readVersions()),
      "-V, --version",
      "print the versions of the command and of Node.js, and the platform",
    );
  const commands = [
    createDevCommand(),
    createStartCommand(),
    createKeysCommand(terminal),
    createServeCommand(),
    createIndexCommand(),
    createMigrateCommand(terminal),
  ];
  for (const command of commands) {
    program.addCommand(command.copyInheritedSettings(program));
    for (const part of command.commands) part.copyInheritedSettings(command);
  }
  return program;
}
