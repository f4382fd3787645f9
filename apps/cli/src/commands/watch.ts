/** The command `watch`: new blocks and transactions of a deployment, until interrupted. */
import { Command, InvalidArgumentError, Option } from "commander";
import { withDeploymentFlags } from "../flags/deployment-flags.ts";
import { withExitCodes } from "../flags/exit-codes.ts";
import type { WatchFlags } from "../watch/watch-flags.ts";

function parseSeconds(text: string): number {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= 3_600) return seconds;
  throw new InvalidArgumentError("Expected a whole number from 1 to 3600.");
}

/** Makes the command with its flags. It loads its work when it runs. */
export function createWatchCommand(): Command {
  const command = new Command("watch")
    .description(
      "watch blocks, transactions and the state of each chain, until Ctrl+C; prints lines when piped",
    )
    .addOption(
      new Option("--interval <seconds>", "seconds between two reads of the chains' state")
        .default(2)
        .argParser(parseSeconds),
    );
  return withExitCodes(withDeploymentFlags(command), [
    [0, "interrupted"],
    [1, "an error: a wrong flag, no connection, or a refused request"],
  ]).action(async (flags: WatchFlags) => (await import("../watch/run-watch.ts")).runWatch(flags));
}
