/** Builds the explorer from its sources, which takes a few seconds. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../shared/packages.ts";

const folder = join(root, "apps/explorer");

/**
 * Builds the explorer unless it is there. Without it the network still starts; the message says how to build
 * it.
 */
export async function buildExplorer(tell: (text: string) => void): Promise<void> {
  if (existsSync(join(folder, "dist/index.html"))) return;
  tell("Building the explorer. The first start waits a few seconds for it.");
  const manifest = createRequire(join(folder, "package.json")).resolve("vite/package.json");
  const vite = join(manifest, "../bin/vite.js");
  const build = spawn(process.execPath, [vite, "build", "--logLevel", "silent"], {
    cwd: folder,
    stdio: "ignore",
  });
  const code = await new Promise<number | null>((resolve) => {
    build.once("error", () => resolve(null));
    build.once("close", resolve);
  });
  if (code !== 0) tell("The explorer was not built. `pnpm build` says why.");
}
