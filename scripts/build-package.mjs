// Builds the published package in the current folder: declarations by tsc, code by esbuild, one file per entry of its exports.
// Unbundled, a client is some forty files and importing it takes four times as long.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { build } from "esbuild";

const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
const entryPoints = Object.values(exports)
  .map((target) => target["@primary-network/source"])
  .filter((source) => source !== undefined);

rmSync("dist", { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json", "--emitDeclarationOnly"], {
  stdio: "inherit",
});
await build({
  entryPoints,
  outdir: "dist",
  outbase: "src",
  bundle: true,
  splitting: true,
  packages: "external",
  format: "esm",
  platform: "neutral",
  target: "es2022",
  sourcemap: true,
  sourcesContent: false, // the sources are in the package
  logLevel: "warning",
});
