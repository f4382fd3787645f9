// Builds the published package in the current folder: declarations by tsc, code by esbuild, one file per entry of its exports.
// Unbundled, a client is some forty files and importing it takes four times as long.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { build } from "esbuild";

const { exports }: { exports: Record<string, { "@primary-network/source"?: string }> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const sources = Object.values(exports).flatMap(({ "@primary-network/source": source }) => source ?? []);
const entryPoints = sources.filter((source) => source.endsWith(".ts"));
const documents = sources.filter((source) => source.endsWith(".json"));

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

// Generated tables and types are not stepped into, and are not shipped as sources: no maps to them.
const isGenerated = (source: string) => source.includes("src/gen/");
const built = readdirSync("dist", { recursive: true, encoding: "utf8" });
for (const name of built) {
  const map = `dist/${name}`;
  if (!map.endsWith(".map")) continue;
  const { sources: mapped }: { sources: string[] } = JSON.parse(readFileSync(map, "utf8"));
  if (!mapped.every(isGenerated)) continue;
  rmSync(map);
  const file = map.slice(0, -".map".length);
  writeFileSync(file, readFileSync(file, "utf8").replace(/\/\/# sourceMappingURL=.*\n?$/, ""));
}
// A fifth of the declarations is indentation: one tab does what four spaces do.
for (const name of built) {
  if (!name.endsWith(".d.ts")) continue;
  const text = readFileSync(`dist/${name}`, "utf8");
  writeFileSync(
    `dist/${name}`,
    text.replace(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4)),
  );
}
// The published documents are read by programs: no white space, and no notes on where each field is known from.
const withoutNotes = (key: string, value: unknown) => (key === "x-source" ? undefined : value);
for (const file of documents) {
  writeFileSync(
    `dist/${basename(file)}`,
    JSON.stringify(JSON.parse(readFileSync(file, "utf8")), withoutNotes),
  );
}
