/** The flags of commands that read a deployment: how much, in which form, and what each narrows its rows by. */
import { type Command, InvalidArgumentError, Option } from "commander";
import type { DeploymentFlags } from "./deployment-flags.ts";

/** Rows without --limit. */
export const LIMIT = 20;
/** Rows that a command prints at most. */
export const MOST = 100_000;

/** Chains of the Primary Network, by alias. */
export const primaryChains = ["p-chain", "x-chain", "c-chain"] as const;

/** Flags as commander parses them; each command has some of them. */
export interface QueryFlags extends DeploymentFlags {
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly limit?: number;
  readonly all?: boolean;
  readonly chain?: string;
  readonly state?: "active" | "pending" | "completed" | "removed";
  readonly node?: string;
  readonly subnet?: string;
  readonly sortBy?: "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance";
  readonly order?: "asc" | "desc";
  readonly address?: string;
  readonly spent?: boolean;
}

function parseLimit(text: string): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MOST) return limit;
  throw new InvalidArgumentError(`a limit is a whole number from 1 to ${MOST}.`);
}

/** An EVM chain id. */
export function parseEvmChain(text: string): string {
  if (/^\d+$/.test(text)) return text;
  throw new InvalidArgumentError("it has to be an EVM chain id such as 43114.");
}

/** A chain of the Primary Network by alias, or an EVM chain id. */
export function parseChain(text: string): string {
  if (/^\d+$/.test(text) || primaryChains.some((chain) => chain === text)) return text;
  throw new InvalidArgumentError(`it has to be ${primaryChains.join(", ")} or an EVM chain id.`);
}

/** Adds `--json` and `--csv`; `what` is what they print. */
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
      new Option(
        "--all",
        `print every row, at most ${MOST}; with --json one object on each line (JSON Lines)`,
      ),
    );
