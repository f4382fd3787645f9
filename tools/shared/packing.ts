/** Packs packages as a release does, and lints what was packed. */
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./command.ts";
import { bin, root } from "./packages.ts";

/**
 * Packs the built package of a folder of the repository into the folder `destination`; resolves
 * with the path of the tarball. pnpm does it, because only pnpm turns `workspace:` ranges into versions.
 */
export async function pack(folder: string, destination: string): Promise<string> {
  await mkdir(destination, { recursive: true });
  const before = await readdir(destination);
  await run("npx", ["--yes", "pnpm", "pack", "--pack-destination", destination], { cwd: join(root, folder) });
  const [packed, ...others] = (await readdir(destination)).filter(
    (name) => name.endsWith(".tgz") && !before.includes(name),
  );
  if (packed === undefined || others.length > 0)
    throw new Error(`packing ${folder} gave ${others.length ? "several tarballs" : "no tarball"}`);
  return join(destination, packed);
}

/**
 * Packs several built packages in one run, by their names such as `@primary-network/data`; resolves with the path of each tarball, in
 * the same order. The folder `destination` has to be empty.
 */
export async function packTogether(names: readonly string[], destination: string): Promise<string[]> {
  const filters = names.flatMap((name) => ["--filter", name]);
  await run("npx", ["--yes", "pnpm", ...filters, "pack", "--pack-destination", destination], { cwd: root });
  const packed = await readdir(destination);
  return names.map((name) => {
    const start = `${name.slice(1).replace("/", "-")}-`;
    const file = packed.find((one) => one.startsWith(start) && /^\d/.test(one.slice(start.length)));
    if (file === undefined) throw new Error(`packing gave no tarball of ${name}`);
    return join(destination, file);
  });
}

/** Throws unless every field of the manifest leads to a file of the right kind. */
export async function publint(tarball: string): Promise<void> {
  await run(bin("publint"), [tarball, "--strict"], { cwd: root });
}

/** Throws unless the declarations are found by every way of looking packages up that an ESM-only package serves. */
export async function areTypesRight(tarball: string): Promise<void> {
  await run(bin("attw"), [tarball, "--profile", "esm-only", "--format", "ascii"], { cwd: root });
}
