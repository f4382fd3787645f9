/** The size budgets of the published packages, on what was installed from the registry. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "../../shared/command.ts";
import { bin, published, root } from "../../shared/packages.ts";

/** One budget of `.size-limit.mjs`; size-limit knows its other fields. */
interface Budget {
  readonly path: string | readonly string[];
  /** Names that are imported, by file if there are several. */
  readonly import?: string | Readonly<Record<string, string>>;
}

function installedPath(path: string): string {
  const owner = published.find(({ folder }) => path.startsWith(`${folder}/`));
  if (!owner) throw new Error(`a budget for ${path}, which is no file of a published package`);
  return `node_modules/${owner.name}/${path.slice(owner.folder.length + 1)}`;
}

/** The repository's budgets, with paths of the working tree led to what is installed in a consumer's project. */
export const installedBudgets = (budgets: readonly Budget[]): Budget[] =>
  budgets.map((budget) => ({
    ...budget,
    path: typeof budget.path === "string" ? installedPath(budget.path) : budget.path.map(installedPath),
    ...(typeof budget.import === "object" && {
      import: Object.fromEntries(
        Object.entries(budget.import).map(([path, names]) => [installedPath(path), names]),
      ),
    }),
  }));

/** Holds the packages installed in a project to the budgets; resolves with their sizes. */
export async function checkSizes(dir: string): Promise<string> {
  const { default: budgets }: { readonly default: readonly Budget[] } = await import(
    pathToFileURL(join(root, ".size-limit.mjs")).href
  );
  const config = join(dir, "size-limit.json");
  await writeFile(config, JSON.stringify(installedBudgets(budgets)));
  const measured: { size: number; passed: boolean }[] = JSON.parse(
    await run(bin("size-limit"), ["--config", config, "--json"], { cwd: root }),
  );
  // A path that leads nowhere measures nothing, and nothing is small enough.
  const refused = measured.filter(({ size, passed }) => !(size > 1000) || !passed);
  if (measured.length !== budgets.length || refused.length > 0)
    throw new Error(`size budgets: ${JSON.stringify(measured)}`);
  return measured.map(({ size }) => `${(size / 1000).toFixed(1)} kB`).join(", ");
}
