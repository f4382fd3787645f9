/** The versions that a report of a problem needs: of this package, of Node.js, and the platform. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Versions as `--version` and `doctor` print them. */
export interface Versions {
  /** Version of this package. */
  readonly version: string;
  /** Version of Node.js, without the `v`. */
  readonly node: string;
  /** Operating system and processor, such as `linux-x64`. */
  readonly platform: string;
}

/** The package's manifest: the nearest one above this module, in the sources and in a bundle. */
function manifestFile(): string {
  for (let folder = new URL("./", import.meta.url); ; folder = new URL("../", folder)) {
    const file = fileURLToPath(new URL("package.json", folder));
    if (existsSync(file)) return file;
    if (folder.pathname === new URL("../", folder).pathname) throw new Error("no package.json was found");
  }
}

/** Reads the versions of the running program. */
export function readVersions(): Versions {
  const manifest: { readonly version: string } = JSON.parse(readFileSync(manifestFile(), "utf8"));
  const { versions, platform, arch } = process;
  return { version: manifest.version, node: versions.node, platform: `${platform}-${arch}` };
}

/** The line that `--version` prints. */
export const describeVersions = ({ version, node, platform }: Versions): string =>
  `primary-network ${version} (Node.js ${node}, ${platform})`;
