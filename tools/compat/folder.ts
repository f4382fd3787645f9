/** The clients, wallets and tools that are tried, at their pinned versions, and the folder outside the checkout that holds them. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Some of their licences allow tests and research only, so they never stand in the tree, nor in its lock file. */
export const versions = {
  "@avalabs/avacloud-sdk": "0.13.0",
  "@avalabs/avalanchejs": "5.2.0",
  "@avalabs/glacier-sdk": "3.0.2",
  "@avalanche-sdk/chainkit": "0.3.13",
  "@avalanche-sdk/client": "0.1.1",
  "@foundry-rs/cast": "1.7.1",
  ethers: "6.17.0",
  hardhat: "2.29.1",
  viem: "2.57.20",
};

/** Where they are installed: COMPAT_DIR, else a folder of the system's temporary one. */
export const folder: string = process.env.COMPAT_DIR ?? join(tmpdir(), "primary-network-compat");

/** Installs what is missing, without running any package's install script. */
export function installClients(): void {
  const file = join(folder, "package.json");
  const manifest = JSON.stringify({ private: true, dependencies: versions });
  const isThere = existsSync(join(folder, "node_modules")) && existsSync(file);
  if (isThere && readFileSync(file, "utf8") === manifest) return;
  console.log(`installing the clients into ${folder} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
}
