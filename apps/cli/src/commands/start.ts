/** The command `start`: what `dev` runs, and a guided tour of it. */

import type { DevOptions, SiteBuild } from "@primary-network/devnet";
import { Command } from "commander";
import { withDevFlags } from "../flags/dev-flags.ts";

/**
 * The command with its flags; its work is loaded when it runs.
 *
 * @param siteBuild of the folder of --site, if the embedding program builds it meanwhile
 */
export const createStartCommand = (siteBuild?: SiteBuild): Command =>
  withDevFlags(new Command("start").description("run dev, then a guided tour with the published clients"))
    .option("--exit", "exit after the tour instead of leaving the service running", false)
    .action(async (options: DevOptions & { readonly exit: boolean }) =>
      (await import("../dev/run-start.ts")).runStart({ ...options, siteBuild }),
    );
