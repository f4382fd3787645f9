// Builds the published package in the current folder: declarations by tsc, code by esbuild, one file per entry of its exports and
// commands, one for each program of worker threads, one for each namespace, and one for each part that is loaded on demand.
// Unbundled, a client is some forty files and importing it takes four times as long; the command, five hundred.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { published, root } from "../shared/packages.ts";
import { emitDeclarations, reduceDeclarations } from "./build/declarations.ts";
import { keepNamespaces, namespacesIn } from "./build/namespaces.ts";
import { bundledFolders, NOTICES, noticesOf } from "./build/notices.ts";
import { type DependencyFields, ownDependencies } from "./build/own-dependencies.ts";
import { finishMaps } from "./build/source-maps.ts";

type Exports = Readonly<Record<string, string | { readonly "@primary-network/source"?: string }>>;

interface Manifest extends DependencyFields {
  readonly name: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Exports;
  /** What is published under other exports than the workspace has. */
  readonly publishConfig?: { readonly exports?: Exports };
}

const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
const sourcesOf = (exports: Exports): string[] =>
  Object.values(exports).flatMap((entry) =>
    typeof entry === "string" ? [] : (entry["@primary-network/source"] ?? []),
  );
const isModule = (source: string): boolean => source.endsWith(".ts");
const sources = sourcesOf(manifest.exports);
const modules = sources.filter(isModule);
const documents = sources.filter((source) => source.endsWith(".json"));
const commands = Object.values(manifest.bin ?? {}).map((file) =>
  file.replace(/^\.\/dist\/(.+)\.js$/, "./src/$1.ts"),
);
/** Programs of worker threads, which are started by their files. */
const threads = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".thread.ts"))
  .map((file) => `./src/${file}`);
const isForNode = published.find(({ name }) => name === manifest.name)?.runsOn === "node";

/** The clients bundle nothing but their own files: a user's bundler does the rest. */
const forClients: BuildOptions = {
  platform: "neutral",
  target: "es2022",
  packages: "external",
  plugins: [keepNamespaces],
};
/** What runs in Node brings what would else be installed whole, megabytes of which it uses little. */
const forNode: BuildOptions = {
  platform: "node",
  target: "node20.19",
  plugins: [ownDependencies(manifest)],
};

rmSync("dist", { recursive: true, force: true });
// The clients with TypeScript 6, whose compiler interface TypeDoc needs, so that its pages and the declarations are of one compiler.
const compiler = isForNode ? "typescript-native" : "typescript";
const declared = emitDeclarations(join(root, "node_modules", compiler, "bin/tsc"));
const options: BuildOptions = {
  entryPoints: [...modules, ...commands, ...threads, ...(isForNode ? [] : namespacesIn(resolve("src")))],
  outdir: "dist",
  outbase: "src",
  bundle: true,
  splitting: true,
  format: "esm",
  sourcemap: true,
  sourcesContent: false, // the sources are in the package
  logLevel: "warning",
  ...(isForNode ? forNode : forClients),
};
const { metafile } = await build({ ...options, metafile: true });
await declared;
const declarationOf = (source: string) => source.replace(/^\.\/src\/(.+)\.ts$/, "dist/$1.d.ts");
reduceDeclarations(
  sourcesOf(manifest.publishConfig?.exports ?? manifest.exports)
    .filter(isModule)
    .map(declarationOf),
  [manifest.name, ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })],
);
finishMaps();

const folders = bundledFolders(metafile);
if (folders.length > 0) writeFileSync(`dist/${NOTICES}`, noticesOf(folders));

// The published documents are read by programs: no white space, and no notes on where each field is known from.
const withoutNotes = (key: string, value: unknown) => (key === "x-source" ? undefined : value);
for (const file of documents) {
  writeFileSync(
    `dist/${basename(file)}`,
    JSON.stringify(JSON.parse(readFileSync(file, "utf8")), withoutNotes),
  );
}
