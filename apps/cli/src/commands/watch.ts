/** The command `watch`: what happens on a deployment, until interrupted. */
import { Command, InvalidArgumentError, Option } from "commander";
import { withDeploymentFlags } from "../flags/deployment-flags.ts";
import { withExitCodes } from "../flags/exit-codes.ts";
import type { WatchFlags } from "../watch/watch-flags.ts";

function parseSeconds(text: string): number {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= 3_600) return seconds;
  throw new InvalidArgumentError("an interval is a whole number from 1 to 3600.");
}

/** The command with its flags; its work is loaded when it runs. */
export function createWatchCommand(): Command {
  const command = new Command("watch")
    .description(
      "watch blocks and transactions as they are indexed, and how far each chain is; lines when piped, until Ctrl-C",
    )
    .addOption(
      new Option("--interval <seconds>", "how often the state of the chains is read")
        .default(2)
        .argParser(parseSeconds),
    );
  return withExitCodes(withDeploymentFlags(command), [
    [0, "interrupted"],
    [1, "a fault: a wrong flag, no connection, or a refusal"],
  ]).action(async (flags: WatchFlags) => (await import("../watch/run-watch.ts")).runWatch(flags));
}
