/** Installs the other clients into their own folder, outside the workspace, at the locked versions. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openInstallation, PEERS_ROOT } from "./installed-module.ts";

/** Folder whose node_modules contains the peers. */
export const peersRoot: string = fileURLToPath(new URL("./peers", import.meta.url));

/** Installs them unless they are there; no package's install script runs. */
export function installPeers(): void {
  if (!existsSync(`${peersRoot}/node_modules/.package-lock.json`)) {
    console.log("installing the peers (once) …");
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", args, { cwd: peersRoot, stdio: "inherit", shell: process.platform === "win32" });
  }
  openInstallation(PEERS_ROOT, peersRoot);
}
