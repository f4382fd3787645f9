/** Installs the other clients into their own folder, outside the workspace, at the locked versions. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Folder whose node_modules holds the peers. */
export const peersRoot = fileURLToPath(new URL("./peers", import.meta.url));

/** Does nothing when they are there; no package's install script runs. */
export function installPeers() {
  if (existsSync(`${peersRoot}/node_modules/.package-lock.json`)) return;
  console.log("installing the peers (once) …");
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", args, { cwd: peersRoot, stdio: "inherit", shell: process.platform === "win32" });
}
