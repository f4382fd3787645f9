/** Publishes tarballs to the private registry with npm, as somebody who has nothing but a key to it. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { prerelease } from "semver";
import { type Environment, run, strangersEnvironment } from "../../shared/command.ts";

/** The environment that makes npm use the private registry. */
export type RegistryEnvironment = Environment & { readonly NPM_CONFIG_REGISTRY: string };

/**
 * Writes npm's settings for everything that follows into `home` and resolves with the environment that makes npm use them.
 * npm wants a key before it publishes; this registry takes any.
 */
export async function settings(home: string, registry: string): Promise<RegistryEnvironment> {
  const lines = [
    `registry=${registry}`,
    `${registry.replace(/^https?:/, "")}:_authToken=rehearsal`,
    `cache=${join(home, "npm-cache")}`,
    "ignore-scripts=true",
    "audit=false",
    "fund=false",
    "update-notifier=false",
    "loglevel=error",
  ];
  const file = join(home, ".npmrc");
  await writeFile(file, `${lines.join("\n")}\n`);
  return { ...strangersEnvironment(home), NPM_CONFIG_USERCONFIG: file, NPM_CONFIG_REGISTRY: registry };
}

/** The tag under which changesets publishes a version: that of a candidate is in its name, as in 0.1.0-next.0. */
export const tagOf = (version: string): string => String(prerelease(version)?.[0] ?? "latest");

/** Publishes one tarball. No provenance: it is signed by a build server's identity, and goes to a public log. */
export async function publish(
  tarball: string,
  version: string,
  env: RegistryEnvironment,
  cwd: string,
): Promise<void> {
  const args = ["publish", tarball, "--provenance=false", "--access=public", `--tag=${tagOf(version)}`];
  await run("npm", args, { cwd, env });
}
