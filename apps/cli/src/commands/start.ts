/** The command `start`: what `dev` runs, and a guided tour of it. */
import { Command } from "commander";
import type { DevOptions } from "../dev-options.ts";
import { withDevFlags } from "../flags/dev-flags.ts";

/** The command with its flags; its work is loaded when it runs. */
export const createStartCommand = (): Command =>
  withDevFlags(new Command("start").description("run dev, then a guided tour with the published clients"))
    .option("--exit", "exit after the tour instead of leaving the service running", false)
    .action(async (options: DevOptions & { readonly exit: boolean }) =>
      (await import("../run-start.ts")).runStart(options),
    );
