/** The command `clean`: removes the data that `dev` keeps. */
import { Command } from "commander";
import type { CleanFlags } from "../dev/run-clean.ts";
import { DEFAULT_DATA_DIR } from "../flags/dev-flags.ts";
import { withJsonFlag } from "../flags/json-flag.ts";
import type { Output } from "../terminal/output.ts";

/** Makes the command with its flags. It loads its work when it runs. */
export const createCleanCommand = (out: Output): Command =>
  withJsonFlag(
    new Command("clean")
      .description("remove the networks and indexes that dev keeps; refused while they are in use")
      .option("--data-dir <folder>", "the folder that dev used", DEFAULT_DATA_DIR)
      .option("--cache", "also remove the cached networks of all folders", false)
      .option("--cache-dir <folder>", "folder of cached networks (default: the same as for dev)")
      .option("--dry-run", "list what would be removed, with sizes, and remove nothing", false),
    "the removed folders",
  ).action(async (flags: CleanFlags) => (await import("../dev/run-clean.ts")).runClean(flags, out));
