/** Packs the built clients as a release does, and lays them out as an installation, without npm or a registry. */

import { rmSync } from "node:fs";
import { mkdir, mkdtemp, readFile, realpath, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "../shared/command.ts";
import { packTogether } from "../shared/packing.ts";
import { nameOf, PACKAGES, packageRoot } from "./builds.ts";

/** A folder whose `node_modules` has the packed clients and what they depend on; it is removed when the process ends. */
export async function layOutPacked(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "primary-network-packed-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const own = new Set<string>(PACKAGES.map(nameOf));
  const others = new Map<string, string>();
  const tarballs = await packTogether(PACKAGES.map(nameOf), join(folder, "tarballs"));
  for (const [at, name] of PACKAGES.entries()) {
    const tarball = tarballs[at] ?? "";
    const target = join(folder, "node_modules", nameOf(name));
    await mkdir(target, { recursive: true });
    await run("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"]);
    const { dependencies = {} }: { readonly dependencies?: object } = JSON.parse(
      await readFile(join(target, "package.json"), "utf8"),
    );
    for (const dependency of Object.keys(dependencies))
      if (!own.has(dependency)) others.set(dependency, join(packageRoot(name), "node_modules", dependency));
  }
  for (const [name, at] of others) {
    const link = join(folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(at), link, "junction");
  }
  return folder;
}
