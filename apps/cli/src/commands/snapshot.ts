/** The commands `snapshot create`, `snapshot restore` and `snapshot inspect`. */
import { Command } from "commander";
import { withConfigFlag } from "../flags/config-flag.ts";
import { withJsonFlag } from "../flags/json-flag.ts";
import type { InspectFlags, SnapshotFlags } from "../service/snapshot.ts";
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
    .action(async (folder: string, flags: SnapshotFlags) =>
      (await load()).createSnapshot(folder, flags, process.env, out),
    );
  withJsonFlag(withConfigFlag(snapshot.command("restore")), "the manifest")
    .description(
      "fill the empty database of a configuration; run it again after an interruption, and it continues",
    )
    .argument("<folder>", "folder of the snapshot")
    .action(async (folder: string, flags: SnapshotFlags) =>
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
