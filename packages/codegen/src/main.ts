/** Entry of the generator: reads the command line, runs one command, sets the exit code. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generate } from "./generate.ts";
import { isJson, type Json, SpecError } from "./schema.ts";
import { compare } from "./verdict.ts";
import { differing, write } from "./write.ts";

// Found from this file, not from the working folder: turbo runs the generator inside each package.
const root = fileURLToPath(new URL("../../../", import.meta.url));

const specs: Readonly<Record<string, string>> = {
  data: "specs/data/openapi.yaml",
  metrics: "specs/metrics/openapi.yaml",
  "pchain-rpc": "specs/pchain/openrpc.yaml",
};

const usage = `usage: primary-network-codegen ${Object.keys(specs).join("|")}
       primary-network-codegen check
       primary-network-codegen verdict <old.json> <new.json>`;

function genFolder(target: string): string {
  return join(root, "packages", target, "src", "gen");
}

async function generateOne(target: string, spec: string): Promise<number> {
  const written = await write(genFolder(target), await generate(join(root, spec), root));
  console.log(written.length > 0 ? `${target}: wrote ${written.join(", ")}` : `${target}: up to date`);
  return 0;
}

async function checkAll(): Promise<number> {
  let stale = 0;
  for (const [target, spec] of Object.entries(specs)) {
    for (const name of await differing(genFolder(target), await generate(join(root, spec), root))) {
      console.error(
        `packages/${target}/src/gen/${name} is not what ${spec} generates; run \`pnpm generate\``,
      );
      stale++;
    }
  }
  return stale > 0 ? 1 : 0;
}

async function readDocument(file: string): Promise<Json> {
  const document: unknown = JSON.parse(await readFile(file, "utf8"));
  if (!isJson(document)) throw new SpecError(`${file}: not a JSON object`);
  return document;
}

async function verdict(oldFile: string, newFile: string): Promise<number> {
  const { level, changes } = compare(await readDocument(oldFile), await readDocument(newFile));
  console.log(level);
  for (const change of changes) console.log(`${change.level}: ${change.place}: ${change.what}`);
  return 0;
}

async function run([command = "", first, second]: readonly string[]): Promise<number> {
  const spec = Object.hasOwn(specs, command) ? specs[command] : undefined;
  if (spec !== undefined) return generateOne(command, spec);
  if (command === "check") return checkAll();
  if (command === "verdict" && first !== undefined && second !== undefined) return verdict(first, second);
  console.error(usage);
  return 2;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SpecError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
