/** The generator's commands: generate one package, check all of them, weigh a spec change. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Files, generate, generateExamples } from "./generate.ts";
import { isJson, type Json, SpecError } from "./schema.ts";
import { compare } from "./verdict.ts";
import { differing, write } from "./write.ts";

/** Packages that hold generated code, each with the spec it comes from. */
const specs: Readonly<Record<string, string>> = {
  data: "specs/data/openapi.yaml",
  metrics: "specs/metrics/openapi.yaml",
  "pchain-rpc": "specs/pchain/openrpc.yaml",
};

/** The package with the examples of all of them, one file for each. */
const EXAMPLES = "testing";

const targets = [...Object.keys(specs), EXAMPLES];

const usage = `usage: primary-network-codegen ${targets.join("|")}
       primary-network-codegen check
       primary-network-codegen verdict <old.json> <new.json>`;

/** Where the repository is, and where words go. */
export interface Context {
  readonly root: string;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** Runs one command and returns its exit code: 0 done, 1 a problem that was named, 2 not a command. */
export async function run(args: readonly string[], context: Context): Promise<number> {
  const [command = "", first, second] = args;
  try {
    if (targets.includes(command)) return await generateOne(command, context);
    if (command === "check") return await checkAll(context);
    if (command === "verdict" && first !== undefined && second !== undefined) {
      return await weigh(first, second, context);
    }
    context.err(usage);
    return 2;
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    context.err(error.message);
    return 1;
  }
}

function genFolder(root: string, target: string): string {
  return join(root, "packages", target, "src", "gen");
}

/** The generated files of a package. */
async function filesOf(target: string, root: string): Promise<Files> {
  const spec = specs[target];
  if (spec !== undefined) return generate(join(root, spec), root);
  const files = new Map<string, string>();
  for (const [name, file] of Object.entries(specs))
    files.set(`${name}.json`, await generateExamples(join(root, file), root));
  return files;
}

async function generateOne(target: string, { root, out }: Context): Promise<number> {
  const written = await write(genFolder(root, target), await filesOf(target, root));
  out(written.length > 0 ? `${target}: wrote ${written.join(", ")}` : `${target}: up to date`);
  return 0;
}

async function checkAll({ root, err }: Context): Promise<number> {
  let stale = 0;
  for (const target of targets) {
    for (const name of await differing(genFolder(root, target), await filesOf(target, root))) {
      const source = specs[target] ?? specs[name.replace(/\.json$/, "")];
      err(`packages/${target}/src/gen/${name} is not what ${source} generates; run \`pnpm generate\``);
      stale++;
    }
  }
  return stale > 0 ? 1 : 0;
}

async function weigh(oldFile: string, newFile: string, { out }: Context): Promise<number> {
  const { level, changes } = compare(await readDocument(oldFile), await readDocument(newFile));
  out(level);
  for (const change of changes) out(`${change.level}: ${change.path}: ${change.what}`);
  return 0;
}

async function readDocument(file: string): Promise<Json> {
  try {
    const document: unknown = JSON.parse(await readFile(file, "utf8"));
    if (isJson(document)) return document;
  } catch (error) {
    throw new SpecError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new SpecError(`${file}: not a JSON object`);
}
