/** A consumer's project in a folder of its own: the program that all consumers share, and the packages from the private registry. */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type RunOptions, run } from "../../shared/command.ts";
import { clients } from "../../shared/packages.ts";
import type { RegistryEnvironment } from "./publish.ts";
import { programFolder } from "./runtimes.ts";

export interface Project {
  readonly dir: string;
  /** URL of the private registry. */
  readonly registry: string;
  /** Writes files into it: text by name. */
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Runs a program in it and resolves with what it printed; `env` is added to a stranger's. */
  run(command: string, args: readonly string[], more?: Pick<RunOptions, "env">): Promise<string>;
  /** Puts what was published into it with npm. */
  install(): Promise<void>;
  /** Throws unless what is installed is what was published here. */
  checkInstalled(): Promise<void>;
}

interface ProjectOptions {
  readonly dir: string;
  readonly env: RegistryEnvironment;
  /** Of the published packages. */
  readonly version: string;
  /** What the program talks to. */
  readonly addresses: { readonly service: string; readonly node: string; readonly scripted: string };
}

/** Writes a project that depends on the clients at `version`, with the shared program. */
export async function createProject({ dir, env, version, addresses }: ProjectOptions): Promise<Project> {
  const project: Project = {
    dir,
    registry: env.NPM_CONFIG_REGISTRY,
    async write(files) {
      for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
    },
    run: (command, args, more = {}) => run(command, args, { cwd: dir, env: { ...env, ...more.env } }),
    install: async () => void (await project.run("npm", ["install"])),
    async checkInstalled() {
      for (const { name } of clients) {
        const file = join(dir, "node_modules", name, "package.json");
        const installed: { version: string } = JSON.parse(await readFile(file, "utf8"));
        if (installed.version !== version) throw new Error(`${name} is ${installed.version}, not ${version}`);
      }
    },
  };
  const dependencies = Object.fromEntries(clients.map(({ name }) => [name, version]));
  const manifest = { name: basename(dir), version, private: true, type: "module", dependencies };
  await mkdir(dir, { recursive: true });
  await project.write({
    "package.json": JSON.stringify(manifest, null, 2),
    "addresses.mjs": `export const addresses = ${JSON.stringify(addresses)};\n`,
  });
  for (const file of ["behaviour.mjs", "main.mjs"]) await cp(join(programFolder, file), join(dir, file));
  return project;
}
