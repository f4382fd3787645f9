// Runs turbo with its telemetry off, on any shell: `node --import tsx tools/shared/turbo.ts run build`.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./packages.ts";

const turbo = createRequire(join(root, "package.json")).resolve("turbo/bin/turbo");
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
const { status } = spawnSync(process.execPath, [turbo, ...process.argv.slice(2)], { stdio: "inherit", env });
process.exit(status ?? 1);
