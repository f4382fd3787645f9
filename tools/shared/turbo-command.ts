/** How turbo is started: from this installation, with its telemetry off. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./packages.ts";

/** The program, for Node. */
export const turbo: string = createRequire(join(root, "package.json")).resolve("turbo/bin/turbo");

/** Its environment. */
export const turboEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
};
