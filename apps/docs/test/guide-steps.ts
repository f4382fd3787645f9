/** Runs the shell blocks of a guide as a reader does: in order, in one terminal, in a folder of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const GUIDES = new URL("../src/content/docs/guides/", import.meta.url);
const SNIPPETS = new URL("../snippets/", import.meta.url);
/** The built command: `pnpm test` builds it first. */
const MAIN = fileURLToPath(new URL("../../cli/dist/main.js", import.meta.url));

/** The names of the snippets that a guide shows as shell blocks, in the order of the page. */
export async function shellBlocks(guide: string): Promise<string[]> {
  const page = await readFile(new URL(`${guide}.mdx`, GUIDES), "utf8");
  const snippets = new Map(
    [...page.matchAll(/^import (\w+) from "[./]+\/snippets\/([^"]+)\?raw";$/gm)].map(
      ([, variable, snippet]) => [variable, snippet],
    ),
  );
  return [...page.matchAll(/<Code code=\{(\w+)\} lang="sh"/g)].flatMap(
    ([, variable]) => snippets.get(variable) ?? [],
  );
}

/** The blocks of a part of the guide as one script; values that the page says to set are replaced. */
export async function scriptOf(
  blocks: readonly string[],
  values: { readonly [name: string]: string | number },
): Promise<string> {
  const texts = await Promise.all(blocks.map((name) => readFile(new URL(name, SNIPPETS), "utf8")));
  let script = texts.join("\n");
  for (const [name, value] of Object.entries(values)) {
    const setting = new RegExp(`^(export .*\\b${name}=)\\S+`, "m");
    if (!setting.test(script)) throw new Error(`no block sets ${name}`);
    script = script.replace(setting, (_, before: string) => `${before}${value}`);
  }
  return script;
}

/** Output of a script. */
export interface Printed {
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a script in bash, which stops at the first command that fails; ends what it left running. */
export async function runScript(script: string, folder: string): Promise<Printed> {
  const command = join(folder, "primary-network");
  await writeFile(command, `#!/bin/sh\nexec '${process.execPath}' '${MAIN}' "$@"\n`, { mode: 0o755 });
  const { DATABASE_URL: _, ...env } = process.env;
  // A process group of its own, so that everything can be ended that a failed script leaves behind.
  const shell = spawn("bash", ["-eu", "-o", "pipefail", "-c", script], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...env, PATH: `${folder}${delimiter}${env.PATH}` },
  });
  const printed = { output: "", errors: "" };
  shell.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed.output += text;
  });
  shell.stderr.setEncoding("utf8").on("data", (text: string) => {
    printed.errors += text;
  });
  try {
    const [exitCode] = await once(shell, "close");
    return { exitCode, ...printed };
  } finally {
    try {
      if (shell.pid !== undefined) process.kill(-shell.pid, "SIGKILL");
    } catch {} // nothing is left
  }
}
