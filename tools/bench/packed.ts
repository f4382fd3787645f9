/** Packs the client packages as they would be published and installs the tarballs into a scratch project with npm. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { run } from "../shared/command.ts";
import { pack } from "../shared/packing.ts";
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
  const root = mkdtempSync(join(tmpdir(), "primary-network-bench-"));
  process.on("exit", () => rmSync(root, { recursive: true, force: true }));
  const tarballs = join(root, "tarballs");
  mkdirSync(tarballs);
  const dependencies: Record<string, string> = {};
  for (const name of PACKAGES) {
    dependencies[nameOf(name)] = `file:tarballs/${basename(await pack(`packages/${name}`, tarballs))}`;
  }
  writeFileSync(join(root, "package.json"), JSON.stringify({ private: true, dependencies }));
  await run(
    "npm",
    ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"],
    { cwd: root, seconds: 300 },
  );
  openInstallation(PACKED_ROOT, root);
  return root;
}
