/** A scratch project that installs packed packages with npm, as a user's project installs them from the registry. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../shared/command.ts";

interface PackedProjectOptions {
  /** Names of the packages that the project depends on. */
  readonly use: readonly string[];
  /** Every packed package: what the used packages need comes from them too. */
  readonly tarballs: readonly { readonly name: string; readonly tarball: string }[];
  /** More options of `npm install`. */
  readonly more?: readonly string[];
}

/** Makes the project in the folder `dir` and installs it. */
export async function createPackedProject(
  dir: string,
  { use, tarballs, more = [] }: PackedProjectOptions,
): Promise<void> {
  const packed = Object.fromEntries(tarballs.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const dependencies = Object.fromEntries(use.map((name) => [name, packed[name]]));
  const manifest = { name: "packed", private: true, type: "module", dependencies, overrides: packed };
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, "package.json"), JSON.stringify(manifest, null, 2));
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...more], { cwd: dir });
}
