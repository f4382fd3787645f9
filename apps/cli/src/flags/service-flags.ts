/** The flags of every command that serves the data and metrics interfaces. */
import { type Command, Option } from "commander";
import { collectHosts, parseCount } from "./values.ts";

/** Flags as commander parses them. */
export interface ServiceFlags {
  readonly limits?: "public" | "off";
  /** Host names besides loopback's and the bound address; `*` is any. */
  readonly allowHost?: readonly string[];
  /** Number of proxies in front, which add the client's address to X-Forwarded-For. */
  readonly trustProxy?: number;
  /** Whether responses are changed for the hosted service's official clients. */
  readonly compat?: boolean;
}

/** Adds the flags; `limits` is their default. */
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
        "number of your own proxies in front of the service; limits by address need it",
      )
        .default(0)
        .argParser(parseCount),
    );
}
