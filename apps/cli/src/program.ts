/**
 * Command line of `primary-network`. It loads only the parts that `--help` needs: each action imports its own
 * work.
 */

import type { SiteBuild } from "@primary-network/devnet";
import { CliError } from "@primary-network/devnet/terminal";
import { Command } from "commander";
import { createAccountsCommand } from "./commands/accounts.ts";
import { createCleanCommand } from "./commands/clean.ts";
import { createCompletionCommand } from "./commands/completion.ts";
import { createDevCommand } from "./commands/dev.ts";
import { createDoctorCommand } from "./commands/doctor.ts";
import { createExportCommand } from "./commands/export.ts";
import { createIndexCommand } from "./commands/index.ts";
import { createInitCommand } from "./commands/init.ts";
import { createKeysCommand } from "./commands/keys.ts";
import { createMcpCommand } from "./commands/mcp.ts";
import { createMigrateCommand } from "./commands/migrate.ts";
import { createQueryCommands } from "./commands/queries.ts";
import { createServeCommand } from "./commands/serve.ts";
import { createSnapshotCommand } from "./commands/snapshot.ts";
import { createStartCommand } from "./commands/start.ts";
import { createVerifyCommand } from "./commands/verify.ts";
import { createWalletCommand } from "./commands/wallet.ts";
import { createWatchCommand } from "./commands/watch.ts";
import { tellBug, terminal } from "./terminal/output.ts";
import { describeVersions, readVersions } from "./terminal/version.ts";

export { type ExitCode, exitCodesOf } from "./flags/exit-codes.ts";

/** Work of a program that embeds the command. */
export interface Beside {
  /** Builds the folder of --site while `dev` or `start` runs. */
  readonly siteBuild?: SiteBuild | undefined;
}

/** Runs the command line. An error becomes one line and an exit code. */
export async function runProgram(argv: readonly string[], beside: Beside = {}): Promise<void> {
  try {
    await createProgram(beside).parseAsync(argv);
  } catch (error) {
    // A CliError is meant for the person at the terminal. Any other error is a bug and keeps its stack.
    if (error instanceof CliError) terminal.tell(`primary-network: ${error.message}`);
    else tellBug(error);
    process.exitCode = error instanceof CliError ? error.exitCode : 1;
  }
}

/** Groups of `--help`, the usual one first, with the names of their commands in order. */
const GROUPS: readonly (readonly [heading: string, names: readonly string[]])[] = [
  ["Local network:", ["dev", "start", "accounts", "watch", "clean"]],
  [
    "Queries:",
    [
      ...["find", "validators", "validator", "address", "balance", "tx", "block", "utxos"],
      ...["subnets", "icm", "tps", "supply", "status"],
    ],
  ],
  ["Transactions:", ["wallet"]],
  ["Service:", ["init", "serve", "index", "doctor", "verify", "keys", "migrate", "snapshot", "export"]],
  ["Tools:", ["mcp", "completion"]],
];

/** Builds the command line. Parsing it runs the command. */
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
    createInitCommand(terminal),
    createServeCommand(),
    createIndexCommand(),
    createMigrateCommand(terminal),
    createSnapshotCommand(terminal),
    createExportCommand(terminal),
    createDoctorCommand(terminal),
    createVerifyCommand(terminal),
    createMcpCommand(),
    ...createQueryCommands(),
    createWatchCommand(),
    createWalletCommand(terminal),
    createCompletionCommand(terminal, () => program),
    createCleanCommand(terminal),
    createAccountsCommand(terminal),
  ];
  const order = GROUPS.flatMap(([, names]) => names);
  commands.sort((one, other) => order.indexOf(one.name()) - order.indexOf(other.name()));
  for (const command of commands) {
    const group = GROUPS.find(([, names]) => names.includes(command.name()));
    if (group) command.helpGroup(group[0]);
    program.addCommand(command.copyInheritedSettings(program));
    for (const part of command.commands) part.copyInheritedSettings(command);
  }
  return program;
}
