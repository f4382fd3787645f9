/** Packs the client packages as they would be published and installs the tarballs into a scratch project with npm. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PACKAGES, packageRoot, unbuilt } from "./builds.mjs";
import { DOOR, PACKED_ROOT } from "./import-packed.mjs";

const run = (command, args, cwd) =>
  execFileSync(command, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });

let installed;

/**
 * Folder whose node_modules holds our packages; made once per run, removed when the process ends.
 * Throws when a package was not built.
 */
export function packedRoot() {
  installed ??= install();
  if (installed instanceof Error) throw installed;
  return installed;
}

function install() {
  const missing = unbuilt();
  if (missing.length > 0) return new Error(`not built: ${missing.join(", ")}`);
  const root = mkdtempSync(join(tmpdir(), "primary-network-bench-"));
  process.on("exit", () => rmSync(root, { recursive: true, force: true }));
  try {
    const tarballs = join(root, "tarballs");
    mkdirSync(tarballs);
    // pnpm, because only it turns workspace: ranges into the versions that are published.
    for (const name of PACKAGES)
      run("npx", ["--yes", "pnpm", "pack", "--pack-destination", tarballs], packageRoot(name));
    const dependencies = Object.fromEntries(
      PACKAGES.map((name) => {
        const { name: specifier, version } = JSON.parse(
          readFileSync(join(packageRoot(name), "package.json"), "utf8"),
        );
        const file = `${specifier.replace("@", "").replace("/", "-")}-${version}.tgz`;
        if (!readdirSync(tarballs).includes(file)) throw new Error(`packing ${specifier} gave no ${file}`);
        return [specifier, `file:tarballs/${file}`];
      }),
    );
    writeFileSync(join(root, DOOR), "export const importHere = (specifier) => import(specifier);\n");
    writeFileSync(join(root, "package.json"), JSON.stringify({ private: true, dependencies }));
    run(
      "npm",
      ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"],
      root,
    );
    process.env[PACKED_ROOT] = root;
    return root;
  } catch (error) {
    const output = error.stderr?.toString().trim();
    return new Error(output ? `${error.message}: ${output.slice(-300)}` : error.message);
  }
}
