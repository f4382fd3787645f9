/** The linters of published packages, on the very tarballs, and the size budgets, on what was installed from the registry. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../tools/shared/command.ts";
import { bin, nameOf, root } from "../tools/shared/packages.ts";

/** Every field of the manifest leads to a file of the right kind. */
export const publint = (tarball) => run(bin("publint"), [tarball, "--strict"], { cwd: root });

/** The declarations are found by every way of looking packages up that an ESM-only package serves. */
export const areTypesRight = (tarball) =>
  run(bin("attw"), [tarball, "--profile", "esm-only", "--format", "ascii"], { cwd: root });

/** The repository's budgets, with paths of the working tree led to what is installed in a consumer's project. */
export const installedBudgets = (budgets) =>
  budgets.map((budget) => {
    const [, folder, file] = /^packages\/([^/]+)\/(.+)$/.exec(budget.path) ?? [];
    if (!folder) throw new Error(`a budget for ${budget.path}, which is no file of a package`);
    return { ...budget, path: `node_modules/${nameOf(folder)}/${file}` };
  });

/** Holds the installed packages to the budgets; resolves with how many there are. */
export async function checkSizes(dir) {
  const budgets = JSON.parse(await readFile(join(root, ".size-limit.json"), "utf8"));
  const config = join(dir, "size-limit.json");
  await writeFile(config, JSON.stringify(installedBudgets(budgets)));
  const measured = JSON.parse(await run(bin("size-limit"), ["--config", config, "--json"], { cwd: root }));
  // A path that leads nowhere measures nothing, and nothing is small enough.
  const empty = measured.filter(({ size, passed }) => !(size > 1000) || !passed);
  if (measured.length !== budgets.length || empty.length > 0)
    throw new Error(`size budgets: ${JSON.stringify(measured)}`);
  return measured.map(({ size }) => `${(size / 1000).toFixed(1)} kB`).join(", ");
}
