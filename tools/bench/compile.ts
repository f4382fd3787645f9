/** Compiles the programs that are measured, so that their processes run JavaScript without a loader's memory and threads. */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** By the name under which they are started. */
const PROGRAMS = {
  server: "server.ts",
  subject: "subject.ts",
  probe: "faults/probe-process.ts",
  "evm-index": "service/evm-index-process.ts",
  "evm-node": "service/evm-node-process.ts",
  index: "service/index-process.ts",
  load: "service/load-process.ts",
  node: "service/node-process.ts",
  serve: "service/serve-process.ts",
  snapshot: "service/snapshot-process.ts",
} as const;

export type Program = keyof typeof PROGRAMS;

/** Where a program's JavaScript is, once it is compiled. */
export const programFile = (name: Program): string => `${folder}dist/${name}.js`;

/** Compiles all of them, with what they share beside them; packages stay where they are installed. */
export async function compilePrograms(): Promise<void> {
  await build({
    entryPoints: Object.fromEntries(
      Object.entries(PROGRAMS).map(([name, file]) => [name, `${folder}${file}`]),
    ),
    outdir: `${folder}dist`,
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  });
}
