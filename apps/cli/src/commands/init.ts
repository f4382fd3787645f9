/** The command `init`: writes a configuration file. */
import { Command } from "commander";
import type { InitFlags } from "../init/init.ts";
import type { Output } from "../terminal/output.ts";

/** Makes the command with its flags. It loads its work when it runs. */
export const createInitCommand = (out: Output): Command =>
  new Command("init")
    .description("write a configuration for serve by asking a few questions")
    .option("--config <file>", "file to write; an existing one is never overwritten", "primary-network.yaml")
    .option("--network <name>", "fuji or mainnet")
    .option("--node-url <url>", "URL of your node, with its index enabled")
    .option("--database <url or folder>", "PostgreSQL URL, or a folder for the embedded database")
    .option("--port <port>", "port of the service")
    .option("--yes", "ask nothing and use the defaults", false)
    .action(async (flags: InitFlags) => {
      const { runInit } = await import("../init/init.ts");
      if (!process.stdin.isTTY || !process.stdout.isTTY) return runInit(flags, undefined, out);
      const { createAsking } = await import("../init/ask.ts");
      const asking = createAsking(process.stdin, process.stdout);
      try {
        await runInit(flags, asking.ask, out);
      } finally {
        asking.close();
      }
    });
