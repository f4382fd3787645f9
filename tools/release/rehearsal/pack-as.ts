/** Packs the packages as a release does, and gives the packed copies the version of the next release. */
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { run } from "../../shared/command.ts";
import { type PublishedPackage, published } from "../../shared/packages.ts";
import { pack } from "../../shared/packing.ts";
import { type Manifest, withVersion } from "./manifest.ts";

export interface Packed extends PublishedPackage {
  /** Path of the tarball under the next version. */
  readonly tarball: string;
  /** Folder that holds what is in it. */
  readonly contents: string;
  /** The manifest before it got that version. */
  readonly manifest: Manifest;
}

/** Packs one package under `version`. */
export async function packAs(one: PublishedPackage, version: string, scratch: string): Promise<Packed> {
  const dir = join(scratch, one.folder);
  const packed = await pack(one.folder, dir);
  // GNU tar and bsdtar, which Windows has too, agree on these; relative names, as GNU tar takes "C:" for a host.
  await run("tar", ["-xzf", basename(packed)], { cwd: dir });

  const file = join(dir, "package/package.json");
  const manifest: Manifest = JSON.parse(await readFile(file, "utf8"));
  const released = withVersion(
    manifest,
    version,
    published.map(({ name }) => name),
  );
  await writeFile(file, `${JSON.stringify(released, null, 2)}\n`);
  const name = `${basename(one.folder)}-${version}.tgz`;
  await run("tar", ["-czf", name, "package"], { cwd: dir });
  return { ...one, tarball: join(dir, name), contents: join(dir, "package"), manifest };
}
