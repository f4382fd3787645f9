/** The command `clean`: removes what `dev` keeps. */
import { Command } from "commander";
import type { CleanFlags } from "../dev/run-clean.ts";
import { DEFAULT_DATA_DIR } from "../flags/dev-flags.ts";
import { withJsonFlag } from "../flags/json-flag.ts";
import type { Output } from "../terminal/output.ts";

/** The command with its flags; its work is loaded when it runs. */
export const createCleanCommand = (out: Output): Command =>
  withJsonFlag(
    new Command("clean")
      .description(
        "remove the worlds and indexes that dev keeps, and nothing else; refused while they are in use",
      )
      .option("--data-dir <folder>", "the folder that dev used", DEFAULT_DATA_DIR)
      .option("--cache", "remove the cached networks of all folders, too", false)
      .option("--cache-dir <folder>", "folder of cached networks (default: as dev chooses it)")
      .option("--dry-run", "only list what would be removed, with its size", false),
    "what was removed",
  ).action(async (flags: CleanFlags) => (await import("../dev/run-clean.ts")).runClean(flags, out));
