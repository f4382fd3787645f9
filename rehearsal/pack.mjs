/** Packs the packages as a release does, and gives the packed copies the version of the next release. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../tools/shared/command.ts";
import { nameOf, published, root } from "../tools/shared/packages.ts";
import { withVersion } from "./manifest.mjs";

/**
 * Packs one package; resolves with the tarball under its next version, the folder that holds what is in it, and
 * the manifest before it got that version.
 * pnpm does it, because only pnpm turns `workspace:` ranges into versions.
 */
export async function pack(folder, version, scratch) {
  const dir = join(scratch, folder);
  await mkdir(dir, { recursive: true });
  await run("npx", ["--yes", "pnpm", "pack", "--pack-destination", dir], {
    cwd: join(root, "packages", folder),
  });
  const packed = (await readdir(dir)).find((name) => name.endsWith(".tgz"));
  if (!packed) throw new Error(`packing ${nameOf(folder)} gave no tarball`);
  // GNU tar and bsdtar, which Windows has too, agree on these; relative names, as GNU tar takes "C:" for a host.
  await run("tar", ["-xzf", packed], { cwd: dir });

  const file = join(dir, "package/package.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  await writeFile(
    file,
    `${JSON.stringify(withVersion(manifest, version, published.map(nameOf)), null, 2)}\n`,
  );
  const name = `${folder}-${version}.tgz`;
  await run("tar", ["-czf", name, "package"], { cwd: dir });
  return { folder, tarball: join(dir, name), contents: join(dir, "package"), manifest };
}
