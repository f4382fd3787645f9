/** Installs avalanchejs outside of the checkout: its licence allows tests and research only. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installOutside } from "../shared/install-outside.ts";
import { AVALANCHEJS_ROOT, openInstallation } from "./installed-module.ts";

/** Its `latest` on npm is an empty package; this is the last version before it. */
export const AVALANCHEJS_VERSION = "5.2.0";

/** Folder whose node_modules contains it. */
export const avalanchejsRoot: string = join(tmpdir(), "primary-network-bench-avalanchejs");

export function installAvalanchejs(): void {
  installOutside(avalanchejsRoot, { "@avalabs/avalanchejs": AVALANCHEJS_VERSION }, "avalanchejs");
  openInstallation(AVALANCHEJS_ROOT, avalanchejsRoot);
}
