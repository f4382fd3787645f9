/** A consumer's project in a folder of its own: the program that all consumers share, and the packages from the private registry. */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { run } from "../tools/shared/command.ts";
import { nameOf, published } from "../tools/shared/packages.ts";
import { rehearsalRoot } from "./runtimes.mjs";

/**
 * Writes a project that depends on the published packages at `version`, with the shared program and the addresses it talks to.
 * `install` puts what was published into it with npm; `versions` is what is installed, by name.
 */
export async function createProject({ dir, env, version, addresses }) {
  await mkdir(dir, { recursive: true });
  const dependencies = Object.fromEntries(published.map((folder) => [nameOf(folder), version]));
  const manifest = { name: basename(dir), version, private: true, type: "module", dependencies };
  await write({
    "package.json": JSON.stringify(manifest, null, 2),
    "addresses.mjs": `export const addresses = ${JSON.stringify(addresses)};\n`,
  });
  for (const file of ["behaviour.mjs", "main.mjs"]) await cp(join(rehearsalRoot, file), join(dir, file));

  async function write(files) {
    for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  }

  /** Runs a program in it. */
  const runHere = (command, args, more = {}) =>
    run(command, args, { cwd: dir, ...more, env: { ...env, ...more.env } });

  return {
    dir,
    registry: env.NPM_CONFIG_REGISTRY,
    write,
    run: runHere,
    install: () => runHere("npm", ["install"]),
    /** Throws unless what is installed is what was published here. */
    async checkInstalled() {
      for (const folder of published) {
        const file = join(dir, "node_modules", nameOf(folder), "package.json");
        const installed = JSON.parse(await readFile(file, "utf8")).version;
        if (installed !== version) throw new Error(`${nameOf(folder)} is ${installed}, not ${version}`);
      }
    },
  };
}
