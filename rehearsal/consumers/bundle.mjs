/** Bundles a consumer's entry into one script, as deployment tools do, with the repository's esbuild. */
import { join } from "node:path";
import { build } from "esbuild";

/**
 * @param {string} dir project
 * @param {string} entry file in it
 * @param {import("esbuild").BuildOptions} options
 */
export async function bundle(dir, entry, options) {
  await build({
    absWorkingDir: dir,
    entryPoints: [entry],
    outfile: join(dir, "bundle.mjs"),
    bundle: true,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
    ...options,
  });
  return "bundle.mjs";
}
