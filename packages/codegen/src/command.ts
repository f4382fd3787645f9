/** The generator's commands: generate one package or compare it with the disk, and judge a spec change. */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Files, generate, generateExamples } from "./generate.ts";
import { readSpec } from "./read-spec.ts";
import { exportedBy, readmeWith } from "./readme.ts";
import { isJson, type Json, SpecError } from "./schema.ts";
import { type ClientSpec, clients } from "./specs.ts";
import { compare } from "./verdict.ts";
import { differing, write } from "./write.ts";

/** The package that holds the examples of all specs, one file each. */
const EXAMPLES = "testing";

const targets = [...clients.map(({ folder }) => folder), EXAMPLES];

const usage = `usage: primary-network-codegen ${targets.join("|")} [--check]
       primary-network-codegen verdict <old.json> <new.json>`;

/** Root of the repository, and the functions that print. */
export interface Context {
  readonly root: string;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/**
 * Runs one command and returns its exit code: 0 for success, 1 for a reported problem, 2 for an unknown
 * command.
 */
export async function run(args: readonly string[], context: Context): Promise<number> {
  const [command = "", first, second] = args;
  try {
    if (targets.includes(command)) {
      return await (first === "--check" ? checkOne(command, context) : generateOne(command, context));
    }
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

/** Returns the generated files of a package, keyed by path. */
async function filesOf(target: string, root: string): Promise<Files> {
  const client = clients.find(({ folder }) => folder === target);
  if (client === undefined) return new Map(await Promise.all(clients.map((one) => examplesFile(one, root))));
  const generated = await generate(join(root, client.spec), root, client);
  return new Map([
    ...[...generated].map(([name, text]) => [`${GEN}/${name}`, text] as const),
    ["README.md", await readmeOf(client, root)],
  ]);
}

const GEN = "src/gen";

const examplesFile = async ({ folder, spec }: ClientSpec, root: string): Promise<[string, string]> => [
  `${GEN}/${folder}.json`,
  await generateExamples(join(root, spec), root),
];

/** Returns the README of a client's package with its generated tables. */
async function readmeOf({ client, folder, spec }: ClientSpec, root: string): Promise<string> {
  const home = join(root, "packages", folder);
  const read = (path: string) => readFileSync(join(home, path), "utf8");
  const { name, exports } = JSON.parse(read("package.json"));
  const { model } = await readSpec(join(root, spec), root);
  const exported = exportedBy(read("src/index.ts"), (file) => read(join("src", file)));
  return readmeWith(read("README.md"), { client, operations: model.operations, exported, name, exports });
}

async function generateOne(target: string, { root, out }: Context): Promise<number> {
  const written = await write(join(root, "packages", target), await filesOf(target, root));
  const names = written.map((path) => path.replace(`${GEN}/`, ""));
  out(names.length > 0 ? `${target}: wrote ${names.join(", ")}` : `${target}: up to date`);
  return 0;
}

/** Names the files of a package that differ from the output of its spec. */
async function checkOne(target: string, { root, err }: Context): Promise<number> {
  const stale = await differing(join(root, "packages", target), await filesOf(target, root));
  for (const path of stale) {
    const from = target === EXAMPLES ? basename(path, ".json") : target;
    const source = clients.find(({ folder }) => folder === from)?.spec;
    err(`packages/${target}/${path} is not what ${source} generates; run \`pnpm generate\``);
  }
  return stale.length > 0 ? 1 : 0;
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
