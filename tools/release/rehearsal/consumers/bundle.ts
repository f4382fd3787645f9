/** Bundles a consumer's entry into one script, as deployment tools do, with the repository's esbuild. */
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";

/** Bundles the file `entry` of the project in `dir`; resolves with the name of the script beside it. */
export async function bundle(dir: string, entry: string, options: BuildOptions): Promise<string> {
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
