// Runs turbo with its telemetry off, on any shell: `node --import tsx tools/shared/turbo.ts run build`.
import { spawnSync } from "node:child_process";
import { turboEnvironment as env, turbo } from "./turbo-command.ts";

const { status } = spawnSync(process.execPath, [turbo, ...process.argv.slice(2)], { stdio: "inherit", env });
process.exit(status ?? 1);
