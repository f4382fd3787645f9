/** A consumer that installs and runs with Bun. */
import { join } from "node:path";
import { installedFile } from "../runtimes.ts";
import { type Consumer, needed } from "./consumer.ts";

const bun = installedFile("@oven/bun-linux-x64", "bin/bun");

export const bunConsumer: Consumer = {
  name: "Bun",
  missing: bun ? undefined : "no binary for this platform",
  async use(project) {
    const env = {
      BUN_CONFIG_REGISTRY: project.registry,
      BUN_INSTALL_CACHE_DIR: join(project.dir, ".bun-cache"),
      DO_NOT_TRACK: "1",
    };
    await project.run(needed(bun), ["install", "--ignore-scripts"], { env });
    const printed = await project.run(needed(bun), ["run", "main.mjs"], { env });
    return { version: (await project.run(needed(bun), ["--version"], { env })).trim(), printed };
  },
};
