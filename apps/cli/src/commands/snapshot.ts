/** The commands `snapshot create`, `snapshot restore` and `snapshot inspect`. */
import { Command, Option } from "commander";
import { withConfigFlag } from "../flags/config-flag.ts";
import { parseUrl } from "../flags/deployment-flags.ts";
import { withExitCodes } from "../flags/exit-codes.ts";
import { withJsonFlag } from "../flags/json-flag.ts";
import { parseTime, parseWhole } from "../flags/values.ts";
import type { CreateFlags, InspectFlags, RestoreFlags } from "../service/snapshot.ts";
import type { Output } from "../terminal/output.ts";

const load = () => import("../service/snapshot.ts");

/** Makes the commands with their flags. They load their work when they run. */
export function createSnapshotCommand(out: Output): Command {
  const snapshot = new Command("snapshot").description(
    "move an index: create, restore and inspect snapshots of a service's database",
  );
  withJsonFlag(withConfigFlag(snapshot.command("create")), "the manifest")
    .description(
      "write the index into an empty folder while the service runs; keys, usage, webhooks and exports are not part of it",
    )
    .argument("<folder>", "folder of the snapshot: a new or empty one, or that of an unfinished snapshot")
    .addOption(
      new Option("--state", "the current state alone, without blocks, transactions and whatever needs them")
        .default(false)
        .conflicts("since"),
    )
    .addOption(
      new Option(
        "--since <time>",
        "the current state, and all blocks since a time: 2026-06-01, 2026-06-01T12:00:00Z, or Unix seconds",
      ).argParser(parseTime),
    )
    .action(async (folder: string, flags: CreateFlags) =>
      (await load()).createSnapshot(folder, flags, process.env, out),
    );
  withExitCodes(withJsonFlag(withConfigFlag(snapshot.command("restore")), "the manifest"), [
    [0, "the index is restored"],
    [1, "it is not, or --verify found a difference and emptied the database"],
    [2, "the node of --verify could not be compared; the same command compares again"],
  ])
    .description(
      "fill the empty database of a configuration; run it again after an interruption, and it continues",
    )
    .argument("<folder>", "folder of the snapshot")
    .addOption(
      new Option(
        "--verify <url>",
        "compare the last block of each chain, and a sample, with this node before a service may use the index",
      ).argParser(parseUrl),
    )
    .addOption(
      new Option("--sample <count>", "blocks of each chain that --verify compares")
        .default(100)
        .argParser(parseWhole),
    )
    .action(async (folder: string, flags: RestoreFlags) =>
      (await load()).restoreSnapshot(folder, flags, process.env, out),
    );
  withJsonFlag(snapshot.command("inspect"), "the manifest")
    .description("print a snapshot's chains, heights, sizes and digest")
    .argument("<folder>", "folder of the snapshot")
    .option("--check", "read all files and compare them with the manifest", false)
    .action(async (folder: string, flags: InspectFlags) =>
      (await load()).inspectSnapshot(folder, flags, out),
    );
  return snapshot;
}
