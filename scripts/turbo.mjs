// Runs turbo with its telemetry off, on any shell: `node scripts/turbo.mjs run build`.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const turbo = createRequire(import.meta.url).resolve("turbo/bin/turbo");
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
const { status } = spawnSync(process.execPath, [turbo, ...process.argv.slice(2)], { stdio: "inherit", env });
process.exit(status ?? 1);
