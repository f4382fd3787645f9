/** Everything that a user of all clients installs, no more and no less: a new dependency is decided on here. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clients } from "../../shared/packages.ts";
import { isAllowed } from "../licence.ts";

const OTHERS = [
  "@noble/curves",
  "@noble/hashes",
  "@scure/base",
  "openapi-fetch",
  "openapi-typescript-helpers", // types only, of openapi-fetch
];

/** Names of all production packages, sorted. */
export const expectedPackages = (): string[] => [...clients.map(({ name }) => name), ...OTHERS].sort();

/** Throws, naming them, when the names differ from the expected ones. */
export function checkPackages(names: readonly string[]): void {
  const expected = expectedPackages();
  const unexpected = names.filter((name) => !expected.includes(name));
  const absent = expected.filter((name) => !names.includes(name));
  if (unexpected.length > 0 || absent.length > 0 || names.length !== expected.length)
    throw new Error(
      `of ${names.length} packages ${unexpected.join(", ") || "none"} unexpected; ${absent.join(", ") || "none"} absent`,
    );
}

/** Checks what npm installed in a consumer's project: the packages and their licences. Resolves with how many there are. */
export async function checkInstalledProduction(dir: string): Promise<number> {
  const lock: { packages: object } = JSON.parse(await readFile(join(dir, "package-lock.json"), "utf8"));
  const installed: { name: string; license?: unknown }[] = await Promise.all(
    Object.keys(lock.packages)
      .filter((path) => path !== "")
      .map(async (path) => JSON.parse(await readFile(join(dir, path, "package.json"), "utf8"))),
  );
  checkPackages(installed.map(({ name }) => name));
  const refused = installed.filter(({ license }) => !isAllowed(license));
  if (refused.length > 0)
    throw new Error(
      `licences that are not on the list: ${refused.map(({ name, license }) => `${name} (${license})`).join(", ")}`,
    );
  return installed.length;
}
