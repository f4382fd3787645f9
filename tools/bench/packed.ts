/** Packs the client packages as they would be published and installs the tarballs into a scratch project with npm. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../shared/command.ts";
import { packTogether } from "../shared/packing.ts";
import { nameOf, PACKAGES, unbuilt } from "./builds.ts";
import { openInstallation, PACKED_ROOT } from "./installed-module.ts";
import { messageOf } from "./rounds.ts";

/** Characters of a failure that are shown. */
const SHOWN = 600;

let installed: string | Error = new Error("our packages are not packed yet");

/** Folder whose node_modules contains our packages; throws why there is none. */
export function packedRoot(): string {
  if (installed instanceof Error) throw installed;
  return installed;
}

/** Installs them once per run, to be removed when the process ends; throws when a package was not built. */
export async function installPacked(): Promise<void> {
  try {
    installed = await install();
  } catch (error) {
    installed = new Error(messageOf(error).slice(-SHOWN));
  }
  packedRoot();
}

async function install(): Promise<string> {
  const missing = unbuilt();
  if (missing.length > 0) throw new Error(`not built: ${missing.join(", ")}`);
  const names = PACKAGES.map(nameOf);
  const tarballs = await packTogether(names, scratchFolder());
  const root = await installAlone(
    Object.fromEntries(names.map((name, at) => [name, `file:${tarballs[at]}`])),
  );
  openInstallation(PACKED_ROOT, root);
  return root;
}

/** An empty folder that is removed when the process ends. */
function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "primary-network-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Installs packages by npm into a scratch project, which is removed when the process ends. */
export async function installAlone(dependencies: Readonly<Record<string, string>>): Promise<string> {
  const root = scratchFolder();
  writeFileSync(join(root, "package.json"), JSON.stringify({ private: true, dependencies }));
  const args = [
    "install",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    "--loglevel=error",
  ];
  await run("npm", args, { cwd: root, seconds: 300 });
  return root;
}
