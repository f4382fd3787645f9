/** The command `doctor`: checks the requirements of the other commands. */
import { Command, Option } from "commander";
import type { DoctorFlags } from "../doctor/doctor.ts";
import { DEFAULT_DATA_DIR } from "../flags/dev-flags.ts";
import { withExitCodes } from "../flags/exit-codes.ts";
import { withJsonFlag } from "../flags/json-flag.ts";
import { parsePort } from "../flags/values.ts";
import type { Output } from "../terminal/output.ts";

const port = (flags: string, description: string, value: number) =>
  new Option(flags, description).default(value).argParser(parsePort);

/** Makes the command with its flags. It loads its work when it runs. */
export function createDoctorCommand(out: Output): Command {
  const command = new Command("doctor")
    .description(
      "check the node, database, genesis, ports and versions of a configuration, with advice; without --config, check this machine for dev",
    )
    .option("--config <file>", "JSON or YAML file; the variable DATABASE_URL overrides its database")
    .option("--host <address>", "address on which dev listens", "127.0.0.1")
    .addOption(port("--node-port <port>", "port of dev's simulated node", 9650))
    .addOption(port("--port <port>", "port of dev's service", 8080))
    .addOption(port("--admin-port <port>", "port of dev's health and metrics", 8081))
    .option("--data-dir <folder>", 'folder of dev\'s index, or "memory"', DEFAULT_DATA_DIR)
    .option("--no-evm", "check for dev without EVM chains");
  return withExitCodes(withJsonFlag(command, "the findings"), [
    [0, "no check failed; there may be warnings"],
    [1, "a check failed"],
  ]).action(async (flags: DoctorFlags) => {
    process.exitCode = await (await import("../doctor/doctor.ts")).runDoctor(flags, out);
  });
}
