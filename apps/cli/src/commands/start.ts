/** The command `start`: `dev` with a guided tour. */

import type { DevOptions, SiteBuild } from "@primary-network/devnet";
import { Command } from "commander";
import { withDevFlags } from "../flags/dev-flags.ts";

/**
 * Makes the command with its flags. It loads its work when it runs.
 *
 * @param siteBuild build of the --site folder, when the embedding program runs one
 */
export const createStartCommand = (siteBuild?: SiteBuild): Command =>
  withDevFlags(new Command("start").description("run dev, then a guided tour with the published clients"))
    .option("--exit", "exit after the tour; do not wait between its steps", false)
    .action(async (options: DevOptions & { readonly exit: boolean }) =>
      (await import("../dev/run-start.ts")).runStart({ ...options, siteBuild }),
    );
