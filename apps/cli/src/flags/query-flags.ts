/** Flags of the query commands: limit, output form and filters. */
import { type Command, InvalidArgumentError, Option } from "commander";
import type { DeploymentFlags } from "./deployment-flags.ts";

/** Default of `--limit`. */
export const LIMIT = 20;
/** Greatest number of rows that a command prints. */
export const MOST = 100_000;

/** Chains of the Primary Network, by alias. */
export const primaryChains = ["p-chain", "x-chain", "c-chain"] as const;

/** Flags as commander parses them. Each command has some of them. */
export interface QueryFlags extends DeploymentFlags {
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly limit?: number;
  readonly all?: boolean;
  readonly chain?: string;
  readonly state?: "active" | "pending" | "completed" | "removed";
  readonly node?: string;
  readonly subnet?: string;
  readonly sortBy?: "stake" | "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance";
  readonly order?: "asc" | "desc";
  readonly address?: string;
  readonly spent?: boolean;
}

function parseLimit(text: string): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MOST) return limit;
  throw new InvalidArgumentError(`Expected a whole number from 1 to ${MOST}.`);
}

/** An EVM chain id. */
export function parseEvmChain(text: string): string {
  if (/^\d+$/.test(text)) return text;
  throw new InvalidArgumentError("Expected an EVM chain id such as 43114.");
}

/** A chain of the Primary Network by alias, or an EVM chain id. */
export function parseChain(text: string): string {
  if (/^\d+$/.test(text) || primaryChains.some((chain) => chain === text)) return text;
  throw new InvalidArgumentError(`Expected ${primaryChains.join(", ")} or an EVM chain id.`);
}

/** Adds `--json` and `--csv`. @param what names the rows in the help */
export const withForms = (command: Command, what: string): Command =>
  command
    .addOption(new Option("--json", `print ${what} as JSON, with exact values`).conflicts("csv"))
    .addOption(new Option("--csv", `print ${what} as CSV with a header, with exact values`));

/** Adds `--limit` and `--all`. */
export const withLimit = (command: Command): Command =>
  command
    .addOption(
      new Option("--limit <count>", `rows to print, 1 to ${MOST}`)
        .default(LIMIT)
        .argParser(parseLimit)
        .conflicts("all"),
    )
    .addOption(
      new Option("--all", `print every row, at most ${MOST}; with --json, one object a line (JSON Lines)`),
    );
