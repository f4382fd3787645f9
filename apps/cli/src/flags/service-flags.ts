/** Flags of every command that serves the data and metrics APIs. */
import { type Command, Option } from "commander";
import { collectHosts, parseCount } from "./values.ts";

/** Adds the flags. @param limits default of `--limits` */
export function withServiceFlags(command: Command, limits: "public" | "off"): Command {
  return command
    .addOption(
      new Option("--limits <kind>", "apply the rate limits of the public deployment, or none")
        .choices(["public", "off"])
        .default(limits),
    )
    .addOption(
      new Option(
        "--allow-host <name...>",
        'further host names to accept in requests, or "*" for any; loopback and the bound address are always accepted',
      ).argParser(collectHosts),
    )
    .option(
      "--compat",
      "respond as the official clients expect: POSTs with 201, prices as numbers, chain ids of public networks",
      false,
    )
    .addOption(
      new Option(
        "--trust-proxy <count>",
        "number of your own proxies in front of the service; rate limits by address need it",
      )
        .default(0)
        .argParser(parseCount),
    );
}
