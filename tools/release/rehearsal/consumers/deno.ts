/** A consumer that installs and runs with Deno, which may open connections to this machine and nothing else. */
import { join } from "node:path";
import { installedFile } from "../runtimes.ts";
import { type Consumer, needed } from "./consumer.ts";

const deno = installedFile("@deno/linux-x64-glibc", "deno");

export const denoConsumer: Consumer = {
  name: "Deno",
  missing: deno ? undefined : "no binary for this platform",
  async use(project) {
    const env = {
      NPM_CONFIG_REGISTRY: project.registry,
      DENO_DIR: join(project.dir, ".deno-cache"),
      DENO_NO_UPDATE_CHECK: "1",
    };
    // By default it takes nothing that was published within a day, as everything here was.
    await project.run(needed(deno), ["install", "--minimum-dependency-age=0"], { env });
    const args = ["run", "--no-prompt", "--cached-only", "--allow-net=127.0.0.1", "main.mjs"];
    const printed = await project.run(needed(deno), args, { env });
    const [, version = ""] = (await project.run(needed(deno), ["--version"], { env })).split(/\s+/);
    return { version, printed };
  },
};
