/** What a user installs with each package: how much, under which licences, and the bill of materials of it. */
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { assertInstalled } from "../../shared/budgets.ts";
import { run } from "../../shared/command.ts";
import { measureInstalled } from "../../shared/installed-size.ts";
import type { PublishedPackage } from "../../shared/packages.ts";
import { type BundledPackage, NOTICES, packagesIn } from "../build/notices.ts";
import type { Packed } from "./pack-as.ts";
import { checkInstalledProduction } from "./production.ts";
import type { RegistryEnvironment } from "./publish.ts";
import { checkSbom, type Sbom, withBundled, withoutRehearsal } from "./sbom.ts";

export interface Installation {
  /** Name, size of the tarball, size installed, number of packages. */
  readonly row: readonly string[];
  readonly sbom: Sbom;
}

interface InstallOptions {
  readonly packed: Packed;
  /** All of the release: their bundles' contents are in a bill of materials too. */
  readonly all: readonly Packed[];
  /** Of the release. */
  readonly version: string;
  readonly env: RegistryEnvironment;
  /** An empty folder. */
  readonly dir: string;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

/** The packages in a package's bundle. */
export async function bundledIn({ contents }: Packed): Promise<BundledPackage[]> {
  const notices = await readFile(join(contents, "dist", NOTICES), "utf8").catch(() => "");
  return packagesIn(notices);
}

/**
 * Installs one package in an empty folder, as `npm install <name>` does.
 *
 * @throws Error when it brings other packages than are known, one whose licence is not allowed, or more than its budget
 */
export async function install({ packed, all, version, env, dir }: InstallOptions): Promise<Installation> {
  const { name, tarball } = packed;
  const manifest = { name: `installation-of-${basename(packed.folder)}`, version, private: true };
  await writeFile(join(dir, "package.json"), JSON.stringify(manifest));
  await run("npm", ["install", `${name}@${version}`], { cwd: dir, env, seconds: 300 });
  await checkInstalledProduction(dir, name);
  const size = await measureInstalled(dir);
  assertInstalled(name, size);
  const printed: Sbom = JSON.parse(
    await run("npm", ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"], { cwd: dir, env }),
  );
  const own = all.map((one: PublishedPackage) => one.name);
  const bundled = Object.fromEntries(
    await Promise.all(all.map(async (one) => [one.name, await bundledIn(one)] as const)),
  );
  const document = withBundled(withoutRehearsal(printed, env.NPM_CONFIG_REGISTRY, own), bundled);
  checkSbom(document, name);
  // npm names the project by its folder.
  const component = { ...document.metadata.component, name: manifest.name };
  const sbom = { ...document, metadata: { ...document.metadata, component } };
  const packedSize = (await stat(tarball)).size;
  return {
    row: [name, megabytes(packedSize), megabytes(size.bytes), String(size.packages)],
    sbom,
  };
}

/** Keeps a bill of materials in the folder `out`; resolves with its path. */
export async function keepSbom(out: string, name: string, version: string, sbom: Sbom): Promise<string> {
  await mkdir(out, { recursive: true });
  const file = join(out, `${name.replace("@", "").replace("/", "-")}-${version}.cdx.json`);
  await writeFile(file, `${JSON.stringify(sbom, null, 2)}\n`);
  return file;
}
