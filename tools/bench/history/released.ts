/** Installs the packages of a release, to be measured in the same run as those of this checkout. */
import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { ProgramError, run } from "../../shared/command.ts";
import { nameOf, PACKAGES } from "../builds.ts";
import { openInstallation, RELEASED_ROOT } from "../installed-module.ts";
import { installAlone } from "../packed.ts";

/** The release's packages by name: a version each, or the tarballs in a folder. Undefined where nothing is released. */
async function dependenciesOf(release: string): Promise<Record<string, string> | undefined> {
  const dependencies: Record<string, string> = {};
  if (statSync(release, { throwIfNoEntry: false })?.isDirectory()) {
    const files = readdirSync(release);
    for (const name of PACKAGES) {
      const file = files.find((one) => new RegExp(`^primary-network-${name}-\\d.*\\.tgz$`).test(one));
      if (file === undefined) throw new Error(`${release} has no tarball of ${nameOf(name)}`);
      dependencies[nameOf(name)] = `file:${resolve(join(release, file))}`;
    }
    return dependencies;
  }
  for (const name of PACKAGES) {
    try {
      const version = await run("npm", ["view", `${nameOf(name)}@${release}`, "version"]);
      if (version.trim() === "") return undefined; // the package is there, but not that version
      dependencies[nameOf(name)] = version.trim();
    } catch (error) {
      if (error instanceof ProgramError && error.message.includes("E404")) return undefined;
      throw error;
    }
  }
  return dependencies;
}

/**
 * Installs a release.
 *
 * @param release a version, a tag such as `latest`, or a folder with the tarballs that `pnpm pack` makes
 * @returns the folder of the installation; undefined where the registry does not know such a release.
 */
export async function installReleased(release: string): Promise<string | undefined> {
  const dependencies = await dependenciesOf(release);
  if (dependencies === undefined) return undefined;
  const root = await installAlone(dependencies);
  openInstallation(RELEASED_ROOT, root);
  return root;
}
